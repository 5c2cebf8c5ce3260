//! A board of cells from which runs are taken: tokens that go, or free cells that are covered.

use super::ground::Ground;
use crate::cells::Cells;
use crate::kinds::{between, run};
use crate::piece::Piece;
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, Outcome, Step};

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
    /// The legal runs, where none is a single cell: there the first touch chooses a cell.
    runs: Vec<Move>,
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
    let size = (columns as i32 * CELL, rows as i32 * CELL);
    let Ground { width, height, left } = Ground::of(stage, size, NUMBERS);
    let last = view.before.map(|(_, mv)| mv.first());
    let grid = Grid { cells, look, left, last, runs: runs(stage) };
    let mut scene = stage.scene(look.kind, width, height);
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
    let chosen = stage.chosen().filter(|_| stage.pending_move().is_none()) == Some(here);
    let pending = stage.pending_step().is_some_and(|step| grid.covers(step, cell)) || chosen;
    let content = (grid.look.name)(u64::from(row) + 1, u64::from(column) + 1, filled);
    // What is about to be covered shows the piece.
    let shown = filled && (grid.look.leaving || !pending);
    let piece = grid.look.pieces[usize::from(!shown)];
    let mv = if filled { candidate(stage, grid, cell) } else { None };
    // The mark of a cell that is chosen first says whether a run over it wins.
    let over = || grid.runs.iter().filter(|run| mv.is_none() && grid.covers(run.first(), cell));
    let drawn = |mv| stage.spot(here, piece, grid.centre(cell), Message::nothing(), Some(mv));
    let marks = over().filter_map(|mv| drawn(mv.clone()).mark);
    let mark = marks.min_by_key(|outcome| *outcome != Outcome::P);
    let content = match mark {
        Some(Outcome::P) => words::in_a_win(content),
        Some(_) => words::in_no_win(content),
        None => content,
    };
    let chooses = over().next().is_some();
    let mut spot = stage.spot(here, piece, grid.centre(cell), content, mv);
    spot.pick = chooses.then_some(here);
    spot.mark = spot.mark.or(mark);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.pending = filled && pending;
    spot.last = grid.last.is_some_and(|step| grid.covers(step, cell));
    spot.put = Some((here, u64::from(!filled)));
    spot
}

/// See [`Grid::runs`].
fn runs(stage: &Stage<'_>) -> Vec<Move> {
    if stage.ranges.iter().any(|range| range.low == 1) {
        return Vec::new();
    }
    let all = stage.ranges.iter().flat_map(|range| {
        (range.low..=range.high).filter_map(|amount| stage.legal(range.place, amount))
    });
    all.collect()
}

/// The pending move after a touch of this cell: the least run over it and what is pending or chosen, or else the cell
/// alone. A touch within the pending run plays it.
fn candidate(stage: &Stage<'_>, grid: &Grid<'_>, cell: (u32, u32)) -> Option<Move> {
    let columns = grid.cells.size().1;
    let mut ends: Vec<(u32, u32)> = Vec::new();
    if let Some(step) = stage.pending_step() {
        if grid.covers(step, cell) {
            return stage.pending_move().cloned();
        }
        ends.extend(run(step, columns));
    } else if let Some(place) = stage.chosen() {
        ends.push((place / columns, place % columns));
    }
    ends.push(cell);
    let (first, last) = (ends.iter().copied().min(), ends.iter().copied().max());
    let joined = between(first?, last?, columns);
    let joined = joined.and_then(|(place, amount)| stage.legal(place, amount));
    let over = joined.filter(|mv| ends.iter().all(|end| grid.covers(mv.first(), *end)));
    over.or_else(|| stage.legal(cell.0 * columns + cell.1, 1))
}
