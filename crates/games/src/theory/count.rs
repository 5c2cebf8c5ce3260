//! Positions whose number of moves is the same however they are played.

use crate::table::sign;
use alloc::format;
use alloc::string::ToString;
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
    /// The pieces of a pile and those of a full row, if it lies in rows of which every move
    /// takes away exactly one (Khovanova and students 2017).
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
        let who = if moves % 2 == 1 { "the player to move" } else { "the other player" };
        if let Some((pile, row)) = rows {
            let left =
                if moves == 1 { "1 move is".to_string() } else { format!("{moves} moves are") };
            return format!(
                "⌈{pile} / {row}⌉ = {moves}: {left} left whatever anyone does, and {who} makes the last."
            ).into();
        }
        let loses = if misere { " and loses" } else { "" };
        format!("Moves left, however anyone plays: {moves}. So {who} makes the last one{loses}.")
            .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Count { moves, rows, misere } = *self;
        if let Some((pile, row)) = rows {
            return format!(
                "It leaves ⌈{pile} / {row}⌉ = {moves} rows. Each move takes away exactly one row, so {moves} \
                 moves are left, an even number. The last one falls to @winner. Every other move would win \
                 as well."
            ).into();
        }
        match (moves, misere) {
            (1, true) => "It leaves one move to be made. @other must make it.".to_string(),
            (_, true) => format!(
                "It leaves {moves} moves to be made, however anyone plays. The last one falls to @other and \
                 loses."
            ),
            (_, false) => format!(
                "It leaves {} to be made, however anyone plays. The last one falls to @winner.",
                if moves == 2 { "two moves".to_string() } else { format!("{moves} moves") }
            ),
        }.into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let Some((pile, row)) = self.rows.filter(|_| self.moves <= ROWS) else {
            return Figure::None;
        };
        let left = (0..self.moves).map(|n| pile.saturating_sub(n * row).min(row));
        let cell = |pieces: u64| Cell { text: sign(pieces), boxed: false, marked: pieces < row };
        let caption = "Rows; each move takes away exactly one".to_string();
        Figure::Strip { cells: left.map(cell).collect(), caption: caption.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
