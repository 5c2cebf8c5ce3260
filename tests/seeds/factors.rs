//! Rows 002.48 to 002.51 of the claims: No-Factor.

use crate::ask::{claim, mex, winning, won};
use games::catalog::no_factor::pieces::{self, Values};
use solver::play::Outcome;
use std::collections::HashMap;

fn prime(n: u64) -> bool {
    n > 1 && (2..n).all(|d| !n.is_multiple_of(d))
}

/// Plain recursion; bit n of a set is the number n.
#[derive(Default)]
struct Plain {
    wins: HashMap<u32, bool>,
    values: HashMap<u32, u64>,
}

fn numbers(set: u32) -> impl Iterator<Item = u32> + Clone {
    (1..32).filter(move |n| set >> n & 1 == 1)
}

/// All sets that a turn can take.
fn turns(left: u32) -> Vec<u32> {
    let bare = |n: &u32| numbers(left).all(|d| d == *n || !n.is_multiple_of(d));
    let free = numbers(left).filter(bare).fold(0_u32, |set, n| set | 1 << n);
    let mut all = Vec::new();
    let mut taken = free;
    while taken != 0 {
        all.push(taken);
        taken = (taken - 1) & free;
    }
    all
}

impl Plain {
    fn wins(&mut self, left: u32) -> bool {
        if let Some(known) = self.wins.get(&left) {
            return *known;
        }
        let wins = turns(left).into_iter().any(|taken| !self.wins(left & !taken));
        self.wins.insert(left, wins);
        wins
    }

    fn value(&mut self, left: u32) -> u64 {
        if let Some(known) = self.values.get(&left) {
            return *known;
        }
        let values: Vec<u64> =
            turns(left).into_iter().map(|taken| self.value(left & !taken)).collect();
        self.values.insert(left, mex(&values));
        mex(&values)
    }

    /// Winning turns after 1 was taken, each ascending.
    fn replies(&mut self, n: u32) -> Vec<Vec<u64>> {
        let left = table(n) & !2;
        let good = turns(left).into_iter().filter(|taken| !self.wins(left & !taken));
        let mut all: Vec<Vec<u64>> =
            good.map(|taken| numbers(taken).map(u64::from).collect()).collect();
        all.sort();
        all
    }
}

fn table(n: u32) -> u32 {
    (1..=n).fold(0, |set, number| set | 1 << number)
}

/// Plain recursion to 20, the engine to 60.
#[test]
fn row_002_48_one_is_won_and_2_to_20_are_lost() {
    let mut plain = Plain::default();
    for n in 1..=20 {
        assert_eq!(plain.wins(table(n)), n == 1, "{n}");
    }
    for n in 1..=60_u32 {
        assert_eq!(won("no-factor", "", &n.to_string()), n == 1, "{n}");
    }
}

#[test]
fn row_002_49_the_first_turn_takes_1_alone() {
    for n in 1..=60 {
        assert_eq!(pieces::numbers(pieces::free(pieces::all(n))).collect::<Vec<_>>(), [1]);
    }
    assert!((1..=20).all(|n| turns(table(n)) == [2]));
}

#[test]
fn row_002_50_there_is_a_prime_above_the_half() {
    for n in 2..=2000 {
        assert!((n / 2 + 1..=n).any(prime), "{n}");
    }
}

/// The winning replies in the source's list of numbers for which no single prime wins.
const REPLIES: [(u32, &[&[u64]]); 11] = [
    (3, &[&[2, 3]]),
    (5, &[&[3, 5]]),
    (6, &[&[3, 5]]),
    (7, &[&[3, 5, 7]]),
    (8, &[&[2, 5, 7], &[3, 5, 7]]),
    (9, &[&[2, 5, 7]]),
    (10, &[&[2, 7], &[5, 7]]),
    (11, &[&[2, 7, 11], &[5, 7, 11]]),
    (12, &[&[2, 7, 11], &[5, 7, 11]]),
    (13, &[&[2, 7, 11, 13], &[5, 7, 11, 13]]),
    (14, &[&[2, 11, 13], &[5, 7, 11, 13]]),
];

#[test]
fn row_002_51_no_single_prime_wins_with_most_numbers() {
    let mut plain = Plain::default();
    let mut named = Vec::new();
    for n in 2..=14 {
        let replies = plain.replies(n);
        let found: Vec<Vec<u64>> = winning("no-factor", "", &format!("{n}~1"))
            .iter()
            .map(|text| text.split('.').map(|number| number.parse().unwrap()).collect())
            .collect();
        assert!(found.iter().all(|one| replies.contains(one)) && found.len() == replies.len());
        let stolen =
            |reply: &Vec<u64>| matches!(reply[..], [p] if prime(p) && 2 * p > u64::from(n));
        if !replies.iter().any(stolen) {
            named.push((n, replies));
        }
    }
    let listed = REPLIES.map(|(n, all)| (n, all.iter().map(|one| one.to_vec()).collect()));
    assert_eq!(named, listed.to_vec());
    // E25: so a single prime is a winning reply only for 2 and for 4.
    assert_eq!((plain.replies(2), plain.replies(4)), (vec![vec![2]], vec![vec![3]]));
}

#[test]
fn part_a14_the_value_from_2_to_n_is_n_less_1_as_far_as_24() {
    for n in 2..=24 {
        assert_eq!(Plain::default().value(table(n) & !2), u64::from(n) - 1, "{n}");
    }
    for n in 2..=14_u32 {
        assert_eq!(Values::default().of(pieces::all(n.into()) & !2), u64::from(n) - 1);
    }
    // E25: the empty set is not a turn, or nobody would ever lose.
    assert!(!turns(table(8)).contains(&0));
    assert_eq!(claim("no-factor", "", "8").outcome, Outcome::P);
}
