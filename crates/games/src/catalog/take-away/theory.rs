//! Why a pile with a growing limit is won: its smallest term as a sum of H-numbers.

use super::{TakeAway, words};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The name of the H-numbers of a take-away limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermFamily {
    /// 1, 2, 4, 8, …
    PowersOfTwo,
    /// 1, 2, 3, 5, 8, …
    Fibonacci,
    /// The limit's own H-sequence.
    Own,
}

impl TermFamily {
    /// The word by which messages choose.
    fn word(self) -> &'static str {
        match self {
            TermFamily::PowersOfTwo => "powers",
            TermFamily::Fibonacci => "fibonacci",
            TermFamily::Own => "own",
        }
    }
}

/// A pile written as a sum of H-numbers (Schwenk 1970).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Objects in the pile.
    pub pile: u64,
    /// The most that may be taken now.
    pub limit: u64,
    /// Terms, largest first.
    pub terms: Vec<u64>,
    /// The name of these H-numbers in the literature.
    pub family: TermFamily,
}

impl Terms {
    fn smallest(&self) -> u64 {
        self.terms.last().copied().unwrap_or(0)
    }

    fn sum(&self) -> String {
        self.terms.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ")
    }
}

impl Explanation for Terms {
    fn mover_wins(&self) -> Option<bool> {
        self.terms.last().map(|smallest| self.limit >= *smallest)
    }

    fn summary(&self) -> Message {
        let (limit, smallest) = (self.limit, self.smallest());
        let reach = if limit >= smallest { "within" } else { "above" };
        match self.terms.len() {
            1 => words::one_term(self.pile, self.family.word(), limit, reach),
            _ => words::terms(self.pile, &self.sum(), smallest, reach, limit),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let (pile, limit, family) = (self.pile, self.limit, self.family.word());
        match self.terms.len() {
            1 => words::one_term_wins(pile, family, limit),
            _ => words::terms_win(pile, &self.sum(), family, limit, self.smallest()),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells: Vec<Cell> = self.terms.iter().map(Cell::plain).collect();
        if let Some(last) = cells.last_mut() {
            (last.boxed, last.marked) = (true, true);
        }
        Figure::Strip { cells, caption: words::terms_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(SmallestTerm { family: self.family })
    }

    fn annotation(&self) -> Annotation {
        Annotation::Terms(self.terms.clone())
    }
}

/// Take the smallest term of the pile as a sum of H-numbers, the largest first (Schwenk 1970).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallestTerm {
    /// What the H-numbers are called.
    pub family: TermFamily,
}

impl SmallestTerm {
    /// The numbers of the family, until one reaches the pile. Those of a limit begin with 1; each further one is the
    /// last one and the least one after which the last one may be taken, added.
    fn numbers(&self, rules: &TakeAway, pile: u64) -> Vec<u64> {
        let mut numbers = vec![1];
        while let Some(last) = numbers.last().copied().filter(|last| *last < pile) {
            let more = match self.family {
                TermFamily::PowersOfTwo => Some(last),
                TermFamily::Fibonacci => Some(numbers.iter().rev().nth(1).copied().unwrap_or(1)),
                TermFamily::Own => {
                    numbers.iter().find(|number| rules.limit().after(**number) >= last).copied()
                }
            };
            let Some(more) = more else { break };
            numbers.push(last + more);
        }
        numbers
    }
}

impl How for SmallestTerm {
    fn sentence(&self) -> Message {
        words::smallest_again(self.family.word())
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let between = typed::<TakeAway>(exchange.between);
        let mut left = between.at.left;
        let numbers = self.numbers(&between.rules, left);
        let fits = |left: u64| numbers.iter().rev().find(|number| **number <= left).copied();
        let mut smallest = None;
        while let Some(number) = fits(left).filter(|_| left > 0) {
            left -= number;
            smallest = Some(number);
        }
        smallest == Some(exchange.answer.first().amount)
    }
}
