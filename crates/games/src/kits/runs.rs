//! A board of cells from which runs are taken: tokens that go, or free cells that are covered.

use crate::cells::Cells;
use crate::kinds::{between, run};
use crate::piece::Piece;
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, Step};

/// Side of a cell, and room for the numbers at the left and above.
const CELL: i32 = 50;
const NUMBERS: i32 = 32;

/// How a board looks.
#[derive(Clone, Copy)]
pub(crate) struct Look<'b> {
    /// The kind of the picture.
    pub(crate) kind: &'static str,
    /// The piece of a cell that is left, and that of another one.
    pub(crate) pieces: [Piece; 2],
    /// True if what a move takes is seen leaving.
    pub(crate) leaving: bool,
    /// The name of a cell by its row and column, and whether it is left.
    pub(crate) name: &'b dyn Fn(u64, u64, bool) -> Message,
}

/// A board with the places of its cells.
struct Grid<'g> {
    cells: &'g Cells,
    look: &'g Look<'g>,
    left: i32,
    last: Option<Step>,
}

impl Grid<'_> {
    fn centre(&self, (row, column): (u32, u32)) -> (i32, i32) {
        let along = |n: u32| n as i32 * CELL + CELL / 2;
        (self.left + along(column), NUMBERS + along(row))
    }

    fn covers(&self, step: Step, cell: (u32, u32)) -> bool {
        run(step, self.cells.size().1).any(|other| other == cell)
    }
}

/// The board with the numbers of its rows and columns.
pub(crate) fn scene(cells: &Cells, view: &View<'_, Cells>, look: &Look<'_>) -> Scene {
    let (stage, (rows, columns)) = (view.stage, cells.size());
    // A small board is centred on the cloth and not enlarged beyond measure.
    let (frame, least) = if stage.narrow() { (10, 320) } else { (22, 400) };
    let wide = columns as i32 * CELL;
    let width = (wide + NUMBERS + frame).max(least);
    let left = NUMBERS.max((width - wide) / 2);
    let last = view.before.map(|(_, mv)| mv.first());
    let grid = Grid { cells, look, left, last };
    let mut scene = stage.scene(look.kind, width, rows as i32 * CELL + NUMBERS + frame);
    for row in 0..rows {
        let spots = (0..columns).map(|column| spot(stage, &grid, (row, column))).collect();
        scene.line(words::row(u64::from(row) + 1), spots);
        let (_, y) = grid.centre((row, 0));
        write(&mut scene.under, left - NUMBERS / 2, y + 5, "num", (row + 1).to_string());
    }
    for column in 0..columns {
        let (x, _) = grid.centre((0, column));
        write(&mut scene.under, x, NUMBERS / 2 + 5, "num", (column + 1).to_string());
    }
    if let Some(step) = last.filter(|_| look.leaving) {
        for cell in run(step, columns) {
            let ((x, y), id) = (grid.centre(cell), cell.0 * columns + cell.1);
            scene.over.push(Decor::Leaving { id, piece: look.pieces[0], x, y });
        }
    }
    scene
}

fn spot(stage: &Stage<'_>, grid: &Grid<'_>, cell: (u32, u32)) -> Spot {
    let (row, column) = cell;
    let (filled, here) = (grid.cells.holds(row, column), row * grid.cells.size().1 + column);
    let content = (grid.look.name)(u64::from(row) + 1, u64::from(column) + 1, filled);
    let mv = if filled { candidate(stage, grid, cell) } else { None };
    let piece = grid.look.pieces[usize::from(!filled)];
    let mut spot = stage.spot(here, piece, grid.centre(cell), content, mv);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    let pending = stage.pending_step();
    spot.pending = filled && pending.is_some_and(|step| grid.covers(step, cell));
    spot.last = grid.last.is_some_and(|step| grid.covers(step, cell));
    spot.put = Some((here, u64::from(!filled)));
    spot
}

/// The pending move after a touch of this cell: the least run over it and the pending one, or else the cell alone. Where a
/// run has two cells at least, it is one with a cell of the pending run, or with a neighbour. A touch within the pending
/// run plays it.
fn candidate(stage: &Stage<'_>, grid: &Grid<'_>, cell: (u32, u32)) -> Option<Move> {
    let (rows, columns) = grid.cells.size();
    let pending = stage.pending_step();
    if pending.is_some_and(|step| grid.covers(step, cell)) {
        return stage.pending_move().cloned();
    }
    let mut ends: Vec<(u32, u32)> =
        pending.into_iter().flat_map(|step| run(step, columns)).collect();
    let joined = |one, other| {
        between(one, other, columns).and_then(|(place, amount)| stage.legal(place, amount))
    };
    let pairs: Vec<Move> = ends.iter().filter_map(|end| joined(*end, cell)).collect();
    ends.push(cell);
    let whole = joined(ends.iter().copied().min()?, ends.iter().copied().max()?);
    let over = whole.filter(|mv| ends.iter().all(|end| grid.covers(mv.first(), *end)));
    let alone = || stage.legal(cell.0 * columns + cell.1, 1);
    let (row, column) = cell;
    let beside = || {
        let near = [
            (row, column + 1),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row.wrapping_sub(1), column),
        ];
        let within = |(row, column): &(u32, u32)| *row < rows && *column < columns;
        near.into_iter().filter(within).find_map(|other| joined(cell, other))
    };
    over.or_else(alone).or_else(|| pairs.into_iter().next()).or_else(beside)
}
