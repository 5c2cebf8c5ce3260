//! Reasons in words for boards of cells: parts that balance, and tokens in patterns of lines.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::fact::{Patch, Pattern};

/// Why parts whose nim-sum is 0 lose.
pub(super) fn patches_left(patches: &[Patch]) -> String {
    let told = values(patches);
    match patches {
        [only] if only.loose => format!(
            "It leaves {} units of which no four form a square. They go one by one, and an even number \
             of moves is left.",
            only.places.len()
        ),
        [_] => "It leaves a part whose Grundy value is 0: every move from it can be answered."
            .to_string(),
        [one, other] if one.value == other.value && one.places.len() == other.places.len() => {
            format!(
                "It leaves two parts that are both worth {}: an answer in one makes up for each move \
                 in the other.",
                one.value
            )
        }
        _ => format!(
            "It leaves parts with Grundy values {told}. Their nim-sum is 0, so whatever changes in one \
             part is balanced in another."
        ),
    }
}

/// The values of parts as a sum.
pub(super) fn values(patches: &[Patch]) -> String {
    patches.iter().map(|patch| patch.value.to_string()).collect::<Vec<_>>().join(" ⊕ ")
}

/// Why tokens in a pattern with an even number of lines lose.
pub(super) fn lines_left(pattern: Pattern, rows: u64, columns: u64) -> String {
    let lines = format!("{rows} + {columns} = {} lines", rows + columns);
    match pattern {
        Pattern::HalfTurn => {
            let axes = if rows % 2 == 1 { ", and the middle row by the middle column" } else { "" };
            format!(
                "It leaves a set that a half-turn maps onto itself. Answer each line by the line opposite{axes}, \
                 until two parallel lines are left; of those leave an even number of lines."
            )
        }
        Pattern::Cross => format!(
            "It leaves a cross of {lines}. Whoever takes an arm loses the rest to one sweep, and an even \
             number of small steps is left."
        ),
        Pattern::Parallel => format!(
            "It leaves two parallel lines, {lines} in all. Whoever takes one of the two loses the other to \
             one sweep, and an even number of small steps is left."
        ),
        Pattern::Rectangle | Pattern::Single => format!(
            "It leaves a rectangle of {lines}. Each move takes one: keep the number even until a single \
             line is left, and sweep it."
        ),
    }
}

/// What is seen in tokens that form a pattern.
pub(super) fn lines(pattern: Pattern, rows: u64, columns: u64) -> String {
    let name = match pattern {
        Pattern::Single => {
            return "All tokens lie on one line: a single sweep takes them.".to_string();
        }
        Pattern::Cross => "A cross",
        Pattern::Parallel => "Two parallel lines",
        Pattern::HalfTurn => "A set with a half-turn",
        Pattern::Rectangle => "A rectangle",
    };
    let lines = rows + columns;
    let parity = if lines.is_multiple_of(2) { "even" } else { "odd" };
    format!("{name} of {rows} rows and {columns} columns: {lines} lines, an {parity} number.")
}
