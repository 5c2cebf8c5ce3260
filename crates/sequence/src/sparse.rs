//! The engine for codes whose values are mostly common, with a few rare ones.

use crate::rule::DIGITS;
use crate::scan::{Mirror, packed, some_sum};
use crate::semantics::Semantics;
use crate::simd;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// Old heaps, spread at random, that are tried as witnesses before any search.
pub(crate) const HELPERS: usize = 704;
/// Size from which heaps are processed many at a time.
const LARGE: usize = 2048;
/// Most rare values that are searched one by one rather than with helpers.
pub(crate) const FEW: u32 = 8;

/// A set of values below 256.
pub(crate) type Set = [u64; 4];

/// Which values are rare.
///
/// A value is rare if an even number of its bits is in the mask; if `parity` is set, heaps of odd size (even size,
/// if the code takes odd numbers) count one bit more. Then two rare or two common heaps have a rare nim-sum, and
/// one of each a common one: so all common options of a heap contain a rare heap, and there are few of those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask {
    /// The bits that are counted.
    pub bits: u8,
    /// The sizes that count one bit more, if any: 0 for odd, 1 for even.
    pub parity: Option<u8>,
}

impl Mask {
    /// True if this value of this heap is common.
    ///
    /// ```
    /// use sequence::{Mask, Sequence};
    /// let mut values = Sequence::new(&"grundy".parse()?, 2_000).expect("so many are allowed");
    /// values.run();
    /// let semantics = values.rule().semantics();
    /// let (mask, rares) = Mask::best(&semantics, values.values()).expect("most values are common");
    /// let counted = values.values().iter().enumerate().skip(1).filter(|(n, v)| !mask.common(*n, **v));
    /// assert_eq!(counted.count(), rares);
    /// assert!(rares < 500, "a quarter at most");
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn common(self, n: usize, value: u32) -> bool {
        let size = self.parity.map_or(0, |offset| n + usize::from(offset));
        ((value & u32::from(self.bits)).count_ones() as usize + size) % 2 == 1
    }

    /// The mask that makes the fewest values rare, and their number; `None` if no mask makes most values common.
    ///
    /// The Walsh-Hadamard transform of the frequencies gives this for all masks at once.
    pub fn best(semantics: &Semantics, values: &[u32]) -> Option<(Mask, usize)> {
        let mut counts = [[0_i64; 256]; 2];
        for (n, value) in values.iter().enumerate().skip(1) {
            counts[n % 2][usize::from(u8::try_from(*value).ok()?)] += 1;
        }
        let [even, odd] = counts.map(transformed);
        let mut parities = semantics.breaking().map(|take| take.count % 2);
        let first = parities.next()?;
        let alike = parities.all(|parity| parity == first);
        let plain = (0..256).map(|bits| (even[bits] + odd[bits], bits, None));
        let sign = if first == 0 { 1 } else { -1 };
        let split = (0..256).filter(|_| alike);
        let split = split.map(|bits| (sign * (even[bits] - odd[bits]), bits, Some(first as u8)));
        // Rare values minus common ones; of equally good masks, the simpler one.
        let (excess, bits, parity) = plain.chain(split).min_by_key(|(excess, ..)| *excess)?;
        let total = values.len() as i64 - 1;
        (excess < 0).then_some((Mask { bits: bits as u8, parity }, ((total + excess) / 2) as usize))
    }

    /// The common values of a heap of this size.
    fn common_values(self, n: usize) -> Set {
        let mut set = [0; 4];
        for value in (0..256).filter(|value| self.common(n, *value)) {
            set[value as usize / 64] |= 1 << (value % 64);
        }
        set
    }
}

fn transformed(mut counts: [i64; 256]) -> [i64; 256] {
    let mut step = 1;
    while step < 256 {
        for at in (0..256).filter(|at| at & step == 0) {
            let (one, other) = (counts[at], counts[at + step]);
            (counts[at], counts[at + step]) = (one + other, one - other);
        }
        step *= 2;
    }
    counts
}

/// A heap and its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) heap: u32,
    pub(crate) value: u8,
}

/// Values by rare heaps.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    pub(crate) mirror: Mirror<u8>,
    mask: Mask,
    /// The rare heaps from 1 on, ascending.
    pub(crate) rares: Vec<Known>,
    sizes: Vec<u32>,
    /// Some common heaps of the lower half.
    pub(crate) helpers: Vec<Known>,
    /// Values that are common in an even and in an odd heap.
    common: [Set; 2],
    /// Values found but not yet returned.
    ready: VecDeque<u32>,
}

impl Sparse {
    /// The engine after these values, with room for heaps up to `to`.
    ///
    /// `None` if a value does not fit, or if a move leaves something besides its heaps.
    pub(crate) fn after(
        semantics: &Semantics,
        mask: Mask,
        values: &[u32],
        to: usize,
    ) -> Option<Sparse> {
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
            common: [mask.common_values(0), mask.common_values(1)],
            ready: VecDeque::new(),
        };
        values.iter().try_for_each(|value| sparse.push(*value))?;
        sparse.spread();
        Some(sparse)
    }

    pub(crate) fn mask(&self) -> Mask {
        self.mask
    }

    pub(crate) fn rares(&self) -> &[u32] {
        &self.sizes
    }

    pub(crate) fn common(&self, n: usize) -> &Set {
        &self.common[n % 2]
    }

    pub(crate) fn push(&mut self, value: u32) -> Option<()> {
        let n = self.mirror.front().len();
        self.mirror.push(value)?;
        if n > 0 && !self.mask.common(n, value) {
            self.rares.push(Known { heap: n as u32, value: value as u8 });
            self.sizes.push(n as u32);
        }
        if n >= 1024 && n.is_power_of_two() {
            self.spread();
        }
        Some(())
    }

    /// Chooses the helpers among the common heaps of the lower half, always the same ones.
    fn spread(&mut self) {
        let values = self.mirror.front();
        // No helper may be half of a later heap, for any take.
        let half = (values.len() / 2).saturating_sub(DIGITS / 2 + simd::LANES);
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        self.helpers.clear();
        for _ in 0..4 * HELPERS {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let heap = simd::LANES + (seed >> 33) as usize % half.max(1);
            let fits = heap < half && self.mask.common(heap, u32::from(values[heap]));
            if fits && self.helpers.len() < HELPERS {
                self.helpers.push(Known { heap: heap as u32, value: values[heap] });
            }
        }
    }

    /// The value of the next heap; `None` if it does not fit.
    pub(crate) fn next(&mut self, semantics: &Semantics) -> Option<u32> {
        if self.ready.is_empty() {
            let before = self.mirror.front().len();
            if before >= LARGE && self.mirror.room() >= simd::LANES && self.helpers.len() == HELPERS
            {
                simd::block(self, semantics)?;
            } else {
                self.single(semantics)?;
            }
            let found = &self.mirror.front()[before..];
            self.ready.extend(found.iter().map(|value| u32::from(*value)));
        }
        self.ready.pop_front()
    }

    /// Finds one value by itself.
    pub(crate) fn single(&mut self, semantics: &Semantics) -> Option<()> {
        let n = self.mirror.front().len();
        let mut marks = [0_u8; 256];
        self.mark(semantics, n, &mut marks);
        let mut used = set_of(&marks);
        let below = first_missing(&used, self.common(n));
        // All smaller common values are options. It remains to show that the rare ones are.
        if open_rares(&used, self.common(n), below) > FEW {
            self.help(semantics, n, &mut marks);
            used = set_of(&marks);
        }
        self.settle(semantics, n, &used, below)
    }

    /// Appends the value, given that all smaller common values are options, and that `below` is not.
    pub(crate) fn settle(
        &mut self,
        semantics: &Semantics,
        n: usize,
        used: &Set,
        below: u32,
    ) -> Option<()> {
        let mut value = below;
        'search: for at in 0..4 {
            let mut open = rare_below(used, self.common(n), below, at);
            while open != 0 {
                let rare = at as u32 * 64 + open.trailing_zeros();
                if !self.witness(semantics, n, rare as u8) {
                    value = rare;
                    break 'search;
                }
                open &= open - 1;
            }
        }
        if value < 256 { self.push(value) } else { None }
    }

    /// Marks the moves that leave one heap or none, and all pairs with a rare heap.
    fn mark(&self, semantics: &Semantics, n: usize, marks: &mut [u8; 256]) {
        let values = self.mirror.front();
        for take in semantics.takes().iter().take_while(|take| take.count <= n) {
            let left = n - take.count;
            if left == 0 {
                marks[0] |= take.parts & 1;
                continue;
            }
            if take.leaves(1) {
                marks[usize::from(values[left])] = 1;
            }
            if take.leaves(2) {
                let count = self.rares.partition_point(|rare| (rare.heap as usize) < left);
                // Two equal heaps may be forbidden.
                let equal = semantics.unequal() && left.is_multiple_of(2);
                let half = self.rares[..count]
                    .binary_search_by_key(&(left / 2), |rare| rare.heap as usize);
                let skip = half.ok().filter(|_| equal).unwrap_or(count);
                mark_pairs(&values[..left], &self.rares[..skip], marks);
                mark_pairs(
                    &values[..left],
                    self.rares[..count].get(skip + 1..).unwrap_or(&[]),
                    marks,
                );
            }
        }
    }

    fn help(&self, semantics: &Semantics, n: usize, marks: &mut [u8; 256]) {
        let values = self.mirror.front();
        for take in semantics.breaking().take_while(|take| take.count < n) {
            let left = n - take.count;
            for helper in &self.helpers {
                let heap = helper.heap as usize;
                if heap < left && 2 * heap != left {
                    marks[usize::from(helper.value ^ values[left - heap])] = 1;
                }
            }
        }
    }

    /// True if some pair is worth this value.
    fn witness(&self, semantics: &Semantics, n: usize, value: u8) -> bool {
        semantics.breaking().take_while(|take| take.count + 2 <= n).any(|take| {
            let (front, back) = self.mirror.pairs(n - take.count, semantics.unequal());
            some_sum(front, back, value)
        })
    }
}

/// Marks the values of pairs of these heaps with those that make them up to the length of `values`.
fn mark_pairs(values: &[u8], heaps: &[Known], marks: &mut [u8; 256]) {
    for known in heaps {
        marks[usize::from(known.value ^ values[values.len() - known.heap as usize])] = 1;
    }
}

/// Marks, each 0 or 1, as a set.
pub(crate) fn set_of(marks: &[u8; 256]) -> Set {
    core::array::from_fn(|at| packed(&marks[64 * at..64 * at + 64]))
}

/// The least value that is in `among` and not in `used`; 256 if there is none.
pub(crate) fn first_missing(used: &Set, among: &Set) -> u32 {
    for at in 0..4 {
        let open = among[at] & !used[at];
        if open != 0 {
            return at as u32 * 64 + open.trailing_zeros();
        }
    }
    256
}

/// How many rare values below a value are not used.
pub(crate) fn open_rares(used: &Set, common: &Set, below: u32) -> u32 {
    (0..4).map(|at| rare_below(used, common, below, at).count_ones()).sum()
}

/// The rare values of a word below a value that are not used.
fn rare_below(used: &Set, common: &Set, below: u32, at: usize) -> u64 {
    let first = at as u32 * 64;
    let under = match below.saturating_sub(first) {
        0 => 0,
        width @ 1..64 => (1 << width) - 1,
        _ => u64::MAX,
    };
    under & !used[at] & !common[at]
}
