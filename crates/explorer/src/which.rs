//! Which rule has given values: a question that the worker answers.

use crate::study_worker::StudyWorker;
use messages::Message;
use study::wire::{Ask, Rules};

/// The question, and what came of it.
#[derive(Debug, Default)]
pub(crate) struct WhichState {
    /// Number of the last question; 0 before the first one.
    pub(crate) id: u32,
    pub(crate) found: Option<Result<Rules, Message>>,
}

impl WhichState {
    /// Asks which rules have the values of a text; true if something that was shown goes.
    pub(crate) fn ask(&mut self, worker: &StudyWorker, text: &str) -> bool {
        if text.trim().is_empty() {
            return self.found.take().is_some();
        }
        self.id = worker.number();
        worker.ask(Ask::Which { id: self.id, text: text.to_string() });
        false
    }

    /// The answer; false if it is about another question.
    pub(crate) fn take(&mut self, id: u32, found: Result<Rules, Message>) -> bool {
        let asked = id == self.id;
        if asked {
            self.found = Some(found);
        }
        asked
    }
}
