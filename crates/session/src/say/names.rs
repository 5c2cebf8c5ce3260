//! Reasons are told about the one who wins and the other; here both get the names that the reader knows.

use super::{most, seated, words};
use crate::play::Session;
use crate::seat::{Players, Seat};
use alloc::format;
use alloc::string::{String, ToString};
use games::words::holding;
use messages::markup::Html;
use messages::{Argument, Message};

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

/// Who wins and who does not.
///
/// Messages of reasons say `$winner` and `$opponent` in the middle of a sentence, `$Winner` and `$Opponent` at its
/// beginning, and choose a verb by `$winner-is` and `$opponent-is`. Sentences that are still put together in
/// English say `@winner` and `@other`, and put no verb behind them that would have to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// Whoever makes the winning move, and the opponent, as messages choose by them.
    who: [&'static str; 2],
}

impl Names {
    /// The names where the player with this number, 0 for the first to move, makes a winning move.
    pub fn of(players: Players, winner: usize) -> Names {
        Names { who: [seated(players, winner), seated(players, winner + 1)] }
    }

    /// The names for a reader who makes the move, against nobody who has a name.
    pub fn reader() -> Names {
        Names { who: ["you", "opponent"] }
    }

    /// A message with the names in it.
    pub fn fill(&self, message: &Message) -> Message {
        message.clone().filled(&self.arguments(), &|text| self.put(text))
    }

    /// The same for HTML.
    pub fn fill_html(&self, html: &Html) -> Html {
        html.filled(&self.arguments(), &|text| self.put(text))
    }

    fn arguments(&self) -> [(&'static str, Argument); 6] {
        let [winner, other] = self.who;
        let is = |who: &str| Argument::Word(who.into());
        [
            ("winner", words::player_within(winner).into()),
            ("opponent", words::player_within(other).into()),
            ("Winner", words::player(winner).into()),
            ("Opponent", words::player(other).into()),
            ("winner-is", is(winner)),
            ("opponent-is", is(other)),
        ]
    }

    /// A text that is still English with the names in it; they begin a sentence with a capital.
    fn put(&self, text: &str) -> String {
        let [winner, other] = self.who.map(called);
        let mut told = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('@') {
            told.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let (name, slot) = if rest.starts_with("winner") { (winner, 6) } else { (other, 5) };
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

/// A player in the middle of an English sentence.
fn called(who: &str) -> &'static str {
    match who {
        "you" => "you",
        "machine" => "the machine",
        "first" => "the first player",
        "second" => "the second player",
        "machine-one" => "the first machine",
        "machine-two" => "the second machine",
        _ => "your opponent",
    }
}
