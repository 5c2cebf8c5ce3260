//! Announcements of switches, for screen readers.

use super::{standing, turn, words};
use crate::play::Session;
use messages::Message;

/// The effect of touches from now on.
pub(crate) fn edits(session: &Session) -> Message {
    if session.editing() { words::editing() } else { words::then(words::edited(), turn(session)) }
}

/// Whether verdicts are shown; not how long the game lasts, which some have switched off.
///
/// ```
/// # use session::{Action, Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2.2")).expect("it is an address");
/// assert_eq!(Words::english(&say::values(&session)), "Values are hidden.");
/// ```
pub fn values(session: &Session) -> Message {
    if session.values() { words::values_shown(standing(session)) } else { words::values_hidden() }
}
