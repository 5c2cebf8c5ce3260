//! A move that is only tried: the answer to it, and what becomes of it.

use super::{deed, move_made, turn, words};
use crate::play::Session;
use messages::Message;
use solver::play::Outcome;

/// The mode was switched on or off.
pub fn doubting(session: &Session) -> Message {
    if session.refuting() {
        words::refute_me()
    } else {
        words::back_in_the_game(session.shown().describe(), turn(session))
    }
}

/// The tried move as a question, and the answer to it.
pub fn line(session: &Session, ghost: &Session) -> Message {
    let first = session.cursor();
    let tried = deed(ghost, "you", first, &ghost.line()[first].mv);
    let mut line = words::what_if_you(tried);
    for ply in first + 1..ghost.line().len() {
        line = words::then(line, move_made(ghost, ply));
    }
    line
}

/// What becomes of a tried move.
pub fn fate(session: &Session, ghost: &Session) -> Message {
    let ends = ghost.look_at(ghost.position(session.cursor() + 1)).spans.is_empty();
    match session.fate(ghost) {
        Some(Outcome::N) if ends => words::tried_ends_won(),
        Some(Outcome::N) => words::tried_wins(),
        Some(Outcome::D) => words::tried_draws(),
        Some(_) if ends => words::tried_ends_lost(),
        Some(_) if session.lost() => words::tried_loses_like_all(),
        Some(_) => words::tried_loses(),
        None if ghost.verdict_at(session.cursor() + 1).is_none() => words::looking_for_answer(),
        None => words::only_a_guess(),
    }
}

/// What the reason explains.
pub fn told_to(session: &Session, ghost: &Session) -> Message {
    match session.fate(ghost) {
        Some(Outcome::N) => words::why_it_wins(),
        _ => words::why_answer_wins(),
    }
}

/// What is read aloud once the answer is known.
pub fn answered(session: &Session) -> Option<Message> {
    let ghost = session.ghost()?;
    let mut told = words::then(line(session, &ghost), fate(session, &ghost));
    if let Some(why) = session.because(&ghost) {
        let why = words::then(told_to(session, &ghost), why.words);
        told = words::then(told, why);
    }
    Some(words::then(told, words::escape_leads_back()))
}
