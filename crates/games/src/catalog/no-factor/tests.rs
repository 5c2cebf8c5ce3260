//! No-Factor, claim by claim (SEEDS A14), against plain recursion, and beyond its reach against itself.

use super::NoFactor;
use super::pieces::{self, Pieces, Set};
use super::theory::{Selective, Stealing};
use crate::testing::{Claimed, claimed, each_explained, limits};
use std::collections::HashMap;

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

/// Asserts that the pieces are complete, that no piece has a divisor in another one, and that `won` and `lost` are
/// right.
fn split(set: Set, won: &[Vec<u64>], lost: &[Vec<u64>], here: &str) {
    let all: Vec<&Vec<u64>> = won.iter().chain(lost).collect();
    let mut named: Vec<u64> = all.iter().flat_map(|piece| piece.iter().copied()).collect();
    named.sort_unstable();
    assert_eq!(named, pieces::numbers(set).collect::<Vec<_>>(), "{here}");
    for (i, piece) in all.iter().enumerate() {
        let others = all.iter().enumerate().filter(|(j, _)| *j != i).flat_map(|(_, other)| *other);
        let apart = |m: &u64| piece.iter().all(|n| !m.is_multiple_of(*n) && !n.is_multiple_of(*m));
        assert!(others.into_iter().all(apart), "{here}");
        assert_eq!(Plain::default().wins(piece), i < won.len(), "{here} {piece:?}");
    }
}

/// A turn may take from several pieces; results piece by piece agree with plain recursion.
#[test]
fn pieces_agree_with_plain_recursion() {
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

/// Positions of random play from the largest start are solved quickly.
#[test]
fn large_positions_are_solved() {
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

#[test]
fn theory_knows_every_winner_and_the_values_of_few_numbers() {
    let Claimed { positions, winners, values, .. } = claimed::<NoFactor>();
    assert_eq!(winners, positions);
    assert!(4 * values > 3 * positions, "{values} of {positions}");
}

#[test]
fn pieces_are_complete_and_right() {
    each_explained::<NoFactor, Selective>(|small, seen| {
        split(small.at().set, &seen.won, &seen.lost, &small.here());
    });
}

#[test]
fn an_answer_can_be_stolen_if_all_numbers_are_left() {
    each_explained::<NoFactor, Stealing>(|small, seen| {
        let at = small.at();
        assert_eq!((seen.last, at.set), (at.last, pieces::all(at.last)));
        assert!(seen.last > 1);
    });
}

#[test]
fn limits_of_numbers() {
    limits::<NoFactor>("", ["59", "60"], "61");
}
