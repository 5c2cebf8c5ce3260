//! Bars of unit tiles, several to a line, with the seams where they may break.

use super::GrundysGame;
use super::words;
use crate::kits::folded;
use crate::kits::heaps::{Things, named, sack};
use crate::kits::pieces::{LONG_BAR, LOOSE_TILE, SEAM};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words::{self as shared, list};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

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

const TILES: Things = Things { counted: words::tiles, place: Some(words::bar) };

/// The longest bar that is drawn tile by tile among these.
fn drawn(bars: &[u64]) -> u64 {
    if bars.iter().sum::<u64>() > CROWD { CROWDED } else { DRAWN }
}

impl Layout for GrundysGame {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let broken = view.before.map(|(_, mv)| mv.first().place as usize);
        lines(view.stage, at, broken)
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        words::bars_of(at.len() as u64, list(at))
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let step = context.mv.first();
        let length = at.get(step.place as usize).copied().unwrap_or(0);
        let (small, large) = (step.amount, length.saturating_sub(step.amount));
        words::break_bar(context.who, u64::from(step.place) + 1, small, large)
    }

    fn requirement(&self, _: &Vec<u64>, _: u32) -> Option<Message> {
        Some(words::parts_differ())
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![shared::tap_seam()]
    }

    fn amounts(&self, _: &Vec<u64>, _: Option<u32>) -> Amounts {
        Amounts::Anywhere
    }
}

/// The bars in lines; `broken` is the place of the bar that the last move broke in two.
fn lines(stage: &Stage<'_>, bars: &[u64], broken: Option<usize>) -> Scene {
    let most = drawn(bars);
    let longest = bars.iter().copied().filter(|n| *n <= most).max().unwrap_or(1);
    // Wide enough for the longest bar, and for two bars beside each other where they fit.
    let widest = if stage.narrow() { ACROSS as u64 } else { 15 };
    let tiles = longest.max(bars.iter().sum::<u64>().min(widest)).max(widest.min(12));
    let across = if stage.narrow() { ACROSS } else { tiles as i32 };
    let space = if stage.narrow() { NARROW_SPACE } else { SPACE };
    let width = across * TILE + 2 * space;
    let mut scene = stage.scene("bars", width, 0);
    let (mut x, mut top, mut high) = (space, 0, LINE);
    let mut first_tile = 0;
    for (i, length) in bars.iter().enumerate() {
        let shown = if *length > most { 4 } else { *length } as i32;
        // Lines of about the same length.
        let lines = (shown - 1) / across + 1;
        let across = (shown + lines - 1) / lines;
        let wide = across * TILE;
        if x > space && x + wide > width - space {
            (x, top, high) = (space, top + high, LINE);
        }
        let at = At { x, top, across };
        let spots = if *length > most {
            alloc::vec![long_bar(stage, i, *length, x, top)]
        } else {
            (1..lines).for_each(|line| at.thread(line, &mut scene.under));
            tiles_of(stage, i, *length, first_tile, at, &mut scene.under);
            (1..*length).map(|cut| seam(stage, i, *length, cut, at)).collect()
        };
        let folds = FOLD * (lines - 1);
        high = high.max(LINE + folds);
        let last = broken.is_some_and(|place| i == place || i == place + 1);
        let class = if last { "num is-last" } else { "num" };
        write(&mut scene.under, x + wide / 2, top + folds + 104, class, length.to_string());
        scene.line(named(TILES, i, *length), spots);
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

fn tiles_of(stage: &Stage<'_>, bar: usize, length: u64, first: u32, at: At, out: &mut Vec<Decor>) {
    let small = stage.pending_at(bar as u32);
    for n in 0..length {
        let (x, y) = at.tile(n as i32);
        let pending = small.is_some_and(|small| n < small);
        out.push(Decor::Piece { id: first + n as u32, piece: LOOSE_TILE, x, y, pending });
    }
}

/// The place after `cut` tiles of a bar.
fn seam(stage: &Stage<'_>, bar: usize, length: u64, cut: u64, at: At) -> Spot {
    let small = cut.min(length - cut);
    let (left, right) = (cut, length - cut);
    let what = if left == right { words::would_be_equal } else { words::break_into };
    let content = shared::place_says(words::bar(bar as u64 + 1), what(left, right));
    let mv = stage.legal(bar as u32, small);
    // Right of the tile before it, which may be the end of a line.
    let (x, y) = at.tile(cut as i32 - 1);
    let at = (x + TILE / 2, y);
    let id = bar as u32 * 1000 + cut as u32;
    let mut spot = stage.spot(id, SEAM, at, content, mv);
    spot.hit = [-TILE / 2, -60, TILE, 72];
    spot.pending = stage.pending_at(bar as u32) == Some(small) && cut == small;
    spot
}

fn long_bar(stage: &Stage<'_>, bar: usize, length: u64, x: i32, top: i32) -> Spot {
    let mut spot = sack(stage, TILES, (bar, length), LONG_BAR, (x + 2 * TILE, top + 68), 4 * TILE);
    spot.hit = [-2 * TILE, -60, 4 * TILE, 72];
    spot
}
