//! The verdict on a sum of independent parts, from the Grundy values of the parts.

use crate::play::Outcome;
use crate::rules::{self, PositionOf, Rules};
use crate::verdict::{Claim, Known};
use alloc::vec;
use alloc::vec::Vec;

/// The claim that follows from the nim-sum of a position in normal play (Sprague 1935, Grundy 1939).
///
/// `value` returns the nim-sum of the parts of any position that one move reaches.
pub fn claim<R: Rules>(
    rules: &R,
    at: &PositionOf<R>,
    value: impl Fn(&PositionOf<R>) -> u64,
) -> Claim {
    let grundy = value(at);
    let winning: Vec<_> = rules::moves(rules, at, usize::MAX)
        .into_iter()
        .filter(|mv| grundy != 0 && value(&rules.play(at, mv)) == 0)
        .collect();
    Claim {
        outcome: Outcome::of_mover_winning(grundy != 0),
        grundy: Some(grundy),
        winning,
        more: false,
        distance: None,
        known: Known::Sum,
    }
}

/// The number of multisets of positive numbers with a sum of at most `total`, saturating.
///
/// It bounds the positions of a game whose moves only split and lower heaps.
///
/// ```
/// // None, 1, 2, 1.1, 3, 2.1 and 1.1.1.
/// assert_eq!(solver::sum::multisets(3), 7);
/// ```
pub fn multisets(total: u64) -> u64 {
    let Ok(top) = usize::try_from(total.min(400)) else {
        return u64::MAX;
    };
    let mut ways = vec![0_u64; top + 1];
    ways[0] = 1;
    for part in 1..=top {
        for sum in part..=top {
            ways[sum] = ways[sum].saturating_add(ways[sum - part]);
        }
    }
    ways.iter().fold(0, |all, one| u64::saturating_add(all, *one))
}
