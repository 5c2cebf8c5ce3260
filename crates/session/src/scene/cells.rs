//! Cells of a board: unit squares from which squares are taken, or tokens of which lines are.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;
use solver::play::{Move, Step};

/// Side of a cell.
const CELL: i32 = 50;
/// Room for numbers and handles of lines at the left and above.
const EDGE: i32 = 50;
/// The same where there are numbers only.
const NUMBERS: i32 = 32;
/// From a handle to the first cell of its line.
const REACH: i32 = 13;
/// Spot numbers of handles begin here.
const HANDLE: u32 = 1000;

/// Rows, columns and whether cells are tokens.
struct Grid<'b> {
    rows: &'b [Vec<bool>],
    columns: u32,
    tokens: bool,
    /// Left edge of the cells.
    left: i32,
    /// Their upper edge.
    top: i32,
}

impl Grid<'_> {
    fn of(board: &Board) -> Grid<'_> {
        let (rows, tokens) = match board {
            Board::Cells { rows, tokens } => (rows.as_slice(), *tokens),
            _ => (&[] as &[Vec<bool>], false),
        };
        let columns = rows.first().map_or(1, Vec::len) as u32;
        let top = if tokens { EDGE } else { NUMBERS };
        Grid { rows, columns, tokens, left: top, top }
    }

    fn centre(&self, row: u32, column: u32) -> (i32, i32) {
        let (column, row) = (column as i32 * CELL, row as i32 * CELL);
        (self.left + column + CELL / 2, self.top + row + CELL / 2)
    }

    fn high(&self) -> u32 {
        self.rows.len() as u32
    }

    /// True if a move takes, or took, the cell.
    fn touches(&self, step: Step, row: u32, column: u32) -> bool {
        if self.tokens {
            return step.place == row || step.place == self.high() + column;
        }
        let (top, left) = (step.place / self.columns, step.place % self.columns);
        let within = |n: u32, first: u32| (first..first + step.amount as u32).contains(&n);
        within(row, top) && within(column, left)
    }
}

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let mut grid = Grid::of(&maker.look.board);
    let (wide, high) = (grid.columns as i32 * CELL, grid.high() as i32 * CELL);
    let kind = if grid.tokens { "tokens" } else { "squares" };
    // A small board stands in the middle of the cloth and is not blown up.
    let (frame, least) = if maker.narrow { (10, 320) } else { (22, 560) };
    let width = (wide + grid.top + frame).max(least);
    grid.left = grid.top.max((width - wide) / 2);
    let mut scene = maker.scene(kind, width, high + grid.top + frame);
    if grid.tokens {
        axes(&grid, &mut scene);
        let handles = (0..grid.columns).map(|c| handle(maker, &grid, grid.high() + c)).collect();
        scene.line(say::columns(), handles);
    }
    let away = if grid.tokens { EDGE - REACH } else { NUMBERS / 2 };
    for row in 0..grid.high() {
        let mut spots = Vec::new();
        if grid.tokens {
            spots.push(handle(maker, &grid, row));
        }
        spots.extend((0..grid.columns).map(|column| cell(maker, &grid, row, column)));
        scene.line(say::row(row as usize), spots);
        let (_, y) = grid.centre(row, 0);
        write(&mut scene.under, grid.left - away, y + 5, "num", (row + 1).to_string());
    }
    for column in 0..grid.columns {
        let (x, _) = grid.centre(0, column);
        write(&mut scene.under, x, grid.top - away + 5, "num", (column + 1).to_string());
    }
    leaving(maker, &grid, &mut scene.over);
    scene
}

/// The middle row and column, where there are such.
fn axes(grid: &Grid<'_>, scene: &mut Scene) {
    let last = (grid.high() - 1, grid.columns - 1);
    if last.0.is_multiple_of(2) {
        let (from, to) = (grid.centre(last.0 / 2, 0), grid.centre(last.0 / 2, last.1));
        scene.under.push(Decor::Stroke { from, to, class: "axis" });
    }
    if last.1.is_multiple_of(2) {
        let (from, to) = (grid.centre(0, last.1 / 2), grid.centre(last.0, last.1 / 2));
        scene.under.push(Decor::Stroke { from, to, class: "axis" });
    }
}

/// What the last move has taken.
fn leaving(maker: &Maker<'_>, grid: &Grid<'_>, out: &mut Vec<Decor>) {
    let Some((board, mv)) = &maker.before else { return };
    let before = Grid::of(board);
    for (row, cells) in (0..).zip(before.rows) {
        for (column, filled) in (0..).zip(cells) {
            if *filled && before.touches(mv.first(), row, column) {
                let (x, y) = grid.centre(row, column);
                let piece = filled_piece(grid);
                out.push(Decor::Leaving { id: row * grid.columns + column, piece, x, y });
            }
        }
    }
}

fn filled_piece(grid: &Grid<'_>) -> Piece {
    if grid.tokens { Piece::Token } else { Piece::Unit }
}

fn cell(maker: &Maker<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Spot {
    let filled = grid.rows[row as usize][column as usize];
    let piece = if filled { filled_piece(grid) } else { Piece::Hole };
    let mv = if !filled {
        None
    } else if grid.tokens {
        sweep(maker, grid, row, column)
    } else {
        square(maker, grid, row, column)
    };
    let content = say::cell(row, column, filled, grid.tokens);
    let place = row * grid.columns + column;
    let mut spot = maker.spot(place, piece, grid.centre(row, column), &content, mv);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.armed = filled && maker.armed_step().is_some_and(|step| grid.touches(step, row, column));
    spot.last = maker.before.as_ref().is_some_and(|(_, mv)| grid.touches(mv.first(), row, column));
    spot.put = Some((place, u64::from(!filled)));
    spot
}

/// Tokens on a line.
fn tokens(grid: &Grid<'_>, line: u32) -> u64 {
    let held = match line.checked_sub(grid.high()) {
        None => grid.rows[line as usize].iter().filter(|held| **held).count(),
        Some(column) => grid.rows.iter().filter(|row| row[column as usize]).count(),
    };
    held as u64
}

/// The square that a touch of this cell arms: the cell alone or, if one is armed, the least
/// square over both; a touch within the armed one plays it.
fn square(maker: &Maker<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Option<Move> {
    let here = row * grid.columns + column;
    let Some(step) = maker.armed_step() else { return maker.legal(here, 1) };
    if grid.touches(step, row, column) {
        return maker.armed().cloned();
    }
    let (top, left, side) =
        (step.place / grid.columns, step.place % grid.columns, step.amount as u32);
    let (first, last) = (top.min(row), (top + side - 1).max(row));
    let (from, to) = (left.min(column), (left + side - 1).max(column));
    let side = (last - first).max(to - from) + 1;
    // Where the two leave room, the square may begin farther up or to the left.
    for top in ((last + 1).saturating_sub(side)..=first).rev() {
        for left in ((to + 1).saturating_sub(side)..=from).rev() {
            if left + side <= grid.columns
                && let Some(mv) = maker.legal(top * grid.columns + left, u64::from(side))
            {
                return Some(mv);
            }
        }
    }
    maker.legal(here, 1)
}

/// The line that a touch of this token arms: its longer one, or the one through an armed token.
fn sweep(maker: &Maker<'_>, grid: &Grid<'_>, row: u32, column: u32) -> Option<Move> {
    let lines = [row, grid.high() + column];
    let legal = |line: u32| maker.legal(line, tokens(grid, line));
    if let Some(step) = maker.armed_step() {
        if lines.contains(&step.place) {
            return maker.armed().cloned();
        }
        // From an armed row on to another row the way leads down a column, and the other way round.
        return legal(lines[usize::from(step.place < grid.high())]);
    }
    legal(lines[usize::from(tokens(grid, lines[1]) > tokens(grid, lines[0]))])
}

/// The handle that sweeps a line.
fn handle(maker: &Maker<'_>, grid: &Grid<'_>, line: u32) -> Spot {
    let held = tokens(grid, line);
    // Its number is part of what can be hit, so that a finger finds it.
    let (at, hit) = match line.checked_sub(grid.high()) {
        None => ((grid.left - REACH, grid.centre(line, 0).1), [REACH - 46, -23, 44, 46]),
        Some(column) => ((grid.centre(0, column).0, grid.top - REACH), [-23, REACH - 46, 46, 44]),
    };
    let down = line >= grid.high();
    let mv = maker.legal(line, held);
    let content = say::line_of_tokens(line, grid.high(), held);
    let mut spot = maker.spot(HANDLE + line, Piece::Handle(down), at, &content, mv);
    spot.hit = hit;
    spot.armed = maker.armed_at(line).is_some();
    spot
}
