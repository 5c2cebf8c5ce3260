//! What is said between a frame and the page around it, as it changes what is seen.

use super::Play;
use crate::command::Origin;
use crate::host::{Host, Spoke};
use crate::table::Table;
use embed::Effect;
use ink::around;
use session::Action;
use std::rc::Rc;

impl<const FRAME: bool> Play<FRAME> {
    /// The address of a frame has changed: the game goes on as it says.
    pub(super) fn moved(&mut self) -> bool {
        let Some(host) = self.host.get_mut() else { return false };
        if host.locked() || !self.address.moved() {
            return false;
        }
        let Some(session) = host.turn(Some(&self.game.table.session)) else { return false };
        self.game.table = Rc::new(Table::of(session));
        self.stale = true;
        true
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
        let Some(host) = self.host.get_mut() else { return false };
        let effects = host.receive(&self.game.table.session, spoke);
        // Who asks while there is no solver has it tried once more.
        self.stale |= self.game.table.alone;
        self.perform(effects)
    }

    /// Does what the page around a frame has asked for, in its order.
    pub(super) fn perform(&mut self, effects: Vec<Effect>) -> bool {
        let mut changed = false;
        for effect in effects {
            let Some(host) = self.host.get_mut() else { break };
            match effect {
                Effect::Tell(post) => host.tell(&post),
                Effect::Focus => self.mount.root.focus_board(),
                Effect::Draw(picture) => host.draw(&picture),
                Effect::Look => {
                    host.look();
                    changed = true;
                }
                Effect::Act(action) => changed |= self.asked(action),
                Effect::Deal(seed) => {
                    let seed = seed.unwrap_or_else(|| host.seed());
                    changed |= self.asked(Action::New { seed });
                }
                Effect::Open(session) => {
                    host.replaced(&self.game.table.session, &session);
                    self.game.table = Rc::new(Table::of(*session));
                    (self.stale, changed) = (true, true);
                }
            }
        }
        changed
    }

    /// Something happens because the page around asked for it.
    fn asked(&mut self, action: Action) -> bool {
        let asks = |host: Option<&mut Host>, asked| {
            if let Some(host) = host {
                host.asked = asked;
            }
        };
        asks(self.host.get_mut(), true);
        let changed = self.happen(Origin::Board, action);
        asks(self.host.get_mut(), false);
        changed
    }
}
