//! Messages between a frame and the page around it.

use super::Play;
use crate::command::Origin;
use crate::host::{Host, HostEvent};
use crate::table::Table;
use embed::Effect;
use session::Action;
use std::rc::Rc;
use web_common::parent_page::ParentEvent;

impl<const FRAME: bool> Play<FRAME> {
    /// The address of a frame has changed: the game changes with it.
    pub(super) fn moved(&mut self) -> bool {
        let Some(host) = self.host.get_mut() else { return false };
        if host.keeps_address() || !self.address.moved() {
            return false;
        }
        let Some(session) = host.turn(Some(&self.game.table.session)) else { return false };
        self.game.table = Rc::new(Table::of(session));
        self.stale = true;
        true
    }

    /// A message between a frame and the page around it.
    pub(super) fn host_event(&mut self, event: HostEvent) -> bool {
        match event {
            HostEvent::Narrow => return self.resized(),
            HostEvent::Language => return self.speak(),
            HostEvent::Elsewhere => {
                self.host.get_mut().into_iter().for_each(Host::yields);
                return true;
            }
            HostEvent::Rest(rest) => {
                self.solver.rest(rest);
                return false;
            }
            // Requests are answered even if the frame is hidden.
            HostEvent::Parent(ParentEvent::Message(_)) => self.solver.rest(false),
            _ => {}
        }
        let Some(host) = self.host.get_mut() else { return false };
        let effects = host.receive(&self.game.table.session, event);
        // A request while there is no solver tries to start it again.
        self.stale |= self.game.table.alone;
        self.perform(effects)
    }

    /// Performs the requests of the page around a frame, in order.
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
                    self.resized();
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

    /// Performs an action that the page around requested.
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
