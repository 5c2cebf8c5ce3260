//! Why straight rows of tokens are won in misère play: they are heaps of Nim.

use super::{LENGTH, Tactix, words};
use crate::theory::{even_or_odd_ones, runs};
use crate::words as shared;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Figure, Line};
use solver::recipe::{Exchange, How, Recipe, typed};

/// A board on which only straight rows of tokens are left; the last token loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Their lengths.
    pub rows: Vec<u64>,
}

impl Rows {
    /// How many tokens are left, if all of them are single.
    fn singles(&self) -> Option<u64> {
        self.rows.iter().all(|row| *row == 1).then_some(self.rows.len() as u64)
    }

    /// The nim-sum of the lengths.
    pub fn xor(&self) -> u64 {
        self.rows.iter().fold(0, |sum, row| sum ^ row)
    }
}

impl Explanation for Rows {
    fn mover_wins(&self) -> Option<bool> {
        Some(!even_or_odd_ones(&self.rows, true))
    }

    fn summary(&self) -> Message {
        match (self.singles(), self.rows.as_slice()) {
            (Some(tokens), _) => words::singles(tokens),
            (None, [row]) => words::one_row(*row),
            (None, rows) => words::rows_sum(shared::list(rows), self.xor()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.singles() {
            Some(tokens) => words::leaves_singles(tokens),
            None => words::leaves_rows(shared::list(&self.rows)),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.singles().is_some() || self.rows.len() < 2 {
            return Figure::None;
        }
        let line = |row: &u64| {
            let name = Message::verbatim(alloc::string::ToString::to_string(row));
            Line { name, before: *row, after: *row }
        };
        let lines = self.rows.iter().map(line).collect();
        Figure::Columns { lines, base: 2, caption: words::rows_figure() }
    }

    fn recipe(&self) -> Recipe {
        if self.singles().is_some() { Recipe::Anything } else { Recipe::own(MisereNim) }
    }
}

/// Play misère Nim with the lengths of the rows (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MisereNim;

impl How for MisereNim {
    fn sentence(&self) -> Message {
        words::rows_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let rows = runs::straight(&typed::<Tactix>(exchange.after).at, LENGTH);
        rows.is_some_and(|rows| even_or_odd_ones(&rows, true))
    }
}
