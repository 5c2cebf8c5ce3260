//! The bar against its definition, against pairs that are found by trying, and at its largest.

use super::rules::across;
use super::theory::Pairs;
use super::{ChocolateBar, FAR};
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use crate::theory::ones::Ones;
use solver::play::Move;
use solver::theory::Theory;

#[test]
fn theory_knows_every_winner_and_every_value_of_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<ChocolateBar>();
    assert_eq!((winners, 2 * values), (positions, positions));
}

#[test]
fn distances_in_pairs_have_partners() {
    each_explained::<ChocolateBar, Pairs>(|small, seen| {
        let [a, b, l, r] = *small.at();
        let paired = (a == b && l == r) || (a == l && b == r) || (a == r && b == l);
        assert!(paired && !small.all.rules.misere, "{}", small.here());
        assert_eq!(seen.in_the_middle(), a == b && l == r, "{}", small.here());
    });
}

#[test]
fn the_end_of_misere_play_is_counted() {
    each_explained::<ChocolateBar, Ones>(|small, seen| {
        let ones = small.at().iter().filter(|distance| **distance == 1).count() as u64;
        let more: Vec<u64> = small.at().iter().copied().filter(|distance| *distance > 1).collect();
        assert_eq!((seen.ones, seen.far.as_slice()), (ones, &more[..]), "{}", small.here());
    });
}

/// A move of the right size leads to a balance, on each side that is far enough.
#[test]
fn the_largest_bars_are_balanced() {
    let mut won = 0;
    for code in ["7.6.5.4", "7.7.7.1", "7.0.6.3", "5.6.7.2"] {
        won += after_each::<ChocolateBar>("", code, |mv, after| {
            assert_eq!(by_columns(after), 0, "{code} {mv:?} {after:?}");
        });
    }
    assert!(won > 3);
}

/// With as many rows as columns, and a power of two of them, the place of the soap does not matter.
#[test]
fn bars_of_eight_by_eight_are_lost_wherever_the_soap_is() {
    for (side, misere) in [(8, false), (8, true), (4, false), (4, true), (2, false)] {
        let rules = ChocolateBar { misere };
        for (above, left) in (0..side).flat_map(|above| (0..side).map(move |left| (above, left))) {
            let at = [above, side - 1 - above, left, side - 1 - left];
            let claim = rules.claim(&at).unwrap();
            assert!(claim.winning.is_empty(), "{at:?}");
        }
    }
    // With another number of rows and columns up to eight, it does.
    for side in [3, 5, 6, 7] {
        let at = [0, side - 1, side / 2, side - 1 - side / 2];
        let claim = ChocolateBar { misere: false }.claim(&at).unwrap();
        assert!(!claim.winning.is_empty(), "{side}");
    }
}

#[test]
fn the_naive_machine_eats_most_squares() {
    let rules = ChocolateBar { misere: false };
    let bar = [1, 2, 2, 4];
    assert_eq!([across(&bar, 0), across(&bar, 2)], [7, 4]);
    // Two rows of seven squares, against four columns of four.
    assert_eq!(rules.naive(&bar), Some(Move::one(3, 4)));
    assert_eq!(rules.naive(&[2, 2, 1, 1]), Some(Move::one(0, 2)), "the first of several");
    assert_eq!(rules.naive(&[0; 4]), None);
}

#[test]
fn limits_of_bars() {
    assert_eq!(FAR, 7);
    limits::<ChocolateBar>("", ["7.7.7.6", "0.0.0.7"], "0.0.0.8");
    limits::<ChocolateBar>("misere=1", ["0.0.1.1", "0.0.0.7"], "0.0.0.8");
    refused::<ChocolateBar>("", "1.2.3", "4");
    refused::<ChocolateBar>("", "1.2.3.4.5", "4");
}
