//! A move as the words on a button.

use super::{move_phrase, words};
use crate::play::Session;
use messages::Message;
use solver::play::Move;

/// The label while moves are only tried.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// # use solver::play::Move;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// let words = say::what_if(&session, 0, &Move::one(0, 2));
/// assert_eq!(Words::english(&words), "What if I take 2 stones from heap 1?");
/// ```
pub fn what_if(session: &Session, ply: usize, mv: &Move) -> Message {
    words::what_if_i(move_phrase(session, "i", ply, mv))
}

/// The label of a button for this move, such as "Take 2 stones from heap 3".
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// # use solver::play::Move;
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// let words = say::button(&session, 0, &Move::one(0, 2));
/// assert_eq!(Words::english(&words), "Take 2 stones from heap 1");
/// ```
pub fn button(session: &Session, ply: usize, mv: &Move) -> Message {
    move_phrase(session, "press", ply, mv)
}
