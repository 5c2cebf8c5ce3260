//! Numbers remembered by numbers, in one table for all who need one.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU64;

/// Slots of the smallest table that is not empty.
const FIRST: usize = 16;

/// A number for each of some numbers, such as the Grundy value of a set that is told by its bits.
///
/// Open addressing with linear probing (Knuth 1973), and multiplication by the golden ratio to
/// scatter the keys: a fraction of the program of a table for all purposes.
#[derive(Clone, Default)]
pub struct Memo {
    /// A power of two in number, or none; what is remembered is kept as one more.
    slots: Vec<(u64, Option<NonZeroU64>)>,
    count: usize,
}

/// Where the search for a hash begins among so many slots, a power of two above one.
#[inline]
pub fn place(hash: u64, slots: usize) -> usize {
    (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - slots.trailing_zeros())) as usize
}

/// True if so many slots are too few for one entry more.
#[inline]
pub fn full(count: usize, slots: usize) -> bool {
    (count + 1) * 4 > slots * 3
}

/// How many slots follow on so many.
pub fn more(slots: usize) -> usize {
    (2 * slots).max(FIRST)
}

impl Memo {
    /// The slot of a key, or the empty one where it belongs; there is an empty one.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mut at = place(key, self.slots.len());
        loop {
            match self.slots[at] {
                (other, Some(_)) if other != key => at = (at + 1) & (self.slots.len() - 1),
                _ => return at,
            }
        }
    }

    /// What is remembered for this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u64> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(key)].1.map(|kept| kept.get() - 1)
    }

    /// Remembers a number below 2^64 - 1 for this key, in place of an older one.
    #[inline(never)]
    pub fn insert(&mut self, key: u64, value: u64) {
        if full(self.count, self.slots.len()) {
            let more = vec![(0, None); more(self.slots.len())];
            for (key, kept) in core::mem::replace(&mut self.slots, more) {
                if kept.is_some() {
                    let at = self.slot(key);
                    self.slots[at] = (key, kept);
                }
            }
        }
        let at = self.slot(key);
        self.count += usize::from(self.slots[at].1.is_none());
        self.slots[at] = (key, NonZeroU64::new(value + 1));
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Memo({})", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::Memo;

    #[test]
    fn it_keeps_the_last_number_of_each_key() {
        let mut memo = Memo::default();
        assert_eq!(memo.get(0), None);
        for round in 0..3 {
            for n in 0..5000_u64 {
                memo.insert((n * n) << 20, n + round);
                memo.insert(u64::MAX - n, round);
            }
            assert_eq!(memo.len(), 10_000);
        }
        for n in 0..5000_u64 {
            assert_eq!(memo.get((n * n) << 20), Some(n + 2));
            assert_eq!(memo.get(u64::MAX - n), Some(2));
            assert_eq!(memo.get(((n * n) << 20) + 1), None);
        }
    }
}
