//! What is counted of values as they come, so that no fact needs to look at them again.

use alloc::vec::Vec;

/// Most records and zeros that are kept one by one; the rest is only counted.
const KEPT: usize = 10_000;

/// First appearances, records, zeros and frequencies of the values of heaps 0, 1, 2, …
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    seen: usize,
    /// How often each value occurs.
    counts: Vec<u32>,
    /// The first heap of each value; meaningless where the count is 0.
    firsts: Vec<u32>,
    records: Kept<(u32, u32)>,
    zeros: Kept<u32>,
}

/// The first of many things, and how many there are.
#[derive(Clone, Debug)]
pub(crate) struct Kept<T> {
    /// The first ones.
    pub(crate) first: Vec<T>,
    /// All of them.
    pub(crate) count: u64,
}

impl<T> Default for Kept<T> {
    fn default() -> Kept<T> {
        Kept { first: Vec::new(), count: 0 }
    }
}

impl<T> Kept<T> {
    fn push(&mut self, thing: T) {
        self.count += 1;
        if self.first.len() < KEPT {
            self.first.push(thing);
        }
    }
}

impl Tally {
    /// Counts the value of the next heap.
    pub(crate) fn count(&mut self, value: u32) {
        let (n, at) = (self.seen as u32, value as usize);
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
            self.firsts.resize(at + 1, 0);
            self.records.push((n, value));
        }
        if self.counts[at] == 0 {
            self.firsts[at] = n;
        }
        self.counts[at] += 1;
        if value == 0 {
            self.zeros.push(n);
        }
        self.seen += 1;
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

    /// The greatest value.
    pub(crate) fn greatest(&self) -> u32 {
        self.counts.len().saturating_sub(1) as u32
    }

    /// Heaps whose value exceeds all earlier ones, with the value.
    pub(crate) fn records(&self) -> &Kept<(u32, u32)> {
        &self.records
    }

    /// Heaps of value 0, which whoever is to move loses.
    pub(crate) fn zeros(&self) -> &Kept<u32> {
        &self.zeros
    }
}
