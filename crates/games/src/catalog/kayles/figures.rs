//! Grundy values of rows when up to k pins fall at once.

use super::words;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use solver::values::Values;

/// Lengths shown at once.
const LENGTHS: u64 = 21;
/// The largest first length.
pub(super) const MOST: u64 = 980;
/// Pins that fall at once, at least and at most.
const THROWS: core::ops::RangeInclusive<u64> = 2..=12;

/// A row for each k, a column for each length.
pub(super) fn throws(first: u64) -> Table {
    let mut heads = vec![sign("k")];
    heads.extend((first..first + LENGTHS).map(sign));
    let row = |k: u64| {
        let values = Values::pins(1, k, (first + LENGTHS) as usize);
        let cell = |n: u64| {
            let value = values.at(n).unwrap_or(0);
            (sign(value), if value == 0 { Mark::Boxed } else { Mark::Plain })
        };
        (sign(k), (first..first + LENGTHS).map(cell).collect())
    };
    Table {
        caption: words::throws_caption(),
        note: words::throws_note(),
        shape: Shape::Grid { heads, rows: THROWS.map(row).collect() },
    }
}
