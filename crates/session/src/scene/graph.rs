//! A graph: vertices in a line, in a ring or around a centre, with a handle on each edge.

use super::pins::sine;
use super::{Decor, Maker, Piece, Scene, Spot, write};
use crate::say;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::board::{Board, Layout};

/// Distance between neighbours in a line.
const CELL: i32 = 72;
/// From one line of a path to the next.
const LINE: i32 = 96;
/// Width of a wide board that stays empty beside a ring, so that it is not higher than a screen.
const WIDE: i32 = 660;
/// Room around the graph.
const ROOM: i32 = 48;
/// From a vertex of a path to its cell of the strip.
const STRIP: i32 = 74;
/// Spot numbers of vertices begin here.
const VERTEX: u32 = 1000;

/// Where vertices and handles lie.
struct Plan {
    points: Vec<(i32, i32)>,
    layout: Layout,
    size: (i32, i32),
}

impl Plan {
    fn new(count: usize, layout: Layout, chords: bool, narrow: bool) -> Plan {
        let wrap = if narrow { 5 } else { 10 };
        if layout == Layout::Line {
            let columns = count.min(wrap) as i32;
            let lines = count.div_ceil(wrap) as i32;
            let points = (0..count).map(|i| {
                let (line, column) = ((i / wrap) as i32, (i % wrap) as i32);
                // Every other line runs back, so that neighbours stay neighbours.
                let column = if line % 2 == 0 { column } else { wrap as i32 - 1 - column };
                (ROOM + column * CELL, ROOM + line * LINE)
            });
            let width = (columns - 1) * CELL + 2 * ROOM;
            let strip = if lines == 1 { STRIP } else { 0 };
            let height = (lines - 1) * LINE + 2 * ROOM + strip;
            return Plan { points: points.collect(), layout, size: (width, height) };
        }
        let star = usize::from(layout == Layout::Star);
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
        Plan { points, layout, size: (width, side) }
    }

    /// The point of an edge that can be touched; chords through the middle keep off it.
    fn handle(&self, u: usize, v: usize) -> (i32, i32) {
        let ((x, y), (to_x, to_y)) = (self.points[u], self.points[v]);
        let through = self.layout != Layout::Line && 2 * (v - u) == self.points.len();
        let percent = match (self.layout, through) {
            (Layout::Star, _) => 70,
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

pub(super) fn scene(maker: &Maker<'_>) -> Scene {
    let Board::Graph { vertices, edges, layout, ends } = &maker.look.board else {
        return maker.scene("graph", CELL, CELL);
    };
    let chords = edges.len() > vertices.len();
    let plan = Plan::new(vertices.len(), *layout, chords, maker.narrow);
    let mut scene = maker.scene("graph", plan.size.0, plan.size.1);
    let goes = |u: u32, v: u32| {
        let armed = maker.armed_step().and_then(|step| edges.get(step.place as usize));
        armed.is_some_and(|(a, b, _)| {
            let met = [u, v].contains(a) || [u, v].contains(b);
            (u, v) == (*a, *b) || (*ends && met)
        })
    };
    for u in 0..vertices.len() as u32 {
        let mut spots = Vec::new();
        spots.extend(pen_spot(maker, &plan, *layout, u));
        for (place, (_, v, there)) in edges.iter().enumerate().filter(|(_, edge)| edge.0 == u) {
            let class = match (there, goes(u, *v)) {
                (true, true) => "edge is-armed",
                (true, false) => "edge",
                (false, _) => "edge is-gone",
            };
            let (from, to) = (plan.points[u as usize], plan.points[*v as usize]);
            scene.under.push(Decor::Stroke { from, to, class });
            if *there {
                let mut spot = handle(maker, &plan, place as u32, (u, *v));
                spot.armed = goes(u, *v);
                spots.push(spot);
            }
        }
        if !spots.is_empty() {
            scene.line(say::edges_from(u), spots);
        }
    }
    points(maker, &plan, vertices, &goes, &mut scene);
    let one_line = plan.points.iter().all(|point| point.1 == ROOM);
    if *layout == Layout::Line && *ends && one_line {
        strip(&plan, vertices, &mut scene.under);
    }
    scene
}

fn handle(maker: &Maker<'_>, plan: &Plan, place: u32, (u, v): (u32, u32)) -> Spot {
    let at = plan.handle(u as usize, v as usize);
    let mut spot = maker.spot(place, Piece::Edge, at, &say::edge(u, v), maker.legal(place, 1));
    spot.hit = [-18, -18, 36, 36];
    spot
}

/// A vertex that can be touched, where edges are being drawn by hand.
fn pen_spot(maker: &Maker<'_>, plan: &Plan, layout: Layout, vertex: u32) -> Option<Spot> {
    let Layout::Own { pen } = layout else { return None };
    if !maker.session.editing() {
        return None;
    }
    let at = plan.points[vertex as usize];
    let id = VERTEX + vertex;
    let mut spot = maker.spot(id, Piece::Vertex, at, &say::vertex(vertex, pen), None);
    spot.hit = [-22, -22, 44, 44];
    spot.armed = pen == Some(vertex);
    spot.put = Some((vertex, 1));
    Some(spot)
}

/// Vertices with their numbers, and the two that have just gone.
fn points(
    maker: &Maker<'_>,
    plan: &Plan,
    vertices: &[bool],
    goes: &dyn Fn(u32, u32) -> bool,
    scene: &mut Scene,
) {
    let before = match &maker.before {
        Some((Board::Graph { vertices, .. }, _)) => vertices.as_slice(),
        _ => vertices,
    };
    for (i, (x, y)) in plan.points.iter().copied().enumerate() {
        let id = VERTEX + i as u32;
        let vertex = i as u32;
        if vertices[i] {
            let armed = match (&maker.look.board, maker.armed_step()) {
                (Board::Graph { edges, ends: true, .. }, Some(step)) => {
                    let edge = edges.get(step.place as usize);
                    edge.is_some_and(|(u, v, _)| [*u, *v].contains(&vertex) && goes(*u, *v))
                }
                _ => false,
            };
            scene.over.push(Decor::Piece { id, piece: Piece::Vertex, x, y, armed });
            write(&mut scene.over, x, y + 5, "ink", (i + 1).to_string());
        } else if before.get(i) == Some(&true) {
            scene.over.push(Decor::Leaving { id, piece: Piece::Vertex, x, y });
        }
    }
}

/// The path as a strip of cells, with a domino for each edge that was taken.
fn strip(plan: &Plan, vertices: &[bool], out: &mut Vec<Decor>) {
    let half = CELL / 2 - 3;
    let mut i = 0;
    while i < vertices.len() {
        let (x, y) = plan.points[i];
        // Cells go in pairs, so that a run of gaps is covered from its left end on.
        let pair = !vertices[i] && vertices.get(i + 1) == Some(&false);
        let wide = if pair { 2 } else { 1 };
        let width = (wide - 1) * CELL + 2 * half;
        let at = [x - half, y + STRIP - 30, width, 40];
        out.push(Decor::Block { at, text: String::new(), lit: !vertices[i] });
        i += wide as usize;
    }
}
