//! The lengths of sticks, and how moves are written: two pieces, or the length of all that are taken.

use super::words;
use crate::heaps;
use crate::words as shared;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// Added to a length, it is the place of the move that takes so many sticks.
pub(super) const TAKEN: u32 = 100;
/// The longest stick of the first problem, and of the second.
const LONGEST: [u64; 2] = [4, 20];
/// The length of all sticks together in both; a search reaches the second.
const TOTAL: [u64; 2] = [60, 40];
/// Most sticks at the start.
const STICKS: usize = 10;

/// Sticks under one limit of their lengths.
#[derive(Clone, Copy, Debug)]
pub struct Lengths {
    /// True if sticks may be longer than four.
    pub any: bool,
}

impl Lengths {
    fn longest(self) -> u64 {
        LONGEST[usize::from(self.any)]
    }

    fn total(self) -> u64 {
        TOTAL[usize::from(self.any)]
    }
}

/// The length, if the move takes sticks of it.
pub(super) fn taken(mv: &Move) -> Option<u64> {
    mv.first().place.checked_sub(TAKEN).map(u64::from)
}

impl PositionKind for Lengths {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        if text == "0" {
            return Ok(Vec::new());
        }
        let (count, each) = ((1, self.total() as usize), (1, self.longest()));
        let sticks = code::list(text, ListRange { of: words::sticks, count, each })?;
        if sticks.iter().sum::<u64>() > self.total() {
            let range = (1, self.total());
            return Err(CodeError::count(text.len(), words::units_in_all, range));
        }
        Ok(sticks)
    }

    fn write(&self, at: &Vec<u64>) -> String {
        if at.is_empty() { "0".to_string() } else { code::write_list(at) }
    }

    fn key(&self, at: &Vec<u64>) -> Node {
        at.clone()
    }

    fn of_key(&self, key: &[u64]) -> Option<Vec<u64>> {
        Some(key.to_vec())
    }

    fn sizes(&self) -> Sizes {
        let each = (1, self.longest().min(self.total() / STICKS as u64));
        Sizes { count: (1, STICKS), each }
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        at.clone()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        Some(sizes.to_vec())
    }

    fn size_name(&self, _: &Vec<u64>, index: usize) -> Message {
        words::stick_label(index as u64 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_stick(), words::take_stick_away())
    }

    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        heaps::edited(at, place, amount.max(1))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<u64>> {
        let (count, most) = if self.any { (2 + roll(2), 8) } else { (3 + roll(3), 4) };
        Some((0..count).map(|_| 1 + roll(most)).collect())
    }

    fn write_move(&self, _: &Vec<u64>, mv: &Move) -> String {
        let step = mv.first();
        match taken(mv) {
            Some(length) => length.to_string(),
            None => format!("{}-{}", step.amount, u64::from(step.place) - step.amount),
        }
    }

    fn read_move(&self, _: &Vec<u64>, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let longest = self.longest();
        let Some((one, other)) = text.split_once('-') else {
            let length = code::number(text, 1, 1, longest)?;
            return Ok(Move::one(TAKEN + length as u32, 1));
        };
        let small = code::number(one, 1, 1, longest)?;
        let large = code::number(other, one.chars().count() + 2, 1, longest)?;
        if small + large > longest {
            return Err(CodeError::rules(1, shared::move_not_allowed));
        }
        Ok(Move::one((small + large) as u32, small.min(large)))
    }
}
