//! The words on figures and tables.

use alloc::format;
use alloc::string::{String, ToString};
use solver::values::Period;

/// See the figure that says it.
pub const COLUMNS: &str = "Powers of two";

/// The name of the line that counts a column of powers.
pub fn parity(base: u64) -> String {
    if base == 2 { "odd?".to_string() } else { format!("mod {base}") }
}

/// What is left of such a count.
pub fn rest(rest: u64, base: u64) -> String {
    match (base, rest) {
        (2, 0) => "even".to_string(),
        (2, _) => "odd".to_string(),
        _ => rest.to_string(),
    }
}

/// Which numbers a field takes.
pub fn pages(least: u64, most: u64) -> String {
    format!("from {least} to {most}")
}

/// What is known about the rhythm of a sequence.
pub fn period(period: Option<Period>, exceptions: bool) -> String {
    let marked = if exceptions { " Values before it that do not fit are marked." } else { "" };
    match period {
        Some(period) => format!(
            "From {} on the values repeat with period {}: the bracket shows where that begins.{marked}",
            period.start, period.length
        ),
        None if exceptions => {
            "No period is known. Values larger than all before them are marked.".to_string()
        }
        None => "No period is known.".to_string(),
    }
}

/// The name of the sheet.
pub const SHEET: &str = "Every move with an answer to it";
/// The heads of its columns.
pub const SHEET_HEADS: [&str; 4] = ["Move", "Answer", "After it", "At the end"];

/// What stands on the sheet, and what does not.
pub fn sheet(count: u64, more: u64) -> String {
    let all = match (count, more) {
        (0, 0) => {
            return "This position is not known to be lost, so there is no sheet.".to_string();
        }
        (1, 0) => "The only move here, with one answer to it.".to_string(),
        (_, 0) => format!("All {count} moves from here, each with one answer to it."),
        _ => format!(
            "The first {count} moves from here, each with one answer; {more} more are not listed."
        ),
    };
    format!("{all} Moves are written as in the field “Type a move”.")
}

/// What every answer leaves.
pub fn left(told: &str) -> String {
    format!("After each answer: {told}")
}
