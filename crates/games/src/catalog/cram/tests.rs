//! Cram against plain recursion, single rows and its limits.

use super::{Cram, LENGTH};
use crate::cells::Cells;
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use crate::theory::board_parts::BoardParts;
use crate::theory::half_turn::HalfTurn;
use crate::theory::runs;
use solver::graph;
use solver::play::Outcome;
use solver::theory::Theory;

#[test]
fn theory_knows_every_winner_and_every_value_of_small_boards() {
    let Claimed { positions, winners, values, .. } = claimed::<Cram>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn values_are_those_of_plain_recursion() {
    each_explained::<Cram, BoardParts>(|small, seen| {
        let values: Vec<u64> = seen.parts.iter().map(|part| part.value).collect();
        assert_eq!((seen.xor, seen.xor), (small.known().value, by_columns(&values)));
    });
}

#[test]
fn half_turns_decide_the_game() {
    each_explained::<Cram, HalfTurn>(|small, seen| {
        assert_eq!(seen.middle > 0, small.known().value > 0, "{}", small.here());
    });
}

#[test]
fn rows_are_paths_and_boards_have_the_values_of_the_literature() {
    let value = |rows, columns| runs::value(&Cells::new(rows, columns, |_, _| true), LENGTH);
    let paths = graph::paths();
    for columns in 1..=15 {
        assert_eq!(value(1, columns), paths.at(u64::from(columns)), "{columns}");
    }
    let two: Vec<Option<u64>> = (1..=8).map(|columns| value(2, columns)).collect();
    assert_eq!(two, [1, 0, 1, 0, 1, 0, 1, 0].map(Some));
    let three: Vec<Option<u64>> = (1..=5).map(|columns| value(3, columns)).collect();
    assert_eq!((three, value(4, 4)), ([1, 1, 0, 1, 1].map(Some).to_vec(), Some(0)));
}

#[test]
fn large_boards_with_an_even_side_are_decided() {
    let decided = |rows, columns| {
        let claim = Cram.claim(&Cells::new(rows, columns, |_, _| true));
        claim.map(|claim| claim.outcome)
    };
    assert_eq!(decided(6, 6), Some(Outcome::P));
    assert_eq!(decided(8, 15), Some(Outcome::N));
    assert_eq!(decided(5, 7), None);
    assert!(after_each::<Cram>("", "7x8", |_, _| {}) >= 1);
}

#[test]
fn limits_of_boards() {
    limits::<Cram>("", ["7x8", "8x8"], "9x8");
    refused::<Cram>("", "8x16", "1 to 15");
}
