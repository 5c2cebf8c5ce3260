//! A number on a card, with its splits as rectangles of the same area.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::format;
use alloc::string::ToString;
use solver::board::Board;

/// Width and height of the room of a rectangle, with its words below it.
const ROOM: (i32, i32) = (120, 132);
/// The same where there are many.
const CROWDED: (i32, i32) = (116, 84);
/// Splits from which the board is crowded.
const CROWD: usize = 18;
/// Height of the number on its card.
const CARD: i32 = 96;
/// Room for the words of a rectangle.
const WORDS: i32 = 50;

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let width = if maker.narrow { 360 } else { 720 };
    let mut scene = maker.scene("product", width, 0);
    let Board::Product { number, pairs } = &maker.look.board else { return scene };
    let wide = 60 + 18 * number.to_string().len() as i32;
    let card = [(width - wide) / 2, 20, wide, 56];
    scene.under.push(Decor::Block { at: card, text: number.to_string(), lit: false });
    let room = if pairs.len() > CROWD { CROWDED } else { ROOM };
    let per = (width / room.0) as usize;
    for (row, splits) in pairs.chunks(per).enumerate() {
        let left = (width - splits.len() as i32 * room.0) / 2 + room.0 / 2;
        let foot = CARD + (row as i32 + 1) * room.1 - WORDS;
        let at = |i: usize| (left + i as i32 * room.0, foot);
        let spots = splits.iter().enumerate();
        let spots = spots.map(|(i, split)| rectangle(maker, *number, *split, at(i), room));
        scene.line(say::splits(splits.len()), spots.collect());
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
        write(&mut scene.over, width / 2, CARD + 60, "num", say::no_split(*number));
    }
    scene
}

/// A split as a rectangle that fits its room; the number of the spot is the smaller factor.
fn rectangle(
    maker: &Maker<'_>,
    number: u64,
    (small, large): (u64, u64),
    at: (i32, i32),
    room: (i32, i32),
) -> Spot {
    // As wide as its room allows, or as high: sides keep their proportion, but never vanish.
    let (most_wide, most_high) = (room.0 - 20, room.1 - WORDS - 12);
    let high = (most_wide as u64 * small / large) as i32;
    let (wide, high) = if high > most_high {
        ((most_high as u64 * large / small) as i32, most_high)
    } else {
        (most_wide, high.max(4))
    };
    let piece = Piece::Area { across: large, down: small, wide, high };
    let content = say::split(number, small, large);
    let mut spot = maker.spot(small as u32, piece, at, &content, maker.legal(0, small));
    spot.hit = [-room.0 / 2 + 2, 4 + WORDS - room.1, room.0 - 4, room.1 - 8];
    spot.armed = maker.armed_at(0) == Some(small);
    spot
}
