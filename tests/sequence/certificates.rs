//! Certificates: all that are written can be verified, and a change of any number is refused.

use crate::english::wrong;
use checker::{checksum, verify};
use proptest::prelude::*;
use sequence::plane::Rows;
use sequence::{Rule, Sequence, certificate};

/// The verified certificate of a rule from the values of heaps up to `to`, if there is one.
fn certified(text: &str, to: u64) -> Option<String> {
    let mut values = Sequence::new(&text.parse().unwrap(), to).unwrap();
    values.run();
    let proof = values.proof()?;
    let text = certificate::write(&values).unwrap();
    let verified = verify(&text).unwrap_or_else(|refusal| panic!("{refusal:?}\n{text}"));
    assert_eq!(verified.rule, values.rule().to_string());
    assert_eq!(verified.preperiod, proof.period.start as u64);
    assert_eq!(verified.period, proof.period.length as u64);
    assert_eq!(
        (verified.saltus, verified.computed),
        (proof.period.saltus.into(), proof.bound as u64)
    );
    Some(text)
}

/// The text with a right checksum.
pub(crate) fn sealed(lines: &str) -> String {
    let above = &lines[..lines.rfind("checksum").unwrap()];
    format!("{above}checksum {:016x}\n", checksum(above))
}

/// The begin and end of each number in the text; letters may come before it.
pub(crate) fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = None;
    for (at, c) in text.char_indices() {
        match (c.is_ascii_digit(), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                found.push((start, at));
                from = None;
            }
            _ => {}
        }
    }
    found
}

/// Changes every number; each change must be refused with the old checksum and with a new one.
///
/// A changed rule may be accepted if both games have the same values.
fn tampered(text: &str) -> usize {
    let mut refused = 0;
    let rule_line = text.find("\ntheorem").unwrap();
    let checksum_line = text.rfind("checksum").unwrap();
    for (from, to) in numbers(&text[..checksum_line]) {
        let number: u64 = text[from..to].parse().unwrap();
        for other in [number + 1, number.saturating_sub(1), number * 2, number + 12] {
            if other == number {
                continue;
            }
            let changed = format!("{}{other}{}", &text[..from], &text[to..]);
            assert!(verify(&changed).is_err(), "{changed}");
            let resealed = sealed(&changed);
            match verify(&resealed) {
                Err(refusal) => assert!((1..=11).contains(&refusal.line), "{refusal:?}"),
                Ok(_) => {
                    assert!(from < rule_line, "{resealed}");
                    assert!(same_game(&changed, text), "{resealed}");
                }
            }
            refused += 1;
        }
    }
    let (start, _) = numbers(&text[checksum_line..])[0];
    let mut bytes = text.as_bytes().to_vec();
    let digit = &mut bytes[checksum_line + start];
    *digit = if *digit == b'9' { b'0' } else { *digit + 1 };
    assert!(verify(&String::from_utf8(bytes).unwrap()).is_err());
    refused
}

/// True if the rules of two certificates have the same first 3001 values.
fn same_game(one: &str, other: &str) -> bool {
    let values = |text: &str| {
        let rule = text.lines().nth(1).unwrap().strip_prefix("rule ").unwrap();
        Sequence::new(&rule.parse().unwrap(), 3000).unwrap().collect::<Vec<u32>>()
    };
    values(one) == values(other)
}

#[test]
fn a_change_of_any_number_of_a_certificate_is_refused() {
    let rules = [
        "0.77",
        "0.07",
        "0.45",
        "4.4",
        "0.15",
        "kayles-2-3",
        "squares",
        "take-2.4.7",
        "take-1.3.4",
        "except-1.2",
        "except-2.5",
        "0.1~30",
        "0.~3000",
        "0.~3",
        "0.3~13",
        "0.~1",
        "split-2",
        "0.0",
        "0.2~02",
        "0.A",
        "0.F",
    ];
    let mut refused = 0;
    for rule in rules {
        let text = certified(rule, 4000).unwrap_or_else(|| panic!("{rule} is not proved"));
        refused += tampered(&text);
    }
    assert!(refused > 2000, "{refused}");
}

/// Asserts that a certificate is refused if it is cut off, lacks a character, or has two lines in the wrong order.
pub(crate) fn broken(text: &str) {
    // The last line end may be missing.
    for (at, _) in text.char_indices().filter(|(at, _)| at + 1 < text.len()) {
        assert!(verify(&text[..at]).is_err());
        let mut other = text.to_string();
        other.remove(at);
        assert!(verify(&other).is_err());
    }
    let lines: Vec<&str> = text.lines().collect();
    for line in 0..lines.len() {
        let mut swapped = lines.clone();
        swapped.swap(line, (line + 1) % lines.len());
        assert!(verify(&sealed(&(swapped.join("\n") + "\nchecksum\n"))).is_err());
    }
}

/// The text as other programs may keep it; all say the same.
fn kept(text: &str) -> Vec<String> {
    let windows = text.replace('\n', "\r\n");
    let mut kept = Vec::new();
    for text in [text, &windows] {
        for text in [text, text.trim_end()] {
            kept.extend([text.to_string(), format!("\u{feff}{text}")]);
        }
    }
    kept
}

#[test]
fn line_ends_and_marks_of_other_programs_change_nothing() {
    let rows = certificate::rows(Rows::up_to(4).found(), 3).unwrap();
    for text in [certified("0.77", 400).unwrap(), certified("0.~3", 400).unwrap(), rows] {
        let verified = verify(&text);
        assert!(verified.is_ok(), "{verified:?}");
        for kept in kept(&text) {
            assert_eq!(verify(&kept), verified, "{kept:?}");
        }
        // Nothing else is passed over, whatever its checksum.
        let windows = text.replace('\n', "\r\n");
        let cut = &text[..text.len() - 1];
        let mut wrong = vec![
            format!("\u{feff}\u{feff}{text}"),
            format!("{text}\u{feff}"),
            format!("{text}\n"),
            format!("\n{text}"),
            format!(" {text}"),
            format!("{cut} "),
            format!("{cut}\r"),
            format!("{cut}\0"),
            text.replace('\n', "\r"),
            text.replace('\n', "\n\n"),
            text.replace('\n', "\r\r\n"),
            text.replace('\n', "\u{2028}"),
            text.replacen('\n', "\r\n", 1),
            windows.replacen("\r\n", "\n", 1),
            format!("{windows}\r"),
            text.to_uppercase(),
        ];
        for change in [" \n", "\t\n", "\u{feff}\n", "\u{a0}\n"] {
            wrong.extend([text.replace('\n', change), sealed(&text.replacen('\n', change, 3))]);
        }
        for wrong in wrong {
            assert!(verify(&wrong).is_err(), "{wrong:?}");
        }
        // A forger gains nothing by it: each changed number is refused, with old and with new checksums.
        for (from, to) in
            numbers(&text[text.find("\ntheorem").unwrap()..text.rfind("checksum").unwrap()])
        {
            let before = text.find("\ntheorem").unwrap();
            let (from, to) = (before + from, before + to);
            let number: u64 = text[from..to].parse().unwrap();
            let changed = format!("{}{}{}", &text[..from], number + 1, &text[to..]);
            for forged in [changed.clone(), sealed(&changed)].iter().flat_map(|text| kept(text)) {
                assert!(verify(&forged).is_err(), "{forged:?}");
            }
        }
        // A checksum that counts the mark is not that of the certificate.
        let marked = sealed(&format!("\u{feff}{text}"));
        assert!(verify(&marked).is_err(), "{marked:?}");
    }
}

#[test]
fn broken_text_is_refused_with_its_line() {
    let text = certified("0.77", 400).unwrap();
    broken(&text);
    for text in [
        "",
        "\n",
        "last-move certificate 1\n",
        &"\n".repeat(30),
        "last-move certificate 2\nrule 0.77\n",
    ] {
        let refusal = wrong(&verify(text).unwrap_err());
        assert!(refusal.starts_with("line ") && !refusal.contains('\n'), "{refusal}");
    }
    for (from, to) in [
        ("rule 0.77", "rule 0.770"),
        ("rule 0.77", "rule .77"),
        ("bound 168", "bound 0168"),
        ("window 2 2", "window 2 2 "),
        ("saltus 0", "saltus -0"),
        ("preperiod 71", "preperiod 9999999999999999"),
        ("bound 168", "bound 2000000"),
        ("period 12", "period 0"),
    ] {
        assert!(verify(&sealed(&text.replacen(from, to, 1))).is_err(), "{to}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn proofs_of_two_heaps_are_verified(digits in "[0-7]{1,3}", first in "[04]") {
        certified(&format!("{first}.{digits}"), 1500);
    }

    #[test]
    fn proofs_of_endless_takes_are_verified(digits in "[0-3]{0,4}", tail in "[0-3]{1,3}") {
        certified(&format!("0.{digits}~{tail}"), 1500);
    }

    #[test]
    fn proofs_of_three_heaps_are_verified(digits in "[0-9A-F]{1,2}", first in "[048C]") {
        certified(&format!("{first}.{digits}"), 240);
    }

    #[test]
    fn any_text_is_a_rule_or_has_an_error(text in "(take|except|kayles|split|0|4|~|-|\\.|[0-9A-Fa-fxé ]){0,12}") {
        match text.parse::<Rule>() {
            Ok(rule) => {
                let again: Rule = rule.to_string().parse().unwrap();
                prop_assert_eq!(&again, &rule);
                let address = |c: char| c.is_ascii_alphanumeric() || "._~-".contains(c);
                prop_assert!(rule.to_string().chars().all(address));
                prop_assert_eq!(rule.semantics(), again.semantics());
            }
            Err(error) => {
                let places = text.chars().count() + 1;
                prop_assert!((1..=places).contains(&error.place), "{}: {:?}", text, error);
            }
        }
    }
}

#[test]
fn the_checker_shares_no_code_with_the_engines() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).unwrap();
    let lock = read("Cargo.lock");
    let package = |name: &str| {
        let name = format!("name = \"last-move-{name}\"\n");
        lock.split("\n\n").find(|package| package.contains(&name)).unwrap()
    };
    assert!(package("checker").ends_with("\ndependencies = [\n \"last-move-messages\",\n]"));
    assert_eq!(package("messages").matches("last-move-").count(), 1, "messages bring no engine");
    for name in ["checker", "sequence"] {
        let text = read(&format!("crates/{name}/src/lib.rs"));
        assert!(text.contains("#![no_std]") && text.contains("#![forbid(unsafe_code)]"), "{name}");
    }
    let files = std::fs::read_dir(root.join("crates/checker/src")).unwrap();
    let code = files.map(|file| {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        code.lines().filter(|line| !line.trim_start().starts_with("//")).count()
    });
    // Short enough to read for everybody who wants to trust it.
    assert!(code.sum::<usize>() < 1150);
}

#[test]
fn ten_thousand_hostile_rules_are_accepted_or_refused() {
    const PIECES: [&str; 24] = [
        "0.", "4.", "C.", "take-", "except-", "kayles-", "split-", "grundy", "squares", "-unequal",
        "~", "...", "0", "7", "F", "9", ".", "-", "10000", "999", "1.2.3", "77777777", "\u{e9}",
        " ",
    ];
    let mut dice = fastrand::Rng::with_seed(1956);
    let mut rules = 0;
    for _ in 0..10_000 {
        let count = dice.usize(0..7);
        let text: String = (0..count).map(|_| PIECES[dice.usize(0..PIECES.len())]).collect();
        let Ok(rule) = text.parse::<Rule>() else { continue };
        rules += 1;
        // A rule that can be parsed can be computed, or is refused.
        if let Ok(mut values) = Sequence::new(&rule, 10u64.pow(dice.u32(0..8))) {
            assert!(values.step(1000).values > 0)
        }
    }
    assert!(rules > 500, "{rules}");
}
