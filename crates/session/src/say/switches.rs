//! Announcements of switches, for screen readers.

use super::{standing, turn, words};
use crate::play::Session;
use messages::Message;

/// The effect of touches from now on.
pub fn edits(session: &Session) -> Message {
    if session.editing() { words::editing() } else { words::then(words::edited(), turn(session)) }
}

impl Session {
    /// Shows or hides verdicts, and announces it; not how long the game lasts, which some have switched off.
    pub(crate) fn show_values(&mut self, on: bool) -> bool {
        if self.values == on {
            return false;
        }
        self.values = on;
        self.speak(if on { words::values_shown(standing(self)) } else { words::values_hidden() });
        true
    }
}
