//! Keeps the worker computing exactly the current questions; if there can be no worker, its code runs on the page.

use crate::browser;
use gloo::timers::callback::Timeout;
use messages::markup::Html;
use session::judgement::Judgement;
use session::wire::{self, Ask, Job, Tell, Wire};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use web_common::worker_client::{Protocol, Sources, WorkerClient, WorkerEvent};
use yew::Callback;

/// Silence in ms after which a question is sent again, since it may have been lost.
const REMINDER: u32 = 1_000;
/// Silence in ms after the reminder until a working worker counts as dead.
const SILENCE: u32 = 2_000 - REMINDER;
/// The same in ms for a worker that is fetched and started for the first time. Each later one has twice
/// as long, so that a slow connection succeeds in the end.
const START: u32 = 6_000;
/// Time in ms for a question before others that wait.
const TURN: u32 = 1_000;

/// An answer to a question.
#[derive(Debug)]
pub(crate) enum Answer {
    /// Number of positions solved so far.
    Progress(u64),
    /// The question is answered.
    Verdict(Rc<Judgement>),
    /// A requested start.
    Start(String),
    /// Requested tables, or a refutation table.
    Html(Html),
    /// There is no solver: it does not start, or this question stops it repeatedly.
    Absent,
}

/// The recipient of an answer, with the question.
pub(crate) type Tells = Callback<(Job, Answer)>;

#[derive(Debug)]
struct Question {
    id: u32,
    asker: u32,
    job: Job,
    tells: Tells,
    failures: u8,
    panics: u8,
    /// True once the present worker has been reminded of it.
    reminded: bool,
    /// How long it is worked on while others wait, in ms.
    turn: u32,
}

impl Question {
    fn ask(&self) -> Ask {
        Ask::Judge { id: self.id, job: self.job.clone() }
    }

    /// Longest silence about it of a working worker, in ms.
    fn patience(&self) -> u32 {
        if self.reminded { SILENCE + REMINDER } else { REMINDER }
    }
}

const PROTOCOL: Protocol<Tell> = Protocol {
    ask: wire::ASK,
    tell: wire::TELL,
    version: wire::VERSION,
    read: Tell::read,
    ready: |tell| match tell {
        Tell::Ready { version } => Some(*version),
        _ => None,
    },
};

#[derive(Debug)]
struct SharedState {
    client: WorkerClient<Tell>,
    /// True while the board is off screen, so that there is no worker.
    rests: bool,
    /// True if inline boards share this state.
    shared: bool,
    /// The source of their worker, once known.
    sources: Option<Sources>,
    /// The question in progress, followed by those that wait.
    questions: Vec<Question>,
    last: u32,
    askers: u32,
    /// Runs while others wait for the question that is out.
    turn: Option<Timeout>,
}

/// One of the askers, and its access to the worker that answers all of them.
#[derive(Clone, Debug)]
pub(crate) struct Solver {
    shared_state: Rc<RefCell<SharedState>>,
    asker: u32,
}

thread_local! {
    /// The state that all inline boards share; it lasts as long as one of them.
    static SHARED: RefCell<Weak<RefCell<SharedState>>> = const { RefCell::new(Weak::new()) };
    /// The source of its worker, once known.
    static SOURCES: RefCell<Option<Sources>> = const { RefCell::new(None) };
}

impl PartialEq for Solver {
    fn eq(&self, other: &Solver) -> bool {
        Rc::ptr_eq(&self.shared_state, &other.shared_state) && self.asker == other.asker
    }
}

impl Solver {
    /// A solver of its own; its worker starts now, or with the first question.
    pub(crate) fn new(now: bool) -> Solver {
        let shared_state = Rc::new_cyclic(|shared_state: &Weak<RefCell<SharedState>>| {
            let shared_state = shared_state.clone();
            let on_event = move |event| {
                if let Some(shared_state) = shared_state.upgrade() {
                    Solver { shared_state, asker: 0 }.receive(event);
                }
            };
            RefCell::new(SharedState {
                client: WorkerClient::new(PROTOCOL, Rc::new(on_event)),
                rests: false,
                shared: false,
                sources: None,
                questions: Vec::new(),
                last: 0,
                askers: 0,
                turn: None,
            })
        });
        let solver = Solver { shared_state, asker: 0 };
        if now {
            solver.start();
        }
        solver
    }

    /// The solver of all inline boards, which take turns.
    pub(crate) fn shared() -> Solver {
        let solver = match SHARED.with_borrow(Weak::upgrade) {
            Some(shared_state) => Solver { shared_state, asker: 0 },
            None => Solver::new(false),
        };
        SHARED.set(Rc::downgrade(&solver.shared_state));
        let mut shared_state = solver.shared_state.borrow_mut();
        shared_state.shared = true;
        shared_state.sources = SOURCES.with_borrow(Clone::clone);
        shared_state.askers += 1;
        let asker = shared_state.askers;
        drop(shared_state);
        Solver { shared_state: solver.shared_state, asker }
    }

    /// The source of the shared solver's worker has been found.
    pub(crate) fn found(sources: Sources) {
        SOURCES.set(Some(sources.clone()));
        if let Some(shared_state) = SHARED.with_borrow(Weak::upgrade) {
            shared_state.borrow_mut().sources = Some(sources);
            Solver { shared_state, asker: 0 }.ask();
        }
    }

    /// Sets the only question of this asker; answers go to `tells`.
    pub(crate) fn want(&self, job: Option<Job>, tells: Tells) {
        let mut shared_state = self.shared_state.borrow_mut();
        let mine = shared_state.questions.iter().position(|question| question.asker == self.asker);
        if mine.map(|mine| &shared_state.questions[mine].job) == job.as_ref() {
            return;
        }
        let out = shared_state.questions.first().map(|question| question.id);
        if let Some(mine) = mine {
            shared_state.questions.remove(mine);
        }
        shared_state.last = shared_state.last.wrapping_add(1);
        let (id, asker) = (shared_state.last, self.asker);
        if let Some(job) = job {
            let (failures, panics, reminded, turn) = (0, 0, false, TURN);
            let question = Question { id, asker, job, tells, failures, panics, reminded, turn };
            shared_state.questions.push(question);
        }
        let same =
            out.is_some() && shared_state.questions.first().map(|question| question.id) == out;
        drop(shared_state);
        if same { self.turns() } else { self.ask() }
    }

    /// Sends the question to the worker.
    fn ask(&self) {
        self.start();
        let mut shared_state = self.shared_state.borrow_mut();
        let (ready, alone, rests) =
            (shared_state.client.ready(), shared_state.client.alone, shared_state.rests);
        shared_state.turn = None;
        let (ask, patience) = match shared_state.questions.first_mut() {
            Some(question) => {
                question.reminded = false;
                let start = if alone { START } else { START << question.failures };
                // A board that rests has no worker, and is not waited for.
                (question.ask(), (!rests).then_some(if ready { REMINDER } else { start }))
            }
            None => (Ask::Stop, None),
        };
        shared_state.client.expect(patience);
        shared_state.client.send(&ask.bytes());
        drop(shared_state);
        if ready {
            self.turns();
        }
    }

    /// Limits the time of a long question if others wait.
    fn turns(&self) {
        let mut shared_state = self.shared_state.borrow_mut();
        if shared_state.turn.is_some() || shared_state.questions.len() < 2 {
            return;
        }
        let (way, asker) = (Rc::downgrade(&self.shared_state), self.asker);
        let over = move || {
            if let Some(shared_state) = way.upgrade() {
                Solver { shared_state, asker }.next();
            }
        };
        shared_state.turn = Some(browser::later(shared_state.questions[0].turn, Box::new(over)));
    }

    /// Moves the question in progress behind all others. It begins again later with twice the time, so
    /// that it is answered in the end.
    fn next(&self) {
        let mut shared_state = self.shared_state.borrow_mut();
        shared_state.turn = None;
        if shared_state.questions.len() > 1 {
            let mut question = shared_state.questions.remove(0);
            question.turn = question.turn.saturating_mul(2);
            shared_state.questions.push(question);
            drop(shared_state);
            self.ask();
        }
    }

    /// Stops the worker while the board is off screen; questions wait.
    pub(crate) fn rest(&self, rests: bool) {
        let mut shared_state = self.shared_state.borrow_mut();
        if shared_state.rests == rests {
            return;
        }
        shared_state.rests = rests;
        if rests {
            shared_state.client.stop();
            shared_state.turn = None;
        } else if !shared_state.questions.is_empty() {
            drop(shared_state);
            self.ask();
        }
    }

    /// No message for a while: the question is sent again, then the worker is replaced.
    fn silent(&self) {
        let mut borrowed = self.shared_state.borrow_mut();
        let shared_state = &mut *borrowed;
        let (Some(question), ready) =
            (shared_state.questions.first_mut(), shared_state.client.ready())
        else {
            return;
        };
        if ready && !question.reminded {
            question.reminded = true;
            shared_state.client.send(&question.ask().bytes());
            shared_state.client.expect(Some(SILENCE));
            return;
        }
        let late = (!ready).then(|| (question.job.clone(), question.tells.clone()));
        drop(borrowed);
        self.failed(false);
        // Others are tried, but that may take long, so the person is told now.
        if let Some((job, tells)) = late {
            tells.emit((job, Answer::Absent));
        }
    }

    /// Starts a worker if one is needed and there is none.
    fn start(&self) {
        let shared_state = &mut *self.shared_state.borrow_mut();
        if !shared_state.rests {
            let (shared, sources) = (shared_state.shared, &shared_state.sources);
            shared_state.client.start(|| if shared { sources.clone() } else { Sources::of_page() });
        }
    }

    fn receive(&self, event: WorkerEvent<Tell>) {
        match event {
            WorkerEvent::Answer(tell) => self.take_tell(tell),
            WorkerEvent::Ready | WorkerEvent::Found => self.ask(),
            WorkerEvent::Silent => self.silent(),
            WorkerEvent::Failed(broken) => self.failed(broken),
            // The silence is noticed.
            WorkerEvent::Killed => {}
        }
    }

    fn take_tell(&self, tell: Tell) {
        match tell {
            Tell::Ready { .. } => {}
            Tell::Progress { id, solved } => {
                let Some((job, tells, patience)) = self.of(id) else { return };
                self.shared_state.borrow_mut().client.expect(Some(patience));
                tells.emit((job, Answer::Progress(solved)));
            }
            Tell::Verdict { id, verdict } => {
                self.settle(id, Answer::Verdict(Rc::new(verdict)));
            }
            Tell::Start { id, start } => self.settle(id, Answer::Start(start)),
            Tell::Html { id, html } => self.settle(id, Answer::Html(html)),
            Tell::Failed { id } => self.settle(id, Answer::Absent),
        }
    }

    /// Job, listener and patience of the question with this number, if it is still asked.
    fn of(&self, id: u32) -> Option<(Job, Tells, u32)> {
        let shared_state = self.shared_state.borrow();
        let question = shared_state.questions.iter().find(|question| question.id == id)?;
        Some((question.job.clone(), question.tells.clone(), question.patience()))
    }

    /// Ends a question; answers to older ones are not listened to.
    fn settle(&self, id: u32, answer: Answer) {
        let mut shared_state = self.shared_state.borrow_mut();
        let Some(at) = shared_state.questions.iter().position(|question| question.id == id) else {
            return;
        };
        let question = shared_state.questions.remove(at);
        if at == 0 {
            shared_state.client.expect(None);
            shared_state.turn = None;
        }
        let more = at == 0 && !shared_state.questions.is_empty();
        drop(shared_state);
        if more {
            self.ask();
        }
        question.tells.emit((question.job, answer));
    }

    /// The worker is dead, silent or sends invalid messages.
    fn failed(&self, broken: bool) {
        let mut shared_state = self.shared_state.borrow_mut();
        let panicked = broken && shared_state.client.ready();
        shared_state.client.stop();
        shared_state.turn = None;
        let Some(question) = shared_state.questions.first_mut() else { return };
        question.failures += 1;
        question.panics += u8::from(panicked);
        let (id, failures, panics) = (question.id, question.failures, question.panics);
        // After two threads, the page itself.
        shared_state.client.alone |= failures == 2;
        drop(shared_state);
        match (failures, panics) {
            // A question that stops two workers would stop the page as well.
            (_, 2..) => self.settle(id, Answer::Absent),
            (0..3, _) => self.ask(),
            _ => self.absent(),
        }
    }

    /// There is no solver: all askers are told, and the next question begins with a thread again.
    fn absent(&self) {
        let mut shared_state = self.shared_state.borrow_mut();
        shared_state.client.alone = false;
        let questions = std::mem::take(&mut shared_state.questions);
        drop(shared_state);
        for question in questions {
            question.tells.emit((question.job, Answer::Absent));
        }
    }

    /// Starts again: drops a starting worker, and the question with it.
    pub(crate) fn afresh(&self) {
        let mut shared_state = self.shared_state.borrow_mut();
        if !shared_state.client.ready() {
            shared_state.client.stop();
            shared_state.client.alone = false;
        }
        drop(shared_state);
        self.want(None, Callback::noop());
    }
}
