//! The engine for codes that leave two heaps at most: it guesses the mex and looks for a witness against it.

use crate::law::Law;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::BitXor;

/// Pairs of heaps that are marked before the first guess.
const MARKED: usize = 96;
/// Pairs that are compared before it is asked whether one of them was a witness.
const CHUNK: usize = 512;

/// A number that values are kept in: the smaller, the more of them are compared at once.
pub(crate) trait Cell: Copy + PartialEq + BitXor<Output = Self> + Default {
    /// The value in this form; `None` if it does not fit.
    fn of(value: u32) -> Option<Self>;
    /// The value as an index.
    fn index(self) -> usize;
}

impl Cell for u8 {
    fn of(value: u32) -> Option<u8> {
        u8::try_from(value).ok()
    }
    fn index(self) -> usize {
        usize::from(self)
    }
}

impl Cell for u16 {
    fn of(value: u32) -> Option<u16> {
        u16::try_from(value).ok()
    }
    fn index(self) -> usize {
        usize::from(self)
    }
}

/// Values in their order and in the opposite order, so that the pairs that make up a size lie side by side.
#[derive(Clone, Debug)]
pub(crate) struct Mirror<T> {
    front: Vec<T>,
    /// Value of n at `back.len() - 1 - n`.
    back: Vec<T>,
    /// Power of 2 above every value.
    pub(crate) bound: usize,
}

impl<T: Cell> Mirror<T> {
    /// Room for heaps up to `to`, and these values; `None` if one of them does not fit.
    pub(crate) fn new(values: &[u32], to: usize) -> Option<Mirror<T>> {
        let mut mirror = Mirror {
            front: Vec::with_capacity(to + 1),
            back: vec![T::default(); to + 1],
            bound: 1,
        };
        values.iter().try_for_each(|value| mirror.push(*value))?;
        Some(mirror)
    }

    pub(crate) fn push(&mut self, value: u32) -> Option<()> {
        let cell = T::of(value)?;
        let room = self.back.len();
        self.back[room - 1 - self.front.len()] = cell;
        self.front.push(cell);
        self.bound = self.bound.max((value as usize + 1).next_power_of_two());
        Some(())
    }

    pub(crate) fn front(&self) -> &[T] {
        &self.front
    }

    /// The values of a = 1, 2, … and of `sum` - a beside them, each pair once.
    pub(crate) fn pairs(&self, sum: usize, unequal: bool) -> (&[T], &[T]) {
        let half = if unequal { sum.saturating_sub(1) / 2 } else { sum / 2 };
        let first = self.back.len() - sum;
        (&self.front[1..=half], &self.back[first..first + half])
    }
}

/// True if the nim-sum of some pair is this value.
pub(crate) fn some_sum<T: Cell>(front: &[T], back: &[T], value: T) -> bool {
    for (front, back) in front.chunks(CHUNK).zip(back.chunks(CHUNK)) {
        let mut hit = false;
        for (one, other) in front.iter().zip(back) {
            hit |= *one ^ *other == value;
        }
        if hit {
            return true;
        }
    }
    false
}

/// Values by guess and witness.
#[derive(Clone, Debug)]
pub(crate) struct Scan<T> {
    mirror: Mirror<T>,
    marks: Vec<u8>,
}

impl<T: Cell> Scan<T> {
    /// The engine as it stands after these values, with room for heaps up to `to`.
    pub(crate) fn after(values: &[u32], to: usize) -> Option<Scan<T>> {
        Some(Scan { mirror: Mirror::new(values, to)?, marks: Vec::new() })
    }

    /// The value of the next heap; `None` if it does not fit the cells.
    pub(crate) fn next(&mut self, law: &Law) -> Option<u32> {
        let n = self.mirror.front().len();
        self.mark(law, n);
        let mut guess = 0;
        loop {
            guess += self.marks[guess..].iter().take_while(|mark| **mark != 0).count();
            let Some(cell) = (guess < self.marks.len()).then(|| T::of(guess as u32)).flatten()
            else {
                break;
            };
            let mut open = law.breaking().take_while(|take| take.count + 2 <= n);
            let unequal = law.unequal();
            let found = open.any(|take| {
                let Some(wanted) = T::of(guess as u32 ^ take.plus) else { return false };
                let (front, back) = self.mirror.pairs(n - take.count, unequal);
                let from = MARKED.min(front.len());
                some_sum(&front[from..], &back[from..], if take.plus == 0 { cell } else { wanted })
            });
            if !found {
                break;
            }
            self.marks[guess] = 1;
        }
        self.mirror.push(guess as u32)?;
        Some(guess as u32)
    }

    /// Marks the moves that leave one heap or none, and the first pairs.
    fn mark(&mut self, law: &Law, n: usize) {
        let plus = law.takes().iter().map(|take| take.plus).max().unwrap_or(0);
        // No option is as large as the next power of 2 above all values and all `plus`.
        let bound = self.mirror.bound.max((plus as usize + 1).next_power_of_two());
        self.marks.clear();
        self.marks.resize(bound, 0);
        let mask = bound - 1;
        for take in law.takes().iter().take_while(|take| take.count <= n) {
            let (left, plus) = (n - take.count, take.plus as usize);
            if left == 0 {
                if take.leaves(0) {
                    self.marks[plus] = 1;
                }
                continue;
            }
            if take.leaves(1) {
                self.marks[self.mirror.front()[left].index() ^ plus] = 1;
            }
            if take.leaves(2) {
                let (front, back) = self.mirror.pairs(left, law.unequal());
                for (one, other) in front.iter().zip(back).take(MARKED) {
                    self.marks[((*one ^ *other).index() ^ plus) & mask] = 1;
                }
            }
        }
    }
}
