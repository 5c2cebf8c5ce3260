//! The dates of a year: how one is written, and how a move names the date after it.

use super::{after, words};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// A day of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// From 1 for January.
    pub month: u64,
    /// From 1.
    pub day: u64,
}

/// The dates of a year of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Dates {
    /// True if there is a 29 February.
    pub leap: bool,
}

/// The number of days in a month.
pub(super) fn days(month: u64, leap: bool) -> u64 {
    match month {
        2 => 28 + u64::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The words by which messages choose the name of a month.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// A date in words; the month is a word, since a number that is not told cannot be typed.
pub(super) fn told(date: Date) -> Message {
    words::date(date.day, MONTHS[(date.month as usize - 1) % 12])
}

/// A date as one number, for the editor.
pub(super) fn number(date: Date) -> u64 {
    32 * date.month + date.day
}

impl PositionKind for Dates {
    type Position = Date;

    fn read(&self, text: &str) -> Result<Date, CodeError> {
        let Some((month, day)) = text.split_once('.') else {
            return Err(CodeError::wanted(text.chars().count() + 1, words::point_and_day));
        };
        let number = code::number(month, 1, 1, 12)?;
        let day = code::number(day, month.chars().count() + 2, 1, days(number, self.leap))?;
        Ok(Date { month: number, day })
    }

    fn write(&self, at: &Date) -> String {
        format!("{}.{}", at.month, at.day)
    }

    fn key(&self, at: &Date) -> Node {
        alloc::vec![at.month, at.day]
    }

    fn of_key(&self, key: &[u64]) -> Option<Date> {
        Some(Date { month: key[0], day: key[1] })
    }

    /// One size: the day of the year.
    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, 365 + u64::from(self.leap)) }
    }

    fn to_sizes(&self, at: &Date) -> Vec<u64> {
        let before: u64 = (1..at.month).map(|month| days(month, self.leap)).sum();
        alloc::vec![before + at.day]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Date> {
        let (mut month, mut day) = (1, sizes[0]);
        while day > days(month, self.leap) {
            day -= days(month, self.leap);
            month += 1;
        }
        Some(Date { month, day })
    }

    fn size_name(&self, _: &Date, _: usize) -> Message {
        words::size_label()
    }

    fn edit(&self, _: &Date, _: u32, amount: u64) -> Option<Date> {
        Some(Date { month: amount / 32, day: amount % 32 })
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Date> {
        Some(Date { month: 1 + roll(4), day: 1 + roll(28) })
    }

    fn write_move(&self, at: &Date, mv: &Move) -> String {
        self.write(&after(*at, mv))
    }

    fn read_move(&self, at: &Date, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let to = self.read(text)?;
        let later = |from: u64, to: u64| to.checked_sub(from).filter(|amount| *amount > 0);
        match (later(at.month, to.month), later(at.day, to.day)) {
            (Some(months), None) if to.day == at.day => Ok(Move::one(0, months)),
            (None, Some(days)) if to.month == at.month => Ok(Move::one(1, days)),
            _ => Err(CodeError::rules(1, words::month_or_day_later)),
        }
    }
}
