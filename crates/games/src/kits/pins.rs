//! Skittles in rows that wrap, or in a ring.

use super::circle::sine;
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{BESIDE, Depth, Layer, Marks, Piece, PieceKind};
use crate::rows::{Pins, Throws};
use crate::scene::{Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;

/// Distance between neighbours.
const CELL: i32 = 52;
/// Height of a pin.
const PIN: i32 = 160;
/// From the top of a pin's box to its foot.
const FOOT: i32 = 149;
/// From one line of pins to the next.
const LINE: i32 = PIN + 74;
/// Most pins in a line.
const WRAP: usize = 13;
/// Half of the ring of a pair.
const HALF: i32 = 20;
/// Spot numbers of gaps begin here.
const GAP: u32 = 1000;

/// The rows with their allowed throws, and the last throw.
struct Floor<'b> {
    rows: &'b [Vec<bool>],
    rules: &'b Throws,
    last: Option<&'b Move>,
}

impl Floor<'_> {
    /// Places in all rows.
    fn total(&self) -> u32 {
        self.rows.iter().map(Vec::len).sum::<usize>() as u32
    }

    /// True if a throw fells the pin at this place.
    fn falls(&self, mv: &Move, place: u32) -> bool {
        let step = mv.first();
        let total = u64::from(self.total());
        (0..step.amount).any(|i| (u64::from(step.place) + i) % total == u64::from(place))
    }
}

impl Layout for Throws {
    fn scene(&self, at: &Pins, view: &View<'_, Pins>) -> Scene {
        let floor = Floor { rows: at.rows(), rules: self, last: view.before.map(|(_, mv)| mv) };
        let mut scene = view.stage.scene("pins", 0, 0);
        if self.ring {
            ring(view.stage, &floor, &mut scene);
        } else {
            rows(view.stage, &floor, &mut scene);
        }
        scene
    }

    fn describe(&self, at: &Pins, _: Option<[Message; 2]>) -> Message {
        let total = at.rows().iter().map(Vec::len).sum::<usize>() as u64;
        match (words::places(at.rows().iter().flatten()).as_str(), self.ring) {
            ("", false) => words::no_pin_on(total),
            ("", true) => words::no_pin_around(total),
            (pins, false) => words::pins_on(total, pins),
            (pins, true) => words::pins_around(total, pins),
        }
    }

    fn describe_move(&self, _: &Pins, context: &MoveContext<'_>) -> Message {
        let pins = match context.notation.split_once('-') {
            Some((first, second)) if context.mv.first().amount == 2 => {
                words::pins_both(first, second)
            }
            Some((first, last)) => words::pins_from_to(first, last),
            None if self.aimed && context.mv.first().amount > 1 => {
                words::pin_and_beside(context.notation)
            }
            None => words::pin(context.notation),
        };
        words::knock_down(context.who, pins)
    }

    fn requirement(&self, at: &Pins, spot: u32) -> Option<Message> {
        let up = spot >= GAP || at.rows().iter().flatten().nth(spot as usize) == Some(&true);
        let fallen = || words::pin_has_fallen(u64::from(spot) + 1);
        Some(if up { words::no_neighbour_falls() } else { fallen() })
    }

    fn touch_hints(&self, _: &Pins, _: Touching) -> Vec<Message> {
        vec![if self.aimed { words::tap_pin_aimed() } else { words::tap_pin() }]
    }
}

fn rows(stage: &Stage<'_>, floor: &Floor<'_>, scene: &mut Scene) {
    let longest = floor.rows.iter().map(Vec::len).max().unwrap_or(1);
    // A row stays a row on a narrow board too, since the game is about its order.
    let (least, aside, mut top) = if stage.narrow() { (7, 8, 34) } else { (9, 34, 88) };
    // Lines of about the same length.
    let columns = longest.div_ceil(longest.div_ceil(WRAP).max(1));
    scene.width = columns.max(least) as i32 * CELL + 2 * aside;
    let mut first = 0;
    for row in floor.rows {
        for (piece, chunk) in row.chunks(columns).enumerate() {
            let indent = (scene.width - chunk.len() as i32 * CELL) / 2;
            let begin = piece * columns;
            let mut spots = Vec::new();
            for (i, up) in chunk.iter().enumerate() {
                let place = first + (begin + i) as u32;
                let x = indent + CELL / 2 + i as i32 * CELL;
                spots.push(pin(stage, floor, place, *up, (x, top + FOOT)));
                if begin + i + 1 < row.len() {
                    let beside = row[begin + i + 1];
                    // A pair that the end of a line parts has its ring on the board as well.
                    let middle = ((x + CELL / 2).min(scene.width - HALF), top + FOOT);
                    let mut between = gap(stage, floor, place, *up && beside, middle);
                    if let Some(spot) = &mut between
                        && i + 1 == chunk.len()
                    {
                        // The line wraps here, so the right half of the place has no room.
                        spot.hit[2] = scene.width - middle.0 - spot.hit[0];
                    }
                    spots.extend(between);
                }
                number(scene, x, top + FOOT + 34, place);
            }
            scene.line(words::row(scene.lines.len() as u64 + 1), spots);
            top += LINE;
        }
        first += row.len() as u32;
    }
    scene.height = top - LINE + PIN + 70;
}

/// The ring as an ellipse on the floor; the caller draws the nearer pins in front.
fn ring(stage: &Stage<'_>, floor: &Floor<'_>, scene: &mut Scene) {
    let row = &floor.rows[0];
    let count = row.len();
    let across = (count as i32 * 20).max(200);
    let deep = (count as i32 * 14).max(150);
    // The numbers of a large ring are drawn larger on a narrow board.
    let room = if stage.narrow() { 170 + across / 16 } else { 170 };
    (scene.width, scene.height) = (2 * across + room, 2 * deep + 270);
    let middle = (scene.width / 2, deep + 200);
    let around = |half_turns: f32| {
        let (sin, cos) = (sine(half_turns), sine(half_turns + 0.5));
        let (x, y) = (sin * across as f32, cos * deep as f32);
        (middle.0 + x as i32, middle.1 - y as i32)
    };
    let mut spots = Vec::new();
    for (i, up) in row.iter().enumerate() {
        let turn = 2.0 * i as f32 / count as f32;
        let (x, y) = around(turn);
        spots.push(pin(stage, floor, i as u32, *up, (x, y)));
        let beside = row[(i + 1) % count] && count > 1;
        let between = around(turn + 1.0 / count as f32);
        spots.extend(gap(stage, floor, i as u32, *up && beside, between));
        // At the sides a number stands beside its pin, since the next pin would hide a number below the foot.
        let outward = (x - middle.0) * 66 / across;
        number(scene, x + outward, y + 34 - outward.abs() * 3 / 2, i as u32);
    }
    scene.line(words::row(1), spots);
}

const fn pin_kind(class: &'static str) -> PieceKind {
    PieceKind {
        class,
        base: &[
            Layer::Symbol { href: "#pin-shadow", at: [-32, -149, 64, 160], class: "shadow" },
            Layer::Symbol { href: "#pin-ring", at: [-32, -149, 64, 160], class: "ring" },
            Layer::Symbol { href: "#pin", at: [-32, -149, 64, 160], class: "piece pin" },
        ],
        depth: Depth::ByFoot,
        halo: Some(([-23, -152, 46, 204], 5)),
        ..PieceKind::NOTHING
    }
}

/// A skittle that stands, and would fall to the right or to the left.
const STANDING: Piece = Piece::bare(&pin_kind(""), OVERHEAD);
const STANDING_LEFT: Piece = Piece::bare(&pin_kind("falls-left"), OVERHEAD);
/// The ring that a fallen skittle leaves on the floor; the skittle is drawn as it falls.
const LYING: Piece = Piece::bare(&pin_kind("is-gone"), BESIDE);
const LYING_LEFT: Piece = Piece::bare(&pin_kind("is-gone falls-left"), BESIDE);
const OVERHEAD: Marks = [[-11, -179, 22, 22], [-11, -179, 22, 22]];
/// The place between two pins that would fall together.
const PAIR: Piece = Piece::bare(
    &PieceKind {
        class: "gap",
        base: &[Layer::Symbol { href: "#pair-ring", at: [-20, -3, 40, 16], class: "gap-ring" }],
        depth: Depth::Floor,
        halo: Some(([-20, -8, 40, 25], 5)),
        ..PieceKind::NOTHING
    },
    [[-10, 17, 20, 20], [-8, 19, 16, 16]],
);

fn number(scene: &mut Scene, x: i32, y: i32, place: u32) {
    write(&mut scene.under, x, y, "num", (place + 1).to_string());
}

fn pin(stage: &Stage<'_>, floor: &Floor<'_>, place: u32, up: bool, (x, y): (i32, i32)) -> Spot {
    let piece =
        [[LYING, LYING_LEFT], [STANDING, STANDING_LEFT]][usize::from(up)][place as usize % 2];
    let number = u64::from(place) + 1;
    let content = if up { words::pin_standing(number) } else { words::pin_down(number) };
    let mv = if up { candidate(stage, floor, place) } else { None };
    let mut spot = stage.spot(place, piece, (x, y), content, mv);
    spot.hit = [-CELL / 2, 4 - FOOT, CELL, FOOT - 6];
    spot.pending = up && stage.pending_move().is_some_and(|mv| floor.falls(mv, place));
    spot.last = floor.last.is_some_and(|mv| floor.falls(mv, place));
    spot.put = Some((place, u64::from(!up)));
    spot
}

/// The pending throw after a touch of this pin.
///
/// A first touch means the pin alone or, if one pin alone may not fall, the least throw that begins or
/// ends there. A touch beside or beyond the pending throw extends it, a touch within plays it.
fn candidate(stage: &Stage<'_>, floor: &Floor<'_>, place: u32) -> Option<Move> {
    let here = u64::from(place);
    if floor.rules.aimed {
        return at_pin(stage, floor, place);
    }
    if let Some(step) = stage.pending_step() {
        let (first, end) = (u64::from(step.place), u64::from(step.place) + step.amount);
        if stage.pending_move().is_some_and(|mv| floor.falls(mv, place)) {
            return stage.pending_move().cloned();
        }
        let (from, to) = (first.min(here), end.max(here + 1));
        if let Some(stretched) = stage.legal(from as u32, to - from) {
            return Some(stretched);
        }
    }
    let least = floor.rules.least;
    let starts = (0..least).filter_map(|back| here.checked_sub(back));
    starts.filter_map(|from| stage.legal(from as u32, least)).next()
}

/// The throw aimed at a pin: it falls with both neighbours, with one, or alone.
fn at_pin(stage: &Stage<'_>, floor: &Floor<'_>, place: u32) -> Option<Move> {
    let total = floor.total();
    let before = if place > 0 { place - 1 } else { total - 1 };
    let throws = [(before, 3), (place, 2), (before, 2), (place, 1), (0, u64::from(total))];
    throws.into_iter().find_map(|(from, pins)| stage.legal(from, pins))
}

fn gap(
    stage: &Stage<'_>,
    floor: &Floor<'_>,
    place: u32,
    both: bool,
    (x, y): (i32, i32),
) -> Option<Spot> {
    // It stays while the machine thinks, so that the board is not built twice a turn.
    if !both || floor.rules.aimed || !(floor.rules.least..=floor.rules.most).contains(&2) {
        return None;
    }
    let mv = stage.legal(place, 2);
    let content = words::pins_together(u64::from(place) + 1, u64::from(place) + 2);
    let mut spot = stage.spot(GAP + place, PAIR, (x, y), content, mv);
    spot.hit = if floor.rules.ring { [-21, -18, 42, 42] } else { [2 - CELL / 2, -4, CELL - 4, 48] };
    spot.pending = spot.mv.is_some() && spot.mv.as_ref() == stage.pending_move();
    Some(spot)
}
