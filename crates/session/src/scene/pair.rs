//! Kittens above, puppies below, both taken from the right-hand end.

use super::heaps::id;
use super::{Decor, Line, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use solver::board::Board;

/// Largest pile that is drawn one by one.
pub(crate) const DRAWN: u64 = 16;
/// Feet of the kittens, middle of the handles, feet of the puppies.
const LINES: [i32; 3] = [84, 122, 206];

fn sizes(board: &Board) -> [u64; 2] {
    match board {
        Board::Pair { kittens, puppies } => [*kittens, *puppies],
        Board::Queen { x, y, .. } => [*x, *y],
        _ => [0, 0],
    }
}

/// Where the n-th animal stands.
struct Ranks {
    left: i32,
    step: i32,
}

impl Ranks {
    fn column(&self, n: u64) -> i32 {
        self.left + (n as i32 - 1) * self.step + self.step / 2
    }
}

pub(super) fn scene(maker: &Maker<'_>, largest: u64) -> Scene {
    let now = sizes(&maker.look.board);
    let drawn = largest <= DRAWN;
    let columns = if drawn { largest.max(8) as i32 } else { 8 };
    let step = if maker.narrow { 44 } else { 58 };
    let ranks = Ranks { left: 66, step };
    let mut scene = maker.scene("piles", 66 + columns * step + 14, 236);
    for (i, (size, y)) in now.into_iter().zip([LINES[0], LINES[2]]).enumerate() {
        let x = if drawn { 34 } else { 66 + 3 * step };
        write(&mut scene.over, x, y - 14, "num num-big", size.to_string());
        let label = say::animals(i, size);
        let spots = if drawn {
            left_behind(maker, &ranks, i, y, &mut scene.over);
            (1..=size).map(|n| animal(maker, &ranks, i, size, n, y)).collect()
        } else {
            crowd(maker, i, size, y)
        };
        scene.line(label, spots);
    }
    if drawn {
        let links = (1..=now[0].min(now[1])).map(|n| link(maker, &ranks, n, now)).collect();
        scene.lines.insert(1, Line { label: say::both(), spots: links });
    }
    scene
}

fn piece(pile: usize) -> Piece {
    [Piece::Kitten, Piece::Puppy][pile]
}

/// Animals that were adopted by the last move.
fn left_behind(maker: &Maker<'_>, ranks: &Ranks, pile: usize, y: i32, out: &mut Vec<Decor>) {
    let Some((before, _)) = &maker.before else { return };
    let gone = sizes(&maker.look.board)[pile] + 1..=sizes(before)[pile];
    let leave = |n| Decor::Leaving { id: id(pile, n), piece: piece(pile), x: ranks.column(n), y };
    out.extend(gone.map(leave));
}

fn animal(maker: &Maker<'_>, ranks: &Ranks, pile: usize, size: u64, n: u64, y: i32) -> Spot {
    let taken = size - n + 1;
    let content = say::take_animals(pile, size, taken);
    let mv = maker.legal(pile as u32, taken);
    let mut spot = maker.spot(id(pile, n), piece(pile), (ranks.column(n), y), &content, mv);
    spot.hit = [-ranks.step / 2, -62, ranks.step, 68];
    let both = maker.armed_at(2).unwrap_or(0);
    let gone = maker.armed_at(pile as u32).unwrap_or(both);
    spot.armed = n > size - gone.min(size);
    spot.put = Some((pile as u32, if n == size { n - 1 } else { n }));
    spot
}

/// The handle between the n-th pair: as many of each go as stand from there to the end.
fn link(maker: &Maker<'_>, ranks: &Ranks, n: u64, now: [u64; 2]) -> Spot {
    let taken = now[0].min(now[1]) - n + 1;
    let content = say::take_both(taken, now);
    let mv = maker.legal(2, taken);
    let mut spot = maker.spot(id(2, n), Piece::Link, (ranks.column(n), LINES[1]), &content, mv);
    spot.hit = [-ranks.step / 2, -28, ranks.step, 44];
    spot.armed = maker.armed_at(2).is_some_and(|amount| taken <= amount);
    spot
}

/// A pile too large to be drawn: one animal stands for all.
fn crowd(maker: &Maker<'_>, pile: usize, size: u64, y: i32) -> Vec<Spot> {
    let armed = maker.armed_at(pile as u32);
    let mv =
        armed.and_then(|amount| maker.legal(pile as u32, amount)).or(maker.legal(pile as u32, 1));
    let content = say::animals(pile, size);
    let mut spot = maker.spot(id(pile, 999), piece(pile), (36, y), &content, mv);
    spot.hit = [-30, -62, 60, 68];
    spot.armed = armed.or(maker.armed_at(2)).is_some();
    vec![spot]
}
