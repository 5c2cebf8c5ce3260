//! The words of figures and tables, and of the refutation table.

use super::words;
use alloc::string::ToString;
use games::table::Repeats;
use messages::Message;
use solver::values::Period;

pub(crate) use words::{
    caption, columns, pages, refutations as refutations_name, refutations_after,
    refutations_answer, refutations_end, refutations_left as left, refutations_move,
};

/// The name of the line that counts a column of powers.
pub(crate) fn parity(base: u64) -> Message {
    if base == 2 { words::columns_odd() } else { words::columns_rest(base) }
}

/// The remainder of a count.
pub(crate) fn rest(rest: u64, base: u64) -> Message {
    match (base, rest) {
        (2, 0) => words::even(),
        (2, _) => words::odd(),
        _ => Message::verbatim(rest.to_string()),
    }
}

/// What is known about the period of a sequence, if anything is to be said.
pub(crate) fn repeats(repeats: Repeats, exceptions: bool) -> Option<Message> {
    Some(match repeats {
        Repeats::Proved(Period { start: 0, length }) if !exceptions => words::period_always(length),
        Repeats::Proved(Period { start, length }) if exceptions => {
            words::period_exceptions(start, length)
        }
        Repeats::Proved(Period { start, length }) => words::period(start, length),
        Repeats::Open if exceptions => words::period_none_records(),
        Repeats::Open => words::period_none(),
        Repeats::Told => return None,
    })
}

/// The number of rows of the refutation table, and of moves left out.
pub(crate) fn refutations(count: u64, more: u64) -> Message {
    let all = match (count, more) {
        (0, 0) => return words::refutations_none(),
        (_, 0) => words::refutations_all(count),
        _ => words::refutations_some(count, more),
    };
    words::then(all, words::refutations_notation())
}
