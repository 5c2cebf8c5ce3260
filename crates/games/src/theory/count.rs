//! Positions whose number of moves is the same however they are played.

use crate::table::sign;
use crate::words;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::Recipe;

/// The most rows that are drawn.
const ROWS: u64 = 24;

/// A position whose number of moves is the same however it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Moves until the end.
    pub moves: u64,
    /// The pieces of a pile and of a full row, if it lies in rows and every move takes exactly one row
    /// (Khovanova and students 2017).
    pub rows: Option<(u64, u64)>,
    /// True if the last move loses.
    pub misere: bool,
}

impl Explanation for Count {
    fn mover_wins(&self) -> Option<bool> {
        Some((self.moves % 2 == 1) != self.misere)
    }

    fn summary(&self) -> Message {
        let Count { moves, rows, misere } = *self;
        let parity = words::parity(moves);
        match (rows, misere) {
            (Some((pile, row)), _) => words::count_rows_left(pile, row, moves, parity),
            (None, false) => words::count_left(moves, parity),
            (None, true) => words::count_left_misere(moves, parity),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Count { moves, rows, misere } = *self;
        if let Some((pile, row)) = rows {
            return words::count_rows_wins(pile, row, moves);
        }
        match (moves, misere) {
            (1, true) => words::count_wins_one(),
            (_, true) => words::count_wins_misere(moves),
            (_, false) => words::count_wins(moves),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let Some((pile, row)) = self.rows.filter(|_| self.moves <= ROWS) else {
            return Figure::None;
        };
        let left = (0..self.moves).map(|n| pile.saturating_sub(n * row).min(row));
        let cell = |pieces: u64| Cell { text: sign(pieces), boxed: false, marked: pieces < row };
        Figure::Strip { cells: left.map(cell).collect(), caption: words::count_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
