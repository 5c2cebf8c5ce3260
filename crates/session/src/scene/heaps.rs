//! Heaps of pebbles side by side, and a single pile of pebbles in rows of ten.

use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use solver::board::Board;

/// Largest heap that is drawn stone by stone.
pub(crate) const DRAWN: u64 = 30;
/// Largest single pile that is drawn one by one.
pub(crate) const ROW_DRAWN: u64 = 100;
/// Rise of one stone over the one below.
const PITCH: i32 = 25;
/// Room below the feet of a line, for the numerals.
const BELOW: i32 = 84;
/// How far each stone lies from the middle of its heap.
const JIG: [i32; 6] = [0, -3, 2, -1, 3, -2];

pub(super) fn sizes(board: &Board) -> &[u64] {
    match board {
        Board::Piles { piles, .. } => piles,
        Board::Beans { beans, .. } => core::slice::from_ref(beans),
        _ => &[],
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
pub(super) fn scene(maker: &Maker<'_>, start: &[u64]) -> Scene {
    let now = sizes(&maker.look.board).to_vec();
    let width = if maker.narrow { 360 } else { 720 };
    let wide = start.iter().chain(&now).any(|heap| columns(*heap) > 1);
    let most = if maker.narrow { 4 } else { 7 } / if wide { 2 } else { 1 };
    let lines = now.len().div_ceil(most);
    let per = now.len().div_ceil(lines.max(1)).max(1);
    let mut scene = maker.scene("heaps", width, 0);
    scene.upright = true;
    let mut base = if maker.narrow { 40 } else { 60 };
    for first in (0..now.len()).step_by(per) {
        let places = first..now.len().min(first + per);
        let size = |i: usize| now[i].max(start.get(i).copied().unwrap_or(0));
        let high = places.clone().map(|i| tall(size(i))).max().unwrap_or(0);
        base +=
            if lines == 1 { high.max(if maker.narrow { 230 } else { 216 }) } else { high.max(100) };
        let gap = (width / (per as i32)).min(150);
        let shelf = Shelf { base, gap, left: (width - gap * places.len() as i32) / 2 };
        for i in places {
            heap(maker, &shelf, i, i - first, size(i), &mut scene);
        }
        base += BELOW + 20;
    }
    scene.height = base - 20;
    scene
}

/// Places one heap on its shelf; `room` is the size that decides how many columns it has.
fn heap(maker: &Maker<'_>, shelf: &Shelf, i: usize, order: usize, room: u64, scene: &mut Scene) {
    let size = sizes(&maker.look.board)[i];
    let x = shelf.left + shelf.gap * order as i32 + shelf.gap / 2;
    let numeral = match maker.armed_at(i as u32) {
        Some(amount) => format!("{size} − {amount}"),
        None => size.to_string(),
    };
    write(&mut scene.over, x, shelf.base + 48, "num num-big", numeral);
    let spots = if size > DRAWN {
        vec![sack(maker, i, size, (x, shelf.base), shelf.gap)]
    } else {
        let across = columns(room) as i32;
        let per = if across > 1 { 10 } else { 12 };
        let place = |n: u64| {
            let (column, rise) = ((n - 1) / per, ((n - 1) % per) as i32);
            let aside = (2 * column as i32 - across + 1) * 37;
            (x + aside + JIG[(rise as usize + i) % 6], shelf.base - rise * PITCH)
        };
        leaving(maker, i, size, &place, &mut scene.over);
        let width = if across > 1 { 72 } else { (shelf.gap - 8).min(110) };
        (1..=size).map(|n| stone(maker, i, size, n, place(n), width)).collect()
    };
    scene.line(say::heap(maker.card, i, size), spots);
}

pub(super) fn id(heap: usize, n: u64) -> u32 {
    heap as u32 * 1000 + n as u32
}

/// The shape of a stone depends on its place alone, so that it never changes under the hand.
fn shape(heap: usize, n: u64) -> Piece {
    let shapes = [1, 2, 3, 4, 6];
    Piece::Stone(if n.is_multiple_of(5) { 5 } else { shapes[(n as usize + 2 * heap) % 5] })
}

fn stone(maker: &Maker<'_>, heap: usize, size: u64, n: u64, at: (i32, i32), width: i32) -> Spot {
    let mut spot = taking(maker, heap, size, n, shape(heap, n), at);
    spot.hit = [-width / 2, -31, width, PITCH];
    if n == size {
        spot.hit = [-width / 2, -60, width, PITCH + 29];
    }
    spot
}

/// A spot that takes down to the n-th piece of a pile.
pub(super) fn taking(
    maker: &Maker<'_>,
    heap: usize,
    size: u64,
    n: u64,
    piece: Piece,
    at: (i32, i32),
) -> Spot {
    let taken = size - n + 1;
    let mv = maker.legal(heap as u32, taken);
    let off = maker.touchable && mv.is_none();
    let content = say::take_from(maker.card, heap, size, taken, off);
    let mut spot = maker.spot(id(heap, n), piece, at, &content, mv);
    spot.off = off;
    spot.armed = maker.armed_at(heap as u32).is_some_and(|amount| n > size - amount);
    spot.put = Some((heap as u32, if n == size { n - 1 } else { n }));
    spot
}

/// A heap too large to be drawn: one spot for all of it.
pub(super) fn sack(maker: &Maker<'_>, heap: usize, size: u64, at: (i32, i32), width: i32) -> Spot {
    let armed = maker.armed_at(heap as u32);
    let mv =
        armed.and_then(|amount| maker.legal(heap as u32, amount)).or(maker.legal(heap as u32, 1));
    let content = say::heap(maker.card, heap, size);
    let mut spot = maker.spot(id(heap, 999), Piece::Sack, at, &content, mv);
    spot.hit = [-width / 2 + 4, -140, width - 8, 150];
    spot.armed = armed.is_some();
    spot
}

/// The pieces that the last move took from a pile.
pub(super) fn leaving(
    maker: &Maker<'_>,
    heap: usize,
    size: u64,
    place: &dyn Fn(u64) -> (i32, i32),
    out: &mut Vec<Decor>,
) {
    let Some((before, mv)) = &maker.before else { return };
    let had = sizes(before).get(heap).copied().unwrap_or(0);
    let touched = mv.steps().iter().any(|step| step.place == heap as u32);
    if !touched || had > ROW_DRAWN {
        return;
    }
    let piece = |n: u64| match before {
        Board::Piles { piece: solver::board::Piece::Coin, .. } => Piece::Coin(n.is_multiple_of(5)),
        Board::Beans { .. } => Piece::Bean(super::beans::BEAN),
        _ => shape(heap, n),
    };
    out.extend((size + 1..=had).map(|n| {
        let (x, y) = place(n);
        Decor::Leaving { id: id(heap, n), piece: piece(n), x, y }
    }));
}

/// One pile of pebbles in rows of ten; what is taken goes from the end.
pub(super) fn row(maker: &Maker<'_>, start: u64) -> Scene {
    let now = sizes(&maker.look.board).first().copied().unwrap_or(0);
    let drawn = start.max(now);
    let (width, cell) = if maker.narrow { (360, 68) } else { (720, 69) };
    let columns = if maker.narrow { 5 } else { 10 };
    let rows = if drawn > ROW_DRAWN { 3 } else { drawn.div_ceil(columns).max(3) };
    let rise = if rows > 6 { 44 } else { 58 };
    let height = 40 + rows as i32 * rise + 64;
    let left = (width - cell * columns as i32) / 2 + cell / 2;
    let place = |n: u64| {
        let (column, line) = (((n - 1) % columns) as i32, ((n - 1) / columns) as i32);
        (left + column * cell + JIG[(n % 6) as usize], 30 + (line + 1) * rise)
    };
    let mut scene = maker.scene("row", width, height);
    let caption = caption(maker);
    write(&mut scene.over, width / 2, height - 22, "num num-big", caption);
    if now > ROW_DRAWN {
        let spot = sack(maker, 0, now, (width / 2, height - 80), 300);
        scene.line(say::heap(maker.card, 0, now), vec![spot]);
        return scene;
    }
    leaving(maker, 0, now, &place, &mut scene.over);
    for first in (1..=now).step_by(columns as usize) {
        let counters = first..=now.min(first + columns - 1);
        let spots = counters.map(|n| {
            let mut spot = stone(maker, 0, now, n, place(n), cell);
            spot.hit = [-cell / 2, 8 - rise, cell, rise];
            spot
        });
        scene.line(say::heap(maker.card, 0, now), spots.collect());
    }
    scene
}

/// The number under a single pile, with what is about to go.
pub(super) fn caption(maker: &Maker<'_>) -> String {
    let caption = say::pile_caption(&maker.look.board);
    match (maker.armed_at(0), sizes(&maker.look.board).first()) {
        (Some(amount), Some(size)) => format!("{size} − {amount}"),
        _ => caption,
    }
}
