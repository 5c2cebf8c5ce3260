//! Why chips with short moves are won: the remainders of their cells play as heaps of Nim.

use super::{Scoring, words};
use crate::theory::{change, even_or_odd_ones, in_pairs};
use crate::words as shared;
use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::{Figure, Line};
use solver::recipe::{Exchange, How, Recipe, typed};

/// Chips whose cells are seen modulo a move and its answer together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainders {
    /// The cells of the chips that can still move.
    pub cells: Vec<u64>,
    /// One more than the longest move.
    pub modulus: u64,
    /// True if the player who makes the last move loses.
    pub misere: bool,
}

/// The simplest reason that covers the chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// One chip can still move.
    Single,
    /// Each chip is on a multiple of the modulus.
    Multiples,
    /// Each chip has a partner on its cell.
    Partners,
    /// In misère play no remainder is above 1.
    Ones,
    /// Powers of two in the remainders (Bouton 1902; for misère play Ferguson 1974).
    Columns,
}

impl Remainders {
    /// The remainder of each cell.
    pub fn remainders(&self) -> Vec<u64> {
        self.cells.iter().map(|cell| cell % self.modulus).collect()
    }

    /// The nim-sum of the remainders.
    pub fn xor(&self) -> u64 {
        self.remainders().iter().fold(0, |sum, rest| sum ^ rest)
    }

    /// How many remainders are 1.
    fn ones(&self) -> u64 {
        self.remainders().iter().filter(|rest| **rest == 1).count() as u64
    }

    /// True if the player to move loses.
    pub fn lost(&self) -> bool {
        even_or_odd_ones(&self.remainders(), self.misere)
    }

    /// The simplest reason.
    pub fn reason(&self) -> Reason {
        let below = |bound: u64| self.remainders().iter().all(|rest| *rest < bound);
        match self.misere {
            _ if self.cells.len() == 1 => Reason::Single,
            false if below(1) => Reason::Multiples,
            false if in_pairs(&self.cells) => Reason::Partners,
            true if below(2) => Reason::Ones,
            _ => Reason::Columns,
        }
    }

    /// The cell of the only chip and its remainder, or of the first one.
    fn first(&self) -> (u64, u64) {
        let cell = self.cells.first().copied().unwrap_or(0);
        (cell, cell % self.modulus)
    }
}

impl Explanation for Remainders {
    fn mover_wins(&self) -> Option<bool> {
        Some(!self.lost())
    }

    fn summary(&self) -> Message {
        let (modulus, (cell, rest)) = (self.modulus, self.first());
        match self.reason() {
            Reason::Single => words::one_chip(cell, rest, modulus),
            Reason::Multiples => words::multiples(modulus),
            Reason::Partners => words::partners(),
            Reason::Ones => words::ones(self.ones(), modulus),
            Reason::Columns => {
                words::columns(modulus, shared::list(&self.remainders()), self.xor())
            }
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let (modulus, (cell, rest)) = (self.modulus, self.first());
        match self.reason() {
            Reason::Single if cell == 1 => words::leaves_one_step(),
            Reason::Single => words::leaves_chip(cell, rest, modulus),
            Reason::Multiples => words::leaves_multiples(modulus),
            Reason::Partners => words::leaves_partners(),
            Reason::Ones => words::leaves_ones(self.ones(), modulus),
            Reason::Columns => words::leaves_columns(modulus, shared::list(&self.remainders())),
        }
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        if self.reason() == Reason::Single {
            let least = u64::from(self.misere);
            let (modulus, now) = (self.modulus, self.first().1);
            return Figure::Clock { modulus, lost: least..least + 1, now, caption: words::clock() };
        }
        let had = before.and_then(explanation::of::<Remainders>);
        let had = had.filter(|had| had.cells.len() == self.cells.len()).unwrap_or(self);
        let line = |(was, is): (&u64, &u64)| {
            let (before, after) = (was % self.modulus, is % self.modulus);
            let name = format!("{}: {}", change(*was, *is), change(before, after));
            Line { name: Message::verbatim(name), before, after }
        };
        let lines = had.cells.iter().zip(&self.cells).map(line).collect();
        Figure::Columns { lines, base: 2, caption: words::remainders_figure(self.modulus) }
    }

    fn recipe(&self) -> Recipe {
        let Remainders { modulus, misere, .. } = *self;
        match self.reason() {
            // The opponent has to make the last step of misère play.
            Reason::Single if self.first().0 == 1 => Recipe::Anything,
            Reason::Single | Reason::Multiples => Recipe::own(Together { modulus }),
            Reason::Partners => Recipe::own(Copy),
            Reason::Ones | Reason::Columns => Recipe::own(Even { modulus, misere }),
        }
    }
}

/// Move the same chip as far as makes the modulus together with the reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Together {
    /// A move and its answer together.
    pub modulus: u64,
}

impl How for Together {
    fn sentence(&self) -> Message {
        words::together(self.modulus)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        let there = u64::from(reply.place) - reply.amount;
        u64::from(answer.place) == there && reply.amount + answer.amount == self.modulus
    }
}

/// Move the partner of the opponent's chip to the same cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy;

impl How for Copy {
    fn sentence(&self) -> Message {
        words::copy()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        exchange.answer == exchange.reply
    }
}

/// Leave each power of two in an even number of remainders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Even {
    /// One more than the longest move.
    pub modulus: u64,
    /// In misère play this holds while a remainder is above 1 after the move; without one, an odd number of
    /// remainders has to be 1.
    pub misere: bool,
}

impl How for Even {
    fn sentence(&self) -> Message {
        if self.misere { words::even_misere(self.modulus) } else { words::even(self.modulus) }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let cells = &typed::<Scoring>(exchange.after).at;
        let remainders: Vec<u64> = cells.iter().map(|cell| cell % self.modulus).collect();
        even_or_odd_ones(&remainders, self.misere)
    }
}
