//! The end of a game in words: who won, where it was decided, and by which move it could have gone on.

use super::{button, end, lower, mover};
use crate::play::Session;
use alloc::format;
use alloc::string::String;
use solver::play::Outcome;

/// Who won, and at which move it was decided; never a reproach for a move from a lost position.
///
/// Moves count from 1, as in the list of moves.
pub fn ending(session: &Session) -> String {
    let won = end(session);
    let Some(review) = session.review().filter(|review| review.certain) else { return won };
    if session.cursor() == 0 {
        return won;
    }
    let winner = mover(session.players(), review.winner);
    let Some(ply) = review.decided else {
        let again = if winner == "You" { "you " } else { "" };
        return format!("{won} {winner} could win from the start, and {again}made no mistake.");
    };
    let loser = lower(mover(session.players(), 1 - review.winner));
    let lost = match session.outcome_at(ply) {
        Some(Outcome::D) => "have had a draw",
        _ => "have won",
    };
    format!("{won} It was decided at move {}: there {loser} could still {lost}.", ply + 1)
}

/// A move that would have been better where the game was decided.
pub fn better(session: &Session) -> Option<String> {
    let review = session.review().filter(|review| review.certain)?;
    instead(session, review.decided?)
}

/// While one looks back at a finished game: what the next move threw away, and which would have kept it.
pub fn missed(session: &Session) -> Option<String> {
    let ply = session.cursor();
    let made = session.line().get(ply).filter(|_| session.finished() && session.slip(ply))?;
    let instead = instead(session, ply)?;
    Some(format!("Move {}, {}, gave the win away. {instead}", ply + 1, made.text))
}

/// The first move that keeps what the position after so many moves is worth, as an advice that comes late.
fn instead(session: &Session, ply: usize) -> Option<String> {
    let verdict = session.verdict_at(ply)?;
    let (mv, kind) = match verdict.outcome? {
        Outcome::N => (verdict.winning.first()?, "winning"),
        Outcome::D => (verdict.best.first()?, "drawing"),
        Outcome::P => return None,
    };
    Some(format!("A {kind} move was to {}.", lower(&button(session, ply, mv))))
}
