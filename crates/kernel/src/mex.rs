//! The least missing number, with a set that is cleared in constant time.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// A reusable set of small numbers with its least missing number.
#[derive(Clone, Debug)]
pub struct Mex {
    stamp: u32,
    marks: Vec<u32>,
}

impl Default for Mex {
    fn default() -> Self {
        Mex { stamp: 1, marks: vec![0; 64] }
    }
}

impl Mex {
    /// Removes all numbers.
    pub fn clear(&mut self) {
        if self.stamp == u32::MAX {
            self.marks.fill(0);
            self.stamp = 0;
        }
        self.stamp += 1;
    }

    /// Puts a number in.
    #[inline]
    pub fn insert(&mut self, value: u64) {
        let index = value as usize;
        match self.marks.get_mut(index) {
            Some(mark) => *mark = self.stamp,
            None => self.insert_beyond(index),
        }
    }

    #[cold]
    #[inline(never)]
    fn insert_beyond(&mut self, index: usize) {
        self.marks.resize((index + 1).next_power_of_two(), 0);
        self.marks[index] = self.stamp;
    }

    /// Inserts the sums of the values of two heaps, `left` and `whole - left`, for each `left` of a
    /// range; `beside` is added to each.
    ///
    /// ```
    /// let mut mex = kernel::mex::Mex::default();
    /// // A heap of 3 breaks into 0 and 3, or 1 and 2, with these values.
    /// mex.insert_splits(&[0, 1, 2, 3], 0..2, 3, 0);
    /// assert_eq!(mex.least_missing(), 0, "both sums are 3");
    /// mex.insert(0);
    /// assert_eq!(mex.least_missing(), 1);
    /// ```
    #[inline(never)]
    pub fn insert_splits(
        &mut self,
        values: &[u16],
        lefts: Range<usize>,
        whole: usize,
        beside: u16,
    ) {
        if lefts.is_empty() {
            return;
        }
        let rights = &values[whole + 1 - lefts.end..=whole - lefts.start];
        for (left, right) in values[lefts].iter().zip(rights.iter().rev()) {
            self.insert(u64::from(left ^ right ^ beside));
        }
    }

    /// The least number that is missing.
    ///
    /// ```
    /// let mut values = kernel::mex::Mex::default();
    /// [1, 0, 5].into_iter().for_each(|value| values.insert(value));
    /// assert_eq!(values.least_missing(), 2);
    /// values.clear();
    /// assert_eq!(values.least_missing(), 0);
    /// ```
    pub fn least_missing(&self) -> u64 {
        let found = self.marks.iter().position(|mark| *mark != self.stamp);
        found.unwrap_or(self.marks.len()) as u64
    }
}

/// The least number missing from a collection (mex): `mex([0, 1, 3])` is 2.
///
/// ```
/// assert_eq!(kernel::mex::mex([0, 1, 3]), 2);
/// assert_eq!(kernel::mex::mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut set = Mex::default();
    for value in values {
        set.insert(value);
    }
    set.least_missing()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_missing_number() {
        assert_eq!(mex([]), 0);
        assert_eq!(mex([0, 1, 3]), 2);
        assert_eq!(mex([1, 3]), 0);
        assert_eq!(mex(0..200), 200);
    }
}
