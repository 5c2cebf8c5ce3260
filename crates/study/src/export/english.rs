//! The words in exported files. Other programs read them, so they are the same in each language.

use crate::picture::Window;
use alloc::format;
use alloc::string::{String, ToString};
use sequence::period::Unproved;
use sequence::{Rule, Standing};
use solver::take_away::Limit;

/// The program that made a file.
pub(crate) const PROGRAM: &str = "Last Move";
/// Above a certificate.
pub(crate) const CERTIFICATE: &str = "Certificate of the period; `last-move verify` reads it:";
/// Stands in place of a certificate.
pub(crate) const NO_CERTIFICATE: &str = "No certificate: no period is proved";
/// Where rows of a plane are not proved yet.
pub(crate) const NO_ROWS: &str =
    "No certificate yet: the rows are proved once all squares are there";
/// The title of the plane.
pub(crate) const PLANE: &str = "Grundy values W(x, y) of Wythoff’s game";
/// The order of the squares in a b-file.
pub(crate) const ANTIDIAGONALS: &str = "by antidiagonals: W(0, 0), W(0, 1), W(1, 0), W(0, 2), …";
/// The title of the table of Kayles.
pub(crate) const KAYLES: &str =
    "Kayles with throws of up to k neighbours: values of a row of n pins";

/// A number with thin gaps between its thousands, from five digits on.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && digits.len() > 4 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A count with its noun.
fn plural(n: u64, thing: &str) -> String {
    format!("{} {thing}{}", grouped(n), if n == 1 { "" } else { "s" })
}

pub(crate) fn title(rule: &Rule) -> String {
    format!("Grundy values of {rule}")
}

/// The heaps in a file.
pub(crate) fn range(last: u64, asked: u64) -> String {
    let heaps = if last == 0 { "Heap 0".to_string() } else { format!("Heaps 0 to {last}") };
    if last < asked { format!("{heaps} of {asked} that were asked for") } else { heaps }
}

/// The heaps in a drawing.
pub(crate) fn shown(from: u64, to: u64) -> String {
    format!("Values of heaps {from} to {to}.")
}

/// Columns or rows, from where to where.
fn span(thing: &str, from: u64, to: u64) -> String {
    if from == to { format!("{thing} {from}") } else { format!("{thing}s {from} to {to}") }
}

/// The squares in a file.
pub(crate) fn part(window: Window) -> String {
    let [left, right, low, high] = window.ends();
    format!("{}, {}", span("Column", left, right), span("row", low, high))
}

/// The version of the program.
pub(crate) fn version() -> String {
    format!("{PROGRAM} {}", super::VERSION)
}

/// A table for LaTeX is cut off.
pub(crate) fn printed(values: usize) -> String {
    format!("The first {}; CSV and JSON have all", plural(values as u64, "value"))
}

/// Above a certificate of rows 0 to this one.
pub(crate) fn rows_certificate(last: usize) -> String {
    format!(
        "Certificate of all rows up to {last}, in each of which W(k, n) − n repeats (Landman 2002), and so \
         of all columns up to {last}; `last-move verify` reads it:"
    )
}

/// Rows or columns of a part without a certificate; rows 0 to `last` are proved.
pub(crate) fn uncertified(last: usize) -> String {
    format!(
        "Not certified: rows and columns beyond {last}, as periods are proved for rows 0 to {last} only"
    )
}

/// A part without any row or column that is proved.
pub(crate) fn no_row(last: usize) -> String {
    format!("No certificate: periods are proved for rows and columns 0 to {last} only")
}

/// Why no period is proved for some rules.
const ENDLESS_BREAKING: &str = "Not proved here: this program has no proof for rules by which any number may be taken \
    and heaps may be broken, so no period is claimed; that of Lasker’s Nim was proved by Lasker (1931).";

/// How often something happens.
fn every(heaps: u64) -> String {
    if heaps == 1 {
        "with each heap".to_string()
    } else {
        format!("every {} heaps", grouped(heaps))
    }
}

/// What is known about a period.
pub(crate) fn standing(rule: &Rule, standing: &Standing) -> String {
    match standing {
        Standing::Proved(proof) => {
            let period = proof.period;
            let gain = match period.saltus {
                0 => String::new(),
                saltus => format!(", and they gain {saltus} in each"),
            };
            let (start, length) = (grouped(period.start as u64), grouped(period.length as u64));
            format!(
                "Proved: from heap {start} on the values of {rule} repeat with period {length}{gain}."
            )
        }
        Standing::Apparent(period) => format!(
            "Not proved here: the values seem to gain {} {} from heap {} on; no theorem here covers this.",
            period.saltus,
            every(period.length as u64),
            period.start,
        ),
        Standing::Open(Unproved::EndlessBreaking) => ENDLESS_BREAKING.to_string(),
        Standing::Unmet { values } => match *values as u64 {
            1 => "Not proved here: one value proves no period.".to_string(),
            values => format!("Not proved here: {} values prove no period.", grouped(values)),
        },
    }
}

/// The title of the table of take-away.
pub(crate) fn take_away(f: &Limit) -> String {
    format!(
        "Take-away, after x at most {}: how many to take from each pile if at most so many may be taken; \
         P where the player to move loses",
        f.write()
    )
}

/// The title of the table of H-numbers.
pub(crate) fn limits(f: &Limit) -> String {
    format!(
        "H-numbers, the lost piles, where after x at most {} may be taken, and of other limits beside it",
        f.write()
    )
}

/// The description of a dot plot.
pub(crate) fn dots(rule: &Rule, window: Window) -> String {
    let [left, right, low, high] = window.ends();
    let (left, right) = (grouped(left), grouped(right));
    format!(
        "Dot plot of {rule}: heaps {left} to {right} from left to right, values {low} to {high} upwards."
    )
}

/// The description of a plane.
pub(crate) fn plane(window: Window, greatest: u32) -> String {
    let [left, right, low, high] = window.ends().map(grouped);
    format!(
        "Wythoff’s plane: columns {left} to {right} from left to right, rows {low} to {high} upwards; values from 0, dark, to \
         {greatest}, bright."
    )
}
