//! One pile against its definition, with proved periods and without, and at its largest.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use super::OnePile;
use super::theory::Residue;
use crate::testing::{
    Claimed, after_each, claimed, each_explained, limits, read, repeats, verdict,
};
use crate::theory::class::Class;
use solver::erased::{ErasedPosition as _, ErasedTheory as _};
use solver::play::{Move, Outcome};
use solver::rules;
use solver::verdict::Known;

/// Largest pile.
const LARGEST: u64 = 1_000_000_000_000_000;

#[test]
fn theory_knows_every_winner_and_every_value_of_normal_play() {
    let Claimed { positions, winners, values, distances } = claimed::<OnePile>();
    assert_eq!((winners, 2 * values), (positions, positions));
    assert!(3 * distances > positions, "{distances} of {positions}");
}

#[test]
fn remainders_are_those_of_the_least_and_the_greatest_take() {
    each_explained::<OnePile, Residue>(|small, seen| {
        let (rules, here) = (&small.all.rules, small.here());
        let Residue { pile, modulus, residue, least, misere } = *seen;
        let open = rules::ranges(rules, &100_000);
        assert_eq!((open.len(), open[0].low), (1, least), "{here}");
        assert_eq!(modulus, open[0].low + open[0].high, "{here}");
        assert_eq!((pile, misere), (*small.at(), rules.misere), "{here}");
        assert_eq!((pile / modulus * modulus + residue, residue < modulus), (pile, true), "{here}");
    });
}

#[test]
fn piles_have_their_values_and_their_periods() {
    let mut seen_before = Vec::new();
    each_explained::<OnePile, Class>(|small, seen| {
        let (rules, known) = (&small.all.rules, small.known());
        let value = if rules.misere { u64::from(known.wins) } else { known.value };
        assert_eq!((seen.pile, seen.value), (*small.at(), value), "{}", small.here());
        assert_eq!(seen.misere, rules.misere);
        let named = (small.setup.clone(), seen.period);
        if let Some(period) = seen.period.filter(|_| !seen_before.contains(&named)) {
            repeats(&rules::ranges(rules, &1_000_000), rules.misere, period, &seen.lost);
            seen_before.push(named);
        }
    });
}

#[test]
fn piles_at_their_largest() {
    let mut dice = fastrand::Rng::with_seed(6);
    for pairs in
        ["take=1-3", "take=3-5&misere=1", "take=1.3.4", "take=2.4.7&misere=1", "take=7-1000"]
    {
        for _ in 0..30 {
            let code = dice.u64(LARGEST / 2..=LARGEST).to_string();
            let (at, found) =
                (read::<OnePile>(pairs, &code).unwrap(), verdict::<OnePile>(pairs, &code));
            let lost = |mv: &Move| {
                verdict::<OnePile>(pairs, &at.play(mv).write()).outcome == Some(Outcome::P)
            };
            let winning: Vec<Move> =
                at.moves(usize::MAX).into_iter().filter(lost).take(2000).collect();
            assert_eq!(found.winning, winning, "{pairs} {code}");
            assert_eq!(found.outcome == Some(Outcome::N), !winning.is_empty());
        }
    }
}

/// For subtraction sets without a proved period, theory claims nothing beyond its table.
#[test]
fn sets_without_a_proved_period_are_known_as_far_as_the_table_reaches() {
    let mut open = 0;
    for take in ["1.3.4", "1.999.1000", "3.500.731.998", "17.318.777.991.1000", "2.4.7"] {
        for misere in ["0", "1"] {
            let pairs = format!("take={take}&misere={misere}");
            assert!(verdict::<OnePile>(&pairs, "20000").outcome.is_some());
            let at = read::<OnePile>(&pairs, "1000000000000000").unwrap();
            assert_eq!(at.claim().is_some(), at.explanation().is_some(), "{take}");
            open += u32::from(at.claim().is_none());
        }
    }
    println!("{open} sets without a period");
}

/// A set without a proved period: search decides the piles within its reach, and does not start on larger ones.
#[test]
fn piles_without_a_proved_period_are_searched_or_given_up_at_once() {
    let set = [14, 481, 621, 858, 931];
    let pairs = "take=14.481.621.858.931";
    let mut wins = vec![false; 300_001];
    for pile in 0..wins.len() {
        wins[pile] = set.iter().any(|taken| *taken <= pile && !wins[pile - taken]);
    }
    for pile in [20_001, 50_000, 299_999, 300_000] {
        let found = verdict::<OnePile>(pairs, &pile.to_string());
        assert!(matches!(found.known, Known::Search { .. }), "{pile}: {:?}", found.known);
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins[pile])), "{pile}");
    }
    for pile in [LARGEST / 1000, LARGEST] {
        let found = verdict::<OnePile>(pairs, &pile.to_string());
        let gave_up = matches!(found.known, Known::GaveUp { positions: 0, longer: false, .. });
        assert_eq!((found.outcome, gave_up), (None, true));
    }
}

#[test]
fn limits_of_piles() {
    limits::<OnePile>("", ["999999999999999", "1000000000000000"], "1000000000000001");
    limits::<OnePile>("take=2.4.7", ["2", "1000000000000000"], "1000000000000001");
    assert_eq!(after_each::<OnePile>("", "1000000000000000", |_, _| {}), 0);
}
