//! The judgement: every number of a certificate against the values that were computed anew.

use crate::claim::{self, Claim, Theorem};
use crate::{Refusal, Verified};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub(crate) type Checked = Result<(), Refusal>;

pub(crate) fn must(holds: bool, line: usize, because: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Refusal::new(line, because())) }
}

/// What can be said without the values: whether the numbers of the claim belong together.
pub(crate) fn form(claim: &Claim) -> Checked {
    must(claim.bound > 0 && claim.heaps == (0, claim.bound - 1), claim::HEAPS, || {
        format!("for this bound the heaps must be 0 to {}", claim.bound.saturating_sub(1))
    })?;
    must(claim.period > 0, claim::PERIOD, || String::from("the period must be at least 1"))?;
    let fits = claim.preperiod.checked_add(claim.period).is_some_and(|end| end <= claim.bound);
    must(fits, claim::PREPERIOD, || {
        String::from("preperiod and period together must not exceed the bound")
    })?;
    must(claim.saltus <= claim.bound, claim::SALTUS, || {
        format!("the saltus must be at most {}", claim.bound)
    })?;
    match claim.theorem {
        Theorem::Window { heaps, taken } => window(claim, heaps, taken),
        Theorem::State { from, to } => sizes(claim, from, to),
    }
}

/// Every number of a claim whose form is right, against the values up to its bound.
pub(crate) fn judge(claim: &Claim, values: &[u32]) -> Result<Verified, Refusal> {
    let (start, length) = (claim.preperiod as usize, claim.period as usize);
    let lines = (claim::PREPERIOD, claim::PERIOD);
    let turn = Turn { values, start, length, gain: claim.saltus, place: "heap", lines };
    if let Theorem::State { from, to } = claim.theorem {
        state(claim, values, from, to)?;
    }
    turn.repeats()?;
    turn.is_least()?;
    turn.is_told(claim)?;
    Ok(Verified {
        rule: claim.rule.clone(),
        preperiod: claim.preperiod,
        period: claim.period,
        saltus: claim.saltus,
        computed: values.len() as u64,
        rows: Vec::new(),
    })
}

/// Guy and Smith’s condition: limited takes, limited heaps, any sizes, and enough equal values.
fn window(claim: &Claim, heaps: u64, taken: u64) -> Checked {
    let moves = &claim.moves;
    must(moves.tail().is_empty() && !moves.unequal, claim::THEOREM, || {
        String::from("this theorem is for limited takes and heaps of any sizes")
    })?;
    let (most_heaps, most_taken) = (u64::from(moves.most_heaps()).max(1), moves.most_taken());
    must((heaps, taken) == (most_heaps, most_taken), claim::THEOREM, || {
        format!("for this rule the numbers must be {most_heaps} and {most_taken}")
    })?;
    must(claim.saltus == 0, claim::SALTUS, || String::from("this theorem allows no gain"))?;
    let bound = heaps * (claim.preperiod.max(1) + claim.period) + taken;
    must(claim.bound == bound, claim::BOUND, || format!("for these numbers it must be {bound}"))
}

/// The rule is one of the kind that the theorem is for, and the sizes are a whole number of turns apart.
fn sizes(claim: &Claim, from: u64, to: u64) -> Checked {
    let moves = &claim.moves;
    let tail = moves.tail().len() as u64;
    must(tail > 0 && moves.most_heaps() <= 1, claim::THEOREM, || {
        String::from("this theorem is for endless takes that leave one heap")
    })?;
    must(claim.bound == to, claim::BOUND, || format!("for this theorem it must be {to}"))?;
    let width = moves.fixed() as u64 - 1;
    must(from > width && from < to, claim::THEOREM, || {
        format!("the first size must be above {width} and below the second")
    })?;
    let common =
        (1..).find(|times| (claim.period * times).is_multiple_of(tail)).unwrap_or(1) * claim.period;
    must(to - from == common, claim::THEOREM, || format!("the sizes must be {common} apart"))
}

/// What later heaps depend on is the same at both sizes, but for the gain.
fn state(claim: &Claim, values: &[u32], from: u64, to: u64) -> Checked {
    let gain = claim.saltus * ((to - from) / claim.period);
    let (first, second) = (State::at(claim, values, from), State::at(claim, values, to));
    must(first.window == second.window && first.older == second.older, claim::THEOREM, || {
        String::from("the states at the two sizes differ")
    })?;
    must(second.low - first.low == gain, claim::SALTUS, || {
        format!("between the two sizes the gain is {}", second.low - first.low)
    })?;
    let lost = values[from as usize..to as usize].contains(&0);
    must(gain == 0 || !lost, claim::SALTUS, || String::from("a value of 0 cannot gain"))
}

/// What the heaps from some size on depend on: zeros, and values from `low` on as what they exceed it by.
///
/// All values from 1 to below `low` are reached by each of those heaps.
struct State {
    low: u64,
    window: Vec<Option<i64>>,
    older: Vec<Vec<i64>>,
}

impl State {
    fn at(claim: &Claim, values: &[u32], n: u64) -> State {
        let moves = &claim.moves;
        let (width, tail) = (moves.fixed() as u64 - 1, moves.tail().len() as u64);
        let reached = moves.tail().iter().any(|digit| digit & 2 == 2);
        let value = |heap: u64| u64::from(values[heap as usize]);
        let mut sets: Vec<BTreeSet<u64>> = (0..tail).map(|_| BTreeSet::new()).collect();
        for heap in (1..n - width).filter(|_| reached) {
            sets[(heap % tail) as usize].insert(value(heap));
        }
        let missing = |set: &BTreeSet<u64>| (1..).find(|value| !set.contains(value)).unwrap_or(1);
        let low = sets.iter().map(missing).min().unwrap_or(1);
        let matters = |value: u64| match value {
            0 => Some(-1),
            _ => value.checked_sub(low).map(|above| above as i64),
        };
        let window = (n - width..n).map(|heap| matters(value(heap))).collect();
        let older = sets.iter().map(|set| set.iter().filter_map(|value| matters(*value)).collect());
        State { low, window, older: older.collect() }
    }
}

/// The claimed period over the values.
pub(crate) struct Turn<'v> {
    pub(crate) values: &'v [u32],
    pub(crate) start: usize,
    pub(crate) length: usize,
    pub(crate) gain: u64,
    /// What the places of the values are called.
    pub(crate) place: &'static str,
    /// The lines that claim the start and the length.
    pub(crate) lines: (usize, usize),
}

impl Turn<'_> {
    fn value(&self, n: usize) -> u64 {
        u64::from(self.values[n])
    }

    /// The values repeat as far as there are any.
    pub(crate) fn repeats(&self) -> Checked {
        for n in self.start..self.values.len() - self.length {
            let (now, then) = (self.value(n), self.value(n + self.length));
            must(now + self.gain == then, self.lines.1, || {
                let (place, later) = (self.place, n + self.length);
                format!("{place} {n} has value {now}, and {place} {later} has {then}")
            })?;
        }
        Ok(())
    }

    /// The value that the claim gives to any place from the start on.
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
            must(!repeats, self.lines.1, || format!("the values repeat after {part} already"))?;
        }
        if let Some(before) = self.start.checked_sub(1) {
            let earlier = self.value(before) + self.gain == self.claimed(before + self.length);
            must(!earlier, self.lines.0, || format!("the values repeat from {before} on already"))?;
        }
        Ok(())
    }

    fn is_told(&self, claim: &Claim) -> Checked {
        let one: Vec<u64> = (self.start..self.start + self.length).map(|n| self.value(n)).collect();
        must(claim.values == one, claim::VALUES, || String::from("these are not the values"))?;
        let odd_one = |n: &usize| {
            let turns = (self.start - n).div_ceil(self.length);
            self.value(*n) + turns as u64 * self.gain != self.claimed(n + turns * self.length)
        };
        let odd = (0..self.start).filter(odd_one).map(|n| (n as u64, self.value(n)));
        must(claim.exceptions.iter().copied().eq(odd), claim::EXCEPTIONS, || {
            String::from("these are not the exceptions")
        })
    }
}
