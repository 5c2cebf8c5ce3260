//! Sixteen bytes in two words.

use core::ops::{BitOr, BitXor};

/// The top bit of each byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Sixteen bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes(u64, u64);

impl Bytes {
    #[inline]
    pub(crate) fn new(bytes: [u8; 16]) -> Bytes {
        let word = |at: usize| u64::from_le_bytes(core::array::from_fn(|i| bytes[at + i]));
        Bytes(word(0), word(8))
    }

    #[inline]
    pub(crate) fn splat(byte: u8) -> Bytes {
        let word = u64::from(byte) * 0x0101_0101_0101_0101;
        Bytes(word, word)
    }

    /// Marks the places where the two agree.
    #[inline]
    pub(crate) fn alike(self, other: Bytes) -> Bytes {
        // Adding reaches the top bit of a byte from any lower one, and no other byte (Warren 2002).
        let same = |apart: u64| !(((apart & !TOPS) + !TOPS) | apart) & TOPS;
        Bytes(same(self.0 ^ other.0), same(self.1 ^ other.1))
    }

    /// The marked places as bits.
    #[inline]
    pub(crate) fn marked(self) -> u16 {
        // The product brings bit 8·i to bit 56 + i.
        let bits = |word: u64| ((word >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
        bits(self.0) | bits(self.1) << 8
    }
}

impl BitXor for Bytes {
    type Output = Bytes;
    #[inline]
    fn bitxor(self, other: Bytes) -> Bytes {
        Bytes(self.0 ^ other.0, self.1 ^ other.1)
    }
}

impl BitOr for Bytes {
    type Output = Bytes;
    #[inline]
    fn bitor(self, other: Bytes) -> Bytes {
        Bytes(self.0 | other.0, self.1 | other.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_agree_are_marked() {
        for (one, other) in [(0, 0), (0, 128), (127, 128), (255, 255), (1, 0), (129, 1)] {
            let bytes = core::array::from_fn(|i| if i % 3 == 0 { one } else { other });
            let wanted = (0..16).filter(|i| bytes[*i] == one).fold(0, |all, i| all | 1 << i);
            assert_eq!(Bytes::new(bytes).alike(Bytes::splat(one)).marked(), wanted);
            let lifted = Bytes::new(bytes) ^ Bytes::splat(77);
            assert_eq!(lifted.alike(Bytes::splat(one ^ 77)).marked(), wanted);
        }
    }
}
