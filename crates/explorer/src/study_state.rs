//! What the worker has told about one study.

use crate::table::Told;
use crate::words::Said;
use messages::Message;
use messages::markup::Html;
use study::wire::{Standing, State, Tell};

/// What a study costs, as it was told before it started.
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
    /// What is there.
    pub(crate) values: u64,
    /// What there will be.
    pub(crate) of: u64,
    /// What is being done.
    pub(crate) words: Message,
    /// What goes on.
    pub(crate) state: State,
}

/// Everything that is known of one study.
#[derive(Debug, Default)]
pub(crate) struct StudyState {
    /// Its number.
    pub(crate) id: u32,
    /// Values of one rule or two, without gaps.
    pub(crate) values: [Vec<u32>; 2],
    /// Which of two rules is looked at, 0 or 1.
    pub(crate) which: usize,
    /// The greatest value of either.
    pub(crate) greatest: u32,
    /// The first heap at which two rules differ.
    pub(crate) differ: Option<u64>,
    /// How many values were asked for, so that room is left for their numbers.
    pub(crate) expected: u64,
    compared: usize,
    pub(crate) standing: Vec<Standing>,
    /// How often what is known of the periods has changed.
    turns: u32,
    /// Facts in pieces, as they are shown.
    pub(crate) facts: Vec<Said>,
    /// True if they are about the values of one rule.
    pub(crate) one: bool,
    /// True if they are those of the table before, which only keep the place.
    pub(crate) old: bool,
    /// Newer ones, which are shown piece by piece when there is time for them.
    fresh: Option<Vec<Html>>,
    /// A table of more than one game.
    pub(crate) table: Option<Told>,
    pub(crate) planned: Option<Planned>,
    pub(crate) progress: Option<Progress>,
}

impl StudyState {
    /// Nothing yet.
    pub(crate) fn new(id: u32, expected: u64) -> StudyState {
        StudyState { id, expected, ..StudyState::default() }
    }

    /// Takes in what is told about the study itself; true if there is now something to be seen.
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
                (self.standing, self.fresh) = (standing, Some(pieces));
            }
            Tell::Table { words, above, below, table, .. } => {
                self.table = Some(Told::new(words, [above, below], table, language));
            }
            _ => return false,
        }
        true
    }

    /// Values of a study that began again are the same; only what is new is added.
    fn values(&mut self, which: u8, from: u64, values: &[u32]) {
        let list = &mut self.values[usize::from(which.min(1))];
        let known = (list.len() as u64).saturating_sub(from) as usize;
        if from > list.len() as u64 {
            return;
        }
        let new = values.get(known..).unwrap_or_default();
        list.extend_from_slice(new);
        self.greatest = new.iter().copied().fold(self.greatest, u32::max);
        self.compare();
    }

    fn compare(&mut self) {
        let [one, other] = &self.values;
        if self.differ.is_some() || other.is_empty() {
            return;
        }
        let both = one.iter().zip(other).skip(self.compared);
        let same = both.take_while(|(one, other)| one == other).count();
        self.compared += same;
        let more = self.compared < one.len().min(other.len());
        self.differ = more.then_some(self.compared as u64);
    }

    /// Heaps that are there.
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

    /// The value of a heap.
    pub(crate) fn value(&self, which: usize, n: u64) -> Option<u32> {
        self.values[which].get(usize::try_from(n).ok()?).copied()
    }

    /// A number that is another one as soon as cells wear other marks.
    pub(crate) fn marks(&self) -> u32 {
        2 * self.turns + self.which as u32
    }

    /// What is known of the period of the rule that is looked at.
    pub(crate) fn looked(&self) -> Option<&Standing> {
        self.standing.get(self.which)
    }

    /// Start and length of its period, and whether it is proved.
    pub(crate) fn period(&self) -> Option<(u64, u64, bool)> {
        let standing = self.looked()?;
        standing.period.map(|period| (period.start, period.length, standing.proved))
    }

    /// True if a heap is an exception of the period.
    pub(crate) fn exception(&self, n: u64) -> bool {
        let of = |standing: &Standing| standing.exceptions.binary_search(&n).is_ok();
        self.looked().is_some_and(of)
    }

    /// Lets the facts of the table before keep the place until there is time for its own.
    pub(crate) fn stand_in(&mut self, before: StudyState) {
        self.fresh.get_or_insert_default();
        (self.facts, self.one, self.old) = (before.facts, before.one, true);
    }

    /// Shows no facts until there is time for them.
    pub(crate) fn put_off(&mut self) {
        let facts = std::mem::take(&mut self.facts);
        self.fresh.get_or_insert_with(|| facts.into_iter().map(Said::html).collect());
    }

    /// Shows a piece of the newest facts that is not shown yet; true if there was one.
    pub(crate) fn refresh(&mut self, language: &str) -> bool {
        let Some(fresh) = &self.fresh else { return false };
        if std::mem::take(&mut self.old) {
            self.facts.clear();
        }
        let there = self.facts.iter().zip(fresh);
        let same = there.take_while(|(fact, fresh)| fact.is(fresh)).count();
        if let Some(next) = fresh.get(same) {
            // All of them are placed anew for this.
            self.one = self.standing.len() == 1 && self.count() > 0;
            let next = Said::new(next.clone(), language);
            self.facts.splice(same..self.facts.len().min(same + 1), [next]);
            return true;
        }
        let more = self.facts.len() > fresh.len();
        self.facts.truncate(fresh.len());
        self.fresh = None;
        more
    }

    /// Everything is said in another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.facts.iter_mut().for_each(|fact| fact.speak(language));
        self.table.iter_mut().for_each(|table| table.speak(language));
    }

    /// True if there is something to be seen: values, a table, or a plan that waits.
    pub(crate) fn begun(&self) -> bool {
        let waits = self.planned.as_ref().is_some_and(|planned| planned.waits);
        let still = self.state().is_some_and(|state| state != State::Working);
        waits || still || self.count() > 0 || self.table.is_some()
    }

    /// What goes on.
    pub(crate) fn state(&self) -> Option<State> {
        self.progress.as_ref().map(|progress| progress.state)
    }

    /// True while the worker should be heard of.
    pub(crate) fn busy(&self) -> bool {
        let waits = self.planned.as_ref().is_some_and(|planned| planned.waits);
        match self.state() {
            None => !waits,
            Some(state) => state == State::Working,
        }
    }
}
