//! How the lost openings grow, and piles as sums of them.

use super::words;
use crate::table::{Mark, Shape, Table, sign};
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use solver::take_away::Limit;

/// Lost openings shown.
const OPENINGS: usize = 24;
/// Piles shown at once.
const PILES: u64 = 20;
/// The largest first pile.
pub(super) const MOST: u64 = 1_000_000;

/// H(k) with the step to the next one: H(k) + H(m).
pub(super) fn growth(limit: &Limit) -> Table {
    let known = limit.h_numbers(1_000_000);
    let row = |k: usize| {
        let now = known[k];
        let step = known.get(k + 1).map(|next| next - now);
        let m = step.and_then(|step| known.iter().position(|h| *h == step));
        let cells = match (step, m) {
            (Some(step), Some(m)) => {
                [now.to_string(), (m + 1).to_string(), format!("{now} + {step} = {}", now + step)]
            }
            _ => [now.to_string(), "–".to_string(), "–".to_string()],
        };
        (sign(k + 1), cells.into_iter().map(|cell| (sign(cell), Mark::Plain)).collect())
    };
    let heads = ["k", "H(k)", "m", "H(k) + H(m)"].map(sign).to_vec();
    Table {
        caption: words::growth_caption(&limit.write()),
        note: words::growth_note(),
        shape: Shape::Grid { heads, rows: (0..known.len().min(OPENINGS)).map(row).collect() },
    }
}

/// Piles in columns of lost openings, with the smallest term marked.
pub(super) fn sums(limit: &Limit, first: u64) -> Table {
    let last = first + PILES - 1;
    let columns: Vec<u64> = limit.h_numbers(last).into_iter().rev().collect();
    let mut heads = vec![words::pile_head()];
    heads.extend(columns.iter().map(sign));
    let row = |pile: u64| {
        let terms = limit.terms(pile);
        let smallest = terms.last().copied();
        let cell = |column: &u64| {
            let mark = if smallest == Some(*column) { Mark::Boxed } else { Mark::Plain };
            let digit = match terms.contains(column) {
                true => "1",
                false if terms.first().is_some_and(|most| most > column) => "0",
                false => "",
            };
            (sign(digit), mark)
        };
        (sign(pile), columns.iter().map(cell).collect())
    };
    Table {
        caption: words::sums_caption(),
        note: words::sums_note(),
        shape: Shape::Grid { heads, rows: (first..=last).map(row).collect() },
    }
}
