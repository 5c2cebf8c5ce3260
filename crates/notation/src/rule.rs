//! Rules by notation: codes of digits, sets of numbers, and a few games by name.

use crate::semantics::{PARTS, Semantics, Take};
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use messages::Message;
use solver::code::{self, CodeError, ListRange};

/// Most digits of a code before its tail, and most pins that one throw takes.
pub const DIGITS: usize = 1000;
/// Most digits of a tail.
pub const TAIL: usize = 60;
/// Greatest number in a set.
pub const GREATEST: u64 = 10_000;
/// Most numbers in a set.
pub const NUMBERS: usize = 200;

const SET: ListRange = ListRange { of: words::numbers, count: (1, NUMBERS), each: (1, GREATEST) };

/// The rule of a game on heaps, from its notation.
///
/// | notation | rule |
/// |---|---|
/// | `0.77` | a code: digit d after k places says what may stay when k tokens go: 1 nothing, 2 one heap, 4 two, 8 three, added up; digits are 0 to 9 and A to F |
/// | `4.3` | the place before the point, 0, 4, 8 or C, is for breaking without taking |
/// | `0.12~34` | what stands after `~` repeats for ever; `4.3...` repeats the last digit |
/// | `0.07-unequal` | two heaps that stay must differ |
/// | `take-1.3.4` | take one of these numbers |
/// | `except-2.5` | take any number but these |
/// | `kayles-3`, `kayles-2-4` | a throw takes up to 3, or from 2 to 4, neighbours of a row |
/// | `split-3` | break a heap into 2 to 3 heaps |
/// | `grundy` | break a heap into two that differ |
/// | `squares` | take a full square from 2 rows of n squares |
///
/// Every notation stands in an address as it is.
///
/// ```
/// use notation::Rule;
/// let rule: Rule = ".070".parse()?;
/// assert_eq!(rule.to_string(), "0.07");
/// let error = "0.7x".parse::<Rule>().unwrap_err();
/// assert_eq!(error.place, 4);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The canonical form.
    text: String,
    /// What taking 0, 1, 2, … tokens allows.
    digits: Vec<u8>,
    /// What taking more tokens allows, repeating; empty for "nothing".
    tail: Vec<u8>,
    /// True if two heaps that stay must differ in size.
    unequal: bool,
    /// True for full squares of two rows; a small one leaves a single square behind.
    squares: bool,
}

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
        };
        match (word, word.len() < text.len()) {
            ("take", true) => rule.read_set(word, rest, [0, 3])?,
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

impl fmt::Display for Rule {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl Rule {
    /// The canonical form; reading it gives the rule again.
    ///
    /// ```
    /// let rule: notation::Rule = "0.770".parse()?;
    /// assert_eq!(rule.text(), "0.77");
    /// assert!(rule.tail().is_empty() && !rule.unequal() && !rule.leaves_more());
    /// assert!("squares".parse::<notation::Rule>()?.leaves_more());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What taking 0, 1, 2, … tokens allows: bit j is set if the rest may form exactly j heaps.
    ///
    /// ```
    /// let kayles: notation::Rule = "0.77".parse()?;
    /// assert_eq!((kayles.digits(), kayles.tail()), (&[0, 7, 7][..], &[][..]));
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// What taking more tokens allows, repeating; empty for nothing.
    pub fn tail(&self) -> &[u8] {
        &self.tail
    }

    /// True if two heaps that stay must differ in size.
    pub fn unequal(&self) -> bool {
        self.unequal
    }

    /// True if a move leaves something besides heaps of tokens.
    pub fn leaves_more(&self) -> bool {
        self.squares
    }

    /// The moves that the rule allows, for engines.
    ///
    /// ```
    /// let semantics = "0.77".parse::<notation::Rule>()?.semantics();
    /// assert_eq!((semantics.takes().len(), semantics.reach(), semantics.most_parts()), (2, 2, 2));
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn semantics(&self) -> Semantics {
        // A small square leaves the other square of its column behind, which is worth 1.
        let plus = |count: usize| u32::from(self.squares && count == 1);
        let takes = self.digits.iter().enumerate();
        let take = |(count, parts): (usize, &u8)| Take { count, parts: *parts, plus: plus(count) };
        let reach = self.digits.len().saturating_sub(1);
        Semantics::new(takes.map(take).collect(), reach, self.tail.clone(), self.unequal)
    }

    /// The rule in words, as the end of "A move …".
    ///
    /// ```
    /// let rule: notation::Rule = "take-1.3.4".parse()?;
    /// assert_eq!(rule.words().id(), "takes-one-of");
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn words(&self) -> Message {
        let (word, rest) = self.text.split_once('-').unwrap_or((&self.text, ""));
        match word {
            "grundy" => words::breaks_unequally(),
            "take" => words::takes_one_of(&rest.replace('.', ", ")),
            "except" => words::takes_any_but(&rest.replace('.', ", ")),
            "kayles" => match rest.split_once('-') {
                None => words::throws_up_to(rest),
                Some((least, most)) if least == most => words::throws_exactly(most),
                Some((least, most)) => words::throws(least, most),
            },
            "split" if rest == "2" => words::breaks_in_two(),
            "split" => words::breaks(rest),
            "squares" => words::takes_square(),
            _ => words::follows_code(&self.text),
        }
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
