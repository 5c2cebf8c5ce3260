//! Several queens on a quadrant, with the corner that they walk to at the lower left.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;
use solver::plane;
use solver::play::{Move, Step};

/// Side of a square.
const CELL: i32 = 50;
/// How far each queen of a stack stands from the one below.
const STEP: i32 = 6;

type Square = (u64, u64);

fn queens(board: &Board) -> &[Square] {
    match board {
        Board::Queens { queens, .. } => queens,
        _ => &[],
    }
}

/// Room for the numbers at the left and below, and for the frame above and to the right.
fn edges(maker: &Maker<'_>) -> (i32, i32) {
    if maker.narrow { (34, 8) } else { (38, 20) }
}

fn centre(maker: &Maker<'_>, side: u64, (x, y): Square) -> (i32, i32) {
    let (edge, frame) = edges(maker);
    let column = edge + x as i32 * CELL + CELL / 2;
    let row = frame + (side - 1 - y) as i32 * CELL + CELL / 2;
    (column, row)
}

/// Where a step leads.
fn target(queens: &[Square], step: Step) -> Option<Square> {
    let (x, y) = *queens.get(step.place as usize / 3)?;
    let lowered = |from: u64, line: u32| {
        let moves = [line, 2].contains(&(step.place % 3));
        from.checked_sub(if moves { step.amount } else { 0 })
    };
    Some((lowered(x, 0)?, lowered(y, 1)?))
}

pub(super) fn scene(maker: &Maker<'_>, side: u64) -> Scene {
    let (edge, frame) = edges(maker);
    let length = side as i32 * CELL + edge + frame;
    let mut scene = maker.scene("queen-set", length, length);
    for y in (0..side).rev() {
        let spots = (0..side).map(|x| square(maker, side, (x, y))).collect();
        scene.line(say::board_row(y), spots);
        let (column, row) = centre(maker, side, (y, y));
        write(&mut scene.under, edge - 16, row + 5, "num", y.to_string());
        write(&mut scene.under, column, length - edge + 23, "num", y.to_string());
    }
    values(maker, side, &mut scene.over);
    ways(maker, side, &mut scene.over);
    let now = queens(&maker.look.board);
    for (i, place) in now.iter().enumerate() {
        // Queens of one square stand a little above each other.
        let below = now[..i].iter().filter(|other| *other == place).count() as i32;
        let (x, y) = centre(maker, side, *place);
        let armed = maker.armed_step().is_some_and(|step| step.place as usize / 3 == i);
        let (x, y) = (x + STEP * below, y - STEP * below);
        scene.over.push(Decor::Piece { id: i as u32, piece: Piece::Queen(false), x, y, armed });
    }
    scene
}

/// The Grundy value of a queen on each square, where values are shown.
fn values(maker: &Maker<'_>, side: u64, out: &mut Vec<Decor>) {
    if !maker.theory() {
        return;
    }
    let values = plane::wythoff(side as usize, side as usize);
    for (place, value) in (0..).zip(values) {
        let (x, y) = centre(maker, side, (place % side, place / side));
        write(out, x + 12, y + 21, "grundy", value.to_string());
    }
}

/// The way to the armed square, the way of the last move, and the queens it took.
fn ways(maker: &Maker<'_>, side: u64, out: &mut Vec<Decor>) {
    let now = queens(&maker.look.board);
    if let Some((board, mv)) = &maker.before {
        let (before, step) = (queens(board), mv.first());
        if let (Some(from), Some(to)) = (before.get(step.place as usize / 3), target(before, step))
        {
            let (x, y) = centre(maker, side, to);
            let from = centre(maker, side, *from);
            out.push(Decor::Stroke { from, to: (x, y), class: "trail" });
            if now.len() < before.len() {
                out.push(Decor::Leaving {
                    id: before.len() as u32,
                    piece: Piece::Queen(false),
                    x,
                    y,
                });
            }
        }
    }
    if let Some(step) = maker.armed_step()
        && let (Some(from), Some(to)) = (now.get(step.place as usize / 3), target(now, step))
    {
        let (from, to) = (centre(maker, side, *from), centre(maker, side, to));
        out.push(Decor::Stroke { from, to, class: "ray" });
    }
}

/// The legal move of a queen to a square.
fn way(maker: &Maker<'_>, queen: usize, (x, y): Square) -> Option<Move> {
    let from = *queens(&maker.look.board).get(queen)?;
    let (left, down) = (from.0.checked_sub(x)?, from.1.checked_sub(y)?);
    let (line, amount) = match (left, down) {
        (left, 0) => (0, left),
        (0, down) => (1, down),
        (left, down) if left == down => (2, left),
        _ => return None,
    };
    maker.legal(3 * queen as u32 + line, amount)
}

/// The move that a touch of this square arms.
///
/// A touch of a queen chooses her, with her shortest move on one of her lines, and the next touch
/// another line; a touch elsewhere moves the chosen queen there if she can go, or else the first
/// who can.
fn candidate(maker: &Maker<'_>, here: Square) -> Option<Move> {
    let all = queens(&maker.look.board);
    let chosen = maker.armed_step().map(|step| step.place as usize / 3);
    if let Some(mv) = chosen.and_then(|queen| way(maker, queen, here)) {
        return Some(mv);
    }
    if let Some(queen) = all.iter().position(|place| *place == here) {
        let first = 3 * queen as u32;
        let own = maker.armed_step().filter(|step| step.place / 3 == queen as u32);
        let next = own.map_or(2, |step| step.place % 3 + 1);
        return (next..next + 3).find_map(|line| maker.legal(first + line % 3, 1));
    }
    (0..all.len()).find_map(|queen| way(maker, queen, here))
}

fn square(maker: &Maker<'_>, side: u64, here: Square) -> Spot {
    let dark = (here.0 + here.1).is_multiple_of(2);
    let held = queens(&maker.look.board).iter().filter(|place| **place == here).count();
    let piece = if held > 0 { Piece::Queen(dark) } else { Piece::Square(dark) };
    let content = say::queens_square(here.0, here.1, held as u64);
    let mv = candidate(maker, here);
    let id = (here.1 * side + here.0) as u32;
    // Choosing a queen is no move to her square, so that its name tells no outcome.
    let now = queens(&maker.look.board);
    let (comes, chosen) = match mv {
        Some(mv) if target(now, mv.first()) == Some(here) => (Some(mv), None),
        other => (None, other),
    };
    let mut spot = maker.spot(id, piece, centre(maker, side, here), &content, comes);
    spot.hit = [-CELL / 2, -CELL / 2, CELL, CELL];
    spot.mv = spot.mv.or(chosen);
    let armed = maker.armed_step().and_then(|step| target(queens(&maker.look.board), step));
    spot.armed = armed == Some(here);
    spot.last = maker
        .before
        .as_ref()
        .is_some_and(|(board, mv)| queens(board).get(mv.first().place as usize / 3) == Some(&here));
    spot.put = Some((0, here.1 * 1000 + here.0));
    spot
}
