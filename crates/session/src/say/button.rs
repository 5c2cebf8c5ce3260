//! A move as the words on a button.

use super::{deed, words};
use crate::play::Session;
use crate::seat::Players;
use alloc::format;
use alloc::string::String;
use messages::Message;
use solver::play::Move;

/// The seating in which whoever moves is “you”.
pub(super) fn asked(session: &Session, ply: usize) -> Players {
    [Players::YouFirst, Players::YouSecond][session.player(ply) % 2]
}

/// What a move does, after “you”.
pub(super) fn done(session: &Session, ply: usize, mv: &Move) -> String {
    deed(session, asked(session, ply), ply, mv)
}

/// What it says while moves are only tried.
pub fn what_if(session: &Session, ply: usize, mv: &Move) -> Message {
    words::what_if_i(&format!("I {}", done(session, ply, mv)))
}

/// What a button for this move says, such as "Take 2 stones from heap 3".
pub fn button(session: &Session, ply: usize, mv: &Move) -> String {
    let words = done(session, ply, mv);
    let mut letters = words.chars();
    let mut told: String =
        letters.next().into_iter().map(|first| first.to_ascii_uppercase()).collect();
    told.push_str(letters.as_str());
    told
}
