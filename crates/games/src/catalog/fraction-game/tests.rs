//! The Fraction Game against its definition: values, simplest steps, reasons and limits.

use super::fraction::{Fraction, UNIT, told};
use super::theory::{Cancel, FreeMoves, Values};
use super::{FractionGame, Numbers};
use crate::testing::{Claimed, claimed, each_explained, limits, refused, verdict};
use solver::play::Outcome;
use solver::rules::PositionKind as _;

fn fraction(top: i64, bottom: i64) -> Fraction {
    Fraction::new(top, bottom)
}

#[test]
fn theory_knows_every_winner() {
    let Claimed { positions, winners, values, .. } = claimed::<FractionGame>();
    assert_eq!((winners, values), (positions, 0));
}

/// Values that stand in the text, and in On Numbers and Games.
#[test]
fn values_of_some_fractions() {
    for (number, value) in [
        ((1, 2), (1, 2)),
        ((1, 3), (1, 4)),
        ((2, 3), (3, 4)),
        ((2, 5), (3, 8)),
        ((-4, 3), (-5, 4)),
        ((7, 2), (7, 2)),
        ((1, 12), (1, 2048)),
        ((-5, 1), (-5, 1)),
    ] {
        let found = fraction(number.0, number.1).value();
        assert_eq!(found * value.1, value.0 * UNIT, "{number:?}");
    }
    assert_eq!(told(fraction(-2, 5).value()), "−3/8");
}

/// The value is the simplest number between those of the nearest options, and grows with the number.
#[test]
fn the_nearest_options_are_the_parents_in_the_tree() {
    for most in [2, 5, 12] {
        let game = FractionGame { most };
        let mut all = game.numbers();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0].value() < pair[1].value()), "{most}");
        for number in all.iter().filter(|number| !number.is_whole()) {
            let nearest = |turn| game.simpler(*number, turn)[0];
            let (low, high) = (nearest(0), nearest(1));
            assert_eq!(low.value() + high.value(), 2 * number.value(), "{number:?}");
            assert_eq!((low.top + high.top, low.bottom + high.bottom), (number.top, number.bottom));
        }
    }
}

#[test]
fn whole_numbers_are_free_moves() {
    each_explained::<FractionGame, FreeMoves>(|small, seen| {
        let sum: i64 = small.at().all.iter().map(|number| number.top).sum();
        let lead = seen.each[0] as i64 - seen.each[1] as i64;
        assert!(small.at().all.iter().all(|number| number.bottom == 1), "{}", small.here());
        assert_eq!(lead, sum, "{}", small.here());
    });
}

#[test]
fn what_cancels_is_gone() {
    each_explained::<FractionGame, Cancel>(|small, seen| {
        let at = small.at();
        let sum: i64 = at.all.iter().map(|number| number.value()).sum();
        let wanted = match seen.good {
            None => 0,
            Some(0) => 1,
            Some(_) => -1,
        };
        assert_eq!(sum.signum(), wanted, "{}", small.here());
    });
}

#[test]
fn values_are_told_where_nothing_simpler_holds() {
    each_explained::<FractionGame, Values>(|small, seen| {
        assert_eq!(&seen.all, &small.at().all, "{}", small.here());
        let both = [1, -1].map(|sign| seen.all.iter().any(|number| number.top * sign > 0));
        assert_eq!(both, [true, true], "{}", small.here());
    });
}

/// The winner is the same with any bound, since the smallest steps lie within it.
#[test]
fn the_bound_decides_nothing() {
    let rules = FractionGame { most: 3 };
    for code in ["2_3.-1_2", "1_3.-2_3.1_2~R", "3_2.-2_3.-1", "1_2.1_2.-1"] {
        let found =
            [3, 7, 12].map(|most| verdict::<FractionGame>(&format!("max={most}"), code).outcome);
        assert!(found[0] == found[1] && found[1] == found[2], "{code}: {found:?}");
        let sum: i64 = rules.read(code).unwrap().all.iter().map(|number| number.value()).sum();
        let wanted = match sum {
            0 => Outcome::P,
            sum => Outcome::of_partizan(sum > 0, sum < 0),
        };
        assert_eq!(found[0], Some(wanted), "{code}");
    }
}

#[test]
fn limits_of_numbers() {
    limits::<FractionGame>("", ["1_2.1_2.1_2.1_2.1_2.1_2.1_2.1_2", "5"], "6");
    refused::<FractionGame>("", "2_4", "lowest terms");
    refused::<FractionGame>("", "-0", "zero has no sign");
    refused::<FractionGame>("", "1_2~L", "should be R");
    refused::<FractionGame>("", "1.1.1.1.1.1.1.1.1", "1 to 8 numbers");
    refused::<FractionGame>("", "1_1", "from 2 to 5");
    let at = Numbers { all: vec![fraction(-2, 4), fraction(0, 3)], turn: 1 };
    assert_eq!(FractionGame { most: 5 }.write(&at), "-1_2.0~R");
}
