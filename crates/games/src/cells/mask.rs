//! Cells as bits: at most eight rows of fifteen, and a free column between two rows.

use super::Cells;
use alloc::vec::Vec;

/// Bits of a row; the last one is free, so that rows do not meet.
pub(crate) const ROW: u32 = 16;

/// The filled cells: bit 16 r + c for row r and column c.
pub(crate) fn mask(at: &Cells) -> u128 {
    let (rows, columns) = at.size();
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let filled = cells.filter(|(row, column)| at.holds(*row, *column));
    filled.fold(0, |all, (row, column)| all | 1 << (ROW * row + column))
}

/// The cells of a mask as rows and columns, ascending.
pub(crate) fn cells(mask: u128) -> impl Iterator<Item = (u32, u32)> + Clone {
    (0..128).filter(move |bit| mask >> bit & 1 == 1).map(|bit| (bit / ROW, bit % ROW))
}

/// The first and the last row of a mask, and the same for columns.
pub(crate) fn frame(mask: u128) -> [(u32, u32); 2] {
    let ends = |of: fn((u32, u32)) -> u32| {
        let numbers = cells(mask).map(of);
        (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
    };
    [ends(|cell| cell.0), ends(|cell| cell.1)]
}

/// The least of a mask and its reflections, each moved into the upper left corner.
pub(crate) fn least_reflection(mask: u128) -> u128 {
    let [(top, bottom), (left, right)] = frame(mask);
    let reflected = |over: bool, back: bool| {
        cells(mask).fold(0_u128, |all, (row, column)| {
            let row = if over { bottom - row } else { row - top };
            let column = if back { right - column } else { column - left };
            all | 1 << (ROW * row + column)
        })
    };
    let first = reflected(false, false).min(reflected(false, true));
    first.min(reflected(true, false)).min(reflected(true, true))
}

/// The parts that no side of a cell joins, by their first cells.
pub(crate) fn parts(mut left: u128) -> Vec<u128> {
    let mut found = Vec::new();
    while left != 0 {
        let mut part = left & left.wrapping_neg();
        loop {
            let beside = part << ROW | part >> ROW | part << 1 | part >> 1;
            let more = (part | beside) & left;
            if more == part {
                break;
            }
            part = more;
        }
        left &= !part;
        found.push(part);
    }
    found
}
