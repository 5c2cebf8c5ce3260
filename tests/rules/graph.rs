//! Remove-an-Edge and its twin, claim by claim (SEEDS A11, A12, A13), against plain recursion.

use games::catalog::remove_an_edge::{Drawing, Figure, RemoveAnEdge};
use games::find;
use games::game::Game;
use games::setup::Setup;
use solver::board::Board;
use solver::fact::Fragment;
use solver::graph::{self, Removal};
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

/// The same as a fact tells it.
pub(crate) fn told(fragments: &[Fragment]) -> Vec<(u64, u64)> {
    let mut told: Vec<_> = fragments.iter().map(|one| (one.vertices, one.value)).collect();
    told.sort_unstable();
    told
}

/// The pieces of a board with vertices and value, ascending.
pub(crate) fn pieces(board: &Board) -> Vec<(u64, u64)> {
    let Board::Graph { edges, ends, .. } = board else { panic!("{board:?}") };
    let mut left: Vec<Edge> = edges.iter().filter(|one| one.2).map(|one| (one.0, one.1)).collect();
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
        found.push((vertices.len() as u64, Plain::default().value(&mine, *ends)));
    }
    found.sort_unstable();
    found
}

fn opened(word: &str) -> (&'static dyn Game, Setup) {
    let game = find("remove-an-edge").unwrap();
    let mut setup = Setup::of(game.card());
    setup.set(game.card(), 0, word).unwrap();
    (game, setup)
}

fn verdict(word: &str, at: &str) -> Verdict {
    let (game, setup) = opened(word);
    judge::run(&mut *games::judge(game.card().id, &setup, at).unwrap().unwrap())
}

fn outcomes(word: &str, range: std::ops::RangeInclusive<u64>, wanted: Outcome) -> Vec<u64> {
    range.filter(|n| verdict(word, &n.to_string()).outcome == Some(wanted)).collect()
}

fn path(n: u32) -> Vec<Edge> {
    (1..n).map(|v| (v - 1, v)).collect()
}

#[test]
fn a11_stars_and_complete_graphs() {
    for n in 2..=60_u64 {
        let star = verdict("star", &n.to_string());
        assert_eq!((star.outcome, star.winning.len() as u64), (Some(Outcome::N), n - 1));
    }
    for n in 1..=16_u64 {
        let complete = verdict("complete", &n.to_string());
        assert_eq!(complete.distance, Some(n / 2));
        assert_eq!(complete.outcome == Some(Outcome::N), [2, 3].contains(&(n % 4)));
    }
}

#[test]
fn a11_paths_are_whole_graph_recursion_and_dominoes() {
    let (mut plain, paths) = (Plain::default(), graph::paths());
    for n in 1..=16 {
        assert_eq!(Some(plain.value(&path(n), true)), paths.at(n.into()), "{n}");
        let found = verdict("path", &n.to_string());
        assert_eq!(found.grundy, paths.at(n.into()));
        let pins = games::judge(
            "dawsons-kayles",
            &Setup::of(find("dawsons-kayles").unwrap().card()),
            &n.to_string(),
        );
        assert_eq!(judge::run(&mut *pins.unwrap().unwrap()).grundy, found.grundy);
    }
    let lost: Vec<u64> = (0..=2000).filter(|n| paths.at(*n) == Some(0)).collect();
    let rule = |n: &u64| [0, 1, 15, 35].contains(n) || [5, 9, 21, 25, 29].contains(&(n % 34));
    assert_eq!(lost, (0..=2000).filter(rule).collect::<Vec<_>>());
    // A215721, whose first term has the index 1.
    let after = lost.windows(6).skip(9).all(|terms| terms[5] == terms[0] + 34);
    assert!(after && lost[13] != lost[8] + 34);
}

#[test]
fn a11_even_paths_are_won_by_the_centre() {
    for n in (2..=120_u32).step_by(2) {
        let found = verdict("path", &n.to_string());
        assert!(found.winning.iter().any(|mv| mv.first().place == n / 2 - 1), "{n}");
    }
}

#[test]
fn a11_rings_leave_a_path() {
    let mut plain = Plain::default();
    for n in 3..=14_u32 {
        let mut ring = path(n);
        ring.push((0, n - 1));
        ring.sort_unstable();
        let value = plain.value(&ring, true);
        assert_eq!(verdict("cycle", &n.to_string()).grundy, Some(value));
        assert_eq!(value, u64::from(plain.value(&path(n - 2), true) == 0));
    }
    assert_eq!(outcomes("cycle", 3..=57, Outcome::N), [3, 7, 11, 17, 23, 27, 31, 37, 41, 45, 57]);
}

#[test]
fn a12_edge_delete_is_the_game_on_a_shorter_path() {
    let (mut plain, paths) = (Plain::default(), graph::paths());
    for n in 2..=18_u32 {
        assert_eq!(Some(plain.value(&path(n), false)), paths.at(u64::from(n) - 2), "{n}");
    }
    assert_eq!(outcomes("delete-path", 2..=18, Outcome::P), [2, 3, 7, 11, 17]);
}

#[test]
fn e21_the_printed_recursion_is_wrong() {
    let mut values = vec![0, 0];
    for n in 2..12_usize {
        values.push(
            (1..n.saturating_sub(2)).map(|i| values[i] * values[n - i - 2]).max().unwrap_or(0),
        );
    }
    assert!(values.iter().all(|value| *value == 0));
    let first: Vec<_> = (0..12).filter_map(|n| graph::paths().at(n)).collect();
    assert_eq!(first, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]);
}

/// Random graphs of up to 16 vertices are searched to the end, with answers to every reply.
#[test]
fn graphs_of_sixteen_vertices_are_known() {
    let rules = RemoveAnEdge { figure: Figure::Own, removal: Removal::Ends };
    let mut dice = fastrand::Rng::with_seed(16);
    for round in 0..12 {
        let mut edges = Vec::new();
        for v in 1..16_u32 {
            edges.extend((0..v).filter(|_| dice.u32(0..10) < round + 1).map(|u| (u, v)));
        }
        let drawing = Drawing::of(16, edges);
        let code = solver::rules::Rules::write(&rules, &drawing);
        let found = verdict("own", &code);
        assert!(!matches!(found.known, Known::GaveUp { .. }), "{code}");
        let value = rules.value(&drawing);
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value != 0)), "{code}");
        assert!(found.grundy.is_none_or(|told| told == value), "{code}");
        assert!(found.grundy.is_some() || found.reasons.len() == found.winning.len());
    }
}

#[test]
fn edges_are_drawn_by_two_touches() {
    let (game, setup) = opened("own");
    let edit = |at: &str, vertex: u32| game.edit(&setup, at, vertex, 1).unwrap();
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
        let error = game.look(&setup, code).expect_err(code).to_string();
        assert!(error.contains(words), "{code}: {error}");
    }
}
