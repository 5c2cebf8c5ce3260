//! Numbers remembered by numbers, in one table type for all who need one.

use core::fmt;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// A number for each of some numbers, such as the Grundy value of a set that is told by its bits.
///
/// One type, so that a program holds the table's code once.
#[derive(Clone, Default)]
pub struct Memo {
    known: HashMap<u64, u64, FxBuildHasher>,
}

impl Memo {
    /// What is remembered for this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u64> {
        self.known.get(&key).copied()
    }

    /// Remembers a number for this key, in place of an older one.
    #[inline(never)]
    pub fn insert(&mut self, key: u64, value: u64) {
        self.known.insert(key, value);
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// True if nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Memo({})", self.len())
    }
}
