//! Reads the notation of a rule and finds its canonical form.

use super::{DIGITS, GREATEST, NUMBERS, Rule, TAIL};
use crate::endless::Endless;
use crate::semantics::PARTS;
use crate::words;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::str::FromStr;
use solver::code::{self, CodeError, ListRange};

const SET: ListRange = ListRange { of: words::numbers, count: (1, NUMBERS), each: (1, GREATEST) };

impl FromStr for Rule {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Rule, CodeError> {
        let text = code::bounded(text)?;
        let (word, rest) = text.split_once('-').unwrap_or((text, ""));
        let mut rule = Rule {
            text: text.to_string(),
            digits: Vec::new(),
            tail: Vec::new(),
            unequal: false,
            squares: false,
            endless: None,
        };
        match (word, word.len() < text.len()) {
            ("take", true) => match rest.rsplit_once('.').unwrap_or(("", rest)) {
                (before, last) if last.starts_with(char::is_alphabetic) => {
                    rule.read_endless(before, last, text.len() - last.len())?;
                }
                _ => rule.read_set(word, rest, [0, 3])?,
            },
            ("except", true) => {
                rule.read_set(word, rest, [3, 0])?;
                rule.tail.push(3);
            }
            ("kayles", true) => rule.read_throw(rest)?,
            ("split", true) => {
                let most = code::number(rest, 7, 2, u64::from(PARTS))?;
                rule.digits.push(((2_u32 << most) - 4) as u8);
            }
            ("grundy", false) => {
                rule.digits.push(4);
                rule.unequal = true;
            }
            ("squares", false) => {
                rule.digits = vec![0, 7, 7];
                rule.squares = true;
            }
            _ if word.contains('.') => rule.read_code(text)?,
            _ => return Err(CodeError::wanted(1, words::a_code)),
        }
        Ok(rule)
    }
}

impl Rule {
    /// Reads a set; numbers outside it and in it have these digits.
    fn read_set(
        &mut self,
        word: &str,
        text: &str,
        [out, within]: [u8; 2],
    ) -> Result<(), CodeError> {
        let before = word.len() + 1;
        let mut set = code::list(text, SET)
            .map_err(|error| CodeError::new(error.place + before, error.fault))?;
        set.sort_unstable();
        set.dedup();
        self.text = format!("{word}-{}", code::write_list(&set));
        self.digits.push(0);
        for number in set {
            self.digits.resize(number as usize, out);
            self.digits.push(within);
        }
        Ok(())
    }

    /// Reads a set without an end, which begins after `skipped` characters, and the numbers before it.
    fn read_endless(&mut self, text: &str, set: &str, skipped: usize) -> Result<(), CodeError> {
        let endless = Endless::read(set, skipped + 1)?;
        let mut numbers = endless.up_to(DIGITS as u64);
        let named = endless.to_string();
        self.text = format!("take-{named}");
        if !text.is_empty() {
            let range = ListRange { each: (1, DIGITS as u64), ..SET };
            let mut more = code::list(text, range)
                .map_err(|error| CodeError::new(error.place + "take-".len(), error.fault))?;
            more.retain(|number| !numbers.contains(number));
            more.sort_unstable();
            more.dedup();
            if !more.is_empty() {
                self.text = format!("take-{}.{named}", code::write_list(&more));
            }
            numbers.extend(more);
        }
        self.digits.resize(DIGITS + 1, 0);
        numbers.iter().for_each(|number| self.digits[*number as usize] = 3);
        self.endless = Some(endless);
        Ok(())
    }

    fn read_throw(&mut self, text: &str) -> Result<(), CodeError> {
        let most = DIGITS as u64;
        let (from, upto) = text.split_once('-').unwrap_or(("1", text));
        let least = code::number(from, 8, 1, most)?;
        let most = code::number(upto, 8 + text.len() - upto.len(), least, most)?;
        if least == 1 {
            self.text = format!("kayles-{most}");
        }
        self.digits.resize(least as usize, 0);
        self.digits.resize(most as usize + 1, 7);
        Ok(())
    }

    fn read_code(&mut self, text: &str) -> Result<(), CodeError> {
        let plain = text.strip_suffix("-unequal").unwrap_or(text);
        let body = plain.strip_suffix("...").unwrap_or(plain);
        let Some((before, after)) = body.split_once('.') else {
            return Err(CodeError::wanted(body.chars().count() + 1, words::a_point));
        };
        self.digits.push(read_first(before)?);
        let begin = before.len() + 2;
        let (mut place, mut tilde) = (begin, 0);
        for c in after.chars() {
            match c.to_digit(16) {
                Some(digit) if tilde == 0 => self.digits.push(digit as u8),
                Some(digit) => self.tail.push(digit as u8),
                None if c == '~' && tilde == 0 => tilde = place,
                None => {
                    let wanted = words::digit_or_end;
                    return Err(CodeError::wanted(place, wanted));
                }
            }
            place += 1;
        }
        if body.len() < plain.len() {
            if tilde > 0 {
                return Err(CodeError::wanted(place, words::end_after_tilde));
            }
            let last = self.digits.pop().filter(|_| !self.digits.is_empty());
            self.tail.push(last.ok_or(CodeError::wanted(begin, words::digit_to_repeat))?);
        } else if tilde > 0 && self.tail.is_empty() {
            return Err(CodeError::wanted(place, words::digit_that_repeats));
        }
        let long =
            |place, of, most: usize| Err(CodeError::count(place + most, of, (0, most as u64)));
        if self.digits.len() > DIGITS + 1 {
            return long(begin, words::digits, DIGITS);
        }
        if self.tail.len() > TAIL {
            return long(tilde + 1, words::digits_that_repeat, TAIL);
        }
        shorten(&mut self.digits, &mut self.tail);
        self.unequal = plain.len() < text.len();
        let high = self.digits.iter().fold(0, |high, digit| high.max(*digit));
        if self.unequal && !(self.tail.is_empty() && (4..8).contains(&high)) {
            let because = words::unequal_needs;
            return Err(CodeError::rules(place, because));
        }
        self.write_code();
        Ok(())
    }

    /// Puts the canonical form of a code into its place.
    fn write_code(&mut self) {
        self.text.clear();
        for (place, digit) in self.digits.iter().chain(&self.tail).enumerate() {
            if place == 1 {
                self.text.push('.');
            }
            if place == self.digits.len() {
                self.text.push('~');
            }
            self.text.push(char::from(b"0123456789ABCDEF"[usize::from(digit % 16)]));
        }
        if self.digits.len() + self.tail.len() == 1 {
            self.text.push_str(".0");
        }
        if self.unequal {
            self.text.push_str("-unequal");
            if self.digits.len() == 1 {
                self.text = "grundy".to_string();
            }
        }
    }
}

/// The digit before the point.
fn read_first(before: &str) -> Result<u8, CodeError> {
    match before {
        "" | "0" => Ok(0),
        "4" => Ok(4),
        "8" => Ok(8),
        "C" | "c" => Ok(12),
        _ => Err(CodeError::wanted(1, words::first_digit)),
    }
}

/// The shortest equivalent digits and tail; the digit for taking nothing stays.
fn shorten(digits: &mut Vec<u8>, tail: &mut Vec<u8>) {
    if tail.iter().all(|digit| *digit == 0) {
        tail.clear();
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        return;
    }
    let turns = |length: &usize| {
        tail.len().is_multiple_of(*length) && tail[*length..] == tail[..tail.len() - length]
    };
    let length = (1..=tail.len()).find(turns).unwrap_or(tail.len());
    tail.truncate(length);
    while digits.len() > 1 && digits.last() == tail.last() {
        digits.pop();
        tail.rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notations_print_back() {
        let same = [
            "0.77",
            "4.3",
            "0.137F",
            "0.0",
            "4.0",
            "0.12~34",
            "0.~3",
            "take-1.3.4",
            "take-squares",
            "take-1.primes",
            "take-3.5.powers-2",
            "except-2.5",
            "kayles-3",
            "kayles-2-4",
            "split-3",
            "grundy",
            "squares",
            "0.07-unequal",
            "C.0",
        ];
        for text in same {
            assert_eq!(text.parse::<Rule>().unwrap().to_string(), text);
        }
        let canonical = [
            (".77", "0.77"),
            ("0.770", "0.77"),
            ("0.137f", "0.137F"),
            ("4.3...", "4.~3"),
            ("0.3~33", "0.~3"),
            ("0.12~1212", "0.~12"),
            ("0.1~01", "0.~10"),
            ("0.5~0", "0.5"),
            ("take-4.1.3.1", "take-1.3.4"),
            ("take-9.1.squares", "take-squares"),
            ("take-7.3.1.3.powers-2", "take-3.7.powers-2"),
            ("4.0-unequal", "grundy"),
            ("4.", "4.0"),
            ("kayles-1-3", "kayles-3"),
            ("c.", "C.0"),
            (".", "0.0"),
        ];
        for (text, canonical) in canonical {
            assert_eq!(text.parse::<Rule>().unwrap().to_string(), canonical, "{text}");
        }
    }

    #[test]
    fn hostile_text_is_one_sentence_with_its_place() {
        let cases = [
            ("", "character 1 should be a code"),
            ("0.7x", "character 4 should"),
            ("1.77", "character 1 should be 0, 4, 8 or C"),
            ("0.7~", "character 5 should be a digit that repeats"),
            ("0.7~x", "character 5"),
            ("0.7~3...", "character 6"),
            ("take", "character 1 should be a code"),
            ("take-", "character 6 should be a number"),
            ("take-1..2", "character 8"),
            ("take-0", "from 1 to 10000"),
            ("take-cubes", "character 6 should be a number"),
            ("take-3.cubes", "character 8 should be"),
            ("take-x.squares", "character 6"),
            ("take-1001.squares", "from 1 to 1000"),
            ("take-powers", "character 6"),
            ("take-powers-1", "at character 13"),
            ("take-powers-1001", "from 2 to 1000"),
            ("except-squares", "character 8"),
            ("except-é", "character 8"),
            ("kayles-0", "from 1 to 1000"),
            ("kayles-3-2", "character 10 must be from 3"),
            ("split-9", "from 2 to 7"),
            ("0.33-unequal", "at character 5"),
            ("0.8-unequal", "at character 4"),
            ("0.7-unequa", "character 4"),
            ("Grundy", "character 1"),
            ("ü.7", "character 1"),
            ("0.é", "character 3"),
            ("...", "a point"),
            ("0....", "repeat"),
        ];
        for (text, part) in cases {
            let error = words::english(&text.parse::<Rule>().unwrap_err());
            assert!(error.contains(part), "{text}: {error}");
            assert!(!error.contains('\n') && error.starts_with(char::is_lowercase), "{error}");
        }
        assert!("7".repeat(3000).parse::<Rule>().is_err());
        let long = format!("0.{}", "7".repeat(1500)).parse::<Rule>().unwrap_err();
        assert!(words::english(&long).contains("1000 digits"));
    }
}
