//! A graph: vertices in a line, in a ring or around a centre, with a handle on each edge.

use super::words;
use super::{Drawing, Figure, Left, RemoveAnEdge};
use crate::kinds::{edge_name, vertex_name};
use crate::kits::circle::sine;
use crate::kits::pieces::{BUTTON, KNOT, MIDDLE};
use crate::layout::Touching;
use crate::layout::{Layout, MoveContext};
use crate::piece::{BESIDE, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::graph::EdgeRemoval;

/// Distance between neighbours in a line.
const CELL: i32 = 72;
/// From one line of a path to the next.
const LINE: i32 = 96;
/// Width of a wide board beside a ring that stays empty, so that the board fits the height of a screen.
const WIDE: i32 = 660;
/// Room around the graph.
const ROOM: i32 = 48;
/// From a vertex of a path to its cell of the strip.
const STRIP: i32 = 74;
/// Spot numbers of vertices begin here.
const VERTEX: u32 = 1000;

/// How the vertices of a graph are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrangement {
    /// In a line.
    Line,
    /// In a ring.
    Ring,
    /// In a ring around the first one.
    Star,
    /// In a ring, drawn by hand.
    Own {
        /// The vertex from which an edge is being drawn.
        pen: Option<u32>,
    },
}

/// A graph as it is seen.
struct Seen {
    /// Vertices in order, `true` if it is left.
    vertices: Vec<bool>,
    /// Edges by their two vertices from 0, smaller first, and `true` if it is left.
    edges: Vec<(u32, u32, bool)>,
    arrangement: Arrangement,
    /// True if a move removes an edge with both its ends, false if it removes the edge alone.
    ends: bool,
}

impl RemoveAnEdge {
    fn vertices(&self, at: &Drawing) -> Vec<bool> {
        let stays = |vertex: u32| self.removal == EdgeRemoval::Edge || at.gone >> vertex & 1 == 0;
        (0..at.vertices).map(stays).collect()
    }

    fn seen(&self, at: &Drawing) -> Seen {
        let Left { alive, .. } = self.left(at);
        let edges = at.edges.iter().enumerate();
        Seen {
            vertices: self.vertices(at),
            edges: edges.map(|(i, (u, v))| (*u, *v, alive >> i & 1 == 1)).collect(),
            arrangement: match self.figure {
                Figure::Path => Arrangement::Line,
                Figure::Star => Arrangement::Star,
                Figure::Cycle | Figure::Complete => Arrangement::Ring,
                Figure::Own => Arrangement::Own { pen: at.pen },
            },
            ends: self.removal == EdgeRemoval::Ends,
        }
    }
}

/// The handle on an edge.
const EDGE: Piece = Piece::bare(&PieceKind { hint: Some(KNOT), ..PieceKind::NOTHING }, MIDDLE);
/// The place of an edge that is gone.
const GONE: Piece = Piece::bare(&PieceKind::NOTHING, MIDDLE);
/// A vertex at which a line can begin or end.
const PEN: Piece = Piece::bare(
    &PieceKind { base: &[Layer::Circle { class: "pen", y: 0, radius: 25 }], ..PieceKind::NOTHING },
    BESIDE,
);

impl Layout for RemoveAnEdge {
    fn scene(&self, at: &Drawing, view: &View<'_, Drawing>) -> Scene {
        let before = view.before.map(|(before, mv)| (self.vertices(before), mv.first().place));
        graph(view.stage, &self.seen(at), before.as_ref())
    }

    fn describe(&self, at: &Drawing, _: Option<[Message; 2]>) -> Message {
        let Seen { vertices, edges, .. } = self.seen(at);
        let (count, left) = (vertices.len() as u64, edges.iter().filter(|edge| edge.2));
        let edges: Vec<String> = left.map(|(u, v, _)| edge_name((*u, *v))).collect();
        match edges.as_slice() {
            [] => words::no_edge(count),
            edges => words::edges_left(count, &edges.join(", ")),
        }
    }

    fn describe_move(&self, _: &Drawing, context: &MoveContext<'_>) -> Message {
        match self.removal {
            EdgeRemoval::Ends => words::take_edge(context.who, context.notation),
            EdgeRemoval::Edge => words::delete_edge(context.who, context.notation),
        }
    }

    fn requirement(&self, at: &Drawing, spot: u32) -> Option<Message> {
        let edge = self.seen(at).edges.get(spot as usize).copied();
        Some(match edge {
            Some((u, v, false)) => words::already_gone(&edge_name((u, v))),
            _ => words::ends_keep(),
        })
    }

    fn touch_hints(&self, _: &Drawing, _: Touching) -> Vec<Message> {
        vec![words::tap_knot()]
    }
}

/// Where vertices and handles lie.
struct Plan {
    points: Vec<(i32, i32)>,
    arrangement: Arrangement,
    size: (i32, i32),
}

impl Plan {
    fn new(count: usize, arrangement: Arrangement, chords: bool, stage: &Stage<'_>) -> Plan {
        let narrow = stage.narrow();
        let wrap = if narrow { 5 } else { 10 };
        if arrangement == Arrangement::Line {
            let columns = count.min(wrap) as i32;
            let lines = count.div_ceil(wrap) as i32;
            let points = (0..count).map(|i| {
                let (line, column) = ((i / wrap) as i32, (i % wrap) as i32);
                // Every other line runs backwards, so that neighbours stay neighbours.
                let column = if line % 2 == 0 { column } else { wrap as i32 - 1 - column };
                (ROOM + column * CELL, ROOM + line * LINE)
            });
            let width = (columns - 1) * CELL + 2 * ROOM;
            let strip = if lines == 1 && stage.theory.is_some() { STRIP } else { 0 };
            let height = (lines - 1) * LINE + 2 * ROOM + strip;
            return Plan { points: points.collect(), arrangement, size: (width, height) };
        }
        let star = usize::from(arrangement == Arrangement::Star);
        let around = (count - star.min(count)).max(1);
        let radius = (around as i32 * if chords { 20 } else { 9 }).max(170);
        let side = 2 * (radius + ROOM);
        let width = if narrow { side } else { side.max(WIDE) };
        let mut points: Vec<(i32, i32)> = Vec::new();
        points.extend((star == 1).then_some((width / 2, side / 2)));
        points.extend((0..around).map(|i| {
            let turn = 2.0 * i as f32 / around as f32;
            let (x, y) = (sine(turn) * radius as f32, sine(turn + 0.5) * radius as f32);
            (width / 2 + x as i32, side / 2 - y as i32)
        }));
        points.truncate(count);
        Plan { points, arrangement, size: (width, side) }
    }

    /// The point of an edge that can be touched; chords through the centre are touched off it.
    fn handle(&self, u: usize, v: usize) -> (i32, i32) {
        let ((x, y), (to_x, to_y)) = (self.points[u], self.points[v]);
        let through = self.arrangement != Arrangement::Line && 2 * (v - u) == self.points.len();
        let percent = match (self.arrangement, through) {
            (Arrangement::Star, _) => 70,
            (_, true) => {
                if self.points.len() > 6 {
                    31
                } else {
                    36
                }
            }
            _ => 50,
        };
        (x + (to_x - x) * percent / 100, y + (to_y - y) * percent / 100)
    }
}

/// The graph; `before` has the vertices before the last move and the edge that it took.
fn graph(stage: &Stage<'_>, seen: &Seen, before: Option<&(Vec<bool>, u32)>) -> Scene {
    let Seen { vertices, edges, arrangement, ends } = seen;
    let chords = edges.len() > vertices.len();
    let plan = Plan::new(vertices.len(), *arrangement, chords, stage);
    let mut scene = stage.scene("graph", plan.size.0, plan.size.1);
    let goes = |u: u32, v: u32| {
        let pending = stage.pending_step().and_then(|step| edges.get(step.place as usize));
        pending.is_some_and(|(a, b, _)| {
            let met = [u, v].contains(a) || [u, v].contains(b);
            (u, v) == (*a, *b) || (*ends && met)
        })
    };
    let last = before.map(|(_, edge)| *edge);
    for u in 0..vertices.len() as u32 {
        let mut spots = Vec::new();
        spots.extend(pen_spot(stage, &plan, *arrangement, u));
        for (place, (_, v, there)) in edges.iter().enumerate().filter(|(_, edge)| edge.0 == u) {
            let class = match (there, goes(u, *v)) {
                (true, true) => "edge is-pending",
                (true, false) => "edge",
                (false, _) if last == Some(place as u32) => "edge is-gone is-last",
                (false, _) => "edge is-gone",
            };
            let (from, to) = (plan.points[u as usize], plan.points[*v as usize]);
            scene.under.push(Decor::Stroke { from, to, class });
            // The place of an edge that is gone answers a touch, but is no part of what is drawn by hand.
            if *there || !stage.mode.editing {
                let mut spot = handle(stage, &plan, place as u32, (u, *v), *there);
                spot.pending = *there && goes(u, *v);
                spots.push(spot);
            }
        }
        if !spots.is_empty() {
            scene.line(words::edges_from(u64::from(u) + 1), spots);
        }
    }
    points(stage, &plan, seen, before.map_or(&vertices[..], |(there, _)| there), &goes, &mut scene);
    let one_line = plan.points.iter().all(|point| point.1 == ROOM);
    if *arrangement == Arrangement::Line && *ends && one_line && stage.theory.is_some() {
        strip(&plan, vertices, &mut scene.under);
    }
    scene
}

fn handle(stage: &Stage<'_>, plan: &Plan, place: u32, (u, v): (u32, u32), there: bool) -> Spot {
    let at = plan.handle(u as usize, v as usize);
    let name = edge_name((u, v));
    let (piece, content) =
        if there { (EDGE, words::edge(&name)) } else { (GONE, words::edge_gone(&name)) };
    let mut spot = stage.spot(place, piece, at, content, stage.legal(place, 1));
    spot.hit = [-18, -18, 36, 36];
    spot
}

/// A vertex that can be touched, where edges are being drawn by hand.
fn pen_spot(stage: &Stage<'_>, plan: &Plan, arrangement: Arrangement, vertex: u32) -> Option<Spot> {
    let Arrangement::Own { pen } = arrangement else { return None };
    if !stage.mode.editing {
        return None;
    }
    let at = plan.points[vertex as usize];
    let id = VERTEX + vertex;
    let mut spot = stage.spot(id, PEN, at, vertex_name(vertex, pen), None);
    spot.hit = [-22, -22, 44, 44];
    spot.pending = pen == Some(vertex);
    spot.put = Some((vertex, 1));
    Some(spot)
}

/// Vertices with their numbers, and the two that the last move removed.
fn points(
    stage: &Stage<'_>,
    plan: &Plan,
    seen: &Seen,
    before: &[bool],
    goes: &dyn Fn(u32, u32) -> bool,
    scene: &mut Scene,
) {
    for (i, (x, y)) in plan.points.iter().copied().enumerate() {
        let id = VERTEX + i as u32;
        let vertex = i as u32;
        if seen.vertices[i] {
            let step = stage.pending_step().filter(|_| seen.ends);
            let edge = step.and_then(|step| seen.edges.get(step.place as usize));
            let pending = edge.is_some_and(|(u, v, _)| [*u, *v].contains(&vertex) && goes(*u, *v));
            scene.over.push(Decor::Piece { id, piece: BUTTON, x, y, pending });
            write(&mut scene.over, x, y + 5, "ink", (i + 1).to_string());
        } else if before.get(i) == Some(&true) {
            scene.over.push(Decor::Leaving { id, piece: BUTTON, x, y });
        }
    }
}

/// The path as a strip of cells, with a domino for each edge taken; shown with the values.
fn strip(plan: &Plan, vertices: &[bool], out: &mut Vec<Decor>) {
    let half = CELL / 2 - 3;
    let mut i = 0;
    while i < vertices.len() {
        let (x, y) = plan.points[i];
        // Cells are covered in pairs, from the left end of each gap.
        let pair = !vertices[i] && vertices.get(i + 1) == Some(&false);
        let wide = if pair { 2 } else { 1 };
        let width = (wide - 1) * CELL + 2 * half;
        let at = [x - half, y + STRIP - 30, width, 40];
        out.push(Decor::Block { at, text: "".into(), lit: !vertices[i] });
        i += wide as usize;
    }
}
