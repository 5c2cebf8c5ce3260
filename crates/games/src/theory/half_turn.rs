//! Boards that a half-turn maps onto themselves: each move is answered by its image.

use crate::kinds::run;
use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::play::Step;
use solver::recipe::{Exchange, How, Recipe};

/// A board of cells from which runs are taken, and the half-turn that maps it onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfTurn {
    /// The row of a cell and that of its image, added.
    pub rows: u32,
    /// The same for columns.
    pub columns: u32,
    /// Columns of the whole board.
    pub across: u32,
    /// Filled cells in the middle, which one move can take: two on both sides of it, one on it, or none.
    pub middle: u64,
}

impl Explanation for HalfTurn {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.middle > 0)
    }

    fn summary(&self) -> Message {
        if self.middle == 0 { words::half_turn_lost() } else { words::half_turn_won(self.middle) }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::half_turn_wins()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Image { rows: self.rows, columns: self.columns, across: self.across })
    }
}

/// Answer each move by its image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// The row of a cell and that of its image, added.
    pub rows: u32,
    /// The same for columns.
    pub columns: u32,
    /// Columns of the whole board.
    pub across: u32,
}

impl How for Image {
    fn sentence(&self) -> Message {
        words::half_turn_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let cells = |step: Step| run(step, self.across).collect::<Vec<_>>();
        let image = |(row, column)| (self.rows.checked_sub(row), self.columns.checked_sub(column));
        let answer = cells(exchange.answer.first());
        let mut turned = cells(exchange.reply.first());
        turned.reverse();
        turned.into_iter().map(image).eq(answer.into_iter().map(|(r, c)| (Some(r), Some(c))))
    }
}
