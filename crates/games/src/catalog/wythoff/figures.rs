//! The floor function along the golden ratio, two sequences that fill the numbers, and the list of cold pairs.

use super::words;
use crate::table::{Mark, Shape, Stroke, Table, sign};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::golden::{self, lower};

/// Pixels a unit to the right and upwards.
const UNIT: (i32, i32) = (44, 17);
/// The last whole number of the axis.
const LAST: u64 = 8;
/// The largest number shown among the two sequences.
const FILLED: u64 = 30;
/// Pairs shown at once.
const PAIRS: u64 = 25;
/// The largest index that can be entered.
pub(super) const MOST: u64 = 1_000_000_000_000_000;

/// The graph of ⌊xφ⌋: each step with its left end and without its right one.
pub(super) fn floor() -> Table {
    let top = lower(LAST) as i32;
    let foot = 20 + (top + 1) * UNIT.1;
    let height = |value: u64| foot - value as i32 * UNIT.1;
    // Step m begins at m/φ = m·(φ - 1); a thousandth of a unit is finer than a pixel.
    let begins = |m: u64| 30 + ((lower(1000 * m) - 1000 * m) as i32 * UNIT.0) / 1000;
    let right = 30 + LAST as i32 * UNIT.0 + 24;
    let mut strokes =
        vec![Stroke::Thin((30, 10), (30, foot)), Stroke::Thin((30, foot), (right, foot))];
    for n in 0..=LAST {
        let x = 30 + n as i32 * UNIT.0;
        let value = lower(n);
        strokes.push(Stroke::Dotted((x, foot), (x, height(value))));
        strokes.push(Stroke::Word((x, foot + 18), sign(n)));
        strokes.push(Stroke::Dotted((30, height(value)), (x, height(value))));
        strokes.push(Stroke::Word((14, height(value) + 4), sign(value)));
    }
    for m in 0..=lower(LAST) {
        let (from, to) = ((begins(m), height(m)), (begins(m + 1), height(m)));
        strokes.extend([Stroke::Bold(from, to), Stroke::Full(from), Stroke::Hollow(to)]);
    }
    let values: Vec<u64> = (1..=LAST).map(lower).collect();
    Table {
        caption: words::floor_caption(),
        note: words::floor_note(),
        shape: Shape::Drawing {
            size: (right + 12, foot + 28),
            strokes,
            words: words::floor_told(&shared::commas(&values)),
        },
    }
}

/// Each number from 1 on with its pair, above or below.
pub(super) fn filling() -> Table {
    let mut heads = vec![words::number_head()];
    heads.extend((1..=FILLED).map(sign));
    let row = |head: &str, upper: bool| {
        let cell = |number: u64| {
            let partner = golden::cold_partner(number);
            let here = (partner < number) == upper;
            let n = sign(partner.abs_diff(number));
            if here { (n, Mark::Boxed) } else { (Message::nothing(), Mark::Plain) }
        };
        (sign(head), (1..=FILLED).map(cell).collect())
    };
    Table {
        caption: words::filling_caption(),
        note: words::filling_note(),
        shape: Shape::Grid {
            heads, rows: vec![row("⌊nφ⌋", false), row("⌊nφ⌋ + n", true)]
        },
    }
}

/// Cold pairs from pair n on.
pub(super) fn pairs(first: u64) -> Table {
    let rows = (first..first + PAIRS).map(|n| vec![n, lower(n), lower(n) + n]).collect();
    Table {
        caption: words::pairs_caption(),
        note: words::pairs_note(),
        shape: Shape::Columns {
            heads: vec![sign("n"), sign("⌊nφ⌋"), sign("⌊nφ⌋ + n")], rows
        },
    }
}
