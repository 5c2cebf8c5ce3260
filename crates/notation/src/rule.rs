//! Rules by notation: codes of digits, sets of numbers, and a few games by name.

use crate::law::{Law, PARTS, Take};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use solver::code::{self, CodeError, Fault, ListRange};
use solver::order;

/// Most digits of a code before its tail, and most pins that one throw takes.
pub const DIGITS: usize = 1000;
/// Most digits of a tail.
pub const TAIL: usize = 60;
/// Greatest number in a set.
pub const GREATEST: u64 = 10_000;
/// Most numbers in a set.
pub const NUMBERS: usize = 200;

const SET: ListRange = ListRange { of: "numbers", count: (1, NUMBERS), each: (1, GREATEST) };
const BEGINNINGS: &str =
    "a code such as 0.77, or take-, except-, kayles-, split-, grundy or squares";

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
/// assert_eq!(error.to_string(), "character 4 should be a digit from 0 to 9 or A to F, ~ or -unequal");
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Code { first: u8, digits: Vec<u8>, tail: Vec<u8>, unequal: bool },
    Take(Vec<u64>),
    Except(Vec<u64>),
    Kayles { least: usize, most: usize },
    Split { most: u32 },
    Squares,
}

impl FromStr for Rule {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Rule, CodeError> {
        let text = code::bounded(text)?;
        let (word, rest) = text.split_once('-').unwrap_or((text, ""));
        let kind = match word {
            "take" => Kind::Take(numbers(rest, 5)?),
            "except" => Kind::Except(numbers(rest, 7)?),
            "kayles" => read_throw(rest)?,
            "split" => Kind::Split { most: code::number(rest, 7, 2, u64::from(PARTS))? as u32 },
            "grundy" if word == text => {
                Kind::Code { first: 4, digits: Vec::new(), tail: Vec::new(), unequal: true }
            }
            "squares" if word == text => Kind::Squares,
            _ if word.contains('.') => read_code(text)?,
            _ => return Err(CodeError::wanted(1, BEGINNINGS)),
        };
        Ok(Rule(kind))
    }
}

/// Numbers joined by points, which begin after so many characters; ascending, each once.
fn numbers(text: &str, before: usize) -> Result<Vec<u64>, CodeError> {
    let mut numbers =
        code::list(text, SET).map_err(|error| CodeError::new(error.place + before, error.fault))?;
    order::ascending(&mut numbers);
    numbers.dedup();
    Ok(numbers)
}

fn read_throw(text: &str) -> Result<Kind, CodeError> {
    let most = DIGITS as u64;
    let (from, upto) = text.split_once('-').unwrap_or(("1", text));
    let least = code::number(from, 8, 1, most)?;
    let place = 8 + text.len() - upto.len();
    let most = code::number(upto, place, least, most)?;
    Ok(Kind::Kayles { least: least as usize, most: most as usize })
}

fn read_code(text: &str) -> Result<Kind, CodeError> {
    let plain = text.strip_suffix("-unequal").unwrap_or(text);
    let unequal = plain.len() < text.len();
    let body = plain.strip_suffix("...").unwrap_or(plain);
    let Some((before, after)) = body.split_once('.') else {
        return Err(CodeError::wanted(body.chars().count() + 1, "a point"));
    };
    let first = read_first(before)?;
    let place = before.len() + 2;
    let end = place + after.chars().count();
    let (mut digits, mut tail, mut tilde) = (Vec::new(), Vec::new(), 0);
    for (place, c) in (place..).zip(after.chars()) {
        match c.to_digit(16) {
            Some(digit) if tilde == 0 => digits.push(digit as u8),
            Some(digit) => tail.push(digit as u8),
            None if c == '~' && tilde == 0 => tilde = place,
            None => {
                return Err(CodeError::wanted(
                    place,
                    "a digit from 0 to 9 or A to F, ~ or -unequal",
                ));
            }
        }
    }
    if body.len() < plain.len() {
        if tilde > 0 {
            return Err(CodeError::wanted(end, "the end, as ~ says what repeats"));
        }
        tail.push(digits.pop().ok_or(CodeError::wanted(place, "a digit to repeat"))?);
    } else if tilde > 0 && tail.is_empty() {
        return Err(CodeError::wanted(end, "a digit that repeats"));
    }
    let long = |place, of, most: usize| {
        Err(CodeError::new(place + most, Fault::Count { of, least: 0, most: most as u64 }))
    };
    if digits.len() > DIGITS {
        return long(place, "digits", DIGITS);
    }
    if tail.len() > TAIL {
        return long(tilde + 1, "digits that repeat", TAIL);
    }
    shorten(&mut digits, &mut tail);
    let high = digits.iter().fold(first, |high, digit| high.max(*digit));
    if unequal && !(tail.is_empty() && (4..8).contains(&high)) {
        return Err(CodeError::rules(
            end,
            "unequal is for codes without a tail that leave two heaps at most",
        ));
    }
    Ok(Kind::Code { first, digits, tail, unequal })
}

/// The digit before the point.
fn read_first(before: &str) -> Result<u8, CodeError> {
    match before {
        "" | "0" => Ok(0),
        "4" => Ok(4),
        "8" => Ok(8),
        "C" | "c" => Ok(12),
        _ => Err(CodeError::wanted(1, "0, 4, 8 or C before the point")),
    }
}

/// The shortest digits and tail that say the same.
fn shorten(digits: &mut Vec<u8>, tail: &mut Vec<u8>) {
    if tail.iter().all(|digit| *digit == 0) {
        tail.clear();
        while digits.last() == Some(&0) {
            digits.pop();
        }
        return;
    }
    let turns = |length: &usize| {
        tail.len().is_multiple_of(*length) && tail[*length..] == tail[..tail.len() - length]
    };
    let length = (1..=tail.len()).find(turns).unwrap_or(tail.len());
    tail.truncate(length);
    while digits.last().is_some() && digits.last() == tail.last() {
        digits.pop();
        tail.rotate_right(1);
    }
}

/// Digits as they are written.
fn write_digits(digits: &[u8], out: &mut String) {
    out.extend(digits.iter().filter_map(|digit| char::from_digit(u32::from(*digit), 16)));
}

impl fmt::Display for Rule {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text())
    }
}

impl Rule {
    /// The canonical form; reading it gives the rule again.
    pub fn text(&self) -> String {
        let (word, numbers) = match &self.0 {
            Kind::Code { first: 4, digits, unequal: true, .. } if digits.is_empty() => {
                return "grundy".to_string();
            }
            Kind::Code { first, digits, tail, unequal } => {
                return write_code(*first, digits, tail, *unequal);
            }
            Kind::Take(set) => ("take-", code::write_list(set)),
            Kind::Except(set) => ("except-", code::write_list(set)),
            Kind::Kayles { least: 1, most } => ("kayles-", most.to_string()),
            Kind::Kayles { least, most } => ("kayles-", format!("{least}-{most}")),
            Kind::Split { most } => ("split-", most.to_string()),
            Kind::Squares => ("squares", String::new()),
        };
        word.to_string() + &numbers
    }

    /// What taking so many tokens allows: bit j is set if what stays may lie in exactly j heaps.
    pub fn digit(&self, count: u64) -> u8 {
        let taken = |may: bool, digit: u8| if may { digit } else { 0 };
        match &self.0 {
            Kind::Code { first, digits, tail, .. } => match (count as usize).checked_sub(1) {
                None => *first,
                Some(at) if at < digits.len() => digits[at],
                Some(_) if tail.is_empty() => 0,
                Some(at) => tail[(at - digits.len()) % tail.len()],
            },
            Kind::Take(set) => taken(set.contains(&count), 3),
            Kind::Except(set) => taken(count > 0 && !set.contains(&count), 3),
            Kind::Kayles { least, most } => taken((*least..=*most).contains(&(count as usize)), 7),
            Kind::Split { most } => taken(count == 0, split(*most)),
            Kind::Squares => taken(count == 1 || count == 2, 7),
        }
    }

    /// The greatest number with a digit of its own, and how many digits repeat beyond it for ever.
    pub fn reach(&self) -> (u64, u64) {
        match &self.0 {
            Kind::Code { digits, tail, .. } => (digits.len() as u64, tail.len() as u64),
            Kind::Take(set) => (set.last().copied().unwrap_or(0), 0),
            Kind::Except(set) => (set.last().copied().unwrap_or(0), 1),
            Kind::Kayles { most, .. } => (*most as u64, 0),
            Kind::Split { .. } => (0, 0),
            Kind::Squares => (2, 0),
        }
    }

    /// True if two heaps that stay must differ in size.
    pub fn unequal(&self) -> bool {
        matches!(self.0, Kind::Code { unequal: true, .. })
    }

    /// True if a move leaves something besides heaps of tokens.
    pub fn leaves_more(&self) -> bool {
        matches!(self.0, Kind::Squares)
    }
}

/// The digit for breaking a heap into 2 to `most` heaps.
fn split(most: u32) -> u8 {
    ((2_u32 << most) - 4) as u8
}

fn write_code(first: u8, digits: &[u8], tail: &[u8], unequal: bool) -> String {
    let mut text = String::new();
    write_digits(&[first], &mut text);
    text.push('.');
    write_digits(digits, &mut text);
    if !tail.is_empty() {
        text.push('~');
        write_digits(tail, &mut text);
    } else if digits.is_empty() {
        text.push('0');
    }
    text.make_ascii_uppercase();
    if unequal {
        text.push_str("-unequal");
    }
    text
}

impl Rule {
    /// What the rule allows.
    pub fn law(&self) -> Law {
        let take = |count: usize, parts: u8| Take { count, parts, plus: 0 };
        match &self.0 {
            Kind::Code { first, digits, tail, unequal } => {
                let places = core::iter::once(first).chain(digits).enumerate();
                let takes = places.map(|(count, digit)| take(count, *digit)).collect();
                Law::new(takes, digits.len(), tail.clone(), *unequal)
            }
            Kind::Take(set) => {
                let takes = set.iter().map(|count| take(*count as usize, 3)).collect();
                Law::new(takes, 0, Vec::new(), false)
            }
            Kind::Except(set) => {
                let most = set.last().copied().unwrap_or(0);
                let takes = (1..=most).filter(|count| set.binary_search(count).is_err());
                let takes = takes.map(|count| take(count as usize, 3)).collect();
                Law::new(takes, most as usize, vec![3], false)
            }
            Kind::Kayles { least, most } => Law::new(
                (*least..=*most).map(|count| take(count, 7)).collect(),
                0,
                Vec::new(),
                false,
            ),
            Kind::Split { most } => Law::new(vec![take(0, split(*most))], 0, Vec::new(), false),
            // A small square leaves the other square of its column behind, which is worth 1.
            Kind::Squares => {
                Law::new(vec![Take { plus: 1, ..take(1, 7) }, take(2, 7)], 0, Vec::new(), false)
            }
        }
    }

    /// The rule in words, as the end of "A move …".
    pub fn words(&self) -> String {
        match &self.0 {
            Kind::Code { first: 4, digits, unequal: true, .. } if digits.is_empty() => {
                "breaks a heap into two that differ in size".to_string()
            }
            Kind::Code { .. } => format!("follows the take-and-break code {self}"),
            Kind::Take(set) => format!("takes one of these numbers: {}", listed(set)),
            Kind::Except(set) => format!("takes any number except {}", listed(set)),
            Kind::Kayles { least: 1, most } => format!("takes up to {most} neighbours of a row"),
            Kind::Kayles { least, most } if least == most => {
                format!("takes exactly {most} neighbours of a row")
            }
            Kind::Kayles { least, most } => format!("takes {least} to {most} neighbours of a row"),
            Kind::Split { most: 2 } => "breaks a heap into two".to_string(),
            Kind::Split { most } => format!("breaks a heap into 2 to {most} heaps"),
            Kind::Squares => "takes a full square from a board of two rows".to_string(),
        }
    }
}

fn listed(set: &[u64]) -> String {
    set.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
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
        let told = [
            ("", "character 1 should be a code"),
            ("0.7x", "character 4 should"),
            ("1.77", "character 1 should be 0, 4, 8 or C"),
            ("0.7~", "character 5 should be a digit that repeats"),
            ("0.7~x", "character 5"),
            ("0.7~3...", "character 6"),
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
        for (text, part) in told {
            let error = text.parse::<Rule>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
            assert!(!error.contains('\n') && error.starts_with(char::is_lowercase), "{error}");
        }
        assert!("7".repeat(3000).parse::<Rule>().is_err());
        assert!(
            format!("0.{}", "7".repeat(1500))
                .parse::<Rule>()
                .unwrap_err()
                .to_string()
                .contains("1000 digits")
        );
    }
}
