//! A touch of the board.

use super::{App, Page};
use crate::deed::Origin;
use session::Action;

impl<const FRAME: bool> App<FRAME> {
    /// A spot was touched; where that means nothing, the answer goes beside it.
    pub(super) fn touch(&mut self, id: u32) -> bool {
        let Page::Play(stage) = &mut self.page else { return false };
        let Some(spot) = stage.scene.spots().find(|spot| spot.id == id).cloned() else {
            return false;
        };
        let moves = stage.table.touched.replace(id) != Some(id);
        // The same answer to another spot changes no session, but has to be drawn there.
        self.happen(Origin::Touch, Action::Touch(Box::new(spot))) | moves
    }
}
