//! A player's turn in words; in some games it has several moves.

use super::{move_made, move_phrase, turn, who, words};
use crate::play::Session;
use crate::seat::Seat;
use messages::Message;

/// The first move of the turn to which the move with this number belongs.
fn beginning(session: &Session, ply: usize) -> usize {
    let player = session.player(ply);
    (0..ply).rev().take_while(|before| session.player(*before) == player).last().unwrap_or(ply)
}

/// A whole turn up to the move with this number, as a sentence.
pub fn turn_made(session: &Session, ply: usize) -> Message {
    let first = beginning(session, ply);
    let name = who(session, ply);
    let does = |at: usize| move_phrase(session, name, at, &session.line()[at].mv);
    let all =
        (first + 1..=ply).fold(does(first), |sentence, at| words::and_then(sentence, does(at)));
    words::move_made(name, all)
}

/// The announcement after a move: a person's move at once, a machine's turn as a whole, after the turn
/// that it answers; then what comes next. `None` before the end of a machine's turn.
pub fn made(session: &Session, ply: usize) -> Option<Message> {
    let next = turn(session);
    if session.seat_at(ply) == Seat::Person {
        return Some(words::then(move_made(session, ply), next));
    }
    if !session.over() && session.player(ply + 1) == session.player(ply) {
        return None;
    }
    let turn = words::then(turn_made(session, ply), next);
    let answered = beginning(session, ply).checked_sub(1);
    Some(match answered.filter(|before| session.seat_at(*before) == Seat::Person) {
        Some(before) => words::then(turn_made(session, before), turn),
        None => turn,
    })
}
