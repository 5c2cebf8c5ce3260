//! Skittles in rows that wrap, or in a ring.

use super::{Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::ToString;
use alloc::vec::Vec;
use solver::board::Board;
use solver::play::Move;

/// Distance between neighbours.
const CELL: i32 = 52;
/// Height of a pin.
const PIN: i32 = 160;
/// From the top of a pin's box to its foot.
const FOOT: i32 = 149;
/// From one line of pins to the next.
const LINE: i32 = PIN + 74;
/// Spot numbers of gaps begin here.
const GAP: u32 = 1000;

/// Rows, ring or not, fewest and most pins at a throw.
struct Floor<'b> {
    rows: &'b [Vec<bool>],
    ring: bool,
    throw: (u64, u64),
    aimed: bool,
}

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let empty = Floor { rows: &[], ring: false, throw: (1, 1), aimed: false };
    let floor = match &maker.look.board {
        Board::Pins { rows, ring, throw, aimed } => {
            Floor { rows, ring: *ring, throw: *throw, aimed: *aimed }
        }
        _ => empty,
    };
    let mut scene = maker.scene("pins", 0, 0);
    if floor.ring {
        ring(maker, &floor, &mut scene);
    } else {
        rows(maker, &floor, &mut scene);
    }
    scene
}

fn rows(maker: &Maker<'_>, floor: &Floor<'_>, scene: &mut Scene) {
    let longest = floor.rows.iter().map(Vec::len).max().unwrap_or(1);
    let (wrap, least, aside, mut top) = if maker.narrow { (7, 7, 14, 34) } else { (13, 9, 34, 88) };
    let columns = longest.min(wrap);
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
                spots.push(pin(maker, floor, place, *up, (x, top + FOOT)));
                if begin + i + 1 < row.len() {
                    let beside = row[begin + i + 1];
                    let middle = (x + CELL / 2, top + FOOT);
                    let mut between = gap(maker, floor, place, *up && beside, middle);
                    if let Some(spot) = &mut between
                        && i + 1 == chunk.len()
                    {
                        // The line wraps here: the right half of the place has no room.
                        spot.hit[2] = CELL / 2 - 2 + aside;
                    }
                    spots.extend(between);
                }
                number(scene, x, top + FOOT + 34, place);
            }
            scene.line(say::row(scene.lines.len()), spots);
            top += LINE;
        }
        first += row.len() as u32;
    }
    scene.height = top - LINE + PIN + 70;
}

/// The ring as an ellipse on the floor; whoever draws it puts the nearer pins in front.
fn ring(maker: &Maker<'_>, floor: &Floor<'_>, scene: &mut Scene) {
    let row = &floor.rows[0];
    let count = row.len();
    let across = (count as i32 * 20).max(200);
    let deep = (count as i32 * 14).max(150);
    (scene.width, scene.height) = (2 * across + 130, 2 * deep + 270);
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
        spots.push(pin(maker, floor, i as u32, *up, (x, y)));
        let beside = row[(i + 1) % count] && count > 1;
        let between = around(turn + 1.0 / count as f32);
        spots.extend(gap(maker, floor, i as u32, *up && beside, between));
        // Numbers stand outside the ring, where no nearer pin hides them.
        let outward = (x - middle.0) * 46 / across;
        number(scene, x + outward, y + 34 - (outward.abs() * 26 / 46), i as u32);
    }
    scene.line(say::row(0), spots);
}

/// The sine of so many half turns, 0 or more, to a thousandth (Bhāskara I, about 600).
pub(crate) fn sine(half_turns: f32) -> f32 {
    let turn = half_turns % 2.0;
    let half = turn % 1.0;
    let arch = half * (1.0 - half);
    let height = 16.0 * arch / (5.0 - 4.0 * arch);
    if turn < 1.0 { height } else { -height }
}

fn number(scene: &mut Scene, x: i32, y: i32, place: u32) {
    write(&mut scene.under, x, y, "num", (place + 1).to_string());
}

/// True if the armed or the last throw fells the pin at this place.
fn falls(maker: &Maker<'_>, mv: &Move, place: u32) -> bool {
    let step = mv.first();
    let total = match &maker.look.board {
        Board::Pins { rows, .. } => rows.iter().map(Vec::len).sum::<usize>() as u64,
        _ => 1,
    };
    (0..step.amount).any(|i| (u64::from(step.place) + i) % total == u64::from(place))
}

fn pin(maker: &Maker<'_>, floor: &Floor<'_>, place: u32, up: bool, (x, y): (i32, i32)) -> Spot {
    let piece = if up { Piece::Pin } else { Piece::PinRing };
    let content = say::pin(place, up);
    let mv = if up { candidate(maker, floor, place) } else { None };
    let mut spot = maker.spot(place, piece, (x, y), &content, mv);
    spot.hit = [4 - CELL / 2, 4 - FOOT, CELL - 8, FOOT - 6];
    spot.armed = up && maker.armed().is_some_and(|mv| falls(maker, mv, place));
    spot.last = maker.before.as_ref().is_some_and(|(_, mv)| falls(maker, mv, place));
    spot.put = Some((place, u64::from(!up)));
    spot
}

/// The throw that a touch of this pin arms.
///
/// A first touch means the pin alone or, where one alone may not fall, the least throw that
/// begins or ends there. A touch beside or beyond an armed throw stretches it, one within plays it.
fn candidate(maker: &Maker<'_>, floor: &Floor<'_>, place: u32) -> Option<Move> {
    let here = u64::from(place);
    if floor.aimed {
        return at_pin(maker, floor, place);
    }
    if let Some(step) = maker.armed_step() {
        let (first, end) = (u64::from(step.place), u64::from(step.place) + step.amount);
        if maker.armed().is_some_and(|mv| falls(maker, mv, place)) {
            return maker.armed().cloned();
        }
        let (from, to) = (first.min(here), end.max(here + 1));
        if let Some(stretched) = maker.legal(from as u32, to - from) {
            return Some(stretched);
        }
    }
    let least = floor.throw.0;
    let starts = (0..least).filter_map(|back| here.checked_sub(back));
    starts.filter_map(|from| maker.legal(from as u32, least)).next()
}

/// The throw aimed at a pin: it falls with both neighbours, with one, or alone.
fn at_pin(maker: &Maker<'_>, floor: &Floor<'_>, place: u32) -> Option<Move> {
    let total = floor.rows.iter().map(Vec::len).sum::<usize>() as u32;
    let before = if place > 0 { place - 1 } else { total - 1 };
    let throws = [(before, 3), (place, 2), (before, 2), (place, 1), (0, u64::from(total))];
    throws.into_iter().find_map(|(from, pins)| maker.legal(from, pins))
}

fn gap(
    maker: &Maker<'_>,
    floor: &Floor<'_>,
    place: u32,
    both: bool,
    (x, y): (i32, i32),
) -> Option<Spot> {
    // It stays while the machine thinks, so that the board is not built anew twice a turn.
    if !both || floor.aimed || !(floor.throw.0..=floor.throw.1).contains(&2) {
        return None;
    }
    let mv = maker.legal(place, 2);
    let content = say::gap(place);
    let mut spot = maker.spot(GAP + place, Piece::Gap, (x, y), &content, mv);
    spot.hit = if floor.ring { [-12, -14, 24, 34] } else { [2 - CELL / 2, -4, CELL - 4, 48] };
    spot.armed = spot.mv.is_some() && spot.mv.as_ref() == maker.armed();
    Some(spot)
}
