//! Why cards are won: each has a Grundy value, and a single one a place in a period.

use super::{SubtractionGame, words};
use crate::heaps;
use crate::theory::class::Class;
use crate::theory::parts::{MisereHeaps, Part, Parts};
use crate::theory::{over, share};
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::play::{self, Move, Outcome};
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules;
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};

/// True if numbers with these values lose for the player to move, the last move losing.
///
/// By Ferguson's theorem (1974) misère play follows misère Nim with the values in place of the heaps.
fn misere_lost(values: &[u64]) -> bool {
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    if values.iter().any(|value| *value > 1) { xor == 0 } else { xor == 1 }
}

impl Theory for SubtractionGame {
    fn parts(rules: &Rc<SubtractionGame>, at: &Vec<u64>) -> PartPositions {
        living(rules, at.iter().map(|minuend| vec![*minuend]))
    }

    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let table = self.values();
        let worth = |at: &Vec<u64>| at.iter().filter_map(|n| table.at(*n)).collect::<Vec<_>>();
        if !self.misere {
            return Some(sum::claim(self, at, |at| worth(at).iter().fold(0, |xor, n| xor ^ n)));
        }
        let mut winning = rules::moves(self, at, usize::MAX);
        winning.retain(|mv| misere_lost(&worth(&rules::Rules::play(self, at, mv))));
        Some(Claim {
            outcome: Outcome::of_mover_winning(!misere_lost(&worth(at))),
            grundy: None,
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        let values = self.values();
        let alive = at.iter().copied().filter(|minuend| *minuend >= self.subtract[0]);
        let part = |size| Some(Part { size, ring: false, value: values.at(size)? });
        let parts: Vec<Part> = alive.map(part).collect::<Option<_>>()?;
        match (parts.as_slice(), self.misere) {
            ([], _) => over(),
            (_, true) => {
                let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
                Some(share(MisereHeaps { parts, xor }))
            }
            ([only], false) if at.len() == 1 => {
                if let [a, b] = *self.subtract.as_slice() {
                    return Some(share(OnePair { number: only.size, a, b }));
                }
                let period = values.period().map(|period| (period.start, period.length));
                let (pile, value, lost) = (only.size, only.value, heaps::lost(&values));
                Some(share(Class { pile, value, period, misere: false, lost }))
            }
            _ => Some(share(Parts::new(parts))),
        }
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}

/// One card with two subtrahends: whatever is subtracted, the other one can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnePair {
    /// The number on the card.
    pub number: u64,
    /// The smaller subtrahend.
    pub a: u64,
    /// The larger one.
    pub b: u64,
}

impl OnePair {
    /// What is left when both subtrahends together have been subtracted as often as they can.
    fn rest(&self) -> u64 {
        self.number % (self.a + self.b)
    }
}

impl Explanation for OnePair {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.rest() >= self.b || !(self.rest() / self.a).is_multiple_of(2))
    }

    fn summary(&self) -> Message {
        let OnePair { number, a, b } = *self;
        let (sum, rest) = (a + b, self.rest());
        match self.mover_wins() {
            Some(false) => words::pair_lost(number, rest, sum, a, rest / a),
            _ if rest >= b => words::pair_above(number, rest, sum, a, b),
            _ => words::pair_odd(number, rest, sum, a, rest / a),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let OnePair { number, a, b } = *self;
        words::leaves_pair(number, number / (a + b), self.rest(), a + b, self.rest() / a)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(TheOther { a: self.a, b: self.b })
    }
}

/// Subtract the other number; if it is too large for that, the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TheOther {
    /// The smaller subtrahend.
    pub a: u64,
    /// The larger one.
    pub b: u64,
}

impl How for TheOther {
    fn sentence(&self) -> Message {
        words::the_other(self.a, self.b)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first().amount, exchange.answer.first().amount);
        let other = if reply == self.a { self.b } else { self.a };
        let left = typed::<SubtractionGame>(exchange.between).at[0];
        answer == if other <= left { other } else { reply }
    }
}
