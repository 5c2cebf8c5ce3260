//! Cells of a board: unit squares that are taken in squares, or tokens that are taken in lines.

use super::ground::Ground;
use super::pieces::{BED, MARBLE, MIDDLE, PIT, UNIT};
use crate::cells::Cells;
use crate::layout::MoveContext;
use crate::piece::{Hint, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::{self, places};
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, Step};
use solver::small_polyomino::Removal;

/// Side of a cell.
const CELL: i32 = 50;
/// Room for numbers and handles of lines at the left and above.
const EDGE: i32 = 50;
/// The same without handles.
const NUMBERS: i32 = 32;
/// From a handle to the first cell of its line.
const REACH: i32 = 13;
/// Spot numbers of handles begin here.
const HANDLE: u32 = 1000;

/// The cells and whether they are tokens, with their positions on the board.
///
/// For unit squares, place i is the cell with this number, the upper left corner of the square taken, and
/// an amount is the side. For tokens, places are first the rows, then the columns, and an amount is the
/// number of tokens on that line.
struct Grid<'b> {
    cells: &'b Cells,
    last: Option<Step>,
    rows: u32,
    columns: u32,
    /// True for tokens on points, false for unit squares.
    tokens: bool,
    /// Left edge of the cells.
    left: i32,
    /// Their upper edge.
    top: i32,
}

impl<'b> Grid<'b> {
    fn of(cells: &'b Cells, last: Option<Step>, removal: Removal, narrow: bool) -> Grid<'b> {
        let ((rows, columns), tokens) = (cells.size(), removal == Removal::Lines);
        // The numbers of a large board are drawn larger on a narrow page.
        let more = if narrow { (rows.max(columns) as i32 * CELL / 40 - 12).max(0) } else { 0 };
        let top = if tokens { EDGE } else { NUMBERS } + more;
        Grid { cells, last, rows, columns, tokens, left: top, top }
    }

    fn centre(&self, row: u32, column: u32) -> (i32, i32) {
        let (column, row) = (column as i32 * CELL, row as i32 * CELL);
        (self.left + column + CELL / 2, self.top + row + CELL / 2)
    }

    /// True if a move takes, or took, the cell.
    fn touches(&self, step: Step, row: u32, column: u32) -> bool {
        if self.tokens {
            return step.place == row || step.place == self.rows + column;
        }
        let (top, left) = (step.place / self.columns, step.place % self.columns);
        let within = |n: u32, first: u32| (first..first + step.amount as u32).contains(&n);
        within(row, top) && within(column, left)
    }
}

/// The board with the numbers of its lines, and handles if lines are taken.
pub fn scene(cells: &Cells, view: &View<'_, Cells>, removal: Removal) -> Scene {
    let stage = view.stage;
    let last = view.before.map(|(_, mv)| mv.first());
    let mut grid = Grid::of(cells, last, removal, stage.narrow());
    let size = (grid.columns as i32 * CELL, grid.rows as i32 * CELL);
    let kind = if grid.tokens { "tokens" } else { "squares" };
    let Ground { width, height, left } = Ground::of(stage, size, grid.top);
    grid.left = left;
    let mut scene = stage.scene(kind, width, height);
    if grid.tokens {
        axes(&grid, &mut scene);
        let handles = (0..grid.columns).map(|c| handle(stage, &grid, grid.rows + c)).collect();
        scene.line(words::handles(), handles);
    }
    let away = if grid.tokens { EDGE - REACH } else { NUMBERS / 2 };
    for row in 0..grid.rows {
        let mut spots = Vec::new();
        if grid.tokens {
            spots.push(handle(stage, &grid, row));
        }
        spots.extend((0..grid.columns).map(|column| cell(stage, &grid, row, column)));
        scene.line(words::row(u64::from(row) + 1), spots);
        if numbered(stage, row, grid.rows) {
            let (_, y) = grid.centre(row, 0);
            write(&mut scene.under, grid.left - away, y + 5, "num", (row + 1).to_string());
        }
    }
    for column in (0..grid.columns).filter(|column| numbered(stage, *column, grid.columns)) {
        let (x, _) = grid.centre(0, column);
        write(&mut scene.under, x, grid.top - away + 5, "num", (column + 1).to_string());
    }
    if let Some((before, mv)) = view.before {
        leaving(before, mv.first(), &grid, &mut scene.over);
    }
    scene
}

/// Lines of a narrow board of which each has room for its number.
const ALL_NUMBERED: u32 = 16;

/// True if a line has its number beside it; of many lines on a narrow board, every fifth has.
fn numbered(stage: &Stage<'_>, line: u32, lines: u32) -> bool {
    !stage.narrow() || lines <= ALL_NUMBERED || line == 0 || (line + 1).is_multiple_of(5)
}

/// The middle row and column, if there are any.
fn axes(grid: &Grid<'_>, scene: &mut Scene) {
    let last = (grid.rows - 1, grid.columns - 1);
    if last.0.is_multiple_of(2) {
        let (from, to) = (grid.centre(last.0 / 2, 0), grid.centre(last.0 / 2, last.1));
        scene.under.push(Decor::Stroke { from, to, class: "axis" });
    }
    if last.1.is_multiple_of(2) {
        let (from, to) = (grid.centre(0, last.1 / 2), grid.centre(last.0, last.1 / 2));
        scene.under.push(Decor::Stroke { from, to, class: "axis" });
    }
}

/// The cells that the last move took.
fn leaving(before: &Cells, last: Step, grid: &Grid<'_>, out: &mut Vec<Decor>) {
    let (rows, columns) = before.size();
    for row in 0..rows {
        for column in 0..columns {
            if before.holds(row, column) && grid.touches(last, row, column) {
                let (x, y) = grid.centre(row, column);
                let piece = filled_piece(grid);
                out.push(Decor::Leaving { id: row * grid.columns + column, piece, x, y });
            }
        }
    }
}

const fn sweep_kind(class: &'static str) -> PieceKind {
    let arrow = Layer::Symbol { href: "#sweep", at: [-11, -11, 22, 22], class };
    PieceKind { hint: Some(Hint::Always(arrow)), ..PieceKind::NOTHING }
}

/// The handle that sweeps a row, and one that sweeps a column.
const SWEEP: Piece = Piece::bare(&sweep_kind("sweep"), MIDDLE);
const SWEEP_DOWN: Piece = Piece::bare(&sweep_kind("sweep down"), MIDDLE);

fn filled_piece(grid: &Grid<'_>) -> Piece {
    if grid.tokens { MARBLE } else { UNIT }
}

fn cell(stage: &Stage<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Spot {
    let filled = grid.cells.holds(row, column);
    let hole = if grid.tokens { PIT } else { BED };
    let piece = if filled { filled_piece(grid) } else { hole };
    let mv = if !filled {
        None
    } else if grid.tokens {
        sweep(stage, grid, row, column)
    } else {
        square(stage, grid, row, column)
    };
    let content = match (filled, grid.tokens) {
        (false, _) => "empty",
        (true, true) => "token",
        (true, false) => "unit",
    };
    let content = words::cell(u64::from(row) + 1, u64::from(column) + 1, content);
    let place = row * grid.columns + column;
    let mut spot = stage.spot(place, piece, grid.centre(row, column), content, mv);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.pending =
        filled && stage.pending_step().is_some_and(|step| grid.touches(step, row, column));
    spot.last = grid.last.is_some_and(|step| grid.touches(step, row, column));
    spot.put = Some((place, u64::from(!filled)));
    spot
}

fn tokens(grid: &Grid<'_>, line: u32) -> u64 {
    grid.cells.line(line).len() as u64
}

/// The pending square after a touch of this cell: the cell alone or, if another is pending, the least
/// square over both; a touch within the pending square plays it.
fn square(stage: &Stage<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Option<Move> {
    let here = row * grid.columns + column;
    let Some(step) = stage.pending_step() else { return stage.legal(here, 1) };
    if grid.touches(step, row, column) {
        return stage.pending_move().cloned();
    }
    let (top, left, side) =
        (step.place / grid.columns, step.place % grid.columns, step.amount as u32);
    let (first, last) = (top.min(row), (top + side - 1).max(row));
    let (from, to) = (left.min(column), (left + side - 1).max(column));
    let side = (last - first).max(to - from) + 1;
    // If a square over both has room, it may begin farther up or to the left.
    for top in ((last + 1).saturating_sub(side)..=first).rev() {
        for left in ((to + 1).saturating_sub(side)..=from).rev() {
            if left + side <= grid.columns
                && let Some(mv) = stage.legal(top * grid.columns + left, u64::from(side))
            {
                return Some(mv);
            }
        }
    }
    stage.legal(here, 1)
}

/// The pending line after a touch of this token: its longer line, or the line through a pending token.
fn sweep(stage: &Stage<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Option<Move> {
    let lines = [row, grid.rows + column];
    let legal = |line: u32| stage.legal(line, tokens(grid, line));
    if let Some(step) = stage.pending_step() {
        if lines.contains(&step.place) {
            return stage.pending_move().cloned();
        }
        // From a pending row to a token of another row, the move is that token's column, and the other way round.
        return legal(lines[usize::from(step.place < grid.rows)]);
    }
    legal(lines[usize::from(tokens(grid, lines[1]) > tokens(grid, lines[0]))])
}

fn handle(stage: &Stage<'_>, grid: &Grid<'_>, line: u32) -> Spot {
    let count = tokens(grid, line);
    // The number of a line is part of its hit area, so that a finger finds it.
    let (at, hit) = match line.checked_sub(grid.rows) {
        None => ((grid.left - REACH, grid.centre(line, 0).1), [REACH - 46, -23, 44, 46]),
        Some(column) => ((grid.centre(0, column).0, grid.top - REACH), [-23, REACH - 46, 46, 44]),
    };
    let down = line >= grid.rows;
    let mv = stage.legal(line, count);
    let content = words::sweep(line_name(line, grid.rows), words::tokens(count));
    let piece = if down { SWEEP_DOWN } else { SWEEP };
    let mut spot = stage.spot(HANDLE + line, piece, at, content, mv);
    spot.hit = hit;
    spot.pending = stage.pending_at(line).is_some();
    spot
}

/// A row or column of a board with `rows` rows: rows come first, then columns.
fn line_name(line: u32, rows: u32) -> Message {
    match line.checked_sub(rows) {
        None => words::whole_row(u64::from(line) + 1),
        Some(column) => words::whole_column(u64::from(column) + 1),
    }
}

/// The cells of each row, in a sentence each.
pub fn describe(cells: &Cells, removal: Removal) -> Message {
    let what = match removal {
        Removal::Lines => words::tokens,
        Removal::Squares => words::unit_squares,
    };
    let mut words = words::in_rows(what(cells.count()), u64::from(cells.size().0));
    for (row, there) in (1..).zip(cells.filled()) {
        let columns = places(there.iter());
        if !columns.is_empty() {
            words = words::then(words, words::row_holds(row, &columns));
        }
    }
    words
}

/// What a move takes, after the subject.
pub(crate) fn describe_move(cells: &Cells, removal: Removal, context: &MoveContext<'_>) -> Message {
    let (step, (rows, columns)) = (context.mv.first(), cells.size());
    let taken = match removal {
        Removal::Lines => line_name(step.place, rows),
        Removal::Squares => square_name(step, columns),
    };
    words::take(context.who, taken)
}

/// The square that a step takes from a board with `columns` columns.
fn square_name(step: Step, columns: u32) -> Message {
    let (row, column) = (step.place / columns + 1, step.place % columns + 1);
    let (row, column) = (u64::from(row), u64::from(column));
    match step.amount {
        1 => words::unit_at(row, column),
        side => words::square_from_to(side, row, column, row + side - 1, column + side - 1),
    }
}
