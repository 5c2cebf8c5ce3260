//! The free squares as bits: pairs for dominoes, parts, turns, and how many moves a player has at least and at most.

use crate::cells::Cells;
use alloc::vec::Vec;
use solver::rules::Node;

/// Bits of a row; the last one is free, so that rows do not meet.
const ROW: u32 = 16;

/// The free squares: bit 16 r + c for row r and column c.
pub(super) fn mask(at: &Cells) -> u128 {
    let (rows, columns) = at.size();
    let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let free = squares.filter(|(row, column)| at.holds(*row, *column));
    free.fold(0, |all, (row, column)| all | 1 << (ROW * row + column))
}

/// The squares of a mask as rows and columns, ascending.
fn squares(mask: u128) -> impl Iterator<Item = (u32, u32)> + Clone {
    (0..128).filter(move |bit| mask >> bit & 1 == 1).map(|bit| (bit / ROW, bit % ROW))
}

/// From a square to the other one under the domino of a player: 0 for Left, below, or 1 for Right, beside.
fn step(player: usize) -> u32 {
    if player == 0 { ROW } else { 1 }
}

/// The upper or left squares of all places where a domino of this player fits.
fn places(free: u128, player: usize) -> u128 {
    free & free >> step(player)
}

/// The squares that a domino of this player could cover.
fn within_reach(free: u128, player: usize) -> u128 {
    let places = places(free, player);
    places | places << step(player)
}

/// The most dominoes of a player that lie in these squares at once.
fn packed(free: u128, player: usize) -> u64 {
    let (mut left, mut count) = (free, 0);
    while left != 0 {
        let first = left & left.wrapping_neg();
        let other = first << step(player) & left;
        count += u64::from(other != 0);
        left &= !(first | other);
    }
    count
}

/// How many moves a player can make at most, whatever the other does.
pub(super) fn most(free: u128, player: usize) -> u64 {
    packed(free, player)
}

/// How many moves a player is sure of: in squares that no domino of the other can cover.
pub(super) fn sure(free: u128, player: usize) -> u64 {
    packed(free & !within_reach(free, 1 - player), player)
}

/// The squares that some domino could cover.
pub(super) fn living(free: u128) -> u128 {
    within_reach(free, 0) | within_reach(free, 1)
}

/// The first and the last of the rows, and of the columns.
fn frame(free: u128) -> [(u32, u32); 2] {
    let ends = |of: fn((u32, u32)) -> u32| {
        let numbers = squares(free).map(of);
        (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
    };
    [ends(|square| square.0), ends(|square| square.1)]
}

/// A mask in the same form for all its places and reflections.
fn canonical(free: u128) -> u128 {
    let [(top, bottom), (left, right)] = frame(free);
    let turned = |over: bool, back: bool| {
        squares(free).fold(0, |all, (row, column)| {
            let row = if over { bottom - row } else { row - top };
            let column = if back { right - column } else { column - left };
            all | 1_u128 << (ROW * row + column)
        })
    };
    let first = turned(false, false).min(turned(false, true));
    first.min(turned(true, false)).min(turned(true, true))
}

/// Rows and columns exchanged, which exchanges the players; `None` if it has more columns than the board can have rows.
fn exchanged(free: u128) -> Option<u128> {
    let [(top, _), (left, right)] = frame(free);
    let turn = |all, (row, column): (u32, u32)| all | 1_u128 << (ROW * (column - left) + row - top);
    (right - left < 128 / ROW).then(|| squares(free).fold(0, turn))
}

/// The parts of living squares that no side joins, by their first squares.
fn parts(free: u128) -> Vec<u128> {
    let (mut left, mut found) = (living(free), Vec::new());
    while left != 0 {
        let mut part = left & left.wrapping_neg();
        loop {
            let beside = part << ROW | part >> ROW | part << 1 | part >> 1;
            let more = (part | beside) & left;
            if more == part {
                break;
            }
            part = more;
        }
        left &= !part;
        found.push(part);
    }
    found
}

/// True if the parts come in pairs of which one is the other turned by a quarter, or reflected as well.
pub(super) fn in_twins(free: u128) -> bool {
    let mut left: Vec<u128> = parts(free).into_iter().map(canonical).collect();
    while let Some(part) = left.pop() {
        let twin = exchanged(part).map(canonical);
        let Some(place) = left.iter().position(|other| Some(*other) == twin) else { return false };
        left.swap_remove(place);
    }
    true
}

/// Whose turn it is, and the living squares in canonical form.
pub(super) fn node(free: u128, turn: usize) -> Node {
    let form = canonical(living(free));
    Node::from([turn as u64, (form >> 64) as u64, form as u64])
}

/// Appends the nodes after one move.
pub(super) fn options(node: &[u64], out: &mut Vec<Node>) {
    let [turn, high, low] = *node else { return };
    let (free, turn) = (u128::from(high) << 64 | u128::from(low), turn as usize);
    let mut places = places(free, turn);
    while places != 0 {
        let first = places & places.wrapping_neg();
        places ^= first;
        out.push(self::node(free & !(first | first << step(turn)), 1 - turn));
    }
}
