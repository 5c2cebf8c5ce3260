//! Remove-an-Edge and its twin, claim by claim (SEEDS A11, A12, A13), against plain recursion.

use super::theory::{Fragment, Fragments};
use super::{Drawing, Figure, Folder, RemoveAnEdge};
use crate::testing::positions::ByKind as _;
use crate::testing::tables::{grid, paged, words};
use crate::testing::{Claimed, claimed, each_explained, limits, refused, verdict};
use crate::theory::count::Count;
use solver::graph::EdgeRemoval;
use solver::play::Outcome;
use solver::verdict::Known;
use std::collections::{BTreeSet, HashMap};

type Edge = (u32, u32);

/// Grundy values of graphs by the rules alone, with the edges in ascending order.
#[derive(Default)]
struct Plain {
    values: HashMap<Vec<Edge>, u64>,
}

impl Plain {
    fn value(&mut self, edges: &[Edge], ends: bool) -> u64 {
        if let Some(value) = self.values.get(edges) {
            return *value;
        }
        let options: BTreeSet<u64> =
            moves(edges, ends).iter().map(|(_, left)| self.value(left, ends)).collect();
        let value = (0..).find(|value| !options.contains(value)).unwrap();
        self.values.insert(edges.to_vec(), value);
        value
    }
}

/// Each move with the edges that it leaves.
fn moves(edges: &[Edge], ends: bool) -> Vec<(Edge, Vec<Edge>)> {
    let degree = |vertex: u32| edges.iter().filter(|(u, v)| *u == vertex || *v == vertex).count();
    let allowed = edges.iter().filter(|(u, v)| ends || (degree(*u) > 1 && degree(*v) > 1));
    allowed
        .map(|(u, v)| {
            let stays = |(a, b): &&Edge| {
                let met = [*a, *b].contains(u) || [*a, *b].contains(v);
                if ends { !met } else { (*a, *b) != (*u, *v) }
            };
            ((*u, *v), edges.iter().filter(stays).copied().collect())
        })
        .collect()
}

/// The fragments of a fact with vertices and value, ascending.
fn fragments(fragments: &[Fragment]) -> Vec<(u64, u64)> {
    let mut pairs: Vec<_> = fragments.iter().map(|one| (one.vertices, one.value)).collect();
    pairs.sort_unstable();
    pairs
}

/// The connected pieces of a graph, each by its edges in ascending order.
fn components(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let mut left = edges.to_vec();
    let mut found = Vec::new();
    while let Some(first) = left.first().copied() {
        let mut vertices = BTreeSet::from([first.0, first.1]);
        loop {
            let before = vertices.len();
            for (u, v) in &left {
                if vertices.contains(u) || vertices.contains(v) {
                    vertices.extend([*u, *v]);
                }
            }
            if vertices.len() == before {
                break;
            }
        }
        let (mine, rest) = left.iter().partition(|(u, _)| vertices.contains(u));
        left = rest;
        found.push(mine);
    }
    found
}

/// Vertices of a connected piece.
fn vertices(edges: &[Edge]) -> u64 {
    edges.iter().flat_map(|(u, v)| [*u, *v]).collect::<BTreeSet<u32>>().len() as u64
}

/// The edges of a drawing that are left. With the ends of an edge go all edges there.
fn left(rules: &RemoveAnEdge, at: &Drawing) -> Vec<Edge> {
    let gone = |bit: usize| at.gone >> bit & 1 == 1;
    let there = |(i, (u, v)): &(usize, &Edge)| match rules.removal {
        EdgeRemoval::Ends => !gone(*u as usize) && !gone(*v as usize),
        EdgeRemoval::Edge => !gone(*i),
    };
    at.edges.iter().enumerate().filter(there).map(|(_, edge)| *edge).collect()
}

#[test]
fn theory_knows_every_winner_and_every_value_of_small_graphs() {
    let Claimed { positions, winners, values, .. } = claimed::<Folder>();
    // Only a graph with many edges that are deleted alone is left to search.
    assert!(values == winners && winners + 10 > positions, "{winners} of {positions}");
}

#[test]
fn pieces_have_their_values() {
    let mut plain = [Plain::default(), Plain::default()];
    each_explained::<Folder, Fragments>(|small, seen| {
        let ends = small.all.rules.removal == EdgeRemoval::Ends;
        let plain = &mut plain[usize::from(ends)];
        let pieces = components(&left(&small.all.rules, small.at()));
        let mut pieces: Vec<(u64, u64)> =
            pieces.iter().map(|piece| (vertices(piece), plain.value(piece, ends))).collect();
        pieces.sort_unstable();
        assert_eq!(fragments(&seen.fragments), pieces, "{}", small.here());
        assert_eq!(seen.xor, small.known().value, "{}", small.here());
    });
}

#[test]
fn moves_are_counted() {
    each_explained::<Folder, Count>(|small, seen| {
        let counted = (seen.moves, seen.misere, seen.rows);
        assert_eq!(counted, (small.known().distance, false, None), "{}", small.here());
    });
}

#[test]
fn limits_of_drawings() {
    limits::<Folder>("", ["119", "120"], "121");
    limits::<Folder>("graph=complete", ["15", "16"], "17");
    limits::<Folder>("graph=delete-cycle", ["119", "120"], "121");
}

#[test]
fn paths_and_cycles() {
    let (_, rows) = grid(&paged::<Folder>(0));
    let having =
        |row: usize, word: &str| (0..20).filter(|n| rows[row].1[*n].0 == word).collect::<Vec<_>>();
    assert_eq!(having(1, "P"), [0, 1, 5, 9, 15]);
    assert_eq!(having(2, "N"), [3, 7, 11, 17]);
    assert_eq!(words(&rows[0].1).join(" "), "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3");
}

/// Random graphs of up to 16 vertices are searched to the end, with answers to every reply.
#[test]
fn graphs_of_sixteen_vertices_are_solved() {
    let rules = RemoveAnEdge { figure: Figure::Own, removal: EdgeRemoval::Ends };
    let mut dice = fastrand::Rng::with_seed(16);
    for round in 0..12 {
        let mut edges = Vec::new();
        for v in 1..16_u32 {
            edges.extend((0..v).filter(|_| dice.u32(0..10) < round + 1).map(|u| (u, v)));
        }
        let drawing = Drawing::of(16, edges);
        let code = rules.write(&drawing);
        let found = verdict::<Folder>("graph=own", &code);
        assert!(!matches!(found.known, Known::GaveUp { .. }), "{code}");
        let value = rules.value(&drawing);
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value != 0)), "{code}");
        assert!(found.grundy.is_none_or(|grundy| grundy == value), "{code}");
        assert!(found.grundy.is_some() || found.reasons.len() == found.winning.len());
    }
}

#[test]
fn edges_are_drawn_by_two_taps() {
    let rules = RemoveAnEdge { figure: Figure::Own, removal: EdgeRemoval::Ends };
    let edit = |code: &str, vertex: u32| {
        let at = rules.read(code).expect(code);
        rules.write(&rules.edit(&at, vertex, 1).expect("the touch has an effect"))
    };
    let begun = edit("4.1-2", 2);
    assert_eq!(begun, "4.1-2_3");
    assert_eq!(edit(&begun, 0), "4.1-2.1-3");
    assert_eq!(edit(&begun, 2), "4.1-2");
    assert_eq!(edit(&edit("4.1-2.1-3", 1), 0), "4.1-3");
    for (code, words) in [
        ("17", "from 1 to 16"),
        ("4.2-1", "smaller vertex"),
        ("4.1-2.1-2", "ascend"),
        ("4.1-5", "from 1 to 4"),
        ("4~5", "from 1 to 4"),
        ("4~2.1", "ascend"),
        ("4_5", "from 1 to 4"),
    ] {
        refused::<Folder>("graph=own", code, words);
    }
}
