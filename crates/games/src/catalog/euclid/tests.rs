//! Euclid against its definition, its values and its limits.

use super::theory::{Ratio, quotients};
use super::{Euclid, Pair};
use crate::testing::{Claimed, after_each, claimed, each_explained, limits, refused};

#[test]
fn theory_knows_every_winner_and_value() {
    let Claimed { positions, winners, values, .. } = claimed::<Euclid>();
    assert_eq!([winners, values], [positions; 2]);
}

#[test]
fn numbers_nearer_than_the_golden_ratio_are_lost() {
    each_explained::<Euclid, Ratio>(|small, seen| {
        let (low, high) = (seen.low as f64, seen.high as f64);
        let golden = (1.0 + 5_f64.sqrt()) / 2.0;
        let lost = high / low < golden && seen.low != seen.high;
        assert_eq!(lost, small.known().value == 0, "{}", small.here());
    });
}

/// The values from the definition, for both ends.
#[test]
fn values_are_what_no_move_leaves() {
    const LARGEST: u64 = 60;
    for equal in [false, true] {
        let game = Euclid { equal };
        let mut values = vec![vec![0_u64; LARGEST as usize + 1]; LARGEST as usize + 1];
        for high in 1..=LARGEST {
            for low in 1..=high {
                let times = (1..=high / low).map(|times| high - times * low);
                let left = times.filter(|left| !equal || *left > 0);
                let value = |left: u64| values[left.min(low) as usize][left.max(low) as usize];
                let seen: Vec<u64> = left.map(value).collect();
                let least = (0..).find(|n| !seen.contains(n)).unwrap_or(0);
                values[low as usize][high as usize] = least;
                assert_eq!(least, game.value(low, high), "{low} {high} {equal}");
                // Nivasch's formula for the end at equal numbers: b/a − a/b, rounded down.
                let nivasch = (high * high - low * low) / (low * high);
                assert!(!equal || least == nivasch, "{low} {high}");
            }
        }
    }
}

#[test]
fn the_first_choice_decides() {
    for high in 2..60_u64 {
        for low in 1..high {
            let all = quotients(low, high);
            let forced = all.iter().take_while(|quotient| **quotient == 1).count();
            let game = Euclid { equal: false };
            assert_eq!(game.value(low, high) == 0, forced % 2 == 1, "{low} {high}");
        }
    }
}

#[test]
fn twenty_five_and_seven_has_one_winning_move() {
    let left = |at: &Pair| assert_eq!(*at, [11, 7]);
    assert_eq!(after_each::<Euclid>("", "25.7", |_, at| left(at)), 1);
    assert_eq!(after_each::<Euclid>("", "34.21", |_, at| assert_eq!(*at, [13, 21])), 1);
    assert_eq!(after_each::<Euclid>("", "21.13", |_, _| ()), 0);
}

#[test]
fn limits_of_numbers() {
    limits::<Euclid>("", ["9998.1", "9999.6180"], "10000.1");
    limits::<Euclid>("end=equal", ["9998.1", "9999.6180"], "10000.1");
    refused::<Euclid>("end=equal", "0.5", "1");
    refused::<Euclid>("", "0.0", "zero");
    refused::<Euclid>("", "3", "2");
}
