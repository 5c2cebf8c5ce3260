//! Heaps side by side, or one pile laid out in rows of ten.

use super::{Decor, Line, Maker, Piece, Scene, Spot, text};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::{self, Board};

/// Distance between heaps.
const STEP: i32 = 92;
/// Height of one stone in a heap.
const RISE: i32 = 34;
/// Stones in one column of a heap.
const COLUMN: u64 = 12;
/// Largest heap that is drawn stone by stone.
pub(crate) const DRAWN: u64 = 24;
/// Largest single pile that is drawn one by one.
pub(crate) const ROW_DRAWN: u64 = 100;
/// Distance between counters of a single pile.
const CELL: i32 = 72;

fn sizes(board: &Board) -> &[u64] {
    match board {
        Board::Piles { piles, .. } => piles,
        _ => &[],
    }
}

fn piece(maker: &Maker<'_>, n: u64) -> Piece {
    match maker.look.board {
        Board::Piles { piece: board::Piece::Coin, .. } => Piece::Coin,
        _ => Piece::Stone((n % 6) as u8),
    }
}

/// Several heaps, each a column.
pub(super) fn columns(maker: &Maker<'_>, start: &[u64]) -> Scene {
    let now = sizes(&maker.look.board).to_vec();
    let tallest = start.iter().chain(&now).map(|heap| if *heap > DRAWN { 6 } else { (*heap).min(COLUMN) });
    let height = 70 + RISE * (tallest.max().unwrap_or(1).max(5) as i32) + 56;
    let wide = |heap: u64| if heap > COLUMN && heap <= DRAWN { 2 } else { 1 };
    let mut x = STEP / 2 + 10;
    let mut scene = Scene {
        kind: "piles",
        width: 0,
        height,
        name: say::board(&maker.look.board),
        upright: true,
        lines: Vec::new(),
        under: Vec::new(),
        over: Vec::new(),
    };
    for (i, heap) in now.iter().enumerate() {
        let columns = wide(start.get(i).copied().unwrap_or(*heap).max(*heap));
        let middle = x + (columns - 1) * STEP / 2 - (columns - 1) * 8;
        let base = height - 64;
        scene.over.push(text(middle, height - 18, "numeral", heap.to_string()));
        let spots = if *heap > DRAWN {
            alloc::vec![sack(maker, i, *heap, middle, base)]
        } else {
            let place = |n: u64| {
                let column = ((n - 1) / COLUMN) as i32;
                (x + column * (STEP - 16), base - ((n - 1) % COLUMN) as i32 * RISE)
            };
            leaving(maker, i, *heap, &place, &mut scene.over);
            (1..=*heap).map(|n| stone(maker, i, *heap, n, place(n))).collect()
        };
        scene.lines.push(Line { label: say::heap(maker.session, i, *heap), spots });
        x += columns * STEP - (columns - 1) * 16;
    }
    scene.width = (x - STEP / 2 + 10).max(360);
    centred(&mut scene, x - STEP / 2 + 10);
    scene
}

/// Moves everything so that a narrow board stands in the middle.
fn centred(scene: &mut Scene, used: i32) {
    let by = (scene.width - used) / 2;
    for spot in scene.lines.iter_mut().flat_map(|line| &mut line.spots) {
        spot.x += by;
    }
    for decor in scene.over.iter_mut().chain(&mut scene.under) {
        match decor {
            Decor::Piece { x, .. } | Decor::Leaving { x, .. } | Decor::Text { x, .. } => *x += by,
            Decor::Stroke { from, to, .. } => {
                from.0 += by;
                to.0 += by;
            }
        }
    }
}

fn id(heap: usize, n: u64) -> u32 {
    heap as u32 * 1000 + n as u32
}

fn stone(maker: &Maker<'_>, heap: usize, size: u64, n: u64, (x, y): (i32, i32)) -> Spot {
    let taken = size - n + 1;
    let content = say::take_from(maker.session, heap, size, taken);
    let mv = maker.legal(heap as u32, taken);
    let at = [x, y, STEP - 8, RISE];
    let mut spot = maker.spot(id(heap, n), piece(maker, n + heap as u64 * 5), at, &content, mv);
    spot.armed = maker.armed_at(heap as u32).is_some_and(|amount| n > size - amount);
    spot.put = Some((heap as u32, if n == size { n - 1 } else { n }));
    spot
}

fn sack(maker: &Maker<'_>, heap: usize, size: u64, x: i32, base: i32) -> Spot {
    let armed = maker.armed_at(heap as u32);
    let mv = maker.legal(heap as u32, armed.unwrap_or(1));
    let content = say::heap(maker.session, heap, size);
    let mut spot = maker.spot(id(heap, 999), Piece::Sack, [x, base - 60, STEP - 8, 150], &content, mv);
    spot.armed = armed.is_some();
    spot
}

fn leaving(
    maker: &Maker<'_>,
    heap: usize,
    size: u64,
    place: &dyn Fn(u64) -> (i32, i32),
    out: &mut Vec<Decor>,
) {
    let Some((before, mv)) = &maker.before else { return };
    let had = sizes(before).get(heap).copied().unwrap_or(0);
    if mv.first().place != heap as u32 || had > ROW_DRAWN {
        return;
    }
    for n in size + 1..=had {
        let (x, y) = place(n);
        out.push(Decor::Leaving { id: id(heap, n), piece: piece(maker, n + heap as u64 * 5), x, y });
    }
}

/// One pile, in rows of ten from the upper left; what is taken goes from the end.
pub(super) fn row(maker: &Maker<'_>, start: u64) -> Scene {
    let now = sizes(&maker.look.board).first().copied().unwrap_or(0);
    let drawn = start.max(now);
    let columns = if drawn <= 12 { drawn.max(4) } else { 10 };
    let rows = if drawn > ROW_DRAWN { 3 } else { drawn.div_ceil(columns).max(1) };
    let (width, height) = (columns as i32 * CELL + 24, rows as i32 * CELL + 70);
    let place = |n: u64| {
        let (column, row) = ((n - 1) % columns, (n - 1) / columns);
        (12 + CELL / 2 + column as i32 * CELL, 12 + CELL / 2 + row as i32 * CELL)
    };
    let mut scene = Scene {
        kind: "row",
        width: width.max(360),
        height,
        name: say::board(&maker.look.board),
        upright: false,
        lines: Vec::new(),
        under: Vec::new(),
        over: Vec::new(),
    };
    scene.over.push(text(width / 2, height - 16, "numeral", say::pile_caption(&maker.look.board)));
    if now > ROW_DRAWN {
        let spot = sack(maker, 0, now, width / 2, height - 120);
        scene.lines.push(Line { label: say::heap(maker.session, 0, now), spots: alloc::vec![spot] });
    } else {
        leaving(maker, 0, now, &place, &mut scene.over);
        for first in (1..=now).step_by(columns as usize) {
            let counters = first..=now.min(first + columns - 1);
            let spots = counters.map(|n| counter(maker, now, n, place(n))).collect();
            scene.lines.push(Line { label: say::heap(maker.session, 0, now), spots });
        }
    }
    centred(&mut scene, width);
    scene
}

fn counter(maker: &Maker<'_>, size: u64, n: u64, at: (i32, i32)) -> Spot {
    let mut spot = stone(maker, 0, size, n, at);
    (spot.w, spot.h) = (CELL, CELL);
    spot
}
