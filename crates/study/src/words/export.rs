//! Sentences in files that are taken away.

use super::{count, number};
use crate::picture::Window;
use alloc::format;
use alloc::string::{String, ToString};

/// Who made a file.
pub(crate) const PROGRAM: &str = "Last Move";
/// Above a certificate.
pub(crate) const CERTIFICATE: &str = "Certificate of the period; `last-move verify` reads it:";
/// Where there is none.
pub(crate) const NO_CERTIFICATE: &str = "No certificate: no period is proved";
/// Where rows of a plane are not proved yet.
pub(crate) const NO_ROWS: &str =
    "No certificate yet: the rows are proved once all squares are there";
/// What the plane is.
pub(crate) const PLANE: &str = "Grundy values W(x, y) of Wythoff’s game";
/// The order of the squares in a b-file.
pub(crate) const ANTIDIAGONALS: &str = "by antidiagonals: W(0, 0), W(0, 1), W(1, 0), W(0, 2), …";

/// What the values are.
pub(crate) fn title(rule: &str) -> String {
    format!("Grundy values of {rule}")
}

/// Which heaps there are.
pub(crate) fn range(last: u64, asked: u64) -> String {
    let rest =
        if last < asked { format!(" of {asked} that were asked for") } else { String::new() };
    match last {
        0 => format!("Heap 0{rest}"),
        _ => format!("Heaps 0 to {last}{rest}"),
    }
}

/// Which heaps a drawing shows.
pub(crate) fn shown(from: u64, to: u64) -> String {
    format!("Values of heaps {from} to {to}.")
}

/// Columns or rows, from where to where.
fn span(thing: &str, from: u64, to: u64) -> String {
    if from == to { format!("{thing} {from}") } else { format!("{thing}s {from} to {to}") }
}

/// Which squares there are.
pub(crate) fn part(window: Window) -> String {
    let (right, top) = (window.x + window.across - 1, window.y + window.up - 1);
    format!("{}, {}", span("Column", window.x, right), span("row", window.y, top))
}

/// Who made it.
pub(crate) fn version(version: &str) -> String {
    format!("{PROGRAM} {version}")
}

/// A table for LaTeX is cut off.
pub(crate) fn printed(values: usize) -> String {
    format!("The first {}; CSV and JSON have all", count(values as u64, "value", "values"))
}

/// Nothing is there to be taken away.
pub(crate) fn nothing_yet() -> String {
    "what is asked for is not computed yet".to_string()
}

/// A drawing of nothing.
pub(crate) fn no_sight() -> String {
    "a drawing needs to know what is in sight".to_string()
}

/// A certificate of nothing.
pub(crate) fn unproved() -> String {
    "there is no certificate, as no period is proved".to_string()
}

/// Above a certificate of rows 0 to this one.
pub(crate) fn rows_certificate(last: usize) -> String {
    format!(
        "Certificate of all rows up to {last}, in each of which W(k, n) − n repeats (Landman 2002), and so \
         of all columns up to {last}; `last-move verify` reads it:"
    )
}

/// Rows or columns of a part that stand in no certificate; rows 0 to `last` are proved.
pub(crate) fn uncertified(last: usize) -> String {
    format!(
        "Not certified: rows and columns beyond {last}, as periods are proved for rows 0 to {last} only"
    )
}

/// A part without any row or column that is proved.
pub(crate) fn no_row(last: usize) -> String {
    format!("No certificate: periods are proved for rows and columns 0 to {last} only")
}

/// A certificate of rows that are not proved yet.
pub(crate) fn rows_unproved() -> String {
    "there is no certificate yet, as the rows are proved once all squares are there".to_string()
}

/// Too many cells for a drawing.
pub(crate) fn too_many_cells(cells: u64, most: u64) -> String {
    format!(
        "a drawing of {} cells would be too large: at most {} are drawn, so come nearer first",
        number(cells),
        number(most)
    )
}

/// Too many squares for a file.
pub(crate) fn too_many_squares(squares: u64, most: u64) -> String {
    format!(
        "{} squares are too many for one file: at most {}, so come nearer first",
        number(squares),
        number(most)
    )
}

/// Too wide for paper.
pub(crate) fn too_wide(columns: u64, squares: u64) -> String {
    format!(
        "LaTeX sets at most {columns} columns and {} squares of a plane, so come nearer first",
        number(squares)
    )
}
