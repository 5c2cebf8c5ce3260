//! The engine for codes that leave two heaps at most: it guesses the mex and searches for a witness against it.

use crate::bytes::{Bytes, SIDE_BY_SIDE};
use crate::lanes::{self, Lanes};
use crate::semantics::Semantics;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::BitXor;

/// Pairs of heaps that are marked before the first guess.
const MARKED: usize = 128;
/// Pairs compared before testing whether one of them is a witness: few at first, then more.
const CHUNKS: (usize, usize) = (64, 512);

/// Pairs are compared in groups of this size, without a remainder.
const EVEN: usize = 32;

/// A number type for values: the smaller, the more of them are compared at once.
pub(crate) trait Cell: Copy + PartialEq + BitXor<Output = Self> + Default {
    /// Sixteen values.
    type Lanes: Lanes<Self>;

    /// The value in this form; `None` if it does not fit.
    fn of(value: u32) -> Option<Self>;
    /// The value as an index.
    fn index(self) -> usize;

    /// True if the nim-sum of some pair is this value. It looks at all pairs, so that many are compared at once.
    fn hit(front: &[Self], back: &[Self], value: Self) -> bool {
        let mut hit = false;
        for (one, other) in front.iter().zip(back) {
            hit |= *one ^ *other == value;
        }
        hit
    }
}

impl Cell for u8 {
    type Lanes = Bytes;

    fn of(value: u32) -> Option<u8> {
        u8::try_from(value).ok()
    }
    fn index(self) -> usize {
        usize::from(self)
    }

    fn hit(front: &[u8], back: &[u8], value: u8) -> bool {
        let plainly = |front: &[u8], back: &[u8]| {
            front.iter().zip(back).fold(false, |hit, (one, other)| hit | (one ^ other == value))
        };
        if SIDE_BY_SIDE {
            // The compiler finds the best way by itself.
            return plainly(front, back);
        }
        let ((fronts, front), (backs, back)) = (front.as_chunks(), back.as_chunks());
        let (wanted, mut met) = (Bytes::splat(value), Bytes::splat(0));
        for (one, other) in fronts.iter().zip(backs) {
            met = met | (Bytes::new(*one) ^ Bytes::new(*other)).alike(wanted);
        }
        met.marked() != 0 || plainly(front, back)
    }
}

impl Cell for u16 {
    type Lanes = lanes::Pairs;

    fn of(value: u32) -> Option<u16> {
        u16::try_from(value).ok()
    }
    fn index(self) -> usize {
        usize::from(self)
    }
}

/// Values in ascending and in descending order, so that the pairs with a given sum are adjacent.
#[derive(Clone, Debug)]
pub(crate) struct Mirror<T> {
    front: Vec<T>,
    /// Value of n at `back.len() - 1 - n`.
    back: Vec<T>,
    /// Power of 2 above every value.
    bound: usize,
}

impl<T: Cell> Mirror<T> {
    /// Room for heaps up to `to`, and these values; `None` if one of them does not fit.
    pub(crate) fn new(values: &[u32], to: usize) -> Option<Mirror<T>> {
        let room = (to + 1).max(values.len());
        let mut mirror =
            Mirror { front: Vec::with_capacity(room), back: vec![T::default(); room], bound: 1 };
        values.iter().try_for_each(|value| mirror.push(*value))?;
        Some(mirror)
    }

    /// Appends the value of the next heap; `None` if it does not fit, or there is no room.
    pub(crate) fn push(&mut self, value: u32) -> Option<()> {
        let cell = T::of(value)?;
        let at = self.back.len().checked_sub(self.front.len() + 1)?;
        self.back[at] = cell;
        self.front.push(cell);
        self.bound = self.bound.max((value as usize + 1).next_power_of_two());
        Some(())
    }

    pub(crate) fn front(&self) -> &[T] {
        &self.front
    }

    /// Room for further values.
    pub(crate) fn room(&self) -> usize {
        self.back.len() - self.front.len()
    }

    /// The values of a = 1, 2, … and of `sum` - a beside them, each pair once.
    pub(crate) fn pairs(&self, sum: usize, unequal: bool) -> (&[T], &[T]) {
        let half = if unequal { sum.saturating_sub(1) / 2 } else { sum / 2 };
        if half == 0 {
            return (&[], &[]);
        }
        let first = self.back.len() - sum;
        (&self.front[1..=half], &self.back[first..first + half])
    }
}

impl<T: Cell> Mirror<T> {
    /// The same without the first pairs; a few pairs are repeated, so that their number is a multiple of the group.
    fn pairs_from(&self, from: usize, sum: usize, unequal: bool) -> (&[T], &[T]) {
        let (front, back) = self.pairs(sum, unequal);
        let Some(count) = front.len().checked_sub(from) else { return (&[], &[]) };
        let full = from + count.next_multiple_of(EVEN);
        if unequal || full >= sum {
            return (&front[from..], &back[from..]);
        }
        let first = self.back.len() - sum;
        (&self.front[1 + from..=full], &self.back[first + from..first + full])
    }
}

/// True if the nim-sum of some pair is this value.
pub(crate) fn some_sum<T: Cell>(front: &[T], back: &[T], value: T) -> bool {
    looked(front, back, value).1
}

/// How many pairs were looked at, and whether the nim-sum of one of them is this value.
fn looked<T: Cell>(front: &[T], back: &[T], value: T) -> (usize, bool) {
    let few = CHUNKS.0.min(front.len());
    if T::hit(&front[..few], &back[..few], value) {
        return (few, true);
    }
    let mut chunks = front[few..].chunks(CHUNKS.1).zip(back[few..].chunks(CHUNKS.1)).enumerate();
    let found = chunks.find(|(_, (front, back))| T::hit(front, back, value));
    found.map_or((front.len(), false), |(at, _)| (few + (at + 1) * CHUNKS.1, true))
}

/// Values by guess and witness.
#[derive(Clone, Debug)]
pub(crate) struct Scan<T> {
    mirror: Mirror<T>,
    /// Knowledge about the pairs of each of the last sizes.
    known: Vec<Known>,
    /// Number of words of a set that holds all values.
    words: usize,
    seen: Vec<u64>,
    marks: Vec<u8>,
    /// Pairs that were looked at.
    looked: u64,
    /// The last power of two among the sizes, or the first size of this engine, and the pairs that had been looked at
    /// by then.
    since: (usize, u64),
}

/// Values that some pair of a size has, and values that none has.
#[derive(Clone, Debug, Default)]
struct Known {
    present: Vec<u64>,
    absent: Vec<u64>,
}

impl<T: Cell> Scan<T> {
    /// The engine after these values, with room for heaps up to `to`.
    pub(crate) fn after(semantics: &Semantics, values: &[u32], to: usize) -> Option<Scan<T>> {
        let mirror: Mirror<T> = Mirror::new(values, to)?;
        let known = vec![Known::default(); semantics.reach() + 1];
        let mut scan = Scan {
            mirror,
            known,
            words: 0,
            seen: Vec::new(),
            marks: Vec::new(),
            looked: 0,
            since: (values.len(), 0),
        };
        let next = values.len();
        scan.widen(semantics);
        (next.saturating_sub(semantics.reach())..next).for_each(|size| scan.learn(semantics, size));
        Some(scan)
    }

    /// Makes all sets wide enough for the values so far.
    fn widen(&mut self, semantics: &Semantics) {
        let plus = semantics.takes().iter().map(|take| take.plus).max().unwrap_or(0);
        // No option is as large as the next power of 2 above all values and all `plus`.
        let bound = self.mirror.bound.max((plus as usize + 1).next_power_of_two());
        self.words = bound.div_ceil(64);
        for known in &mut self.known {
            known.present.resize(self.words, 0);
            known.absent.resize(self.words, 0);
        }
        self.seen.resize(self.words, 0);
        self.marks.resize(self.words * 64, 0);
    }

    /// Marks the first pairs of a size.
    fn learn(&mut self, semantics: &Semantics, size: usize) {
        let index = size % self.known.len();
        let known = &mut self.known[index];
        known.absent.fill(0);
        known.present.fill(0);
        let (front, back) = self.mirror.pairs(size, semantics.unequal());
        let pairs = front.iter().zip(back).take(MARKED);
        if self.words == 1 {
            let mut word = 0_u64;
            for (one, other) in pairs {
                word |= 1 << ((*one ^ *other).index() & 63);
            }
            known.present[0] = word;
            return;
        }
        for (one, other) in pairs {
            self.marks[(*one ^ *other).index()] = 1;
        }
        for (word, marks) in known.present.iter_mut().zip(self.marks.chunks_exact_mut(64)) {
            *word = packed(marks);
            marks.fill(0);
        }
    }

    /// The value of the next heap; `None` if it does not fit the cells.
    pub(crate) fn next(&mut self, semantics: &Semantics) -> Option<u32> {
        let n = self.mirror.front().len();
        if n.is_power_of_two() {
            self.since = (n, self.looked);
        }
        if self.mirror.bound > self.words * 64 {
            self.widen(semantics);
        }
        self.learn(semantics, n);
        self.gather(semantics, n);
        let mut guess = self.free();
        while (guess as usize) < self.words * 64 && self.witness(semantics, n, guess) {
            self.seen[guess as usize / 64] |= 1 << (guess % 64);
            guess = self.free();
        }
        self.mirror.push(guess)?;
        Some(guess)
    }

    /// How many pairs are looked at for a heap, in thousandths of its size, by those since the last power of two.
    pub(crate) fn share(&self) -> Option<u64> {
        let (n, (from, before)) = (self.mirror.front().len() as u64, self.since);
        let sizes = (n * n - (from * from) as u64) / 2;
        (sizes > n * n / 8).then(|| 1000 * (self.looked - before) / sizes)
    }

    fn free(&self) -> u32 {
        let full = self.seen.iter().take_while(|word| **word == u64::MAX).count();
        full as u32 * 64 + self.seen.get(full).map_or(0, |word| word.trailing_ones())
    }

    /// Collects the known options.
    fn gather(&mut self, semantics: &Semantics, n: usize) {
        self.seen.fill(0);
        for take in semantics.takes().iter().take_while(|take| take.count <= n) {
            let (left, plus) = (n - take.count, take.plus as usize);
            let mut see = |value: usize| self.seen[value / 64] |= 1 << (value % 64);
            if left == 0 {
                if take.leaves(0) {
                    see(plus);
                }
                continue;
            }
            if take.leaves(1) {
                see(self.mirror.front()[left].index() ^ plus);
            }
            if take.leaves(2) {
                let known = &self.known[left % self.known.len()];
                if plus == 0 {
                    self.seen.iter_mut().zip(&known.present).for_each(|(seen, word)| *seen |= word);
                } else {
                    let values = (0..self.words * 64).filter(|value| holds(&known.present, *value));
                    values.for_each(|value| see(value ^ plus));
                }
            }
        }
    }

    /// True if some pair has this value; the result is kept for its size.
    fn witness(&mut self, semantics: &Semantics, n: usize, value: u32) -> bool {
        for take in semantics.breaking().take_while(|take| take.count + 2 <= n) {
            let left = n - take.count;
            let wanted = value ^ take.plus;
            let at = left % self.known.len();
            let Some(cell) = T::of(wanted) else { continue };
            if holds(&self.known[at].absent, wanted as usize) {
                continue;
            }
            let (front, back) = self.mirror.pairs_from(MARKED, left, semantics.unequal());
            let (pairs, found) = looked(front, back, cell);
            self.looked += pairs as u64;
            let set = if found { &mut self.known[at].present } else { &mut self.known[at].absent };
            set[wanted as usize / 64] |= 1 << (wanted % 64);
            if found {
                return true;
            }
        }
        false
    }
}

fn holds(set: &[u64], value: usize) -> bool {
    set[value / 64] >> (value % 64) & 1 == 1
}

/// 64 marks, each 0 or 1, as the bits of a word.
pub(crate) fn packed(marks: &[u8]) -> u64 {
    let mut word = 0;
    for (at, marks) in marks.as_chunks::<16>().0.iter().enumerate() {
        let marked = Bytes::new(*marks).alike(Bytes::splat(1)).marked();
        word |= u64::from(marked) << (16 * at);
    }
    word
}
