//! TacTix against plain recursion, its tables and its limits.

use super::Tactix;
use super::theory::Rows;
use crate::cells::Cells;
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use crate::theory::board_parts::BoardParts;
use crate::theory::half_turn::HalfTurn;
use crate::theory::runs;
use solver::rules::{Rules, ranges};

#[test]
fn theory_knows_every_winner_of_normal_play_and_the_end_of_misere_play() {
    let Claimed { positions, winners, values, .. } = claimed::<Tactix>();
    assert!(2 * winners > positions && winners > values, "{winners} of {positions}");
}

#[test]
fn values_are_those_of_plain_recursion() {
    each_explained::<Tactix, BoardParts>(|small, seen| {
        let values: Vec<u64> = seen.parts.iter().map(|part| part.value).collect();
        assert_eq!((seen.xor, seen.xor), (small.known().value, by_columns(&values)));
    });
}

#[test]
fn half_turns_map_boards_onto_themselves() {
    each_explained::<Tactix, HalfTurn>(|small, seen| {
        let (here, at) = (small.here(), small.at());
        let (rows, columns) = at.size();
        for row in 0..rows {
            for column in (0..columns).filter(|column| at.holds(row, *column)) {
                assert!(at.holds(seen.rows - row, seen.columns - column), "{here}");
            }
        }
        assert_eq!(seen.middle > 0, small.known().value > 0, "{here}");
    });
}

#[test]
fn straight_rows_have_their_lengths() {
    each_explained::<Tactix, Rows>(|small, seen| {
        assert_eq!(seen.rows.iter().sum::<u64>(), small.at().count(), "{}", small.here());
        assert_eq!(seen.xor(), by_columns(&seen.rows), "{}", small.here());
        assert!(small.all.rules.misere);
    });
}

#[test]
fn full_boards_have_the_values_of_the_literature() {
    let value = |rows, columns| runs::value(&Cells::new(rows, columns, |_, _| true), (1, 15));
    let values = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (1, 7)].map(|(r, c)| value(r, c));
    assert_eq!(values, [0, 2, 1, 2, 0, 7].map(Some));
    assert_eq!(value(5, 5), None);
}

#[test]
fn the_last_token_loses_on_four_by_four() {
    let corner = ".xxx_xxxx_xxxx_xxxx";
    assert_eq!(after_each::<Tactix>("misere=1", corner, |_, _| {}), 3);
    assert_eq!(after_each::<Tactix>("misere=1", "xxxx_xxxx_xxxx_xxxx", |_, _| {}), 0);
    assert_eq!(after_each::<Tactix>("misere=1", "xxx_xxx_xxx", |_, _| {}), 7);
}

#[test]
fn a_move_takes_any_run() {
    let rules = Tactix { misere: false };
    let at = Cells::new(2, 3, |_, _| true);
    // Six single tokens, four pairs and two triples across, and three pairs down.
    let count: u64 = ranges(&rules, &at).iter().map(|range| range.high - range.low + 1).sum();
    assert_eq!(count, 15);
    assert_eq!(rules.play(&at, &solver::play::Move::one(1, 18)).write(), "x.x_x.x");
}

#[test]
fn limits_of_boards() {
    limits::<Tactix>("", ["7x8", "8x8"], "9x8");
    refused::<Tactix>("misere=1", "8x16", "1 to 15");
}
