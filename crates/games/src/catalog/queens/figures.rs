//! One row of the queen's values without end: the value minus the column repeats.

use super::words;
use crate::table::{Mark, Shape, Table, sign};
use alloc::format;
use alloc::vec::Vec;
use solver::plane;

/// The last row of the source, and of the field.
pub(super) const MOST: u64 = 26;
/// Columns within which every row up to [`MOST`] is proved to repeat.
const COLUMNS: usize = 12_000;
/// The widest line.
const WIDE: usize = 48;

/// W(k, n) - n from n = 0 to the end of the first period, a multiple of its length in each line.
pub(super) fn row(k: u64) -> Table {
    let period = plane::row_period(k as usize, COLUMNS);
    let (start, length) = period.map_or((0, 0), |period| (period.start, period.length));
    let shown = (start + length).max(24) as usize;
    let values = plane::wythoff(shown, k as usize + 1);
    let width = match length as usize {
        0 => 24,
        short @ 1..24 => short * (24 / short),
        long if long <= WIDE => long,
        _ => 24,
    };
    let cell = |n: usize| {
        let difference = i64::from(values[k as usize * shown + n]) - n as i64;
        let mark = match n as u64 {
            n if length > 0 && n >= start + length => Mark::Steady,
            n if length > 0 && n >= start => Mark::Boxed,
            _ => Mark::Plain,
        };
        let minus = if difference < 0 { "−" } else { "" };
        (sign(format!("{minus}{}", difference.abs())), mark)
    };
    let mut rows = Vec::new();
    for from in (0..shown).step_by(width) {
        let past = (from + width).min(shown);
        rows.push((sign(from), (from..past).map(cell).collect()));
    }
    Table {
        caption: words::row_caption(k),
        note: words::row_note(length, start),
        shape: Shape::Grid { heads: Vec::new(), rows },
    }
}
