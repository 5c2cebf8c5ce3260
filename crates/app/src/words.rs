//! Words of the page: messages, and sentences that are still put together in English.

use embed::wishes::Goal;
pub(crate) use ink::words::SITE;
use messages::Message;

include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// In front of the name of a board on which a move is only tried.
pub(crate) const PREVIEW_OF: &str = "What if: ";
/// The notice that the machine cannot move.
pub(crate) const STUCK: &str = "The machine waits for its solver.";

/// An address that leads nowhere.
pub(crate) fn lost(because: &str) -> String {
    let mut letters = because.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

/// How the machine plays at its level, as a sentence.
pub(crate) fn plays(description: &str) -> String {
    format!("It {description}.")
}

/// What a switch says about itself.
pub(crate) fn switched(on: bool) -> Message {
    if on { yes() } else { no() }
}

/// Where one is while looking back.
pub(crate) fn looking_back(ply: usize, of: usize) -> Message {
    match ply {
        0 => back_at_start(of as u64),
        _ => back_after(ply as u64, of as u64),
    }
}

/// The question that the button for a move asks while moves are only tried.
pub(crate) fn what_if(button: &str) -> String {
    let mut letters = button.chars();
    let first = letters.next().map_or(' ', |first| first.to_ascii_lowercase());
    format!("What if I {first}{}?", letters.as_str())
}

/// A number that is out of its range.
pub(crate) fn range(least: u64, most: u64) -> String {
    format!("A whole number from {least} to {most}.")
}

/// What an exercise asks for.
pub(crate) fn exercise(goal: Goal) -> Message {
    match goal {
        Goal::Win => exercise_win(),
        Goal::FindP => exercise_find_p(),
        Goal::Moves(most) => exercise_moves(u64::from(most)),
    }
}

/// What a list of winning moves leaves out: so many more, and perhaps others if it is `open`.
pub(crate) fn more(count: usize, open: bool) -> Option<Message> {
    match (count as u64, open) {
        (0, false) => None,
        (count, false) => Some(more_moves(count)),
        (count, true) => Some(more_moves_at_least(count)),
    }
}
