//! A tried move in words: the answer to it, and the outcome.

use super::{move_made, move_phrase, turn, words};
use crate::play::Session;
use messages::Message;
use solver::play::Outcome;

/// The mode was switched on or off.
pub(crate) fn doubting(session: &Session) -> Message {
    if session.refuting() {
        words::refute_me()
    } else {
        words::back_in_the_game(session.shown().board().describe(None), turn(session))
    }
}

/// The tried move as a question, and the answer to it.
pub fn line(session: &Session, preview: &Session) -> Message {
    let first = session.cursor();
    let tried = move_phrase(preview, "you", first, &preview.line()[first].mv);
    let mut line = words::what_if_you(tried);
    for ply in first + 1..preview.line().len() {
        line = words::then(line, move_made(preview, ply));
    }
    line
}

/// The outcome of a tried move.
pub fn fate(session: &Session, preview: &Session) -> Message {
    let ends = preview.position(session.cursor() + 1).over();
    match session.fate(preview) {
        Some(Outcome::N) if ends => words::tried_ends_won(),
        Some(Outcome::N) => words::tried_wins(),
        Some(Outcome::D) => words::tried_draws(),
        Some(_) if ends => words::tried_ends_lost(),
        Some(_) if session.lost() => words::tried_loses_like_all(),
        Some(_) => words::tried_loses(),
        None if preview.verdict_at(session.cursor() + 1).is_none() => words::looking_for_answer(),
        None => words::only_a_guess(),
    }
}

/// Introduces the reason.
pub fn reason_heading(session: &Session, preview: &Session) -> Message {
    match session.fate(preview) {
        Some(Outcome::N) => words::why_it_wins(),
        _ => words::why_answer_wins(),
    }
}

/// The sentence to read aloud once the answer is known.
pub fn answered(session: &Session) -> Option<Message> {
    let preview = session.preview()?;
    let mut words = words::then(line(session, &preview), fate(session, &preview));
    if let Some(why) = session.because(&preview) {
        let why = words::then(reason_heading(session, &preview), why.words);
        words = words::then(words, why);
    }
    Some(words::then(words, words::escape_leads_back()))
}
