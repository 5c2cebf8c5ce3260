//! Reasons in words: why a move wins, and why a position is lost.

use super::{keep, words};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, Reason, Reply};
use solver::recipe::REPLIES;
use solver::verdict::Known;

/// Why a winning move wins and how to go on, with slots for the players; see [`super::Names`].
pub fn reason(reason: &Reason) -> String {
    let why = match reason {
        Reason::Ends { misere: false } => {
            "Nothing is left to move, so this wins at once.".to_string()
        }
        Reason::Ends { misere: true } => "Nobody can move after this.".to_string(),
        Reason::Theory { before, after } => after.why_it_wins(&**before),
        Reason::Points { ends, after, .. } => points(*ends, after.as_deref()),
        Reason::Refutation { replies, of } => refutation(replies, *of),
    };
    let how = keep::sentence(&reason.recipe());
    if how.is_empty() { why } else { format!("{why} {how}") }
}

/// How a game of points ends after a move.
fn points(ends: [u64; 2], after: Option<&dyn Explanation>) -> String {
    let left =
        after.map(|after| format!(" It leaves {}", after.why_it_wins(after))).unwrap_or_default();
    format!("A search shows that it ends {} to {} under best play.{left}", ends[0], ends[1])
}

fn refutation(replies: &[Reply], of: u64) -> String {
    let told = replies.iter().take(REPLIES).map(|reply| match &reply.answer {
        Some((_, answer)) => format!("{} is answered by {answer}", reply.notation),
        None => format!("{} loses at once", reply.notation),
    });
    let told: Vec<String> = told.collect();
    let more = of.saturating_sub(told.len() as u64);
    let rest = if more == 0 { String::new() } else { format!(", and so on for {more} more") };
    if of == 1 {
        return format!("Search shows an answer to the only reply: {}.", told.join("; "));
    }
    format!("Search shows an answer to each of the {of} replies: {}{rest}.", told.join("; "))
}

/// Why the player to move loses.
pub fn why_lost(seen: Option<&dyn Explanation>) -> String {
    match seen {
        Some(known) => known.why_lost(),
        None => "The search has found an answer to every move.".to_string(),
    }
}

/// How a verdict is known.
pub fn known(known: Known) -> Message {
    match known {
        Known::Theory => words::known_theory(),
        Known::Sum => words::known_sum(),
        Known::Search { positions } => words::known_search(positions),
        Known::GaveUp { positions: 0 } => words::too_much(),
        Known::GaveUp { positions } => words::search_stopped(positions),
    }
}

/// The key to the marks.
pub fn legend() -> [Message; 2] {
    [words::mark_wins(), words::mark_fails()]
}
