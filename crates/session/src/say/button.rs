//! A move as the words on a button.

use super::{move_phrase, words};
use crate::play::Session;
use messages::Message;
use solver::play::Move;

/// The label while moves are only tried.
pub fn what_if(session: &Session, ply: usize, mv: &Move) -> Message {
    words::what_if_i(move_phrase(session, "i", ply, mv))
}

/// The label of a button for this move, such as "Take 2 stones from heap 3".
pub fn button(session: &Session, ply: usize, mv: &Move) -> Message {
    move_phrase(session, "press", ply, mv)
}
