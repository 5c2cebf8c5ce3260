//! Candy Squares against its definition and its limits.

use super::CandySquares;
use super::theory::{TwoBars, value};
use crate::testing::{Claimed, after_each, claimed, each_explained, limits, refused};

#[test]
fn theory_knows_every_winner_and_value() {
    let Claimed { positions, winners, values, .. } = claimed::<CandySquares>();
    assert_eq!([winners, values], [positions; 2]);
}

#[test]
fn two_odd_bars_are_lost_and_no_others() {
    each_explained::<CandySquares, TwoBars>(|small, seen| {
        assert_eq!(seen.lengths.as_slice(), small.at().as_slice(), "{}", small.here());
        let odd = small.at().iter().all(|length| length % 2 == 1);
        assert_eq!(odd, small.known().value == 0, "{}", small.here());
    });
}

/// The value from the definition: the least number that no cut leaves.
#[test]
fn values_are_what_no_cut_leaves() {
    const LONGEST: usize = 64;
    let mut values = vec![vec![0_u64; LONGEST + 1]; LONGEST + 1];
    // A cut leaves a pair with a smaller sum than the bar that is cut.
    for total in 2..=2 * LONGEST {
        for a in 1.max(total.saturating_sub(LONGEST))..=LONGEST.min(total - 1) {
            let b = total - a;
            let cuts = |n: usize| (1..n).map(move |piece| (piece, n - piece));
            let left: Vec<u64> = cuts(a).chain(cuts(b)).map(|(x, y)| values[x][y]).collect();
            values[a][b] = (0..).find(|n| !left.contains(n)).unwrap_or(0);
            assert_eq!(values[a][b], value(a as u64, b as u64), "{a} {b}");
        }
    }
}

#[test]
fn an_even_bar_is_cut_into_any_two_odd_pieces() {
    let odd = |at: &Vec<u64>| assert!(at.iter().all(|length| length % 2 == 1), "{at:?}");
    assert_eq!(after_each::<CandySquares>("", "6.10", |_, at| odd(at)), 2 + 3);
    assert_eq!(after_each::<CandySquares>("", "5.8", |_, at| odd(at)), 2);
    assert_eq!(after_each::<CandySquares>("", "9.13", |_, _| ()), 0);
}

#[test]
fn limits_of_bars() {
    limits::<CandySquares>("", ["98.99", "99.99"], "99.100");
    refused::<CandySquares>("", "5", "2");
    refused::<CandySquares>("", "0.5", "1");
}
