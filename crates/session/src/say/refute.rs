//! A move that is only tried: the answer to it, and what becomes of it.

use super::{lower, move_made, turn};
use crate::play::Session;
use alloc::format;
use alloc::string::{String, ToString};
use solver::play::Outcome;

/// The mode was switched on or off.
pub fn doubting(session: &Session) -> String {
    if session.refuting() {
        "Refute me: try any move. Nothing is played; the machine shows its answer.".to_string()
    } else {
        format!("Back in the game. {} {}", session.shown().describe(), turn(session))
    }
}

/// The tried move as a question, and the answer to it.
pub fn line(session: &Session, ghost: &Session) -> String {
    let tried = lower(&move_made(ghost, session.cursor()));
    let mut line = format!("What if {}?", tried.trim_end_matches('.'));
    for ply in session.cursor() + 1..ghost.line().len() {
        line.push(' ');
        line += &move_made(ghost, ply);
    }
    line
}

/// What becomes of a tried move.
pub fn fate(session: &Session, ghost: &Session) -> &'static str {
    let ends = ghost.look_at(ghost.position(session.cursor() + 1)).spans.is_empty();
    match session.fate(ghost) {
        Some(Outcome::N) if ends => "That ends the game, and you win.",
        Some(Outcome::N) => "The move wins: this answer is only a defence.",
        Some(Outcome::P) if ends => "That ends the game, and you lose.",
        Some(Outcome::P) if session.lost() => "The move loses, as every move here does.",
        Some(Outcome::P) => "The move loses: here is the answer to it.",
        Some(Outcome::D) => "The move leads to a draw.",
        None if ghost.verdict_at(session.cursor() + 1).is_none() => "Looking for an answer.",
        None => "The search does not tell who wins after this: the answer is only a guess.",
    }
}

/// What the reason explains.
pub fn told_to(session: &Session, ghost: &Session) -> &'static str {
    match session.fate(ghost) {
        Some(Outcome::N) => "Why it wins:",
        _ => "Why the answer wins:",
    }
}

/// What is read aloud once the answer is known.
pub fn answered(session: &Session) -> String {
    let Some(ghost) = session.ghost() else { return String::new() };
    let why = match session.because(&ghost) {
        Some(told) => format!(" {} {}", told_to(session, &ghost), told.words),
        None => String::new(),
    };
    let (line, fate) = (line(session, &ghost), fate(session, &ghost));
    format!("{line} {fate}{why} Escape leads back to the game.")
}
