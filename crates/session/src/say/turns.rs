//! A player's turn in words; in some games it has several moves.

use super::{move_made, move_phrase, turn, who, words};
use crate::play::Session;
use crate::seat::Seat;
use alloc::vec::Vec;
use core::ops::Range;
use messages::Message;

/// Several moves in a row that each win points as one phrase, with the number of the move after them.
fn run(session: &Session, plies: Range<usize>, name: &str) -> Option<(Message, usize)> {
    let left = |ply: usize| Some(session.position(ply).points()?.left);
    let each_wins = plies.clone().all(|ply| left(ply) > left(ply + 1));
    let made = &session.line()[plies.clone()];
    if made.len() < 2 || !each_wins {
        return None;
    }
    let notation: Vec<&str> = made.iter().map(|ply| ply.text.as_str()).collect();
    let gain = left(plies.start)? - left(plies.end)?;
    let board = session.position(plies.start).board();
    let phrase = board.describe_turn(&made[0].mv, &notation.join(", "), gain, name);
    Some((phrase, plies.end))
}

/// A whole turn up to the move with this number, as a sentence.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--&players=two&do=BF,CG,EF")).expect("it is an address");
/// let turn = Words::english(&say::turn_made(&session, 2));
/// assert_eq!(turn, "The second player closes 2 boxes with CG, EF.");
/// ```
pub fn turn_made(session: &Session, ply: usize) -> Message {
    let (first, name) = (session.turn_begins(ply), who(session, ply));
    let does = |at: usize| move_phrase(session, name, at, &session.line()[at].mv);
    // The last move of a turn may differ from those that let the player go on.
    let (begun, told) = run(session, first..ply + 1, name)
        .or_else(|| run(session, first..ply, name))
        .unwrap_or_else(|| (does(first), first + 1));
    let all = (told..=ply).fold(begun, |sentence, at| words::and_then(sentence, does(at)));
    words::move_made(name, all)
}

/// The announcement after a move: a person's move at once, a machine's turn as a whole, after the turn
/// that it answers; then what comes next. `None` before the end of a machine's turn.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5&players=two&do=1-1")).expect("it is an address");
/// let said = say::made(&session, 0).expect("people are told of each move");
/// assert_eq!(Words::english(&said), "The first player takes 1 stone from heap 1. It is the second player’s turn.");
/// ```
pub fn made(session: &Session, ply: usize) -> Option<Message> {
    let next = turn(session);
    if session.seat_at(ply) == Seat::Person {
        return Some(words::then(move_made(session, ply), next));
    }
    if !session.over() && session.player(ply + 1) == session.player(ply) {
        return None;
    }
    let turn = words::then(turn_made(session, ply), next);
    let answered = session.turn_begins(ply).checked_sub(1);
    Some(match answered.filter(|before| session.seat_at(*before) == Seat::Person) {
        Some(before) => words::then(turn_made(session, before), turn),
        None => turn,
    })
}
