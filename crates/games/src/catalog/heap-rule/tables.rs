//! Tables of a typed rule: its values, and what each take allows.

use super::HeapRule;
use super::allowed::Allowed;
use super::words;
use crate::table::{Cell, Shape, Table, sign};
use crate::words as shared;
use alloc::format;
use alloc::vec;
use messages::Message;

/// Most takes that are listed one by one.
const TOLD: usize = 24;
/// Values that are shown.
const SHOWN: u64 = 240;

/// The values of single heaps, with the period where it is proved.
pub(super) fn values(rules: &HeapRule) -> Table {
    let reach = rules.reach();
    let values = rules.values_to(reach);
    let period = values.period();
    let note = match period {
        Some(period) => words::values_proved(period.start, period.length),
        None => open(rules, reach),
    };
    let width = period.map_or(20, |period| period.length as usize).clamp(8, 36);
    let lines = period.map_or(0, |period| (period.start / width as u64 + 3) * width as u64);
    let shown = lines.clamp(SHOWN, 2 * SHOWN);
    Table {
        caption: words::values_caption(),
        note: shared::then(note, words::zeros_lose()),
        shape: Shape::sequence(&values, width, 0..shown),
    }
}

/// Why no period is given.
fn open(rules: &HeapRule, reach: u64) -> Message {
    if rules.allowed.repeats() { words::may_grow() } else { words::no_period(reach) }
}

/// What each take may leave.
pub(super) fn allowed(allowed: &Allowed) -> Table {
    let reach = allowed.reach();
    let from = u64::from(!allowed.seams());
    let last = reach.max(from) + allowed.rule.tail().len() as u64;
    let takes = (from..=last).take(TOLD).map(|count| {
        let digit = allowed.digit(count);
        [sign(count), sign(format!("{digit:X}")), left(digit, allowed.rule.unequal())]
            .map(plain)
            .to_vec()
    });
    let note = if allowed.repeats() {
        words::repeats_after(reach)
    } else if last - from >= TOLD as u64 {
        words::up_to(last)
    } else {
        words::nothing_else()
    };
    Table {
        caption: words::allowed_caption(),
        note,
        shape: Shape::Words {
            heads: vec![words::take_head(), words::digit_head(), words::stays_head()],
            rows: takes.collect(),
        },
    }
}

fn plain(words: Message) -> Cell {
    Cell { words, outcome: None }
}

/// The meaning of a digit.
pub(super) fn left(parts: u8, unequal: bool) -> Message {
    let counts = (0..8).filter(|many| parts >> many & 1 == 1).map(words::so_many_heaps).collect();
    match parts {
        0 => words::not_taken(),
        _ if unequal && parts & 4 == 4 => {
            words::of_different_sizes(shared::series(counts, shared::or))
        }
        _ => shared::series(counts, shared::or),
    }
}
