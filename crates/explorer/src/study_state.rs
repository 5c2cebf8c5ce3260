//! The results of one study that the worker has sent.

use crate::facts::Facts;
use crate::table::TableState;
use messages::Message;
use study::wire::{Period, Standing, State, Tell};
use yew::AttrValue;

/// The estimated cost of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Planned {
    /// Engine, time and memory, in one sentence.
    pub(crate) words: Message,
    /// True if it waits for leave.
    pub(crate) waits: bool,
}

/// How far a study is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// Share of the work in thousandths.
    pub(crate) share: u32,
    /// Values found.
    pub(crate) values: u64,
    /// Values in the end.
    pub(crate) of: u64,
    /// The current activity.
    pub(crate) words: Message,
    pub(crate) state: State,
}

/// The study that is seen, and the next one.
#[derive(Debug, Default)]
pub(crate) struct Studies {
    pub(crate) shown: StudyState,
    /// The requested study, until a part of it is there.
    pub(crate) next: Option<StudyState>,
    /// The first picture of the values as markup, until they can take its place.
    pub(crate) first: Option<AttrValue>,
    /// When a table that grows was last drawn, in ms.
    pub(crate) drawn: f64,
    /// When its facts were, in ms.
    pub(crate) read: f64,
}

#[derive(Debug, Default)]
pub(crate) struct StudyState {
    /// Its number.
    pub(crate) id: u32,
    /// Values of one rule or two, without gaps.
    pub(crate) values: [Vec<u32>; 2],
    /// The selected one of two rules, 0 or 1.
    pub(crate) which: usize,
    /// The greatest value of either.
    pub(crate) greatest: u32,
    pub(crate) difference: Difference,
    /// Number of requested values, which reserves room for their numbers.
    pub(crate) expected: u64,
    pub(crate) standing: Vec<Standing>,
    /// How often the knowledge about periods has changed.
    turns: u32,
    pub(crate) facts: Facts,
    /// A table of more than one game.
    pub(crate) table: Option<TableState>,
    pub(crate) planned: Option<Planned>,
    pub(crate) progress: Option<Progress>,
}

/// The first heap at which two rules differ.
#[derive(Debug, Default)]
pub(crate) struct Difference {
    pub(crate) at: Option<u64>,
    /// Number of heaps known to be equal.
    compared: usize,
}

impl Difference {
    fn seek(&mut self, [one, other]: &[Vec<u32>; 2]) {
        if self.at.is_some() || other.is_empty() {
            return;
        }
        let both = one.iter().zip(other).skip(self.compared);
        self.compared += both.take_while(|(one, other)| one == other).count();
        let more = self.compared < one.len().min(other.len());
        self.at = more.then_some(self.compared as u64);
    }
}

impl StudyState {
    pub(crate) fn new(id: u32, expected: u64) -> StudyState {
        StudyState { id, expected, ..StudyState::default() }
    }

    /// Takes an answer about the study itself; true if there is now something to see.
    pub(crate) fn take(&mut self, tell: Tell, language: &str) -> bool {
        match tell {
            Tell::Planned { words, waits, .. } => {
                self.planned = Some(Planned { words, waits });
                return waits;
            }
            Tell::Values { which, from, values, .. } => self.values(which, from, &values),
            Tell::Progress { share, values, of, words, state, .. } => {
                self.progress = Some(Progress { share, values, of, words, state });
                return true;
            }
            Tell::Facts { standing, pieces, .. } => {
                self.turns += u32::from(self.standing != standing);
                self.standing = standing;
                self.facts.take(pieces);
            }
            Tell::Table { words, above, below, table, .. } => {
                self.table = Some(TableState::new(words, [above, below], table, language));
            }
            _ => return false,
        }
        true
    }

    /// Values of a restarted study are the same; only new ones are added.
    fn values(&mut self, which: u8, from: u64, values: &[u32]) {
        let list = &mut self.values[usize::from(which.min(1))];
        let known = (list.len() as u64).saturating_sub(from) as usize;
        if from > list.len() as u64 {
            return;
        }
        let new = values.get(known..).unwrap_or_default();
        list.extend_from_slice(new);
        self.greatest = new.iter().copied().fold(self.greatest, u32::max);
        self.difference.seek(&self.values);
    }

    pub(crate) fn count(&self) -> u64 {
        self.values[0].len() as u64
    }

    /// True if two rules are compared.
    pub(crate) fn two(&self) -> bool {
        !self.values[1].is_empty()
    }

    /// The value of a heap under the rule that is looked at.
    pub(crate) fn here(&self, n: u64) -> Option<u32> {
        self.value(self.which, n)
    }

    pub(crate) fn value(&self, which: usize, n: u64) -> Option<u32> {
        self.values[which].get(usize::try_from(n).ok()?).copied()
    }

    /// A number that changes when the marks of cells change.
    pub(crate) fn marks(&self) -> u32 {
        2 * self.turns + self.which as u32
    }

    /// The standing of the selected rule.
    pub(crate) fn looked(&self) -> Option<&Standing> {
        self.standing.get(self.which)
    }

    /// Start and length of its period, and whether it is proved.
    pub(crate) fn period(&self) -> Option<(u64, u64, bool)> {
        let standing = self.looked()?;
        standing.period.map(|period| (period.start, period.length, standing.proved))
    }

    /// Its period, if that is proved.
    pub(crate) fn proved(&self) -> Option<Period> {
        self.looked().filter(|standing| standing.proved)?.period
    }

    /// True if its period is proved and the values gain nothing, so that the table has each value that there is.
    pub(crate) fn complete(&self) -> bool {
        let whole = |period: Period| period.start + period.length <= self.count();
        self.proved().is_some_and(|period| period.saltus == 0 && whole(period))
    }

    /// The value of a heap beyond the table by its proved period, the heap of the table that the period leads back to,
    /// and how much each period adds.
    pub(crate) fn beyond(&self, n: u64) -> Option<(u64, u64, u64)> {
        let Period { start, length, saltus } = self.proved()?;
        let (periods, rest) = (n.checked_sub(start)? / length, (n - start) % length);
        let like = start + rest;
        let value = u64::from(self.here(like)?).checked_add(periods.checked_mul(saltus)?)?;
        Some((value, like, saltus))
    }

    /// True if a heap is an exception of the period.
    pub(crate) fn exception(&self, n: u64) -> bool {
        let of = |standing: &Standing| standing.exceptions.binary_search(&n).is_ok();
        self.looked().is_some_and(of)
    }

    /// Shows the next new piece of the facts; true if there was one.
    pub(crate) fn refresh(&mut self, language: &str) -> bool {
        let one = self.standing.len() == 1 && self.count() > 0;
        self.facts.refresh(language, one)
    }

    /// Switches to another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.facts.speak(language);
        self.table.iter_mut().for_each(|table| table.speak(language));
    }

    /// True if there is something to see: values, a table, or a plan that waits.
    pub(crate) fn begun(&self) -> bool {
        let waits = self.planned.as_ref().is_some_and(|planned| planned.waits);
        let still = self.state().is_some_and(|state| state != State::Working);
        waits || still || self.count() > 0 || self.table.is_some()
    }

    pub(crate) fn state(&self) -> Option<State> {
        self.progress.as_ref().map(|progress| progress.state)
    }

    /// True while answers of the worker are expected.
    pub(crate) fn busy(&self) -> bool {
        let waits = self.planned.as_ref().is_some_and(|planned| planned.waits);
        match self.state() {
            None => !waits,
            Some(state) => state == State::Working,
        }
    }
}
