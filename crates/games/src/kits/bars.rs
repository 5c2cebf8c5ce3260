//! Bars of unit tiles in lines, with the seams at which they may break.

use super::folded;
use super::heaps::{Things, named, sack};
use super::pieces::SEAM;
use crate::piece::Piece;
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::Stage;
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Side of a tile.
const TILE: i32 = 48;
/// Space between bars, and at the edges; less where the board is narrow, so that seams stay wide.
const SPACE: i32 = 34;
const NARROW_SPACE: i32 = 24;
/// Tiles in a line of a narrow board; a longer bar continues below.
const ACROSS: i32 = 7;
/// Height of a line of bars.
const LINE: i32 = 112;
/// How much lower a bar continues.
const FOLD: i32 = 74;
/// Longest bar that is drawn tile by tile.
const DRAWN: u64 = 40;
/// The same for many tiles, since a board must be drawn within a frame.
const CROWDED: u64 = 12;
/// Tiles in all from which a board is crowded.
const CROWD: u64 = 80;

/// What a game says about a seam.
#[derive(Clone, Debug)]
pub(crate) struct Seam {
    /// What breaking there does.
    pub content: Message,
    /// The move.
    pub mv: Option<Move>,
    /// True if the pending move breaks there.
    pub pending: bool,
}

/// Bars as a game draws them.
pub(crate) struct Bars<'b> {
    /// Their lengths.
    pub lengths: &'b [u64],
    /// The lengths for which the board has room, so that it keeps its size.
    pub room: &'b [u64],
    /// Whether each bar begins a line.
    pub apart: bool,
    /// What a bar and its tiles are called.
    pub things: Things,
    /// The tile of a bar.
    pub tile: &'b dyn Fn(usize) -> Piece,
    /// A bar too long to be counted.
    pub long: Piece,
    /// True for a bar that the last move made.
    pub last: &'b dyn Fn(usize) -> bool,
    /// True for a tile of a bar, counted from 0, that would go with the pending move.
    pub pending: &'b dyn Fn(usize, u64) -> bool,
    /// The seam after so many tiles of a bar.
    pub seam: &'b dyn Fn(usize, u64) -> Seam,
}

/// The longest bar that is drawn tile by tile among these.
fn drawn(bars: &[u64]) -> u64 {
    if bars.iter().sum::<u64>() > CROWD { CROWDED } else { DRAWN }
}

/// The bars in lines.
pub(crate) fn scene(stage: &Stage<'_>, bars: &Bars<'_>) -> Scene {
    let most = drawn(bars.room);
    let longest = bars.room.iter().copied().filter(|n| *n <= most).max().unwrap_or(1);
    // Wide enough for the longest bar, and for two bars beside each other where they fit.
    let widest = if stage.narrow() { ACROSS as u64 } else { 15 };
    let beside = if bars.apart { 0 } else { bars.room.iter().sum::<u64>().min(widest) };
    let tiles = longest.max(beside).max(widest.min(12));
    let across = if stage.narrow() { ACROSS } else { tiles as i32 };
    let space = if stage.narrow() { NARROW_SPACE } else { SPACE };
    let width = across * TILE + 2 * space;
    let mut scene = stage.scene("bars", width, 0);
    let (mut x, mut top, mut high) = (space, 0, LINE);
    let mut first_tile = 0;
    for (i, length) in bars.lengths.iter().enumerate() {
        let shown = if *length > most { 4 } else { *length } as i32;
        // Lines of about the same length.
        let lines = (shown - 1) / across + 1;
        let across = (shown + lines - 1) / lines;
        let wide = across * TILE;
        if x > space && (bars.apart || x + wide > width - space) {
            (x, top, high) = (space, top + high, LINE);
        }
        let at = At { x, top, across };
        let spots = if *length > most {
            vec![long_bar(stage, bars, (i, *length), at)]
        } else {
            (1..lines).for_each(|line| at.thread(line, &mut scene.under));
            tiles_of(bars, (i, *length), first_tile, at, &mut scene.under);
            (1..*length).map(|cut| seam(stage, bars, (i, cut), at)).collect()
        };
        let folds = FOLD * (lines - 1);
        high = high.max(LINE + folds);
        let class = if (bars.last)(i) { "num is-last" } else { "num" };
        write(&mut scene.under, x + wide / 2, top + folds + 104, class, length.to_string());
        scene.line(named(bars.things, i, *length), spots);
        x += wide + space;
        first_tile += *length as u32;
    }
    scene.height = top + high + 6;
    scene
}

/// Where a bar begins, and after how many tiles it continues below.
#[derive(Clone, Copy)]
struct At {
    x: i32,
    top: i32,
    across: i32,
}

impl At {
    /// The middle of the foot of a tile, counted from 0.
    fn tile(self, n: i32) -> (i32, i32) {
        let (column, line) = (n % self.across, n / self.across);
        (self.x + column * TILE + TILE / 2, self.top + 68 + line * FOLD)
    }

    /// The thread that leads to this line of the bar, counted from 0.
    fn thread(self, line: i32, out: &mut Vec<Decor>) {
        let (x, foot) = self.tile(line * self.across);
        let (left, lower) = (x - TILE / 2, foot - TILE / 2);
        folded::thread(out, (left + self.across * TILE, lower - FOLD), (left, lower));
    }
}

fn tiles_of(
    bars: &Bars<'_>,
    (bar, length): (usize, u64),
    first: u32,
    at: At,
    out: &mut Vec<Decor>,
) {
    for n in 0..length {
        let (x, y) = at.tile(n as i32);
        let (piece, pending) = ((bars.tile)(bar), (bars.pending)(bar, n));
        out.push(Decor::Piece { id: first + n as u32, piece, x, y, pending });
    }
}

/// The place after `cut` tiles of a bar.
fn seam(stage: &Stage<'_>, bars: &Bars<'_>, (bar, cut): (usize, u64), at: At) -> Spot {
    let Seam { content, mv, pending } = (bars.seam)(bar, cut);
    let name = named_seam(bars.things, bar, content);
    // Right of the tile before it, which may be the end of a line.
    let (x, y) = at.tile(cut as i32 - 1);
    let id = bar as u32 * 1000 + cut as u32;
    let mut spot = stage.spot(id, SEAM, (x + TILE / 2, y), name, mv);
    spot.hit = [-TILE / 2, -60, TILE, 72];
    spot.pending = pending;
    spot
}

/// What breaking does, after the name of the bar.
fn named_seam(things: Things, bar: usize, content: Message) -> Message {
    match things.place {
        Some(place) => shared::place_says(place(bar as u64 + 1), content),
        None => content,
    }
}

fn long_bar(stage: &Stage<'_>, bars: &Bars<'_>, (bar, length): (usize, u64), at: At) -> Spot {
    let foot = (at.x + 2 * TILE, at.top + 68);
    let mut spot = sack(stage, bars.things, (bar, length), bars.long, foot, 4 * TILE);
    spot.hit = [-2 * TILE, -60, 4 * TILE, 72];
    spot
}
