//! The free squares as bits: pairs for dominoes, parts, twins, and how many moves a player has at least and at most.

use crate::cells::mask::{self, ROW, cells, frame, least_reflection};
use alloc::vec::Vec;
use solver::rules::Node;

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

/// How many moves a player can make at most, whatever the other does: the most dominoes that lie there at once.
pub(super) fn most(free: u128, player: usize) -> u64 {
    let (mut left, mut count) = (free, 0);
    while left != 0 {
        let first = left & left.wrapping_neg();
        let other = first << step(player) & left;
        count += u64::from(other != 0);
        left &= !(first | other);
    }
    count
}

/// How many moves a player is sure of: in squares that no domino of the other can cover.
pub(super) fn sure(free: u128, player: usize) -> u64 {
    most(free & !within_reach(free, 1 - player), player)
}

/// The squares that some domino could cover.
pub(super) fn living(free: u128) -> u128 {
    within_reach(free, 0) | within_reach(free, 1)
}

/// Rows and columns exchanged, which exchanges the players; `None` if it has more columns than the board can have rows.
fn exchanged(free: u128) -> Option<u128> {
    let [(top, _), (left, right)] = frame(free);
    let turn = |all, (row, column): (u32, u32)| all | 1_u128 << (ROW * (column - left) + row - top);
    (right - left < 128 / ROW).then(|| cells(free).fold(0, turn))
}

/// True if the parts come in pairs of which one is the other turned by a quarter, or reflected as well.
pub(super) fn in_twins(free: u128) -> bool {
    let mut left: Vec<u128> = mask::parts(living(free)).into_iter().map(least_reflection).collect();
    while let Some(part) = left.pop() {
        let twin = exchanged(part).map(least_reflection);
        let Some(place) = left.iter().position(|other| Some(*other) == twin) else { return false };
        left.swap_remove(place);
    }
    true
}

/// Whose turn it is, and the living squares in canonical form.
pub(super) fn node(free: u128, turn: usize) -> Node {
    let form = least_reflection(living(free));
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
