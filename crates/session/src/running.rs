//! One question being worked on in slices: the same code in the worker and on the page.

use crate::link;
use crate::wire::{Ask, Tell, WireVerdict};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use games::game::JudgeTask;
use games::setup::Setup;
use solver::judge::Progress;

/// Fuel of one slice: some milliseconds of work on a slow telephone.
pub const SLICE: u32 = 20_000;

/// A question with the task that answers it.
pub struct Running {
    id: u32,
    task: JudgeTask,
}

impl core::fmt::Debug for Running {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "Running({})", self.id)
    }
}

impl Running {
    /// Begins to answer; `Ok(None)` for a question that only stops the one before.
    pub fn new(ask: Ask) -> Result<Option<Running>, Box<Tell>> {
        let Ask::Judge { id, job } = ask else {
            return Ok(None);
        };
        let task = task(&job).map_err(|because| Box::new(Tell::Failed { id, because }))?;
        Ok(Some(Running { id, task }))
    }

    /// One slice of work; `true` beside the message if the question is answered.
    pub fn slice(&mut self) -> (Tell, bool) {
        let id = self.id;
        match self.task.step(SLICE) {
            Progress::Working { solved } => (Tell::Progress { id, solved }, false),
            Progress::Ready(verdict) => {
                (Tell::Verdict { id, verdict: WireVerdict::from(&verdict) }, true)
            }
        }
    }
}

fn task(job: &str) -> Result<JudgeTask, String> {
    let link = link::link(job);
    let game =
        games::judged(&link.game).ok_or(format!("there is no game called “{}”", link.game))?;
    let mut setup = Setup::of(game.card());
    let mut at = None;
    for (key, value) in &link.pairs {
        if key == "at" {
            at = Some(value.as_str());
        } else if let Some(index) = game.card().fields.iter().position(|field| field.key == key) {
            setup.set(game.card(), index, value).map_err(|error| format!("{error}"))?;
        }
    }
    let start = game.start(&setup);
    game.judge(&setup, at.unwrap_or(&start)).map_err(|error| format!("{error}"))
}
