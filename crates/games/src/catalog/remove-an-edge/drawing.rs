//! Drawings: figures with a name, graphs drawn by hand, and how both are written.

use super::RemoveAnEdge;
use super::words;
use alloc::format;
use alloc::string::{String, ToString};
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

/// A drawing, with the parts removed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Number of vertices.
    pub vertices: u32,
    /// All edges there were, each with its smaller end first, ascending.
    pub edges: Vec<(u32, u32)>,
    /// Vertices that are gone, or edges if edges go alone; one bit each.
    pub gone: Edges,
    /// The vertex from which an edge is being drawn.
    pub pen: Option<u32>,
}

impl Drawing {
    /// A drawing of these edges, which are sorted, with nothing removed.
    pub fn of(vertices: u32, mut edges: Vec<(u32, u32)>) -> Drawing {
        edges.sort_unstable();
        edges.dedup();
        Drawing { vertices, edges, gone: 0, pen: None }
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

/// Handles a touch of a vertex by hand: a pair of touches draws an edge, or erases it.
pub(super) fn touched(at: &Drawing, alive: Edges, vertex: u32) -> Option<Drawing> {
    // Removed parts are not drawn any more, so edges can be numbered anew.
    let edges: Vec<(u32, u32)> = graph::each(alive).map(|edge| at.edges[edge]).collect();
    let mut next = Drawing::of(at.vertices, edges);
    let Some(from) = at.pen else {
        next.pen = Some(vertex);
        return Some(next);
    };
    if from != vertex {
        let edge = (from.min(vertex), from.max(vertex));
        match next.edges.iter().position(|known| *known == edge) {
            Some(known) => drop(next.edges.remove(known)),
            None => next.edges.push(edge),
        }
        next.edges.sort_unstable();
    }
    Some(next)
}

/// Writes the number of vertices, edges drawn by hand, the pen, and the removed parts.
pub(super) fn write(rules: &RemoveAnEdge, at: &Drawing) -> String {
    let mut text = at.vertices.to_string();
    if rules.figure == Figure::Own {
        for (u, v) in &at.edges {
            text += &format!(".{}-{}", u + 1, v + 1);
        }
    }
    if let Some(pen) = at.pen {
        text += &format!("_{}", pen + 1);
    }
    let mut mark = '~';
    for place in graph::each(at.gone) {
        text += &format!("{mark}{}", place + 1);
        mark = '.';
    }
    text
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
    let mut place = count.len() + 2;
    for pair in edges.into_iter().flat_map(|edges| edges.split('.')) {
        let edge = read_edge(pair, place, vertices)?;
        if at.edges.last().is_some_and(|last| *last >= edge) {
            return Err(CodeError::rules(place, words::edges_ascend));
        }
        at.edges.push(edge);
        place += pair.chars().count() + 1;
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

fn read_edge(pair: &str, place: usize, vertices: u32) -> Result<(u32, u32), CodeError> {
    let Some((first, second)) = pair.split_once('-') else {
        return Err(CodeError::wanted(place, words::an_edge));
    };
    let most = u64::from(vertices);
    let u = code::number(first, place, 1, most)?;
    let v = code::number(second, place + first.len() + 1, 1, most)?;
    if u >= v {
        return Err(CodeError::rules(place, words::smaller_first));
    }
    Ok((u as u32 - 1, v as u32 - 1))
}

fn read_gone(text: &str, first: usize, places: u64) -> Result<Edges, CodeError> {
    let (mut gone, mut place, mut last) = (0, first, 0);
    for word in text.split('.') {
        if places == 0 {
            return Err(CodeError::range(place, (0, 0)));
        }
        let number = code::number(word, place, 1, places)?;
        if number <= last {
            return Err(CodeError::rules(place, words::gone_ascends));
        }
        gone |= 1 << (number - 1);
        last = number;
        place += word.len() + 1;
    }
    Ok(gone)
}
