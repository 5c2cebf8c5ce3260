//! What a learner does with the steps of a game.

use super::Play;
use crate::browser;
use crate::command::StepCommand;
use crate::step_texts;
use crate::table::Table;
use session::Session;
use session::step::Kind;
use std::rc::Rc;

/// The id of the buttons below a step.
const CHOICES: &str = "step-choices";

impl<const FRAME: bool> Play<FRAME> {
    /// A command of the steps.
    pub(super) fn step(&mut self, command: StepCommand) -> bool {
        // In a row the pressed button stays.
        let stays = match command {
            StepCommand::Brush(_) => true,
            StepCommand::Say(..) => {
                let open = self.game.table.step.as_ref();
                open.is_some_and(|open| open.step.kind() == Kind::Mark)
            }
            _ => false,
        };
        if !stays {
            let root = self.mount.root.clone();
            browser::soon(0, Box::new(move || root.focus(CHOICES)));
        }
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
        let Some(text) = step_texts::nth(table.game(), number) else { return false };
        self.game.table = Rc::new(Table::clone(table).with_step(number, &text));
        self.stale = true;
        true
    }

    fn show_session(&mut self, session: Session) -> bool {
        self.game.table = Rc::new(Table::clone(&self.game.table).shows(session));
        self.stale = true;
        true
    }
}
