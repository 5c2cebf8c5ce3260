//! No-Factor, claim by claim (SEEDS A14), against plain recursion and itself far beyond it.

use games::catalog::no_factor::pieces::{self, Pieces, Set, Values};
use games::find;
use games::setup::Setup;
use solver::board::Board;
use solver::judge;
use solver::play::Outcome;
use solver::verdict::Verdict;
use std::collections::HashMap;

fn verdict(at: &str) -> Verdict {
    let setup = Setup::of(find("no-factor").unwrap().card());
    judge::run(&mut *games::judge("no-factor", &setup, at).unwrap().unwrap())
}

/// The numbers that each winning move takes.
fn winning(at: &str) -> Vec<Vec<u64>> {
    let game = find("no-factor").unwrap();
    let setup = Setup::of(game.card());
    let told = verdict(at).winning;
    let text = told.iter().map(|mv| game.write_move(&setup, at, mv).unwrap());
    let mut all: Vec<Vec<u64>> =
        text.map(|text| text.split('.').map(|n| n.parse().unwrap()).collect()).collect();
    all.sort();
    all
}

fn prime(n: u64) -> bool {
    n > 1 && (2..n).all(|d| !n.is_multiple_of(d))
}

/// Outcomes by the rules alone.
#[derive(Default)]
struct Plain {
    wins: HashMap<Vec<u64>, bool>,
}

impl Plain {
    fn wins(&mut self, left: &[u64]) -> bool {
        if let Some(known) = self.wins.get(left) {
            return *known;
        }
        let bare = |n: &&u64| left.iter().all(|d| d == *n || !n.is_multiple_of(*d));
        let free: Vec<u64> = left.iter().filter(bare).copied().collect();
        let wins = (1..1_u64 << free.len()).any(|bits| {
            let taken =
                |n: &u64| free.iter().position(|f| f == n).is_some_and(|i| bits >> i & 1 == 1);
            let next: Vec<u64> = left.iter().filter(|n| !taken(n)).copied().collect();
            !self.wins(&next)
        });
        self.wins.insert(left.to_vec(), wins);
        wins
    }
}

/// Pieces are told whole, with no divisor in another piece, each on its right side.
pub(crate) fn split(board: &Board, won: &[Vec<u64>], lost: &[Vec<u64>], here: &str) {
    let Board::Numbers { there, .. } = board else { panic!("{here}") };
    let all: Vec<&Vec<u64>> = won.iter().chain(lost).collect();
    let mut told: Vec<u64> = all.iter().flat_map(|piece| piece.iter().copied()).collect();
    told.sort_unstable();
    let left: Vec<u64> = (1..).zip(there).filter(|(_, here)| **here).map(|(n, _)| n).collect();
    assert_eq!(told, left, "{here}");
    for (i, piece) in all.iter().enumerate() {
        let others = all.iter().enumerate().filter(|(j, _)| *j != i).flat_map(|(_, other)| *other);
        let apart = |m: &u64| piece.iter().all(|n| !m.is_multiple_of(*n) && !n.is_multiple_of(*m));
        assert!(others.into_iter().all(apart), "{here}");
        assert_eq!(Plain::default().wins(piece), i < won.len(), "{here} {piece:?}");
    }
}

#[test]
fn a14_one_is_won_and_all_others_are_lost() {
    let mut plain = Plain::default();
    for n in 1..=60 {
        let found = verdict(&n.to_string());
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(n == 1)), "{n}");
        if n <= 14 {
            let all: Vec<u64> = (1..=n).collect();
            assert_eq!(plain.wins(&all), n == 1);
        }
    }
}

#[test]
fn a14_the_first_turn_takes_one_alone() {
    for n in 1..=60 {
        assert_eq!(pieces::numbers(pieces::free(pieces::all(n))).collect::<Vec<_>>(), [1]);
    }
}

#[test]
fn a14_there_is_a_prime_to_steal_with() {
    for n in 2..=2000 {
        assert!((n / 2 + 1..=n).any(prime), "{n}");
    }
}

#[test]
fn e25_a_single_prime_wins_with_2_and_4_alone() {
    let alone = |n: &u64| {
        let all = winning(&format!("{n}~1"));
        all.iter().any(|taken| taken.len() == 1 && prime(taken[0]) && 2 * taken[0] > *n)
    };
    assert_eq!((2..=14).filter(alone).collect::<Vec<_>>(), [2, 4]);
    assert_eq!(winning("2~1"), [[2]]);
    assert_eq!(winning("4~1"), [[3]]);
    assert_eq!(winning("3~1"), [[2, 3]]);
    assert_eq!(winning("5~1"), [[3, 5]]);
    assert_eq!(winning("6~1"), [[3, 5]]);
    assert_eq!(winning("7~1"), [[3, 5, 7]]);
    assert_eq!(winning("8~1"), [[2, 5, 7], [3, 5, 7]]);
    assert_eq!(winning("9~1"), [[2, 5, 7]]);
    assert_eq!(winning("10~1"), [[2, 7], [5, 7]]);
    assert_eq!(winning("12~1"), [[2, 7, 11], [5, 7, 11]]);
    assert_eq!(winning("14~1"), [vec![2, 11, 13], vec![5, 7, 11, 13]]);
}

#[test]
fn a14_values_observed_to_14() {
    for n in 2..=14 {
        assert_eq!(Values::default().of(pieces::all(n) & !2), n - 1);
    }
}

/// A turn in several pieces at once: what is told piece by piece is plain recursion.
#[test]
fn pieces_are_plain_recursion() {
    let (mut plain, mut known) = (Plain::default(), Pieces::default());
    let mut seen: Vec<Set> = vec![pieces::all(16)];
    let mut next = 0;
    while next < seen.len() {
        let set = seen[next];
        next += 1;
        let left: Vec<u64> = pieces::numbers(set).collect();
        assert_eq!(!known.lost(set), plain.wins(&left), "{left:?}");
        for number in pieces::numbers(pieces::free(set)) {
            let less = set & !(1 << number);
            if !seen.contains(&less) {
                seen.push(less);
            }
        }
    }
    assert_eq!(seen.len(), 1529);
}

/// Random play from the largest table stays within a moment of thought.
#[test]
fn large_tables_are_known() {
    let mut dice = fastrand::Rng::with_seed(60);
    for _ in 0..40 {
        let mut set = pieces::all(60) & !2;
        while set != 0 {
            let mut known = Pieces::default();
            let all = known.winning(set);
            assert_eq!(all.is_empty(), known.lost(set));
            assert!(all.iter().all(|taken| known.lost(set & !taken)));
            let free = pieces::free(set);
            let mut taken = pieces::chosen(set, dice.u64(..) & dice.u64(..));
            if taken == 0 {
                taken = free & free.wrapping_neg();
            }
            set &= !taken;
        }
    }
}
