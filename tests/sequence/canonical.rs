//! The checker refuses text that is not a canonical certificate, and accepts the same rules as `notation`.

use crate::certificates::sealed;
use checker::{checksum, verify};
use fastrand::Rng;
use sequence::plane::Rows;
use sequence::{Rule, Sequence, certificate};

const RULE: usize = 2;

/// True if the checker accepts a rule: then it refuses the next line, whose theorem does not exist.
fn checker_reads(rule: &str) -> bool {
    let text = format!(
        "last-move certificate 1\nrule {rule}\ntheorem no 0 0\nbound 1\nheaps 0 0\n\
         preperiod 0\nperiod 1\nsaltus 0\nvalues 0\nexceptions\nchecksum\n"
    );
    let line = verify(&sealed(&text)).unwrap_err().line;
    assert!((RULE..=RULE + 1).contains(&line), "{rule}: line {line}");
    line > RULE
}

/// True if the rule is in canonical notation, and has an end: no theorem is about the others.
fn is_canonical(rule: &str) -> bool {
    rule.parse::<Rule>().is_ok_and(|read| read.to_string() == rule && read.endless().is_none())
}

#[track_caller]
fn agree(rule: &str) -> bool {
    let canonical = is_canonical(rule);
    assert_eq!(checker_reads(rule), canonical, "“{rule}”");
    canonical
}

#[test]
fn both_accept_the_same_short_texts_as_rules() {
    let signs: Vec<char> = "0123478CFa.~-".chars().collect();
    let mut texts = vec![String::new()];
    let mut rules = 0;
    for _ in 0..5 {
        texts =
            texts.iter().flat_map(|text| signs.iter().map(move |c| format!("{text}{c}"))).collect();
        rules += texts.iter().filter(|text| agree(text)).count();
    }
    assert!(rules > 3000, "{rules}");
}

#[test]
fn both_have_the_same_limits_of_rules() {
    let set = |count: u64, first: u64| {
        let set: Vec<String> = (first..first + count).map(|number| number.to_string()).collect();
        set.join(".")
    };
    let mut rules = 0;
    for count in [1, 2, 199, 200, 201, 1000] {
        for first in [0, 1, 9, 9_800, 9_801, 9_802] {
            rules += usize::from(agree(&format!("take-{}", set(count, first))));
            rules += usize::from(agree(&format!("except-{}", set(count, first))));
        }
    }
    for count in [998, 999, 1000, 1001, 1002, 2000] {
        for (first, end) in [("0", ""), ("4", ""), ("C", "~3"), ("0", "-unequal"), ("", "")] {
            rules += usize::from(agree(&format!("{first}.{}4{end}", "0".repeat(count - 1))));
        }
    }
    for count in [59, 60, 61] {
        rules += usize::from(agree(&format!("0.~{}1", "0".repeat(count - 1))));
        rules += usize::from(agree(&format!("0.{}~{}1", "2".repeat(1000), "0".repeat(count - 1))));
    }
    for number in [0, 1, 2, 7, 8, 999, 1000, 1001, 9999, 10_000, 10_001, 65_536, u64::MAX] {
        for word in ["take", "except", "kayles", "split", "kayles-1", "kayles-2", "kayles-1000"] {
            rules += usize::from(agree(&format!("{word}-{number}")));
        }
    }
    assert!(rules > 60, "{rules}");
}

#[test]
fn both_accept_unequal_in_the_same_rules() {
    let mut rules = Vec::new();
    for first in ["", "0", "4", "8", "C"] {
        for digits in (0..4096).map(|digits| format!("{digits:X}")) {
            let rule = format!("{first}.{digits}-unequal");
            rules.extend(agree(&rule).then_some(rule));
        }
    }
    assert!(rules.iter().any(|rule| rule == "4.52-unequal"));
    for rule in ["0.~3-unequal", "4.~3-unequal", "4.0-unequal", "grundy-unequal", "squares-unequal"]
    {
        assert!(!agree(rule), "{rule}");
    }
    assert!(rules.len() > 500, "{}", rules.len());
}

#[test]
fn both_accept_the_same_changed_and_hostile_rules() {
    const PIECES: [&str; 34] = [
        "0.", "4.", "C.", "8.", ".", "take-", "except-", "kayles-", "split-", "grundy", "squares",
        "-unequal", "~", "...", "0", "7", "F", "f", "9", "-", "10000", "999", "1.2.3", "77777777",
        "\u{e9}", " ", "+", "\u{663}", "\u{ff13}", "\t", "\r", "01", "200", "#",
    ];
    let seeds = [
        "0.77",
        "4.52-unequal",
        "0.12~34",
        "take-1.3.4",
        "except-2.5",
        "kayles-3",
        "kayles-2-4",
        "split-3",
        "grundy",
        "squares",
        "0.137F",
        "0.~3",
        "0.0",
    ];
    let mut dice = Rng::with_seed(1956);
    let mut rules = 0;
    for _ in 0..60_000 {
        let mut text: String = match dice.u32(0..2) {
            0 => (0..dice.usize(0..6)).map(|_| PIECES[dice.usize(0..PIECES.len())]).collect(),
            _ => seeds[dice.usize(0..seeds.len())].to_string(),
        };
        for _ in 0..dice.usize(0..3) {
            let at = dice.usize(0..=text.chars().count());
            let (before, after): (Vec<_>, Vec<_>) =
                text.chars().enumerate().partition(|(place, _)| *place < at);
            let piece = PIECES[dice.usize(0..PIECES.len())];
            let gone = dice.usize(0..2);
            let rest = after.into_iter().skip(gone).map(|(_, c)| c);
            text = before.into_iter().map(|(_, c)| c).chain(piece.chars()).chain(rest).collect();
        }
        rules += usize::from(agree(&text));
    }
    assert!(rules > 10_000, "{rules}");
}

/// Valid certificates of each kind.
fn genuine() -> Vec<String> {
    let of_rule = |rule: &str| {
        let mut values = Sequence::new(&rule.parse().unwrap(), 600).unwrap();
        values.run();
        certificate::write(&values).unwrap()
    };
    let mut all: Vec<String> =
        ["0.77", "0.~3", "take-1.2", "0.0", "kayles-2-3"].into_iter().map(of_rule).collect();
    all.push(certificate::rows(Rows::up_to(4).found(), 3).unwrap());
    all
}

/// Asserts that a text is refused as it is, and with a right checksum.
#[track_caller]
fn refused(text: &str) {
    assert!(verify(text).is_err(), "{text:?}");
    let Some(last) = text.rfind("checksum ") else { return };
    let (above, sum) = text.split_at(last);
    if let Some(after) = sum.get("checksum ".len() + 16..) {
        let whole = format!("{above}checksum {:016x}{after}", checksum(above));
        assert!(verify(&whole).is_err(), "{whole:?}");
    }
}

#[test]
fn other_digits_and_other_white_space_are_refused() {
    for text in genuine() {
        verify(&text).unwrap();
        let last = text.rfind("checksum").unwrap();
        for (at, c) in text.char_indices() {
            let before = &text[..at];
            let after = &text[at + c.len_utf8()..];
            if c.is_ascii_digit() && at < last {
                let value = u32::from(c) - u32::from('0');
                for zero in ['\u{660}', '\u{966}', '\u{ff10}', '\u{1d7ce}'] {
                    let other = char::from_u32(u32::from(zero) + value).unwrap();
                    refused(&format!("{before}{other}{after}"));
                }
                for sign in ["+", "-", "0", " ", "_", "\t", "\u{a0}"] {
                    let begins = !text[..at].ends_with(|c: char| c.is_ascii_digit());
                    // A leading zero; within a rule it may be another rule.
                    if begins && !(sign == "0" && before.ends_with("0.")) {
                        refused(&format!("{before}{sign}{c}{after}"));
                    }
                }
            }
            if c == ' ' && at < last {
                for space in ["  ", "\t", "\u{a0}", "\n", ""] {
                    refused(&format!("{before}{space}{after}"));
                }
            }
            if c == '\n' {
                for end in ["\r\n", "\r", "\n\n", " \n", "\u{2028}", "\0\n"] {
                    refused(&format!("{before}{end}{after}"));
                }
                // Only the last line end may be missing.
                if !after.is_empty() {
                    refused(&format!("{before}{after}"));
                }
            }
        }
    }
}

#[test]
fn text_around_a_certificate_is_refused() {
    for text in genuine() {
        for more in ["\n", " ", "\r", "\0", "x", "\nx", "\u{feff}", "checksum\n", "rule 0.3\n"] {
            refused(&format!("{text}{more}"));
            // A byte order mark may come first.
            if more != "\u{feff}" {
                refused(&format!("{more}{text}"));
            }
        }
        refused(&format!("{text}{text}"));
        refused(&text.to_uppercase());
        // The checksum has exactly sixteen digits in lower case.
        let (above, sum) = text.split_at(text.rfind("checksum").unwrap());
        let sum = &sum["checksum ".len()..];
        for other in [sum.to_uppercase(), format!("0{sum}"), sum[1..].into(), format!("0x{sum}")] {
            if other != sum {
                assert!(verify(&format!("{above}checksum {other}")).is_err());
            }
        }
    }
}
