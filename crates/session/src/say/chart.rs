//! The chart of a game in words.

use super::{seated, signed, words};
use crate::play::Session;
use alloc::string::{String, ToString};
use messages::Message;
use solver::play::Outcome;

/// The label of a point: the Grundy value, or the final lead of the first player.
pub fn worth(session: &Session, ply: usize, lead: Option<i64>) -> String {
    let grundy = session.verdict_at(ply).and_then(|verdict| verdict.grundy);
    lead.map(signed).or(grundy.map(|value| value.to_string())).unwrap_or_default()
}

/// A point in words, with the player to move, such as "After move 3, 3-2: P, you win, Grundy value 0".
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2.2&do=1-1")).expect("it is an address");
/// // Nothing is judged yet.
/// assert_eq!(say::worth(&session, 1, None), "");
/// assert_eq!(Words::english(&say::point(&session, (1, 1), false, "")), "After move 1, 1-1: not known");
/// ```
pub fn point(
    session: &Session,
    (ply, player): (usize, usize),
    scored: bool,
    worth: &str,
) -> Message {
    let value = valued(session, (ply, player), scored, worth);
    match ply.checked_sub(1).and_then(|last| session.line().get(last)) {
        Some(made) => words::point_after(ply as u64, &made.text, value),
        None => words::point_start(value),
    }
}

fn valued(session: &Session, (ply, player): (usize, usize), scored: bool, worth: &str) -> Message {
    let who = |player: usize| seated(session.players(), player);
    let Some(outcome) = session.verdict_at(ply).and_then(|verdict| verdict.outcome) else {
        return words::point_open();
    };
    let value = match session.wins_at(ply) {
        _ if outcome == Outcome::D && scored => words::point_even(),
        Some(true) if scored => words::point_wins(who(player)),
        _ if scored => words::point_wins(who(1 - player)),
        _ if outcome == Outcome::D => words::point_draw(),
        Some(true) => words::point_won(&outcome.letter().to_string(), who(player)),
        _ => words::point_won(&outcome.letter().to_string(), who(1 - player)),
    };
    if scored {
        words::point_lead(value, worth, who(0))
    } else if worth.is_empty() {
        value
    } else {
        words::point_grundy(value, worth)
    }
}
