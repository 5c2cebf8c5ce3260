//! The study of one rule's values, or of two rules side by side.

use crate::export;
use crate::facts;
use crate::picture;
use crate::series::Series;
use crate::why;
use crate::wire::{Ask, Tell};
use crate::words;
use crate::work::{Cost, Work, megabytes};
use alloc::vec::Vec;
use messages::Message;
use sequence::{Refused, Rule};

/// A browser's engine takes about twice the estimated time.
const SLOWER: u64 = 2;
/// Most values that are passed on at once, and the number of slices after which they are.
const TOGETHER: usize = 50_000;
/// See [`TOGETHER`].
const SLICES: u32 = 12;

/// One or two rules.
#[derive(Debug)]
pub(crate) struct ValuesStudy {
    series: Vec<Series>,
    /// Number of proved periods and of complete tables when facts were last reported.
    last_reported: (usize, usize),
    /// Values of each rule that were passed on.
    passed: Vec<usize>,
    /// Slices since values were passed on.
    slices: u32,
    /// True if the check of a large certificate has been postponed once, to wait for permission.
    waited: bool,
}

impl ValuesStudy {
    pub(crate) fn new(rule: &Rule, to: u64, with: Option<&Rule>) -> Result<ValuesStudy, Refused> {
        let rules = core::iter::once(rule).chain(with);
        let series = rules.map(|rule| Series::new(rule, to)).collect::<Result<Vec<_>, _>>()?;
        let passed = alloc::vec![0; series.len()];
        Ok(ValuesStudy { series, last_reported: (0, 0), passed, slices: SLICES, waited: false })
    }

    /// Passes on the values that were found since the last time.
    fn pass(&mut self, id: u32, out: &mut Vec<Tell>) {
        for (which, (one, passed)) in self.series.iter().zip(&mut self.passed).enumerate() {
            let values = one.sequence.values()[*passed..one.statistics.seen()].to_vec();
            if !values.is_empty() {
                let from = *passed as u64;
                *passed += values.len();
                out.push(Tell::Values { id, which: which as u8, from, values });
            }
        }
        self.slices = 0;
    }

    fn new_values(&self) -> usize {
        let seen = self.series.iter().map(|one| one.statistics.seen());
        seen.zip(&self.passed).map(|(seen, passed)| seen - passed).sum()
    }

    fn one(&self, which: u64) -> Result<&Series, Message> {
        let at = usize::try_from(which).ok();
        at.and_then(|at| self.series.get(at)).ok_or_else(words::no_such_rule)
    }
}

impl Work for ValuesStudy {
    fn cost(&self) -> Cost {
        let plans: Vec<_> = self.series.iter().map(|one| one.sequence.plan()).collect();
        let steps: u64 = plans.iter().map(|plan| plan.steps).sum();
        let bytes = plans.iter().map(|plan| plan.bytes).sum();
        let milliseconds = steps * SLOWER / 1_000_000;
        let longest = plans.iter().max_by_key(|plan| plan.steps).expect("there is a rule");
        let engine = words::engine_of(longest.engine);
        let words = words::values_cost(engine, words::time(milliseconds), megabytes(bytes));
        Cost { milliseconds, bytes, words }
    }

    fn slice(&mut self, id: u32, out: &mut Vec<Tell>) {
        let behind = |one: &(usize, &mut Series)| one.1.statistics.seen();
        let open = self.series.iter_mut().enumerate().filter(|(_, one)| !one.complete());
        if let Some((_, one)) = open.min_by_key(behind) {
            one.slice();
        } else if let Some(one) = self.series.iter_mut().find(|one| !one.done()) {
            one.judge();
        }
        for one in self.series.iter_mut().filter(|one| one.complete()) {
            if one.judged().is_none() {
                one.judge();
            }
        }
        let proved = self.series.iter().filter(|one| one.sequence.proof().is_some()).count();
        let complete = self.series.iter().filter(|one| one.complete()).count();
        self.slices += 1;
        if self.slices > SLICES || self.new_values() >= TOGETHER || complete > self.last_reported.1
        {
            self.pass(id, out);
        }
        if (proved, complete) != self.last_reported {
            self.last_reported = (proved, complete);
            if !self.done() {
                out.extend(self.rest(id));
            }
        }
    }

    fn done(&self) -> bool {
        self.series.iter().all(Series::done)
    }

    fn waits(&mut self) -> bool {
        let waits = self.series.iter().all(Series::complete)
            && self.series.iter().any(Series::waits)
            && !self.waited;
        self.waited |= waits;
        waits
    }

    fn progress(&self) -> (u32, u64, u64, Message) {
        let parts = self.series.iter().map(|one| one.sequence.progress());
        let share = parts.map(|part| part.share).sum::<u32>() / self.series.len() as u32;
        let found = self.series.iter().map(|one| one.statistics.seen() as u64).sum();
        let of = self.series.iter().map(|one| one.to() + 1).sum();
        let judged = self.series.iter().find_map(|one| Some((one.judged()?, one.check_time())));
        let words = match judged {
            Some(((0, of), time)) => words::to_check(of, words::time(time)),
            Some(((done, of), _)) => words::checking(done, of),
            None => {
                let engine = words::engine_of(self.series[0].sequence.engine());
                words::values_found(found, of, engine)
            }
        };
        (share, found, of, words)
    }

    fn rest(&mut self, id: u32) -> Vec<Tell> {
        let mut tells = Vec::new();
        self.pass(id, &mut tells);
        let standing = self.series.iter().map(Series::standing).collect();
        tells.push(Tell::Facts { id, standing, pieces: facts::pieces(&self.series) });
        tells
    }

    fn answer(&self, ask: &Ask) -> Result<Tell, Message> {
        match ask {
            Ask::Why { id, at: (n, which) } => {
                let (html, words) = why::heap(&self.one(*which)?.sequence, *n)?;
                Ok(Tell::Why { id: *id, html, words })
            }
            Ask::Picture { id, request } => {
                let one = self.one(u64::from(request.which))?;
                picture::of_values(one, request).map(|picture| picture.tell(*id))
            }
            Ask::Export { id, format, which, request } => {
                let one = usize::from(*which);
                export::values(&self.series, one, *format, request.as_ref())
                    .map(|file| file.tell(*id))
            }
            _ => Err(words::no_windows()),
        }
    }
}
