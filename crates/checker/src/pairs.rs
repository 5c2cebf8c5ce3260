//! Values in both directions, so that all pairs of heaps of one size are compared in long strides.

use alloc::vec;
use alloc::vec::Vec;

/// Pairs that are tried one by one before the others are searched for the least missing value. Most
/// values are reached by some of the first pairs.
pub(crate) const FIRST: usize = 192;
/// Pairs compared before testing whether one of them matched.
const STRIDE: usize = 512;

/// The values found so far, forwards and backwards.
#[derive(Debug)]
pub(crate) struct Pairs {
    front: Vec<u16>,
    /// The value of n at `heaps - 1 - n`.
    back: Vec<u16>,
    fit: bool,
}

impl Pairs {
    pub(crate) fn new(heaps: usize) -> Pairs {
        Pairs { front: Vec::with_capacity(heaps), back: vec![0; heaps], fit: true }
    }

    /// True as long as every value is below 2^16.
    pub(crate) fn fit(&self) -> bool {
        self.fit
    }

    pub(crate) fn push(&mut self, value: u32) {
        let place = self.back.len().checked_sub(self.front.len() + 1);
        match (u16::try_from(value), place) {
            (Ok(value), Some(place)) if self.fit => {
                self.front.push(value);
                self.back[place] = value;
            }
            _ => self.fit = false,
        }
    }

    /// The cost of finding a pair beyond the first ones with this total of tokens and this nim-sum;
    /// `None` if there is none.
    pub(crate) fn search(&self, tokens: usize, value: u32, unequal: bool) -> Option<u64> {
        let value = u16::try_from(value).ok()?;
        // Each pair once: the smaller heap is at most half.
        let last = if unequal { tokens.saturating_sub(1) / 2 } else { tokens / 2 };
        let first = FIRST + 1;
        if last < first {
            return None;
        }
        let other = self.back.len() - 1 - (tokens - first);
        let (front, back) = (&self.front[first..=last], &self.back[other..][..=last - first]);
        let mut strides = front.chunks(STRIDE).zip(back.chunks(STRIDE));
        let stride = strides.position(|(front, back)| met(front, back, value))?;
        Some((stride + 1) as u64 * STRIDE as u64 / 8)
    }
}

/// True if some pair has this nim-sum. It looks at all, so that many are compared at once.
fn met(front: &[u16], back: &[u16], value: u16) -> bool {
    let pairs = front.iter().zip(back);
    pairs.fold(false, |met, (one, other)| met | (one ^ other == value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: impl Iterator<Item = u32>) -> Pairs {
        let values: Vec<u32> = values.collect();
        let mut pairs = Pairs::new(values.len());
        values.into_iter().for_each(|value| pairs.push(value));
        pairs
    }

    /// A search by nim-sum finds the pair, and its cost shows which one was first.
    #[test]
    fn each_pair_beyond_the_first_ones_is_found() {
        for tokens in [0, 1, 2, 385, 386, 387, 1000, 3001] {
            for one in (1..=tokens / 2).filter(|one| *one < 200 || one % 7 == 0) {
                let other = tokens - one;
                let pairs = of((0..=tokens).map(|n| 2 * n as u32 + 2 * u32::from(n == one)));
                let value = pairs.front[one] ^ pairs.front[other];
                // Another pair may have the same nim-sum.
                let met = |last: usize| {
                    (FIRST + 1..=last)
                        .position(|n| pairs.front[n] ^ pairs.front[tokens - n] == value)
                };
                for (unequal, last) in [(false, tokens / 2), (true, tokens.saturating_sub(1) / 2)] {
                    let cost = met(last).map(|place| (place / STRIDE + 1) as u64 * 64);
                    assert_eq!(pairs.search(tokens, value.into(), unequal), cost, "{tokens} {one}");
                }
            }
            assert_eq!(of(0..=tokens as u32).search(tokens, 65_536, false), None);
        }
    }

    #[test]
    fn values_of_more_than_sixteen_bits_do_not_fit() {
        assert!(of([0, 65_535].into_iter()).fit());
        assert!(!of([0, 65_536, 1].into_iter()).fit());
    }
}
