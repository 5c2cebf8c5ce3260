//! A touch of the board.

use super::{App, Page};
use crate::browser;
use crate::command::Origin;
use session::Action;

impl<const FRAME: bool> App<FRAME> {
    /// A spot was touched; where that means nothing, the answer goes beside it.
    pub(super) fn touch(&mut self, id: u32) -> bool {
        let Page::Play(game) = &mut self.page else { return false };
        let Some(spot) = game.scene.spots().find(|spot| spot.id == id).cloned() else {
            return false;
        };
        let moves = game.change().touched.replace(id) != Some(id);
        // The same answer to another spot changes no session, but has to be drawn there.
        self.happen(Origin::Touch, Action::Touch(Box::new(spot))) | moves
    }
}

impl<const FRAME: bool> App<FRAME> {
    /// The focus that was in the board stays in it; once the game is over it goes to the result.
    pub(super) fn keep_focus(&mut self) {
        let ended = match &mut self.page {
            Page::Play(game) => game.ended(),
            _ => false,
        };
        // To move the focus makes the browser lay the page out: that is a task of its own.
        let root = self.mount.root.clone();
        if ended && self.input.borrow_mut().release() {
            browser::later(0, Box::new(move || root.focus("result"))).forget();
            return;
        }
        if self.input.borrow().lost().is_some() {
            // The machine may have moved before that task runs: what counts is where the focus belongs then.
            let input = self.input.clone();
            let lead = move || {
                let lost = input.borrow().lost();
                if let Some(cell) = lost {
                    cell.focus(&root);
                }
            };
            browser::later(0, Box::new(lead)).forget();
        }
    }
}
