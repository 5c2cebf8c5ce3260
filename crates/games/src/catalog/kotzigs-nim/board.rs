//! A ring of seats with the marker on one of them.

use super::{KotzigsNim, Ring, words};
use crate::kits::circle::sine;
use crate::kits::pieces::{MIDDLE, WAY};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{Body, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// From one seat to the next, at least, and from the middle to a seat, at least.
const APART: i32 = 56;
const RADIUS: i32 = 110;
/// From a seat to the edge of the board, and to its number inside of the ring.
const EDGE: i32 = 44;
const INSIDE: i32 = 42;

/// A seat that is free.
const SEAT: Piece = Piece::bare(
    &PieceKind {
        base: &[Layer::Symbol { href: "#kotzigs-nim-seat", at: [-23, -23, 46, 46], class: "" }],
        hint: Some(WAY),
        ..PieceKind::NOTHING
    },
    MIDDLE,
);
/// A seat that has been used.
const DARK: Piece = Piece::bare(
    &PieceKind {
        base: &[Layer::Symbol { href: "#kotzigs-nim-dark", at: [-23, -23, 46, 46], class: "" }],
        ..PieceKind::NOTHING
    },
    MIDDLE,
);
const MARKER: Piece = Piece::unmarked(
    &PieceKind { body: Body::Symbol("#kotzigs-nim-marker", "stone"), ..PieceKind::NOTHING },
    [-20, -32, 40, 48],
);

impl Layout for KotzigsNim {
    fn scene(&self, ring: &Ring, view: &View<'_, Ring>) -> Scene {
        let stage = view.stage;
        let seats = ring.used.len();
        let radius = (seats as i32 * APART * 100 / 628).max(RADIUS);
        let (width, height) = (2 * (radius + EDGE), 2 * (radius + EDGE));
        let mut scene = stage.scene("ring", width, height);
        let place = |seat: usize, radius: i32| {
            let turn = 2.0 * seat as f32 / seats as f32;
            let (x, y) = (sine(turn), sine(turn + 0.5));
            let far = radius as f32;
            (width / 2 + (x * far) as i32, height / 2 - (y * far) as i32)
        };
        let came = view.before.map(|(before, _)| before.at);
        let arrow = |from: usize, to: usize, class: &'static str| Decor::Stroke {
            from: place(from, radius - 2 * INSIDE / 3),
            to: place(to, radius - 2 * INSIDE / 3),
            class,
        };
        scene.under.extend(came.map(|from| arrow(from, ring.at, "goes-on")));
        if let Some(step) = stage.pending_step() {
            scene.under.push(arrow(ring.at, step.place as usize, "ray"));
        }
        let mut spots = Vec::new();
        for seat in 0..seats {
            let mut spot = spot(stage, ring, seat, place(seat, radius));
            spot.last = came.is_some() && seat == ring.at;
            spots.push(spot);
            let (x, y) = place(seat, radius - INSIDE);
            let class = if came.is_some() && seat == ring.at { "num is-last" } else { "num" };
            write(&mut scene.under, x, y + 5, class, seat.to_string());
        }
        scene.line(words::ring(seats as u64), spots);
        let (x, y) = place(ring.at, radius);
        scene.over.push(Decor::Piece { id: 0, piece: MARKER, x, y, pending: false });
        scene
    }

    fn describe(&self, ring: &Ring, _: Option<[Message; 2]>) -> Message {
        let (seats, at) = (ring.used.len() as u64, ring.at as u64);
        let free = (0..).zip(&ring.used).filter(|(_, used)| !**used).map(|(seat, _)| seat);
        match free.collect::<Vec<u64>>().as_slice() {
            [] => words::all_used(seats, at),
            free => words::some_free(seats, at, shared::list(free)),
        }
    }

    fn describe_move(&self, _: &Ring, context: &MoveContext<'_>) -> Message {
        words::go(context.who, u64::from(context.mv.first().place))
    }

    fn requirement(&self, _: &Ring, _: u32) -> Option<Message> {
        Some(words::must_step(shared::one_of(&self.steps)))
    }

    fn touch_hints(&self, _: &Ring, _: Touching) -> Vec<Message> {
        vec![words::tap_seat()]
    }
}

fn spot(stage: &Stage<'_>, ring: &Ring, seat: usize, foot: (i32, i32)) -> Spot {
    let content = match ring.used[seat] {
        true if seat == ring.at => words::seat_marker,
        true => words::seat_used,
        false => words::seat_free,
    };
    let piece = if ring.used[seat] { DARK } else { SEAT };
    let place = seat as u32;
    let mut spot = stage.spot(place, piece, foot, content(seat as u64), stage.legal(place, 1));
    spot.hit = [-APART / 2, -APART / 2, APART, APART];
    spot.pending = stage.pending_at(place).is_some();
    spot.put = (seat != ring.at).then_some((place, 1));
    spot
}
