//! Counts of the values, updated as they arrive, so that no fact reads them again.

use alloc::vec::Vec;

/// Most zeros, and most records, that are kept one by one; further ones are only counted.
const KEPT: usize = 10_000;

/// First appearances, records, zeros and frequencies of the values of heaps 0, 1, 2, …
#[derive(Clone, Debug, Default)]
pub(crate) struct Statistics {
    seen: usize,
    /// How often each value occurs.
    counts: Vec<u32>,
    /// The first heap of each value; meaningless if the count is 0.
    firsts: Vec<u32>,
    /// The last records, and the number of all.
    records: (Vec<(u32, u32)>, u64),
    /// The first zeros, and the number of all.
    zeros: (Vec<u32>, u64),
}

impl Statistics {
    /// Counts the value of the next heap.
    pub(crate) fn count(&mut self, value: u32) {
        let (n, at) = (self.seen as u32, value as usize);
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
            self.firsts.resize(at + 1, 0);
            self.record(n, value);
        }
        if self.counts[at] == 0 {
            self.firsts[at] = n;
        }
        self.counts[at] += 1;
        if value == 0 {
            self.zeros.1 += 1;
            if self.zeros.0.len() < KEPT {
                self.zeros.0.push(n);
            }
        }
        self.seen += 1;
    }

    fn record(&mut self, n: u32, value: u32) {
        let (last, count) = &mut self.records;
        *count += 1;
        if last.len() == 2 * KEPT {
            last.drain(..KEPT);
        }
        last.push((n, value));
    }

    /// How many values were counted.
    pub(crate) fn seen(&self) -> usize {
        self.seen
    }

    /// Each value that occurs, ascending, with its first heap and how often it occurs.
    pub(crate) fn values(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        let all = self.counts.iter().zip(&self.firsts).enumerate();
        all.filter(|(_, (count, _))| **count > 0)
            .map(|(value, (count, first))| (value as u32, *first, *count))
    }

    /// How many different values occur.
    pub(crate) fn different(&self) -> usize {
        self.counts.iter().filter(|count| **count > 0).count()
    }

    pub(crate) fn greatest(&self) -> u32 {
        self.counts.len().saturating_sub(1) as u32
    }

    /// The last heaps whose value exceeds all earlier ones, with the value, and the number of all.
    pub(crate) fn records(&self) -> (&[(u32, u32)], u64) {
        (&self.records.0, self.records.1)
    }

    /// The first heaps of value 0, which lose for the player to move, and the number of all.
    pub(crate) fn zeros(&self) -> (&[u32], u64) {
        (&self.zeros.0, self.zeros.1)
    }
}
