//! Heaps as bars of tiles: a touch of a tile takes it and all to its right, a touch of a seam splits the bar there.

use super::{Deed, LaskersNim, words};
use crate::kits::folded;
use crate::kits::heaps::{Things, describe_all, may_take, named};
use crate::kits::pieces::{SEAM, TILE as PIECE};
use crate::layout::{Layout, MoveContext, Touching};
use crate::scene::{Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Side of a tile.
const TILE: i32 = 48;
/// Height of a line of bars, and of a line in which a long bar continues.
const LINE: i32 = 118;
const FOLD: i32 = 82;
/// From the top of a line to the foot of its tiles.
const FOOT: i32 = 72;
/// How far down a seam can be touched; below, tiles can.
const HALF: i32 = 30;
/// Tiles in a line, wide and narrow, and the space between bars.
const ACROSS: [u64; 2] = [14, 7];
const SPACE: i32 = 30;

const TILES: Things = Things { counted: words::tiles, place: Some(shared::heap) };

/// A bar: its place, its size, the middle of the foot of its first tile, and the tiles in a line of it.
#[derive(Clone, Copy)]
struct Bar {
    place: usize,
    size: u64,
    first: (i32, i32),
    across: u64,
}

impl Bar {
    /// The middle of the foot of a tile, counted from 0.
    fn tile(self, n: u64) -> (i32, i32) {
        let (column, line) = ((n % self.across) as i32, (n / self.across) as i32);
        (self.first.0 + column * TILE, self.first.1 + line * FOLD)
    }
}

impl Layout for LaskersNim {
    fn scene(&self, at: &Vec<u64>, view: &View<'_, Vec<u64>>) -> Scene {
        let stage = view.stage;
        let most = ACROSS[usize::from(stage.narrow())];
        let width = most as i32 * TILE + 2 * SPACE;
        let mut scene = stage.scene("rows", width, 0);
        let (mut x, mut top, mut high) = (SPACE, 0, LINE);
        let last = view.before.map(|(before, mv)| {
            let place = mv.first().place as usize;
            place..=place + usize::from(matches!(Deed::of(before, mv), Deed::Split(..)))
        });
        for (place, size) in at.iter().copied().enumerate() {
            // Lines of about the same length; an empty heap keeps a place for its number.
            let across = size.div_ceil(size.div_ceil(most).max(1)).max(1);
            let wide = across as i32 * TILE;
            if x > SPACE && x + wide > width - SPACE {
                (x, top, high) = (SPACE, top + high, LINE);
            }
            let bar = Bar { place, size, first: (x + TILE / 2, top + FOOT), across };
            let folds = (size.div_ceil(across).max(1) - 1) as i32 * FOLD;
            for fold in (0..folds).step_by(FOLD as usize) {
                let middle = top + FOOT - TILE / 2 + fold;
                folded::thread(&mut scene.under, (x + wide, middle), (x, middle + FOLD));
            }
            high = high.max(LINE + folds);
            let lit = last.as_ref().is_some_and(|places| places.contains(&place));
            let class = if lit { "num is-last" } else { "num" };
            write(
                &mut scene.over,
                x + wide / 2,
                top + folds + LINE - 16,
                class,
                number(stage, at, bar),
            );
            scene.line(named(TILES, place, size), spots(stage, bar));
            x += wide + SPACE;
        }
        scene.height = top + high;
        scene
    }

    fn describe(&self, at: &Vec<u64>, _: Option<[Message; 2]>) -> Message {
        describe_all(at)
    }

    fn describe_move(&self, at: &Vec<u64>, context: &MoveContext<'_>) -> Message {
        let heap = u64::from(context.mv.first().place) + 1;
        match Deed::of(at, context.mv) {
            Deed::Take(amount) => {
                shared::take(context.who, shared::from_heap(words::tiles(amount), heap))
            }
            Deed::Split(small, large) => words::split(context.who, heap, small, large),
        }
    }

    fn touch_hints(&self, _: &Vec<u64>, _: Touching) -> Vec<Message> {
        vec![words::tap_tile(), words::tap_seam()]
    }
}

/// The size of a bar, and what the pending move makes of it.
fn number(stage: &Stage<'_>, at: &[u64], bar: Bar) -> Message {
    let pending = stage.pending_move().filter(|mv| mv.first().place as usize == bar.place);
    match pending.map(|mv| Deed::of(at, mv)) {
        None => bar.size.to_string().into(),
        Some(Deed::Take(amount)) => alloc::format!("{} − {amount}", bar.size).into(),
        Some(Deed::Split(small, large)) => {
            alloc::format!("{} = {small} + {large}", bar.size).into()
        }
    }
}

/// The tiles of a bar with the seams between them, left to right.
fn spots(stage: &Stage<'_>, bar: Bar) -> Vec<Spot> {
    let mut spots = Vec::new();
    for n in 0..bar.size {
        spots.push(tile(stage, bar, n));
        spots.extend((n + 1 < bar.size).then(|| seam(stage, bar, n + 1)));
    }
    spots
}

fn tile(stage: &Stage<'_>, bar: Bar, n: u64) -> Spot {
    let (place, taken) = (bar.place as u32, bar.size - n);
    let content =
        shared::place_says(shared::heap(u64::from(place) + 1), may_take(bar.size, taken, false));
    let mv = stage.legal(place, taken);
    let mut spot = stage.spot(place * 1000 + 2 * n as u32, PIECE, bar.tile(n), content, mv);
    spot.hit = [-TILE / 2, -HALF, TILE, HALF + 12];
    // A larger amount splits the bar.
    let pending = stage.pending_at(place).filter(|amount| *amount <= bar.size);
    spot.pending = pending.is_some_and(|amount| n >= bar.size - amount);
    spot.put = Some((place, if taken == 1 { n } else { n + 1 }));
    spot
}

/// The seam after `cut` tiles.
fn seam(stage: &Stage<'_>, bar: Bar, cut: u64) -> Spot {
    let (place, small) = (bar.place as u32, cut.min(bar.size - cut));
    let what = words::split_into(cut, bar.size - cut);
    let content = shared::place_says(shared::heap(u64::from(place) + 1), what);
    let mv = stage.legal(place, bar.size + small);
    // Right of the tile before it, which may be the end of a line.
    let (x, y) = bar.tile(cut - 1);
    let foot = (x + TILE / 2, y);
    let mut spot = stage.spot(place * 1000 + 2 * cut as u32 - 1, SEAM, foot, content, mv);
    spot.hit = [-TILE / 2, -62, TILE, 62 - HALF];
    spot.pending = stage.pending_at(place) == Some(bar.size + small) && cut == small;
    spot.put = Some((place, cut));
    spot
}
