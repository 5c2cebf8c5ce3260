//! What the page shows of a typed rule: its values, and what it allows, take by take.

use super::HeapRule;
use super::allowed::Allowed;
use crate::table::{Cell, Shape, Table, heads};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Takes that are told one by one.
const TOLD: usize = 24;
/// Values that are shown.
const SHOWN: u64 = 240;

/// The values of single heaps, with the period where it is proved.
pub(super) fn values(rules: &HeapRule) -> Table {
    let reach = rules.reach();
    let values = rules.values_to(reach);
    let period = values.period();
    let note = match period {
        Some(period) => format!(
            "Proved: from {} on the values repeat every {}. A heap on its own loses only where the value is 0.",
            period.start, period.length
        ),
        None => {
            format!("{} A heap on its own loses only where the value is 0.", open(rules, reach))
        }
    };
    let width = period.map_or(20, |period| period.length as usize).clamp(8, 36);
    let lines = period.map_or(0, |period| (period.start / width as u64 + 3) * width as u64);
    let shown = lines.clamp(SHOWN, 2 * SHOWN);
    Table {
        caption: "Grundy values by size of the heap, in normal play".into(),
        note: note.into(),
        shape: Shape::sequence(&values, width, 0..shown),
    }
}

/// Why no period is told.
fn open(rules: &HeapRule, reach: u64) -> String {
    if rules.allowed.endless() {
        return "Any number may be taken, so the values may grow, and no period is claimed here."
            .to_string();
    }
    format!("Up to {reach} no period can be proved.")
}

/// What may be left, take by take.
pub(super) fn allowed(allowed: &Allowed) -> Table {
    let reach = allowed.reach();
    let from = u64::from(!allowed.seams());
    let last = reach.max(from) + allowed.rule.tail().len() as u64;
    let takes = (from..=last).take(TOLD).map(|count| {
        let digit = allowed.digit(count);
        [count.to_string(), format!("{digit:X}"), left(digit, allowed.rule.unequal())]
            .map(plain)
            .to_vec()
    });
    let note = if allowed.endless() {
        format!("After {reach} this repeats for ever.")
    } else if last - from >= TOLD as u64 {
        format!("And so on, up to {last}.")
    } else {
        "Nothing else is allowed.".to_string()
    };
    Table {
        caption: "What the rule allows".into(),
        note: note.into(),
        shape: Shape::Words {
            heads: heads(&["Take", "Digit", "What may stay of the heap"]),
            rows: takes.collect(),
        },
    }
}

fn plain(words: String) -> Cell {
    Cell { words: words.into(), outcome: None }
}

/// What a digit says.
pub(super) fn left(parts: u8, unequal: bool) -> String {
    const COUNTS: [&str; 8] =
        ["nothing", "one heap", "two heaps", "three", "four", "five", "six", "seven"];
    let said: Vec<&str> =
        (0..8).filter(|many| parts >> many & 1 == 1).map(|many| COUNTS[many]).collect();
    match said.split_last() {
        None => "this may not be taken".to_string(),
        Some((last, [])) => format!("{last}{}", differ(parts, unequal)),
        Some((last, rest)) => format!("{} or {last}{}", rest.join(", "), differ(parts, unequal)),
    }
}

fn differ(parts: u8, unequal: bool) -> &'static str {
    if unequal && parts & 4 == 4 { " of different sizes" } else { "" }
}
