//! Undo and redo: within the moves of a game, and among earlier sessions that were replaced.

use crate::play::Session;
use crate::say;
use crate::seat::Seat;
use crate::state::Switches;
use alloc::rc::Rc;
use core::mem;

/// Most sessions that are kept, since a page around a frame may send new ones without end.
const MOST: usize = 20;

impl Session {
    /// The same, preceded by a session of the same game: undo leads there once the moves made since are
    /// undone. The latest twenty are kept.
    ///
    /// ```
    /// use session::{Action, Session, link::link};
    /// let open = |text| Session::open(&link(text)).expect("there is Nim").0;
    /// let session = open("nim?at=1.2").following(&open("nim?at=3.4.5"));
    /// assert!(session.can_undo() && !session.can_redo());
    /// let before = session.reduce(Action::Undo).expect("there is one before");
    /// assert_eq!(before.at(), "3.4.5");
    /// assert!(before.can_redo());
    /// ```
    pub fn following(mut self, before: &Session) -> Session {
        self.push_history(before.clone());
        self
    }

    /// Puts a session before this one.
    pub(crate) fn push_history(&mut self, mut before: Session) {
        let mut earlier = mem::take(&mut before.history).earlier;
        if earlier.len() == MOST {
            earlier.remove(0);
        }
        earlier.push((self.cursor, Rc::new(before)));
        self.history.earlier = earlier;
    }

    /// True if undo leads anywhere.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || !self.history.earlier.is_empty()
    }

    /// True if redo leads anywhere.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some() || !self.history.later.is_empty()
    }

    /// Restores the session that was replaced, if no move was played since.
    pub(crate) fn back(&mut self) -> bool {
        let Some((begun, _)) = self.history.earlier.last() else { return false };
        if self.undo_target().is_some_and(|ply| ply >= *begun) {
            return false;
        }
        self.exchange(false)
    }

    /// Goes back to the session that was replaced, or forward to the one that undo removed; false if there
    /// is none.
    pub(crate) fn exchange(&mut self, forward: bool) -> bool {
        let list = if forward { &mut self.history.later } else { &mut self.history.earlier };
        let Some((begun, other)) = list.pop() else { return false };
        let mut next = Session { history: mem::take(&mut self.history), ..Session::clone(&other) };
        // What is displayed is a preference of the present, not of the past.
        let Switches { values, twin, .. } = self.switches;
        next.switches = Switches { values, twin, ..Switches::default() };
        (next.attempt.pending_move, next.attempt.tried, next.dice.dealing) = (None, None, false);
        let before = mem::replace(self, next);
        self.announcements.spoken.0 = before.announcements.spoken.0;
        self.tally.made = before.tally.made;
        let list = if forward { &mut self.history.earlier } else { &mut self.history.later };
        list.push((begun, Rc::new(before)));
        self.speak(say::jumped(self));
        true
    }

    pub(crate) fn step_back(&mut self) -> bool {
        if self.back() {
            return true;
        }
        match self.undo_target() {
            Some(ply) => self.jump(ply),
            None => false,
        }
    }

    /// The position that undo leads to, if there is one.
    pub fn undo_target(&self) -> Option<usize> {
        if self.attempt.tried.is_some() {
            return Some(self.cursor);
        }
        let mut before = (0..self.cursor).rev();
        let person = |ply: &usize| self.seat_at(*ply) == Seat::Person;
        if self.seating.players.mixed() { before.find(person) } else { before.next() }
    }

    /// The position that redo leads to, if there is one.
    pub fn redo_target(&self) -> Option<usize> {
        let last = self.line.len();
        let mut later = self.cursor + 1..=last;
        let person = |ply: &usize| *ply == last || self.seat_at(*ply) == Seat::Person;
        if self.seating.players.mixed() { later.find(person) } else { later.next() }
    }

    pub(crate) fn step_forward(&mut self) -> bool {
        match self.redo_target() {
            Some(ply) => self.jump(ply),
            None => self.exchange(true),
        }
    }
}
