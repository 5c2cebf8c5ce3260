//! The current study: it takes questions, works in slices, and reports results.

use crate::address::{Address, Subject};
use crate::plane::PlaneStudy;
use crate::table::TableStudy;
use crate::values::ValuesStudy;
use crate::which;
use crate::wire::{Ask, State, Tell};
use crate::words;
use crate::work::{PATIENCE, ROOM, Work};
use alloc::boxed::Box;
use alloc::vec::Vec;
use messages::Message;
use sequence::plane::{SIDE, TooLarge};

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
            Ask::Which { id, text } => alloc::vec![which::answer(id, &text)],
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
    ///
    /// ```
    /// use study::{Study, wire::{Ask, Tell}};
    /// let mut study = Study::default();
    /// let told = study.ask(Ask::Begin { id: 3, address: "rule=no".into() });
    /// assert!(matches!(told[..], [Tell::Refused { id: 3, .. }]));
    /// assert!(!study.busy() && study.slice().is_empty());
    /// ```
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
