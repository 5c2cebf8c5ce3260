//! Keeps the worker computing exactly what is wanted; where there can be none, its code runs on the page.

use crate::address;
use crate::browser;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use ink::Callback;
use ink::crew::{Crew, Events, Heard, Hears};
use session::judgement::Judgement;
use session::wire::{self, Ask, Tell};
use std::cell::RefCell;
use std::rc::Rc;

/// Silence after which a worker at work is taken for dead, in ms.
const SILENCE: u32 = 2_000;
/// The same for a worker that is still being fetched and started.
const START: u32 = 6_000;
/// A page test can kill the worker with this event, to see that no move is lost.
const KILL: &str = "last-move:kill-worker";
/// A frame says with this event that it has found what a worker is made from.
const FOUND: &str = "last-move:worker";

/// What comes back about a question.
#[derive(Debug)]
pub(crate) enum Answer {
    /// So many positions have been solved.
    Progress(u64),
    /// The question is answered.
    Verdict(Rc<Judgement>),
    /// A start or tables, as they were asked for.
    Text(String),
}

/// Where what comes back about a question goes, with the question.
pub(crate) type Tells = Callback<(String, Answer)>;

/// The question that is out.
#[derive(Debug)]
struct Question {
    id: u32,
    job: String,
    tells: Tells,
    failures: u8,
    panics: u8,
}

const EVENTS: Events = Events { ask: wire::ASK, tell: wire::TELL };

#[derive(Debug, Default)]
struct Desk {
    crew: Option<Crew>,
    /// True once it is known that no thread can be made here.
    alone: bool,
    question: Option<Question>,
    last: u32,
    /// The watchdog.
    clock: Option<Timeout>,
    ears: Option<[EventListener; 2]>,
}

/// The page's one way to verdicts.
#[derive(Clone, Debug)]
pub(crate) struct Solver(Rc<RefCell<Desk>>);

impl PartialEq for Solver {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Solver {
    /// A solver whose worker is being started.
    pub(crate) fn new() -> Solver {
        let solver = Solver(Rc::default());
        let victim = solver.clone();
        let kill = move |_: &_| {
            if let Some(crew) = victim.0.borrow().crew.as_ref().filter(|crew| crew.ready) {
                crew.stop();
            }
        };
        let kill = browser::listen(&gloo::utils::document(), KILL, Box::new(kill));
        let asked = solver.clone();
        let found = Box::new(move |_: &_| asked.ask());
        let found = browser::listen(&gloo::utils::window(), FOUND, found);
        solver.0.borrow_mut().ears = Some([kill, found]);
        solver.hire();
        solver
    }

    /// From now on this question is worked on and no other; what comes of it goes to `tells`.
    pub(crate) fn want(&self, job: Option<String>, tells: Tells) {
        let mut desk = self.0.borrow_mut();
        if desk.question.as_ref().map(|question| &question.job) == job.as_ref() {
            return;
        }
        desk.last = desk.last.wrapping_add(1);
        let id = desk.last;
        desk.clock = None;
        desk.question = job.map(|job| Question { id, job, tells, failures: 0, panics: 0 });
        drop(desk);
        self.ask();
    }

    /// Puts the question to whoever can answer it.
    fn ask(&self) {
        self.hire();
        let mut desk = self.0.borrow_mut();
        let ready = desk.crew.as_ref().is_some_and(|crew| crew.ready);
        let ask = match &desk.question {
            Some(question) => Ask::Judge { id: question.id, job: question.job.clone() },
            None => Ask::Stop,
        };
        if desk.question.is_some() && desk.crew.is_some() {
            desk.clock = Some(self.watchdog(if ready { SILENCE } else { START }));
        }
        if ready && let Some(crew) = &desk.crew {
            crew.send(&ask.bytes());
        }
    }

    fn watchdog(&self, patience: u32) -> Timeout {
        let solver = self.clone();
        browser::later(patience, Box::new(move || solver.failed(false)))
    }

    /// Starts a worker where there is none.
    fn hire(&self) {
        let mut desk = self.0.borrow_mut();
        if desk.crew.is_some() {
            return;
        }
        let Some(script) = address::worker() else { return };
        let source = address::thread();
        let source = source.as_ref().unwrap_or(&script);
        let solver = self.clone();
        let hears: Hears = Rc::new(move |heard| solver.hear(heard));
        let alone = desk.alone;
        let thread = if alone { None } else { Crew::thread(source, EVENTS, &hears) };
        desk.alone = thread.is_none();
        let here = desk.alone;
        desk.crew = Some(thread.unwrap_or_else(|| Crew::here(EVENTS, &hears)));
        drop(desk);
        if here {
            browser::run_script(&script);
        }
    }

    fn hear(&self, heard: Heard) {
        let broken = matches!(heard, Heard::Broken(true));
        match heard {
            Heard::Bytes(Some(bytes)) => match Tell::read(&bytes) {
                Some(tell) => self.heard(tell),
                None => self.failed(false),
            },
            _ => self.failed(broken),
        }
    }

    fn heard(&self, tell: Tell) {
        match tell {
            Tell::Ready { version } => {
                let mut desk = self.0.borrow_mut();
                desk.alone = version != wire::VERSION;
                match &mut desk.crew {
                    Some(crew) if version == wire::VERSION => crew.ready = true,
                    _ => desk.crew = None,
                }
                drop(desk);
                self.ask();
            }
            Tell::Progress { id, solved } => {
                let tells = self.of(id).inspect(|_| {
                    self.0.borrow_mut().clock = Some(self.watchdog(SILENCE));
                });
                if let Some((job, tells)) = tells {
                    tells.emit((job, Answer::Progress(solved)));
                }
            }
            Tell::Verdict { id, verdict } => {
                self.settle(id, Answer::Verdict(Rc::new(verdict)));
            }
            Tell::Text { id, text } => self.settle(id, Answer::Text(text)),
            Tell::Failed { id, .. } => self.unknown(id),
        }
    }

    /// Ends a question to which no answer could be found.
    fn unknown(&self, id: u32) {
        let judgement = Rc::new(Judgement::unknown());
        self.settle(id, Answer::Verdict(judgement));
    }

    /// Job and listener of the question with this number, if it is still the one that is out.
    fn of(&self, id: u32) -> Option<(String, Tells)> {
        let desk = self.0.borrow();
        let question = desk.question.as_ref().filter(|question| question.id == id)?;
        Some((question.job.clone(), question.tells.clone()))
    }

    /// Ends a question; answers to older ones are not listened to.
    fn settle(&self, id: u32, answer: Answer) {
        let Some((job, tells)) = self.of(id) else { return };
        let mut desk = self.0.borrow_mut();
        desk.question = None;
        desk.clock = None;
        drop(desk);
        tells.emit((job, answer));
    }

    /// The worker is dead, silent or talks nonsense.
    fn failed(&self, broken: bool) {
        let mut desk = self.0.borrow_mut();
        let panicked = broken && desk.crew.as_ref().is_some_and(|crew| crew.ready);
        desk.crew = None;
        desk.clock = None;
        let Some(question) = &mut desk.question else { return };
        question.failures += 1;
        question.panics += u8::from(panicked);
        let (id, failures, panics) = (question.id, question.failures, question.panics);
        drop(desk);
        match (failures, panics) {
            (0..2, _) => self.ask(),
            // What brings down two workers would bring down the page as well.
            (_, 2..) => self.unknown(id),
            (2, _) => {
                self.0.borrow_mut().alone = true;
                self.ask();
            }
            _ => self.unknown(id),
        }
    }
}
