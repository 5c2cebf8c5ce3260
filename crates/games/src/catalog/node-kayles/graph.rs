//! The vertices that are left as bits: neighbours, pieces and their shapes, and Grundy values.

use crate::kinds::Drawing;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use solver::mex::mex;
use solver::rules::Node;

/// Most vertices.
pub(super) const MOST: u64 = 16;

/// The vertices of a set.
pub(super) fn each(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(next)
    })
}

/// What a connected piece looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shape {
    /// Each vertex is joined to each; a single vertex as well.
    Complete,
    /// In a line.
    Path,
    /// In a ring.
    Ring,
    /// One in the middle, joined to all others.
    Star,
    /// Anything else.
    Other,
}

/// A graph and what is left of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Left {
    /// The neighbours of each vertex.
    pub(super) near: Vec<u32>,
    /// The vertices that are left.
    pub(super) alive: u32,
}

impl Left {
    pub(super) fn of(at: &Drawing) -> Left {
        let mut near = vec![0; at.vertices as usize];
        for (u, v) in &at.edges {
            near[*u as usize] |= 1 << v;
            near[*v as usize] |= 1 << u;
        }
        let all = (1_u32 << at.vertices) - 1;
        Left { near, alive: all & !(at.gone as u32) }
    }

    /// What goes with a vertex, if that much is left.
    pub(super) fn goes(&self, vertex: u32) -> u32 {
        (self.near[vertex as usize] | 1 << vertex) & self.alive
    }

    fn without(&self, gone: u32) -> Left {
        Left { near: self.near.clone(), alive: self.alive & !gone }
    }

    /// The connected pieces, by their first vertices.
    pub(super) fn pieces(&self) -> Vec<u32> {
        let (mut left, mut pieces) = (self.alive, Vec::new());
        while left != 0 {
            let mut piece = left & left.wrapping_neg();
            loop {
                let more = each(piece).fold(piece, |all, vertex| all | self.goes(vertex));
                if more == piece {
                    break;
                }
                piece = more;
            }
            left &= !piece;
            pieces.push(piece);
        }
        pieces
    }

    /// What a piece looks like.
    pub(super) fn shape(&self, piece: u32) -> Shape {
        let count = piece.count_ones();
        let degree = |vertex: u32| (self.near[vertex as usize] & piece).count_ones();
        let degrees = || each(piece).map(degree);
        let (sum, most) = (degrees().sum::<u32>(), degrees().max().unwrap_or(0));
        match (sum / 2, most) {
            (edges, _) if 2 * edges == count * (count - 1) => Shape::Complete,
            (edges, 2) if edges == count => Shape::Ring,
            (_, 2) => Shape::Path,
            (edges, most) if edges == most && most == count - 1 => Shape::Star,
            _ => Shape::Other,
        }
    }

    /// The number of vertices of each piece, if all of them are paths.
    pub(super) fn paths(&self) -> Option<Vec<u64>> {
        let path = |piece: u32| {
            let vertices = u64::from(piece.count_ones());
            (self.shape(piece) == Shape::Path || vertices <= 2).then_some(vertices)
        };
        self.pieces().into_iter().map(path).collect()
    }

    /// A piece as a drawing of its own; paths, rings, stars and complete graphs of the same size become equal.
    pub(super) fn alone(&self, piece: u32) -> Drawing {
        let count = piece.count_ones();
        let edges = match self.shape(piece) {
            Shape::Complete => (1..count).flat_map(|v| (0..v).map(move |u| (u, v))).collect(),
            Shape::Path => (1..count).map(|v| (v - 1, v)).collect(),
            Shape::Ring => (1..count).map(|v| (v - 1, v)).chain([(0, count - 1)]).collect(),
            Shape::Star => (1..count).map(|v| (0, v)).collect(),
            Shape::Other => {
                let place = |vertex: u32| (piece & ((1 << vertex) - 1)).count_ones();
                let from = |u: u32| {
                    let later = each(self.near[u as usize] & piece).filter(move |v| *v > u);
                    later.map(move |v| (place(u), place(v)))
                };
                each(piece).flat_map(from).collect()
            }
        };
        Drawing::of(count, edges)
    }

    /// The neighbours of each vertex that is left, numbered anew, piece by piece in ascending order.
    pub(super) fn node(&self) -> Node {
        let rows = |piece: u32| -> Vec<u64> {
            let Left { near, .. } = Left::of(&self.alone(piece));
            near.into_iter().map(u64::from).collect()
        };
        let mut pieces: Vec<Vec<u64>> = self.pieces().into_iter().map(rows).collect();
        pieces.sort_unstable();
        // The number of its vertices stands before each piece.
        pieces.into_iter().flat_map(|rows| [vec![rows.len() as u64], rows].concat()).collect()
    }

    /// The position of a node.
    fn of_node(node: &[u64]) -> Left {
        let (mut near, mut rest): (Vec<u32>, &[u64]) = (Vec::new(), node);
        while let [count, after @ ..] = rest {
            let (piece, later) = after.split_at(*count as usize);
            let first = near.len();
            near.extend(piece.iter().map(|row| (*row as u32) << first));
            rest = later;
        }
        let alive = (1_u32 << near.len()) - 1;
        Left { near, alive }
    }
}

/// Appends the nodes after one move.
pub(super) fn options(node: &[u64], out: &mut Vec<Node>) {
    let left = Left::of_node(node);
    out.extend(each(left.alive).map(|vertex| left.without(left.goes(vertex)).node()));
}

/// Grundy values of sets of vertices of one graph, remembered.
pub(super) struct Values<'l> {
    left: &'l Left,
    known: BTreeMap<u32, u64>,
}

impl<'l> Values<'l> {
    pub(super) fn new(left: &'l Left) -> Values<'l> {
        Values { left, known: BTreeMap::new() }
    }

    /// The value of these vertices: the nim-sum of the values of their pieces.
    pub(super) fn of(&mut self, alive: u32) -> u64 {
        let left = Left { alive, ..self.left.clone() };
        left.pieces().into_iter().fold(0, |xor, piece| xor ^ self.of_piece(piece))
    }

    /// The value of a connected piece, by all its moves.
    pub(super) fn of_piece(&mut self, piece: u32) -> u64 {
        if let Some(value) = self.known.get(&piece) {
            return *value;
        }
        let after: Vec<u32> = each(piece)
            .map(|vertex| piece & !(self.left.near[vertex as usize] | 1 << vertex))
            .collect();
        let value = mex(after.into_iter().map(|alive| self.of(alive)).collect::<Vec<_>>());
        self.known.insert(piece, value);
        value
    }
}
