//! A bar of chocolate with a poisoned corner.

use super::rules::{place, square};
use super::words;
use super::{Bar, COLUMNS, Chomp, ROWS};
use crate::kits::pieces::BED;
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{Body, Marks, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::{self as shared, commas};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Side of a square, room for the numbers, and room around them.
const SIDE: i32 = 56;
const EDGE: i32 = 34;
const ROOM: i32 = 20;
/// Least width of the picture, narrow and wide.
const LEAST: (i32, i32) = (340, 400);

/// A square of chocolate, and the poisoned one.
const fn piece_kind(href: &'static str) -> PieceKind {
    PieceKind { body: Body::Symbol(href, "stone"), ..PieceKind::NOTHING }
}
const CHOCOLATE: Piece = Piece::new(&piece_kind("#chomp-square"), [-27, -54, 54, 54], MARKS);
const POISON: Piece = Piece::new(&piece_kind("#chomp-poison"), [-27, -54, 54, 54], MARKS);
const MARKS: Marks = [[-12, -40, 24, 24]; 2];

/// Squares that a bite from here takes.
fn bite(bar: &[u64], (row, column): (u64, u64)) -> u64 {
    bar.iter().skip(row as usize).map(|squares| squares.saturating_sub(column)).sum()
}

impl Layout for Chomp {
    fn scene(&self, at: &Bar, view: &View<'_, Bar>) -> Scene {
        bar(at, view)
    }

    fn describe(&self, at: &Bar, _: Option<[Message; 2]>) -> Message {
        match at.as_slice() {
            [1] => words::only_poison(),
            [one] => words::one_row(*one),
            rows => words::rows_of(&commas(rows)),
        }
    }

    fn describe_move(&self, at: &Bar, context: &MoveContext<'_>) -> Message {
        let (row, column) = square(context.mv.first().place);
        let part = match bite(at, (row, column)) {
            1 => words::single(row + 1, column + 1),
            taken => words::several(words::squares(taken), row + 1, column + 1),
        };
        words::bite(context.who, part)
    }

    fn requirement(&self, _: &Bar, _: u32) -> Option<Message> {
        Some(words::poison_stays())
    }

    fn touch_hints(&self, _: &Bar, _: Touching) -> Vec<Message> {
        vec![words::tap_square()]
    }
}

/// The bar as it was at the start, with the squares that are left.
fn bar(now: &Bar, view: &View<'_, Bar>) -> Scene {
    let stage = view.stage;
    let first = view.start[0].max(now[0]);
    let (rows, columns) = match stage.mode.editing {
        true => (ROWS, COLUMNS.min(first + 1)),
        false => (view.start.len().max(now.len()) as u64, first),
    };
    let least = if stage.narrow() { LEAST.0 } else { LEAST.1 };
    // A narrow board keeps its squares large enough for a finger where it can.
    let width = (columns as i32 * SIDE + EDGE + ROOM).max(least);
    let left = ((width - columns as i32 * SIDE) / 2).max(EDGE);
    let mut scene = stage.scene("bite", width, rows as i32 * SIDE + EDGE + ROOM);
    let foot = |(row, column): (u64, u64)| {
        (left + column as i32 * SIDE + SIDE / 2, EDGE + (row as i32 + 1) * SIDE)
    };
    for row in 0..rows {
        let there = now.get(row as usize).copied().unwrap_or(0);
        let shown = if stage.mode.editing { columns } else { there };
        let spots: Vec<Spot> = (0..shown)
            .map(|column| spot(stage, now, (row, column), foot((row, column)), column < there))
            .collect();
        if !spots.is_empty() {
            scene.line(shared::place_of(shared::row(row + 1), words::squares(there)), spots);
        }
        let (x, y) = foot((row, 0));
        write(&mut scene.under, x - SIDE / 2 - 16, y - SIDE / 2 + 5, "num", (row + 1).to_string());
    }
    for column in 0..columns {
        let (x, _) = foot((0, column));
        write(&mut scene.under, x, EDGE - 12, "num", (column + 1).to_string());
    }
    if let Some((before, _)) = view.before {
        leaving(before, now, &foot, &mut scene.over);
    }
    scene
}

/// What the last bite took.
fn leaving(before: &Bar, now: &Bar, foot: &dyn Fn((u64, u64)) -> (i32, i32), out: &mut Vec<Decor>) {
    for (row, had) in (0..).zip(before) {
        let has = now.get(row as usize).copied().unwrap_or(0);
        for column in has..*had {
            let (x, y) = foot((row, column));
            out.push(Decor::Leaving { id: place(row, column), piece: CHOCOLATE, x, y });
        }
    }
}

/// A square: what a bite there takes, or the poison.
fn spot(stage: &Stage<'_>, now: &Bar, at: (u64, u64), foot: (i32, i32), there: bool) -> Spot {
    let (row, column) = at;
    let here = place(row, column);
    let poison = at == (0, 0);
    let mv = if there && !poison { stage.legal(here, 1) } else { None };
    let taken = bite(now, at);
    let content = match (there, poison) {
        (false, _) => words::square_empty(row + 1, column + 1),
        (true, true) => words::square_poisoned(row + 1, column + 1),
        (true, false) => {
            let left = now.iter().sum::<u64>() - taken;
            let bitten = words::bite_off(taken, left);
            shared::place_says(words::square(row + 1, column + 1), bitten)
        }
    };
    let piece = match (there, poison) {
        (false, _) => BED,
        (true, true) => POISON,
        (true, false) => CHOCOLATE,
    };
    let foot = if there { foot } else { (foot.0, foot.1 - SIDE / 2) };
    let mut spot = stage.spot(here, piece, foot, content, mv);
    let top = if there { -SIDE } else { -SIDE / 2 };
    spot.hit = [-SIDE / 2, top, SIDE, SIDE];
    spot.off = poison && stage.mode.touchable;
    let pending = stage.pending_step().map(|step| square(step.place));
    spot.pending = there && pending.is_some_and(|(from, to)| row >= from && column >= to);
    spot.put = (!poison).then_some((here, 1));
    spot
}
