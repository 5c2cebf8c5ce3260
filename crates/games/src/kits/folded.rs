//! The thread that leads from the end of a line of tiles to the line below, where the same bar continues.

use crate::scene::Decor;
use alloc::vec::Vec;

/// How far the thread runs out beside the tiles.
const BESIDE: i32 = 12;

/// Draws it from the right end of one line to the left end of the next, both halfway up their tiles.
///
/// Without it a bar on two lines looks like two bars.
pub(crate) fn thread(out: &mut Vec<Decor>, (right, upper): (i32, i32), (left, lower): (i32, i32)) {
    let between = (upper + lower) / 2;
    let (right_side, left_side) = (right + BESIDE, left - BESIDE);
    let corners = [
        (right, upper),
        (right_side, upper),
        (right_side, between),
        (left_side, between),
        (left_side, lower),
        (left, lower),
    ];
    let strokes = corners.windows(2);
    out.extend(strokes.map(|ends| Decor::Stroke { from: ends[0], to: ends[1], class: "goes-on" }));
}
