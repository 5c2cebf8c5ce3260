//! Which values of a heap are rare.

use crate::semantics::Semantics;
use alloc::vec;
use alloc::vec::Vec;

/// Which values are rare.
///
/// A value is rare if an even number of its bits is in the mask; if `parity` is set, heaps of odd size (even size,
/// if the code takes odd numbers) count one bit more. Then two rare or two common heaps have a rare nim-sum, and
/// one of each a common one: so all common options of a heap contain a rare heap, and there are few of those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask {
    /// The bits that are counted.
    pub bits: u16,
    /// The sizes that count one bit more, if any: 0 for odd, 1 for even.
    pub parity: Option<u8>,
}

impl Mask {
    /// Fewest values from which rare and common ones are distinguished.
    pub const FEWEST: usize = 128;
    /// Number of values on which masks are compared, those of heaps 0 to 20,000; more would not change the best one.
    pub const COMPARED: usize = 20_001;

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

    /// The mask that makes the fewest values rare, and their number; `None` if no mask makes most values common, if a
    /// value does not fit 16 bits, or if a move does not leave two heaps at most.
    ///
    /// The Walsh-Hadamard transform of the frequencies gives this for all masks at once.
    pub fn best(semantics: &Semantics, values: &[u32]) -> Option<(Mask, usize)> {
        if !semantics.tail().is_empty() || semantics.most_parts() != 2 {
            return None;
        }
        let greatest = u16::try_from(values.iter().copied().max()?).ok()?;
        let masks = (usize::from(greatest) + 1).next_power_of_two();
        let mut counts = [vec![0_i64; masks], vec![0; masks]];
        for (n, value) in values.iter().enumerate().skip(1) {
            counts[n % 2][*value as usize] += 1;
        }
        let [even, odd] = counts.map(transformed);
        let mut parities = semantics.breaking().map(|take| take.count % 2);
        let first = parities.next()?;
        let alike = parities.all(|parity| parity == first);
        let plain = (0..masks).map(|bits| (even[bits] + odd[bits], bits, None));
        let sign = if first == 0 { 1 } else { -1 };
        let split = (0..masks).filter(|_| alike);
        let split = split.map(|bits| (sign * (even[bits] - odd[bits]), bits, Some(first as u8)));
        // Rare values minus common ones; of equally good masks, the simpler one.
        let (excess, bits, parity) = plain.chain(split).min_by_key(|(excess, ..)| *excess)?;
        let total = values.len() as i64 - 1;
        let mask = Mask { bits: bits as u16, parity };
        (excess < 0).then_some((mask, ((total + excess) / 2) as usize))
    }

    /// The common values below `bound`, a multiple of 64, of a heap of this size, as a set of bits.
    pub(crate) fn common_values(self, n: usize, bound: usize) -> Vec<u64> {
        let mut set = vec![0; bound / 64];
        for value in (0..bound).filter(|value| self.common(n, *value as u32)) {
            set[value / 64] |= 1 << (value % 64);
        }
        set
    }
}

/// The Walsh-Hadamard transform of as many numbers as a power of two.
fn transformed(mut counts: Vec<i64>) -> Vec<i64> {
    let mut step = 1;
    while step < counts.len() {
        for pair in counts.chunks_exact_mut(2 * step) {
            let (ones, others) = pair.split_at_mut(step);
            for (one, other) in ones.iter_mut().zip(others) {
                (*one, *other) = (*one + *other, *one - *other);
            }
        }
        step *= 2;
    }
    counts
}
