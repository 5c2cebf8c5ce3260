//! Full squares on boards of eight columns, whose cells are the bits 8·row + column of a mask.

use core::ops::{BitAnd, BitOr, Shl, Shr};

/// An integer that holds the cells of a board.
pub(crate) trait Mask:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// All cells but those of the last column.
    const INNER: Self;
}

impl Mask for u64 {
    const INNER: u64 = 0x7f7f_7f7f_7f7f_7f7f;
}

impl Mask for u128 {
    const INNER: u128 = 0x7f7f_7f7f_7f7f_7f7f_7f7f_7f7f_7f7f_7f7f;
}

/// Upper left corners of full squares one larger, from the corners of full squares of a side.
pub(crate) fn larger<M: Mask>(corners: M) -> M {
    let across = corners & ((corners >> 1) & M::INNER);
    across & (across >> 8)
}

/// Every cell of the squares of side two with these corners.
pub(crate) fn covered<M: Mask>(corners: M) -> M {
    let across = corners | corners << 1;
    across | across << 8
}

/// The cells, with all squares of side two that share a cell with them; `corners` are those of all such squares.
pub(crate) fn spread<M: Mask>(cells: M, corners: M) -> M {
    // A cell that wraps around enters the last column, where no such square begins.
    let beside = cells | cells >> 1;
    cells | covered(corners & (beside | beside >> 8))
}
