//! The end of a game in words: who won, where it was decided, and which move would have been better.

use super::{end, move_phrase, seated, words};
use crate::play::Session;
use messages::Message;
use solver::play::Outcome;

/// Who won, and at which move it was decided.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2&do=1-2")).expect("it is an address");
/// assert_eq!(Words::english(&say::ending(&session)), "You win.");
/// ```
pub fn ending(session: &Session) -> Message {
    match decided(session, false) {
        Some(decided) => words::then(end(session), decided),
        None => end(session),
    }
}

/// At which move the game was decided; with `better`, also which move would have been better.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// // The game goes on.
/// assert!(say::decided(&session, true).is_none());
/// ```
pub fn decided(session: &Session, better: bool) -> Option<Message> {
    let decided = turning_point(session)?;
    Some(match self::better(session).filter(|_| better) {
        Some(better) => words::then(decided, better),
        None => decided,
    })
}

/// The move that decided the game; never a move from a lost position.
///
/// Moves count from 1, as in the list of moves.
fn turning_point(session: &Session) -> Option<Message> {
    let review = session.review().filter(|review| review.certain && session.cursor() > 0)?;
    let who = |player| seated(session.players(), player);
    let Some(ply) = review.decided else { return Some(words::no_mistake(who(review.winner))) };
    let (number, loser) = (ply as u64 + 1, who(1 - review.winner));
    Some(match session.outcome_at(ply) {
        Some(Outcome::D) => words::decided_draw(number, loser),
        _ => words::decided(number, loser),
    })
}

/// A better move at the point where the game was decided.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// assert!(say::better(&session).is_none());
/// ```
pub fn better(session: &Session) -> Option<Message> {
    let review = session.review().filter(|review| review.certain)?;
    instead(session, review.decided?)
}

/// In the review of a finished game: what the next move gave away, and which move would have kept it.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5&do=1-1")).expect("it is an address");
/// // Nothing is said before the end.
/// assert!(say::missed(&session).is_none());
/// ```
pub fn missed(session: &Session) -> Option<Message> {
    let ply = session.cursor();
    session.line().get(ply).filter(|_| session.finished() && session.slip(ply))?;
    let instead = instead(session, ply)?;
    Some(words::gave_away(ply as u64 + 1, super::move_made(session, ply), instead))
}

/// The first move that keeps the value of the position after `ply` moves, as late advice.
fn instead(session: &Session, ply: usize) -> Option<Message> {
    let verdict = session.verdict_at(ply)?;
    let done = |mv| move_phrase(session, "you", ply, mv);
    match session.outcome_at(ply)? {
        Outcome::N => Some(words::better_winning(done(verdict.winning.first()?))),
        Outcome::D => Some(words::better_drawing(done(verdict.best.first()?))),
        _ => None,
    }
}
