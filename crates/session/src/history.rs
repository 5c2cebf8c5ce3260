//! Earlier sessions that were replaced: undo leads back to them, and redo forward again.

use crate::play::Session;
use crate::say;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::mem;

/// Most sessions that are kept, since a page around a frame may send new ones without end.
const MOST: usize = 20;

/// Sessions that were replaced, or that undo has removed; the next one last. Each has the number of moves
/// made when the later of the two sessions came.
pub(crate) type Others = Vec<(usize, Rc<Session>)>;

impl Session {
    /// The same, preceded by a session of the same game: undo leads there once the moves made since are
    /// undone. The latest twenty are kept.
    pub fn following(mut self, before: &Session) -> Session {
        self.push_history(before.clone());
        self
    }

    /// Puts a session before this one.
    pub(crate) fn push_history(&mut self, mut before: Session) {
        let mut history = mem::take(&mut before.history);
        before.later.clear();
        if history.len() == MOST {
            history.remove(0);
        }
        history.push((self.cursor, Rc::new(before)));
        self.history = history;
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

    /// Restores the session that was replaced, if no move was played since.
    pub(crate) fn back(&mut self) -> bool {
        let Some((begun, _)) = self.history.last() else { return false };
        if self.undo_target().is_some_and(|ply| ply >= *begun) {
            return false;
        }
        self.exchange(false)
    }

    /// Goes back to the session that was replaced, or forward to the one that undo removed; false if there
    /// is none.
    pub(crate) fn exchange(&mut self, forward: bool) -> bool {
        let list = if forward { &mut self.later } else { &mut self.history };
        let Some((begun, other)) = list.pop() else { return false };
        let next = Session {
            history: mem::take(&mut self.history),
            later: mem::take(&mut self.later),
            // What is displayed is a preference of the present, not of the past.
            values: self.values,
            ..Session::clone(&other)
        };
        let before = mem::replace(self, next);
        self.spoken.0 = before.spoken.0;
        let list = if forward { &mut self.history } else { &mut self.later };
        list.push((begun, Rc::new(before)));
        (self.pending_move, self.tried, self.editing, self.dealing) = (None, None, false, false);
        self.refuting = false;
        self.speak(say::jumped(self));
        true
    }
}
