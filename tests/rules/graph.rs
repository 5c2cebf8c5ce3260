//! Remove-an-Edge and its twin, claim by claim (SEEDS A11, A12, A13), against plain recursion.

use crate::boards::Board;
use crate::english::wrong;
use crate::positions::ByKind as _;
use games::catalog::remove_an_edge::theory::Fragment;
use games::catalog::remove_an_edge::{Drawing, Figure, RemoveAnEdge};
use games::find;
use games::game::{Game, Position};
use games::setup::Setup;
use solver::graph::EdgeRemoval;
use solver::judge;
use solver::play::Outcome;
use solver::verdict::{Known, Verdict};
use std::collections::{BTreeSet, HashMap};

type Edge = (u32, u32);

/// Grundy values of graphs by the rules alone, with the edges in ascending order.
#[derive(Default)]
pub(crate) struct Plain {
    values: HashMap<Vec<Edge>, u64>,
}

impl Plain {
    pub(crate) fn value(&mut self, edges: &[Edge], ends: bool) -> u64 {
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
pub(crate) fn moves(edges: &[Edge], ends: bool) -> Vec<(Edge, Vec<Edge>)> {
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
pub(crate) fn fragments(fragments: &[Fragment]) -> Vec<(u64, u64)> {
    let mut pairs: Vec<_> = fragments.iter().map(|one| (one.vertices, one.value)).collect();
    pairs.sort_unstable();
    pairs
}

/// The connected pieces of a graph, each by its edges in ascending order.
pub(crate) fn components(edges: &[Edge]) -> Vec<Vec<Edge>> {
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
pub(crate) fn vertices(edges: &[Edge]) -> u64 {
    edges.iter().flat_map(|(u, v)| [*u, *v]).collect::<BTreeSet<u32>>().len() as u64
}

/// The pieces of a board with vertices and value, ascending.
pub(crate) fn pieces(board: &Board) -> Vec<(u64, u64)> {
    let Board::Graph { edges, ends } = board else { panic!("{board:?}") };
    let left: Vec<Edge> = edges.iter().filter(|one| one.2).map(|one| (one.0, one.1)).collect();
    let pair = |piece: &Vec<Edge>| (vertices(piece), Plain::default().value(piece, *ends));
    let mut found: Vec<(u64, u64)> = components(&left).iter().map(pair).collect();
    found.sort_unstable();
    found
}

fn opened(word: &str) -> (&'static Game, Setup) {
    let game = find("remove-an-edge").unwrap();
    let mut setup = Setup::of(game.card());
    setup.set(game.card(), 0, word).unwrap();
    (game, setup)
}

fn verdict(word: &str, at: &str) -> Verdict {
    let (game, setup) = opened(word);
    judge::run(&mut *games::judge(game.card().id, &setup, at).unwrap().unwrap())
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
        let found = verdict("own", &code);
        assert!(!matches!(found.known, Known::GaveUp { .. }), "{code}");
        let value = rules.value(&drawing);
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value != 0)), "{code}");
        assert!(found.grundy.is_none_or(|grundy| grundy == value), "{code}");
        assert!(found.grundy.is_some() || found.reasons.len() == found.winning.len());
    }
}

#[test]
fn edges_are_drawn_by_two_taps() {
    let (game, setup) = opened("own");
    let edit = |at: &Position, vertex: u32| game.edit(&setup, at, vertex, 1).unwrap();
    let begun = edit(&game.read(&setup, "4.1-2").unwrap(), 2);
    assert_eq!(begun.code(), "4.1-2_3");
    assert_eq!(edit(&begun, 0).code(), "4.1-2.1-3");
    assert_eq!(edit(&begun, 2).code(), "4.1-2");
    let two = game.read(&setup, "4.1-2.1-3").unwrap();
    assert_eq!(edit(&edit(&two, 1), 0).code(), "4.1-3");
    for (code, words) in [
        ("17", "from 1 to 16"),
        ("4.2-1", "smaller vertex"),
        ("4.1-2.1-2", "ascend"),
        ("4.1-5", "from 1 to 4"),
        ("4~5", "from 1 to 4"),
        ("4~2.1", "ascend"),
        ("4_5", "from 1 to 4"),
    ] {
        let error = wrong(&game.read(&setup, code).expect_err(code));
        assert!(error.contains(words), "{code}: {error}");
    }
}
