//! Sessions whose place another one has taken, so that undo leads back to them and redo forward again.

use crate::play::Session;
use crate::say;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// Most sessions that are kept: a page around a frame may send another one each moment.
const MOST: usize = 20;

/// Sessions that were replaced, the latest last, each with the moves that had been made in what came
/// in its place.
pub(crate) type Earlier = Vec<(usize, Rc<Session>)>;

/// A session that undo has taken away.
#[derive(Clone, Debug)]
pub(crate) struct Later {
    /// How many moves were made in the session that is there instead: from this position redo leads back.
    left: usize,
    /// How many had been made in the one that was taken away when it came.
    begun: usize,
    session: Rc<Session>,
}

impl Session {
    /// The same, with a session of the same game before it: undo leads there once the moves made
    /// since are taken back. At most twenty are kept, the latest.
    pub fn following(mut self, before: &Session) -> Session {
        let mut last = before.clone();
        let mut earlier = core::mem::take(&mut last.earlier);
        last.later.clear();
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

    /// True if redo leads anywhere.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some() || self.taken_away()
    }

    /// How many sessions undo leads back to.
    pub fn replaced(&self) -> usize {
        self.earlier.len()
    }

    /// True if undo took a session away right here.
    fn taken_away(&self) -> bool {
        self.later.last().is_some_and(|later| later.left == self.cursor)
    }

    /// Lets the session that was replaced take its place again, if nothing was played since.
    pub(crate) fn back(&mut self) -> bool {
        let Some((begun, _)) = self.earlier.last() else { return false };
        if self.undo_target().is_some_and(|ply| ply >= *begun) {
            return false;
        }
        let Some((begun, last)) = self.earlier.pop() else { return false };
        let session = self.exchange(&last);
        self.later.push(Later { left: self.cursor, begun, session });
        true
    }

    /// Lets the session that undo took away take its place again, if nothing was played since.
    pub(crate) fn forth(&mut self) -> bool {
        if !self.taken_away() {
            return false;
        }
        let Some(Later { begun, session, .. }) = self.later.pop() else { return false };
        let last = self.exchange(&session);
        self.earlier.push((begun, last));
        true
    }

    /// Lets another session take the place of this one; gives what this one was.
    fn exchange(&mut self, other: &Session) -> Rc<Session> {
        // What is shown is not what was played.
        let (values, spoken) = (self.values, self.spoken.0);
        let earlier = core::mem::take(&mut self.earlier);
        let later = core::mem::take(&mut self.later);
        let next = Session { earlier, later, values, ..other.clone() };
        let before = core::mem::replace(self, next);
        (self.armed, self.tried, self.editing, self.dealing) = (None, None, false, false);
        self.refuting = false;
        self.spoken.0 = spoken;
        self.speak(say::jumped(self));
        Rc::new(before)
    }
}
