//! Sixteen bytes in a register of the processor.

use core::ops::{BitOr, BitXor};
use wide::u8x16;

/// Sixteen bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes(u8x16);

impl Bytes {
    #[inline]
    pub(crate) fn new(bytes: [u8; 16]) -> Bytes {
        Bytes(u8x16::new(bytes))
    }

    #[inline]
    pub(crate) fn splat(byte: u8) -> Bytes {
        Bytes(u8x16::splat(byte))
    }

    /// Marks the places where the two agree.
    #[inline]
    pub(crate) fn alike(self, other: Bytes) -> Bytes {
        Bytes(self.0.simd_eq(other.0))
    }

    /// The marked places as bits.
    #[inline]
    pub(crate) fn marked(self) -> u16 {
        self.0.to_bitmask() as u16
    }
}

impl BitXor for Bytes {
    type Output = Bytes;
    #[inline]
    fn bitxor(self, other: Bytes) -> Bytes {
        Bytes(self.0 ^ other.0)
    }
}

impl BitOr for Bytes {
    type Output = Bytes;
    #[inline]
    fn bitor(self, other: Bytes) -> Bytes {
        Bytes(self.0 | other.0)
    }
}
