//! Why a touch has no effect: whose turn it is, or the requirement of the rules on this board.

use super::words;
use crate::play::Session;
use crate::seat::Seat;
use games::layout::Touching;
use games::scene::Spot;
use messages::Message;

/// True if a sentence only says that the machine of this session is at work.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5&do=1-1")).expect("it is an address");
/// let turn = say::turn(&session);
/// assert!(say::busy(&session, &turn));
/// ```
pub fn busy(session: &Session, sentence: &Message) -> bool {
    let machine = session.seat() == Seat::Machine && !session.over();
    *sentence == words::still_thinking() || machine && *sentence == super::turn(session)
}

/// Something was chosen that is to move.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("wythoff?at=1.2")).expect("it is an address");
/// let scene = session.scene(false);
/// let spot = scene.spots().next().expect("a board has squares");
/// assert_eq!(Words::english(&say::chosen(spot)), "Chosen: column 0, row 7. Now choose a second place, which completes the move.");
/// ```
pub fn chosen(spot: &Spot) -> Message {
    words::chosen(spot.label.clone())
}

/// Why a touched spot has no effect.
pub fn why_not(session: &Session, spot: &Spot) -> Option<Message> {
    let requirement = || session.shown().board().requirement(spot.id);
    closed(session).or_else(requirement).or_else(|| Some(words::not_allowed()))
}

/// The answer to a touch beside all spots: why none can be touched now, or how to make a move.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2&do=1-2")).expect("it is an address");
/// let answer = say::where_to_touch(&session).expect("it is over");
/// assert_eq!(Words::english(&answer), "The game is over. Begin a new one, or go back a move.");
/// ```
pub fn where_to_touch(session: &Session) -> Option<Message> {
    if session.editing() {
        return None;
    }
    let touching = Touching::Begin { multi_step: session.shown().multi_step() };
    let hints = || session.position(0).board().touch_hints(touching).into_iter();
    closed(session).or_else(|| hints().reduce(words::then))
}

/// The answer to a touch where something was that the last move took.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.4.5&players=two&do=3-2")).expect("it is an address");
/// let answer = say::gone(&session).expect("there is one");
/// assert_eq!(Words::english(&answer), "Nothing is left here: the last move took it.");
/// ```
pub fn gone(session: &Session) -> Option<Message> {
    if session.editing() {
        return None;
    }
    closed(session).or_else(|| Some(words::gone()))
}

/// The answer to a touch of a line in which nothing is left.
///
/// ```
/// # use session::{Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=3.0.5")).expect("it is an address");
/// let scene = session.scene(false);
/// let answer = say::nothing_left(&session, &scene.lines[1].label).expect("there is one");
/// assert_eq!(Words::english(&answer), "Nothing is left there: heap 2, 0 stones.");
/// ```
pub fn nothing_left(session: &Session, line: &Message) -> Option<Message> {
    if session.editing() {
        return None;
    }
    closed(session).or_else(|| Some(words::nothing_left(line.clone())))
}

/// Why no spot can be touched now.
fn closed(session: &Session) -> Option<Message> {
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
    None
}
