//! Nim against its definition, and with its largest heaps.

use super::Nim;
use super::theory::{Columns, Singles};
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use solver::code::write_list;

#[test]
fn theory_knows_every_winner_and_every_value_of_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<Nim>();
    assert_eq!((winners, 2 * values), (positions, positions));
}

#[test]
fn columns_are_those_of_the_heaps() {
    each_explained::<Nim, Columns>(|small, seen| {
        assert_eq!((&seen.heaps, seen.misere), (small.at(), small.all.rules.misere));
        assert_eq!(seen.xor, by_columns(&seen.heaps), "{}", small.here());
    });
}

#[test]
fn the_end_of_misere_play_is_counted() {
    each_explained::<Nim, Singles>(|small, seen| {
        let ones = small.at().iter().filter(|heap| **heap == 1).count() as u64;
        let others: Vec<u64> = small.at().iter().copied().filter(|heap| *heap > 1).collect();
        assert_eq!((seen.singles, seen.large.as_slice()), (ones, &others[..]), "{}", small.here());
    });
}

#[test]
fn heaps_at_their_largest() {
    let mut dice = fastrand::Rng::with_seed(3);
    for pairs in ["misere=0", "misere=1"] {
        for round in 0..2000 {
            let mut heaps: Vec<u64> = (0..2 + round % 10)
                .map(|_| {
                    let bits = dice.u32(0..54);
                    (1 << 53) - dice.u64(0..1 << bits)
                })
                .collect();
            let sum = by_columns(&heaps);
            let won = after_each::<Nim>(pairs, &write_list(&heaps), |_, after| {
                assert_eq!(by_columns(after), 0);
            });
            // A heap can be reduced to one right size, if that is smaller than the heap.
            let lowered = |heap: &&u64| by_columns(&[**heap, sum]) < **heap;
            assert_eq!(won, if sum == 0 { 0 } else { heaps.iter().filter(lowered).count() });
            if sum <= 1 << 53 {
                heaps.push(sum);
                assert_eq!(after_each::<Nim>(pairs, &write_list(&heaps), |_, _| {}), 0);
            }
        }
    }
}

#[test]
fn limits_of_heaps() {
    limits::<Nim>("", ["9007199254740991", "9007199254740992"], "9007199254740993");
    limits::<Nim>("misere=1", ["1.1", "0.9007199254740992"], "0.9007199254740993");
    refused::<Nim>("", "1.1.1.1.1.1.1.1.1.1.1.1.1", "1 to 12 heaps");
}
