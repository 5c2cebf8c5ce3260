//! Rows 004.10 to 004.15 of the claims: Nim, with its last stone winning or losing.

use crate::ask::{claim, mex, verdict, won};
use solver::play::Outcome;
use std::collections::HashMap;

/// Four rows of at most seven, ascending, empty ones in front.
type Rows = [u64; 4];

/// All of them.
fn all() -> Vec<Rows> {
    let mut found = Vec::new();
    for a in 0..=7 {
        for b in a..=7 {
            for c in b..=7 {
                found.extend((c..=7).map(|d| [a, b, c, d]));
            }
        }
    }
    found
}

/// All positions after one move.
fn options(at: Rows) -> Vec<Rows> {
    let mut left = Vec::new();
    for i in 0..4 {
        for size in 0..at[i] {
            let mut next = at;
            next[i] = size;
            next.sort_unstable();
            left.push(next);
        }
    }
    left
}

/// Plain recursion over all four rows at once.
#[derive(Default)]
struct Plain {
    values: HashMap<Rows, u64>,
    wins: HashMap<Rows, bool>,
}

impl Plain {
    fn value(&mut self, at: Rows) -> u64 {
        if let Some(value) = self.values.get(&at) {
            return *value;
        }
        let values: Vec<u64> = options(at).into_iter().map(|left| self.value(left)).collect();
        self.values.insert(at, mex(&values));
        mex(&values)
    }

    /// True if the mover wins in misère play.
    fn misere(&mut self, at: Rows) -> bool {
        if let Some(wins) = self.wins.get(&at) {
            return *wins;
        }
        let left = options(at);
        let wins = left.is_empty() || left.into_iter().any(|next| !self.misere(next));
        self.wins.insert(at, wins);
        wins
    }
}

fn code(at: Rows) -> String {
    at.map(|row| row.to_string()).join(".")
}

/// The positions with different winners in normal and misère play, by plain recursion.
fn different() -> Vec<Rows> {
    let mut plain = Plain::default();
    all().into_iter().filter(|at| (plain.value(*at) != 0) != plain.misere(*at)).collect()
}

#[test]
fn row_004_10_one_three_five_seven_is_lost_either_way() {
    assert!(!won("nim", "", "1.3.5.7") && !won("nim", "misere=1", "1.3.5.7"));
    let mut plain = Plain::default();
    assert!(plain.value([1, 3, 5, 7]) == 0 && !plain.misere([1, 3, 5, 7]));
}

#[test]
fn row_004_11_values_are_nim_sums() {
    let mut plain = Plain::default();
    for at in all() {
        let value = plain.value(at);
        assert_eq!(value, at.iter().fold(0, |xor, row| xor ^ row), "{at:?}");
        let claim = claim("nim", "", &code(at));
        assert_eq!(claim.grundy, Some(value), "{at:?}");
        assert_eq!(claim.outcome, Outcome::of_mover_winning(value != 0), "{at:?}");
    }
}

#[test]
fn row_004_12_only_rows_of_one_make_a_difference() {
    let single = |at: &Rows| at.iter().all(|row| *row <= 1);
    assert_eq!(different(), all().into_iter().filter(single).collect::<Vec<_>>());
    assert_eq!(different().len(), 5);
    for at in all() {
        let normal = claim("nim", "", &code(at)).outcome;
        let misere = claim("nim", "misere=1", &code(at)).outcome;
        assert_eq!(normal != misere, single(&at), "{at:?}");
    }
}

#[test]
fn row_004_13_odd_numbers_of_single_stones_differ_as_well() {
    // The source prints that only even numbers do.
    let odd: Vec<Rows> =
        different().into_iter().filter(|at| at.iter().sum::<u64>() % 2 == 1).collect();
    assert_eq!(odd, [[0, 0, 0, 1], [0, 1, 1, 1]]);
    assert!(won("nim", "", "1") && !won("nim", "misere=1", "1"));
    assert!(!won("nim", "", "1.1") && won("nim", "misere=1", "1.1"));
}

#[test]
fn row_004_14_one_long_row_leaves_an_odd_number_of_stones() {
    let mut plain = Plain::default();
    let one_long = |at: &Rows| at[3] > 1 && at[2] <= 1;
    for at in all().into_iter().filter(one_long) {
        let mut lost: Vec<Rows> =
            options(at).into_iter().filter(|left| !plain.misere(*left)).collect();
        lost.dedup();
        let odd = |left: &Rows| left[3] <= 1 && left.iter().sum::<u64>() % 2 == 1;
        let mut wanted: Vec<Rows> = options(at).into_iter().filter(odd).collect();
        wanted.dedup();
        assert!(!wanted.is_empty() && lost == wanted, "{at:?}");
        let winning = verdict("nim", "misere=1", &code(at)).winning;
        let played = winning.iter().map(|mv| {
            let mut left = at;
            left[mv.first().place as usize] -= mv.first().amount;
            left.sort_unstable();
            left
        });
        assert_eq!(played.collect::<Vec<_>>(), wanted, "{at:?}");
    }
}

#[test]
fn row_004_15_least_missing_numbers() {
    for (values, missing) in [(&[][..], 0), (&[0, 1, 3], 2), (&[1, 3], 0)] {
        assert_eq!(mex(values), missing);
        assert_eq!(solver::mex::mex(values.iter().copied()), missing);
    }
}
