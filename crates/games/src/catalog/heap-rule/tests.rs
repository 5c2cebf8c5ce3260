//! Typed rules are played as they are defined: values, winners, periods; hostile texts are refused.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use super::HeapRule;
use crate::game::Catalogued;
use crate::setup::Setup;
use crate::table::{Repeats, Shape};
use crate::testing::english::wrong;
use crate::testing::{Claimed, claimed, each_explained, limits, refused, repeats};
use crate::theory::class::Class;
use crate::theory::parts::{MisereHeaps, Parts};
use notation::Rule;
use proptest::prelude::*;
use sequence::Sequence;
use solver::erased::{ErasedPosition as _, Typed};
use solver::judge::{self, Judge};
use solver::play::Outcome;
use solver::rules::{self, PositionKind, Rules};
use solver::verdict::Verdict;
use std::collections::{BTreeSet, HashMap};

/// The settings with this rule; `None` if it cannot be played on heaps.
fn setup(rule: &str, misere: bool) -> Option<Setup> {
    let mut setup = Setup::of(&HeapRule::CARD);
    setup.set(&HeapRule::CARD, 0, rule).ok()?;
    setup.set(&HeapRule::CARD, 1, if misere { "1" } else { "0" }).unwrap();
    Some(setup)
}

/// A position under these settings.
fn opened(setup: &Setup, code: &str) -> Typed<HeapRule> {
    let rules = HeapRule::rules(setup);
    let at = rules.positions().read(code).unwrap();
    Typed { rules: rules.into(), at }
}

fn judged(setup: &Setup, code: &str) -> Verdict {
    judge::run(&mut Judge::of(Box::new(opened(setup, code))))
}

/// The digit of a rule for a number of pieces, parsed independently from the canonical text.
fn digit(rule: &str, count: u64) -> u32 {
    let (word, rest) = rule.split_once('-').unwrap_or((rule, ""));
    let numbers: Vec<u64> = rest.split(['.', '-']).filter_map(|n| n.parse().ok()).collect();
    let prime = count > 1 && (2..count).all(|n| !count.is_multiple_of(n));
    let within = numbers.contains(&count)
        || rest.ends_with("squares") && count > 0 && count.isqrt().pow(2) == count
        || rest.ends_with("primes") && prime
        || rest.ends_with("powers-2") && count.is_power_of_two();
    match word {
        "take" => 3 * u32::from(within),
        "except" => 3 * u32::from(count > 0 && !within),
        "kayles" => {
            let least = if numbers.len() > 1 { numbers[0] } else { 1 };
            7 * u32::from((least..=*numbers.last().unwrap()).contains(&count))
        }
        "split" => {
            if count == 0 {
                (2 << numbers[0]) - 4
            } else {
                0
            }
        }
        "grundy" => {
            if count == 0 {
                4
            } else {
                0
            }
        }
        code => {
            let (plain, tail) = code.split_once('~').unwrap_or((code, ""));
            let read = |text: &str| text.chars().filter_map(|c| c.to_digit(16)).collect::<Vec<_>>();
            let (plain, tail) = (read(plain), read(tail));
            match plain.get(count as usize) {
                Some(digit) => *digit,
                None if tail.is_empty() => 0,
                None => tail[(count as usize - plain.len()) % tail.len()],
            }
        }
    }
}

/// All ways to write a number as a sum of `parts` numbers, not ascending.
fn partitions(total: u64, parts: u32, most: u64) -> Vec<Vec<u64>> {
    if parts == 0 {
        return if total == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    let mut all = Vec::new();
    for first in 1..=total.min(most) {
        for rest in partitions(total - first, parts - 1, first) {
            all.push([vec![first], rest].concat());
        }
    }
    all
}

/// Heaps without empty ones, ascending.
fn tidy(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// Every position after one move.
fn after(rule: &str, heaps: &[u64]) -> BTreeSet<Vec<u64>> {
    let unequal = rule == "grundy" || rule.ends_with("-unequal");
    let mut all = BTreeSet::new();
    for (i, heap) in heaps.iter().enumerate() {
        for count in 0..=*heap {
            for parts in (0..8).filter(|parts| digit(rule, count) >> parts & 1 == 1) {
                for by in partitions(heap - count, parts, *heap) {
                    if !(unequal && by.len() == 2 && by[0] == by[1]) {
                        all.insert(tidy(&[&heaps[..i], &by, &heaps[i + 1..]].concat()));
                    }
                }
            }
        }
    }
    all
}

/// Grundy value, and whether the mover wins in misère play, by recursion over whole positions.
fn plain(rule: &str, heaps: &[u64], known: &mut HashMap<Vec<u64>, (u64, bool)>) -> (u64, bool) {
    if let Some(found) = known.get(heaps) {
        return *found;
    }
    let next: Vec<(u64, bool)> =
        after(rule, heaps).iter().map(|at| plain(rule, at, known)).collect();
    let value = (0..).find(|n| next.iter().all(|(value, _)| value != n)).unwrap();
    let misere = next.is_empty() || next.iter().any(|(_, wins)| !wins);
    known.insert(heaps.to_vec(), (value, misere));
    (value, misere)
}

/// Compares a verdict with plain recursion: winner, value, and every move that wins.
fn compare(rule: &str, heaps: &[u64]) {
    let mut known = HashMap::new();
    let text = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(".");
    for misere in [false, true] {
        let Some(setup) = setup(rule, misere) else { return };
        let canonical = setup.text(0).to_string();
        let here = format!("{canonical} {text} misère {misere}");
        let wins = |(value, turned): (u64, bool)| if misere { turned } else { value != 0 };
        let found = plain(&canonical, &tidy(heaps), &mut known);
        let verdict = judged(&setup, &text);
        assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(wins(found))), "{here}");
        if !misere {
            assert_eq!(verdict.grundy, Some(found.0), "{here}");
        }
        let at = opened(&setup, &text);
        let played = |mv| tidy(&at.rules.play(&at.at, mv));
        let winning: BTreeSet<Vec<u64>> = verdict.winning.iter().map(played).collect();
        let mut right = after(&canonical, &tidy(heaps));
        right.retain(|at| !wins(plain(&canonical, at, &mut known)));
        if heaps.len() > 1 || !right.is_empty() {
            assert_eq!(winning, right, "{here}");
        }
    }
}

/// A rule of any kind.
fn rules() -> impl Strategy<Value = String> {
    prop_oneof![
        "[04]\\.[0-7]{1,4}",
        "0\\.[0-7]{0,3}~[0-7]{1,2}",
        "[04]\\.[0-7]{1,3}-unequal",
        "[0C]\\.[0-7CDEF]{1,2}",
        "take-[1-9](\\.[1-9]){0,3}",
        "take-([1-9]\\.){0,2}(squares|primes|powers-2)",
        "except-[1-9](\\.[1-9]){0,3}",
        "kayles-[1-4]",
        "kayles-[12]-[2-4]",
        "split-[2-5]",
        Just("grundy".to_string()),
    ]
}

/// A text that resembles a rule.
fn hostile() -> impl Strategy<Value = String> {
    let letters = "00112374478CFf..~~--xé٣ \0;&=%grundyspliktae".chars().collect::<Vec<_>>();
    let heads = [
        "",
        "0.",
        ".",
        "take-",
        "take-powers-",
        "except-",
        "kayles-",
        "split-",
        "grundy",
        "squares",
        "C.",
        "8.",
        "0.~",
    ];
    let tails =
        ["", "squares", "primes", "...", "-unequal", "~3", "-", ".", "99999999999999999999"];
    let middle = prop::collection::vec(prop::sample::select(letters), 0..8);
    (prop::sample::select(heads.to_vec()), middle, prop::sample::select(tails.to_vec())).prop_map(
        |(head, middle, tail)| {
            let middle: String = middle.into_iter().collect();
            format!("{head}{middle}{tail}")
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn verdicts_agree_with_plain_recursion(
        rule in rules(),
        heaps in prop::collection::vec(1_u64..8, 1..4),
    ) {
        let total: u64 = heaps.iter().sum();
        prop_assume!(total <= 16);
        compare(&rule, &heaps);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn values_and_periods_agree_with_the_sequences(rule in rules()) {
        let Some(setup) = setup(&rule, false) else { return Ok(()) };
        let tables = HeapRule::tables(&HeapRule::rules(&setup));
        let Shape::Sequence { values, repeats, .. } = &tables[0].shape else { panic!("{rule}") };
        let rule: Rule = setup.text(0).parse().unwrap();
        let mut sequence = Sequence::new(&rule, 4000).unwrap();
        sequence.run();
        let first = sequence.values().iter().map(|value| u64::from(*value));
        prop_assert_eq!(values, &first.take(values.len()).collect::<Vec<_>>());
        if let Repeats::Proved(period) = repeats {
            let proved = sequence.proof().expect("the sequence has a proof as well").period;
            prop_assert_eq!(
                (period.start, period.length, 0),
                (proved.start as u64, proved.length as u64, proved.saltus)
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) })]

    #[test]
    fn hostile_rules_are_played_or_refused_in_one_sentence(text in hostile()) {
        let card = &HeapRule::CARD;
        let mut setup = Setup::of(card);
        let before = setup.clone();
        match setup.set(card, 0, &text) {
            Ok(()) => {
                let canonical = setup.text(0).to_string();
                setup.set(card, 0, &canonical).unwrap();
                prop_assert_eq!(setup.text(0), &canonical);
                let start = HeapRule::start(&HeapRule::rules(&setup));
                let read = opened(&setup, &solver::code::write_list(&start));
                prop_assert!(read.at == start && !read.ranges().is_empty(), "{}", canonical);
            }
            Err(error) => {
                prop_assert_eq!(setup, before);
                let message = wrong(&error);
                prop_assert!(!message.contains('\n') && !message.ends_with('.'), "{}", message);
                prop_assert!(message.starts_with(char::is_lowercase), "{}", message);
                let places = text.chars().count().min(solver::code::LONGEST) + 1;
                prop_assert!((1..=places).contains(&error.place), "{:?}: {}", text, message);
            }
        }
    }
}

#[test]
fn rules_that_cannot_be_played_on_heaps_are_refused_with_the_reason() {
    let reasons = [
        ("squares", "Remove-a-Square"),
        ("0.8", "at character 3: where three heaps"),
        ("0.7A", "at character 4: where three heaps"),
        ("0.3~38", "at character 6: where three heaps"),
        ("8.0", "at character 1: where three heaps"),
        ("0.0", "no heap"),
        ("0.~0", "no heap"),
        ("take-0", "from 1 to 10000"),
    ];
    for (rule, part) in reasons {
        let card = &HeapRule::CARD;
        let error = wrong(&Setup::of(card).set(card, 0, rule).unwrap_err());
        assert!(error.contains(part), "{rule}: {error}");
    }
    // Each move of this rule takes more than a board holds.
    let far = format!("0.{}7", "0".repeat(150));
    assert!(setup(&far, false).is_none());
    assert!(setup(&far.replace('7', "3"), false).is_some());
}

#[test]
fn large_heaps_are_judged_if_a_period_is_proved_and_else_given_up() {
    let outcome = |rule: &str, at: &str, misere| {
        let setup = setup(rule, misere).unwrap();
        judged(&setup, at).outcome
    };
    // Multiples of 7 lose, and so do numbers that are two more.
    assert_eq!(outcome("take-1.3.4", "700000000000002", false), Some(Outcome::P));
    assert_eq!(outcome("take-1.3.4", "700000000000002.700000000000001", false), Some(Outcome::N));
    assert_eq!(outcome("take-17.318.777.991.10000", "1000000000000000", false), None);
    // In misère play a lone heap of the value 1 loses, and one of the value 0 wins (Ferguson 1974).
    assert_eq!(outcome("take-1.3.4", "700000000000002", true), Some(Outcome::N));
    assert_eq!(outcome("take-1.3.4", "700000000000003", true), Some(Outcome::P));
    assert_eq!(outcome("0.77", "120", true), None);
    assert_eq!(outcome("0.77", "60.60", false), Some(Outcome::P));
    assert_eq!(outcome("except-2.5", "1000.999", false), Some(Outcome::N));
}

#[test]
fn theory_knows_normal_play_and_misere_play_without_breaking() {
    let Claimed { positions, winners, values, .. } = claimed::<HeapRule>();
    assert!(
        2 * values > 9 * positions / 10 && winners > values,
        "{winners}, {values} of {positions}"
    );
}

#[test]
fn heaps_have_their_values() {
    each_explained::<HeapRule, Parts>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, |heaps| heaps[0]);
    });
    each_explained::<HeapRule, MisereHeaps>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, |heaps| heaps[0]);
    });
}

#[test]
fn single_piles_have_their_values_and_their_periods() {
    let mut seen_before = Vec::new();
    each_explained::<HeapRule, Class>(|small, seen| {
        let here = small.here();
        assert_eq!(
            (seen.pile, seen.value, seen.misere),
            (small.at()[0], small.known().value, false),
            "{here}"
        );
        let named = (small.setup.clone(), seen.period);
        if let Some(period) = seen.period.filter(|_| !seen_before.contains(&named)) {
            let open = rules::ranges(&small.all.rules, &vec![1_000_000]);
            repeats(&open, false, period, &seen.lost);
            seen_before.push(named);
        }
    });
}

#[test]
fn limits_of_heaps() {
    limits::<HeapRule>("rule=0.77", ["119", "120"], "121");
    limits::<HeapRule>("rule=C.F", ["59", "60"], "61");
    limits::<HeapRule>("rule=split-7", ["17", "18"], "19");
    limits::<HeapRule>("rule=except-2.5", ["999", "1000"], "1001");
    limits::<HeapRule>("rule=take-1.3.4", ["2", "1000000000000000"], "1000000000000001");
    refused::<HeapRule>("", "60.61", "1 to 120 pieces in all");
}
