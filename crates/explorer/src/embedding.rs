//! What a frame does of its own accord: it follows its address and the page around it, and keeps its size.

use crate::app::App;
use crate::grid::Viewport;
use crate::host;
use embed::table::Deed;
use ink::around::Spoke;
use study::address::{Address, Subject};

/// A frame is as high as its content, which therefore does not ask for the height of its window.
const TALL: f64 = 700.0;
/// A frame that is wider by less, in px, has only lost a scroll bar: to fill that would bring it back.
const BAR: f64 = 24.0;

impl App {
    /// What is asked for, which is seen as soon as something of it is there.
    pub(crate) fn address(&self) -> Address {
        match &self.next {
            Some(_) => Address { subject: self.asked.clone(), view: self.asked_view },
            None => self.shown.clone(),
        }
    }

    /// True if these parts are shown, which on the site’s page all are.
    pub(crate) fn shows(&self, parts: u16) -> bool {
        self.host.as_ref().is_none_or(|host| host.shows(parts))
    }

    /// True if values of a rule are seen.
    pub(crate) fn values(&self) -> bool {
        matches!(self.shown.subject, Subject::Values { .. }) && self.study_state.count() > 0
    }

    /// The address has changed; a lock keeps to what is studied.
    pub(crate) fn turned(&mut self) -> bool {
        match &self.host {
            Some(host) if host.locked() && host.address().subject != self.shown.subject => false,
            _ => self.open(),
        }
    }

    /// Something was said between a frame and the page around it.
    pub(crate) fn spoke(&mut self, spoke: Spoke) -> bool {
        let address = self.address();
        let Some(host) = &self.host else { return false };
        let mut changed = false;
        for deed in host.hear(&address, spoke) {
            match deed {
                Deed::Tell(post) => self.host.iter().for_each(|host| host.tell(&post)),
                Deed::Focus => host::focus(self.here),
                Deed::Draw(picture) => self.host.iter().for_each(|host| host.draw(&picture)),
                Deed::Look => changed |= self.look(),
                Deed::Open(address) => {
                    self.user = false;
                    self.notes.clear();
                    self.put(*address);
                    changed = true;
                }
            }
        }
        changed
    }

    /// The page as it is now.
    pub(crate) fn measured(&self) -> Viewport {
        let room = Viewport::measured();
        if self.host.is_none() {
            return room;
        }
        let (wider, before) = (room.view - self.viewport.view, self.viewport.view);
        let view = if (0.0..BAR).contains(&wider) { before } else { room.view };
        Viewport { tall: TALL, view, ..room }
    }
}
