//! Kittens above, puppies below, both taken from the right-hand end.

use super::{Decor, Line, Maker, Piece, Scene, Spot, text};
use crate::say;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use solver::board::Board;

/// Largest pile that is drawn one by one.
pub(crate) const DRAWN: u64 = 16;
/// Distance between neighbours.
const CELL: i32 = 84;
/// Base lines of the kittens, the links and the puppies.
const LINES: [i32; 3] = [62, 142, 222];

fn sizes(board: &Board) -> [u64; 2] {
    match board {
        Board::Pair { kittens, puppies } => [*kittens, *puppies],
        Board::Queen { x, y, .. } => [*x, *y],
        _ => [0, 0],
    }
}

pub(super) fn scene(maker: &Maker<'_>, largest: u64) -> Scene {
    let now = sizes(&maker.look.board);
    let drawn = largest <= DRAWN;
    let columns = if drawn { largest.max(6) } else { 6 };
    let width = columns as i32 * CELL + 92;
    let mut scene = Scene {
        kind: "pair",
        width,
        height: 286,
        name: say::board(&maker.look.board),
        upright: false,
        lines: Vec::new(),
        under: Vec::new(),
        over: Vec::new(),
    };
    for (i, (size, y)) in now.into_iter().zip([LINES[0], LINES[2]]).enumerate() {
        scene.over.push(text(width - 44, y + 12, "numeral", size.to_string()));
        let spots = if drawn { animals(maker, i, size, y, &mut scene.over) } else { crowd(maker, i, size, y) };
        let label = say::animals(i, size);
        scene.lines.push(Line { label, spots });
    }
    if drawn {
        let links = (1..=now[0].min(now[1])).map(|n| link(maker, n, now)).collect();
        scene.lines.insert(1, Line { label: say::both(), spots: links });
    }
    scene
}

fn column(n: u64) -> i32 {
    8 + CELL / 2 + (n as i32 - 1) * CELL
}

fn animals(maker: &Maker<'_>, pile: usize, size: u64, y: i32, out: &mut Vec<Decor>) -> Vec<Spot> {
    let piece = [Piece::Kitten, Piece::Puppy][pile];
    if let Some((before, _)) = &maker.before {
        let had = sizes(before)[pile].min(DRAWN);
        out.extend((size + 1..=had).map(|n| {
            let id = pile as u32 * 1000 + n as u32;
            Decor::Leaving { id, piece, x: column(n), y }
        }));
    }
    (1..=size).map(|n| animal(maker, pile, size, n, y)).collect()
}

fn animal(maker: &Maker<'_>, pile: usize, size: u64, n: u64, y: i32) -> Spot {
    let piece = [Piece::Kitten, Piece::Puppy][pile];
    let taken = size - n + 1;
    let content = say::take_animals(pile, size, taken);
    let mv = maker.legal(pile as u32, taken);
    let at = [column(n), y, CELL, 76];
    let mut spot = maker.spot(pile as u32 * 1000 + n as u32, piece, at, &content, mv);
    let both = maker.armed_at(2).unwrap_or(0);
    let gone = maker.armed_at(pile as u32).unwrap_or(both);
    spot.armed = n > size - gone.min(size);
    spot.put = Some((pile as u32, if n == size { n - 1 } else { n }));
    spot
}

/// The handle under the n-th pair: both piles lose down to it.
fn link(maker: &Maker<'_>, n: u64, now: [u64; 2]) -> Spot {
    let taken = now[0].min(now[1]) - n + 1;
    let content = say::take_both(taken, now);
    let mv = maker.legal(2, taken);
    let mut spot = maker.spot(2000 + n as u32, Piece::Link, [column(n), LINES[1], CELL, 60], &content, mv);
    spot.armed = maker.armed_at(2).is_some_and(|amount| taken <= amount);
    spot
}

fn crowd(maker: &Maker<'_>, pile: usize, size: u64, y: i32) -> Vec<Spot> {
    let piece = [Piece::Kitten, Piece::Puppy][pile];
    let armed = maker.armed_at(pile as u32);
    let mv = maker.legal(pile as u32, armed.unwrap_or(1));
    let content = say::animals(pile, size);
    let mut spot = maker.spot(pile as u32 * 1000 + 999, piece, [60, y, CELL, 76], &content, mv);
    spot.armed = armed.or(maker.armed_at(2)).is_some();
    vec![spot]
}
