//! Values of heaps 0, 1, 2, … as an iterator that can be paused, and that changes engines on the way.

use crate::Endless;
use crate::cost::{EngineKind, Limits, Plan, Rares, Refused, Sample};
use crate::engine::Engine;
use crate::mask::Mask;
use crate::period::{self, Period, Proof, Unproved};
use crate::plain::Plain;
use crate::rule::Rule;
use crate::scan::Scan;
use crate::semantics::Semantics;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Values from which the cost of the others is estimated.
const SAMPLE: usize = 1024;
/// The same for long tables, whose rare values show late.
const LONG_SAMPLE: usize = 1 << 14;
/// Most steps that these take.
const SAMPLING: i64 = 100_000_000;
/// Size from which a table is long.
const LONG: usize = 1 << 15;
/// The same if one heap may become more than two.
const SHORT_SAMPLE: usize = 96;
/// Size from which rare values may pay; before, they are only used if no other engine may be.
const LARGE: usize = 2048;

/// The Grundy values of a rule, from the empty heap up to a greatest heap.
///
/// Results stay: pausing and resuming the work lose nothing.
#[derive(Clone, Debug)]
pub struct Sequence {
    rule: Rule,
    semantics: Semantics,
    to: usize,
    values: Vec<u32>,
    yielded: usize,
    greatest: u32,
    /// See `Sample`; half of the pairs until it is known.
    share: u64,
    engine: Engine,
    proof: Option<Proof>,
    /// Number of values at which a period is searched again.
    look: usize,
    forced: Option<EngineKind>,
}

/// The progress of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Values found.
    pub values: usize,
    /// Values in the end.
    pub of: usize,
    /// Estimated share of the whole work, in thousandths.
    pub share: u32,
}

/// What is known about the period of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is proved.
    Proved(Proof),
    /// The values seem to gain the same in each period; no theorem here applies.
    Apparent(Period),
    /// No theorem is known for such rules.
    Open(Unproved),
    /// A theorem applies, but this many values do not meet its condition.
    Unmet {
        /// Values that were looked at.
        values: usize,
    },
}

impl Sequence {
    /// The values up to a heap of `to` tokens within the limits of a page, of which a few are found at once; the rest
    /// follows in steps.
    ///
    /// ```
    /// use sequence::Sequence;
    /// assert!(Sequence::new(&"0.77".parse()?, 1_000).is_ok());
    /// // So many would take days.
    /// assert!(Sequence::new(&"grundy".parse()?, 100_000_000_000).is_err());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn new(rule: &Rule, to: u64) -> Result<Sequence, Refused> {
        Sequence::within(rule, to, Limits::PAGE)
    }

    /// The same within other limits.
    ///
    /// ```
    /// use sequence::{Limits, Sequence};
    /// assert!(Sequence::new(&"0.77".parse()?, 20_000_000).is_err());
    /// assert!(Sequence::within(&"0.77".parse()?, 20_000_000, Limits::NATIVE).is_ok());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn within(rule: &Rule, to: u64, limits: Limits) -> Result<Sequence, Refused> {
        let told = rule.endless().map_or(limits.values, Endless::last_heap);
        let most = limits.values.min(told);
        let refused = Refused::Values { asked: to, most };
        let last = usize::try_from(to).ok().filter(|_| to <= most).ok_or(refused)?;
        let mut sequence = Sequence::bare(rule, last);
        sequence.sample_values();
        let Plan { steps, bytes, .. } = sequence.plan();
        if steps > limits.steps {
            Err(Refused::Steps { steps, most: limits.steps })
        } else if bytes > limits.bytes {
            Err(Refused::Bytes { bytes, most: limits.bytes })
        } else {
            Ok(sequence)
        }
    }

    /// The same by one engine alone, without searching for a period; for comparisons.
    ///
    /// `None` if the engine is not made for the rule.
    ///
    /// ```
    /// use sequence::{EngineKind, Sequence};
    /// let values = |kind| {
    ///     let mut values = Sequence::by(&"grundy".parse().ok()?, 1_000, kind)?;
    ///     values.run();
    ///     Some(values.values().to_vec())
    /// };
    /// assert_eq!(values(EngineKind::Plain), values(EngineKind::Scan));
    /// assert!(values(EngineKind::Copy).is_none(), "there is no period to copy");
    /// ```
    pub fn by(rule: &Rule, to: u64, kind: EngineKind) -> Option<Sequence> {
        let most = rule.endless().map_or(Limits::NATIVE.values, Endless::last_heap);
        let mut sequence = Sequence::bare(rule, usize::try_from(to.min(most)).ok()?);
        sequence.forced = Some(kind);
        sequence.look = usize::MAX;
        let made = match kind {
            EngineKind::Plain => {
                sequence.engine = Engine::by_sets(&sequence.semantics, &sequence.values);
                true
            }
            EngineKind::Scan => sequence.two_heaps(),
            EngineKind::Sparse => sequence.sparse_fits(),
            EngineKind::Copy => false,
        };
        made.then_some(sequence)
    }

    /// No value yet, and no limits.
    pub(crate) fn bare(rule: &Rule, to: usize) -> Sequence {
        let semantics = rule.semantics();
        let two = semantics.tail().is_empty() && semantics.most_parts() == 2;
        let scan = two.then(|| Scan::after(&semantics, &[], to)).flatten();
        let engine = match scan {
            Some(scan) => Engine::Narrow(Box::new(scan)),
            None => Engine::Plain(Box::new(Plain::new(&semantics))),
        };
        let rule = rule.clone();
        let values = Vec::new();
        Sequence {
            rule,
            semantics,
            to,
            values,
            yielded: 0,
            greatest: 0,
            share: 500,
            engine,
            proof: None,
            look: 32,
            forced: None,
        }
    }

    /// Finds the first values, by which the cost of the others is estimated.
    fn sample_values(&mut self) {
        let more = self.semantics.most_parts() > 2;
        let sample = if more { SHORT_SAMPLE } else { SAMPLE };
        while self.values.len() < sample && self.advance() {}
        self.learn();
        let mut left = if more || self.to < LONG { 0 } else { SAMPLING };
        while left > 0 && self.values.len() < LONG_SAMPLE {
            left -= self.next_steps() as i64;
            if !self.advance() {
                break;
            }
        }
        self.learn();
    }

    /// The estimated steps for the next value.
    fn next_steps(&self) -> u64 {
        let sample = self.sample(self.working());
        sample.heap(&self.semantics, self.engine(), self.values.len())
    }

    /// The rule.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The values so far, that of the empty heap first.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The proved period.
    pub fn proof(&self) -> Option<Proof> {
        self.proof
    }

    /// The mask of rare values and the sizes of the rare heaps, if the current engine uses them.
    pub fn rares(&self) -> Option<(Mask, &[u32])> {
        self.engine.rares()
    }

    /// The engine at work.
    pub fn engine(&self) -> EngineKind {
        self.engine.kind()
    }

    /// The value of a heap; `None` beyond the values so far if no period is proved.
    pub fn at(&self, n: u64) -> Option<u64> {
        if let Some(value) = usize::try_from(n).ok().and_then(|n| self.values.get(n)) {
            return Some(u64::from(*value));
        }
        let Period { start, length, saltus } = self.proof?.period;
        let past = n - start as u64;
        let value = u64::from(self.values[start + (past % length as u64) as usize]);
        (past / length as u64).checked_mul(u64::from(saltus))?.checked_add(value)
    }

    /// The estimated cost of the rest of the table.
    pub fn plan(&self) -> Plan {
        let best = self.best_mask();
        let sample = self.sample(best.map(|(mask, all)| self.grown(mask, all)));
        let (engine, steps) = self.cheapest(&sample);
        let bytes = sample.bytes(&self.semantics, engine, self.to);
        Plan { engine, steps, bytes, proof: self.proof, mask: best.map(|(mask, _)| mask) }
    }

    fn sample(&self, rares: Option<Rares>) -> Sample {
        Sample { known: self.values.len(), greatest: self.greatest, rares, share: self.share }
    }

    /// So many rare values under a mask, with those of the smaller half.
    fn grown(&self, mask: Mask, all: usize) -> Rares {
        let half = self.values.iter().enumerate().take(self.values.len() / 2).skip(1);
        Rares { all, early: half.filter(|(n, value)| !mask.common(*n, **value)).count() }
    }

    /// The same for the engine at work.
    fn working(&self) -> Option<Rares> {
        let (_, rares) = self.rares()?;
        let half = (self.values.len() / 2) as u32;
        Some(Rares { all: rares.len(), early: rares.partition_point(|rare| *rare < half) })
    }

    /// True if a move takes a limited number and leaves at most, and sometimes, two heaps.
    pub(crate) fn two_heaps(&self) -> bool {
        self.semantics.tail().is_empty() && self.semantics.most_parts() == 2
    }

    fn sparse_fits(&self) -> bool {
        self.two_heaps() && self.semantics.takes().iter().all(|take| take.plus == 0)
    }

    /// The best mask and how many values it makes rare, if enough heaps remain.
    fn best_mask(&self) -> Option<(Mask, usize)> {
        let worth = self.sparse_fits() && self.proof.is_none();
        let wanted = self.to > LARGE || self.forced == Some(EngineKind::Sparse);
        (worth && wanted).then(|| Mask::best(&self.semantics, &self.values)).flatten()
    }

    /// The engine for the remaining sizes, and its steps.
    fn cheapest(&self, sample: &Sample) -> (EngineKind, u64) {
        let steps =
            |kind| (kind, sample.steps(&self.semantics, kind, self.values.len(), self.to + 1));
        if self.proof.is_some() {
            return steps(EngineKind::Copy);
        }
        let scan = self.two_heaps().then(|| steps(EngineKind::Scan));
        let sparse = sample.rares.map(|_| steps(EngineKind::Sparse));
        let all = [Some(steps(EngineKind::Plain)), scan, sparse];
        all.into_iter()
            .flatten()
            .min_by_key(|(_, steps)| *steps)
            .unwrap_or(steps(EngineKind::Plain))
    }

    /// What the engine at work tells of searches for witnesses.
    fn learn(&mut self) {
        let told = self.engine.share();
        self.share = told.unwrap_or(self.share);
    }

    /// Puts the engine in place that is best from here on.
    fn choose(&mut self) {
        self.learn();
        let best = self.best_mask();
        let kind = match self.forced {
            Some(kind) => kind,
            None => {
                let rares = best.map(|(mask, all)| self.grown(mask, all));
                self.cheapest(&self.sample(rares)).0
            }
        };
        let same_mask = self.rares().map(|(mask, _)| mask) == best.map(|(mask, _)| mask);
        if kind == self.engine() && (kind != EngineKind::Sparse || same_mask) {
            return;
        }
        let (semantics, values) = (&self.semantics, &self.values[..]);
        let engine = match kind {
            EngineKind::Plain => Some(Engine::by_sets(semantics, values)),
            EngineKind::Scan => Engine::by_witness(semantics, values, self.to),
            EngineKind::Sparse => {
                best.and_then(|(mask, _)| Engine::by_rares(semantics, mask, values, self.to))
            }
            EngineKind::Copy => Some(Engine::Copy),
        };
        if let Some(engine) = engine {
            self.engine = engine;
        }
    }

    /// Goes on from these values, which are right.
    pub(crate) fn take_over(&mut self, values: &[u32]) {
        self.values = values.to_vec();
        self.greatest = values.iter().copied().max().unwrap_or(0);
        self.engine = Engine::by_sets(&self.semantics, &self.values);
        self.choose();
        if self.look < usize::MAX {
            self.look = self.values.len();
            self.prove();
        }
    }

    /// Finds one more value; false if the table is complete.
    pub(crate) fn advance(&mut self) -> bool {
        let n = self.values.len();
        if n > self.to {
            return false;
        }
        let from = if self.forced == Some(EngineKind::Sparse) { Mask::FEWEST } else { LARGE };
        if n >= from
            && n.is_power_of_two()
            && self.two_heaps()
            && !matches!(self.engine, Engine::Copy)
        {
            self.choose();
        }
        let found = match &mut self.engine {
            Engine::Plain(plain) => Some(plain.next(&self.semantics, &self.values)),
            Engine::Narrow(scan) => scan.next(&self.semantics),
            Engine::Wide(scan) => scan.next(&self.semantics),
            Engine::Sparse(sparse) => sparse.next(&self.semantics),
            Engine::WideSparse(sparse) => sparse.next(&self.semantics),
            Engine::Copy => self.at(n as u64).and_then(|value| u32::try_from(value).ok()),
        };
        let value = match found {
            Some(value) => value,
            None => self.widened(),
        };
        self.values.push(value);
        self.greatest = self.greatest.max(value);
        if self.values.len() == self.look
            || (self.values.len() == self.to + 1 && self.look < usize::MAX)
        {
            self.prove();
        }
        true
    }

    /// The next value by an engine for larger values, which takes over.
    fn widened(&mut self) -> u32 {
        let wider = self.engine.wider(&self.semantics, &self.values, self.to);
        let (engine, value) = wider.unwrap_or_else(|| {
            let mut plain = Plain::after(&self.semantics, &self.values);
            let value = plain.next(&self.semantics, &self.values);
            (Engine::Plain(Box::new(plain)), value)
        });
        self.engine = engine;
        value
    }

    fn prove(&mut self) {
        self.look += (self.look / 4).max(1);
        if self.proof.is_none() {
            self.proof = period::prove(&self.semantics, &self.values);
            if self.proof.is_some() {
                self.engine = Engine::Copy;
                self.look = usize::MAX;
            }
        }
    }

    /// Continues for about `fuel` elementary steps, some nanoseconds each, and returns the progress.
    ///
    /// ```
    /// use sequence::{EngineKind, Sequence, Standing};
    /// let mut values = Sequence::new(&"0.07".parse()?, 10_000).expect("so many are allowed");
    /// assert_eq!(values.rule().text(), "0.07");
    /// assert_eq!(values.plan().engine, EngineKind::Copy, "the first values prove the period");
    /// let mut progress = values.progress();
    /// while progress.values < progress.of {
    ///     progress = values.step(100_000);
    /// }
    /// assert_eq!(progress.share, 1000);
    /// // Dawson’s Kayles.
    /// assert!(matches!(values.standing(), Standing::Proved(proof) if proof.period.length == 34));
    /// assert_eq!((values.engine(), values.values().len()), (EngineKind::Copy, 10_001));
    /// assert_eq!(values.at(1_000_000), values.at(1_000_034));
    /// assert!(values.rares().is_none());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn step(&mut self, fuel: u64) -> Progress {
        let mut left = fuel as i64;
        while left > 0 {
            left -= self.next_steps() as i64;
            if !self.advance() {
                break;
            }
        }
        self.progress()
    }

    /// The progress of the table.
    pub fn progress(&self) -> Progress {
        let (values, of) = (self.values.len(), self.to + 1);
        let sample = self.sample(self.working());
        let steps = |from, to| u128::from(sample.steps(&self.semantics, self.engine(), from, to));
        let (done, left) = (steps(0, values), steps(values, of));
        let share = if values == of { 1000 } else { 999 * done / (done + left).max(1) };
        Progress { values, of, share: share as u32 }
    }

    /// Finds all values.
    pub fn run(&mut self) {
        while self.advance() {}
    }

    /// What is known about the period.
    pub fn standing(&self) -> Standing {
        if let Some(proof) = self.proof {
            return Standing::Proved(proof);
        }
        if let Some(reason) = period::unproved(&self.semantics) {
            return Standing::Open(reason);
        }
        // Codes that leave two heaps at most never gain (Horrocks and Nowakowski 2003).
        let gains = self.semantics.most_parts() > 2 || !self.semantics.tail().is_empty();
        let apparent = period::apparent(&self.values).filter(|_| gains);
        apparent.map_or(Standing::Unmet { values: self.values.len() }, Standing::Apparent)
    }
}

impl Iterator for Sequence {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.yielded == self.values.len() && !self.advance() {
            return None;
        }
        self.yielded += 1;
        self.values.get(self.yielded - 1).copied()
    }
}
