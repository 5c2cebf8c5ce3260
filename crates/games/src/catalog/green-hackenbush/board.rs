//! A drawing on the ground: vertices by their distance from it, with a handle on each edge.

use super::graph::{Edges, after, alive, each};
use super::{GreenHackenbush, words};
use crate::kinds::{Drawing, edge_name, vertex_name};
use crate::kits::pieces::{BUTTON, KNOT, MIDDLE};
use crate::layout::{Layout, MoveContext, Touching};
use crate::piece::{BESIDE, Layer, Piece, PieceKind};
use crate::scene::{Decor, Scene, Spot, write};
use crate::stage::{Stage, View};
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// From one vertex to the next, across; from one level to the next, and the least if there are many levels.
const ACROSS: i32 = 78;
const LEVEL: [i32; 2] = [74, 50];
/// Levels from which on they lie closer.
const HIGH: i32 = 6;
/// Room at the sides and above, and below the ground.
const ROOM: i32 = 44;
const BELOW: i32 = 34;
/// The least width, on a wide board and on a narrow one.
const LEAST: [i32; 2] = [520, 320];
/// Spot numbers of vertices begin here.
const VERTEX: u32 = 1000;

/// The handle on an edge, and the place of one that is gone.
const EDGE: Piece = Piece::bare(&PieceKind { hint: Some(KNOT), ..PieceKind::NOTHING }, MIDDLE);
const GONE: Piece = Piece::bare(&PieceKind::NOTHING, MIDDLE);
/// A vertex, and one at which an edge can begin or end.
const KNOB: Piece = Piece { at: [-14, -14, 28, 28], ..BUTTON };
const PEN: Piece = Piece::bare(
    &PieceKind { base: &[Layer::Circle { class: "pen", y: 0, radius: 22 }], ..PieceKind::NOTHING },
    BESIDE,
);

/// Where vertices lie, the ground, and how large the board is.
struct Plan {
    points: Vec<(i32, i32)>,
    ground: i32,
    size: (i32, i32),
}

/// The vertices above each one, along shortest ways from the ground, and how far each is from it.
///
/// What does not hang together with the ground stands on it by itself.
fn grown(start: &Drawing) -> (Vec<Vec<usize>>, Vec<i32>) {
    let count = start.vertices as usize;
    let (mut above, mut level) = (vec![Vec::new(); count], vec![-1; count]);
    level[0] = 0;
    let mut queue = VecDeque::from([0]);
    while let Some(vertex) = queue.pop_front() {
        for (u, v) in start.edges.iter().map(|(u, v)| (*u as usize, *v as usize)) {
            let other = match vertex {
                from if from == u => v,
                from if from == v => u,
                _ => continue,
            };
            if level[other] < 0 {
                level[other] = level[vertex] + 1;
                above[vertex].push(other);
                queue.push_back(other);
            }
        }
        if queue.is_empty()
            && let Some(apart) = level.iter().position(|level| *level < 0)
        {
            level[apart] = 1;
            above[0].push(apart);
            queue.push_back(apart);
        }
    }
    (above, level)
}

/// Places across, in units: leaves side by side, and every other vertex in the middle of those above it.
fn spread(above: &[Vec<usize>], vertex: usize, next: &mut i32, across: &mut [i32]) {
    if above[vertex].is_empty() {
        across[vertex] = *next * ACROSS;
        *next += 1;
        return;
    }
    for other in &above[vertex] {
        spread(above, *other, next, across);
    }
    let sum: i32 = above[vertex].iter().map(|other| across[*other]).sum();
    across[vertex] = sum / above[vertex].len() as i32;
}

impl Plan {
    fn new(start: &Drawing, narrow: bool) -> Plan {
        let (above, level) = grown(start);
        let (mut across, mut leaves) = (vec![0; above.len()], 0);
        spread(&above, 0, &mut leaves, &mut across);
        let deep = level.iter().copied().max().unwrap_or(0).max(1);
        let high = LEVEL[usize::from(deep > HIGH)];
        let wide = (leaves.max(1) - 1) * ACROSS;
        let width = (wide + 2 * ROOM).max(LEAST[usize::from(narrow)]);
        let ground = ROOM + deep * high;
        let place =
            |vertex: usize| ((width - wide) / 2 + across[vertex], ground - level[vertex] * high);
        let points = (0..above.len()).map(place).collect();
        Plan { points, ground, size: (width, ground + BELOW) }
    }

    /// The ends of an edge; on the ground it stands below its other end.
    fn ends(&self, (u, v): (u32, u32)) -> [(i32, i32); 2] {
        let other = self.points[v as usize];
        [if u == 0 { (other.0, self.ground) } else { self.points[u as usize] }, other]
    }

    fn handle(&self, edge: (u32, u32)) -> (i32, i32) {
        let [from, to] = self.ends(edge);
        (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1))
    }
}

impl Layout for GreenHackenbush {
    fn scene(&self, at: &Drawing, view: &View<'_, Drawing>) -> Scene {
        let stage = view.stage;
        let drawn = if stage.mode.editing { at } else { view.start };
        let plan = Plan::new(drawn, stage.narrow());
        let mut scene = stage.scene("graph", plan.size.0, plan.size.1);
        let edges = alive(at);
        let falls = |step: u32| edges & !after(at, edges, step as usize);
        let pending = stage.pending_step().map_or(0, |step| falls(step.place));
        let fallen = view.before.map_or(0, |(before, _)| alive(before) & !edges);
        let (left, right) = ((ROOM / 2, plan.ground), (plan.size.0 - ROOM / 2, plan.ground));
        scene.under.push(Decor::Stroke { from: left, to: right, class: "goes-on" });
        write(&mut scene.under, ROOM / 2, plan.ground + 22, "num", "1");
        write(&mut scene.under, plan.size.0 / 2, plan.ground + 22, "num", words::ground());
        for u in 0..at.vertices {
            let mut spots = Vec::new();
            spots.extend(pen_spot(stage, &plan, at, u));
            for (place, edge) in at.edges.iter().enumerate().filter(|(_, edge)| edge.0 == u) {
                let has = |set: Edges| set >> place & 1 == 1;
                let class = match (has(edges), has(pending), has(fallen)) {
                    (true, true, _) => "edge is-pending",
                    (true, false, _) => "edge",
                    (false, _, true) => "edge is-gone is-last",
                    (false, _, false) => "edge is-gone",
                };
                let [from, to] = plan.ends(*edge);
                // In the editor an edge is there before it reaches the ground.
                let shown = has(edges) || stage.mode.editing && at.gone >> place & 1 == 0;
                let class = if shown && !has(edges) { "edge" } else { class };
                scene.under.push(Decor::Stroke { from, to, class });
                if has(edges) || !stage.mode.editing {
                    let mut spot = handle(stage, &plan, place as u32, *edge, has(edges));
                    spot.pending = has(edges) && has(pending);
                    spots.push(spot);
                }
            }
            if !spots.is_empty() {
                scene.line(words::edges_from(u64::from(u) + 1), spots);
            }
        }
        knobs(&plan, at, (edges, pending, fallen), stage.mode.editing, &mut scene);
        scene
    }

    fn describe(&self, at: &Drawing, _: Option<[Message; 2]>) -> Message {
        let names: Vec<String> = each(alive(at)).map(|edge| edge_name(at.edges[edge])).collect();
        match names.as_slice() {
            [] => words::no_edge(),
            names => words::edges_left(names.len() as u64, &names.join(", ")),
        }
    }

    fn describe_move(&self, at: &Drawing, context: &MoveContext<'_>) -> Message {
        let (edges, edge) = (alive(at), context.mv.first().place as usize);
        let count = (edges & !after(at, edges, edge)).count_ones();
        words::cut(context.who, context.notation, u64::from(count.max(1)) - 1)
    }

    fn requirement(&self, at: &Drawing, spot: u32) -> Option<Message> {
        let edge = at.edges.get(spot as usize)?;
        Some(words::already_gone(&edge_name(*edge)))
    }

    fn touch_hints(&self, _: &Drawing, _: Touching) -> Vec<Message> {
        vec![words::tap_knot()]
    }
}

fn handle(stage: &Stage<'_>, plan: &Plan, place: u32, edge: (u32, u32), there: bool) -> Spot {
    let name = edge_name(edge);
    let (piece, content) =
        if there { (EDGE, words::edge(&name)) } else { (GONE, words::edge_gone(&name)) };
    let mv = stage.legal(place, 1).filter(|_| there);
    let mut spot = stage.spot(place, piece, plan.handle(edge), content, mv);
    spot.hit = [-20, -20, 40, 40];
    spot
}

/// A vertex that can be touched, where edges are being drawn by hand.
fn pen_spot(stage: &Stage<'_>, plan: &Plan, at: &Drawing, vertex: u32) -> Option<Spot> {
    if !stage.mode.editing {
        return None;
    }
    let foot = plan.points[vertex as usize];
    let name = vertex_name(vertex, at.pen);
    let mut spot = stage.spot(VERTEX + vertex, PEN, foot, name, None);
    spot.hit = [-20, -20, 40, 40];
    spot.pending = at.pen == Some(vertex);
    spot.put = Some((vertex, 1));
    Some(spot)
}

/// The vertices that hold on to the ground, with their numbers, and those that have just fallen.
fn knobs(
    plan: &Plan,
    at: &Drawing,
    (edges, pending, fallen): (Edges, Edges, Edges),
    editing: bool,
    scene: &mut Scene,
) {
    let meets = |set: Edges, vertex: u32| {
        each(set).any(|edge| [at.edges[edge].0, at.edges[edge].1].contains(&vertex))
    };
    for vertex in 1..at.vertices {
        let ((x, y), id) = (plan.points[vertex as usize], VERTEX + vertex);
        if meets(edges, vertex) || editing {
            let pending = meets(pending, vertex) && !meets(edges & !pending, vertex);
            scene.over.push(Decor::Piece { id, piece: KNOB, x, y, pending });
            write(&mut scene.over, x, y + 5, "ink", (vertex + 1).to_string());
        } else if meets(fallen, vertex) {
            scene.over.push(Decor::Leaving { id, piece: KNOB, x, y });
        }
    }
}
