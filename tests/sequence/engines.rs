//! Every engine agrees with the definition, also if it is stopped and continued.

use crate::definition;
use proptest::prelude::*;
use sequence::{EngineKind, Rule, Sequence};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

const ENGINES: [EngineKind; 3] = [EngineKind::Plain, EngineKind::Scan, EngineKind::Sparse];

fn rule(text: &str) -> Rule {
    text.parse().unwrap()
}

/// Compares all engines with the definition to one size and with each other to a larger one.
fn agree(text: &str, defined: usize, to: usize) {
    let expected = definition::of_code(text, defined);
    let plain: Vec<u32> =
        Sequence::by(&rule(text), to as u64, EngineKind::Plain).unwrap().collect();
    assert_eq!(plain[..=defined], expected, "{text}");
    for kind in ENGINES {
        if let Some(found) = Sequence::by(&rule(text), to as u64, kind) {
            assert!(found.eq(plain.iter().copied()), "{text} by {kind:?}");
        }
    }
    let mut whole = Sequence::new(&rule(text), to as u64).unwrap();
    while whole.step(2000).values <= to {}
    assert_eq!(whole.values(), plain, "{text} with periods");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn codes_of_two_heaps(digits in "[0-7]{1,6}", first in "[04]", unequal: bool) {
        let code = format!("{first}.{digits}{}", if unequal { "-unequal" } else { "" });
        let text = code.parse::<Rule>().or_else(|_| format!("{first}.{digits}").parse()).unwrap();
        let text = if text.to_string() == "grundy" { "4.0-unequal".to_string() } else { text.to_string() };
        agree(&text, 60, 700);
    }

    #[test]
    fn codes_of_three_heaps(digits in "[0-9A-F]{1,3}", first in "[048C]") {
        agree(&rule(&format!("{first}.{digits}")).to_string(), 26, 150);
    }

    #[test]
    fn codes_with_a_tail(digits in "[0-7]{0,4}", tail in "[0-7]{1,3}") {
        agree(&rule(&format!("0.{digits}~{tail}")).to_string(), 30, 160);
    }

    #[test]
    fn codes_of_one_heap(digits in "[0-3]{0,5}", tail in "[0-3]{1,3}") {
        agree(&rule(&format!("0.{digits}~{tail}")).to_string(), 50, 1200);
        agree(&rule(&format!("0.{digits}{tail}")).to_string(), 50, 1200);
    }

    #[test]
    fn sets_of_numbers(set in proptest::collection::btree_set(1_usize..14, 1..6), except: bool) {
        let text: Vec<String> = set.iter().map(usize::to_string).collect();
        let digit = |taken: usize| if taken > 0 && set.contains(&taken) != except { 3 } else { 0 };
        let expected = definition::by_digits(90, digit, false);
        let name = if except { "except" } else { "take" };
        let mut found = Sequence::new(&rule(&format!("{name}-{}", text.join("."))), 2000).unwrap();
        found.run();
        prop_assert_eq!(&found.values()[..91], &expected[..]);
        let slow = Sequence::by(found.rule(), 2000, EngineKind::Plain).unwrap();
        prop_assert!(slow.eq(found.values().iter().copied()));
        prop_assert!(found.proof().is_some(), "{}", found.rule());
    }
}

#[test]
fn named_rules_agree_with_the_definition() {
    let pins =
        |least: usize, most: usize| move |n: usize| if (least..=most).contains(&n) { 7 } else { 0 };
    let values =
        |text: &str, to: u64| Sequence::new(&rule(text), to).unwrap().collect::<Vec<u32>>();
    for (least, most) in [(1, 2), (2, 2), (1, 5), (3, 4)] {
        let expected = definition::by_digits(70, pins(least, most), false);
        assert_eq!(values(&format!("kayles-{least}-{most}"), 70), expected);
    }
    for most in 2..=4 {
        let digit = |taken: usize| if taken == 0 { (2 << most) - 4 } else { 0 };
        assert_eq!(values(&format!("split-{most}"), 30), definition::by_digits(30, digit, false));
    }
    assert_eq!(values("grundy", 60), definition::of_code("4.0-unequal", 60));
}

#[test]
fn wide_values_change_the_engine_and_nothing_else() {
    // Up to 300 pins: values grow beyond a byte.
    let plain = Sequence::by(&rule("kayles-300"), 2000, EngineKind::Plain).unwrap();
    let plain: Vec<u32> = plain.collect();
    assert!(plain.iter().any(|value| *value > 255));
    for kind in ENGINES {
        let found = Sequence::by(&rule("kayles-300"), 2000, kind).unwrap();
        assert!(found.eq(plain.iter().copied()), "{kind:?}");
    }
}

#[test]
fn stopping_keeps_the_values() {
    let mut values = Sequence::new(&rule("grundy"), 20_000).unwrap();
    let mut last = values.progress();
    let mut stops = 0;
    while last.values < last.of {
        let next = values.step(200_000);
        assert!(next.values > last.values && next.share <= 1000);
        // The estimate may be corrected when the engine changes, but not by much.
        assert!(next.share + 150 >= last.share, "{last:?} {next:?}");
        let kept = values.clone();
        assert_eq!(kept.values(), values.values());
        (last, stops) = (next, stops + 1);
    }
    assert!(stops > 20 && last.share == 1000, "{stops}");
    let whole = Sequence::new(&rule("grundy"), 20_000).unwrap();
    assert!(whole.eq(values.values().iter().copied()));
}

/// Compares the sparse engine with the scan; true if the sparse engine has rare values.
fn agree_far(text: &str, to: u64) -> bool {
    let by = |kind| Sequence::by(&rule(text), to, kind).unwrap();
    let (mut sparse, scan) = (by(EngineKind::Sparse), by(EngineKind::Scan));
    assert!(sparse.by_ref().eq(scan), "{text}");
    if let Some((mask, rares)) = sparse.rares() {
        let rare = |n: &usize| !mask.common(*n, sparse.values()[*n]);
        let found = (1..sparse.values().len()).filter(rare).map(|n| n as u32);
        assert!(found.eq(rares.iter().copied().filter(|n| u64::from(*n) <= to)), "{text}");
    }
    sparse.rares().is_some()
}

#[test]
fn blocks_of_heaps_agree_with_single_heaps() {
    let codes = [
        "grundy",
        "0.77",
        "0.07",
        "0.127",
        "0.6",
        "0.16",
        "0.04",
        "4.3",
        "0.07-unequal",
        "0.777-unequal",
        "4.0303-unequal",
        "0.0707-unequal",
        "kayles-5",
        "0.356",
        "4.7",
    ];
    let by_rares = codes.iter().filter(|code| agree_far(code, 12_000)).count();
    assert!(by_rares >= 10, "{by_rares}");
    let mut dice = fastrand::Rng::with_seed(2188);
    for _ in 0..24 {
        let digits: String = (0..dice.usize(1..6)).map(|_| dice.char('0'..='7')).collect();
        for end in ["", "-unequal"] {
            let code = format!("{}.{digits}4{end}", if dice.bool() { 4 } else { 0 });
            agree_far(&code, 4000);
        }
    }
}

/// Every engine that can be forced, and the one that is chosen, against the plain one; true if there were rare values.
fn all_agree(code: &str, to: u64) -> bool {
    let rule = rule(code);
    let mut plain = Sequence::by(&rule, to, EngineKind::Plain).unwrap();
    plain.run();
    let mut whole = Sequence::new(&rule, to).unwrap();
    whole.run();
    assert_eq!(whole.values(), plain.values(), "{code} with periods");
    let scan = Sequence::by(&rule, to, EngineKind::Scan);
    assert!(scan.is_none_or(|scan| scan.eq(plain.values().iter().copied())), "{code} by witnesses");
    let Some(mut sparse) = Sequence::by(&rule, to, EngineKind::Sparse) else { return false };
    sparse.run();
    assert_eq!(sparse.values(), plain.values(), "{code} by rare values");
    sparse.rares().is_some()
}

#[test]
#[ignore = "soak: minutes, for 1,124 codes to 20,000"]
fn every_engine_agrees_with_the_plain_one_on_all_codes_of_three_digits_and_on_longer_ones() {
    let three = ["0", "4"].map(|first| (0..512).map(move |digits| format!("{first}.{digits:03o}")));
    let mut codes: Vec<String> = three.into_iter().flatten().collect();
    let mut dice = fastrand::Rng::with_seed(512);
    for _ in 0..100 {
        let digits: String = (0..dice.usize(4..10)).map(|_| dice.char('0'..='7')).collect();
        codes.push(format!("{}.{digits}", if dice.bool() { 4 } else { 0 }));
    }
    let (next, rares) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|threads| {
        for _ in 0..thread::available_parallelism().map_or(1, |cores| cores.get()) {
            threads.spawn(|| {
                while let Some(code) = codes.get(next.fetch_add(1, Ordering::Relaxed)) {
                    rares.fetch_add(usize::from(all_agree(code, 20_000)), Ordering::Relaxed);
                }
            });
        }
    });
    let rares = rares.into_inner();
    println!("{} codes agree in every engine, {rares} of them by rare values", codes.len());
    assert!(codes.len() == 1124 && rares > 400, "{rares}");
}
