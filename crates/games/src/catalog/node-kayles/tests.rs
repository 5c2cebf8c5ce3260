//! Node Kayles against its definition, and values of known graphs.

use super::graph::{Left, Shape, Values};
use super::{GAME, NodeKayles, path};
use crate::kinds::Drawing;
use crate::table::Shape as TableShape;
use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
use crate::theory::count::Count;
use crate::theory::pieces::Pieces;

fn value(at: &Drawing) -> u64 {
    let left = Left::of(at);
    Values::new(&left).of(left.alive)
}

/// Each of the first so many vertices is joined to each of the others.
fn bipartite(a: u32, b: u32) -> Drawing {
    Drawing::of(a + b, (0..a).flat_map(|u| (a..a + b).map(move |v| (u, v))).collect())
}

#[test]
fn theory_knows_every_winner_and_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<NodeKayles>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn values_are_those_of_plain_recursion() {
    each_explained::<NodeKayles, Pieces>(|small, seen| {
        let values: Vec<u64> = seen.pieces.iter().map(|piece| piece.value).collect();
        assert_eq!((seen.xor, seen.xor), (small.known().value, by_columns(&values)));
        assert!(!seen.in_pairs() || seen.xor == 0, "{}", small.here());
    });
}

#[test]
fn counts_are_the_lengths_of_games() {
    each_explained::<NodeKayles, Count>(|small, seen| {
        assert_eq!(seen.moves, small.known().distance, "{}", small.here());
    });
}

/// Values of cycles, stars and complete bipartite graphs, by brute force of others.
#[test]
fn known_graphs_have_their_values() {
    let ring = |n: u32| {
        let mut edges = path(n).edges;
        edges.push((0, n - 1));
        Drawing::of(n, edges)
    };
    let rings: Vec<u64> = (3..=16).map(|n| value(&ring(n))).collect();
    assert_eq!(rings, [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    for n in 1..=8 {
        assert_eq!(value(&bipartite(1, n)), if n % 2 == 1 { 1 } else { 2 }, "{n}");
    }
    for (a, b) in (1..=4).flat_map(|a| (1..=4).map(move |b| (a, b))) {
        let wanted = match (a % 2, b % 2) {
            (0, 0) => 0,
            (1, 1) => 1,
            _ => 2,
        };
        assert_eq!(value(&bipartite(a, b)), wanted, "{a} {b}");
    }
}

/// The table and the judge agree on paths.
#[test]
fn paths_have_the_values_of_the_table() {
    let TableShape::Sequence { values, .. } = super::paths().shape else { panic!("a sequence") };
    for n in 1..=16 {
        assert_eq!(value(&path(n)), values[n as usize], "{n}");
    }
    assert!(values[100..].iter().zip(&values[66..]).all(|(one, other)| one == other));
    assert_eq!(GAME.game().card().id, "node-kayles");
}

#[test]
fn pieces_have_their_shapes() {
    for (at, shape) in [
        (path(1), Shape::Complete),
        (path(2), Shape::Complete),
        (path(5), Shape::Path),
        (bipartite(1, 3), Shape::Star),
        (bipartite(2, 2), Shape::Ring),
        (bipartite(2, 3), Shape::Other),
    ] {
        let left = Left::of(&at);
        assert_eq!(left.shape(left.alive), shape, "{at:?}");
        assert_eq!(Left::of(&left.alone(left.alive)).near.len(), at.vertices as usize);
    }
}

#[test]
fn limits_of_graphs() {
    limits::<NodeKayles>("", ["15", "16"], "17");
    refused::<NodeKayles>("", "3.2-1", "smaller vertex");
    refused::<NodeKayles>("", "3.2-3.1-2", "must ascend");
    refused::<NodeKayles>("", "3.1-4", "from 1 to 3");
    refused::<NodeKayles>("", "3_1~2", "the pen rests");
}
