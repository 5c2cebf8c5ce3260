//! Sentences about Wythoff's plane.

use super::{count, number};
use alloc::format;
use alloc::string::{String, ToString};

/// Headings.
pub(crate) const PAIRS: &str = "Lost squares";
pub(crate) const DIAGONAL: &str = "The main diagonal";
pub(crate) const ROWS: &str = "Rows repeat";
/// Columns of the table of lost pairs.
pub(crate) const PAIR_HEADS: [&str; 3] = ["n", "⌊nφ⌋", "⌊nφ⌋ + n"];
/// Columns of the table of rows.
pub(crate) const ROW_HEADS: [&str; 5] =
    ["Row k", "Period", "From n =", "State at n =", "and again at n ="];

/// Where the checker takes the values of squares from.
pub(crate) const FROM_MOVES: &str = "from the queen’s moves";

/// How many pairs were looked at.
pub(crate) fn pairs(pairs: u64) -> String {
    format!(
        "W = 0 at ({}) and their mirror images: {} of this plane, each looked up in its values (Wythoff 1907).",
        "⌊nφ⌋, ⌊nφ⌋ + n",
        count(pairs, "pair", "pairs")
    )
}

/// The head of a further part of the table of rows.
pub(crate) fn more_rows(from: usize, last: usize) -> String {
    if from == last { format!("Row {last}") } else { format!("Rows {from} to {last}") }
}

/// What is proved of the rows.
pub(crate) fn rows(rows: usize) -> String {
    let which = match rows {
        1 => "row 0".to_string(),
        _ => format!("each of the rows 0 to {}", number(rows as u64 - 1)),
    };
    format!(
        "Proved: in {which} the differences W(k, n) − n repeat, since all that a row \
         depends on comes again (Landman 2002)."
    )
}
