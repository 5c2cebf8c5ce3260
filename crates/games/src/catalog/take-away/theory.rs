//! Why a pile with a growing limit is won: its smallest term as a sum of H-numbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{How, Recipe};

/// What the H-numbers of a take-away limit are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermFamily {
    /// 1, 2, 4, 8, …
    PowersOfTwo,
    /// 1, 2, 3, 5, 8, …
    Fibonacci,
    /// The limit's own H-sequence.
    Own,
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
    /// What these H-numbers are called elsewhere.
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
        let (pile, limit, sum, smallest) = (self.pile, self.limit, self.sum(), self.smallest());
        let reach = if limit >= smallest { "within" } else { "above" };
        format!("{pile} = {sum}; the smallest term, {smallest}, is {reach} the limit of {limit}.")
            .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let (pile, limit, sum, smallest) = (self.pile, self.limit, self.sum(), self.smallest());
        let name = match self.family {
            TermFamily::PowersOfTwo => "a power of two",
            TermFamily::Fibonacci => "a Fibonacci number",
            TermFamily::Own => "an H-number of this limit",
        };
        if self.terms.len() == 1 {
            return format!(
                "It leaves {pile}, which is {name}. At most {limit} may be taken now, so @other must leave \
                 something."
            ).into();
        }
        format!(
            "It leaves {pile} = {sum}, each {name}. At most {limit} may be taken now, so @other must leave \
             something of the smallest term, {smallest}."
        ).into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells: Vec<Cell> =
            self.terms.iter().map(|term| Cell::plain(term.to_string())).collect();
        if let Some(last) = cells.last_mut() {
            (last.boxed, last.marked) = (true, true);
        }
        let caption = "The terms that add up to the pile; the smallest is marked".to_string();
        Figure::Strip { cells, caption: caption.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(SmallestTerm { family: self.family })
    }

    fn terms(&self) -> Vec<u64> {
        self.terms.clone()
    }
}

/// Take the smallest term of the pile as a sum of H-numbers, the largest first (Schwenk 1970).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallestTerm {
    /// What the H-numbers are called.
    pub family: TermFamily,
}

impl How for SmallestTerm {
    fn sentence(&self) -> Message {
        let name = match self.family {
            TermFamily::PowersOfTwo => "powers of two",
            TermFamily::Fibonacci => "Fibonacci numbers",
            TermFamily::Own => "H-numbers of this limit",
        };
        format!(
            "@winner can write what is then left as a sum of {name}, each time the largest that fits, and \
             take the smallest one."
        ).into()
    }
}
