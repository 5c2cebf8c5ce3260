//! The rule of a game in one line under its settings: what a turn does, and who wins.

use crate::words;
use alloc::string::ToString;
use messages::Message;

/// The result of making the last move, as a word by which a message chooses.
pub(crate) fn end(misere: bool) -> &'static str {
    if misere { "loses" } else { "wins" }
}

/// How many may be taken in one turn, such as "1 to 3", "2 or 3" or "1"; the stretches are ascending and
/// not empty.
pub(crate) fn amounts(stretches: &[(u64, u64)]) -> Message {
    let number = |n: &u64| Message::verbatim(n.to_string());
    let words = stretches.iter().map(|(least, most)| match most - least {
        0 => number(least),
        1 => words::or(number(least), number(most)),
        _ => words::from_to(*least, *most),
    });
    words::series(words.collect(), words::or)
}

/// Whether more than one may be taken, as a word by which a message chooses a noun.
pub(crate) fn many(stretches: &[(u64, u64)]) -> &'static str {
    if matches!(stretches, [(1, 1)]) { "one" } else { "more" }
}
