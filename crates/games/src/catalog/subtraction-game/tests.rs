//! The Subtraction Game against its definition, its periods and its limits.

use super::SubtractionGame;
use super::theory::OnePair;
use crate::testing::{Claimed, after_each, claimed, each_explained, limits, refused, repeats};
use crate::theory::class::Class;
use crate::theory::parts::{MisereHeaps, Parts};
use solver::play::MoveRange;

#[test]
fn theory_knows_every_winner_and_in_normal_play_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<SubtractionGame>();
    assert_eq!(winners, positions);
    assert!(values < positions && 3 * values > positions, "{values} of {positions}");
}

#[test]
fn cards_have_their_values() {
    each_explained::<SubtractionGame, Parts>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, |at| at[0]);
    });
    each_explained::<SubtractionGame, MisereHeaps>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, |at| at[0]);
    });
}

#[test]
fn two_subtrahends_answer_each_other() {
    each_explained::<SubtractionGame, OnePair>(|small, seen| {
        let here = small.here();
        assert_eq!((seen.number, seen.a, seen.b), (small.at()[0], 2, 5), "{here}");
        assert_eq!([0, 1, 4].contains(&(seen.number % 7)), small.known().value == 0, "{here}");
    });
}

#[test]
fn single_cards_have_their_place_in_the_period() {
    each_explained::<SubtractionGame, Class>(|small, seen| {
        let here = small.here();
        assert_eq!((seen.pile, seen.value), (small.at()[0], small.known().value), "{here}");
    });
}

fn game(subtract: &[u64]) -> SubtractionGame {
    SubtractionGame { subtract: subtract.to_vec(), misere: false }
}

/// The values from the definition: the least number that no subtraction leaves.
fn plain(subtract: &[u64], upto: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..upto {
        let left = subtract.iter().filter_map(|s| n.checked_sub(*s as usize));
        let seen: Vec<u64> = left.map(|rest| values[rest]).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap_or(0));
    }
    values
}

#[test]
fn two_subtrahends_repeat_after_their_sum() {
    for a in 1..12 {
        for b in a + 1..24 {
            let (values, sum) = (plain(&[a, b], 200), (a + b) as usize);
            assert!((sum..200).all(|n| values[n] == values[n - sum]), "{a} {b}");
            let table = game(&[a, b]).values();
            assert!((0..200).all(|n| table.at(n as u64) == Some(values[n])), "{a} {b}");
            // A number is worth 1 exactly if it is worth 0 with the smaller subtrahend less.
            let below = |n: usize| n.checked_sub(a as usize).map(|rest| values[rest]);
            assert!((0..200).all(|n| (values[n] == 1) == (below(n) == Some(0))), "{a} {b}");
        }
    }
}

#[test]
fn periods_are_those_of_the_literature() {
    let sets: [(&[u64], (u64, u64)); 6] = [
        (&[1, 2, 5], (0, 3)),
        (&[3, 5, 8], (0, 11)),
        (&[2, 5, 7], (0, 22)),
        (&[4, 7, 9], (0, 13)),
        (&[1, 8, 9], (0, 16)),
        (&[2, 4, 7], (8, 3)),
    ];
    for (subtract, (start, length)) in sets {
        let values = game(subtract).values();
        let period = values.period().map(|period| (period.start, period.length));
        assert_eq!(period, Some((start, length)), "{subtract:?}");
        let open: Vec<MoveRange> =
            subtract.iter().map(|n| MoveRange { place: 0, low: *n, high: *n }).collect();
        repeats(&open, false, (start, length), &crate::heaps::lost(&values));
    }
}

#[test]
fn the_last_subtraction_changes_the_answer() {
    assert_eq!(after_each::<SubtractionGame>("", "7.9.12", |_, at| assert_eq!(at[2], 10)), 1);
    let misere = |at: &Vec<u64>| assert_eq!(at[2], 7);
    assert_eq!(after_each::<SubtractionGame>("misere=1", "7.9.12", |_, at| misere(at)), 1);
}

#[test]
fn limits_of_numbers() {
    limits::<SubtractionGame>("", ["998", "999"], "1000");
    limits::<SubtractionGame>("subtract=99", ["998", "999"], "1000");
    refused::<SubtractionGame>("", "1.1.1.1.1.1.1.1.1.1.1.1.1", "12");
}
