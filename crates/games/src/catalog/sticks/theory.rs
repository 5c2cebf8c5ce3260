//! Why sticks are won: an even number with at most one of even length, or two remainders.

use super::{Sticks, count, words};
use crate::theory::{over, share};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::play::Outcome;
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::{Rules, moves};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The longest stick for which the remainders decide: six sticks of length six may go without a change of them.
const DECIDED: u64 = 5;

/// How many sticks have an odd length, and how many an even one.
fn odd_and_even(at: &[u64]) -> (u64, u64) {
    let even = at.iter().filter(|length| length.is_multiple_of(2)).count();
    ((at.len() - even) as u64, even as u64)
}

/// True if the number of sticks is even, and at most one has an even length.
fn few(at: &[u64]) -> bool {
    at.len().is_multiple_of(2) && odd_and_even(at).1 <= 1
}

/// True if the odd sticks divided by two and the even ones divided by three leave the same remainder.
fn same_remainders(at: &[u64]) -> bool {
    let (odd, even) = odd_and_even(at);
    odd % 2 == even % 3
}

/// True if the player to move loses, if theory knows (for short sticks Li Zhou 2004).
fn lost(at: &[u64]) -> Option<bool> {
    match at.iter().all(|length| *length <= DECIDED) {
        true => Some(same_remainders(at)),
        false => few(at).then_some(true),
    }
}

/// The Grundy value, if theory knows.
///
/// With unequal remainders it is 1, unless the even sticks leave two. Then moves to both other remainders of
/// the even sticks are there, so that the values are 2 and 3 in turn, as odd sticks are taken.
fn value(at: &[u64]) -> Option<u64> {
    let (_, even) = odd_and_even(at);
    Some(match lost(at)? {
        true => 0,
        false if even % 3 < 2 => 1,
        false => {
            let takes: u64 = [1, 3, 5].iter().map(|length| count(at, *length) / length).sum();
            2 + takes % 2
        }
    })
}

impl Theory for Sticks {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let lost_here = lost(at)?;
        let mut winning = moves(self, at, usize::MAX);
        winning.retain(|mv| !lost_here && lost(&self.play(at, mv)) == Some(true));
        Some(Claim {
            outcome: Outcome::of_mover_winning(!lost_here),
            grundy: value(at),
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        let (odd, even) = odd_and_even(at);
        if at.is_empty() {
            return over();
        }
        if few(at) {
            return Some(share(Few { odd, even }));
        }
        lost(at).map(|_| share(Remainders { odd, even }))
    }
}

/// An even number of sticks, of which at most one has an even length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few {
    /// Sticks of odd length.
    pub odd: u64,
    /// Sticks of even length.
    pub even: u64,
}

impl Explanation for Few {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::few(self.odd + self.even, self.even)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::leaves_few(self.odd + self.even, self.even)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EvenNumber)
    }
}

/// Leave an even number of sticks, of which at most one has an even length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenNumber;

impl How for EvenNumber {
    fn sentence(&self) -> Message {
        words::few_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let sticks = &typed::<Sticks>(exchange.after).at;
        sticks.len().is_multiple_of(2)
            && sticks.iter().filter(|length| **length % 2 == 0).count() <= 1
    }
}

/// Sticks of at most five units, by two remainders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remainders {
    /// Sticks of odd length.
    pub odd: u64,
    /// Sticks of even length.
    pub even: u64,
}

impl Explanation for Remainders {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.odd % 2 != self.even % 3)
    }

    fn summary(&self) -> Message {
        let Remainders { odd, even } = *self;
        match odd % 2 == even % 3 {
            true => words::same_remainders(odd, even, odd % 2),
            false => words::other_remainders(odd, odd % 2, even, even % 3),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::leaves_remainders(self.odd, self.even, self.odd % 2)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(SameRemainders)
    }
}

/// Leave odd sticks and even ones with the same remainder on division by two and by three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SameRemainders;

impl How for SameRemainders {
    fn sentence(&self) -> Message {
        words::remainders_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let sticks = &typed::<Sticks>(exchange.after).at;
        let odd = sticks.iter().filter(|length| **length % 2 == 1).count();
        odd % 2 == (sticks.len() - odd) % 3
    }
}
