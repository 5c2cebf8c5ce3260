//! Reasons are told about the one who wins and the other; here both get the names that the reader knows.

use super::most;
use crate::play::Session;
use crate::seat::{Players, Seat};
use alloc::format;
use alloc::string::{String, ToString};
use games::words::holding;

/// The player with this number, 0 for whoever makes the first move, in words that are still English.
pub(crate) fn name(players: Players, player: usize) -> &'static str {
    match (players, players.seat(player)) {
        (Players::Two, _) => ["The first player", "The second player"][player % 2],
        (Players::Watch, _) => ["The first machine", "The second machine"][player % 2],
        (_, Seat::Person) => "You",
        (_, Seat::Machine) => "The machine",
    }
}

/// The same words in the middle of a sentence.
fn lower(words: &str) -> String {
    let mut lowered = words.to_string();
    if let Some(first) = lowered.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    lowered
}

/// The points of both players, as a board writes them: "you 7, the machine 2".
pub(crate) fn score(session: &Session) -> Option<String> {
    let score = session.score()?;
    let name = |player| lower(self::name(session.players(), player));
    let told = if most(session) { |n: u64| n.to_string() } else { holding };
    Some(format!("{} {}, {} {}", name(0), told(score[0]), name(1), told(score[1])))
}

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
        let called = |player| lower(name(players, player));
        Names { winner: called(winner), other: called(winner + 1) }
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
