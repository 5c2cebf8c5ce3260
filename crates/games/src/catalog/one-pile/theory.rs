//! Why a pile is won if a range of numbers may be taken: its remainder.

use super::words;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe};

/// The greatest modulus that is drawn as a clock.
const CLOCK: u64 = 20;

/// A pile seen modulo `modulus`, from which `least` to `modulus - least` may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Residue {
    /// Objects in the pile.
    pub pile: u64,
    /// Least and greatest number taken, added.
    pub modulus: u64,
    /// The pile modulo `modulus`.
    pub residue: u64,
    /// Least number that may be taken.
    pub least: u64,
    /// True if the residues that lose are those of misère play.
    pub misere: bool,
}

impl Residue {
    /// Remainders that lose.
    fn lost(&self) -> core::ops::Range<u64> {
        if self.misere { self.least..2 * self.least } else { 0..self.least }
    }
}

impl Explanation for Residue {
    fn mover_wins(&self) -> Option<bool> {
        Some(!self.lost().contains(&self.residue))
    }

    fn summary(&self) -> Message {
        words::beside(self.pile, self.residue, self.modulus)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Residue { pile, modulus, residue, .. } = *self;
        let left = match pile < modulus {
            // In misère play this is one take before the end, and no second one is possible.
            true => words::leaves_one_take(pile),
            false => words::leaves_beside(pile, residue, modulus),
        };
        if self.misere { words::opponent_takes_last(left) } else { words::winner_takes_last(left) }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.modulus > CLOCK {
            return Figure::None;
        }
        Figure::Clock {
            modulus: self.modulus,
            lost: self.lost(),
            now: self.residue,
            caption: words::clock(),
        }
    }

    fn recipe(&self) -> Recipe {
        if self.pile < self.modulus {
            // The end of misère play: the opponent has to make the last take.
            return Recipe::Anything;
        }
        Recipe::own(Together { total: self.modulus })
    }
}

/// Take the number that adds up to this total with the reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Together {
    /// Least and greatest number taken, added.
    pub total: u64,
}

impl How for Together {
    fn sentence(&self) -> Message {
        words::together(self.total)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        exchange.reply.first().amount + exchange.answer.first().amount == self.total
    }
}
