//! The minuends on cards, and below each a key for every number that may be subtracted.

use super::{SubtractionGame, words};
use crate::goal;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Marks, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write, write_within};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Room for a card and its keys, on a wide board and on a narrow one.
const ACROSS: [i32; 2] = [112, 84];
/// The least width of either, so that a few cards are not too large.
const LEAST: [i32; 2] = [540, 276];
/// Room at the left and at the right.
const EDGE: i32 = 12;
/// The foot of a card, and of the first key, below the top of their line.
const CARD_FOOT: i32 = 110;
const KEY_FOOT: i32 = 164;
/// From one key to the next.
const PITCH: i32 = 48;
/// Most keys in one column; more take two.
const COLUMN: usize = 4;

const CARD: Piece = Piece::unmarked(
    &PieceKind { body: Body::Symbol("#subtraction-game-card", "plate"), ..PieceKind::NOTHING },
    [-34, -80, 68, 80],
);
const KEY_KIND: PieceKind =
    PieceKind { body: Body::Symbol("#subtraction-game-key", "plate"), ..PieceKind::NOTHING };
const KEY: Piece = Piece::new(&KEY_KIND, [-32, -40, 64, 40], marks(22));
/// A key of two beside each other.
const SMALL: Piece = Piece::new(&KEY_KIND, [-18, -40, 36, 40], marks(9));

/// Marks at the upper right corner of a key.
const fn marks(x: i32) -> Marks {
    [[x, -48, 20, 20], [x + 3, -45, 14, 14]]
}

impl Layout for SubtractionGame {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let (stage, count) = (view.stage, at.len() as i32);
        let across = ACROSS[usize::from(stage.narrow())];
        let most = if stage.narrow() { 4 } else { 6 };
        // Lines of about the same length.
        let lines = (count + most - 1) / most;
        let per = (count + lines - 1) / lines;
        let columns = if self.subtract.len() > COLUMN { 2 } else { 1 };
        let keys = self.subtract.len().div_ceil(columns) as i32;
        let line = KEY_FOOT + (keys - 1) * PITCH + 16;
        let width = (per * across + 2 * EDGE).max(LEAST[usize::from(stage.narrow())]);
        let mut scene = stage.scene("cards", width, lines * line);
        let left = (width - per * across) / 2;
        for (i, minuend) in at.iter().enumerate() {
            let (column, row) = (i as i32 % per, i as i32 / per);
            let foot = (left + column * across + across / 2, row * line);
            card(view, (i, *minuend), foot, &mut scene);
            let key = |n: usize| {
                let (aside, lower) = ((n % columns) as i32, (n / columns) as i32);
                let x = foot.0 + if columns == 1 { 0 } else { 40 * aside - 20 };
                let at = (x, foot.1 + KEY_FOOT + lower * PITCH);
                key(stage, (i, *minuend), (self.subtract[n], columns), at)
            };
            let spots: Vec<Spot> = (0..self.subtract.len()).map(key).collect();
            for (spot, subtrahend) in spots.iter().zip(&self.subtract) {
                let (x, y) = spot.foot;
                let class = if spot.off { "ink soft" } else { "ink" };
                write(&mut scene.over, x, y - 14, class, format!("−{subtrahend}"));
            }
            scene.line(words::place_holds(i as u64 + 1, *minuend), spots);
        }
        scene
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::numbers_of(at.len() as u64, shared::list(at))
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        let minuend = at.get(step.place as usize).copied().unwrap_or(step.amount);
        words::subtract(context.who, step.amount, minuend, minuend.saturating_sub(step.amount))
    }

    fn requirement(&self, _: &Vec<u64>, _: u32) -> Option<Message> {
        let numbers: Vec<(u64, u64)> = self.subtract.iter().map(|n| (*n, *n)).collect();
        Some(words::not_below_zero(goal::amounts(&numbers)))
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![words::tap_key()]
    }
}

/// A minuend on its card, with the subtraction that is pending or was the last.
fn card(
    view: &View<'_, Vec<u64>>,
    (index, minuend): (usize, u64),
    (x, top): (i32, i32),
    scene: &mut Scene,
) {
    let pending = view.stage.pending_at(index as u32);
    let (piece, y) = (CARD, top + CARD_FOOT);
    scene.under.push(Decor::Piece { id: index as u32, piece, x, y, pending: pending.is_some() });
    let shown = match pending {
        Some(amount) => format!("{minuend} − {amount}"),
        None => minuend.to_string(),
    };
    write_within(&mut scene.over, (x, y - 32), 60, "ink num-big", shown);
    let last = view.before.map(|(before, mv)| (before, mv.first()));
    if let Some((before, step)) = last.filter(|(_, step)| step.place == index as u32) {
        let had = before.get(index).copied().unwrap_or(0);
        write(&mut scene.over, x, top + 20, "num is-last", format!("{had} − {}", step.amount));
    }
}

/// The key that subtracts a number from a minuend.
fn key(
    stage: &Stage<'_>,
    (index, minuend): (usize, u64),
    (subtrahend, columns): (u64, usize),
    at: (i32, i32),
) -> Spot {
    let mv = stage.legal(index as u32, subtrahend);
    let content = match minuend.checked_sub(subtrahend) {
        Some(left) => words::key(subtrahend, minuend, left),
        None => words::key_off(subtrahend, minuend),
    };
    let off = subtrahend > minuend && stage.mode.touchable;
    let (piece, half) = if columns == 1 { (KEY, 40) } else { (SMALL, 20) };
    let id = index as u32 * 100 + subtrahend as u32;
    let mut spot = stage.spot(id, piece, at, content, mv);
    spot.hit = [-half, -44, 2 * half, PITCH];
    spot.off = off;
    spot.pending = stage.pending_at(index as u32) == Some(subtrahend);
    spot
}
