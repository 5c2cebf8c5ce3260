//! A heap of beans with both collections, or a token on a strip with the steps of both.

use super::words;
use super::{Beans, Heap};
use crate::goal;
use crate::kits::heaps::{
    self, Along, ROW_DRAWN, Things, caption, leaving, named, reach, sack, taking,
};
use crate::kits::pieces::{BED, MARBLE, mound};
use crate::layout::Touching;
use crate::layout::{Amounts, Layout, MoveContext};
use crate::piece::{BESIDE, Body, Piece, PieceKind};
use crate::scene::{Decor, Scene, write};
use crate::stage::{Stage, View};
use crate::words::{self as shared, parity};
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Size of a bean in the heap.
const BEAN: i32 = 46;
/// Most beans of a collection that are drawn.
const DRAWN: u64 = 26;
/// Most cells of a strip that are drawn.
const CELLS: u64 = 78;

const BEAN_LOOK: PieceKind =
    PieceKind { body: Body::Symbol("#parity-subtraction-bean", "stone"), ..PieceKind::NOTHING };

/// A bean of this width.
const fn bean(wide: i32) -> Piece {
    Piece::new(&BEAN_LOOK, [-wide / 2, -wide * 2 / 3, wide, wide * 2 / 3], BESIDE)
}
/// More beans than can be counted.
const MANY: Piece = mound!(
    38,
    "#parity-subtraction-bean",
    "#parity-subtraction-bean",
    "#parity-subtraction-bean",
    "#parity-subtraction-bean",
    "#parity-subtraction-bean",
    "#parity-subtraction-bean"
);

/// Beans in one heap.
const BEANS: Things = Things { counted: words::beans, place: None };

impl Layout for Beans {
    fn scene(&self, at: &Heap, view: &View<'_, Heap>) -> Scene {
        let from = view.before.map(|(before, _)| before.beans);
        let start = view.start.beans.max(at.beans);
        let seen = Seen { now: at.beans, start, from };
        table(view.stage, &seen, self.strip)
    }

    fn describe(&self, at: &Heap, _: Option<[Message; 2]>) -> Message {
        let [own, other] = [at.held[at.turn], at.held[1 - at.turn]].map(holds);
        let words = if self.strip { words::strip_and_players } else { words::heap_and_players };
        words(at.beans, own, other)
    }

    fn describe_move(&self, _: &Heap, context: &MoveContext<'_>) -> Message {
        if !self.strip {
            return heaps::describe_move(context, BEANS, true);
        }
        words::move_marble(context.who, words::steps(context.mv.first().amount))
    }

    fn requirement(&self, _: &Heap, _: u32) -> Option<Message> {
        let amounts = self.taken.amounts();
        Some(words::at_a_time(goal::amounts(&amounts), goal::many(&amounts)))
    }

    fn touch_hints(&self, _: &Heap, _: Touching) -> Vec<Message> {
        vec![if self.strip { words::tap_cell() } else { shared::tap_to_take() }]
    }

    fn amounts(&self, _: &Heap, _: Option<u32>) -> Amounts {
        if self.strip { Amounts::None } else { Amounts::Anywhere }
    }
}

/// What a player holds, with its parity.
pub(super) fn holds(n: u64) -> Message {
    words::holds(n, parity(n))
}

/// Beans or steps now, at the start, and before the last move.
#[derive(Clone, Copy)]
struct Seen {
    now: u64,
    start: u64,
    from: Option<u64>,
}

/// The heap or the strip, and what both hold.
fn table(stage: &Stage<'_>, seen: &Seen, strip: bool) -> Scene {
    let width = if stage.narrow() { 360 } else { 720 };
    let mut scene = stage.scene(if strip { "strip" } else { "beans" }, width, 0);
    let foot = if strip { cells(stage, seen, &mut scene) } else { heap(stage, seen, &mut scene) };
    let caption = caption(stage, seen.now, None);
    write(&mut scene.over, width / 2, foot + 36, "num num-big", caption);
    collections(stage, foot + 62, &mut scene);
    scene
}

/// The heap in rows, taken from the end; returns its lower edge.
fn heap(stage: &Stage<'_>, seen: &Seen, scene: &mut Scene) -> i32 {
    let Seen { now, start, from } = *seen;
    let width = scene.width;
    let (columns, cell) = if stage.narrow() { (7, 50) } else { (13, 53) };
    let rows = if start > ROW_DRAWN { 3 } else { start.div_ceil(columns).max(2) };
    let rise = if rows > 6 { 40 } else { 50 };
    let foot = 24 + rows as i32 * rise;
    let left = (width - cell * columns as i32) / 2 + cell / 2;
    let label = named(BEANS, 0, now);
    if now > ROW_DRAWN {
        let spot = sack(stage, BEANS, (0, now), MANY, (width / 2, foot - 6), 300);
        scene.line(label, vec![spot]);
        return foot;
    }
    let place = |n: u64| {
        let (column, line) = (((n - 1) % columns) as i32, ((n - 1) / columns) as i32);
        (left + column * cell + [0, -3, 2][(n % 3) as usize], 18 + (line + 1) * rise)
    };
    leaving(from, (0, now), &place, &|_| bean(BEAN), &mut scene.over);
    for first in (1..=now).step_by(columns as usize) {
        let mut spots = Vec::new();
        for n in first..=now.min(first + columns - 1) {
            let mut spot = taking(stage, BEANS, (0, now, n), bean(BEAN), place(n));
            spot.hit = [-cell / 2, 10 - rise, cell, rise];
            spots.push(spot);
        }
        scene.line(label.clone(), spots);
    }
    reach(stage, (0, now), (0, heaps::id(0, 0)), Along::Rows, scene);
    foot
}

/// The strip in lines, its end first; the token moves to the left. Returns the lower edge.
fn cells(stage: &Stage<'_>, seen: &Seen, scene: &mut Scene) -> i32 {
    let Seen { now, start, from } = *seen;
    let (across, cell, high) = if stage.narrow() { (6, 56, 66) } else { (13, 52, 70) };
    // Of a long strip, only the part around the token is shown.
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
    let target = stage.pending_at(0).map(|steps| now - steps);
    for begin in (first..=last).step_by(across as usize) {
        let end = last.min(begin + across - 1);
        let mut spots = Vec::new();
        for n in begin..=end {
            let at = place(n);
            let steps = now.checked_sub(n);
            let mv = steps.and_then(|steps| stage.legal(0, steps));
            let content = cell_name(n, steps);
            let mut spot = stage.spot(n as u32, BED, at, content, mv);
            spot.hit = [-cell / 2, -27, cell, 54];
            spot.pending = target == Some(n);
            spot.put = Some((0, n));
            spot.last = from.is_some_and(|from| n > now && n <= from);
            if n < 1000 {
                write(&mut scene.over, at.0, at.1 + 38, "num", n.to_string());
            }
            spots.push(spot);
        }
        scene.line(shared::row(scene.lines.len() as u64 + 1), spots);
    }
    let (x, y) = place(now);
    let pending = target.is_some();
    scene.over.push(Decor::Piece { id: 999, piece: MARBLE, x, y, pending });
    place(last).1 + 42
}

/// A cell of the strip, with its number of steps ahead of the marble, if it is ahead.
fn cell_name(cell: u64, steps: Option<u64>) -> Message {
    match steps {
        Some(0) => words::cell_marble(cell),
        Some(steps) => words::cell_ahead(cell, words::steps(steps)),
        None => words::cell(cell),
    }
}

/// The collections in pairs, so that an odd one is visible; the winning parity is lit.
fn collections(stage: &Stage<'_>, top: i32, scene: &mut Scene) {
    scene.height = top + 118;
    let Some(score) = &stage.score else { return };
    let half = scene.width / 2;
    let wide = half - 24;
    for (player, &(ref name, held)) in score.players.iter().enumerate() {
        let left = 12 + player as i32 * half;
        write(&mut scene.over, left + wide / 2, top + 8, "num", name.clone());
        let lit = score.points.goal.wants(held);
        let at = [left, top + 18, wide, 36];
        scene.over.push(Decor::Block { at, text: holds(held), lit });
        if held > DRAWN {
            continue;
        }
        let columns = held.div_ceil(2) as i32;
        let pitch = (wide / columns.clamp(1, 13)).min(26);
        for n in 0..held as i32 {
            let x = left + wide / 2 + (2 * (n / 2) + 1 - columns) * pitch / 2;
            let id = 1000 * (player as u32 + 1) + n as u32;
            let (y, piece) = (top + 84 + n % 2 * (pitch * 3 / 4), bean(pitch * 4 / 5));
            scene.over.push(Decor::Piece { id, piece, x, y, pending: false });
        }
    }
}
