//! The values of one rule: found, counted and their proof checked, in slices.

use crate::statistics::Statistics;
use crate::wire;
use crate::words;
use crate::work::PATIENCE;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use checker::{Check, Slice};
use messages::Message;
use sequence::{EngineKind, Refused, Rule, Sequence, Standing, certificate};

/// Elementary steps in a slice: some milliseconds of work.
const FUEL: u64 = 3_000_000;
/// Values in a slice if each is only copied; the time goes into passing them on.
const COPIES: u64 = 200_000;

/// One rule, its values, and the checker's verdict on its certificate.
#[derive(Debug)]
pub(crate) struct Series {
    pub(crate) sequence: Sequence,
    pub(crate) statistics: Statistics,
    pub(crate) check: Checking,
    to: u64,
}

/// How far the certificate is checked.
#[derive(Debug)]
pub(crate) enum Checking {
    /// No certificate, now or ever.
    Nothing,
    /// The checker is at work, on this many values in all.
    Working(alloc::boxed::Box<Check>, u64),
    /// The certificate holds.
    Holds {
        /// Values that the checker has recomputed.
        computed: u64,
    },
    /// It is too large to be checked here.
    TooLarge,
    /// It does not hold, for this reason.
    Refused(Message),
}

impl Checking {
    /// Works for some milliseconds; writes the certificate first, if one exists by then.
    pub(crate) fn go_on(&mut self, certificate: impl FnOnce() -> Option<String>) {
        match self {
            Checking::Working(check, done) => match check.step(FUEL) {
                Slice::Working(found) => *done = found,
                Slice::Done(Ok(verified)) => {
                    *self = Checking::Holds { computed: verified.computed }
                }
                Slice::Done(Err(refusal)) => *self = Checking::Refused((&refusal).into()),
            },
            Checking::Nothing => {
                let Some(text) = certificate() else { return };
                *self = match Check::new(&text) {
                    Ok(check) => Checking::Working(alloc::boxed::Box::new(check), 0),
                    Err(refusal) if refusal.too_large => Checking::TooLarge,
                    Err(refusal) => Checking::Refused((&refusal).into()),
                };
            }
            Checking::Holds { .. } | Checking::TooLarge | Checking::Refused(_) => {}
        }
    }

    /// Values recomputed so far, and their number in the end.
    pub(crate) fn judged(&self) -> Option<(u64, u64)> {
        match self {
            Checking::Working(check, done) => Some((*done, check.values())),
            _ => None,
        }
    }

    /// The checker's verdict; `None` if there is none yet.
    pub(crate) fn verified(&self) -> Option<bool> {
        match self {
            Checking::Holds { .. } => Some(true),
            Checking::Refused(_) => Some(false),
            Checking::Nothing | Checking::Working(..) | Checking::TooLarge => None,
        }
    }
}

/// Nanoseconds that the checker takes for a heap, and the number of pairs of heaps that it compares in one.
const CHECK: (u64, u64) = (600, 2);

impl Series {
    /// A table up to a heap; finds its first values at once, to estimate the cost of the rest.
    pub(crate) fn new(rule: &Rule, to: u64) -> Result<Series, Refused> {
        let sequence = Sequence::new(rule, to)?;
        Ok(Series { sequence, statistics: Statistics::default(), check: Checking::Nothing, to })
    }

    /// The greatest requested heap.
    pub(crate) fn to(&self) -> u64 {
        self.to
    }

    /// True if all values are found and counted.
    pub(crate) fn complete(&self) -> bool {
        self.statistics.seen() as u64 == self.to + 1
    }

    /// True if no work is left.
    pub(crate) fn done(&self) -> bool {
        self.complete() && !matches!(self.check, Checking::Working(..))
    }

    /// Finds more values and counts them.
    pub(crate) fn slice(&mut self) {
        let from = self.statistics.seen();
        // The first slice reports the values that planning has found.
        if self.sequence.values().len() == from {
            let copies = self.sequence.engine() == EngineKind::Copy;
            self.sequence.step(if copies { COPIES } else { FUEL });
        }
        self.sequence.values()[from..].iter().for_each(|value| self.statistics.count(*value));
    }

    /// Lets the checker work on the certificate for a while, if there is one.
    pub(crate) fn judge(&mut self) {
        self.check.go_on(|| certificate::write(&self.sequence));
    }

    /// Values that the checker has found so far, and how many it will find.
    pub(crate) fn judged(&self) -> Option<(u64, u64)> {
        self.check.judged()
    }

    /// Estimated milliseconds of the checker for the whole certificate.
    pub(crate) fn check_time(&self) -> u64 {
        let Some((_, heaps)) = self.judged() else { return 0 };
        let semantics = self.sequence.rule().semantics();
        let breaking = semantics.takes().iter().filter(|take| take.breaks()).count() as u64;
        // It looks at each move of each heap: half of the pairs for each take that breaks.
        let (heap, pairs) = CHECK;
        heaps * (heap + heaps / 4 * breaking / pairs) / 1_000_000
    }

    /// True if the checker is about to begin work that takes long.
    pub(crate) fn waits(&self) -> bool {
        matches!(self.check, Checking::Working(_, 0)) && self.check_time() > PATIENCE
    }

    /// The heaps before the period whose value differs from the periodic one.
    pub(crate) fn exceptions(&self) -> Vec<(usize, u32)> {
        let proof = self.sequence.proof();
        proof
            .map(|proof| certificate::exceptions(self.sequence.values(), &proof))
            .unwrap_or_default()
    }

    /// What is known about the period, for the page.
    pub(crate) fn standing(&self) -> wire::Standing {
        let standing = self.sequence.standing();
        let (seal, words) = words::standing(&standing);
        let period = match &standing {
            Standing::Proved(proof) => Some(proof.period),
            Standing::Apparent(period) => Some(*period),
            Standing::Open(_) | Standing::Unmet { .. } => None,
        };
        wire::Standing {
            rule: self.sequence.rule().to_string(),
            period: period.map(|period| wire::Period {
                start: period.start as u64,
                length: period.length as u64,
                saltus: u64::from(period.saltus),
            }),
            proved: matches!(standing, Standing::Proved(_)),
            verified: self.check.verified(),
            exceptions: self.exceptions().iter().map(|(n, _)| *n as u64).collect(),
            seal,
            words,
        }
    }
}
