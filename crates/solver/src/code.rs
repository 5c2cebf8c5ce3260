//! Reading and writing the codes of positions, moves and settings, with errors that name the place.

use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::{Message, Said};

/// Longest code that is read, in bytes.
pub const LONGEST: usize = 2000;

/// Why a code cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// The wrong character, from 1; one past the end if something is missing.
    pub place: usize,
    /// The fault.
    pub fault: Fault,
}

/// The faults that a code may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A different character is expected.
    Unexpected {
        /// What is allowed.
        wanted: Message,
    },
    /// The text as a whole means nothing here.
    Unknown {
        /// The text and what is allowed, as the end of a sentence.
        because: Message,
    },
    /// The number is outside its range.
    Range {
        /// Least number allowed.
        least: u64,
        /// Greatest number allowed.
        most: u64,
    },
    /// There are too few or too many parts.
    Count {
        /// The counted parts, in the plural.
        of: Message,
        /// Least number allowed.
        least: u64,
        /// Greatest number allowed.
        most: u64,
    },
    /// The text as a whole is too long.
    Long,
    /// The text can be read, but the rules forbid it.
    Rules {
        /// The reason.
        because: Message,
    },
}

impl CodeError {
    /// An error at a character, counted from 1.
    pub fn new(place: usize, fault: Fault) -> CodeError {
        CodeError { place, fault }
    }

    /// The fault that a character should be something else.
    pub fn wanted(place: usize, wanted: Said) -> CodeError {
        CodeError::new(place, Fault::Unexpected { wanted: wanted() })
    }

    /// The fault of a text that means nothing, with what is wanted in its place.
    ///
    /// ```
    /// use solver::code::CodeError;
    /// let error = CodeError::unknown("chess", || messages::Message::verbatim("a code"));
    /// assert_eq!(error.place, 1);
    /// ```
    pub fn unknown(text: &str, wanted: Said) -> CodeError {
        CodeError::new(1, Fault::Unknown { because: words::unknown(text, wanted()) })
    }

    /// The number that begins at a character is outside its range.
    ///
    /// ```
    /// use solver::code::{CodeError, Fault, number};
    /// assert_eq!(number("9", 3, 1, 5), Err(CodeError::range(3, (1, 5))));
    /// assert_eq!(CodeError::new(3, Fault::Range { least: 1, most: 5 }), CodeError::range(3, (1, 5)));
    /// let verbatim = || messages::Message::verbatim("heaps");
    /// assert!(matches!(CodeError::count(1, verbatim, (1, 9)).fault, Fault::Count { most: 9, .. }));
    /// assert!(matches!(CodeError::rules(2, verbatim).fault, Fault::Rules { .. }));
    /// assert!(matches!(CodeError::wanted(2, verbatim).fault, Fault::Unexpected { .. }));
    /// ```
    pub fn range(place: usize, (least, most): (u64, u64)) -> CodeError {
        CodeError::new(place, Fault::Range { least, most })
    }

    /// The fault of too few or too many parts, counted up to a character.
    pub fn count(place: usize, of: Said, (least, most): (u64, u64)) -> CodeError {
        CodeError::new(place, Fault::Count { of: of(), least, most })
    }

    /// The fault that the rules forbid the text from a character on.
    pub fn rules(place: usize, because: Said) -> CodeError {
        CodeError::new(place, Fault::Rules { because: because() })
    }
}

/// The fault and its place, as the end of a sentence.
impl From<&CodeError> for Message {
    fn from(error: &CodeError) -> Message {
        let place = error.place as u64;
        match &error.fault {
            Fault::Unexpected { wanted } => words::unexpected(place, wanted.clone()),
            Fault::Unknown { because } => because.clone(),
            Fault::Range { least, most } => words::out_of_range(place, *least, *most),
            Fault::Count { of, least, most } => {
                words::wrong_count(place, *least, *most, of.clone())
            }
            Fault::Long => words::too_long(LONGEST as u64),
            Fault::Rules { because } => words::against_rules(place, because.clone()),
        }
    }
}

/// Refuses a text that is too long, before any other code reads it.
///
/// ```
/// assert!(solver::code::bounded("1.3.5.7").is_ok());
/// assert!(solver::code::bounded(&"1.".repeat(100_000)).is_err());
/// ```
pub fn bounded(text: &str) -> Result<&str, CodeError> {
    if text.len() > LONGEST {
        return Err(CodeError::new(LONGEST + 1, Fault::Long));
    }
    Ok(text)
}

/// Reads one plain decimal number: digits only, no sign, no leading zero.
///
/// `place` is the character, from 1, at which the number begins in the whole text.
///
/// ```
/// use solver::code::{Fault, number};
/// assert_eq!(number("12", 1, 1, 20), Ok(12));
/// let error = number("120", 5, 1, 20).unwrap_err();
/// assert_eq!((error.place, error.fault), (5, Fault::Range { least: 1, most: 20 }));
/// assert!(number("07", 1, 1, 20).is_err());
/// ```
pub fn number(text: &str, place: usize, least: u64, most: u64) -> Result<u64, CodeError> {
    if text.is_empty() {
        return Err(CodeError::wanted(place, words::a_number));
    }
    if let Some(bad) = text.chars().position(|c| !c.is_ascii_digit()) {
        return Err(CodeError::wanted(place + bad, words::a_digit));
    }
    if text.len() > 1 && text.starts_with('0') {
        return Err(CodeError::wanted(place, words::no_leading_zero));
    }
    let range = || CodeError::range(place, (least, most));
    let value = text.parse::<u64>().map_err(|_| range())?;
    if (least..=most).contains(&value) { Ok(value) } else { Err(range()) }
}

/// How many numbers a list may hold and how large each may be.
#[derive(Clone, Copy, Debug)]
pub struct ListRange {
    /// The items of the list, in the plural.
    pub of: Said,
    /// Least and greatest length.
    pub count: (usize, usize),
    /// Least and greatest number.
    pub each: (u64, u64),
}

/// Reads numbers joined by points, such as `1.3.5.7`.
///
/// ```
/// use solver::code::{ListRange, list};
/// let heaps = || messages::Message::verbatim("heaps");
/// let range = ListRange { of: heaps, count: (1, 4), each: (0, 99) };
/// assert_eq!(list("1.3.5.7", range), Ok(vec![1, 3, 5, 7]));
/// assert_eq!(list("1.300", range).unwrap_err().place, 3);
/// ```
pub fn list(text: &str, range: ListRange) -> Result<Vec<u64>, CodeError> {
    let mut place = 1;
    let mut numbers = Vec::new();
    for piece in bounded(text)?.split('.') {
        if numbers.len() == range.count.1 {
            return Err(count_error(place, range));
        }
        numbers.push(number(piece, place, range.each.0, range.each.1)?);
        place += piece.chars().count() + 1;
    }
    if numbers.len() < range.count.0 {
        return Err(count_error(place, range));
    }
    Ok(numbers)
}

fn count_error(place: usize, range: ListRange) -> CodeError {
    CodeError::count(place, range.of, (range.count.0 as u64, range.count.1 as u64))
}

/// Writes numbers joined by points.
///
/// ```
/// assert_eq!(solver::code::write_list(&[1, 3, 5, 7]), "1.3.5.7");
/// ```
pub fn write_list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}
