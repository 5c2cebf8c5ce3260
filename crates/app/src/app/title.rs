//! The title of the document: what stands in the tab of a page, and is read aloud before a frame.

use super::{App, Page};
use crate::words;
use ink::words::Words;

impl<const FRAME: bool> App<FRAME> {
    /// Gives the document its title in the language of the page. A page that has boards among its own
    /// words keeps the title that its author gave it.
    pub(super) fn entitle(&self) {
        if self.mount.around.is_none() {
            gloo::utils::document().set_title(&self.title());
        }
    }

    fn title(&self) -> String {
        let said = match &self.page {
            Page::Home => words::home_title(),
            Page::Play(game) => (game.table.session.game().card().title)(),
            Page::Lost(_) => words::no_page(),
        };
        let said = said.words(self.view.language());
        if FRAME { said.into_owned() } else { format!("{said} · {}", words::SITE) }
    }
}
