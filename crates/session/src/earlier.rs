//! Sessions whose place another one has taken, so that undo leads back to them.

use crate::play::Session;
use crate::say;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// Most sessions that are kept: a page around a frame may send another one each moment.
const MOST: usize = 20;

/// Sessions that were replaced, the latest last, each with the moves that had been made in what came
/// in its place.
pub(crate) type Earlier = Vec<(usize, Rc<Session>)>;

impl Session {
    /// The same, with a session of the same game before it: undo leads there once the moves made
    /// since are taken back. At most twenty are kept, the latest.
    pub fn following(mut self, before: &Session) -> Session {
        let mut last = before.clone();
        let mut earlier = core::mem::take(&mut last.earlier);
        if earlier.len() == MOST {
            earlier.remove(0);
        }
        earlier.push((self.cursor, Rc::new(last)));
        self.earlier = earlier;
        self
    }

    /// True if undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || !self.earlier.is_empty()
    }

    /// Lets the session that was replaced take its place again, if nothing was played since.
    pub(crate) fn back(&mut self) -> bool {
        let Some((begun, _)) = self.earlier.last() else { return false };
        if self.undo_target().is_some_and(|ply| ply >= *begun) {
            return false;
        }
        let Some((_, last)) = self.earlier.pop() else { return false };
        // What is shown is not what was played.
        let (values, spoken) = (self.values, self.spoken.0);
        let earlier = core::mem::take(&mut self.earlier);
        *self = Session { earlier, values, ..Session::clone(&last) };
        (self.armed, self.tried, self.editing, self.dealing) = (None, None, false, false);
        self.refuting = false;
        self.spoken.0 = spoken;
        self.speak(say::jumped(self));
        true
    }
}
