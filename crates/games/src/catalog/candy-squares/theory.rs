//! Why two bars are won: leave two odd ones.

use super::{CandySquares, words};
use crate::theory::{over, share};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::play::{Move, Outcome};
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::moves;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The Grundy value: the place, from 0, of the lowest bit that is a zero in both numbers less one.
///
/// A bar of n can be cut so that the pieces are worth k exactly if n − 1 has a one at place k.
pub(super) fn value(a: u64, b: u64) -> u64 {
    u64::from(((a - 1) | (b - 1)).trailing_ones())
}

impl Theory for CandySquares {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let grundy = value(at[0], at[1]);
        let mut winning = moves(self, at, usize::MAX);
        winning.retain(|mv| {
            let step = mv.first();
            value(step.amount, at[step.place as usize] - step.amount) == 0
        });
        Some(Claim {
            outcome: Outcome::of_mover_winning(grundy != 0),
            grundy: Some(grundy),
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        match at.as_slice() {
            [1, 1] => over(),
            _ => Some(share(TwoBars { lengths: [at[0], at[1]] })),
        }
    }

    /// Eats the shorter bar, and cuts one square off the other.
    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let longer = u32::from(at[1] > at[0]);
        (at[longer as usize] > 1).then(|| Move::one(longer, 1))
    }
}

/// Two bars, by whether their lengths are even or odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoBars {
    /// Both lengths.
    pub lengths: [u64; 2],
}

impl Explanation for TwoBars {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.lengths.iter().any(|length| length.is_multiple_of(2)))
    }

    fn summary(&self) -> Message {
        let [a, b] = self.lengths;
        match (a.is_multiple_of(2), b.is_multiple_of(2)) {
            (false, false) => words::both_odd(a, b),
            (true, true) => words::both_even(a, b),
            (true, false) => words::one_even(a, b),
            (false, true) => words::one_even(b, a),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let [a, b] = self.lengths;
        words::leaves_odd(a, b)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(BothOdd)
    }
}

/// Leave two odd bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BothOdd;

impl How for BothOdd {
    fn sentence(&self) -> Message {
        words::odd_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        typed::<CandySquares>(exchange.after).at.iter().all(|length| length % 2 == 1)
    }
}
