//! What a learner does with the steps of a game.

use super::Play;
use crate::browser;
use crate::command::StepCommand;
use crate::notebook;
use crate::step_texts;
use crate::table::Table;
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
            StepCommand::Say(..) | StepCommand::Rest => {
                let open = self.game.table.step.as_ref();
                open.is_some_and(|open| open.step.kind() == Kind::Mark)
            }
            _ => false,
        };
        if !stays {
            // The board stays in sight.
            let root = self.mount.root.clone();
            browser::soon(0, Box::new(move || root.focus_in_place(CHOICES)));
        }
        let Table { session, step, .. } = self.game.change();
        let shown = match (command, step.as_mut()) {
            (StepCommand::Open(number), _) => return self.open_step(number),
            (StepCommand::Practise, _) => {
                let seed = self.seed();
                return self.show_table(|table| table.with_practice(seed));
            }
            (StepCommand::Review, _) => return self.show_table(Table::with_review),
            (StepCommand::Notebook, _) => return self.open_notebook(),
            (StepCommand::Next, _) => return self.show_table(Table::with_next),
            (StepCommand::Close, _) => return self.show_table(Table::back),
            (StepCommand::Brush(wins), Some(open)) => {
                open.brush = wins;
                return true;
            }
            (StepCommand::Say(cell, said), Some(open)) => open.say(cell, said),
            (StepCommand::Build, Some(open)) => open.build(session),
            (StepCommand::Rest, Some(open)) => open.rest(),
            (StepCommand::Guess(size), Some(open)) => open.guess(size),
            (StepCommand::State(rule), Some(open)) => open.state(rule),
            (StepCommand::Show, Some(open)) => open.prove(),
            (StepCommand::Again, Some(open)) => Some(open.again()),
            (_, None) => return false,
        };
        self.game.change().count();
        // What was said may ask the judge for more, also where the board stays.
        self.stale = true;
        shown.is_none_or(|session| self.show_table(|table| table.shows(session)))
    }

    fn open_step(&mut self, number: usize) -> bool {
        let game = self.game.table.game();
        let Some(text) = step_texts::nth(game, number) else { return false };
        self.show_table(|table| table.with_step(number, &text))
    }

    fn open_notebook(&mut self) -> bool {
        let today = notebook::today();
        self.game.done.tidy(today);
        let due = self.game.done.notebook.clone();
        self.show_table(|table| table.with_notebook(due.due(today)))
    }

    fn show_table(&mut self, next: impl FnOnce(Table) -> Table) -> bool {
        self.game.table = Rc::new(next(Table::clone(&self.game.table)));
        self.stale = true;
        true
    }
}
