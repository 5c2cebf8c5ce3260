//! A heap of beans with both collections, or a token on a strip with the steps of both.

use super::heaps::{ROW_DRAWN, caption, leaving, sack, taking};
use super::{Decor, Maker, Piece, Scene, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use solver::board::Board;

/// Size of a bean in the heap.
pub(super) const BEAN: i32 = 46;
/// Most beans of a collection that are drawn.
const DRAWN: u64 = 26;
/// Most cells of a strip that are drawn.
const CELLS: u64 = 78;

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let Board::Beans { beans, strip, .. } = maker.look.board else {
        return maker.scene("beans", 1, 1);
    };
    let start = match maker.start {
        Board::Beans { beans: first, .. } => first.max(beans),
        _ => beans,
    };
    let width = if maker.narrow { 360 } else { 720 };
    let mut scene = maker.scene(if strip { "strip" } else { "beans" }, width, 0);
    let foot = if strip {
        cells(maker, beans, start, &mut scene)
    } else {
        heap(maker, beans, start, &mut scene)
    };
    write(&mut scene.over, width / 2, foot + 36, "num num-big", caption(maker));
    collections(maker, foot + 62, &mut scene);
    scene
}

/// The heap in rows; what is taken goes from the end. Gives where it ends.
fn heap(maker: &Maker<'_>, now: u64, start: u64, scene: &mut Scene) -> i32 {
    let width = scene.width;
    let (columns, cell) = if maker.narrow { (7, 50) } else { (13, 53) };
    let rows = if start > ROW_DRAWN { 3 } else { start.div_ceil(columns).max(2) };
    let rise = if rows > 6 { 40 } else { 50 };
    let foot = 24 + rows as i32 * rise;
    let left = (width - cell * columns as i32) / 2 + cell / 2;
    let label = say::heap(maker.card, 0, now);
    if now > ROW_DRAWN {
        let spot = sack(maker, 0, now, (width / 2, foot - 6), 300);
        scene.line(label, vec![spot]);
        return foot;
    }
    let place = |n: u64| {
        let (column, line) = (((n - 1) % columns) as i32, ((n - 1) / columns) as i32);
        (left + column * cell + [0, -3, 2][(n % 3) as usize], 18 + (line + 1) * rise)
    };
    leaving(maker, 0, now, &place, &mut scene.over);
    for first in (1..=now).step_by(columns as usize) {
        let mut spots = Vec::new();
        for n in first..=now.min(first + columns - 1) {
            let mut spot = taking(maker, 0, now, n, Piece::Bean(BEAN), place(n));
            spot.hit = [-cell / 2, 10 - rise, cell, rise];
            spots.push(spot);
        }
        scene.line(label.clone(), spots);
    }
    foot
}

/// The strip in lines, its end first; the token goes to the left. Gives where it ends.
fn cells(maker: &Maker<'_>, now: u64, start: u64, scene: &mut Scene) -> i32 {
    let (across, cell, high) = if maker.narrow { (6, 56, 66) } else { (13, 52, 70) };
    // Of a long strip the stretch around the token is shown.
    let first = if start < CELLS { 0 } else { now.saturating_sub(CELLS / 2) };
    let last = start.min(first + CELLS - 1);
    // Lines of a length.
    let count = last - first + 1;
    let across = count.div_ceil(count.div_ceil(across));
    let left = (scene.width - cell * across as i32) / 2 + cell / 2;
    let place = |n: u64| {
        let (column, line) = (((n - first) % across) as i32, ((n - first) / across) as i32);
        (left + column * cell, 38 + line * high)
    };
    let target = maker.armed_at(0).map(|steps| now - steps);
    for begin in (first..=last).step_by(across as usize) {
        let end = last.min(begin + across - 1);
        let mut spots = Vec::new();
        for n in begin..=end {
            let at = place(n);
            let steps = now.checked_sub(n);
            let mv = steps.and_then(|steps| maker.legal(0, steps));
            let content = say::strip_cell(n, steps);
            let mut spot = maker.spot(n as u32, Piece::Hole, at, &content, mv);
            spot.hit = [-cell / 2, -27, cell, 54];
            spot.armed = target == Some(n);
            spot.put = Some((0, n));
            if let Some((Board::Beans { beans: from, .. }, _)) = maker.before {
                spot.last = n > now && n <= from;
            }
            if n < 1000 {
                write(&mut scene.over, at.0, at.1 + 38, "num", n.to_string());
            }
            spots.push(spot);
        }
        scene.line(say::row(scene.lines.len()), spots);
    }
    let (x, y) = place(now);
    let armed = target.is_some();
    scene.over.push(Decor::Piece { id: 999, piece: Piece::Token, x, y, armed });
    place(last).1 + 42
}

/// What both have, in pairs, so that an odd one stands out; lit is what would win now.
fn collections(maker: &Maker<'_>, top: i32, scene: &mut Scene) {
    scene.height = top + 118;
    let (Some(score), Some(points)) = (maker.session.score(), maker.look.points) else { return };
    let half = scene.width / 2;
    let wide = half - 24;
    for (player, held) in score.into_iter().enumerate() {
        let left = 12 + player as i32 * half;
        let name = say::mover(maker.session.players(), player);
        write(&mut scene.over, left + wide / 2, top + 8, "num", name.to_string());
        let lit = points.goal.wants(held);
        let at = [left, top + 18, wide, 36];
        scene.over.push(Decor::Block { at, text: say::holding(held), lit });
        if held > DRAWN {
            continue;
        }
        let pitch = (wide / 13).min(26);
        let columns = held.div_ceil(2) as i32;
        for n in 0..held as i32 {
            let x = left + wide / 2 + (2 * (n / 2) + 1 - columns) * pitch / 2;
            let id = 1000 * (player as u32 + 1) + n as u32;
            let (y, piece) = (top + 84 + n % 2 * (pitch * 3 / 4), Piece::Bean(pitch * 4 / 5));
            scene.over.push(Decor::Piece { id, piece, x, y, armed: false });
        }
    }
}
