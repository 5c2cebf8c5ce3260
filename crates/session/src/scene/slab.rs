//! Chocolate in rows of equal length, read from the top; what is taken goes from the end.

use super::heaps::ROW_DRAWN;
use super::{Decor, Maker, Piece, Scene, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec;
use solver::board::Board;

/// Longest row and most rows that are drawn piece by piece.
const DRAWN: (u64, u64) = (12, 14);
/// Side of a piece.
const SIDE: i32 = 56;

pub(super) fn scene(maker: &Maker<'_>, start: u64, row: u64) -> Scene {
    let now = match maker.look.board {
        Board::Slab { pieces, .. } => pieces,
        _ => 0,
    };
    let width = if maker.narrow { 360 } else { 720 };
    let drawn = start.max(now);
    let rows = drawn.div_ceil(row);
    let armed = maker.armed_at(0);
    let caption = say::slab_caption(now, row, armed);
    if drawn > ROW_DRAWN || row > DRAWN.0 || rows > DRAWN.1 {
        let mut scene = maker.scene("slab", width, 290);
        write(&mut scene.over, width / 2, 262, "num num-big", caption);
        let mv = armed.and_then(|amount| maker.legal(0, amount));
        let mv = mv.or_else(|| maker.legal(0, maker.look.spans.first()?.low));
        let content = say::heap(maker.card, 0, now);
        let mut spot = maker.spot(999, Piece::Sack, (width / 2, 204), &content, mv);
        spot.hit = [-146, -140, 292, 150];
        spot.armed = armed.is_some();
        scene.line(content, vec![spot]);
        return scene;
    }
    let side = SIDE.min((width - 88) / row as i32);
    let height = 24 + rows.max(3) as i32 * side + 64;
    let mut scene = maker.scene("slab", width, height);
    write(&mut scene.over, width / 2, height - 22, "num num-big", caption);
    let left = (width - side * row as i32) / 2 + side / 2;
    let place = |n: u64| {
        let (column, line) = (((n - 1) % row) as i32, ((n - 1) / row) as i32);
        (left + column * side, 24 + (line + 1) * side)
    };
    if let Some((Board::Slab { pieces, .. }, _)) = maker.before {
        scene.over.extend((now + 1..=pieces).map(|n| {
            let (x, y) = place(n);
            Decor::Leaving { id: n as u32, piece: Piece::Chunk(side), x, y }
        }));
    }
    for first in (1..=now).step_by(row as usize) {
        let pieces = first..=now.min(first + row - 1);
        let (label, line) =
            (say::slab_row(first / row, pieces.clone().count() as u64), place(first));
        // The number of a row beside it: the last one is the value of the pile.
        let number = (first.div_ceil(row)).to_string();
        write(&mut scene.under, left - side / 2 - 22, line.1 - side / 2 + 5, "num", number);
        let spots = pieces.map(|n| {
            let taken = now - n + 1;
            let content = say::take_from(maker.card, 0, now, taken, false);
            let mut spot =
                maker.spot(n as u32, Piece::Chunk(side), place(n), &content, maker.legal(0, taken));
            spot.hit = [-side / 2, -side, side, side];
            spot.armed = armed.is_some_and(|amount| n > now - amount);
            spot.put = Some((0, if n == now { n - 1 } else { n }));
            spot
        });
        scene.line(label, spots.collect());
    }
    scene
}
