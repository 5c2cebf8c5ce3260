//! Reasons in words: why a move wins, and why a position is lost.

use super::{most, words};
use crate::play::Session;
use messages::Message;
use solver::explanation::{Explanation, Reason, Reply};
use solver::recipe::{REPLIES, Recipe};
use solver::verdict::Known;

/// Why a winning move wins and how to continue, without the names of the players; see [`super::Names`].
///
/// ```
/// use messages::native::Words;
/// use solver::explanation::Reason;
/// let words = session::say::reason(&Reason::Ends { misere: false });
/// let named = session::say::Names::reader().fill(&words);
/// assert_eq!(Words::english(&named), "This leaves your opponent without a move, so the game is won.");
/// assert_eq!(Words::english(&session::say::why_lost(None)), "The search has found an answer to every move.");
/// ```
pub fn reason(reason: &Reason) -> Message {
    let why = match reason {
        Reason::Ends { misere: false } => words::reason_ends(),
        Reason::Ends { misere: true } => words::reason_ends_misere(),
        Reason::Reached => words::reason_reached(),
        Reason::Theory { before, after } => after.why_it_wins(&**before),
        Reason::Points { ends, after, .. } => points(*ends, after.as_deref()),
        Reason::Refutation { replies, of } => refutation(replies, *of),
    };
    match reason.recipe() {
        Recipe::Anything | Recipe::Listed => why,
        Recipe::Own(how) => words::then(why, how.sentence()),
        Recipe::Unknown => words::then(why, words::not_how()),
    }
}

/// How a game of points ends after a move.
fn points([mine, theirs]: [u64; 2], after: Option<&dyn Explanation>) -> Message {
    let ends = words::reason_points(mine, theirs);
    match after {
        Some(after) => words::then(ends, words::it_leaves(after.why_it_wins(after))),
        None => ends,
    }
}

fn refutation(replies: &[Reply], of: u64) -> Message {
    let shown = || replies.iter().take(REPLIES);
    if let (1, Some(Reply { notation, answer, .. })) = (of, shown().next()) {
        return match answer {
            Some((_, answer)) => words::answered_one(notation, answer),
            None => words::ended_one(notation),
        };
    }
    let each = shown().map(|reply| match &reply.answer {
        Some((_, answer)) => words::answer_one(&reply.notation, answer),
        None => words::answer_none(&reply.notation),
    });
    let answers = each.reduce(words::answer_next).unwrap_or_else(Message::nothing);
    match of.saturating_sub(shown().count() as u64) {
        0 => words::answered_all(of, answers),
        more => words::answered_more(of, answers, more),
    }
}

/// Why the player to move loses.
pub fn why_lost(seen: Option<&dyn Explanation>) -> Message {
    seen.map_or_else(words::lost_by_search, |seen| seen.why_lost(true))
}

/// How a verdict is known.
///
/// ```
/// use messages::native::Words;
/// use solver::verdict::Known;
/// assert_eq!(Words::english(&session::say::known(Known::Theory)), "Known by theory.");
/// ```
pub fn known(known: Known) -> Message {
    match known {
        Known::Theory => words::known_theory(),
        Known::Sum => words::known_sum(),
        Known::Search { positions } => words::known_search(positions),
        Known::Prepared { positions } => words::known_prepared(positions),
        Known::GaveUp { positions: 0, .. } => words::too_much(),
        Known::GaveUp { positions, .. } => words::search_stopped(positions),
    }
}

/// The key to the numbers on the lines of a game of points, if the board of this session shows them.
///
/// ```
/// # use session::{Session, link::link, running::all_answered, say};
/// let open = |text| all_answered(Session::open(&link(text)).expect("it is an address").0);
/// assert!(say::margin_key(&open("dots-and-boxes?at=.._....._..&show=values")).is_some());
/// assert!(say::margin_key(&open("nim?at=1.2&show=values")).is_none());
/// ```
pub fn margin_key(session: &Session) -> Option<Message> {
    let shown = most(session) && session.verdict().is_some_and(|known| !known.margins.is_empty());
    shown.then(words::margin_key)
}

/// The key to the marks.
///
/// ```
/// use messages::native::Words;
/// let [p, n] = session::say::legend();
/// assert_eq!(Words::english(&p), "leaves the opponent a lost position: a winning move");
/// assert_ne!(p, n);
/// ```
pub fn legend() -> [Message; 2] {
    [words::mark_wins(), words::mark_fails()]
}
