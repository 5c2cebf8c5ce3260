//! Heaps of pebbles side by side, and a single pile of pebbles in rows of ten.

mod reach;
mod words;

pub(crate) use reach::{Along, reach, reach_words};
pub use words::{Things, describe_all, heap_name};
pub(crate) use words::{describe, describe_move, may_take, named, size_name};

use super::pieces::{LOW_SHADOW, mound};
use crate::piece::{BESIDE, Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write, write_within};
use crate::stage::{Stage, View};
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;
use words::take_from;

/// Largest heap that is drawn stone by stone.
pub(crate) const DRAWN: u64 = 30;
/// Largest single pile that is drawn one by one.
pub(crate) const ROW_DRAWN: u64 = 100;
/// Rise of one stone over the one below.
const PITCH: i32 = 25;
/// Room below the feet of a line, for the numerals.
const BELOW: i32 = 84;
/// Most room that a heap has from side to side.
const GAP: i32 = 150;
/// How far each stone lies from the middle of its heap.
const JIG: [i32; 6] = [0, -3, 2, -1, 3, -2];

/// Heaps now, at the start, and before the last move with that move.
#[derive(Clone, Copy, Debug)]
pub struct Heaps<'h> {
    /// Sizes in the position shown, in the order of their places; 0 for an empty place.
    pub now: &'h [u64],
    /// Sizes at the start.
    pub start: &'h [u64],
    /// Sizes before the last move, and that move.
    pub before: Option<(&'h [u64], &'h Move)>,
}

impl<'h> Heaps<'h> {
    /// The heaps of a position and of its neighbours in time; `sizes` returns those of one position.
    pub fn of<P>(at: &'h P, view: &View<'h, P>, sizes: impl Fn(&'h P) -> &'h [u64]) -> Heaps<'h> {
        let before = view.before.map(|(before, mv)| (sizes(before), mv));
        Heaps { now: sizes(at), start: sizes(view.start), before }
    }

    /// The size of a heap before the last move, if that move changed it.
    fn had(&self, heap: usize) -> Option<u64> {
        let (before, mv) = self.before?;
        let touched = mv.steps().iter().any(|step| step.place == heap as u32);
        touched.then(|| before.get(heap).copied().unwrap_or(0))
    }
}

/// Heaps side by side, or a single pile in rows.
pub(crate) fn scene(stage: &Stage<'_>, heaps: &Heaps<'_>, things: Things) -> Scene {
    match heaps.start {
        [only] => row(stage, (heaps, things), *only),
        _ => shelves(stage, (heaps, things)),
    }
}

/// Up to twelve stones in one column, beyond that columns of ten.
fn columns(size: u64) -> u64 {
    if size <= 12 { 1 } else { size.div_ceil(10) }
}

fn tall(size: u64) -> i32 {
    let stones = match size {
        0..=12 => size,
        _ if size > DRAWN => 6,
        _ => 10,
    };
    stones as i32 * PITCH
}

/// One line of heaps: where it stands and how wide each heap's place is.
struct Shelf {
    base: i32,
    gap: i32,
    left: i32,
}

/// Several heaps, wrapped into lines.
fn shelves(stage: &Stage<'_>, (heaps, things): (&Heaps<'_>, Things)) -> Scene {
    let (now, start) = (heaps.now, heaps.start);
    let wide = start.iter().chain(now).any(|heap| columns(*heap) > 1);
    let (width, lines) = match stage.narrow() {
        true => narrowest(heaps, wide),
        false => (720, now.len().div_ceil(if wide { 3 } else { 7 })),
    };
    let per = now.len().div_ceil(lines.max(1)).max(1);
    // A few heaps need no wide board: on a narrower one they are drawn larger.
    let width = width.min((per as i32 * GAP + 30).max(480));
    let mut scene = stage.scene("heaps", width, 0);
    scene.upright = true;
    let mut base = if stage.narrow() { 40 } else { 60 };
    for first in (0..now.len()).step_by(per) {
        let places = first..now.len().min(first + per);
        let size = |i: usize| now[i].max(start.get(i).copied().unwrap_or(0));
        let high = places.clone().map(|i| tall(size(i))).max().unwrap_or(0);
        base += if lines == 1 { high.max(150) } else { high.max(100) };
        let gap = (width / (per as i32)).min(GAP);
        let shelf = Shelf { base, gap, left: (width - gap * places.len() as i32) / 2 };
        for i in places {
            heap(stage, (heaps, things), &shelf, (i, i - first, size(i)), &mut scene);
        }
        base += BELOW + 20;
    }
    scene.height = base - 20;
    scene
}

/// Heaps of more have numbers that need more room than their stones.
const LONG: u64 = 99_999_999;

/// Width and number of lines with which a narrow board is about as high as it is wide.
fn narrowest(heaps: &Heaps<'_>, wide: bool) -> (i32, usize) {
    let count = heaps.now.len();
    let sizes = || heaps.start.iter().chain(heaps.now);
    let tallest = sizes().map(|size| tall(*size)).max().unwrap_or(0);
    let fewest = if sizes().any(|size| *size > LONG) { count.div_ceil(3) } else { 1 };
    let size = |lines: usize| {
        let per = count.div_ceil(lines) as i32;
        let high = lines as i32 * (tallest.max(100) + BELOW + 20);
        ((per * if wide { 150 } else { 84 }).max(360), high)
    };
    let side = |lines: &usize| size(*lines).0.max(size(*lines).1);
    let lines = (fewest..=count.max(1)).min_by_key(side).unwrap_or(1);
    (size(lines).0, lines)
}

/// Draws one heap on its shelf at this place from the left; `room` is the size that decides how many columns it has.
fn heap(
    stage: &Stage<'_>,
    (heaps, things): (&Heaps<'_>, Things),
    shelf: &Shelf,
    (i, order, room): (usize, usize, u64),
    scene: &mut Scene,
) {
    let size = heaps.now[i];
    let x = shelf.left + shelf.gap * order as i32 + shelf.gap / 2;
    let touched = heaps.had(i).is_some();
    let class = if touched { "num num-big is-last" } else { "num num-big" };
    let pending = stage.pending_at(i as u32).map(|amount| format!("− {amount}"));
    // Two long numbers take a line each.
    let numerals = match pending {
        Some(amount) if size > LONG => vec![size.to_string(), amount],
        Some(amount) => vec![format!("{size} {amount}")],
        None => vec![size.to_string()],
    };
    for (line, numeral) in (0..).zip(numerals) {
        let at = (x, shelf.base + 48 + 28 * line);
        write_within(&mut scene.over, at, shelf.gap - 8, class, numeral);
    }
    let spots = if size > DRAWN {
        vec![sack(stage, things, (i, size), MOUND, (x, shelf.base), shelf.gap)]
    } else {
        let across = columns(room) as i32;
        let per = if across > 1 { 10 } else { 12 };
        let place = |n: u64| {
            let (column, rise) = ((n - 1) / per, ((n - 1) % per) as i32);
            let aside = (2 * column as i32 - across + 1) * 37;
            (x + aside + JIG[(rise as usize + i) % 6], shelf.base - rise * PITCH)
        };
        leaving(heaps.had(i), (i, size), &place, &|n| shape(i, n), &mut scene.over);
        let width = if across > 1 { 72 } else { (shelf.gap - 8).min(110) };
        (1..=size).map(|n| stone(stage, things, (i, size, n), place(n), width)).collect()
    };
    let first_line = scene.lines.len();
    scene.line(named(things, i, size), spots);
    if size <= DRAWN {
        reach(stage, (i as u32, size), (first_line, id(i, 0)), Along::Columns, scene);
    }
}

pub(crate) fn id(heap: usize, n: u64) -> u32 {
    heap as u32 * 1000 + n as u32
}

const fn stone_kind(href: &'static str) -> PieceKind {
    PieceKind { shadow: Some(LOW_SHADOW), body: Body::Symbol(href, "stone"), ..PieceKind::NOTHING }
}
const fn pebble(kind: &'static PieceKind) -> Piece {
    Piece::new(kind, [-36, -36, 72, 36], BESIDE)
}

/// Pebbles of five shapes, and every fifth of a heap of another stone.
const STONES: [Piece; 5] = [
    pebble(&stone_kind("#stone-1")),
    pebble(&stone_kind("#stone-2")),
    pebble(&stone_kind("#stone-3")),
    pebble(&stone_kind("#stone-4")),
    pebble(&stone_kind("#stone-6")),
];
const FIFTH: Piece = pebble(&stone_kind("#stone-5"));
/// More stones than can be counted.
pub(crate) const MOUND: Piece =
    mound!(30, "#stone-1", "#stone-2", "#stone-3", "#stone-4", "#stone-5", "#stone-6");

/// The shape of a stone depends on its place alone, so it never changes.
fn shape(heap: usize, n: u64) -> Piece {
    if n.is_multiple_of(5) { FIFTH } else { STONES[(n as usize + 2 * heap) % 5] }
}

fn stone(
    stage: &Stage<'_>,
    things: Things,
    (heap, size, n): (usize, u64, u64),
    at: (i32, i32),
    width: i32,
) -> Spot {
    let mut spot = taking(stage, things, (heap, size, n), shape(heap, n), at);
    spot.hit = [-width / 2, -31, width, PITCH];
    if n == size {
        spot.hit = [-width / 2, -60, width, PITCH + 29];
    }
    spot
}

/// A spot that takes down to the n-th piece of a pile.
pub(crate) fn taking(
    stage: &Stage<'_>,
    things: Things,
    (heap, size, n): (usize, u64, u64),
    piece: Piece,
    at: (i32, i32),
) -> Spot {
    let taken = size - n + 1;
    let mv = stage.legal(heap as u32, taken);
    let off = stage.mode.touchable && mv.is_none();
    let content = take_from(things, heap, size, taken, off);
    let mut spot = stage.spot(id(heap, n), piece, at, content, mv);
    spot.off = off;
    spot.pending = stage.pending_at(heap as u32).is_some_and(|amount| n > size - amount);
    spot.put = Some((heap as u32, if n == size { n - 1 } else { n }));
    spot
}

/// A heap too large to be drawn: one spot for all of it; a touch prepares a move of one piece.
pub(crate) fn sack(
    stage: &Stage<'_>,
    things: Things,
    (heap, size): (usize, u64),
    piece: Piece,
    at: (i32, i32),
    width: i32,
) -> Spot {
    sack_of(stage, things, (heap, size, 1), piece, at, width)
}

/// The same for a least take.
pub(crate) fn sack_of(
    stage: &Stage<'_>,
    things: Things,
    (heap, size, least): (usize, u64, u64),
    piece: Piece,
    at: (i32, i32),
    width: i32,
) -> Spot {
    let pending = stage.pending_at(heap as u32);
    let playable = pending.and_then(|amount| stage.legal(heap as u32, amount));
    let mv = playable.or_else(|| stage.legal(heap as u32, least));
    let content = named(things, heap, size);
    let mut spot = stage.spot(id(heap, 999), piece, at, content, mv);
    spot.hit = [-width / 2 + 4, -140, width - 8, 150];
    spot.pending = pending.is_some();
    spot
}

/// The pieces that the last move took from a pile that held `had` before, if it changed it.
pub(crate) fn leaving(
    had: Option<u64>,
    (heap, size): (usize, u64),
    place: &dyn Fn(u64) -> (i32, i32),
    piece: &dyn Fn(u64) -> Piece,
    out: &mut Vec<Decor>,
) {
    let Some(had) = had.filter(|had| *had <= ROW_DRAWN) else { return };
    out.extend((size + 1..=had).map(|n| {
        let (x, y) = place(n);
        Decor::Leaving { id: id(heap, n), piece: piece(n), x, y }
    }));
}

/// One pile of pebbles in rows of ten, taken from the end.
fn row(stage: &Stage<'_>, (heaps, things): (&Heaps<'_>, Things), start: u64) -> Scene {
    let now = heaps.now.first().copied().unwrap_or(0);
    let drawn = start.max(now);
    // Even on a narrow board many counters need long lines, so that the board is not too high.
    let few = stage.narrow() && drawn <= 40;
    let (width, cell, columns) = if few { (360, 68, 5) } else { (720, 69, 10) };
    let rows = if drawn > ROW_DRAWN { 3 } else { drawn.div_ceil(columns).max(3) };
    let rise = if rows > 6 { 44 } else { 58 };
    let height = 40 + rows as i32 * rise + 64;
    let left = (width - cell * columns as i32) / 2 + cell / 2;
    let place = |n: u64| {
        let (column, line) = (((n - 1) % columns) as i32, ((n - 1) / columns) as i32);
        (left + column * cell + JIG[(n % 6) as usize], 30 + (line + 1) * rise)
    };
    let mut scene = stage.scene("row", width, height);
    write(&mut scene.over, width / 2, height - 22, "num num-big", caption(stage, now, None));
    if now > ROW_DRAWN {
        let spot = sack(stage, things, (0, now), MOUND, (width / 2, height - 80), 300);
        scene.line(named(things, 0, now), vec![spot]);
        return scene;
    }
    leaving(heaps.had(0), (0, now), &place, &|n| shape(0, n), &mut scene.over);
    for first in (1..=now).step_by(columns as usize) {
        let counters = first..=now.min(first + columns - 1);
        let spots = counters.map(|n| {
            let mut spot = stone(stage, things, (0, now, n), place(n), cell);
            spot.hit = [-cell / 2, 8 - rise, cell, rise];
            spot
        });
        scene.line(named(things, 0, now), spots.collect());
    }
    reach(stage, (0, now), (0, id(0, 0)), Along::Rows, &mut scene);
    scene
}

/// The number under a single pile, with the pending take or the limit.
pub(crate) fn caption(stage: &Stage<'_>, size: u64, limit: Option<u64>) -> Message {
    match (stage.pending_at(0), limit) {
        (Some(amount), _) => format!("{size} − {amount}").into(),
        (None, Some(limit)) => crate::words::left_limit(size, &limit.to_string()),
        (None, None) => crate::words::left(size),
    }
}

/// How many coins a stack has, in fives and at least `least`, so that at most `room` stacks hold the pile.
pub(crate) fn stack(pile: u64, room: i32, least: u64) -> u64 {
    let most = u64::try_from(room.max(1)).unwrap_or(1);
    (pile.div_ceil(most).div_ceil(5) * 5).max(least)
}

/// Stacks of this many coins, and the rest.
pub(crate) fn even_stacks(pile: u64, stack: u64) -> Vec<u64> {
    let mut stacks = vec![stack; (pile.min(ROW_DRAWN) / stack) as usize];
    if !pile.is_multiple_of(stack) {
        stacks.push(pile % stack);
    }
    stacks
}
