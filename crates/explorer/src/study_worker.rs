//! The worker of the tables: questions wait until it is ready, and a broken one is replaced.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use study::wire::{self, Ask, State, Tell};
use web_common::worker_client::{Protocol, Sources, WorkerClient, WorkerEvent};
use yew::Callback;

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
/// Silence in ms that is strange if an answer is expected: a worker that computes reports every 100 ms.
const SILENCE: u32 = 1_500;
/// The same in ms for a worker that is fetched and started.
const START: u32 = 6_000;
/// How much longer to listen, in ms: the page itself may have slept, and messages come before the next timer.
const GRACE: u32 = 500;
/// Most workers that may fail on one study.
const MOST_FAILURES: u32 = 3;

/// A message from the worker.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is never more than one at a time")]
pub(crate) enum StudyEvent {
    /// An answer.
    Answer(Tell),
    /// A worker broke, and another one begins the study again.
    Again,
    /// No worker survives this study.
    Broken,
}

#[derive(Debug)]
struct Inner {
    client: WorkerClient<Tell>,
    waiting: Vec<Ask>,
    /// The current study, to begin it again in another worker.
    begun: Option<Ask>,
    /// True if it was given leave to go on.
    leave: bool,
    /// The questions that have no answer yet; most of them are about the study.
    open: Vec<Ask>,
    /// True while another worker computes what a broken one had found; questions about the study wait that long.
    recovers: bool,
    /// True while the study is at work.
    busy: bool,
    /// True once a long silence has been noticed.
    silent: bool,
    failures: u32,
    /// The number of the last question.
    last: u32,
    tells: Callback<StudyEvent>,
}

/// The number of a question that has one answer.
fn asked(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Why { id, .. }
        | Ask::Picture { id, .. }
        | Ask::Window { id, .. }
        | Ask::Export { id, .. }
        | Ask::Which { id, .. } => Some(*id),
        _ => None,
    }
}

/// True for a question about the study.
fn about_study(ask: &Ask) -> bool {
    asked(ask).is_some() && !matches!(ask, Ask::Which { .. })
}

/// The number of the question that this answers.
fn answered(tell: &Tell) -> Option<u32> {
    match tell {
        Tell::Why { id, .. }
        | Tell::Picture { id, .. }
        | Tell::Window { id, .. }
        | Tell::Export { id, .. }
        | Tell::Which { id, .. }
        | Tell::Refused { id, .. } => Some(*id),
        _ => None,
    }
}

impl Inner {
    /// Waits for the next message, if one is expected. Each worker in place of a broken one has twice as long, so
    /// that a slow device or connection succeeds in the end.
    fn await_next(&mut self) {
        let expected = (self.busy || !self.open.is_empty()) && self.failures < MOST_FAILURES;
        let silence = if self.client.ready() { SILENCE } else { START };
        self.silent = false;
        self.client.expect(expected.then_some(silence << self.failures));
    }

    /// Notes an answer, and puts the questions that wait for the end of a recovery.
    fn take(&mut self, tell: &Tell) {
        let id = answered(tell);
        self.open.retain(|ask| asked(ask) != id);
        let rests = match tell {
            Tell::Progress { state: State::Done | State::Stopped, .. } => true,
            Tell::Progress { state: State::Waiting, .. } => !self.leave,
            Tell::Refused { id, .. } => {
                matches!(&self.begun, Some(Ask::Begin { id: begun, .. }) if begun == id)
            }
            _ => false,
        };
        if rests && std::mem::take(&mut self.recovers) {
            self.waiting.extend(self.open.iter().filter(|ask| about_study(ask)).cloned());
            self.go_on();
        }
        if rests && self.open.is_empty() {
            self.failures = 0;
        }
        self.await_next();
    }

    /// Sends the waiting questions to the worker, or starts one if there is none.
    fn go_on(&mut self) {
        self.client.start(Sources::of_page);
        if self.client.ready() {
            self.waiting.drain(..).for_each(|ask| self.client.send(&ask.bytes()));
        }
    }
}

/// The page's one way to values.
#[derive(Clone, Debug)]
pub(crate) struct StudyWorker {
    inner: Rc<RefCell<Inner>>,
}

impl StudyWorker {
    /// A way to a worker that is being started.
    pub(crate) fn new() -> StudyWorker {
        let worker = |inner: &Weak<RefCell<Inner>>| {
            let inner = inner.clone();
            let on_event = move |event| {
                if let Some(inner) = inner.upgrade() {
                    StudyWorker { inner }.receive(event);
                }
            };
            let client = WorkerClient::new(PROTOCOL, Rc::new(on_event));
            RefCell::new(Inner {
                client,
                waiting: Vec::new(),
                begun: None,
                leave: false,
                open: Vec::new(),
                recovers: false,
                busy: false,
                silent: false,
                failures: 0,
                last: 0,
                tells: Callback::noop(),
            })
        };
        let inner = Rc::new_cyclic(worker);
        inner.borrow_mut().go_on();
        StudyWorker { inner }
    }

    /// Sets the recipient of its messages, of which none comes before the end of the present task.
    pub(crate) fn listen(&self, tells: Callback<StudyEvent>) {
        self.inner.borrow_mut().tells = tells;
    }

    fn tell(&self, event: StudyEvent) {
        let tells = self.inner.borrow().tells.clone();
        tells.emit(event);
    }

    /// The next number of a question.
    pub(crate) fn number(&self) -> u32 {
        let mut inner = self.inner.borrow_mut();
        inner.last += 1;
        inner.last
    }

    /// True once a study was requested.
    pub(crate) fn begun(&self) -> bool {
        self.inner.borrow().begun.is_some()
    }

    /// True if no worker survives the study.
    pub(crate) fn broken(&self) -> bool {
        self.inner.borrow().failures >= MOST_FAILURES
    }

    /// True while another worker computes what a broken one had found.
    pub(crate) fn recovers(&self) -> bool {
        self.inner.borrow().recovers
    }

    /// Puts a question.
    pub(crate) fn ask(&self, ask: Ask) {
        let mut inner = self.inner.borrow_mut();
        match &ask {
            Ask::Begin { .. } => {
                inner.begun = Some(ask.clone());
                inner.open.retain(|ask| !about_study(ask));
                (inner.leave, inner.failures, inner.recovers) = (false, 0, false);
            }
            Ask::GoOn => inner.leave = true,
            Ask::Stop => inner.leave = false,
            _ => {}
        }
        let waits = inner.recovers && about_study(&ask);
        if asked(&ask).is_some() {
            inner.open.push(ask.clone());
        }
        if !waits {
            inner.waiting.push(ask);
        }
        inner.go_on();
        inner.await_next();
    }

    /// Sets whether the study is at work, so that silence is a failure.
    pub(crate) fn expect(&self, busy: bool) {
        let mut inner = self.inner.borrow_mut();
        if inner.busy != busy {
            inner.busy = busy;
            inner.await_next();
        }
    }

    fn receive(&self, event: WorkerEvent<Tell>) {
        match event {
            WorkerEvent::Answer(tell) => {
                self.inner.borrow_mut().take(&tell);
                self.tell(StudyEvent::Answer(tell));
            }
            WorkerEvent::Ready | WorkerEvent::Found => {
                let mut inner = self.inner.borrow_mut();
                inner.go_on();
                inner.await_next();
            }
            WorkerEvent::Silent => self.silent(),
            WorkerEvent::Failed(_) | WorkerEvent::Killed => self.failed(),
        }
    }

    fn silent(&self) {
        let mut inner = self.inner.borrow_mut();
        if inner.silent {
            drop(inner);
            self.failed();
        } else {
            inner.silent = true;
            inner.client.expect(Some(GRACE));
        }
    }

    /// The worker is dead, silent or sends invalid messages: another one begins the study again.
    fn failed(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.client.stop();
        inner.failures += 1;
        let broken = inner.failures >= MOST_FAILURES;
        inner.waiting.clear();
        inner.recovers = !broken && inner.begun.is_some();
        // Pictures and windows are asked for again by the page.
        inner
            .open
            .retain(|ask| !broken && !matches!(ask, Ask::Picture { .. } | Ask::Window { .. }));
        if !broken {
            let leave = inner.leave.then_some(Ask::GoOn);
            let kept = inner.open.iter().filter(|ask| !about_study(ask));
            inner.waiting = inner.begun.iter().chain(&leave).chain(kept).cloned().collect();
            inner.go_on();
        }
        inner.await_next();
        drop(inner);
        self.tell(if broken { StudyEvent::Broken } else { StudyEvent::Again });
    }
}
