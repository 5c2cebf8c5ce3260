//! Wythoff's game against its definition, with its largest piles, and its tables.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use super::theory::Golden;
use super::{Pair, Wythoff};
use crate::layout::Layout;
use crate::table::{Shape, Stroke};
use crate::testing::english::english;
use crate::testing::tables::{description, fixed, grid, paged};
use crate::testing::{Claimed, after_each, claimed, each_explained, limits, read, refused};
use solver::golden;

const LARGEST: u64 = 1_000_000_000_000_000;

/// Exactly: m = ⌊nφ⌋ if and only if m² - mn - n² < 0 < (m+1)² - (m+1)n - n², or n = m = 0.
fn is_lower(m: u64, n: u64) -> bool {
    let (m, n) = (i128::from(m), i128::from(n));
    let below = |m: i128| m * m - m * n - n * n;
    (m, n) == (0, 0) || (below(m) < 0 && below(m + 1) > 0)
}

fn cold(pair: &Pair) -> bool {
    is_lower(pair.0.min(pair.1), pair.0.abs_diff(pair.1))
}

#[test]
fn theory_knows_every_winner_and_every_value_of_small_piles() {
    let Claimed { positions, winners, values, .. } = claimed::<Wythoff>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn cold_pairs_have_the_same_difference() {
    each_explained::<Wythoff, Golden>(|small, seen| {
        let Golden { low, high, cold } = *seen;
        let (x, y) = *small.at();
        assert_eq!((low, high), (x.min(y), x.max(y)), "{}", small.here());
        assert!(is_lower(cold, high - low), "{}", small.here());
    });
}

#[test]
fn piles_at_their_largest() {
    let mut dice = fastrand::Rng::with_seed(4);
    for round in 0..4000_u64 {
        let (x, y) = match round % 4 {
            0 => (dice.u64(0..=LARGEST), dice.u64(0..=LARGEST)),
            1 => (LARGEST - dice.u64(0..50), dice.u64(0..=LARGEST)),
            2 => {
                let both = dice.u64(0..=LARGEST / 2);
                (both, both)
            }
            // A cold pair and its neighbours.
            _ => {
                let n = dice.u64(1..LARGEST / 3);
                (golden::lower(n) + dice.u64(0..2), golden::lower(n) + n)
            }
        };
        let won = after_each::<Wythoff>("", &format!("{x}.{y}"), |_, after| assert!(cold(after)));
        // Each line from the queen meets one cold square, which may be ahead of the queen or behind it.
        let reached = [
            golden::cold_partner(y) < x,
            golden::cold_partner(x) < y,
            golden::lower(x.abs_diff(y)) < x.min(y),
        ];
        let expected = reached.iter().filter(|reached| **reached).count();
        assert_eq!(won, if cold(&(x, y)) { 0 } else { expected }, "{x} {y}");
        for own in [x, y] {
            assert!(cold(&(own, golden::cold_partner(own))), "{own}");
        }
    }
}

#[test]
fn cold_pairs_by_their_definition() {
    let top = 1_000_000;
    let mut used = vec![false; 3 * top];
    let mut low = 0;
    for n in 0..top as u64 {
        while used[low] {
            low += 1;
        }
        let high = low + n as usize;
        (used[low], used[high]) = (true, true);
        assert_eq!((golden::lower(n), golden::cold_partner(low as u64)), (low as u64, high as u64));
    }
}

#[test]
fn limits_of_piles() {
    limits::<Wythoff>("", ["999999999999999.3", "1000000000000000.0"], "0.1000000000000001");
    refused::<Wythoff>("", "1.2.3", "2 to 2 piles");
}

#[test]
fn a_pile_too_large_to_draw_is_still_described() {
    let at = read::<Wythoff>("", "1000000000000000.999999999999999").unwrap();
    let text = english(&at.rules.describe(&at.at, None));
    assert_eq!(text, "1000000000000000 kittens and 999999999999999 puppies.");
}

#[test]
fn floor_function_graph() {
    let table = fixed::<Wythoff>("graph");
    let text = description(&table);
    assert!(text.ends_with("stand at 1, 3, 4, 6, 8, 9, 11, 12."), "{text}");
    let Shape::Drawing { strokes, .. } = &table.shape else { panic!() };
    let ends = |wanted: fn(&Stroke) -> Option<(i32, i32)>| {
        strokes.iter().filter_map(wanted).collect::<Vec<_>>()
    };
    let full = ends(|stroke| if let Stroke::Full(at) = stroke { Some(*at) } else { None });
    let hollow = ends(|stroke| if let Stroke::Hollow(at) = stroke { Some(*at) } else { None });
    let steps = ends(|stroke| if let Stroke::Bold(from, _) = stroke { Some(*from) } else { None });
    // Each step has a left end; where it ends, the next one begins one unit higher.
    assert_eq!((full.len(), hollow.len()), (13, 13));
    assert_eq!(full, steps);
    for (end, next) in hollow.iter().zip(&full[1..]) {
        assert_eq!((end.0, end.1 - next.1), (next.0, full[0].1 - full[1].1));
    }
}

#[test]
fn beatty_sequences_fill_the_numbers() {
    let (heads, rows) = grid(&fixed::<Wythoff>("fill"));
    for number in 1..heads.len() as u64 {
        let entry = |row: usize| rows[row].1[number as usize - 1].0.parse::<u64>().ok();
        match (entry(0), entry(1)) {
            (Some(n), None) => assert_eq!(golden::lower(n), number),
            (None, Some(n)) => assert_eq!(golden::lower(n) + n, number),
            both => panic!("{number}: {both:?}"),
        }
    }
}

#[test]
fn cold_pairs_from_anywhere() {
    let pairs = |from| match paged::<Wythoff>(from).shape {
        Shape::Columns { rows, .. } => rows,
        shape => panic!("{shape:?}"),
    };
    assert_eq!(pairs(1)[..4], [[1, 1, 2], [2, 3, 5], [3, 4, 7], [4, 6, 10]]);
    assert_eq!(pairs(0)[24], [24, 38, 62]);
    assert_eq!(pairs(1_000_000)[0], [1_000_000, 1_618_033, 2_618_033]);
}
