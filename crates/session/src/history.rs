//! Sessions whose place another one has taken, so that undo leads back to them and redo forward again.

use crate::play::Session;
use crate::say;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// Most sessions that are kept: a page around a frame may send another one each moment.
const MOST: usize = 20;

/// Sessions that were replaced, or that undo has taken away; the next one last. With each is how many moves
/// had been made when the later of the two sessions came.
pub(crate) type Others = Vec<(usize, Rc<Session>)>;

/// What leads to the session that was replaced, or forward to the one that undo took away (true); false
/// where there is none. A pointer, so that a page in which nothing follows links nothing of it.
pub(crate) type Exchange = fn(&mut Session, bool) -> bool;

impl Session {
    /// The same, with a session of the same game before it: undo leads there once the moves made
    /// since are taken back. At most twenty are kept, the latest.
    pub fn following(mut self, before: &Session) -> Session {
        self.follow(before.clone());
        self
    }

    /// Puts a session before this one.
    pub(crate) fn follow(&mut self, mut before: Session) {
        let mut history = core::mem::take(&mut before.history);
        before.later.clear();
        if history.len() == MOST {
            history.remove(0);
        }
        history.push((self.cursor, Rc::new(before)));
        self.history = history;
        self.exchange = exchange;
    }

    /// True if undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || !self.history.is_empty()
    }

    /// True if redo leads anywhere.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some() || !self.later.is_empty()
    }

    /// How many sessions undo leads back to.
    pub fn replaced(&self) -> usize {
        self.history.len()
    }

    /// Lets the session that was replaced take its place again, if nothing was played since.
    pub(crate) fn back(&mut self) -> bool {
        let Some((begun, _)) = self.history.last() else { return false };
        if self.undo_target().is_some_and(|ply| ply >= *begun) {
            return false;
        }
        (self.exchange)(self, false)
    }
}

/// See [`Exchange`].
fn exchange(now: &mut Session, forth: bool) -> bool {
    let list = if forth { &mut now.later } else { &mut now.history };
    let Some((begun, other)) = list.pop() else { return false };
    let next = Session {
        history: core::mem::take(&mut now.history),
        later: core::mem::take(&mut now.later),
        exchange,
        // What is shown is not what was played.
        values: now.values,
        ..Session::clone(&other)
    };
    let before = core::mem::replace(now, next);
    now.spoken.0 = before.spoken.0;
    let list = if forth { &mut now.history } else { &mut now.later };
    list.push((begun, Rc::new(before)));
    (now.pending_move, now.tried, now.editing, now.dealing) = (None, None, false, false);
    now.refuting = false;
    now.speak(say::jumped(now));
    true
}
