//! Families of rules: codes with letters for digits, and all sets of numbers within a range.

use crate::words;
use messages::Message;
use sequence::{Rule, typed};

/// Most rules of a family.
const RULES: u64 = 1 << 20;
/// A letter stands for one of so many digits, from 0 on.
const DIGITS: u64 = 8;

/// Rules that differ in some digits or numbers.
#[derive(Debug)]
pub(crate) enum Family {
    /// A code; each small letter stands for every digit from 0 to 7.
    Code { text: String, letters: Vec<char>, ending: &'static str },
    /// All sets of the numbers from `least` to `most` that may be taken.
    Sets { least: u64, most: u64 },
    /// A single rule.
    One(Rule),
}

impl Family {
    /// Reads a family.
    ///
    /// ```text
    /// 0.ab          the 64 codes of two digits
    /// 0.aa7         a letter that comes again is the same digit
    /// take-1..12    the 4,095 sets of numbers up to 12
    /// ```
    pub(crate) fn read(text: &str) -> Result<Family, Message> {
        let text = text.trim();
        if let Some(range) = text.strip_prefix("take-").filter(|range| range.contains("..")) {
            return Family::sets(range);
        }
        let (code, ending) = match text.strip_suffix("-unequal") {
            Some(code) => (code, "-unequal"),
            None => (text, ""),
        };
        let letters = letters(code);
        let is_code = code.contains('.') && !code.contains('-');
        if !is_code || letters.is_empty() {
            let error = |error| words::no_family(Message::from(&error));
            return typed::rule(text).map(Family::One).map_err(error);
        }
        if let Some(place) = code.chars().position(|c| c == '.').filter(|point| *point > 0)
            && code.chars().take(place).any(|c| c.is_ascii_lowercase())
        {
            return Err(words::letter_before_point());
        }
        let most = RULES.ilog(DIGITS) as usize;
        if letters.len() > most {
            return Err(words::too_many_letters(letters.len() as u64, most as u64));
        }
        let family = Family::Code { text: code.to_string(), letters, ending };
        // The rule with the greatest digits breaks heaps, so that only a fault of the text is left.
        let last = family.written(family.places() - 1).parse::<Rule>();
        last.map_err(|error| words::no_family(Message::from(&error)))?;
        Ok(family)
    }

    fn sets(range: &str) -> Result<Family, Message> {
        let wide = RULES.ilog2() as u64;
        let ends = range.split_once("..").map(|(one, other)| (one.parse(), other.parse()));
        match ends {
            Some((Ok(least), Ok(most))) if 0 < least && least <= most && most - least < wide => {
                let family = Family::Sets { least, most };
                // It has all numbers, also those that no rule may have.
                let last = family.written(family.places() - 1).parse::<Rule>();
                last.map_err(|error| words::no_family(Message::from(&error)))?;
                Ok(family)
            }
            _ => Err(words::wrong_range(wide)),
        }
    }

    /// How many texts it has; not each of them need be a rule.
    fn places(&self) -> u64 {
        match self {
            Family::Code { letters, .. } => DIGITS.pow(letters.len() as u32),
            Family::Sets { least, most } => (2 << (most - least)) - 1,
            Family::One(_) => 1,
        }
    }

    /// The text in one place.
    fn written(&self, place: u64) -> String {
        match self {
            Family::Code { text, letters, ending } => {
                let digit = |c: char| {
                    let Some(at) = letters.iter().rev().position(|letter| *letter == c) else {
                        return c;
                    };
                    let digit = place / DIGITS.pow(at as u32) % DIGITS;
                    char::from(b'0' + digit as u8)
                };
                text.chars().map(digit).collect::<String>() + ending
            }
            Family::Sets { least, most } => {
                let number = |bit: &u64| (place + 1) >> bit & 1 == 1;
                let numbers =
                    (0..=most - least).filter(number).map(|bit| (least + bit).to_string());
                format!("take-{}", numbers.collect::<Vec<_>>().join("."))
            }
            Family::One(rule) => rule.text().to_string(),
        }
    }

    /// The rules of one part of `parts`, from 0 on: every `parts`-th of them, so that all parts are about as hard.
    pub(crate) fn rules(&self, part: u64, parts: u64) -> Vec<Rule> {
        let places = (part..self.places()).step_by(parts as usize);
        // Heaps that must differ ask for a digit that breaks heaps, which not every code has.
        places.filter_map(|place| self.written(place).parse().ok()).collect()
    }
}

/// The small letters of a code, each once.
fn letters(code: &str) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    for c in code.chars().filter(char::is_ascii_lowercase) {
        if !letters.contains(&c) {
            letters.push(c);
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::Family;
    use std::collections::BTreeSet;

    fn rules(text: &str) -> Vec<String> {
        let family = Family::read(text).expect("a family");
        family.rules(0, 1).iter().map(|rule| rule.text().to_string()).collect()
    }

    #[test]
    fn letters_stand_for_digits() {
        let codes = rules("0.ab");
        assert_eq!((codes.len(), &codes[0][..], &codes[1][..]), (64, "0.0", "0.01"));
        assert_eq!(codes[63], "0.77");
        assert_eq!(rules("4.abc").len(), 512);
        assert_eq!(rules("0.aa")[1..3], ["0.11", "0.22"]);
        assert_eq!(rules(".7b")[7], "0.77");
        assert_eq!(rules("0.1~a")[3], "0.1~3");
        // Capital letters are digits.
        assert_eq!(rules("0.Fa")[7], "0.F7");
        assert_eq!(
            rules("0.a-unequal"),
            ["0.4-unequal", "0.5-unequal", "0.6-unequal", "0.7-unequal"]
        );
        assert_eq!(rules("kayles"), ["0.77"]);
    }

    #[test]
    fn sets_are_those_within_a_range() {
        assert_eq!(rules("take-1..2"), ["take-1", "take-2", "take-1.2"]);
        assert_eq!(rules("take-3..4"), ["take-3", "take-4", "take-3.4"]);
        assert_eq!(rules("take-1..12").len(), 4095);
    }

    #[test]
    fn parts_are_the_whole_without_a_rule_twice() {
        let family = Family::read("0.abc").expect("a family");
        let parts = (0..3).flat_map(|part| family.rules(part, 3));
        let texts: BTreeSet<String> = parts.map(|rule| rule.text().to_string()).collect();
        assert_eq!(texts.len(), 512);
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (text, id) in [
            ("a.77", "letter-before-point"),
            ("0.abcdefg", "too-many-letters"),
            ("take-1..21", "wrong-range"),
            ("take-0..3", "wrong-range"),
            ("take-3..1", "wrong-range"),
            ("take-1..x", "wrong-range"),
            ("take-9999..10001", "no-family"),
            ("0.a?", "no-family"),
            ("1.a", "no-family"),
            ("", "no-family"),
            ("0.8x9-", "no-family"),
        ] {
            assert_eq!(Family::read(text).expect_err(text).id(), id, "{text}");
        }
    }
}
