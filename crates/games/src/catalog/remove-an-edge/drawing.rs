//! Drawings: figures with a name, graphs drawn by hand, and how both are written.

use super::RemoveAnEdge;
pub use crate::kinds::Drawing;
use crate::kinds::{read_edges, read_gone};
use crate::words;
use alloc::string::String;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::graph::{self, Component, EdgeRemoval, Edges, Graph, Shape};

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Vertices in a line.
    Path,
    /// Vertices in a ring.
    Cycle,
    /// Each joined to each.
    Complete,
    /// The first vertex joined to all others.
    Star,
    /// Drawn by hand.
    Own,
}

impl Figure {
    /// Fewest and most vertices.
    pub(super) fn range(self) -> (u64, u64) {
        match self {
            Figure::Path => (1, 120),
            Figure::Cycle => (3, 120),
            Figure::Complete | Figure::Own => (1, 16),
            Figure::Star => (2, 60),
        }
    }
}

/// The figure with `n` vertices; drawings by hand start with a wheel, or with a ring if edges go alone.
pub(super) fn usual(rules: &RemoveAnEdge, n: u32) -> Drawing {
    let ring = |from: u32| {
        let mut edges: Vec<(u32, u32)> = (from + 1..n).map(|v| (v - 1, v)).collect();
        if n - from > 2 {
            edges.push((from, n - 1));
        }
        edges
    };
    let rays = || (1..n).map(|v| (0, v));
    let edges = match (rules.figure, rules.removal) {
        (Figure::Path, _) => (1..n).map(|v| (v - 1, v)).collect(),
        (Figure::Cycle, _) | (Figure::Own, EdgeRemoval::Edge) => ring(0),
        (Figure::Complete, _) => (1..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect(),
        (Figure::Star, _) => rays().collect(),
        (Figure::Own, EdgeRemoval::Ends) => {
            if n < 4 {
                ring(0)
            } else {
                ring(1).into_iter().chain(rays()).collect()
            }
        }
    };
    Drawing::of(n, edges)
}

/// A piece of a drawing as a drawing of its own; two paths, rings, stars or complete graphs of the same size become
/// equal.
pub(super) fn alone(
    rules: &RemoveAnEdge,
    at: &Drawing,
    graph: &Graph,
    piece: &Component,
) -> Drawing {
    let n = piece.vertices as u32;
    match (rules.figure, piece.shape) {
        (Figure::Path | Figure::Complete | Figure::Star, _) => usual(rules, n),
        (Figure::Cycle, Shape::Cycle) => usual(rules, n),
        // Once a ring is broken, its paths are what is left of a ring.
        (Figure::Cycle, _) => {
            let ring = usual(rules, at.vertices);
            let gone = match rules.removal {
                EdgeRemoval::Ends => (n..at.vertices).fold(0, |gone, vertex| gone | 1 << vertex),
                EdgeRemoval::Edge => {
                    let other = |(u, v): (u32, u32)| u + 1 != v || v >= n;
                    let edges = ring.edges.iter().enumerate().filter(|(_, edge)| other(**edge));
                    edges.fold(0, |gone, (edge, _)| gone | 1 << edge)
                }
            };
            Drawing { gone, ..ring }
        }
        (Figure::Own, Shape::Path) => usual(&RemoveAnEdge { figure: Figure::Path, ..*rules }, n),
        (Figure::Own, Shape::Cycle) => usual(&RemoveAnEdge { figure: Figure::Cycle, ..*rules }, n),
        (Figure::Own, Shape::Star) => usual(&RemoveAnEdge { figure: Figure::Star, ..*rules }, n),
        (Figure::Own, Shape::Complete | Shape::Other) => {
            let edges: Vec<(u32, u32)> =
                graph::each(piece.edges).map(|edge| graph.ends(edge)).collect();
            let mut vertices: Vec<u32> = edges.iter().flat_map(|(u, v)| [*u, *v]).collect();
            vertices.sort_unstable();
            vertices.dedup();
            let place = |vertex: u32| vertices.partition_point(|known| *known < vertex) as u32;
            let edges = edges.iter().map(|(u, v)| (place(*u), place(*v)));
            Drawing::of(n, edges.collect())
        }
    }
}

pub(super) fn random(rules: &RemoveAnEdge, roll: &mut dyn FnMut(u64) -> u64) -> Drawing {
    let n = 5 + roll(8) as u32;
    if rules.figure != Figure::Own {
        return usual(rules, n);
    }
    let n = n.min(9);
    let mut edges = usual(rules, n).edges;
    edges.retain(|(u, v)| u + 1 == *v);
    for _ in 0..3 {
        let (u, v) = (roll(u64::from(n)) as u32, roll(u64::from(n)) as u32);
        if u != v {
            edges.push((u.min(v), u.max(v)));
        }
    }
    Drawing::of(n, edges)
}

/// Handles a touch of a vertex by hand.
pub(super) fn touched(at: &Drawing, alive: Edges, vertex: u32) -> Drawing {
    at.touched(graph::each(alive).map(|edge| at.edges[edge]).collect(), vertex)
}

/// Writes the number of vertices, edges drawn by hand, the pen, and the removed parts.
pub(super) fn write(rules: &RemoveAnEdge, at: &Drawing) -> String {
    at.write(rules.figure == Figure::Own)
}

/// Reads the text of [`write()`].
pub(super) fn read(rules: &RemoveAnEdge, text: &str) -> Result<Drawing, CodeError> {
    let (drawn, gone) = text.split_once('~').map_or((text, None), |(a, b)| (a, Some(b)));
    let (drawn, pen) = drawn.split_once('_').map_or((drawn, None), |(a, b)| (a, Some(b)));
    let (least, most) = rules.figure.range();
    let own = rules.figure == Figure::Own;
    let (count, edges) = match drawn.split_once('.') {
        Some((count, edges)) if own => (count, Some(edges)),
        _ => (drawn, None),
    };
    let vertices = code::number(count, 1, least, most)? as u32;
    let mut at = if own { Drawing::of(vertices, Vec::new()) } else { usual(rules, vertices) };
    if let Some(edges) = edges {
        at.edges = read_edges(edges, count.len() + 2, vertices)?;
    }
    if let Some(pen) = pen {
        let first = drawn.chars().count() + 2;
        if !own || gone.is_some() {
            return Err(CodeError::rules(first, words::pen_rests));
        }
        at.pen = Some(code::number(pen, first, 1, u64::from(vertices))? as u32 - 1);
    }
    if let Some(gone) = gone {
        let places = match rules.removal {
            EdgeRemoval::Ends => vertices as usize,
            EdgeRemoval::Edge => at.edges.len(),
        };
        at.gone = read_gone(gone, drawn.chars().count() + 2, places as u64)?;
    }
    Ok(at)
}
