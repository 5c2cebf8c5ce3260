//! Vertices in a line, in a ring or around the first one, with the edges between them.

use super::graph::{Left, each};
use super::{NodeKayles, words};
use crate::kinds::{Drawing, vertex_name};
use crate::kits::circle::sine;
use crate::kits::pieces::BUTTON;
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{BESIDE, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use crate::words as shared;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Distance between neighbours in a line, and between lines.
const CELL: i32 = 72;
const LINE: i32 = 96;
/// Vertices in a line, on a wide board and on a narrow one.
const WRAP: [usize; 2] = [9, 5];
/// Room around the graph.
const ROOM: i32 = 52;
/// Width of a wide board beside a ring that stays empty, so that the board fits the height of a screen.
const WIDE: i32 = 620;

/// A vertex at which an edge can begin or end, and the place of one that is gone.
const PEN: Piece = Piece::new(
    &PieceKind {
        base: &[Layer::Circle { class: "pen", y: 0, radius: 25 }],
        body: BUTTON.body,
        ..PieceKind::NOTHING
    },
    [-20, -20, 40, 40],
    BESIDE,
);
const GONE: Piece = Piece::bare(&PieceKind::NOTHING, BESIDE);

/// Where the vertices lie, and how large the board is.
struct Plan {
    points: Vec<(i32, i32)>,
    size: (i32, i32),
}

impl Plan {
    fn new(start: &Drawing, narrow: bool) -> Plan {
        let count = start.vertices as usize;
        let joined = |u: u32, v: u32| start.edges.contains(&(u, v));
        let edges = start.edges.len();
        let path = edges + 1 == count && (1..start.vertices).all(|v| joined(v - 1, v));
        let star = count > 3 && edges + 1 == count && (1..start.vertices).all(|v| joined(0, v));
        if path {
            return Plan::line(count, WRAP[usize::from(narrow)]);
        }
        let around = count - usize::from(star);
        let radius = (around as i32 * 14).clamp(132, 190);
        let side = 2 * (radius + ROOM);
        let width = if narrow { side } else { side.max(WIDE) };
        let mut points = Vec::new();
        points.extend(star.then_some((width / 2, side / 2)));
        points.extend((0..around).map(|i| {
            let turn = 2.0 * i as f32 / around as f32;
            let (x, y) = (sine(turn) * radius as f32, sine(turn + 0.5) * radius as f32);
            (width / 2 + x as i32, side / 2 - y as i32)
        }));
        Plan { points, size: (width, side) }
    }

    fn line(count: usize, wrap: usize) -> Plan {
        let point = |i: usize| {
            let (line, column) = ((i / wrap) as i32, (i % wrap) as i32);
            // Every other line runs backwards, so that neighbours stay neighbours.
            let column = if line % 2 == 0 { column } else { wrap as i32 - 1 - column };
            (ROOM + column * CELL, ROOM + line * LINE)
        };
        let (columns, lines) = (count.min(wrap).max(4) as i32, count.div_ceil(wrap) as i32);
        let size = ((columns - 1) * CELL + 2 * ROOM, (lines - 1) * LINE + 2 * ROOM);
        Plan { points: (0..count).map(point).collect(), size }
    }
}

impl Layout for NodeKayles {
    fn scene(&self, at: &Drawing, view: &View<'_, Drawing>) -> Scene {
        let (stage, left) = (view.stage, Left::of(at));
        // An edge drawn by hand does not move the others; in play the start keeps its picture.
        let drawn = if stage.mode.editing { at } else { view.start };
        let plan = Plan::new(drawn, stage.narrow());
        let mut scene = stage.scene("graph", plan.size.0, plan.size.1);
        let pending = stage.pending_step().map_or(0, |step| left.goes(step.place));
        let before = view.before.map_or(0, |(before, mv)| Left::of(before).goes(mv.first().place));
        let there = |set: u32, vertex: u32| set >> vertex & 1 == 1;
        for (u, v) in &at.edges {
            let whole = there(left.alive, *u) && there(left.alive, *v);
            let class = match (whole, there(pending, *u) || there(pending, *v)) {
                (true, true) => "edge is-pending",
                (true, false) => "edge",
                (false, _) if there(before, *u) || there(before, *v) => "edge is-gone is-last",
                (false, _) => "edge is-gone",
            };
            let (from, to) = (plan.points[*u as usize], plan.points[*v as usize]);
            scene.under.push(Decor::Stroke { from, to, class });
        }
        let mut spots = Vec::new();
        for vertex in 0..at.vertices {
            let alive = there(left.alive, vertex);
            let (x, y) = plan.points[vertex as usize];
            if alive {
                write(&mut scene.over, x, y + 5, "ink", (vertex + 1).to_string());
            } else if there(before, vertex) {
                scene.over.push(Decor::Leaving { id: vertex, piece: BUTTON, x, y });
            }
            let mut spot = spot(stage, at, &left, vertex, (x, y));
            spot.pending |= there(pending, vertex);
            spot.last = there(before, vertex);
            spots.push(spot);
        }
        scene.line(words::vertices(), spots);
        scene
    }

    fn describe(&self, at: &Drawing, _: Option<[Message; 2]>) -> Message {
        let left = Left::of(at);
        let vertex = |vertex: u32| {
            let near: Vec<u64> = each(left.goes(vertex) & !(1 << vertex)).map(number).collect();
            match near.as_slice() {
                [] => words::vertex_alone(number(vertex)),
                near => words::vertex_joined(number(vertex), shared::list(near)),
            }
        };
        let vertices = each(left.alive).map(vertex).reduce(shared::then);
        vertices.unwrap_or_else(words::no_vertex)
    }

    fn describe_move(&self, at: &Drawing, context: &MoveContext<'_>) -> Message {
        let vertex = context.mv.first().place;
        let goes = if vertex < at.vertices { Left::of(at).goes(vertex) } else { 0 };
        let near: Vec<u64> = each(goes & !(1 << vertex)).map(number).collect();
        match near.as_slice() {
            [] => words::take_alone(context.who, number(vertex)),
            near => words::take_with(context.who, number(vertex), shared::list(near)),
        }
    }

    fn requirement(&self, _: &Drawing, vertex: u32) -> Option<Message> {
        Some(words::already_gone(number(vertex)))
    }

    fn touch_hints(&self, _: &Drawing, _: Touching) -> Vec<Message> {
        vec![words::tap_vertex()]
    }
}

/// The number of a vertex on the board.
fn number(vertex: u32) -> u64 {
    u64::from(vertex) + 1
}

fn spot(stage: &Stage<'_>, at: &Drawing, left: &Left, vertex: u32, foot: (i32, i32)) -> Spot {
    let alive = left.alive >> vertex & 1 == 1;
    let editing = stage.mode.editing;
    let (piece, content) = match (editing, alive) {
        (true, _) => (PEN, vertex_name(vertex, at.pen)),
        (false, true) => (BUTTON, words::vertex(number(vertex))),
        (false, false) => (GONE, words::vertex_gone(number(vertex))),
    };
    let mv = stage.legal(vertex, 1).filter(|_| alive);
    let mut spot = stage.spot(vertex, piece, foot, content, mv);
    spot.hit = [-24, -24, 48, 48];
    spot.put = Some((vertex, 1));
    spot.pending = editing && at.pen == Some(vertex);
    spot
}
