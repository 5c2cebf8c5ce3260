//! A number on a card, with its splits as rectangles of the same area.

use super::words;
use super::{SumFromProduct, pairs};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Width and height of the room for a rectangle, with its words below it.
const ROOM: (i32, i32) = (120, 132);
/// The same if there are many.
const CROWDED: (i32, i32) = (116, 84);
/// Splits from which the board is crowded.
const CROWD: usize = 18;
/// Height of the number on its card.
const CARD: i32 = 96;
/// Room for the words of a rectangle.
const WORDS: i32 = 50;

impl Layout for SumFromProduct {
    fn scene(&self, at: &u64, view: &View<'_, u64>) -> Scene {
        let mut scene = card(view.stage, *at, &pairs(*at));
        if let Some((before, _)) = view.before {
            let [now, was] = [*at, *before].map(|number| 9 * number.to_string().len() as i32);
            let (middle, aside) = (scene.width / 2, 52 + now + was);
            // On a narrow board a large number has no room beside the card.
            let beside = middle - aside - was / 2 > 24;
            let (x, y) = if beside { (middle - aside, 55) } else { (middle, 92) };
            write(&mut scene.over, x, y, "num is-last", format!("{before} →"));
        }
        scene
    }

    fn describe(&self, at: &u64, _: Option<[Message; 2]>) -> Message {
        let pairs = pairs(*at);
        let shown = pairs.iter().take(12).map(|(small, large)| format!("{small} × {large}"));
        let shown: Vec<String> = shown.collect();
        match pairs.len() - shown.len() {
            _ if pairs.is_empty() => words::card_ends(*at),
            0 => words::card(*at, &shown.join(" = ")),
            more => words::card_more(*at, &shown.join(" = "), more as u64),
        }
    }

    fn describe_move(&self, at: &u64, context: &MoveContext<'_>) -> Message {
        let small = context.mv.first().amount;
        let large = at / small;
        words::choose(context.who, &format!("{small} × {large}"), at - small - large)
    }

    fn touch_hints(&self, _: &u64, _: Touching) -> Vec<Message> {
        vec![words::tap_rectangle()]
    }
}

/// The card with the number, and a rectangle for each split.
fn card(stage: &Stage<'_>, number: u64, pairs: &[(u64, u64)]) -> Scene {
    let width = if stage.narrow() { 360 } else { 720 };
    let mut scene = stage.scene("product", width, 0);
    let wide = 60 + 18 * number.to_string().len() as i32;
    let card = [(width - wide) / 2, 20, wide, 56];
    scene.under.push(Decor::Block { at: card, text: number.to_string().into(), lit: false });
    let room = if pairs.len() > CROWD { CROWDED } else { ROOM };
    let per = (width / room.0) as usize;
    for (row, splits) in pairs.chunks(per).enumerate() {
        let left = (width - splits.len() as i32 * room.0) / 2 + room.0 / 2;
        let foot = CARD + (row as i32 + 1) * room.1 - WORDS;
        let at = |i: usize| (left + i as i32 * room.0, foot);
        let spots = splits.iter().enumerate();
        let spots = spots.map(|(i, split)| rectangle(stage, number, *split, at(i), room));
        scene.line(words::splits(splits.len() as u64), spots.collect());
        for (i, (small, large)) in splits.iter().enumerate() {
            let (x, y) = at(i);
            write(&mut scene.over, x, y + 20, "num", format!("{small} × {large}"));
            let after = format!("→ {}", number - small - large);
            write(&mut scene.over, x, y + 40, "num", after);
        }
    }
    let rows = pairs.len().div_ceil(per).max(1) as i32;
    scene.height = CARD + rows * room.1 + 20;
    if pairs.is_empty() {
        write(&mut scene.over, width / 2, CARD + 60, "num", words::no_split(number));
    }
    scene
}

/// A number as a rectangle of unit squares: how many across and down, in a box of this width and height.
fn squares((across, down): (u64, u64), (wide, high): (i32, i32)) -> Piece {
    let middle = -high / 2;
    let marks = [[-10, middle - 10, 20, 20], [-8, middle - 8, 16, 16]];
    let body = Body::Squares(across, down);
    Piece { body, ..Piece::new(&PieceKind::NOTHING, [-wide / 2, -high, wide, high], marks) }
}

/// A split as a rectangle that fits its room; the number of the spot is the smaller factor.
fn rectangle(
    stage: &Stage<'_>,
    number: u64,
    (small, large): (u64, u64),
    at: (i32, i32),
    room: (i32, i32),
) -> Spot {
    // As wide or as high as its room allows: sides keep their proportion, but never vanish.
    let (most_wide, most_high) = (room.0 - 20, room.1 - WORDS - 12);
    let high = (most_wide as u64 * small / large) as i32;
    let (wide, high) = if high > most_high {
        ((most_high as u64 * large / small) as i32, most_high)
    } else {
        (most_wide, high.max(4))
    };
    let piece = squares((large, small), (wide, high));
    let content = words::split(small, large, number - small - large);
    let mut spot = stage.spot(small as u32, piece, at, content, stage.legal(0, small));
    spot.hit = [-room.0 / 2 + 2, 4 + WORDS - room.1, room.0 - 4, room.1 - 8];
    spot.pending = stage.pending_at(0) == Some(small);
    spot
}
