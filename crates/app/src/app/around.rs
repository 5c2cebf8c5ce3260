//! What is said between a frame and the page around it, as it changes what is seen.

use super::{App, Page};
use crate::browser;
use crate::command::Origin;
use crate::game_view::GameView;
use crate::host::{Host, Spoke};
use crate::table::Table;
use ink::around;
use session::Action;
use std::rc::Rc;

impl<const FRAME: bool> App<FRAME> {
    /// Opens the one game of a frame as its address says.
    pub(super) fn turn_frame(&mut self) -> bool {
        let before = match &self.page {
            Page::Play(game) => Some(&game.table.session),
            _ => None,
        };
        let turned = self.host.get_mut().and_then(|host| host.turn(before));
        let Some(session) = turned else { return false };
        self.stale = true;
        match &mut self.page {
            Page::Play(game) => game.table = Rc::new(Table::of(session)),
            page => {
                let mut game = GameView::new(Table::of(session), self.narrow);
                game.unfolded = self.host.get().is_some_and(Host::tables);
                *page = Page::Play(Box::new(game));
            }
        }
        true
    }

    /// The board may have become narrow, or wide.
    pub(super) fn resized(&mut self) -> bool {
        let narrow = Self::is_narrow(&self.mount);
        self.stale |= self.narrow != narrow;
        std::mem::replace(&mut self.narrow, narrow) != narrow
    }

    /// Something was said between a frame and the page around it.
    pub(super) fn spoke(&mut self, spoke: Spoke) -> bool {
        match spoke {
            Spoke::Narrow => return self.resized(),
            Spoke::Language => return self.speak(),
            Spoke::Rest(rest) => {
                self.solver.rest(rest);
                return false;
            }
            // Who is asked answers, seen or not.
            Spoke::Around(around::Spoke::Message(_)) => self.solver.rest(false),
            _ => {}
        }
        let (Page::Play(game), Some(host)) = (&self.page, self.host.get_mut()) else {
            return false;
        };
        let deeds = host.hear(&game.table.session, spoke);
        // Who asks while there is no solver has it tried once more.
        self.stale |= game.table.alone;
        self.perform(deeds)
    }

    /// Does what the page around a frame has asked for, in its order.
    pub(super) fn perform(&mut self, deeds: Vec<embed::Deed>) -> bool {
        let mut changed = false;
        for deed in deeds {
            let (Page::Play(game), Some(host)) = (&mut self.page, self.host.get_mut()) else {
                break;
            };
            match deed {
                embed::Deed::Tell(post) => host.tell(&post),
                embed::Deed::Focus => self.mount.root.focus_board(),
                embed::Deed::Draw(picture) => host.draw(&picture),
                embed::Deed::Look => {
                    host.look();
                    changed = true;
                }
                embed::Deed::Act(action) => {
                    host.asked = true;
                    changed |= self.happen(Origin::Board, action);
                    if let Some(host) = self.host.get_mut() {
                        host.asked = false;
                    }
                }
                embed::Deed::Deal(seed) => {
                    let seed = seed.unwrap_or_else(|| host.seed());
                    host.asked = true;
                    changed |= self.happen(Origin::Board, Action::New { seed });
                    if let Some(host) = self.host.get_mut() {
                        host.asked = false;
                    }
                }
                embed::Deed::Open(session) => {
                    host.replaced(&game.table.session, &session);
                    game.table = Rc::new(Table::of(*session));
                    (self.stale, changed) = (true, true);
                }
            }
        }
        changed
    }

    /// A seed for a new start.
    pub(super) fn seed(&mut self) -> u64 {
        match self.host.get_mut().filter(|_| FRAME) {
            Some(host) => host.seed(),
            None => browser::seed(),
        }
    }
}
