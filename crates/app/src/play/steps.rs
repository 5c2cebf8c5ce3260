//! What a learner does with the steps of a game.

use super::Play;
use crate::command::StepCommand;
use crate::steps::Open;
use crate::table::Table;
use session::Session;
use std::rc::Rc;

impl<const FRAME: bool> Play<FRAME> {
    /// A command of the steps.
    pub(super) fn step(&mut self, command: StepCommand) -> bool {
        let shown = match (command, self.game.change().step.as_mut()) {
            (StepCommand::Open(number), _) => return self.open_step(number),
            (StepCommand::Brush(wins), Some(open)) => {
                open.brush = wins;
                return true;
            }
            (StepCommand::Say(cell, said), Some(open)) => open.say(cell, said),
            (StepCommand::Show, Some(open)) => open.prove(),
            (StepCommand::Again, Some(open)) => Some(open.again()),
            (StepCommand::Close, Some(_)) => {
                let open = self.game.change().step.take();
                open.map(|open| open.before)
            }
            (_, None) => return false,
        };
        shown.is_none_or(|session| self.show_session(session))
    }

    fn open_step(&mut self, number: usize) -> bool {
        let table = &self.game.table;
        // The way back leads to the game, not to another step.
        let before = table.step.as_ref().map_or(&table.session, |open| &open.before);
        let Some(open) = Open::of(number, before.clone()) else { return false };
        let session = open.step.session();
        self.game.change().step = Some(open);
        self.show_session(session)
    }

    fn show_session(&mut self, session: Session) -> bool {
        let step = self.game.table.step.clone();
        let alone = self.game.table.alone;
        self.game.table = Rc::new(Table { step, alone, ..Table::of(session) });
        self.stale = true;
        true
    }
}
