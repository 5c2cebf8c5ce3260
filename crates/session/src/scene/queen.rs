//! A queen on a quadrant, with the corner that she walks to at the lower left.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;
use solver::play::Move;

/// Side of a square.
const CELL: i32 = 50;

/// Room for the numbers at the left and below, and for the frame above and to the right.
fn edges(maker: &Maker<'_>) -> (i32, i32) {
    if maker.narrow { (34, 8) } else { (38, 20) }
}

/// Column and row of the queen.
fn place(board: &Board) -> (u64, u64) {
    match board {
        Board::Queen { x, y, .. } => (*x, *y),
        Board::Pair { kittens, puppies } => (*kittens, *puppies),
        _ => (0, 0),
    }
}

fn centre(maker: &Maker<'_>, side: u64, x: u64, y: u64) -> (i32, i32) {
    let (edge, frame) = edges(maker);
    let column = edge + x as i32 * CELL + CELL / 2;
    let row = frame + (side - 1 - y) as i32 * CELL + CELL / 2;
    (column, row)
}

pub(super) fn scene(maker: &Maker<'_>, side: u64) -> Scene {
    let queen = place(&maker.look.board);
    let (edge, frame) = edges(maker);
    let length = side as i32 * CELL + edge + frame;
    let mut scene = maker.scene("queen", length, length);
    for y in (0..side).rev() {
        let spots = (0..side).map(|x| square(maker, side, queen, x, y)).collect();
        scene.line(say::board_row(y), spots);
        let (_, row) = centre(maker, side, 0, y);
        write(&mut scene.under, edge - 16, row + 5, "num", y.to_string());
        let (column, _) = centre(maker, side, y, 0);
        write(&mut scene.under, column, length - edge + 23, "num", y.to_string());
    }
    rings(maker, side, queen, &mut scene.over);
    strokes(maker, side, queen, &mut scene.over);
    let (x, y) = centre(maker, side, queen.0, queen.1);
    let armed = maker.armed().is_some();
    scene.over.push(Decor::Piece { id: 0, piece: Piece::Queen(false), x, y, armed });
    scene
}

/// Rings on the lost squares that the queen cannot reach in one move, where values are shown.
fn rings(maker: &Maker<'_>, side: u64, queen: (u64, u64), out: &mut Vec<Decor>) {
    let Board::Queen { cold, .. } = &maker.look.board else { return };
    if !maker.theory() {
        return;
    }
    let far = cold.iter().filter(|(x, y)| *x < side && *y < side && way(queen, *x, *y).is_none());
    out.extend(far.map(|(x, y)| {
        let (x, y) = centre(maker, side, *x, *y);
        Decor::Ring { x, y }
    }));
}

/// The queen's way to the armed square, and the way she came.
fn strokes(maker: &Maker<'_>, side: u64, queen: (u64, u64), out: &mut Vec<Decor>) {
    let from = centre(maker, side, queen.0, queen.1);
    if let Some((before, _)) = &maker.before {
        let (x, y) = place(before);
        out.push(Decor::Stroke { from: centre(maker, side, x, y), to: from, class: "trail" });
    }
    if let Some(step) = maker.armed_step() {
        let lowered = |from: u64, line: u32| {
            if step.place == line || step.place == 2 { from - step.amount } else { from }
        };
        let to = centre(maker, side, lowered(queen.0, 0), lowered(queen.1, 1));
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
    let (column, row) = centre(maker, side, x, y);
    let content = say::square(x, y, here);
    let id = (y * side + x) as u32;
    let mut spot = maker.spot(id, piece, (column, row), &content, mv);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.armed = spot.mv.is_some() && spot.mv.as_ref() == maker.armed();
    spot.last =
        maker.before.as_ref().is_some_and(|(before, _): &(Board, Move)| place(before) == (x, y));
    spot.put = Some((2, y * 1000 + x));
    spot
}
