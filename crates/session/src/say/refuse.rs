//! Why a touch arms no move: whose turn it is, or what the rules ask for on this board.

use crate::play::Session;
use crate::seat::Seat;
use alloc::format;
use alloc::string::{String, ToString};
use games::scene::Spot;

/// What a touch is told while the machine has the move.
const THINKING: &str = "The machine is still thinking.";

/// True if a sentence only says that the machine of this session is at work.
pub fn busy(session: &Session, sentence: &str) -> bool {
    let machine = session.seat() == Seat::Machine && !session.over();
    sentence == THINKING || machine && sentence == super::turn(session)
}

/// Something was chosen that is to move.
pub fn chosen(label: &str) -> String {
    format!("Chosen: {label}. Tap a square on one of her lines.")
}

/// Why a touched spot does nothing.
pub fn why_not(session: &Session, spot: &Spot) -> Option<String> {
    if session.tried().is_some() {
        return Some("This board only shows what would be. Go back to play.".to_string());
    }
    if session.over() {
        return Some("The game is over. Begin a new one, or go back a move.".to_string());
    }
    if session.seat() == Seat::Machine && !session.refuting() {
        let back = session.looking_back();
        let here = "Here it is the machine’s move: press “Go on from here” to let it play.";
        return Some(if back { here.to_string() } else { THINKING.to_string() });
    }
    let rule = session.shown().requirement(spot.id);
    Some(match rule.trim() {
        "" => "The rules do not allow this move.".to_string(),
        rule => rule.to_string(),
    })
}
