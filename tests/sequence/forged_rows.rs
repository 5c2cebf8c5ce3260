//! Forged certificates of rows of Wythoff’s plane: false claims with right checksums.

use crate::certificates::sealed;
use checker::{checksum, verify};
use fastrand::Rng;
use std::collections::BTreeSet;

/// Rows and columns that decide whether a claim is true.
const ROWS: usize = 7;
const FAR: usize = 1200;
/// Most columns of a forgery.
const MOST: usize = 400;

/// The plane by its definition.
fn plane() -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for row in 0..ROWS {
        let mut values: Vec<usize> = Vec::new();
        let mut used = BTreeSet::new();
        for n in 0..FAR {
            let below = rows.iter().enumerate();
            let seen: BTreeSet<usize> = below
                .flat_map(|(q, below)| [Some(below[n]), n.checked_sub(row - q).map(|n| below[n])])
                .flatten()
                .collect();
            let value = (0..).find(|value| !used.contains(value) && !seen.contains(value)).unwrap();
            used.insert(value);
            values.push(value);
        }
        rows.push(values);
    }
    rows
}

/// A claim for one row.
#[derive(Clone, Copy)]
struct Row {
    start: usize,
    period: usize,
    seen: (usize, usize),
}

/// The least start of a period among these values, with the saltus equal to the period.
fn start(values: &[usize], period: usize) -> usize {
    let mut start = values.len().saturating_sub(period);
    while start > 0 && values[start - 1] + period == values[start - 1 + period] {
        start -= 1;
    }
    start
}

/// True if the period and its start are the least ones, as far as the values go.
fn holds(values: &[usize], row: &Row) -> bool {
    let least = (1..=row.period).find(|period| start(values, *period) <= FAR / 2);
    least == Some(row.period) && start(values, row.period) == row.start
}

fn least_common(one: usize, other: usize) -> usize {
    (1..=other).find(|times| (one * times).is_multiple_of(other)).unwrap_or(other) * one
}

/// The claims as a certificate for this many columns.
fn certificate(rows: &[Row], columns: usize) -> String {
    let mut text = format!(
        "last-move certificate 1 of rows\nplane wythoff\ntheorem state landman-2002\n\
         rows 0 {}\ncolumns 0 {}\n",
        rows.len() - 1,
        columns - 1
    );
    for (at, Row { start, period, seen }) in rows.iter().enumerate() {
        text += &format!(
            "row {at} preperiod {start} period {period} saltus {period} state {} {}\n",
            seen.0, seen.1
        );
    }
    sealed(&(text + "checksum\n"))
}

/// Random claims, most of them with the columns that follow from the periods; `None` for too many columns.
fn attempt(dice: &mut Rng, plane: &[Vec<usize>]) -> Option<(Vec<Row>, usize)> {
    const PERIODS: [usize; ROWS] = [1, 3, 3, 6, 12, 24, 12];
    let count = dice.usize(1..=ROWS);
    let odd = dice.usize(0..count);
    let (mut joint, mut columns) = ((0, 1), 1);
    let mut rows = Vec::new();
    for (at, values) in plane.iter().enumerate().take(count) {
        let mut period = PERIODS[at];
        if at == odd && dice.u32(0..4) > 0 {
            period = [1, 2, 3, 4, 6, 8, 9, 12, 24][dice.usize(0..9)];
        }
        // The start that some of the first columns suggest.
        let few = dice.usize(0..120);
        let few = if at == odd { (period + few).min(MOST) } else { MOST };
        let mut start = start(&values[..few], period);
        if at == odd && dice.u32(0..4) == 0 {
            start = (start + dice.usize(0..5)).saturating_sub(2);
        }
        let from: usize = joint.0 + at;
        let mut first = from + start.saturating_sub(from).div_ceil(joint.1) * joint.1;
        let mut turn = least_common(joint.1, period);
        if at == odd {
            match dice.u32(0..12) {
                0 => first = (first + dice.usize(0..9)).saturating_sub(6),
                1 => turn = period,
                2 => first = start,
                _ => {}
            }
        }
        columns = columns.max(first + turn);
        joint = (joint.0.max(start), least_common(joint.1, period));
        rows.push(Row { start, period, seen: (first, first + turn) });
    }
    if dice.u32(0..16) == 0 {
        columns = (columns + dice.usize(0..7)).saturating_sub(3).max(1);
    }
    (columns <= MOST).then_some((rows, columns))
}

/// The number of forgeries, and the seed.
fn wanted() -> (usize, u64) {
    let number = |name: &str| std::env::var(name).ok()?.parse().ok();
    let count = number("LAST_MOVE_FORGERIES").map_or(100_000, |count: u64| count as usize);
    // Fewer than of heaps: there are fewer different ones, and each takes longer.
    (count / 10, number("LAST_MOVE_FORGER_SEED").unwrap_or(2002))
}

#[test]
fn no_forged_row_is_accepted() {
    let (count, seed) = wanted();
    let plane = plane();
    let mut dice = Rng::with_seed(seed);
    let (mut made, mut consistent, mut genuine) = (BTreeSet::new(), 0, 0);
    while made.len() < count {
        let Some((rows, columns)) = attempt(&mut dice, &plane) else { continue };
        let text = certificate(&rows, columns);
        let pairs = || rows.iter().zip(&plane);
        if pairs().all(|(row, values)| holds(values, row)) {
            genuine += usize::from(verify(&text).is_ok());
        } else if made.insert(checksum(&text)) {
            let fits = |(row, values): (&Row, &Vec<usize>)| {
                start(&values[..columns], row.period) <= row.start
            };
            consistent += usize::from(pairs().all(fits));
            assert!(verify(&text).is_err(), "{text}");
        }
    }
    println!(
        "seed {seed}: {count} forgeries, {consistent} consistent, {genuine} true ones accepted"
    );
    assert!(consistent * 20 > count && genuine > 0, "{consistent} of {count}, {genuine}");
}
