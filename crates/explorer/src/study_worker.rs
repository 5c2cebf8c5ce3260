//! The worker of the tables: questions wait until it is ready, and a broken one is replaced.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use study::wire::{self, Ask, Tell};
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
/// Time in ms after which a silent worker counts as dead, if an answer is expected.
const SILENCE: u32 = 10_000;
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
    failures: u32,
    /// The number of the last question.
    last: u32,
    tells: Callback<StudyEvent>,
}

impl Inner {
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
            let (waiting, begun, leave, failures, last) = (Vec::new(), None, false, 0, 0);
            let tells = Callback::noop();
            RefCell::new(Inner { client, waiting, begun, leave, failures, last, tells })
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

    /// Puts a question.
    pub(crate) fn ask(&self, ask: Ask) {
        let mut inner = self.inner.borrow_mut();
        match &ask {
            Ask::Begin { .. } => {
                inner.begun = Some(ask.clone());
                (inner.leave, inner.failures) = (false, 0);
            }
            Ask::GoOn => inner.leave = true,
            Ask::Stop => inner.leave = false,
            _ => {}
        }
        inner.waiting.push(ask);
        inner.go_on();
    }

    /// Sets whether an answer is expected, so that silence is a failure.
    pub(crate) fn expect(&self, something: bool) {
        self.inner.borrow_mut().client.expect(something.then_some(SILENCE));
    }

    fn receive(&self, event: WorkerEvent<Tell>) {
        match event {
            WorkerEvent::Answer(tell) => self.tell(StudyEvent::Answer(tell)),
            WorkerEvent::Ready | WorkerEvent::Found => self.inner.borrow_mut().go_on(),
            WorkerEvent::Failed(_) | WorkerEvent::Silent | WorkerEvent::Killed => self.failed(),
        }
    }

    /// The worker is dead, silent or sends invalid messages: another one begins the study again.
    fn failed(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.client.stop();
        inner.failures += 1;
        let broken = inner.failures >= MOST_FAILURES;
        inner.waiting.clear();
        if !broken {
            let leave = inner.leave.then_some(Ask::GoOn);
            inner.waiting = inner.begun.iter().cloned().chain(leave).collect();
            inner.go_on();
        }
        drop(inner);
        self.tell(if broken { StudyEvent::Broken } else { StudyEvent::Again });
    }
}
