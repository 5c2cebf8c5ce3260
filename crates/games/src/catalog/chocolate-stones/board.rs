//! Chocolate in rows of equal length, read from the top; stones are taken from the end.

use super::ChocolateStones;
use super::words;
use crate::kits::heaps::{self, ROW_DRAWN, Things, may_take, named, reach_words, sack_of};
use crate::kits::pieces::mound;
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Longest row and most rows that are drawn piece by piece.
const DRAWN: (u64, u64) = (12, 14);
/// Side of a piece.
const SIDE: i32 = 56;

const CHUNK: PieceKind =
    PieceKind { body: Body::Symbol("#chocolate-stones-chunk", "stone"), ..PieceKind::NOTHING };

/// One piece of a slab, with the length of its side.
const fn chunk(side: i32) -> Piece {
    let marks = [
        [-side / 4, -side * 3 / 4, side / 2, side / 2],
        [-side / 6, -side * 2 / 3, side / 3, side / 3],
    ];
    Piece::new(&CHUNK, [-side / 2, -side, side, side], marks)
}
/// More pieces than can be counted.
const SLAB: Piece = mound!(
    46,
    "#chocolate-stones-chunk",
    "#chocolate-stones-chunk",
    "#chocolate-stones-chunk",
    "#chocolate-stones-chunk",
    "#chocolate-stones-chunk",
    "#chocolate-stones-chunk"
);

impl Layout for ChocolateStones {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        slab(*at, self.most, view)
    }

    fn describe(&self, at: &u64, _: Option<[Message; 2]>) -> Message {
        words::pile_in_rows(*at, self.most, words::rows(at.div_ceil(self.most)))
    }

    fn describe_move(&self, _: &u64, context: &MoveContext<'_>) -> Message {
        heaps::describe_move(context, Things::PILE, true)
    }

    fn requirement(&self, _: &u64, _: u32) -> Option<Message> {
        Some(words::whole_rows(self.most))
    }

    fn touch_hints(&self, _: &u64, _: Touching) -> Vec<Message> {
        vec![words::tap_stone()]
    }

    fn amounts(&self, _: &u64, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// A pile that is too large to be drawn stone by stone.
fn large(stage: &Stage<'_>, (now, row, least): (u64, u64, u64), caption: Message) -> Scene {
    let width = if stage.narrow() { 360 } else { 720 };
    let mut scene = stage.scene("slab", width, 290);
    if stage.narrow() && stage.pending_at(0).is_none() {
        // Both numbers in one line would be wider than the board.
        write(&mut scene.over, width / 2, 250, "num num-big", now.to_string());
        let rows = words::rows(now.div_ceil(row));
        write(&mut scene.over, width / 2, 276, "num num-big", rows);
    } else {
        write(&mut scene.over, width / 2, 262, "num num-big", caption);
    }
    let spot = sack_of(stage, Things::PILE, (0, now, least), SLAB, (width / 2, 204), 300);
    scene.line(named(Things::PILE, 0, now), vec![spot]);
    scene
}

/// The pile in rows of `row` stones.
fn slab(now: u64, row: u64, view: &View<'_, u64>) -> Scene {
    let (stage, start) = (view.stage, *view.start);
    let width = if stage.narrow() { 360 } else { 720 };
    let drawn = start.max(now);
    let rows = drawn.div_ceil(row);
    let pending = stage.pending_at(0);
    // The last row is taken as a whole, so a touch of any of its stones means that.
    let least = stage.ranges.first().map_or(1, |range| range.low);
    let caption = match pending {
        Some(taken) => format!("{now} − {taken}").into(),
        None => words::left_in_rows(now, words::rows(now.div_ceil(row))),
    };
    if drawn > ROW_DRAWN || row > DRAWN.0 || rows > DRAWN.1 {
        return large(stage, (now, row, least), caption);
    }
    let side = SIDE.min((width - 88) / row as i32);
    let height = 24 + rows.max(3) as i32 * side + 64;
    let mut scene = stage.scene("slab", width, height + 20);
    write(&mut scene.over, width / 2, height - 22, "num num-big", caption);
    if let Some(amounts) = reach_words(stage, 0, now) {
        let amounts = shared::take_amounts(amounts);
        write(&mut scene.over, width / 2, height + 2, "num reach", amounts);
    }
    let left = (width - side * row as i32) / 2 + side / 2;
    let place = |n: u64| {
        let (column, line) = (((n - 1) % row) as i32, ((n - 1) / row) as i32);
        (left + column * side, 24 + (line + 1) * side)
    };
    if let Some((pieces, _)) = view.before {
        scene.over.extend((now + 1..=*pieces).map(|n| {
            let (x, y) = place(n);
            Decor::Leaving { id: n as u32, piece: chunk(side), x, y }
        }));
    }
    for first in (1..=now).step_by(row as usize) {
        let pieces = first..=now.min(first + row - 1);
        let stones = shared::stones(pieces.clone().count() as u64);
        let label = shared::place_of(shared::row(first / row + 1), stones);
        let line = place(first);
        // The number of a row beside it: the last one is the value of the pile.
        let number = (first.div_ceil(row)).to_string();
        write(&mut scene.under, left - side / 2 - 22, line.1 - side / 2 + 5, "num", number);
        let spots = pieces.map(|n| {
            let taken = least.max(now - n + 1);
            let mv = stage.legal(0, taken);
            let off = stage.mode.touchable && mv.is_none();
            // Several stones may mean the same move, so each is named.
            let content = shared::place_says(words::stone(n), may_take(now, taken, off));
            let mut spot = stage.spot(n as u32, chunk(side), place(n), content, mv);
            spot.off = off;
            spot.hit = [-side / 2, -side, side, side];
            spot.pending = pending.is_some_and(|amount| n > now - amount);
            spot.put = Some((0, if n == now { n - 1 } else { n }));
            spot
        });
        scene.line(label, spots.collect());
    }
    scene
}
