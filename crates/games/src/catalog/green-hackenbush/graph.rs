//! Edges that still hang together with the ground: what falls, the pieces on the ground, and Grundy values.

use crate::kinds::Drawing;
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use solver::rules::Node;

/// Most vertices, with the ground as the first one.
pub(super) const MOST: u64 = 14;
/// Most edges.
pub(super) const EDGES: usize = 60;

/// Sets of edges, one bit each.
pub(super) type Edges = u128;

/// The members of a set.
pub(super) fn each(edges: Edges) -> impl Iterator<Item = usize> {
    solver::graph::each(edges)
}

/// All edges that are not gone.
fn remaining(at: &Drawing) -> Edges {
    ((1_u128 << at.edges.len()) - 1) & !at.gone
}

/// The vertices that these edges join to a vertex, as bits.
fn reached(at: &Drawing, edges: Edges, from: u32) -> u32 {
    let mut reached = 1_u32 << from;
    loop {
        let more = each(edges).fold(reached, |all, edge| {
            let (u, v) = at.edges[edge];
            let ends = 1 << u | 1 << v;
            if all & ends == 0 { all } else { all | ends }
        });
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

/// Of some edges, those that hang together with the ground.
fn held(at: &Drawing, edges: Edges) -> Edges {
    let vertices = reached(at, edges, 0);
    each(edges).filter(|edge| vertices >> at.edges[*edge].0 & 1 == 1).fold(0, |all, e| all | 1 << e)
}

/// The edges that are there.
pub(super) fn alive(at: &Drawing) -> Edges {
    held(at, remaining(at))
}

/// The edges that stay when one is cut.
pub(super) fn after(at: &Drawing, alive: Edges, edge: usize) -> Edges {
    held(at, alive & !(1 << edge))
}

/// The number of edges of each stalk, if nothing but stalks stands on the ground.
pub(super) fn stalks(at: &Drawing) -> Option<Vec<u64>> {
    let alive = alive(at);
    let (mut left, mut heights) = (alive, Vec::new());
    for root in each(alive).filter(|edge| at.edges[*edge].0 == 0) {
        let (mut height, mut edge, mut top) = (0, root, at.edges[root].1);
        loop {
            (height, left) = (height + 1, left & !(1 << edge));
            let above: Vec<usize> = each(left).filter(|e| touches(at.edges[*e], top)).collect();
            match above[..] {
                [] => break,
                // A second way to the ground closes a ring.
                [next] if at.edges[next].0 != 0 => {
                    let (u, v) = at.edges[next];
                    (edge, top) = (next, if u == top { v } else { u });
                }
                _ => return None,
            }
        }
        heights.push(height);
    }
    Some(heights)
}

fn touches((u, v): (u32, u32), vertex: u32) -> bool {
    u == vertex || v == vertex
}

/// The Grundy value of some edges that hang together with the ground.
///
/// The edges of a ring fall into one point, where each of them is worth 1 (the fusion principle), and branches that meet
/// in a point are worth their nim-sum; the edge below them adds 1 (the colon principle; Berlekamp, Conway and Guy 1982).
pub(super) fn value(at: &Drawing, edges: Edges) -> u64 {
    let bridges = each(edges).filter(|edge| {
        let (u, v) = at.edges[*edge];
        reached(at, edges & !(1 << *edge), u) >> v & 1 == 0
    });
    let bridges = bridges.fold(0, |all, edge| all | 1 << edge);
    let mut seen = 0;
    valued(at, edges, bridges, 0, &mut seen)
}

/// The value of all that stands on the fused point of a vertex; `seen` are the vertices below it.
fn valued(at: &Drawing, edges: Edges, bridges: Edges, vertex: u32, seen: &mut u32) -> u64 {
    let point = reached(at, edges & !bridges, vertex);
    *seen |= point;
    let within = |edge: &usize| point >> at.edges[*edge].0 & 1 == 1;
    let mut value = each(edges & !bridges).filter(within).count() as u64 % 2;
    for edge in each(bridges) {
        let (u, v) = at.edges[edge];
        let above = match (point >> u & 1 == 1, point >> v & 1 == 1) {
            (true, false) => v,
            (false, true) => u,
            _ => continue,
        };
        if *seen >> above & 1 == 0 {
            value ^= valued(at, edges, bridges, above, seen) + 1;
        }
    }
    value
}

/// The pieces that have nothing but the ground in common, by their first edges.
pub(super) fn pieces(at: &Drawing, edges: Edges) -> Vec<Edges> {
    let (mut left, mut pieces) = (edges, Vec::new());
    while left != 0 {
        let mut piece = left & left.wrapping_neg();
        loop {
            let vertices = each(piece).fold(0_u32, |all, edge| {
                let (u, v) = at.edges[edge];
                all | 1 << u | 1 << v
            }) & !1;
            let touches = |edge: &usize| {
                let (u, v) = at.edges[*edge];
                vertices >> u & 1 == 1 || vertices >> v & 1 == 1
            };
            let more = each(left).filter(touches).fold(piece, |all, edge| all | 1 << edge);
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

/// True if a piece is a single row of edges that ends on the ground.
pub(super) fn is_stalk(at: &Drawing, piece: Edges) -> bool {
    let degree = |vertex: u32| {
        each(piece).filter(|edge| [at.edges[*edge].0, at.edges[*edge].1].contains(&vertex)).count()
    };
    let most = (1..at.vertices).map(degree).max().unwrap_or(0);
    degree(0) == 1 && most <= 2
}

/// A piece as a drawing of its own; stalks of the same height become equal.
pub(super) fn alone(at: &Drawing, piece: Edges) -> Drawing {
    if is_stalk(at, piece) {
        return stalk(piece.count_ones() + 1);
    }
    let edges = || each(piece).map(|edge| at.edges[edge]);
    let vertices: BTreeSet<u32> = edges().flat_map(|(u, v)| [u, v]).chain([0]).collect();
    let place = |vertex: u32| vertices.iter().take_while(|known| **known < vertex).count() as u32;
    Drawing::of(vertices.len() as u32, edges().map(|(u, v)| (place(u), place(v))).collect())
}

/// A row of edges on the ground, with so many vertices.
pub(super) fn stalk(vertices: u32) -> Drawing {
    Drawing::of(vertices, (1..vertices).map(|v| (v - 1, v)).collect())
}

/// The edges that are there, piece by piece in ascending order, each with its number of vertices.
pub(super) fn node(at: &Drawing) -> Node {
    let written = |piece: Edges| -> Vec<u64> {
        let alone = alone(at, piece);
        let edges = alone.edges.iter().map(|(u, v)| u64::from(u * 16 + v));
        vec![alone.edges.len() as u64].into_iter().chain(edges).collect()
    };
    let mut pieces: Vec<Vec<u64>> = pieces(at, alive(at)).into_iter().map(written).collect();
    pieces.sort_unstable();
    pieces.concat()
}

/// The position of a node; every piece has vertices of its own.
pub(super) fn of_node(node: &[u64]) -> Drawing {
    let (mut edges, mut first, mut rest): (Vec<(u32, u32)>, u32, &[u64]) = (Vec::new(), 0, node);
    while let [count, after @ ..] = rest {
        let (piece, later) = after.split_at(*count as usize);
        let mut most = 0;
        for code in piece {
            let (u, v) = ((code / 16) as u32, (code % 16) as u32);
            let place = |vertex: u32| if vertex == 0 { 0 } else { first + vertex };
            edges.push((place(u), place(v)));
            most = most.max(v);
        }
        first += most;
        rest = later;
    }
    Drawing::of(first + 1, edges)
}
