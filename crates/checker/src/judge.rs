//! The judgement: every number of a certificate compared with the recomputed values.

use crate::claim::{self, Claim, Theorem};
use crate::theorems;
use crate::{Refusal, Verified, words};
use alloc::vec::Vec;
use messages::Message;

pub(crate) type Checked = Result<(), Refusal>;

pub(crate) fn must(holds: bool, line: usize, because: impl FnOnce() -> Message) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::new(line, because())) }
}

/// The checks without values: whether the numbers of the claim fit together.
pub(crate) fn form(claim: &Claim) -> Checked {
    let last = claim.bound.saturating_sub(1);
    must(claim.heaps == (0, last), claim::HEAPS, || words::heaps_of_bound(last))?;
    must(claim.period > 0, claim::PERIOD, words::no_period)?;
    // With each theorem, preperiod and period together are at most the bound.
    match claim.theorem {
        Theorem::Window { heaps, taken } => theorems::window(claim, heaps, taken),
        Theorem::WindowUnequal { heaps, taken } => theorems::window_unequal(claim, heaps, taken),
        Theorem::State { from, to } => theorems::state(claim, from, to),
    }
}

/// Every number of a claim whose form is right, against the values up to its bound.
pub(crate) fn judge(claim: &Claim, values: &[u32]) -> Result<Verified, Refusal> {
    let (start, length) = (claim.preperiod as usize, claim.period as usize);
    let lines = (claim::PREPERIOD, claim::PERIOD);
    let turn = Turn { values, start, length, gain: claim.saltus, place: "heap", lines };
    if let Theorem::State { from, to } = claim.theorem {
        theorems::same_states(claim, values, from, to)?;
    }
    turn.repeats()?;
    turn.is_least()?;
    turn.lists_one_period(claim)?;
    Ok(Verified {
        rule: claim.rule.clone(),
        preperiod: claim.preperiod,
        period: claim.period,
        saltus: claim.saltus,
        computed: values.len() as u64,
        rows: Vec::new(),
    })
}

/// The claimed period over the values.
pub(crate) struct Turn<'v> {
    pub(crate) values: &'v [u32],
    pub(crate) start: usize,
    pub(crate) length: usize,
    pub(crate) gain: u64,
    /// The kind of place that has a value, by which a message chooses its words.
    pub(crate) place: &'static str,
    /// The lines that claim the start and the length.
    pub(crate) lines: (usize, usize),
}

impl Turn<'_> {
    fn value(&self, n: usize) -> u64 {
        u64::from(self.values[n])
    }

    /// Checks that the values repeat as far as they go.
    pub(crate) fn repeats(&self) -> Checked {
        for n in self.start..self.values.len() - self.length {
            let (now, then) = (self.value(n), self.value(n + self.length));
            must(now + self.gain == then, self.lines.1, || {
                let later = n + self.length;
                words::no_repeat(self.place, n as u64, now, later as u64, then)
            })?;
        }
        Ok(())
    }

    /// The claimed value of any place from the start on.
    fn claimed(&self, n: usize) -> u64 {
        let past = n - self.start;
        self.value(self.start + past % self.length) + (past / self.length) as u64 * self.gain
    }

    /// Neither a shorter period nor an earlier start would do.
    pub(crate) fn is_least(&self) -> Checked {
        let whole = |part: &usize| {
            self.length.is_multiple_of(*part)
                && (self.gain * *part as u64).is_multiple_of(self.length as u64)
        };
        for part in (1..self.length).filter(whole) {
            let gain = self.gain * part as u64 / self.length as u64;
            let mut heaps = self.start..self.start + self.length;
            let repeats = heaps.all(|n| self.claimed(n + part) == self.claimed(n) + gain);
            must(!repeats, self.lines.1, || words::shorter_period(part as u64))?;
        }
        if let Some(before) = self.start.checked_sub(1) {
            let earlier = self.value(before) + self.gain == self.claimed(before + self.length);
            must(!earlier, self.lines.0, || words::earlier_start(before as u64))?;
        }
        Ok(())
    }

    fn lists_one_period(&self, claim: &Claim) -> Checked {
        let one: Vec<u64> = (self.start..self.start + self.length).map(|n| self.value(n)).collect();
        must(claim.values == one, claim::VALUES, words::not_the_values)?;
        let odd_one = |n: &usize| {
            let turns = (self.start - n).div_ceil(self.length);
            self.value(*n) + turns as u64 * self.gain != self.claimed(n + turns * self.length)
        };
        let odd = (0..self.start).filter(odd_one).map(|n| (n as u64, self.value(n)));
        must(claim.exceptions.iter().copied().eq(odd), claim::EXCEPTIONS, words::not_the_exceptions)
    }
}
