//! The chart of a game in words.

use super::{lower, mover, signed};
use crate::play::Session;
use alloc::format;
use alloc::string::{String, ToString};
use solver::play::Outcome;

/// What stands at a point: the Grundy value, or the lead of the first player at the end.
pub fn worth(session: &Session, ply: usize, lead: Option<i64>) -> String {
    let grundy = session.verdict_at(ply).and_then(|verdict| verdict.grundy);
    lead.map(signed).or(grundy.map(|value| value.to_string())).unwrap_or_default()
}

/// A point in words, with the player to move, such as "After move 3, 3-2: P, you win, Grundy value 0".
pub fn point(
    session: &Session,
    (ply, player): (usize, usize),
    scored: bool,
    worth: &str,
) -> String {
    let mut name = match ply.checked_sub(1).and_then(|last| session.line().get(last)) {
        Some(made) => format!("After move {ply}, {}: ", made.text),
        None => "Start: ".to_string(),
    };
    let outcome = session.verdict_at(ply).and_then(|verdict| verdict.outcome);
    let Some(outcome) = outcome else {
        name.push_str("not known");
        return name;
    };
    let who = |player: usize| lower(mover(session.players(), player));
    name.push(outcome.letter());
    name.push_str(", ");
    if outcome == Outcome::D {
        name.push_str("a draw");
    } else {
        let winner = who(if outcome == Outcome::N { player } else { 1 - player });
        name.push_str(&winner);
        name.push_str(if winner == "you" { " win" } else { " wins" });
    }
    if scored {
        name += &format!(", {worth} for {}", who(0));
    } else if !worth.is_empty() {
        name.push_str(", Grundy value ");
        name.push_str(worth);
    }
    name
}
