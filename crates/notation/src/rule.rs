//! Rules by notation: codes of digits, sets of numbers, and a few games by name.

use crate::endless::Endless;
use crate::semantics::{Semantics, Take};
use crate::words;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use messages::Message;

mod read;

/// Most digits of a code before its tail, and most pins that one throw takes.
pub const DIGITS: usize = 1000;
/// Most digits of a tail.
pub const TAIL: usize = 60;
/// Greatest number in a set.
pub const GREATEST: u64 = 10_000;
/// Most numbers in a set.
pub const NUMBERS: usize = 200;

/// The rule of a game on heaps, from its notation.
///
/// | notation | rule |
/// |---|---|
/// | `0.77` | a code: digit d after k places says what may stay when k tokens go: 1 nothing, 2 one heap, 4 two, 8 three, added up; digits are 0 to 9 and A to F |
/// | `4.3` | the place before the point, 0, 4, 8 or C, is for breaking without taking |
/// | `0.12~34` | what stands after `~` repeats for ever; `4.3...` repeats the last digit |
/// | `0.07-unequal` | two heaps that stay must differ |
/// | `take-1.3.4` | take one of these numbers |
/// | `take-squares`, `take-primes`, `take-powers-2` | take a square number, a prime number, a power of 2 |
/// | `take-1.primes` | take 1 or a prime number |
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
    /// Numbers without an end that may be taken as well.
    endless: Option<Endless>,
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

    /// What taking 0, 1, 2, … tokens allows: bit j is set if the rest may form exactly j heaps. Of an endless set, up
    /// to 1000.
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

    /// The numbers without an end that may be taken.
    ///
    /// ```
    /// let rule: notation::Rule = "take-1.primes".parse()?;
    /// assert_eq!(rule.endless(), Some(notation::Endless::Primes));
    /// assert_eq!(rule.semantics().takes()[..3].iter().map(|take| take.count).sum::<usize>(), 6);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn endless(&self) -> Option<Endless> {
        self.endless
    }

    /// The numbers beside that set, with commas; `None` if there are none.
    ///
    /// ```
    /// let besides = |rule: &str| rule.parse::<notation::Rule>().unwrap().besides();
    /// assert_eq!(besides("take-7.5.squares").as_deref(), Some("5, 7"));
    /// assert_eq!((besides("take-squares"), besides("take-5.7")), (None, None));
    /// ```
    pub fn besides(&self) -> Option<String> {
        self.endless?;
        let (numbers, _) = self.text["take-".len()..].rsplit_once('.')?;
        Some(numbers.replace('.', ", "))
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
        let semantics =
            Semantics::new(takes.map(take).collect(), reach, self.tail.clone(), self.unequal);
        match self.endless {
            Some(endless) => semantics.with(endless, self.digits.len()),
            None => semantics,
        }
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
            "take" if self.endless.is_some() => self.endless_words(),
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

    /// The same for a set without an end.
    fn endless_words(&self) -> Message {
        let set = self.endless.map_or_else(Message::nothing, Endless::words);
        match self.besides() {
            Some(numbers) => words::or_one_of(set, &numbers),
            None => set,
        }
    }
}
