//! Gestures on the board, and the focus in it.

use super::Play;
use crate::browser;
use crate::command::Origin;
use crate::ui::board_input::{EMPTY, Gesture};
use games::scene::Spot;
use session::{Action, say};

impl<const FRAME: bool> Play<FRAME> {
    /// Handles a gesture on the board.
    pub(super) fn gesture(&mut self, gesture: Gesture) -> bool {
        let table = &self.game.table;
        let session = &table.session;
        let answered = table.notice(Origin::Touch).is_some();
        let action = match gesture {
            Gesture::Touch(id) => return self.touch(id),
            Gesture::Sweep(from, to) => return self.sweep([from, to]),
            // First remove the answer to a tap, and nothing else.
            Gesture::Leave if answered && !session.begun() => Action::Notice(None),
            Gesture::Beside { .. } if answered && !session.begun() => Action::Notice(None),
            Gesture::Beside { gone } if !session.begun() => return self.beside(gone),
            // Escape has nothing to cancel.
            Gesture::Leave if FRAME && !self.game.cancels() => {
                if let Some(host) = self.host.get() {
                    host.left("out");
                }
                return false;
            }
            Gesture::Beside { .. } | Gesture::Leave => Action::Cancel,
            Gesture::Letter('u') => return self.command("undo"),
            Gesture::Letter('r') => return self.command("redo"),
            Gesture::Letter('w') => Action::Refute(!session.refuting()),
            Gesture::Letter('v') => Action::Values(!session.values()),
            Gesture::Letter('n') => Action::New { seed: self.seed() },
            Gesture::Letter('?') => {
                // They may be among what is folded.
                self.game.more = true;
                let root = self.mount.root.clone();
                browser::soon(0, Box::new(move || root.open("keys")));
                return FRAME;
            }
            Gesture::Letter(_) | Gesture::Look(_) => return false,
        };
        self.happen(Origin::Touch, action)
    }

    /// A command as if it were typed, so that it answers where there is nothing to do.
    fn command(&mut self, word: &str) -> bool {
        self.happen(Origin::Touch, Action::Typed(word.to_string()))
    }

    /// A tap on nothing that can be touched, perhaps on the print of something that is gone.
    fn beside(&mut self, gone: bool) -> bool {
        let session = &self.game.table.session;
        let answer = if gone { say::gone(session) } else { say::where_to_touch(session) };
        answer.is_some() && self.happen(Origin::Touch, Action::Notice(answer))
    }

    fn spot(&self, id: u32) -> Option<Spot> {
        self.game.scene.spots().find(|spot| spot.id == id).cloned()
    }

    /// A spot was touched; if that has no effect, the reason appears below the board.
    fn touch(&mut self, id: u32) -> bool {
        if self.spot(id).is_some() {
            return self.happen(Origin::Touch, Action::Touch(id));
        }
        // A heap without stones has a cell, and nothing to touch in it.
        let line = id.checked_sub(EMPTY).and_then(|row| self.game.scene.lines.get(row as usize));
        let answer = line.and_then(|line| say::nothing_left(&self.game.table.session, &line.label));
        self.happen(Origin::Touch, Action::Notice(answer))
    }

    /// Neither end of a sweep may play a pending move: a sweep only makes one pending.
    fn sweep(&mut self, ends: [u32; 2]) -> bool {
        let ends = ends.map(|id| self.spot(id)).into_iter().flatten();
        // What both ends meant before the sweep counts.
        let moves = ends.filter(|end| !end.pending).filter_map(|end| end.mv);
        moves
            .fold(false, |changed, mv| self.happen(Origin::Touch, Action::SetPending(mv)) | changed)
    }

    /// The focus came to a cell.
    pub(super) fn focus(&mut self, id: Option<u32>) -> bool {
        let mut input = self.input.borrow_mut();
        if input.leads() {
            // This was sent before the board moved the focus on; the newer focus counts.
            return false;
        }
        let place = id.and_then(|id| input.cell(id));
        if self.game.place == place {
            return false;
        }
        self.game.place = place;
        input.over(&self.game.scene, place, false);
        true
    }

    /// A focus in the board stays in it; after the end of the game it moves to the result.
    pub(super) fn keep_focus(&mut self) {
        // Moving the focus makes the browser lay out the page: that is a task of its own.
        let root = self.mount.root.clone();
        if self.game.ended() && self.input.borrow_mut().release() {
            browser::soon(0, Box::new(move || root.focus("result")));
            return;
        }
        if self.input.borrow().lost().is_some() {
            // The machine may have moved before that task runs: use the present place of the focus.
            let input = self.input.clone();
            let lead = move || {
                let lost = input.borrow().lost();
                if let Some(cell) = lost {
                    cell.focus(&root);
                }
            };
            browser::soon(0, Box::new(lead));
        }
    }
}
