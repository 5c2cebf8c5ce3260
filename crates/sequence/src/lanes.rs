//! Sixteen values that are compared at once.

use crate::bytes::Bytes;
use core::ops::{BitOr, BitXor};

/// Values side by side, and heaps in a block.
pub(crate) const LANES: usize = 16;

/// Sixteen values of a type.
pub(crate) trait Lanes<T>: Copy + BitXor<Output = Self> + BitOr<Output = Self> {
    fn new(values: [T; LANES]) -> Self;
    fn splat(value: T) -> Self;
    /// Marks the places where the two agree.
    fn alike(self, other: Self) -> Self;
    /// The marked places as bits.
    fn marked(self) -> u16;
}

impl Lanes<u8> for Bytes {
    #[inline]
    fn new(values: [u8; LANES]) -> Bytes {
        Bytes::new(values)
    }

    #[inline]
    fn splat(value: u8) -> Bytes {
        Bytes::splat(value)
    }

    #[inline]
    fn alike(self, other: Bytes) -> Bytes {
        Bytes::alike(self, other)
    }

    #[inline]
    fn marked(self) -> u16 {
        Bytes::marked(self)
    }
}

/// Sixteen values of two bytes; the compiler finds the registers for them by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairs([u16; LANES]);

impl Lanes<u16> for Pairs {
    #[inline]
    fn new(values: [u16; LANES]) -> Pairs {
        Pairs(values)
    }

    #[inline]
    fn splat(value: u16) -> Pairs {
        Pairs([value; LANES])
    }

    #[inline]
    fn alike(self, other: Pairs) -> Pairs {
        Pairs(core::array::from_fn(|at| if self.0[at] == other.0[at] { u16::MAX } else { 0 }))
    }

    #[inline]
    fn marked(self) -> u16 {
        self.0.iter().enumerate().fold(0, |all, (at, value)| all | (value & 1) << at)
    }
}

impl BitXor for Pairs {
    type Output = Pairs;
    #[inline]
    fn bitxor(self, other: Pairs) -> Pairs {
        Pairs(core::array::from_fn(|at| self.0[at] ^ other.0[at]))
    }
}

impl BitOr for Pairs {
    type Output = Pairs;
    #[inline]
    fn bitor(self, other: Pairs) -> Pairs {
        Pairs(core::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}
