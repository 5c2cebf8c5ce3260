//! Welter’s game against its definition, and its values beyond search.

use super::Welter;
use super::theory::{Couples, Mates};
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use solver::code::write_list;

#[test]
fn theory_knows_every_winner_and_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<Welter>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn couples_are_neighbours() {
    each_explained::<Welter, Couples>(|small, _| {
        let mut cells = small.at().clone();
        cells.sort_unstable();
        if cells.len() % 2 == 1 {
            assert_eq!(cells.remove(0), 0, "{}", small.here());
        }
        let from = small.at().len() as u64 % 2;
        let couple = |pair: &[u64]| pair[1] == pair[0] + 1 && pair[0] % 2 == from;
        assert!(cells.chunks(2).all(couple), "{}", small.here());
    });
}

#[test]
fn mates_are_all_chips_and_their_value_is_the_grundy_value() {
    each_explained::<Welter, Mates>(|small, seen| {
        let pairs = seen.mates.iter().flat_map(|(one, other)| [*one, *other]);
        let mut told: Vec<u64> = pairs.chain(seen.single).collect();
        let mut cells = small.at().clone();
        told.sort_unstable();
        cells.sort_unstable();
        assert_eq!((told, seen.value()), (cells, small.known().value), "{}", small.here());
    });
}

/// The Grundy values that Conway’s rule gives on paper.
#[test]
fn values_by_hand() {
    for (cells, value) in [
        (&[1, 3][..], 1),
        (&[2, 5, 7], 3),
        (&[1, 2, 3], 3),
        (&[1, 4, 6, 9], 6),
        (&[2, 3, 5, 7, 11], 4),
    ] {
        assert_eq!(Mates::of(cells).value(), value, "{cells:?}");
    }
}

/// Four chips are Nim: there is always room for the move of Nim.
#[test]
fn four_chips_on_the_longest_strip() {
    let mut dice = fastrand::Rng::with_seed(4);
    for _ in 0..40 {
        let mut cells: Vec<u64> = Vec::new();
        while cells.len() < 4 {
            let cell = dice.u64(0..80);
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        let sum = by_columns(&cells);
        let won = after_each::<Welter>("", &write_list(&cells), |_, after| {
            assert_eq!(by_columns(after), 0, "{after:?}");
        });
        let lowered = |cell: &&u64| sum > 0 && by_columns(&[**cell, sum]) < **cell;
        assert_eq!(won, cells.iter().filter(lowered).count(), "{cells:?}");
    }
}

#[test]
fn limits_of_strips() {
    limits::<Welter>("", ["3.78", "4.79"], "5.80");
    refused::<Welter>("", "0.1.2.3.4.5.6.7.8", "1 to 8 chips");
    refused::<Welter>("", "3.5.3", "a cell of its own");
}
