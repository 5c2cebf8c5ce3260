//! A queen on a quadrant, with the corner that she walks to at the lower left.

use super::{Decor, Line, Maker, Piece, Scene, Spot, text};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;
use solver::play::Move;

/// Side of a square.
const CELL: i32 = 40;
/// Room for the numbers at the left and below.
const EDGE: i32 = 34;

/// Column and row of the queen.
fn place(board: &Board) -> (u64, u64) {
    match board {
        Board::Queen { x, y, .. } => (*x, *y),
        Board::Pair { kittens, puppies } => (*kittens, *puppies),
        _ => (0, 0),
    }
}

fn centre(side: u64, x: u64, y: u64) -> (i32, i32) {
    let column = EDGE + x as i32 * CELL + CELL / 2;
    let row = 6 + (side - 1 - y) as i32 * CELL + CELL / 2;
    (column, row)
}

pub(super) fn scene(maker: &Maker<'_>, side: u64) -> Scene {
    let queen = place(&maker.look.board);
    let length = side as i32 * CELL + EDGE + 6;
    let mut scene = Scene {
        kind: "queen",
        width: length,
        height: length,
        name: say::board(&maker.look.board),
        upright: false,
        lines: Vec::new(),
        under: Vec::new(),
        over: Vec::new(),
    };
    for y in (0..side).rev() {
        let spots = (0..side).map(|x| square(maker, side, queen, x, y)).collect();
        scene.lines.push(Line { label: say::board_row(y), spots });
        let (_, row) = centre(side, 0, y);
        scene.under.push(text(EDGE / 2, row + 5, "axis", y.to_string()));
        let (column, _) = centre(side, y, 0);
        scene.under.push(text(column, length - 8, "axis", y.to_string()));
    }
    strokes(maker, side, queen, &mut scene.over);
    let (x, y) = centre(side, queen.0, queen.1);
    let armed = maker.session.armed().is_some();
    scene.over.push(Decor::Piece { id: 0, piece: Piece::Queen(false), x, y, armed });
    scene
}

/// The queen's way to the armed square, and the way she came.
fn strokes(maker: &Maker<'_>, side: u64, queen: (u64, u64), out: &mut Vec<Decor>) {
    let from = centre(side, queen.0, queen.1);
    if let Some((before, _)) = &maker.before {
        let (x, y) = place(before);
        out.push(Decor::Stroke { from: centre(side, x, y), to: from, class: "trail" });
    }
    if let Some(step) = maker.armed_step() {
        let lowered = |from: u64, line: u32| {
            if step.place == line || step.place == 2 { from - step.amount } else { from }
        };
        let to = centre(side, lowered(queen.0, 0), lowered(queen.1, 1));
        out.push(Decor::Stroke { from, to, class: "ray" });
    }
}

/// The move from the queen to a square, if it lies on one of her three lines.
fn way(queen: (u64, u64), x: u64, y: u64) -> Option<(u32, u64)> {
    let (left, down) = (queen.0.checked_sub(x)?, queen.1.checked_sub(y)?);
    match (left, down) {
        (0, 0) => None,
        (left, 0) => Some((0, left)),
        (0, down) => Some((1, down)),
        (left, down) if left == down => Some((2, left)),
        _ => None,
    }
}

fn square(maker: &Maker<'_>, side: u64, queen: (u64, u64), x: u64, y: u64) -> Spot {
    let dark = (x + y).is_multiple_of(2);
    let here = (x, y) == queen;
    let piece = if here { Piece::Queen(dark) } else { Piece::Square(dark) };
    let mv = way(queen, x, y).and_then(|(line, amount)| maker.legal(line, amount));
    let (column, row) = centre(side, x, y);
    let content = say::square(x, y, here);
    let id = (y * side + x) as u32;
    let mut spot = maker.spot(id, piece, [column, row, CELL, CELL], &content, mv);
    spot.armed = spot.mv.is_some() && spot.mv.as_ref() == maker.session.armed();
    spot.last = maker.before.as_ref().is_some_and(|(before, _): &(Board, Move)| place(before) == (x, y));
    spot.put = Some((2, y * 1000 + x));
    spot
}
