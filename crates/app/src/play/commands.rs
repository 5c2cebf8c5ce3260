//! Commands beside the board: buttons, fields and folds.

use super::{Msg, Play};
use crate::address;
use crate::browser;
use crate::command::{Command, Entry, Origin, entered};
use messages::Message;
use session::Action;
use web_common::words::Words;

impl<const FRAME: bool> Play<FRAME> {
    /// A command of an element, with the text of its field.
    pub(super) fn done(&mut self, command: &Command, text: String) -> bool {
        if matches!(command, Command::Do(..) | Command::Renew) {
            self.input.borrow_mut().hold();
        }
        match command {
            Command::Do(origin, action) => self.happen_in_sight(*origin, action.clone()),
            Command::Renew => {
                let seed = self.seed();
                self.happen(Origin::Board, Action::New { seed })
            }
            Command::Anew(action) => self.anew(action.clone()),
            Command::Enter(Entry::Page) => {
                self.game.page = text.parse().ok();
                self.stale = true;
                false
            }
            Command::Enter(entry) => self.enter(*entry, text),
            Command::Step(entry, number) => self.enter(*entry, number.to_string()),
            Command::Why => {
                self.game.change().why = !self.game.table.why;
                true
            }
            Command::RefutationTable => {
                self.game.change().refutation_table = !self.game.table.refutation_table;
                self.stale = true;
                true
            }
            Command::Unfold => {
                // The tables are requested now.
                self.stale |= !self.game.unfolded;
                !std::mem::replace(&mut self.game.unfolded, true)
            }
            Command::More => {
                self.game.more = !self.game.more;
                true
            }
            Command::Afresh => self.afresh(),
            Command::Copy => self.copy(),
            Command::Steps(command) => self.step(*command),
            Command::Print => {
                browser::print();
                false
            }
            _ => false,
        }
    }

    /// The same start again, after a change of the players.
    fn anew(&mut self, action: Action) -> bool {
        // The pressed button disappears; the game begins on the board.
        self.focus_board();
        self.happen(Origin::Board, Action::Restart) | self.happen(Origin::Board, action)
    }

    /// The solver is started again, as it was at first.
    fn afresh(&mut self) -> bool {
        self.game.again();
        self.solver.afresh();
        self.stale = true;
        // The pressed button disappears; the focus waits on the board for the machine.
        self.focus_board();
        true
    }

    /// Puts the focus on the board, once it is drawn.
    fn focus_board(&self) {
        let root = self.mount.root.clone();
        browser::soon(0, Box::new(move || root.focus_board()));
    }

    /// Performs an action, and brings into sight what it shows at the board, which may be far from the button.
    fn happen_in_sight(&mut self, origin: Origin, action: Action) -> bool {
        let shows = matches!(action, Action::Hint | Action::Refute(true) | Action::Twin(1..));
        let changed = self.happen(origin, action);
        if shows && !FRAME {
            let root = self.mount.root.clone();
            // If there is no room for both, the words are what was asked for.
            let reveal = move || {
                root.reveal("#board");
                root.reveal(".pending");
            };
            browser::soon(0, Box::new(reveal));
        }
        changed
    }

    /// Puts the address of the position on the clipboard.
    fn copy(&self) -> bool {
        let send = self.send.clone();
        let then = move |copied| send.emit(Msg::Copied(copied));
        browser::copy(&address::whole(&self.game.table.address()), Box::new(then));
        false
    }

    fn enter(&mut self, entry: Entry, text: String) -> bool {
        let text = if entry == Entry::Typed { self.meant(text) } else { text };
        let Some((origin, action)) = entered(&self.game.table.session, entry, text) else {
            return false;
        };
        let amount = entry == Entry::Amount;
        self.game.change().mended += u32::from(amount);
        self.happen_in_sight(origin, action) | amount
    }

    /// The text that a person typed, or the notation of the move that it means.
    fn meant(&self, text: String) -> String {
        let session = &self.game.table.session;
        let words = |message: &Message| message.words(&self.language).into_owned();
        let mv = session.meant(&text, &words);
        mv.map_or(text, |mv| session.notation(session.cursor(), &mv))
    }
}
