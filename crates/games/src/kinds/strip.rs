//! Chips on a strip of cells; a move takes one from a cell to another.

use crate::heaps;
use crate::kinds::Deal;
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// Chips on cells that count from 0 at the left end. A position lists the cell of each chip; the place of a move is the
/// cell where it begins, its amount how far it goes.
///
/// ```
/// use games::kinds::{Deal, Strip};
/// use solver::{play::Move, rules::PositionKind};
/// let kind = Strip { last: 59, most: 10, shared: true, deal: Deal { count: (3, 2), each: (1, 9) } };
/// let at = kind.read("9.2.5").expect("it is a position");
/// assert_eq!((kind.write(&at).as_str(), kind.key(&at)), ("9.2.5", vec![2, 5, 9]));
/// assert_eq!(kind.write_move(&at, &Move::one(9, 2)), "9-7");
/// assert_eq!(kind.read_move(&at, "9-7", &[]), Ok(Move::one(9, 2)));
/// assert_eq!(kind.edit(&at, 5, 2), Some(vec![9, 2, 5, 5]));
/// let alone = Strip { shared: false, ..kind };
/// assert!(kind.read("3.3").is_ok() && alone.read("3.3").is_err());
/// assert_eq!((alone.to_sizes(&at), alone.with_sizes(&[2, 2, 3])), (vec![2, 2, 3], Some(vec![2, 5, 9])));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Strip {
    /// The last cell.
    pub last: u64,
    /// Most chips.
    pub most: usize,
    /// True if chips may share a cell; if not, the form sets the empty cells before each, and not its cell.
    pub shared: bool,
    /// The random starts, by the same numbers as in the form.
    pub deal: Deal,
}

/// The cells where a move begins and ends.
///
/// ```
/// assert_eq!(games::kinds::from_to(&solver::play::Move::one(9, 2)), (9, 7));
/// ```
pub fn from_to(mv: &Move) -> (u64, u64) {
    let from = u64::from(mv.first().place);
    (from, from.saturating_sub(mv.first().amount))
}

/// The position after the chip on top of a cell has moved to another one.
pub(crate) fn moved(at: &[u64], mv: &Move) -> Vec<u64> {
    let ((from, to), mut next) = (from_to(mv), at.to_vec());
    if let Some(chip) = next.iter_mut().rev().find(|cell| **cell == from) {
        *chip = to;
    }
    next
}

/// The moves of one chip to the left, this far at most, past others or onto them.
pub(crate) fn steps(at: &[u64], most: u64) -> impl Iterator<Item = MoveRange> {
    let mut held = heaps::ascending(at.iter().copied().filter(|cell| *cell > 0));
    held.dedup();
    held.into_iter().map(move |cell| MoveRange { place: cell as u32, low: 1, high: most.min(cell) })
}

/// An upper estimate of the positions below one: each chip is on its cell, or left of it.
pub(crate) fn below(at: &[u64]) -> u64 {
    at.iter().fold(1, |all, cell| u64::saturating_mul(all, cell + 1))
}

/// The empty cells before each chip, from the left; chips are alone on their cells, the first of which has this number.
pub(crate) fn gaps(at: &[u64], first: u64) -> Vec<u64> {
    let cells = heaps::ascending(at.iter().copied());
    let free = |i: usize| cells[i] - if i == 0 { first } else { cells[i - 1] + 1 };
    (0..cells.len()).map(free).collect()
}

/// Chips with so many empty cells before each of them.
pub(crate) fn placed(gaps: &[u64], first: u64) -> Vec<u64> {
    let mut next = first;
    let cell = |gap: &u64| {
        next += gap + 1;
        next - 1
    };
    gaps.iter().map(cell).collect()
}

/// A move to the left as the cells where it begins and ends, with a hyphen between them.
pub(crate) fn write_move(mv: &Move) -> String {
    let (from, to) = from_to(mv);
    format!("{from}-{to}")
}

/// Reads such a move on a strip that ends with this cell.
pub(crate) fn read_move(text: &str, last: u64) -> Result<Move, CodeError> {
    let end = text.chars().count() + 1;
    let (from, to) = text.split_once('-').ok_or(CodeError::wanted(end, words::hyphen_and_cell))?;
    let second = from.chars().count() + 2;
    let from = code::number(from, 1, 1, last)?;
    let to = code::number(to, second, 0, from - 1)?;
    Ok(Move::one(from as u32, from - to))
}

impl PositionKind for Strip {
    type Position = Vec<u64>;

    fn read(&self, text: &str) -> Result<Vec<u64>, CodeError> {
        let (count, each) = ((1, self.most), (0, self.last));
        let at = code::list(text, ListRange { of: words::chips, count, each })?;
        let twice = |i: &usize| !self.shared && at[..*i].contains(&at[*i]);
        match (0..at.len()).find(twice) {
            Some(chip) => {
                let place = at[..chip].iter().map(|cell| cell.to_string().len() + 1).sum::<usize>();
                Err(CodeError::rules(place + 1, words::chips_alone))
            }
            None => Ok(at),
        }
    }

    fn write(&self, at: &Vec<u64>) -> String {
        code::write_list(at)
    }

    fn key(&self, at: &Vec<u64>) -> Node {
        // A chip on cell 0 is in nobody's way where chips share cells.
        heaps::node(at, u64::from(self.shared))
    }

    fn of_key(&self, key: &[u64]) -> Option<Vec<u64>> {
        Some(key.to_vec())
    }

    fn sizes(&self) -> Sizes {
        let gap = (self.last + 1) / self.most as u64 - 1;
        Sizes { count: (1, self.most), each: (0, if self.shared { self.last } else { gap }) }
    }

    fn to_sizes(&self, at: &Vec<u64>) -> Vec<u64> {
        if self.shared { at.clone() } else { gaps(at, 0) }
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        Some(if self.shared { sizes.to_vec() } else { placed(sizes, 0) })
    }

    fn size_name(&self, _: &Vec<u64>, index: usize) -> Message {
        let name = if self.shared { words::chip_cell } else { words::chip_gap };
        name(index as u64 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_chip(), words::take_chip_away())
    }

    /// So many chips on a cell.
    fn edit(&self, at: &Vec<u64>, place: u32, amount: u64) -> Option<Vec<u64>> {
        let cell = u64::from(place);
        let mut next: Vec<u64> = at.iter().copied().filter(|other| *other != cell).collect();
        let room = if self.shared { self.most } else { self.most.min(next.len() + 1) } - next.len();
        next.extend((0..amount.min(room as u64)).map(|_| cell));
        (cell <= self.last && !next.is_empty()).then_some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<u64>> {
        let mut numbers = self.deal.numbers(roll);
        // The last chip can move, so that the game is not over.
        if let Some(gap) = numbers.last_mut().filter(|_| !self.shared) {
            *gap += 1;
        }
        self.with_sizes(&numbers)
    }

    fn write_move(&self, _: &Vec<u64>, mv: &Move) -> String {
        write_move(mv)
    }

    fn read_move(&self, _: &Vec<u64>, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        read_move(text, self.last)
    }
}
