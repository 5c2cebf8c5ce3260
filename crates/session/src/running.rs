//! One question answered in slices: the same code in the worker and on the page.

use crate::link;
use crate::render;
use crate::wire::{Ask, Tell};
use alloc::boxed::Box;
use alloc::string::String;
use games::deal;
use games::judged::{JudgeTask, Judged};
use games::setup::Setup;
use solver::judge::{Progress, Task};
use solver::refutation_table::RefutationTable;

/// Fuel of one slice: some milliseconds of work on a slow telephone.
pub const SLICE: u32 = 20_000;
/// Key of the seed in a question for a random start.
pub const DEAL: &str = "deal";
/// Key that says whether the first player should win it: `1` or `0`.
pub const FIRST: &str = "first";
/// Key of a question for tables; its value may be the number that chooses the content of the last one.
pub const TABLES: &str = "tables";
/// Key of a question for a verdict that may take minutes.
pub const LONG: &str = "long";
/// Key of a question for an answer to every move.
pub const REFUTATION_TABLE: &str = "sheet";

/// A question with the task that answers it.
pub struct Running {
    id: u32,
    task: Work,
}

/// The work on a question.
enum Work {
    Verdict(JudgeTask),
    Refutations(Box<RefutationTable>),
}

impl core::fmt::Debug for Running {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "Running({})", self.id)
    }
}

/// The result of beginning a question.
#[derive(Debug)]
pub enum Begun {
    /// It only stops the one before.
    Nothing,
    /// It is answered at once.
    Answered(Box<Tell>),
    /// It has to be worked on.
    Work(Running),
}

/// A question with its game and settings.
struct Question {
    game: &'static Judged,
    setup: Setup,
    at: Option<String>,
    /// Seed, if a start is requested.
    deal: Option<u64>,
    first: bool,
    /// Set if tables are requested, with the number that chooses the content of the last one.
    tables: Option<Option<u64>>,
    refutation_table: bool,
    long: bool,
}

impl Running {
    /// Begins to answer.
    pub fn begin(ask: Ask) -> Begun {
        let Ask::Judge { id, job } = ask else { return Begun::Nothing };
        let failed = || Begun::Answered(Box::new(Tell::Failed { id }));
        let Some(question) = question(&job) else { return failed() };
        let Question { game, setup, at, .. } = &question;
        if let Some(seed) = question.deal {
            let start = deal::deal(game, setup, seed, question.first);
            return Begun::Answered(Box::new(Tell::Start { id, start }));
        }
        if let Some(number) = question.tables {
            let html = render::tables(game, setup, number);
            return Begun::Answered(Box::new(Tell::Html { id, html }));
        }
        let at = at.clone().unwrap_or_else(|| game.start(setup));
        let task = match (question.refutation_table, question.long) {
            (true, _) => game
                .position(setup, &at)
                .map(|at| Work::Refutations(Box::new(RefutationTable::of(at)))),
            (_, true) => game.judge_patiently(setup, &at).map(Work::Verdict),
            _ => game.judge(setup, &at).map(Work::Verdict),
        };
        match task {
            Ok(task) => Begun::Work(Running { id, task }),
            Err(_) => failed(),
        }
    }

    /// True if this is the question that is being worked on.
    pub fn answers(&self, ask: &Ask) -> bool {
        matches!(ask, Ask::Judge { id, .. } if *id == self.id)
    }

    /// One slice of work; `true` beside the message once the question is answered.
    pub fn slice(&mut self) -> (Tell, bool) {
        let id = self.id;
        let solved = match &mut self.task {
            Work::Verdict(task) => match task.step(SLICE) {
                Progress::Working { solved } => solved,
                Progress::Ready(verdict) => {
                    return (Tell::Verdict { id, verdict: render::judgement(verdict) }, true);
                }
            },
            Work::Refutations(task) => match task.step(SLICE) {
                Progress::Working { solved } => solved,
                Progress::Ready(answers) => {
                    return (Tell::Html { id, html: render::refutation_table(&answers) }, true);
                }
            },
        };
        (Tell::Progress { id, solved }, false)
    }
}

/// Reads a job; `None` if its game or a setting is invalid.
fn question(job: &str) -> Option<Question> {
    let link = link::link(job);
    let game = games::judged(&link.game)?;
    let setup = Setup::usual(game.fields());
    let (at, deal, first, tables, refutation_table) = (None, None, true, None, false);
    let mut question =
        Question { game, setup, at, deal, first, tables, refutation_table, long: false };
    for (key, value) in link.pairs {
        match key.as_str() {
            "at" => question.at = Some(value),
            DEAL => question.deal = value.parse().ok(),
            FIRST => question.first = value != "0",
            TABLES => question.tables = Some(value.parse().ok()),
            REFUTATION_TABLE => question.refutation_table = true,
            LONG => question.long = true,
            _ => {
                let fields = game.fields();
                if let Some(index) = fields.iter().position(|field| field.key == key) {
                    question.setup.put(&fields[index], index, &value).ok()?;
                }
            }
        }
    }
    Some(question)
}
