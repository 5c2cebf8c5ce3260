//! Nimble against its definition, against heaps of Nim, and on its longest strip.

use super::Nimble;
use super::theory::Partners;
use crate::kinds::from_to;
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use crate::theory::ones::Ones;
use solver::code::write_list;

#[test]
fn theory_knows_every_winner_and_every_value_of_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<Nimble>();
    assert_eq!((winners, 2 * values), (positions, positions));
}

#[test]
fn partners_share_every_cell_but_the_first() {
    each_explained::<Nimble, Partners>(|small, _| {
        let mut cells: Vec<u64> = small.at().iter().copied().filter(|cell| *cell > 0).collect();
        cells.sort_unstable();
        assert!(cells.chunks(2).all(|pair| pair[0] == pair[1]), "{}", small.here());
        assert!(!small.all.rules.misere, "{}", small.here());
    });
}

#[test]
fn the_end_of_misere_play_is_counted() {
    each_explained::<Nimble, Ones>(|small, seen| {
        let ones = small.at().iter().filter(|cell| **cell == 1).count() as u64;
        let beyond: Vec<u64> = small.at().iter().copied().filter(|cell| *cell > 1).collect();
        assert_eq!((seen.ones, seen.far.as_slice()), (ones, &beyond[..]), "{}", small.here());
    });
}

/// A chip is a heap: from each cell, one move at most leaves a balance, and chips on one cell share it.
#[test]
fn ten_chips_on_the_longest_strip_are_balanced() {
    let mut dice = fastrand::Rng::with_seed(5);
    for pairs in ["misere=0", "misere=1"] {
        for round in 0..400 {
            let mut cells: Vec<u64> = (0..3 + round % 6).map(|_| dice.u64(0..60)).collect();
            cells.extend([58, 59]);
            let sum = by_columns(&cells);
            let won = after_each::<Nimble>(pairs, &write_list(&cells), |mv, after| {
                assert_eq!(by_columns(after), 0);
                let (from, to) = from_to(mv);
                assert_eq!(to, by_columns(&[from, sum]));
            });
            let lowered = |cell: &u64| sum > 0 && by_columns(&[*cell, sum]) < *cell;
            cells.retain(lowered);
            cells.sort_unstable();
            cells.dedup();
            assert_eq!(won, cells.len());
        }
    }
}

#[test]
fn limits_of_strips() {
    limits::<Nimble>("", ["58", "59"], "60");
    limits::<Nimble>("misere=1", ["1.1", "0.59"], "0.60");
    refused::<Nimble>("", "1.1.1.1.1.1.1.1.1.1.1", "1 to 10 chips");
}
