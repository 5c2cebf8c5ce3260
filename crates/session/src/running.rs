//! One question answered in slices: the same code in the worker and on the page.

use crate::Session;
use crate::reduce::Action;
use crate::render;
use crate::wire::{Ask, Job, Request, Tell};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use games::card::Field;
use games::deal;
use games::judged::JudgeTask;
use games::setup::Setup;
use solver::judge::{Progress, Task};
use solver::refutation_table::RefutationTable;

/// Fuel of one slice: some milliseconds of work on a slow telephone.
pub const SLICE: u32 = 20_000;

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

impl Running {
    /// Begins to answer.
    ///
    /// ```
    /// use session::{Session, link::link, running::{Begun, Running}, wire::{Ask, Tell}};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    /// let ask = Ask::Judge { id: 7, job: session.want().expect("nothing is known yet") };
    /// let Begun::Work(mut work) = Running::begin(ask.clone()) else { panic!("it has to be judged") };
    /// assert!(work.answers(&ask));
    /// let verdict = loop {
    ///     if let (Tell::Verdict { id: 7, verdict }, true) = work.slice() {
    ///         break verdict;
    ///     }
    /// };
    /// assert_eq!(verdict.grundy, Some(2));
    /// ```
    pub fn begin(ask: Ask) -> Begun {
        let Ask::Judge { id, job } = ask else { return Begun::Nothing };
        Running::work(id, job).unwrap_or_else(|| Begun::Answered(Box::new(Tell::Failed { id })))
    }

    /// Begins a job; `None` if its game, a setting or the position is invalid.
    fn work(id: u32, job: Job) -> Option<Begun> {
        let game = games::judged(&job.game)?;
        let setup = setup(game.fields(), &job.settings)?;
        let task = match job.request {
            Request::Verdict { at } => Work::Verdict(game.judge(&setup, &at).ok()?),
            Request::LongVerdict { at } => Work::Verdict(game.judge_patiently(&setup, &at).ok()?),
            Request::Refutations { at } => {
                let position = game.position(&setup, &at).ok()?;
                Work::Refutations(Box::new(RefutationTable::of(position)))
            }
            Request::Start { seed, first_wins } => {
                let start = deal::deal(game, &setup, seed, first_wins);
                return Some(Begun::Answered(Box::new(Tell::Start { id, start })));
            }
            Request::Tables { number } => {
                let html = render::tables(game, &setup, number);
                return Some(Begun::Answered(Box::new(Tell::Html { id, html })));
            }
        };
        Some(Begun::Work(Running { id, task }))
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

/// The session with every question of [`Session::want`] answered, however long it takes: for examples and tests.
///
/// ```
/// use session::{Session, link::link, running::all_answered};
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
/// let session = all_answered(session);
/// assert_eq!(session.verdict().expect("it is judged").grundy, Some(2));
/// assert_eq!(session.want(), None);
/// ```
pub fn all_answered(mut session: Session) -> Session {
    while let Some(next) = session.want().and_then(|job| session.reduce(answered(&job)?)) {
        session = next;
    }
    session
}

/// The answer to a question of [`Session::want`] at once; `None` if it is not a question that can be begun.
///
/// ```
/// use session::{Action, Session, link::link, running::answered};
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
/// let job = session.want().expect("nothing is known yet");
/// let Some(Action::Answered { verdict, .. }) = answered(&job) else { panic!("{job:?}") };
/// assert_eq!(verdict.grundy, Some(2));
/// ```
pub fn answered(job: &Job) -> Option<Action> {
    let job = job.clone();
    let tell = match Running::begin(Ask::Judge { id: 1, job: job.clone() }) {
        Begun::Answered(tell) => *tell,
        Begun::Work(mut running) => loop {
            let (tell, done) = running.slice();
            if done {
                break tell;
            }
        },
        Begun::Nothing => return None,
    };
    match tell {
        Tell::Verdict { verdict, .. } => Some(Action::Answered { job, verdict: Rc::new(verdict) }),
        Tell::Start { start, .. } => Some(Action::Dealt { job, start }),
        _ => None,
    }
}

/// The usual settings with these changes; `None` if one of them is invalid.
fn setup(fields: &[Field], changes: &[(String, String)]) -> Option<Setup> {
    let mut setup = Setup::usual(fields);
    for (key, value) in changes {
        let index = fields.iter().position(|field| field.key == key)?;
        setup.put(&fields[index], index, value).ok()?;
    }
    Some(setup)
}
