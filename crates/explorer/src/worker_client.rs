//! The way to the worker of the tables: questions wait until it listens, and a broken one is replaced.

use crate::browser;
use gloo::timers::callback::Timeout;
use ink::address::meta;
use ink::crew::{Crew, Events, Heard, Hears};
use std::cell::RefCell;
use std::rc::Rc;
use study::wire::{self, Ask, Tell};
use yew::Callback;

const EVENTS: Events = Events { ask: wire::ASK, tell: wire::TELL };
/// Silence after which a worker from which something is expected is taken for dead, in ms.
const SILENCE: u32 = 10_000;
/// Workers that may break over one study.
const MOST_FAILURES: u32 = 3;
/// A page test can break the worker with this event, to see that nothing is lost.
const KILL: &str = "last-move:kill-worker";
/// A frame says with this event that it has found what a worker is made from.
const FOUND: &str = "last-move:worker";

/// What comes from there.
#[derive(Debug)]
pub(crate) enum Word {
    /// The worker tells something.
    Told(Tell),
    /// A worker broke, and another one begins the study again.
    Again,
    /// No worker survives this study.
    Broken,
}

#[derive(Debug, Default)]
struct Inner {
    crew: Option<Crew>,
    /// True once it is known that no thread can be made here.
    alone: bool,
    waiting: Vec<Ask>,
    /// The study at hand, for another worker.
    begun: Option<Ask>,
    /// True if it was given leave to go on.
    leave: bool,
    failures: u32,
    clock: Option<Timeout>,
    ears: Option<[gloo::events::EventListener; 2]>,
    /// The number of the last question.
    last: u32,
}

/// The page's one way to values.
#[derive(Clone, Debug)]
pub(crate) struct WorkerClient {
    inner: Rc<RefCell<Inner>>,
    tells: Callback<Word>,
}

impl WorkerClient {
    /// A way to a worker that is being started.
    pub(crate) fn new(tells: Callback<Word>) -> WorkerClient {
        let client = WorkerClient { inner: Rc::default(), tells };
        let victim = client.clone();
        let kill = move |_: &_| victim.failed();
        let kill = browser::listen(&gloo::utils::document(), KILL, Box::new(kill));
        let asked = client.clone();
        let found =
            browser::listen(&gloo::utils::window(), FOUND, Box::new(move |_: &_| asked.hire()));
        client.inner.borrow_mut().ears = Some([kill, found]);
        client.hire();
        client
    }

    /// The next number of a question.
    pub(crate) fn number(&self) -> u32 {
        let mut inner = self.inner.borrow_mut();
        inner.last += 1;
        inner.last
    }

    /// True once a study was asked for.
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
        match &inner.crew {
            Some(crew) if crew.ready => crew.send(&ask.bytes()),
            _ => inner.waiting.push(ask),
        }
        drop(inner);
        self.hire();
    }

    /// Says whether something is expected of the worker, so that its silence means something.
    pub(crate) fn expect(&self, something: bool) {
        let client = self.clone();
        let clock = something.then(|| browser::later(SILENCE, Box::new(move || client.failed())));
        self.inner.borrow_mut().clock = clock;
    }

    /// Starts a worker where there is none.
    fn hire(&self) {
        let mut inner = self.inner.borrow_mut();
        if inner.crew.is_some() {
            return;
        }
        // The name is in the page because it changes with the worker's content.
        let Some(script) = meta("last-move-worker") else { return };
        // Where its own address may not be used for a thread, something else may.
        let source = meta("last-move-thread");
        let source = source.as_ref().unwrap_or(&script);
        let client = self.clone();
        let hears: Hears = Rc::new(move |heard| client.hear(heard));
        let thread = match inner.alone {
            true => None,
            false => Crew::thread(source, EVENTS, &hears),
        };
        inner.alone = thread.is_none();
        inner.crew = Some(thread.unwrap_or_else(|| Crew::here(&script, EVENTS, &hears)));
    }

    fn hear(&self, heard: Heard) {
        let tell = match heard {
            Heard::Bytes(Some(bytes)) => Tell::read(&bytes),
            _ => None,
        };
        match tell {
            None => self.failed(),
            Some(Tell::Ready { version }) if version != wire::VERSION => self.failed(),
            Some(Tell::Ready { .. }) => self.ready(),
            Some(tell) => self.tells.emit(Word::Told(tell)),
        }
    }

    fn ready(&self) {
        let mut inner = self.inner.borrow_mut();
        let waiting = std::mem::take(&mut inner.waiting);
        if let Some(crew) = &mut inner.crew {
            crew.ready = true;
            waiting.iter().for_each(|ask| crew.send(&ask.bytes()));
        }
    }

    /// The worker is dead, silent or talks nonsense: another one begins the study again.
    fn failed(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.crew = None;
        inner.clock = None;
        inner.failures += 1;
        let broken = inner.failures >= MOST_FAILURES;
        inner.waiting.clear();
        if !broken {
            let leave = inner.leave.then_some(Ask::GoOn);
            inner.waiting = inner.begun.iter().cloned().chain(leave).collect();
        }
        drop(inner);
        if !broken {
            self.hire();
        }
        self.tells.emit(if broken { Word::Broken } else { Word::Again });
    }
}
