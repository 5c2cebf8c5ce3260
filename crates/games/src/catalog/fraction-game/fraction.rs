//! A fraction in lowest terms: how it is written and read, and its value in the game.

use super::words;
use alloc::format;
use alloc::string::{String, ToString};
use core::cmp::Ordering;
use solver::code::{self, CodeError};

/// The largest denominator in any game.
pub(super) const LARGEST: u64 = 12;
/// Values are whole multiples of one part in this number: the value of 1/n has the denominator 2^(n - 1).
pub(super) const UNIT: i64 = 1 << (LARGEST - 1);

/// A number in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// The numerator.
    pub top: i64,
    /// The denominator, at least 1.
    pub bottom: i64,
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        (self.top * other.bottom).cmp(&(other.top * self.bottom))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Fraction {
    /// The number of this numerator and positive denominator.
    pub(super) fn new(top: i64, bottom: i64) -> Fraction {
        let common = gcd(top.unsigned_abs(), bottom.unsigned_abs()) as i64;
        Fraction { top: top / common, bottom: bottom / common }
    }

    /// True for a whole number.
    pub(super) fn is_whole(self) -> bool {
        self.bottom == 1
    }

    /// The number with the other sign.
    pub(super) fn opposite(self) -> Fraction {
        Fraction { top: -self.top, ..self }
    }

    /// True if a move may put this number in the place of another, apart from the direction.
    pub(super) fn simpler_than(self, other: Fraction) -> bool {
        match other.bottom {
            1 => self.is_whole() && self.top.abs() < other.top.abs(),
            bottom => self.bottom < bottom,
        }
    }

    /// The value in the game, in parts of [`UNIT`].
    ///
    /// A whole number is worth itself. Another one is a mediant in the Stern-Brocot tree, and worth the mean of its
    /// two parents (Conway, On Numbers and Games, 1976; Minkowski's question mark).
    pub(super) fn value(self) -> i64 {
        let floor = self.top.div_euclid(self.bottom);
        let whole = |top: i64| (Fraction { top, bottom: 1 }, top * UNIT);
        let (mut low, mut high) = (whole(floor), whole(floor + 1));
        if low.0 == self {
            return low.1;
        }
        loop {
            let middle =
                Fraction { top: low.0.top + high.0.top, bottom: low.0.bottom + high.0.bottom };
            let value = i64::midpoint(low.1, high.1);
            match self.cmp(&middle) {
                Ordering::Equal => return value,
                Ordering::Less => high = (middle, value),
                Ordering::Greater => low = (middle, value),
            }
        }
    }

    /// As in a code: `-2_5`, or `-2` for a whole number.
    pub(super) fn written(self) -> String {
        match self.bottom {
            1 => self.top.to_string(),
            bottom => format!("{}_{bottom}", self.top),
        }
    }

    /// As people write it: −2/5.
    pub(super) fn sign(self) -> String {
        let minus = if self.top < 0 { "−" } else { "" };
        match self.bottom {
            1 => format!("{minus}{}", self.top.abs()),
            bottom => format!("{minus}{}/{bottom}", self.top.abs()),
        }
    }

    /// Reads a number that begins at a character of a text.
    pub(super) fn read(text: &str, place: usize, most: u64) -> Result<Fraction, CodeError> {
        let (minus, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let begin = place + usize::from(minus);
        let (top, bottom) = match digits.split_once('_') {
            None => (digits, 1),
            Some((top, bottom)) => {
                let begin = begin + top.chars().count() + 1;
                (top, code::number(bottom, begin, 2, most)?)
            }
        };
        let top = code::number(top, begin, 0, most)?;
        if minus && top == 0 {
            return Err(CodeError::rules(place, words::zero_without_minus));
        }
        if gcd(top, bottom) > 1 {
            return Err(CodeError::rules(place, words::lowest_terms));
        }
        let top = if minus { -(top as i64) } else { top as i64 };
        Ok(Fraction { top, bottom: bottom as i64 })
    }
}

/// A value in parts of [`UNIT`], as people write it.
pub(super) fn told(value: i64) -> String {
    Fraction::new(value, UNIT).sign()
}
