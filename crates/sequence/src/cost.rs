//! The estimated cost of a table, before it is made: engine, time and memory.

use crate::mask::Mask;
use crate::period::Proof;
use crate::semantics::Semantics;

/// Most values of a table in a page.
pub const VALUES: u64 = 10_000_000;

/// How large a table may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most values.
    pub values: u64,
    /// Most elementary steps, each about a nanosecond.
    pub steps: u64,
    /// Most bytes of memory.
    pub bytes: u64,
}

impl Limits {
    /// In a page: some ten minutes.
    pub const PAGE: Limits = Limits { values: VALUES, steps: 600_000_000_000, bytes: 800_000_000 };
    /// On a command line: a day.
    pub const NATIVE: Limits =
        Limits { values: 1 << 27, steps: 86_400_000_000_000, bytes: 4_000_000_000 };
}

/// How values are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineKind {
    /// Sets of bits and their least missing number; for every rule.
    Plain,
    /// A guess, and a search for a pair of heaps against it.
    Scan,
    /// Rare and common values.
    Sparse,
    /// Copying, as a period is proved.
    Copy,
}

/// The estimated cost of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The best engine for the remaining sizes.
    pub engine: EngineKind,
    /// Elementary steps, each about a nanosecond.
    pub steps: u64,
    /// Bytes of memory.
    pub bytes: u64,
    /// The period, if the first values prove it.
    pub proof: Option<Proof>,
    /// The rare values that the first ones suggest.
    pub mask: Option<Mask>,
}

/// Why a table is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Too many values.
    Values {
        /// The requested number.
        asked: u64,
        /// The greatest number that is allowed.
        most: u64,
    },
    /// Too much work.
    Steps {
        /// Elementary steps that it would take.
        steps: u64,
        /// The most that are allowed.
        most: u64,
    },
    /// Too much memory.
    Bytes {
        /// Bytes that it would take.
        bytes: u64,
        /// The most that are allowed.
        most: u64,
    },
}

/// The first values, as a sample for the cost of more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Number of known values.
    pub(crate) known: usize,
    /// The greatest of them.
    pub(crate) greatest: u32,
    /// The rare ones under the best mask.
    pub(crate) rares: Option<Rares>,
    /// How many pairs a search for a witness looks at, in thousandths of the heap’s size.
    pub(crate) share: u64,
}

/// How many of the known values are rare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rares {
    pub(crate) all: usize,
    /// Those of the smaller half of the heaps.
    pub(crate) early: usize,
}

impl Rares {
    /// True if more than one in sixteen of the larger half of the heaps is rare.
    fn dense(self, known: usize) -> bool {
        32 * self.all.saturating_sub(self.early) > known
    }

    /// How many there will be among `n` heaps if these are those of `known` heaps: their number grows by a power of
    /// the size, the one by which it grew last. Codes with a good mask have hardly any after a while.
    fn among(self, n: usize, known: usize) -> u64 {
        let early = self.early.max(1) as u64;
        let all = (self.all.max(1) as u64).clamp(early, 2 * early);
        let (mut size, mut count) = (known.max(1) as u64, self.all as u64);
        while 2 * size <= n as u64 {
            (size, count) = (2 * size, count * all / early);
        }
        count + count * (all - early) / early * (n as u64).saturating_sub(size) / size
    }
}

impl Sample {
    /// Greatest value to expect at this size.
    fn greatest(&self, n: usize) -> u64 {
        let grows = self.greatest as usize >= self.known / 8;
        let greatest = u64::from(self.greatest) + 1;
        if grows {
            greatest * n.max(self.known) as u64 / self.known.max(1) as u64
        } else {
            2 * greatest
        }
    }

    /// Steps for one heap of this size.
    pub(crate) fn heap(&self, semantics: &Semantics, kind: EngineKind, n: usize) -> u64 {
        let size = n as u64;
        let words = self.greatest(n) / 64 + 1;
        let breaking = semantics.breaking().count() as u64;
        match kind {
            EngineKind::Copy => 1,
            EngineKind::Scan => {
                // Eight pairs a step, or four of larger values.
                let wide = 1 + u64::from(self.greatest(n) > 256);
                60 + breaking * 100 + wide * size * self.share / 8_000
            }
            EngineKind::Sparse => {
                let rares = self.rares.map_or(size, |rares| rares.among(n, self.known)).min(size);
                let (fixed, tenths) = match self.greatest(n) {
                    // Where many of the last heaps are rare, each is found by itself.
                    _ if self.rares.is_some_and(|rares| rares.dense(self.known)) => (1100, 20),
                    0..=256 => (400, 5),
                    _ => (1100, 7),
                };
                fixed + breaking * (100 + rares * tenths / 10)
            }
            EngineKind::Plain => {
                let takes = semantics.takes().partition_point(|take| take.count <= n);
                let sets = takes as u64 + semantics.tail().len() as u64;
                let most = u64::from(semantics.most_parts());
                let pairs = if most >= 2 { size / 2 + 30 * words } else { 0 };
                let larger: u64 = (3..=most).map(|parts| size / parts * words * 3).sum();
                20 + pairs
                    + larger
                    + sets * (2 + words * u64::from(most >= 2 || !semantics.tail().is_empty()))
            }
        }
    }

    /// Steps for the heaps from one size up to another.
    pub(crate) fn steps(
        &self,
        semantics: &Semantics,
        kind: EngineKind,
        from: usize,
        to: usize,
    ) -> u64 {
        const POINTS: usize = 16;
        let width = to.saturating_sub(from);
        let at = |point: usize| from + width * (2 * point + 1) / (2 * POINTS);
        let sum: u64 = (0..POINTS).map(|point| self.heap(semantics, kind, at(point))).sum();
        (u128::from(sum) * width as u128 / POINTS as u128) as u64
    }

    /// Bytes for a table up to this size.
    pub(crate) fn bytes(&self, semantics: &Semantics, kind: EngineKind, to: usize) -> u64 {
        let size = to as u64 + 1;
        let set = self.greatest(to) / 8 + 32;
        let kept = u64::from(semantics.most_parts().saturating_sub(2)) * size;
        let sets = kept + (semantics.reach() as u64 + 2) * u64::from(semantics.most_parts() >= 2);
        4 * size
            + match kind {
                EngineKind::Copy => 0,
                EngineKind::Scan | EngineKind::Sparse => 4 * size,
                EngineKind::Plain => sets * set,
            }
    }
}
