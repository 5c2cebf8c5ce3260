//! Numbers and the words after them agree, in all texts about many rules and sizes.

use crate::ask::study;
use crate::english::{english, html};
use messages::markup::Html;
use sequence::Rule;
use std::collections::BTreeMap;
use study::wire::{Ask, Format, Tell};

/// Words that end like a plural after a number but are not plurals.
const NO_PLURALS: [&str; 9] =
    ["is", "has", "as", "was", "its", "repeats", "stands", "wins", "belongs"];
/// Words before a number that is a name and not a count.
const NAMES: [&str; 11] =
    ["heap", "heaps", "to", "than", "value", "and", "at", "up", "column", "row", "pile"];
/// Things that are counted.
const THINGS: [&str; 13] = [
    "heap",
    "value",
    "option",
    "token",
    "row",
    "coin",
    "square",
    "cell",
    "number",
    "pair",
    "second",
    "minute",
    "exception",
];

/// The first place where a number and the words after it do not agree.
fn disagreement(text: &str) -> Option<String> {
    // Certificates are for programs.
    if text.contains("preperiod") || text.contains("checksum") {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    for (i, word) in words.iter().enumerate() {
        let before = if i > 0 { words[i - 1] } else { "" };
        let after = words.get(i + 1).map_or("", |word| word.trim_end_matches(['.', ',', ':', ';']));
        let number = word.replace('\u{202f}', "").parse::<u64>();
        let many = after.ends_with('s') && !NO_PLURALS.contains(&after);
        let wrong = match number {
            Ok(1) if NAMES.contains(&before) => after == "have" || after == "are",
            Ok(1) => {
                many || ["its", "all", "each", "first", "both"].contains(&before) || after == "are"
            }
            Ok(n) if n != 1 && before.is_empty() => THINGS.contains(&after),
            _ => false,
        };
        let one_of = words.get(i..i + 5).is_some_and(|part| {
            matches!(part[0], "1" | "one" | "One")
                && part[1] == "of"
                && ["have", "are"].contains(&part[4])
        });
        let of_one = before == "one" && *word == "have";
        let no_range = words.get(i..i + 3).is_some_and(|part| {
            part[1] == "to"
                && number.is_ok()
                && part[0] == part[2].trim_end_matches(['.', ',', ':', ';'])
        });
        if wrong || one_of || of_one || no_range {
            let part = &words[i.saturating_sub(3)..(i + 5).min(words.len())];
            return Some(part.join(" "));
        }
    }
    None
}

/// The sentences of a piece of HTML, with separate cells.
fn sentences(long: &Html) -> Vec<String> {
    let html = html(long);
    let mut parts = Vec::new();
    for part in html.split('<') {
        let text = part.split_once('>').map_or(part, |(_, text)| text);
        parts.push(text.replace("&amp;", "&"));
    }
    parts
}

/// All texts of a study, with the explanations of its first heaps.
fn said(address: &str, heaps: u64) -> Vec<String> {
    let mut study = study(address);
    for n in 0..=heaps {
        let at = if address.contains("table=") { (n, 1) } else { (n, 0) };
        let why = study.ask(Ask::Why { id: 2, at });
        study.tells.push(why);
    }
    let ask = Ask::Export { id: 5, format: Format::Csv, which: 0, request: None };
    let export = study.ask(ask);
    study.tells.push(export);
    let mut said = Vec::new();
    for tell in &study.tells {
        match tell {
            Tell::Planned { words, .. } | Tell::Progress { words, .. } => said.push(english(words)),
            Tell::Refused { because, .. } => said.push(english(because)),
            Tell::Facts { standing, pieces, .. } => {
                said.extend(standing.iter().map(|standing| english(&standing.words)));
                said.extend(pieces.iter().flat_map(sentences));
            }
            Tell::Why { html, words, .. } => {
                said.push(english(words));
                said.extend(sentences(html));
            }
            Tell::Table { words, above, below, .. } => {
                said.push(english(words));
                said.extend(sentences(above));
                said.extend(sentences(below));
            }
            Tell::Export { text, .. } => {
                said.extend(text.lines().filter(|line| line.starts_with('#')).map(str::to_string));
            }
            _ => {}
        }
    }
    said
}

/// Rules of every kind.
fn rules() -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for digits in 0..64 {
        rules.push(format!("0.{}{}", digits / 8, digits % 8));
    }
    for rule in [
        "4.0",
        "4.3",
        "4.~3",
        "0.~3",
        "0.~12",
        "0.1~30",
        "8.0",
        "C.7",
        "0.8",
        "0.8F",
        "0.137",
        "0.007",
        "0.161",
        "0.05-unequal",
        "0.07-unequal",
        "grundy",
        "squares",
        "kayles-1",
        "kayles-3",
        "kayles-2-4",
        "kayles-2-2",
        "split-2",
        "split-3",
        "take-1",
        "take-2",
        "take-1.2.3",
        "take-1.3.4",
        "take-2.3",
        "except-1",
        "except-2.5",
    ] {
        rules.push(rule.to_string());
    }
    rules
}

#[test]
fn numbers_and_words_agree() {
    let mut wrong = BTreeMap::new();
    let mut look = |address: &str, heaps: u64| {
        for text in said(address, heaps) {
            if let Some(part) = disagreement(&text) {
                wrong.entry(part).or_insert_with(|| address.to_string());
            }
        }
    };
    for rule in rules() {
        let parsed: Rule = rule.parse().unwrap();
        let allowed = study::allowed::sentence(&parsed);
        let allowed = allowed.as_ref().map(english).unwrap_or_default();
        assert_eq!(disagreement(&allowed), None, "{rule}");
        for to in [1, 2, 3, 40] {
            look(&format!("rule={rule}&to={to}"), to.min(12));
        }
        look(&format!("rule={rule}&to=1&with=0.77"), 1);
    }
    for to in [1, 2, 3, 12] {
        for most in [1, 2, 3] {
            look(&format!("table=kayles&most={most}&to={to}"), to);
            look(&format!("table=take-away&f=2x&most={most}&to={to}"), to);
            look(&format!("table=take-away&f=x&most={most}&to={to}"), to);
        }
        look(&format!("table=limits&f=2x&to={to}"), 3);
        look(&format!("table=limits&f=x-1&to={to}"), 3);
        look(&format!("plane=wythoff&side={to}"), to - 1);
    }
    let wrong: Vec<String> =
        wrong.iter().map(|(part, address)| format!("{part:<60} in {address}")).collect();
    assert!(wrong.is_empty(), "{} sentences:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_false_plural_is_found() {
    for text in [
        "It asks for 1 values.",
        "among its 1 option none has the value 0",
        "1 of 11 heaps have the value 0",
        "Of 2 heaps, 1 are rare.",
        "one have the value 0",
        "in each of the rows 0 to 0 the",
        "2 heap",
    ] {
        assert!(disagreement(text).is_some(), "{text}");
    }
    for text in [
        "heap 1 has the value 1",
        "1 option",
        "from heap 1 on the values repeat",
        "1 of 2 heaps has",
    ] {
        assert_eq!(disagreement(text), None, "{text}");
    }
}
