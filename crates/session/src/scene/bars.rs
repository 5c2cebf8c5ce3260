//! Bars of unit tiles, several to a line, with the seams where they may break.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;

/// Side of a tile.
const TILE: i32 = 48;
/// Space between bars.
const SPACE: i32 = 34;
/// Height of a line of bars.
const LINE: i32 = 112;
/// Longest bar that is drawn tile by tile.
const DRAWN: u64 = 40;
/// The same where there are many tiles: a board must be drawn within a frame.
const CROWDED: u64 = 12;
/// Tiles in all from which a board is crowded.
const CROWD: u64 = 80;

/// The longest bar that is drawn tile by tile among these.
fn drawn(bars: &[u64]) -> u64 {
    if bars.iter().sum::<u64>() > CROWD { CROWDED } else { DRAWN }
}

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let Board::Bars { bars } = &maker.look.board else {
        return maker.scene("bars", TILE, LINE);
    };
    let most = drawn(bars);
    let longest = bars.iter().copied().filter(|n| *n <= most).max().unwrap_or(1);
    // Wide enough for the longest bar, and for two bars beside each other where they fit.
    let widest = if maker.narrow { 8 } else { 15 };
    let tiles = longest.max(bars.iter().sum::<u64>().min(widest)).max(widest.min(12));
    let width = tiles as i32 * TILE + 2 * SPACE;
    let mut scene = maker.scene("bars", width, 0);
    let (mut x, mut top) = (SPACE, 0);
    let mut first_tile = 0;
    for (i, length) in bars.iter().enumerate() {
        let shown = if *length > most { 4 } else { *length } as i32;
        if x > SPACE && x + shown * TILE > width - SPACE {
            (x, top) = (SPACE, top + LINE);
        }
        let spots = if *length > most {
            alloc::vec![long_bar(maker, i, *length, x, top)]
        } else {
            tiles_of(maker, i, *length, first_tile, (x, top), &mut scene.under);
            (1..*length).map(|cut| seam(maker, i, *length, cut, (x, top))).collect()
        };
        let middle = x + shown * TILE / 2;
        write(&mut scene.under, middle, top + 104, "num", length.to_string());
        scene.line(say::heap(maker.card, i, *length), spots);
        x += shown * TILE + SPACE;
        first_tile += *length as u32;
    }
    scene.height = top + LINE + 6;
    scene
}

fn tiles_of(
    maker: &Maker<'_>,
    bar: usize,
    length: u64,
    first: u32,
    (x, top): (i32, i32),
    out: &mut Vec<Decor>,
) {
    let small = maker.armed_at(bar as u32);
    for n in 0..length {
        let (centre, y) = (x + n as i32 * TILE + TILE / 2, top + 68);
        let armed = small.is_some_and(|small| n < small);
        out.push(Decor::Piece { id: first + n as u32, piece: Piece::Tile, x: centre, y, armed });
    }
}

/// The place after `cut` tiles of a bar.
fn seam(maker: &Maker<'_>, bar: usize, length: u64, cut: u64, (x, top): (i32, i32)) -> Spot {
    let small = cut.min(length - cut);
    let content = say::cut(bar, cut, length - cut);
    let mv = maker.legal(bar as u32, small);
    let at = (x + cut as i32 * TILE, top + 68);
    let id = bar as u32 * 1000 + cut as u32;
    let mut spot = maker.spot(id, Piece::Seam, at, &content, mv);
    spot.hit = [-TILE / 2, -60, TILE, 72];
    spot.armed = maker.armed_at(bar as u32) == Some(small) && cut == small;
    spot
}

fn long_bar(maker: &Maker<'_>, bar: usize, length: u64, x: i32, top: i32) -> Spot {
    let armed = maker.armed_at(bar as u32);
    let mv = maker.legal(bar as u32, armed.unwrap_or(1));
    let content = say::heap(maker.card, bar, length);
    let at = (x + 2 * TILE, top + 68);
    let mut spot = maker.spot(bar as u32 * 1000 + 999, Piece::Sack, at, &content, mv);
    spot.hit = [-2 * TILE, -60, 4 * TILE, 72];
    spot.armed = armed.is_some();
    spot
}
