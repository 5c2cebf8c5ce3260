//! Nodes of search for a drawing: paths, rings and stars by their size, the rest as a matrix.

use alloc::vec::Vec;
use solver::graph::{self, EdgeRemoval, Edges, Graph, Shape};
use solver::rules::Node;

/// Codes of shapes; the code of a path is its number of vertices.
const CYCLE: u64 = 1 << 32;
const STAR: u64 = 2 << 32;
const COMPLETE: u64 = 3 << 32;
/// Before the matrix of all other pieces, four rows of sixteen bits a word.
const MATRIX: u64 = u64::MAX;
/// Vertices of a matrix.
const SIDE: u32 = 16;

/// Pieces in ascending order, and the matrix if there is one.
#[derive(Clone, Default)]
struct Parts {
    codes: Vec<u64>,
    matrix: [u64; 4],
}

impl Parts {
    fn put(&mut self, code: u64) {
        let at = self.codes.partition_point(|known| *known < code);
        self.codes.insert(at, code);
    }

    /// Adds a path of `vertices` vertices, if it has a move.
    fn path(&mut self, vertices: u64, removal: EdgeRemoval) {
        let dead = if removal == EdgeRemoval::Ends { 1 } else { 3 };
        if vertices > dead {
            self.put(vertices);
        }
    }

    fn complete(&mut self, vertices: u64) {
        match vertices {
            0 | 1 => {}
            2 => self.put(2),
            3 => self.put(CYCLE | 3),
            n => self.put(COMPLETE | n),
        }
    }

    /// Adds the rest of a graph.
    fn graph(&mut self, graph: &Graph, alive: Edges, removal: EdgeRemoval) {
        for piece in graph.pieces(alive) {
            match (piece.shape, removal) {
                (Shape::Path, _) => self.path(piece.vertices, removal),
                (Shape::Cycle, _) => self.put(CYCLE | piece.vertices),
                (Shape::Star, EdgeRemoval::Ends) => self.put(STAR),
                (Shape::Star, EdgeRemoval::Edge) => {}
                (Shape::Complete, EdgeRemoval::Ends) => self.complete(piece.vertices),
                (Shape::Complete, EdgeRemoval::Edge) | (Shape::Other, _) => {
                    for edge in graph::each(piece.edges) {
                        let (u, v) = graph.ends(edge);
                        self.matrix[(u / 4) as usize] |= 1 << (u % 4 * SIDE + v);
                    }
                }
            }
        }
    }

    fn node(self) -> Node {
        let mut node = self.codes;
        if self.matrix != [0; 4] {
            node.push(MATRIX);
            node.extend(self.matrix);
        }
        node
    }
}

pub(super) fn node(graph: &Graph, alive: Edges, removal: EdgeRemoval) -> Node {
    let mut parts = Parts::default();
    parts.graph(graph, alive, removal);
    parts.node()
}

pub(super) fn options(node: &[u64], removal: EdgeRemoval, out: &mut Vec<Node>) {
    let mut parts = Parts::default();
    let end = node.iter().position(|code| *code == MATRIX);
    parts.codes = node[..end.unwrap_or(node.len())].to_vec();
    if let Some(end) = end {
        parts.matrix.copy_from_slice(&node[end + 1..]);
        matrix_options(&parts, removal, out);
    }
    for i in crate::heaps::distinct(&parts.codes) {
        let mut rest = parts.clone();
        let code = rest.codes.remove(i);
        code_options(&rest, code, removal, out);
    }
}

fn matrix_options(parts: &Parts, removal: EdgeRemoval, out: &mut Vec<Node>) {
    let bit = |u: u32, v: u32| parts.matrix[(u / 4) as usize] >> (u % 4 * SIDE + v) & 1 == 1;
    let mut edges = Vec::new();
    for u in 0..SIDE {
        edges.extend((u + 1..SIDE).filter(|v| bit(u, *v)).map(|v| (u, v)));
    }
    let graph = Graph::new(SIDE as usize, &edges);
    let all = (0..edges.len()).fold(0, |all: Edges, edge| all | 1 << edge);
    for edge in 0..edges.len() {
        if let Some(next) = graph.after(all, edge, removal) {
            let mut left = Parts { codes: parts.codes.clone(), matrix: [0; 4] };
            left.graph(&graph, next, removal);
            out.push(left.node());
        }
    }
}

fn code_options(rest: &Parts, code: u64, removal: EdgeRemoval, out: &mut Vec<Node>) {
    let size = code & (CYCLE - 1);
    let mut push = |fill: &dyn Fn(&mut Parts)| {
        let mut left = rest.clone();
        fill(&mut left);
        out.push(left.node());
    };
    match code - size {
        CYCLE if removal == EdgeRemoval::Ends => push(&|left| left.path(size - 2, removal)),
        CYCLE => push(&|left| left.path(size, removal)),
        STAR => push(&|_| {}),
        COMPLETE => push(&|left| left.complete(size - 2)),
        _ => {
            // The edge-delete game splits a path in two; the other game also removes two vertices.
            let (first, total) =
                if removal == EdgeRemoval::Ends { (0, size - 2) } else { (2, size) };
            for a in first..=total / 2 {
                push(&|left| {
                    left.path(a, removal);
                    left.path(total - a, removal);
                });
            }
        }
    }
}
