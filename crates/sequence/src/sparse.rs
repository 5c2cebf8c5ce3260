//! The engine for codes whose values fall into many common and few rare ones.

use crate::law::Law;
use crate::scan::{Mirror, some_sum};
use alloc::vec;
use alloc::vec::Vec;

/// Old heaps, spread at random, that stand witness before anything is searched.
const HELPERS: usize = 224;

/// Which values are rare.
///
/// A value is rare if an even number of its bits lies in the mask; where `parity` is set, heaps of
/// odd size (even size, if the code takes odd numbers) count one bit more. Then two rare or two
/// common heaps are worth a rare value together, and one of each a common one: so all common
/// options of a heap contain a rare heap, and there are few of those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask {
    /// The bits that are counted.
    pub bits: u8,
    /// Whether the size of the heap counts as well, and with which sizes: 0 for odd, 1 for even.
    pub parity: Option<u8>,
}

impl Mask {
    /// True if this value of this heap is common.
    pub fn common(self, n: usize, value: u32) -> bool {
        let size = self.parity.map_or(0, |offset| n + usize::from(offset));
        (value & u32::from(self.bits)).count_ones() as usize + size & 1 == 1
    }

    /// The mask that makes fewest of the values rare, and how many it does; `None` if none makes most common.
    ///
    /// The Walsh-Hadamard transform of how often each value occurs tells this for all masks at once.
    pub fn best(law: &Law, values: &[u32]) -> Option<(Mask, usize)> {
        let mut counts = [[0_i64; 256]; 2];
        for (n, value) in values.iter().enumerate().skip(1) {
            counts[n % 2][usize::from(u8::try_from(*value).ok()?)] += 1;
        }
        let [even, odd] = counts.map(transformed);
        let mut parities = law.breaking().map(|take| take.count % 2);
        let first = parities.next()?;
        let alike = parities.all(|parity| parity == first);
        let plain = (0..256).map(|bits| (even[bits] + odd[bits], bits, None));
        let sign = if first == 0 { 1 } else { -1 };
        let split = (0..256).filter(|_| alike);
        let split = split.map(|bits| (sign * (even[bits] - odd[bits]), bits, Some(first as u8)));
        // Rare ones less common ones; of masks that are equally good the plainer one.
        let (excess, bits, parity) = plain.chain(split).min_by_key(|(excess, ..)| *excess)?;
        let total = values.len() as i64 - 1;
        (excess < 0).then_some((Mask { bits: bits as u8, parity }, ((total + excess) / 2) as usize))
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

/// Values by rare heaps.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    mirror: Mirror<u8>,
    mask: Mask,
    /// Sizes of the rare heaps from 1 on, ascending.
    rares: Vec<u32>,
    rare_values: Vec<u8>,
    helpers: Vec<u32>,
    /// Values that are common in an even and in an odd heap, ascending.
    common: [Vec<u8>; 2],
}

impl Sparse {
    /// The engine as it stands after these values, with room for heaps up to `to`.
    ///
    /// `None` if a value does not fit, or if a move leaves something besides its heaps.
    pub(crate) fn after(law: &Law, mask: Mask, values: &[u32], to: usize) -> Option<Sparse> {
        if law.most_parts() > 2
            || !law.tail().is_empty()
            || law.takes().iter().any(|take| take.plus > 0)
        {
            return None;
        }
        let common = |n| (0..=255).filter(|value| mask.common(n, u32::from(*value))).collect();
        let mut sparse = Sparse {
            mirror: Mirror::new(&[], to)?,
            mask,
            rares: Vec::new(),
            rare_values: Vec::new(),
            helpers: vec![],
            common: [common(0), common(1)],
        };
        values.iter().try_for_each(|value| sparse.push(*value))?;
        Some(sparse)
    }

    pub(crate) fn mask(&self) -> Mask {
        self.mask
    }

    pub(crate) fn rares(&self) -> &[u32] {
        &self.rares
    }

    fn push(&mut self, value: u32) -> Option<()> {
        let n = self.mirror.front().len();
        self.mirror.push(value)?;
        if n > 0 && !self.mask.common(n, value) {
            self.rares.push(n as u32);
            self.rare_values.push(value as u8);
        }
        if n >= 1024 && n.is_power_of_two() {
            self.spread(n);
        }
        Some(())
    }

    /// Chooses the helpers among the common heaps of the lower half, always the same ones.
    fn spread(&mut self, n: usize) {
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        self.helpers.clear();
        for _ in 0..HELPERS {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let heap = 1 + (seed >> 33) as usize % (n / 2);
            if self.mask.common(heap, u32::from(self.mirror.front()[heap])) {
                self.helpers.push(heap as u32);
            }
        }
        self.helpers.sort_unstable();
    }

    /// The value of the next heap; `None` if it does not fit.
    pub(crate) fn next(&mut self, law: &Law) -> Option<u32> {
        let n = self.mirror.front().len();
        let mut marks = [0_u8; 256];
        self.mark(law, n, &mut marks);
        let common = self.common[n % 2].iter().find(|value| marks[usize::from(**value)] == 0);
        let below = common.map_or(256, |value| usize::from(*value));
        // All common values below are options. What is left to show is that the rare ones are.
        if marks[..below].contains(&0) {
            self.help(law, n, &mut marks);
        }
        let mut value = below;
        for rare in 0..below {
            if marks[rare] == 0 && !self.witness(law, n, rare as u8) {
                value = rare;
                break;
            }
        }
        let value = u32::try_from(value).ok().filter(|value| *value < 256)?;
        self.push(value)?;
        Some(value)
    }

    /// Marks the moves that leave one heap or none, and all pairs with a rare heap.
    fn mark(&self, law: &Law, n: usize, marks: &mut [u8; 256]) {
        let values = self.mirror.front();
        for take in law.takes().iter().take_while(|take| take.count <= n) {
            let left = n - take.count;
            if left == 0 {
                marks[0] |= take.parts & 1;
                continue;
            }
            if take.leaves(1) {
                marks[usize::from(values[left])] = 1;
            }
            if take.leaves(2) {
                let mut count = self.rares.len();
                while count > 0 && self.rares[count - 1] as usize >= left {
                    count -= 1;
                }
                // Two equal heaps may be forbidden.
                let half = (left / 2) as u32;
                let equal = law.unequal() && left % 2 == 0;
                let equal = equal.then(|| self.rares[..count].binary_search(&half).ok()).flatten();
                let skip = equal.unwrap_or(count);
                self.mark_pairs(left, 0, skip, marks);
                self.mark_pairs(left, skip + 1, count, marks);
            }
        }
    }

    /// Marks the pairs of that size with one of these rare heaps.
    fn mark_pairs(&self, left: usize, from: usize, to: usize, marks: &mut [u8; 256]) {
        if from < to {
            let values = &self.mirror.front()[..left];
            for (rare, value) in self.rares[from..to].iter().zip(&self.rare_values[from..to]) {
                marks[usize::from(value ^ values[left - *rare as usize])] = 1;
            }
        }
    }

    fn help(&self, law: &Law, n: usize, marks: &mut [u8; 256]) {
        let values = self.mirror.front();
        for take in law.breaking().take_while(|take| take.count < n) {
            let left = n - take.count;
            for helper in &self.helpers {
                let helper = *helper as usize;
                if helper < left && 2 * helper != left {
                    marks[usize::from(values[helper] ^ values[left - helper])] = 1;
                }
            }
        }
    }

    /// True if some pair is worth this value.
    fn witness(&self, law: &Law, n: usize, value: u8) -> bool {
        law.breaking().take_while(|take| take.count + 2 <= n).any(|take| {
            let (front, back) = self.mirror.pairs(n - take.count, law.unequal());
            some_sum(front, back, value)
        })
    }
}
