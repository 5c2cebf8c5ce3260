//! The current study: it takes questions, works in slices, and reports results.

use crate::address::{Address, Subject};
use crate::plane::PlaneStudy;
use crate::table::TableStudy;
use crate::values::ValuesStudy;
use crate::wire::{Ask, State, Tell};
use crate::words;
use alloc::boxed::Box;
use alloc::vec::Vec;
use messages::Message;
use sequence::plane::{SIDE, TooLarge};

/// Milliseconds of estimated work from which a study waits for permission.
pub const PATIENCE: u64 = 2_000;
/// Bytes of estimated memory from which it waits as well.
pub const ROOM: u64 = 200_000_000;

/// The estimated cost of a piece of work.
#[derive(Clone, Debug)]
pub(crate) struct Cost {
    pub(crate) milliseconds: u64,
    pub(crate) bytes: u64,
    pub(crate) words: Message,
}

/// Bytes in millions, rounded up.
pub(crate) fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1_000_000)
}

/// Something that is studied in slices.
pub(crate) trait Work: core::fmt::Debug {
    /// The estimated cost of all the work.
    fn cost(&self) -> Cost;
    /// Works for some milliseconds and appends results.
    fn slice(&mut self, id: u32, out: &mut Vec<Tell>);
    /// True if no work is left.
    fn done(&self) -> bool;
    /// True, once, if the next part takes long and should wait for permission.
    fn waits(&mut self) -> bool {
        false
    }
    /// Share of the work in thousandths, results so far, results in the end, and the current activity.
    fn progress(&self) -> (u32, u64, u64, Message);
    /// Results not yet reported, and all facts so far; called when the work pauses or ends.
    fn rest(&mut self, id: u32) -> Vec<Tell>;
    /// Answers a question about the results; an error is a sentence.
    fn answer(&self, ask: &Ask) -> Result<Tell, Message>;
}

/// The explorer's worker without its thread: questions go in, answers come out.
///
/// ```
/// use study::wire::{Ask, Tell};
/// let mut study = study::Study::default();
/// let mut tells = study.ask(Ask::Begin { id: 1, address: "rule=0.77&to=200".into() });
/// while study.busy() {
///     tells.extend(study.slice());
/// }
/// let proved = tells.iter().any(|tell| matches!(tell,
///     Tell::Facts { standing, .. } if standing[0].proved && standing[0].verified == Some(true)));
/// assert!(proved);
/// ```
#[derive(Debug, Default)]
pub struct Study {
    current: Option<Current>,
}

#[derive(Debug)]
struct Current {
    id: u32,
    work: Box<dyn Work>,
    state: State,
}

impl Study {
    /// Takes a question; returns answers in order, and [`Study::slice`] returns more.
    pub fn ask(&mut self, ask: Ask) -> Vec<Tell> {
        match ask {
            Ask::Begin { id, address } => self.begin(id, &address),
            Ask::Stop => self.turn(State::Working, State::Stopped),
            Ask::GoOn => {
                let mut tells = self.turn(State::Waiting, State::Working);
                tells.extend(self.turn(State::Stopped, State::Working));
                tells
            }
            Ask::Drop => {
                self.current = None;
                Vec::new()
            }
            ask => alloc::vec![self.answer(&ask)],
        }
    }

    /// True if there is work to do.
    pub fn busy(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.state == State::Working)
    }

    /// Works for some milliseconds, and returns results.
    pub fn slice(&mut self) -> Vec<Tell> {
        let mut tells = Vec::new();
        if let Some(current) =
            self.current.as_mut().filter(|current| current.state == State::Working)
        {
            current.work.slice(current.id, &mut tells);
            if current.work.done() {
                current.state = State::Done;
                tells.extend(current.work.rest(current.id));
            } else if current.work.waits() {
                current.state = State::Waiting;
                tells.extend(current.work.rest(current.id));
            }
            tells.push(current.progress());
        }
        tells
    }

    fn begin(&mut self, id: u32, address: &str) -> Vec<Tell> {
        // Free memory first: the next study may need all of it.
        self.current = None;
        let (address, notes) = Address::read(address, &Address::default());
        let work = match notes.into_iter().find(|note| note.wrong) {
            Some(note) => Err(note.message),
            None => work(&address.subject),
        };
        let work = match work {
            Ok(work) => work,
            Err(because) => return alloc::vec![Tell::Refused { id, because }],
        };
        let cost = work.cost();
        let waits = cost.milliseconds > PATIENCE || cost.bytes > ROOM;
        let state = if waits { State::Waiting } else { State::Working };
        let current = self.current.insert(Current { id, work, state });
        let planned = Tell::Planned {
            id,
            words: cost.words,
            milliseconds: cost.milliseconds,
            bytes: cost.bytes,
            waits,
        };
        alloc::vec![planned, current.progress()]
    }

    /// Changes from one state to another, and reports it.
    fn turn(&mut self, from: State, to: State) -> Vec<Tell> {
        let Some(current) = self.current.as_mut().filter(|current| current.state == from) else {
            return Vec::new();
        };
        current.state = to;
        let mut tells = alloc::vec![current.progress()];
        if to == State::Stopped {
            tells.extend(current.work.rest(current.id));
        }
        tells
    }

    fn answer(&self, ask: &Ask) -> Tell {
        let id = match ask {
            Ask::Why { id, .. }
            | Ask::Picture { id, .. }
            | Ask::Window { id, .. }
            | Ask::Export { id, .. } => *id,
            _ => 0,
        };
        let answer = match &self.current {
            Some(current) => current.work.answer(ask),
            None => Err(words::no_table()),
        };
        answer.unwrap_or_else(|because| Tell::Refused { id, because })
    }
}

impl Current {
    fn progress(&self) -> Tell {
        let (share, values, of, words) = self.work.progress();
        Tell::Progress { id: self.id, share, values, of, words, state: self.state }
    }
}

fn work(subject: &Subject) -> Result<Box<dyn Work>, Message> {
    Ok(match subject {
        Subject::Values { rule, to, with } => {
            Box::new(ValuesStudy::new(rule, *to, with.as_ref()).map_err(words::refused)?)
        }
        Subject::Plane { side } => {
            let too_large = |error: TooLarge| words::plane_too_large(error.asked, SIDE as u64);
            Box::new(PlaneStudy::new(*side).map_err(too_large)?)
        }
        _ => Box::new(TableStudy::new(subject)?),
    })
}
