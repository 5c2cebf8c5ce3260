//! Messages that several games share, and lists of numbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// The messages of one game, a function each; see `messages.ftl` in its folder.
macro_rules! words {
    ($id:literal) => {
        mod words {
            include!(concat!(env!("OUT_DIR"), "/", $id, ".rs"));
        }
    };
}
pub(crate) use words;

/// The places, from 1, whose flag is set: "1, 2, 5".
///
/// ```
/// assert_eq!(games::words::places([true, false, true].iter()), "1, 3");
/// ```
pub fn places<'b>(there: impl Iterator<Item = &'b bool>) -> String {
    let here = there.enumerate().filter(|(_, here)| **here);
    here.map(|(i, _)| (i + 1).to_string()).collect::<Vec<_>>().join(", ")
}

/// Numbers as words of a list: "1, 3 and 5".
pub(crate) fn list(numbers: &[u64]) -> Message {
    in_list(numbers, numbers_and)
}

/// Numbers as alternatives: "0, 2 or 5".
pub(crate) fn one_of(numbers: &[u64]) -> Message {
    in_list(numbers, numbers_or)
}

fn in_list(numbers: &[u64], join: fn(&str, u64) -> Message) -> Message {
    match numbers {
        [rest @ .., last] if !rest.is_empty() => join(&commas(rest), *last),
        _ => Message::verbatim(commas(numbers)),
    }
}

/// Numbers with commas between them.
pub(crate) fn commas(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// Messages as a list: "this, that and more"; `last` joins the last two.
pub(crate) fn series(parts: Vec<Message>, last: fn(Message, Message) -> Message) -> Message {
    let count = parts.len();
    let mut joined: Option<Message> = None;
    for (index, part) in parts.into_iter().enumerate() {
        joined = Some(match joined {
            None => part,
            Some(joined) if index + 1 == count => last(joined, part),
            Some(joined) => comma(joined, part),
        });
    }
    joined.unwrap_or_else(Message::nothing)
}

/// The name of one of the two sizes of a board, counted from 0.
pub(crate) fn side_name(index: usize) -> Message {
    if index.is_multiple_of(2) { rows_label() } else { columns_label() }
}

/// The parity of a number.
pub fn parity(n: u64) -> &'static str {
    if n.is_multiple_of(2) { "even" } else { "odd" }
}

/// A number with its sign.
///
/// ```
/// use games::words::{parity, signed};
/// assert_eq!([2, 0, -1].map(signed), ["+2", "0", "−1"]);
/// assert_eq!([2, 3].map(parity), ["even", "odd"]);
/// ```
pub fn signed(margin: i64) -> String {
    match margin {
        0 => "0".to_string(),
        1.. => format!("+{margin}"),
        _ => format!("−{}", -margin),
    }
}
