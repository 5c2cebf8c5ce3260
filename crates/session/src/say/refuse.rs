//! Why a touch has no effect: whose turn it is, or the requirement of the rules on this board.

use super::words;
use crate::play::Session;
use crate::seat::Seat;
use games::scene::Spot;
use messages::Message;

/// True if a sentence only says that the machine of this session is at work.
pub fn busy(session: &Session, sentence: &Message) -> bool {
    let machine = session.seat() == Seat::Machine && !session.over();
    *sentence == words::still_thinking() || machine && *sentence == super::turn(session)
}

/// Something was chosen that is to move.
pub fn chosen(spot: &Spot) -> Message {
    words::chosen(spot.label.clone())
}

/// Why a touched spot has no effect.
pub fn why_not(session: &Session, spot: &Spot) -> Option<Message> {
    if session.tried().is_some() {
        return Some(words::only_shown());
    }
    if session.over() {
        return Some(words::over_here());
    }
    if session.seat() == Seat::Machine && !session.refuting() {
        let back = session.looking_back();
        return Some(if back { words::machine_here() } else { words::still_thinking() });
    }
    Some(session.shown().requirement(spot.id).unwrap_or_else(words::not_allowed))
}
