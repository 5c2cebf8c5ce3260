//! Graphs that are drawn by hand: vertices, edges, what is gone, and the vertex from which an edge is being drawn.

use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::graph::{self, Edges};
use solver::play::Move;

/// A drawing, with the parts removed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Number of vertices.
    pub vertices: u32,
    /// All edges there were, each with its smaller end first, ascending.
    pub edges: Vec<(u32, u32)>,
    /// What is gone, one bit each: vertices, or edges where edges go alone.
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

    /// The number of vertices, the edges if they are told, the pen, and what is gone.
    pub(crate) fn write(&self, told: bool) -> String {
        let mut text = self.vertices.to_string();
        for (u, v) in self.edges.iter().filter(|_| told) {
            text += ".";
            text += &edge_name((*u, *v));
        }
        if let Some(pen) = self.pen {
            text += &format!("_{}", pen + 1);
        }
        let mut mark = '~';
        for place in graph::each(self.gone) {
            text += &format!("{mark}{}", place + 1);
            mark = '.';
        }
        text
    }

    /// Reads what [`Drawing::write`] has written, of a drawing whose edges are told; so many vertices at most. Edges go,
    /// or vertices.
    pub(crate) fn read(text: &str, most: u64, edges_go: bool) -> Result<Drawing, CodeError> {
        let (drawn, gone) = text.split_once('~').map_or((text, None), |(a, b)| (a, Some(b)));
        let (told, pen) = drawn.split_once('_').map_or((drawn, None), |(a, b)| (a, Some(b)));
        let (count, edges) = told.split_once('.').map_or((told, None), |(a, b)| (a, Some(b)));
        let vertices = code::number(count, 1, 1, most)? as u32;
        let mut at = Drawing::of(vertices, Vec::new());
        if let Some(edges) = edges {
            at.edges = read_edges(edges, count.len() + 2, vertices)?;
        }
        if let Some(pen) = pen {
            let first = told.chars().count() + 2;
            if gone.is_some() {
                return Err(CodeError::rules(first, words::pen_rests));
            }
            at.pen = Some(code::number(pen, first, 1, u64::from(vertices))? as u32 - 1);
        }
        if let Some(gone) = gone {
            let places = if edges_go { at.edges.len() as u64 } else { u64::from(vertices) };
            at.gone = read_gone(gone, drawn.chars().count() + 2, places)?;
        }
        Ok(at)
    }

    /// The move of the edge between two vertices, in any order.
    pub(crate) fn read_edge_move(&self, text: &str) -> Result<Move, CodeError> {
        let end = text.chars().count() + 1;
        let (first, second) =
            text.split_once('-').ok_or(CodeError::wanted(end, words::hyphen_and_vertex))?;
        let most = u64::from(self.vertices);
        let u = code::number(first, 1, 1, most)? as u32 - 1;
        let v = code::number(second, first.len() + 2, 1, most)? as u32 - 1;
        let edge = self.edges.iter().position(|edge| *edge == (u.min(v), u.max(v)));
        let edge = edge.ok_or(CodeError::rules(1, words::edge_missing))?;
        Ok(Move::one(edge as u32, 1))
    }

    /// Handles a touch of a vertex by hand: a pair of touches draws an edge, or erases it. Only these edges are left.
    pub(crate) fn touched(&self, edges: Vec<(u32, u32)>, vertex: u32) -> Drawing {
        // Removed parts are not drawn any more, so edges can be numbered anew.
        let mut next = Drawing::of(self.vertices, edges);
        let Some(from) = self.pen else {
            next.pen = Some(vertex);
            return next;
        };
        if from != vertex {
            let edge = (from.min(vertex), from.max(vertex));
            match next.edges.iter().position(|known| *known == edge) {
                Some(known) => drop(next.edges.remove(known)),
                None => next.edges.push(edge),
            }
            next.edges.sort_unstable();
        }
        next
    }
}

/// The notation of an edge, and of the move that takes it.
pub(crate) fn edge_name((u, v): (u32, u32)) -> String {
    format!("{}-{}", u + 1, v + 1)
}

/// The name of a vertex while edges are drawn by hand; the pen may rest on one.
pub(crate) fn vertex_name(vertex: u32, pen: Option<u32>) -> Message {
    let number = u64::from(vertex) + 1;
    match pen {
        None => words::vertex_begin(number),
        Some(from) if from == vertex => words::vertex_lift(number),
        Some(from) => words::vertex_draw(number, u64::from(from) + 1),
    }
}

/// Reads edges with points between them, which begin at a character.
pub(crate) fn read_edges(
    text: &str,
    mut place: usize,
    vertices: u32,
) -> Result<Vec<(u32, u32)>, CodeError> {
    let mut edges: Vec<(u32, u32)> = Vec::new();
    for pair in text.split('.') {
        let edge = read_edge(pair, place, vertices)?;
        if edges.last().is_some_and(|last| *last >= edge) {
            return Err(CodeError::rules(place, words::edges_ascend));
        }
        edges.push(edge);
        place += pair.chars().count() + 1;
    }
    Ok(edges)
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

/// Reads what is gone, of so many places.
pub(crate) fn read_gone(text: &str, first: usize, places: u64) -> Result<Edges, CodeError> {
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
