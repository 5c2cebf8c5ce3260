//! The engine for codes whose values are mostly common, with a few rare ones.

use crate::lanes::LANES;
use crate::mask::Mask;
use crate::rule::DIGITS;
use crate::scan::{Cell, Mirror, packed, some_sum};
use crate::semantics::Semantics;
use crate::simd;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// Size from which heaps are processed many at a time.
const LARGE: usize = 2048;
/// Most rare values that are searched one by one rather than with helpers.
pub(crate) const FEW: u32 = 8;
/// Fewest values for which there is room in a set.
const LEAST: usize = 256;

/// How many old heaps, spread at random, are tried as witnesses before any search, for values below a bound.
fn helpers(bound: usize) -> usize {
    bound.min(2048) * 11 / 4
}

/// A mark, 0 or 1, for each value there may be, so that no value has to be compared with their number.
type Marks = [u8; 1 << 16];

/// A heap and its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<T> {
    pub(crate) heap: u32,
    pub(crate) value: T,
}

/// Values by rare heaps.
///
/// Sets of values are words of 64 bits, four at least; all values so far and their nim-sums are in a set’s range.
#[derive(Clone, Debug)]
pub(crate) struct Sparse<T> {
    pub(crate) mirror: Mirror<T>,
    mask: Mask,
    /// The rare heaps from 1 on, ascending.
    pub(crate) rares: Vec<Known<T>>,
    sizes: Vec<u32>,
    /// Some common heaps of the lower half.
    pub(crate) helpers: Vec<Known<T>>,
    /// Values that are common in an even and in an odd heap.
    common: [Vec<u64>; 2],
    /// Number of values in a set, a power of two above all values so far.
    bound: usize,
    marks: Box<Marks>,
    /// Values found but not yet returned.
    ready: VecDeque<u32>,
}

impl<T: Cell> Sparse<T> {
    /// The engine after these values, with room for heaps up to `to`.
    ///
    /// `None` if a value does not fit, or if a move leaves something besides its heaps.
    pub(crate) fn after(
        semantics: &Semantics,
        mask: Mask,
        values: &[u32],
        to: usize,
    ) -> Option<Sparse<T>> {
        let beside = semantics.takes().iter().any(|take| take.plus > 0);
        if semantics.most_parts() > 2 || !semantics.tail().is_empty() || beside {
            return None;
        }
        let mut sparse = Sparse {
            mirror: Mirror::new(&[], to)?,
            mask,
            rares: Vec::new(),
            sizes: Vec::new(),
            helpers: Vec::new(),
            common: [Vec::new(), Vec::new()],
            bound: 0,
            marks: Box::new([0; 1 << 16]),
            ready: VecDeque::new(),
        };
        sparse.widen(LEAST);
        values.iter().try_for_each(|value| sparse.push(*value))?;
        sparse.spread();
        Some(sparse)
    }

    /// Makes all sets wide enough for values below a power of two.
    fn widen(&mut self, bound: usize) {
        self.common = [0, 1].map(|n| self.mask.common_values(n, bound));
        self.bound = bound;
    }

    pub(crate) fn mask(&self) -> Mask {
        self.mask
    }

    pub(crate) fn rares(&self) -> &[u32] {
        &self.sizes
    }

    /// A power of two above all values so far.
    pub(crate) fn bound(&self) -> usize {
        self.bound
    }

    pub(crate) fn common(&self, n: usize) -> &[u64] {
        &self.common[n % 2]
    }

    pub(crate) fn push(&mut self, value: u32) -> Option<()> {
        let n = self.mirror.front().len();
        let cell = T::of(value)?;
        self.mirror.push(value)?;
        let wider = value as usize >= self.bound;
        if wider {
            self.widen((value as usize + 1).next_power_of_two());
        }
        if n > 0 && !self.mask.common(n, value) {
            self.rares.push(Known { heap: n as u32, value: cell });
            self.sizes.push(n as u32);
        }
        if n >= 1024 && (wider || n.is_power_of_two()) {
            self.spread();
        }
        Some(())
    }

    /// Chooses the helpers among the common heaps of the lower half, always the same ones.
    fn spread(&mut self) {
        let (values, wanted) = (self.mirror.front(), helpers(self.bound));
        // No helper may be half of a later heap, for any take.
        let half = (values.len() / 2).saturating_sub(DIGITS / 2 + LANES);
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        self.helpers.clear();
        for _ in 0..4 * wanted {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let heap = LANES + (seed >> 33) as usize % half.max(1);
            let fits = heap < half && self.mask.common(heap, values[heap].index() as u32);
            if fits && self.helpers.len() < wanted {
                self.helpers.push(Known { heap: heap as u32, value: values[heap] });
            }
        }
    }

    /// The value of the next heap; `None` if it does not fit.
    pub(crate) fn next(&mut self, semantics: &Semantics) -> Option<u32> {
        if self.ready.is_empty() {
            let before = self.mirror.front().len();
            // A block ends at its first rare heap, so that it pays only where these are few.
            let late = self.sizes.partition_point(|heap| *heap as usize + 64 * LANES < before);
            let many = before >= LARGE
                && self.mirror.room() >= LANES
                && self.helpers.len() == helpers(self.bound)
                && self.sizes.len() - late < 64;
            match self.bound {
                256 if many => simd::block::<T, 256>(self, semantics)?,
                512 if many => simd::block::<T, 512>(self, semantics)?,
                1024 if many => simd::block::<T, 1024>(self, semantics)?,
                2048 if many => simd::block::<T, 2048>(self, semantics)?,
                _ => self.single(semantics)?,
            }
            let found = &self.mirror.front()[before..];
            self.ready.extend(found.iter().map(|value| value.index() as u32));
        }
        self.ready.pop_front()
    }

    /// Finds one value by itself; `None` if it does not fit.
    pub(crate) fn single(&mut self, semantics: &Semantics) -> Option<()> {
        let n = self.mirror.front().len();
        let (values, bound) = (self.mirror.front(), self.bound);
        self.marks[..bound].fill(0);
        mark(semantics, values, &self.rares, &mut self.marks);
        let mut used = set_of(&self.marks[..bound]);
        let below = first_missing(&used, &self.common[n % 2]);
        // All smaller common values are options. It remains to show that the rare ones are.
        if open_rares(&used, &self.common[n % 2], below) > FEW {
            help(semantics, values, &self.helpers, &mut self.marks);
            used = set_of(&self.marks[..bound]);
        }
        self.settle(semantics, n, &used, below)
    }

    /// Appends the value, given that all smaller common values are options, and that `below` is not.
    pub(crate) fn settle(
        &mut self,
        semantics: &Semantics,
        n: usize,
        used: &[u64],
        below: u32,
    ) -> Option<()> {
        let mut value = below;
        'search: for at in 0..used.len() {
            let mut open = rare_below(used, self.common(n), below, at);
            while open != 0 {
                let rare = at as u32 * 64 + open.trailing_zeros();
                if !self.witness(semantics, n, T::of(rare)?) {
                    value = rare;
                    break 'search;
                }
                open &= open - 1;
            }
        }
        self.push(value)
    }

    /// True if some pair is worth this value.
    fn witness(&self, semantics: &Semantics, n: usize, value: T) -> bool {
        semantics.breaking().take_while(|take| take.count + 2 <= n).any(|take| {
            let (front, back) = self.mirror.pairs(n - take.count, semantics.unequal());
            some_sum(front, back, value)
        })
    }
}

/// Marks the moves of the next heap that leave one heap or none, and all pairs with a rare heap.
fn mark<T: Cell>(semantics: &Semantics, values: &[T], rares: &[Known<T>], marks: &mut Marks) {
    let n = values.len();
    for take in semantics.takes().iter().take_while(|take| take.count <= n) {
        let left = n - take.count;
        if left == 0 {
            marks[0] |= take.parts & 1;
            continue;
        }
        if take.leaves(1) {
            marks[values[left].index()] = 1;
        }
        if take.leaves(2) {
            let rares = &rares[..rares.partition_point(|rare| (rare.heap as usize) < left)];
            // Two equal heaps may be forbidden.
            let equal = semantics.unequal() && left.is_multiple_of(2);
            let half = rares.binary_search_by_key(&(left / 2), |rare| rare.heap as usize);
            let skip = half.ok().filter(|_| equal).unwrap_or(rares.len());
            mark_pairs(&values[..left], &rares[..skip], marks);
            mark_pairs(&values[..left], rares.get(skip + 1..).unwrap_or(&[]), marks);
        }
    }
}

/// Marks pairs of the next heap with helpers.
fn help<T: Cell>(semantics: &Semantics, values: &[T], helpers: &[Known<T>], marks: &mut Marks) {
    let n = values.len();
    for take in semantics.breaking().take_while(|take| take.count < n) {
        let left = n - take.count;
        for helper in helpers {
            let heap = helper.heap as usize;
            if heap < left && 2 * heap != left {
                marks[(helper.value ^ values[left - heap]).index()] = 1;
            }
        }
    }
}

/// Marks the values of pairs of these heaps with those that make them up to the length of `values`.
fn mark_pairs<T: Cell>(values: &[T], heaps: &[Known<T>], marks: &mut Marks) {
    for known in heaps {
        marks[(known.value ^ values[values.len() - known.heap as usize]).index()] = 1;
    }
}

/// Marks, each 0 or 1, as a set.
fn set_of(marks: &[u8]) -> Vec<u64> {
    marks.chunks_exact(64).map(packed).collect()
}

/// The least value that is in `among` and not in `used`; the number of values in a set if there is none.
pub(crate) fn first_missing(used: &[u64], among: &[u64]) -> u32 {
    for (at, (used, among)) in used.iter().zip(among).enumerate() {
        let open = among & !used;
        if open != 0 {
            return at as u32 * 64 + open.trailing_zeros();
        }
    }
    64 * used.len() as u32
}

/// How many rare values below a value are not used.
pub(crate) fn open_rares(used: &[u64], common: &[u64], below: u32) -> u32 {
    (0..used.len()).map(|at| rare_below(used, common, below, at).count_ones()).sum()
}

/// The rare values of a word below a value that are not used.
fn rare_below(used: &[u64], common: &[u64], below: u32, at: usize) -> u64 {
    let first = at as u32 * 64;
    let under = match below.saturating_sub(first) {
        0 => 0,
        width @ 1..64 => (1 << width) - 1,
        _ => u64::MAX,
    };
    under & !used[at] & !common[at]
}

#[cfg(test)]
mod tests {
    use super::{LARGE, Sparse};
    use crate::cost::EngineKind;
    use crate::mask::Mask;
    use crate::scan::Cell;
    use crate::semantics::Semantics;
    use crate::sequence::Sequence;
    use alloc::vec::Vec;

    /// The values after some first ones, by a mask of these bits.
    fn found<T: Cell>(semantics: &Semantics, bits: u16, first: &[u32], to: usize) -> Vec<u32> {
        let mask = Mask { bits, parity: None };
        let mut sparse: Sparse<T> =
            Sparse::after(semantics, mask, first, to).expect("the values fit");
        let more = (first.len()..=to).map_while(|_| sparse.next(semantics));
        first.iter().copied().chain(more).collect()
    }

    #[test]
    fn values_are_right_whatever_mask_is_chosen() {
        let mut dice = fastrand::Rng::with_seed(16);
        for text in ["0.6", "0.77", "0.37", "grundy", "0.07-unequal", "4.07", "kayles-40"] {
            let rule = text.parse().expect("a rule");
            let to = LARGE + 300;
            let plain = Sequence::by(&rule, to as u64, EngineKind::Plain).expect("for every rule");
            let plain: Vec<u32> = plain.collect();
            let semantics = rule.semantics();
            for _ in 0..4 {
                let (bits, first) = (dice.u16(..), &plain[..dice.usize(1..400)]);
                let wide = found::<u16>(&semantics, bits, first, to);
                assert_eq!(wide, plain, "{text} by {bits:b}, wide");
                if plain.iter().all(|value| *value < 256) {
                    let narrow = found::<u8>(&semantics, bits, first, to);
                    assert_eq!(narrow, plain, "{text} by {bits:b}");
                }
            }
        }
    }
}
