//! Moore's Nim against its definition, its limits and its table of play.

use super::MooresNim;
use super::theory::Digits;
use crate::table::Mark;
use crate::testing::tables::{fixed, grid};
use crate::testing::{Claimed, claimed, each_explained, limits, refused};

#[test]
fn theory_knows_every_winner_and_most_values() {
    let Claimed { positions, winners, values, .. } = claimed::<MooresNim>();
    assert_eq!(winners, positions);
    assert!(10 * values > 9 * positions, "{values} of {positions}");
}

#[test]
fn columns_are_counted_in_the_base() {
    each_explained::<MooresNim, Digits>(|small, seen| {
        let Digits { heaps, base, sums } = seen;
        let here = small.here();
        assert_eq!(heaps, small.at(), "{here}");
        let top = 1_u64 << (sums.len() - 1);
        assert!(heaps.iter().any(|heap| heap / top == 1), "{here}");
        assert!(heaps.iter().all(|heap| heap / top < 2), "{here}");
        for (i, sum) in sums.iter().rev().enumerate() {
            let used = heaps.iter().filter(|heap| **heap / (1 << i) % 2 == 1).count();
            assert_eq!(used as u64 % base, *sum, "{here}");
        }
        let touched = small.known().next.iter().map(|(mv, _)| mv.steps().len() as u64);
        let alive = heaps.iter().filter(|heap| **heap > 0).count() as u64;
        assert_eq!(touched.max(), Some((base - 1).min(alive)), "{here}");
    });
}

#[test]
fn limits_of_heaps() {
    limits::<MooresNim>("b=6", ["1.1.1", "9007199254740992"], "9007199254740993");
    limits::<MooresNim>("b=2", ["3.5", "0.9007199254740992"], "0.9007199254740993");
    refused::<MooresNim>("", "1.1.1.1.1.1.1.1.1.1.1.1.1", "1 to 12 heaps");
}

#[test]
fn the_whole_table_of_play() {
    let (_, rows) = grid(&fixed::<MooresNim>("is won"));
    let after = |from: &str| rows.iter().filter(|(head, _)| head == from).count();
    assert_eq!((after("1 2 3 3"), rows[0].0.as_str()), (18, "1 2 3 3"));
    assert_eq!((after("2 2 2"), after("1 1 1"), rows.len()), (5, 2, 25));
    let missing: Vec<_> = rows.iter().filter(|(_, cells)| cells[0].1 == Mark::Odd).collect();
    assert_eq!(missing.len(), 6);
    for (_, cells) in missing {
        assert_eq!(cells[1].0, "1 1 1");
    }
}
