//! Texts that people type, and the rules that they mean.

use super::*;

fn canonical(text: &str) -> String {
    rule(text).map_or_else(|error| format!("! {}", words::english(&error)), |rule| rule.to_string())
}

#[test]
fn names_are_rules() {
    let cases = [
        ("kayles", "0.77"),
        ("Kayles ", "0.77"),
        ("le jeu de quilles", "0.77"),
        ("nim", "0.~3"),
        ("dawsons kayles", "0.07"),
        ("Dawson’s Kayles", "0.07"),
        ("dawson-kayles", "0.07"),
        ("kayles de Dawson", "0.07"),
        ("Dawson's chess", "0.137"),
        ("Échecs de Dawson", "0.137"),
        ("grundy’s game", "grundy"),
        ("GRUNDY", "grundy"),
        ("jeu de Grundy", "grundy"),
        ("Lasker’s Nim", "4.~3"),
        ("Nim de Lasker", "4.~3"),
        ("remove a square", "squares"),
        ("officers", "0.6"),
        ("treblecross", "0.007"),
        ("bowling", "0.77"),
        ("Skittles", "0.77"),
        ("subtract a square", "take-squares"),
        ("Take-a-square", "take-squares"),
        ("nombres carrés", "take-squares"),
        ("prime numbers", "take-primes"),
        ("prendre un carré", "take-squares"),
        ("subtract primes", "take-primes"),
        ("nombres premiers", "take-primes"),
        ("take powers of 3", "take-powers-3"),
        ("powers of two", "take-powers-2"),
        ("puissances de 2", "take-powers-2"),
    ];
    for (text, notation) in cases {
        assert_eq!(canonical(text), notation, "{text}");
    }
}

#[test]
fn sets_are_read_however_they_are_written() {
    let same = [
        "{1,3,4}",
        "{1, 3, 4}",
        "1,3,4",
        "1.3.4",
        "1; 3; 4",
        "1 3 4",
        "4, 3 and 1",
        "1, 3 et 4",
        "take 1, 3 or 4",
        "Take-1,3,4",
        "S(1,3,4)",
        "subtraction set {1, 3, 4}",
        "{ 1, 3–4 }",
    ];
    for text in same {
        assert_eq!(canonical(text), "take-1.3.4", "{text}");
    }
    let cases = [
        ("{3}", "take-3"),
        ("1 to 4", "take-1.2.3.4"),
        ("1-3", "take-1.2.3"),
        ("take up to 3", "take-1.2.3"),
        ("at most 3", "take-1.2.3"),
        ("4,8", "take-4.8"),
        ("any number but 2 and 5", "except-2.5"),
        ("sauf 2, 5", "except-2.5"),
        ("kayles 3", "kayles-3"),
        ("Kayles 2 to 4", "kayles-2-4"),
        ("split in 3", "split-3"),
    ];
    for (text, notation) in cases {
        assert!(canonical(text).starts_with(notation), "{text}: {}", canonical(text));
    }
}

#[test]
fn a_comma_is_a_point_and_blanks_do_no_harm() {
    let cases =
        [("0,77", "0.77"), (" 0 . 77", "0.77"), (",07", "0.07"), ("4,~3", "4.~3"), ("C,0", "C.0")];
    for (text, notation) in cases {
        assert_eq!(canonical(text), notation, "{text}");
    }
}

#[test]
fn what_is_no_rule_says_why_at_its_place() {
    let cases = [
        ("0.7x", "character 4 should be a digit"),
        ("0,7x", "character 1 should be a code"),
        ("3", "character 1 should be a code"),
        ("queens", "a name such as Kayles or Nim"),
        ("{1, 0}", "number at character 5 must be from 1 to 10000"),
        ("{1, 99999}", "number at character 5"),
        ("1 to 9999", "1 to 200 numbers"),
        ("kayles 5000", "must be from 1 to 1000"),
        ("split 9", "must be from 2 to 7"),
        ("{}", "a set such as {1, 3, 4}"),
        ("", "character 1"),
        ("take 1 + 2", "character"),
    ];
    for (text, part) in cases {
        assert!(
            canonical(text).starts_with('!') && canonical(text).contains(part),
            "{text}: {}",
            canonical(text)
        );
    }
    assert!(rule(&"7,".repeat(3000)).is_err());
}

#[test]
fn every_notation_stays_what_it_is() {
    for text in ["0.77", "4.3...", "0.12~34", "take-4.1", "kayles-2-4", "0.07-unequal", "."] {
        assert_eq!(rule(text), text.parse(), "{text}");
    }
}
