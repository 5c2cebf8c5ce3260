//! Reasons are told about the one who wins and the other; here both get the names that the reader knows.

use super::{lower, mover};
use crate::seat::Players;
use alloc::string::{String, ToString};

/// Who wins and who does not, as they stand in the middle of a sentence.
///
/// Sentences of reasons say `@winner` and `@other`, and put no verb behind them that would have to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// Whoever makes the winning move.
    pub winner: String,
    /// The opponent.
    pub other: String,
}

impl Names {
    /// The names where the player with this number, 0 for the first to move, makes a winning move.
    pub fn of(players: Players, winner: usize) -> Names {
        let name = |player| lower(mover(players, player)).to_string();
        Names { winner: name(winner), other: name(winner + 1) }
    }

    /// The names for a reader who makes the move, against nobody who has a name.
    pub fn reader() -> Names {
        Names { winner: "you".to_string(), other: "your opponent".to_string() }
    }

    /// A text with the names in it; they begin a sentence with a capital.
    pub fn put(&self, text: &str) -> String {
        let mut told = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('@') {
            told.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let (name, slot) =
                if rest.starts_with("winner") { (&self.winner, 6) } else { (&self.other, 5) };
            rest = rest.get(slot..).unwrap_or_default();
            let begins = told.is_empty() || told.ends_with(". ") || told.ends_with('>');
            let mut letters = name.chars();
            if let Some(first) = letters.next().filter(|_| begins) {
                told.push(first.to_ascii_uppercase());
                told.push_str(letters.as_str());
            } else {
                told.push_str(name);
            }
        }
        told + rest
    }
}
