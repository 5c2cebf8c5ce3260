//! Rows 002.31 to 002.47 of the claims: Remove-an-Edge, dominoes, and the edge-delete game.

use crate::ask::{game, lost, mex, value, verdict, won};
use solver::code::Fault;
use solver::graph;
use solver::play::Outcome;
use std::collections::HashMap;

/// A graph for plain recursion; a set of bits is what is left of it.
struct Plain {
    edges: Vec<(u32, u32)>,
    /// True if a move removes only an edge, so that bits are edges; else bits are vertices.
    alone: bool,
    known: HashMap<u32, u64>,
}

impl Plain {
    fn new(edges: Vec<(u32, u32)>, alone: bool) -> Plain {
        Plain { edges, alone, known: HashMap::new() }
    }

    fn all(&self) -> u32 {
        let most = self.edges.iter().map(|(_, v)| *v).max().map_or(0, |v| v + 1);
        (1 << if self.alone { self.edges.len() as u32 } else { most }) - 1
    }

    /// The positions after the moves.
    fn options(&self, left: u32) -> Vec<u32> {
        let mut found = Vec::new();
        for (i, (u, v)) in self.edges.iter().enumerate() {
            let both = 1 << u | 1 << v;
            if !self.alone {
                if left & both == both {
                    found.push(left & !both);
                }
            } else if left >> i & 1 == 1 {
                let next = left & !(1 << i);
                let met = |vertex: &u32| {
                    let mut there = self.edges.iter().enumerate();
                    there.any(|(j, (a, b))| next >> j & 1 == 1 && (a == vertex || b == vertex))
                };
                if met(u) && met(v) {
                    found.push(next);
                }
            }
        }
        found
    }

    fn value(&mut self, left: u32) -> u64 {
        if let Some(value) = self.known.get(&left) {
            return *value;
        }
        let values: Vec<u64> =
            self.options(left).into_iter().map(|next| self.value(next)).collect();
        self.known.insert(left, mex(&values));
        mex(&values)
    }

    /// Fewest and most moves to the end.
    fn lengths(&self, left: u32) -> (u64, u64) {
        let all: Vec<(u64, u64)> =
            self.options(left).into_iter().map(|next| self.lengths(next)).collect();
        let least = all.iter().map(|one| one.0 + 1).min().unwrap_or(0);
        (least, all.iter().map(|one| one.1 + 1).max().unwrap_or(0))
    }
}

fn path(n: u32) -> Vec<(u32, u32)> {
    (1..n).map(|v| (v - 1, v)).collect()
}

fn ring(n: u32) -> Vec<(u32, u32)> {
    path(n).into_iter().chain([(0, n - 1)]).collect()
}

/// The value of a whole graph by plain recursion.
fn plain(edges: Vec<(u32, u32)>, alone: bool) -> u64 {
    let mut plain = Plain::new(edges, alone);
    plain.value(plain.all())
}

/// Values of paths of 0 to 2000 vertices by their recursion.
fn recursion() -> Vec<u64> {
    let mut g: Vec<u64> = vec![0, 0];
    for n in 2..=2000_usize {
        let options: Vec<u64> = (0..=n - 2).map(|i| g[i] ^ g[n - 2 - i]).collect();
        g.push(mex(&options));
    }
    g
}

/// The printed recursion, with its range from 1, and with or without the wrong term.
fn printed(upto: usize, one: u64) -> Vec<u64> {
    let mut g: Vec<u64> = vec![0, 0];
    for n in 2..=upto {
        let options: Vec<u64> = (1..n - 1).map(|i| g[i] ^ one ^ g[n - 2 - i]).collect();
        g.push(mex(&options));
    }
    g
}

/// Lost paths to 2000 in the engine's own table, which is A215721 from index 1.
fn lost_paths() -> Vec<u64> {
    let paths = graph::paths();
    (0..=2000).filter(|n| paths.at(*n) == Some(0)).collect()
}

#[test]
fn row_002_31_stars_are_won_by_every_move() {
    for n in 2..=12_u32 {
        let star: Vec<(u32, u32)> = (1..n).map(|v| (0, v)).collect();
        let rules = Plain::new(star.clone(), false);
        assert_eq!(rules.lengths(rules.all()), (1, 1), "{n}");
        assert_eq!(plain(star, false), 1, "{n}");
    }
    for n in 2..=60_u64 {
        let found = verdict("remove-an-edge", "graph=star", &n.to_string());
        assert_eq!((found.outcome, found.winning.len() as u64), (Some(Outcome::N), n - 1));
    }
}

#[test]
fn row_002_32_complete_graphs_are_won_with_2_or_3_more_than_a_multiple_of_4() {
    let complete = |n: u32| (1..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect::<Vec<_>>();
    for n in 2..=10_u32 {
        assert_eq!(plain(complete(n), false) != 0, [2, 3].contains(&(n % 4)), "{n}");
        if n <= 8 {
            let rules = Plain::new(complete(n), false);
            let moves = u64::from(n / 2);
            assert_eq!(rules.lengths(rules.all()), (moves, moves), "{n}");
        }
    }
    for n in 1..=16_u64 {
        let found = verdict("remove-an-edge", "graph=complete", &n.to_string());
        assert_eq!(found.distance, Some(n / 2));
        assert_eq!(found.outcome == Some(Outcome::N), [2, 3].contains(&(n % 4)));
    }
}

#[test]
fn row_002_33_paths_are_whole_graph_recursion_to_16() {
    for n in 1..=16_u32 {
        assert_eq!(plain(path(n), false), value("remove-an-edge", "", &n.to_string()), "{n}");
    }
}

#[test]
fn row_002_34_lost_paths_to_2000() {
    let rule = |n: &u64| [0, 1, 15, 35].contains(n) || [5, 9, 21, 25, 29].contains(&(n % 34));
    assert_eq!(lost_paths(), (0..=2000).filter(rule).collect::<Vec<_>>());
    let first = [0, 1, 5, 9, 15, 21, 25, 29, 35, 39, 43, 55, 59, 63, 73, 77];
    assert_eq!(lost_paths()[..16], first);
    let by_hand = recursion();
    assert!((0..=2000).all(|n| graph::paths().at(n as u64) == Some(by_hand[n])));
    assert_eq!(lost("remove-an-edge", "", 1..=77), first[1..]);
}

#[test]
fn row_002_35_each_term_is_34_more_than_the_fifth_before() {
    let lost = lost_paths();
    assert!((15..=lost.len()).all(|n| lost[n - 1] == lost[n - 6] + 34));
}

#[test]
fn row_002_35b_but_not_the_fourteenth() {
    let lost = lost_paths();
    let fails = (6..=lost.len()).rfind(|n| lost[n - 1] != lost[n - 6] + 34);
    assert_eq!((fails, lost[13]), (Some(14), 63));
}

#[test]
fn row_002_36_not_all_lost_paths_are_odd() {
    let even: Vec<u64> = lost_paths().into_iter().filter(|n| n % 2 == 0).collect();
    assert_eq!(even, [0]);
}

#[test]
fn row_002_37_the_period_is_34_from_53_on() {
    let period = graph::paths().period().unwrap();
    assert_eq!((period.length, period.start), (34, 53));
    let g = recursion();
    assert_eq!((34..=2000).rfind(|n| g[*n] != g[n - 34]), Some(86));
    // No shorter period: 34 is 2 times 17.
    assert!([1, 2, 17].iter().all(|p| (500..=2000).any(|n| g[n] != g[n - p])));
}

#[test]
fn row_002_38_the_printed_recursion_gives_nothing_but_0() {
    assert_eq!(printed(11, 1), [0; 12]);
    assert_eq!(recursion()[..12], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3]);
}

#[test]
fn row_002_38b_without_the_1_it_is_shifted() {
    let g = recursion();
    let shifted = printed(400, 0);
    assert_eq!(shifted[..12], [0, 0, 0, 1, 1, 2, 2, 0, 3, 1, 1, 2]);
    assert_ne!(shifted[..12], g[..12]);
}

#[test]
fn row_002_39_a_path_is_a_row_of_dawsons_kayles() {
    for n in 1..=120_u64 {
        let at = n.to_string();
        assert_eq!(value("remove-an-edge", "", &at), value("dawsons-kayles", "", &at), "{n}");
    }
}

/// A002187 belongs to a game of heaps: take one if nothing is left then, two if at most one heap is left, or three and
/// leave up to two heaps.
#[test]
fn row_002_40_values_are_a002187_one_place_on() {
    let mut a: Vec<u64> = vec![0];
    for n in 1..1000_usize {
        let mut options = Vec::new();
        if n == 1 {
            options.push(0);
        }
        if n >= 2 {
            options.push(a[n - 2]);
        }
        if n >= 3 {
            options.extend((0..=n - 3).map(|left| a[left] ^ a[n - 3 - left]));
        }
        a.push(mex(&options));
    }
    assert_eq!(a[..20], [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3]);
    assert!((1..1000).all(|n| graph::paths().at(n as u64) == Some(a[n - 1])));
}

#[test]
fn row_002_41_a_ring_leaves_a_path_two_shorter() {
    for n in 3..=14_u32 {
        let rules = Plain::new(ring(n), false);
        assert_eq!(rules.options(rules.all()).len() as u32, n);
        let path = plain(path(n - 2), false);
        for left in rules.options(rules.all()) {
            assert_eq!(Plain::new(ring(n), false).value(left), path, "{n}");
        }
        assert_eq!(plain(ring(n), false), mex(&[path]), "{n}");
        assert_eq!(value("remove-an-edge", "graph=cycle", &n.to_string()), mex(&[path]), "{n}");
    }
}

fn won_rings(upto: u64) -> Vec<u64> {
    (3..=upto).filter(|n| won("remove-an-edge", "graph=cycle", &n.to_string())).collect()
}

#[test]
fn row_002_42_won_rings_to_14() {
    let by_hand: Vec<u64> =
        (3..=14_u32).filter(|n| plain(ring(*n), false) != 0).map(u64::from).collect();
    assert_eq!((by_hand, won_rings(14)), (vec![3, 7, 11], vec![3, 7, 11]));
}

/// The printed list, which begins with 2.
const RINGS: [u64; 12] = [2, 3, 7, 11, 17, 23, 27, 31, 37, 41, 45, 57];

#[test]
fn row_002_43_won_rings_are_lost_paths_and_2_more() {
    let lost = lost_paths();
    let more: Vec<u64> = lost.iter().map(|n| n + 2).take_while(|n| *n <= 57).collect();
    assert_eq!(more, RINGS);
    assert_eq!(won_rings(57), RINGS[1..]);
}

#[test]
fn row_002_44_a_shift_of_the_index_is_something_else() {
    let shifted = lost_paths()[2..14].to_vec();
    assert_eq!(shifted, [5, 9, 15, 21, 25, 29, 35, 39, 43, 55, 59, 63]);
    assert_ne!(shifted, RINGS);
}

#[test]
fn row_002_45_two_vertices_make_no_ring() {
    let (game, setup) = game("remove-an-edge", "graph=cycle");
    let error = game.read(&setup, "2").expect_err("a ring begins with 3");
    assert!(matches!(error.fault, Fault::Range { least: 3, .. }), "{error:?}");
}

#[test]
fn row_002_46_lost_paths_when_edges_are_deleted() {
    let listed = [2, 3, 7, 11, 17];
    let by_hand: Vec<u64> =
        (2..=18_u32).filter(|n| plain(path(*n), true) == 0).map(u64::from).collect();
    assert_eq!(by_hand, listed);
    assert_eq!(lost("remove-an-edge", "graph=delete-path", 2..=18), listed);
}

#[test]
fn row_002_47_deleting_edges_is_dominoes_on_two_cells_less() {
    let dominoes = recursion();
    for n in 2..=18_u32 {
        let value = plain(path(n), true);
        assert_eq!(value, dominoes[n as usize - 2], "{n}");
        // E24: with two cells more, as printed, it would be another game.
        assert!(n != 4 || value != dominoes[n as usize + 2]);
    }
    for n in 3..=120_u64 {
        let found = value("remove-an-edge", "graph=delete-path", &n.to_string());
        assert_eq!(found, dominoes[n as usize - 2], "{n}");
    }
}

#[test]
fn part_a11_even_paths_are_won_by_the_centre() {
    for n in (2..=120_u32).step_by(2) {
        let found = verdict("remove-an-edge", "", &n.to_string());
        assert!(found.winning.iter().any(|mv| mv.first().place == n / 2 - 1), "{n}");
    }
}
