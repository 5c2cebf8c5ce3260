//! Both sticky problems against their definition, and their limits.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use super::Sticks;
use super::theory::{Few, Remainders};
use crate::testing::{after_each, each_explained, limits, refused, verdict};
use solver::play::Outcome;
use solver::rules::Rules;
use solver::theory::Theory;
use std::collections::HashMap;

#[test]
fn theory_knows_all_short_sticks() {
    let short = |at: &Vec<u64>| at.iter().all(|length| *length <= 5);
    for any in [false, true] {
        let all = sticks(14, 1);
        let known = all.iter().filter(|at| (Sticks { any }).claim(at).is_some()).count();
        let few = all.iter().filter(|at| short(at)).count();
        assert!(few < known && known < all.len(), "{few}, {known} of {}", all.len());
        assert!(all.iter().all(|at| !short(at) || (Sticks { any }).claim(at).is_some()));
    }
}

#[test]
fn few_even_sticks_are_lost() {
    each_explained::<Sticks, Few>(|small, seen| {
        let odd = small.at().iter().filter(|length| **length % 2 == 1).count() as u64;
        assert_eq!((seen.odd, seen.odd + seen.even), (odd, small.at().len() as u64));
        assert_eq!(small.known().value, 0, "{}", small.here());
    });
}

#[test]
fn equal_remainders_are_lost() {
    each_explained::<Sticks, Remainders>(|small, seen| {
        let odd = small.at().iter().filter(|length| **length % 2 == 1).count() as u64;
        assert_eq!((seen.odd, seen.odd + seen.even), (odd, small.at().len() as u64));
        let equal = seen.odd % 2 == seen.even % 3;
        assert_eq!(equal, small.known().value == 0, "{}", small.here());
    });
}

/// The Grundy value from the definition alone; sticks are sorted.
fn plain(at: &[u64], known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(value) = known.get(at) {
        return *value;
    }
    let mut after: Vec<Vec<u64>> = Vec::new();
    for (i, length) in at.iter().enumerate() {
        let rest = [&at[..i], &at[i + 1..]].concat();
        after.extend((1..*length).map(|piece| [&rest[..], &[piece, length - piece]].concat()));
        let same = at.iter().filter(|other| *other == length).count() as u64;
        if same >= *length {
            let (gone, kept): (Vec<u64>, Vec<u64>) = at.iter().partition(|other| *other == length);
            after.push([kept, gone[*length as usize..].to_vec()].concat());
        }
    }
    after.iter_mut().for_each(|sticks| sticks.sort_unstable());
    let left: Vec<u64> = after.iter().map(|sticks| plain(sticks, known)).collect();
    let value = (0..).find(|value| !left.contains(value)).unwrap();
    known.insert(at.to_vec(), value);
    value
}

/// All ways to write numbers up to a total as sums, ascending.
fn sticks(total: u64, least: u64) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    for first in least..=total {
        all.extend(
            sticks(total - first, first).into_iter().map(|rest| [vec![first], rest].concat()),
        );
    }
    all
}

#[test]
fn claims_are_plain_recursion() {
    let (mut known, mut claimed) = (HashMap::new(), 0);
    for at in sticks(16, 1) {
        let value = plain(&at, &mut known);
        if let Some(claim) = (Sticks { any: true }).claim(&at) {
            claimed += 1;
            assert_eq!(claim.outcome, Outcome::of_mover_winning(value != 0), "{at:?}");
            assert_eq!(claim.grundy, Some(value), "{at:?}");
            assert_eq!(claim.winning.is_empty(), value == 0, "{at:?}");
        }
    }
    assert!(claimed > 300, "{claimed}");
}

#[test]
fn two_sticks_of_neighbouring_lengths_are_lost() {
    for n in 1..20 {
        let code = format!("{n}.{}", n + 1);
        assert_eq!(verdict::<Sticks>("lengths=any", &code).outcome, Some(Outcome::P), "{code}");
    }
}

#[test]
fn six_sticks_of_six_go_at_once() {
    let verdict = verdict::<Sticks>("lengths=any", "6.6.6.6.6.6");
    assert_eq!(verdict.outcome, Some(Outcome::N));
    let game = Sticks { any: true };
    let end = |mv| game.play(&vec![6; 6], mv).is_empty();
    assert!(verdict.winning.iter().any(end));
}

#[test]
fn the_usual_start_is_lost_and_its_replies_are_known() {
    assert_eq!(after_each::<Sticks>("", "1.4.4.4.4", |_, _| ()), 0);
    assert_eq!(after_each::<Sticks>("", "4.4.4.4", |_, _| ()), 2);
    assert_eq!(after_each::<Sticks>("", "1", |_, at| assert!(at.is_empty())), 1);
    assert_eq!(after_each::<Sticks>("", "1.1.3.4.4.4", |_, _| ()), 3);
    assert_eq!(after_each::<Sticks>("", "1.2.2.4.4.4", |_, _| ()), 2);
}

#[test]
fn limits_of_sticks() {
    limits::<Sticks>("", ["3.4", "4.4"], "1.5");
    limits::<Sticks>("lengths=any", ["19.19", "20.20"], "1.21");
    refused::<Sticks>("", &["4"; 16].join("."), "60");
    refused::<Sticks>("lengths=any", "20.20.1", "40");
}
