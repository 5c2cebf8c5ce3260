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
    lead: Option<i64>,
    worth: &str,
) -> String {
    let made = ply.checked_sub(1).and_then(|last| session.line().get(last));
    let place = match made {
        Some(made) => format!("After move {ply}, {}", made.text),
        None => "Start".to_string(),
    };
    let verdict = session.verdict_at(ply);
    let Some(outcome) = verdict.and_then(|verdict| verdict.outcome) else {
        return format!("{place}: not known");
    };
    let winner = if outcome == Outcome::N { player } else { 1 - player };
    let who = lower(mover(session.players(), winner));
    let wins = if who == "you" { "win" } else { "wins" };
    let letter = outcome.letter();
    let won = match outcome {
        Outcome::D => "a draw".to_string(),
        _ => format!("{who} {wins}"),
    };
    let rest = match (lead, worth) {
        (_, "") => String::new(),
        (Some(_), worth) => format!(", {worth} for {}", lower(mover(session.players(), 0))),
        (None, worth) => format!(", Grundy value {worth}"),
    };
    format!("{place}: {letter}, {won}{rest}")
}
