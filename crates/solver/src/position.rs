//! Kinds of positions: how one is written, set up, dealt and named, and how its moves are written.

use crate::code::{self, CodeError};
use crate::play::{Move, MoveRange};
use crate::rules::Node;
use crate::rules::{read_steps, write_steps};
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use messages::Message;

/// The sizes that a start may have: how many of them, and the range of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Fewest and most numbers.
    pub count: (usize, usize),
    /// Least and greatest number.
    pub each: (u64, u64),
}

impl Sizes {
    /// Of a kind whose starts have no sizes.
    pub const NONE: Sizes = Sizes { count: (0, 0), each: (0, 0) };
}

/// Dice for a random start: `roll(n)` returns a number below n.
pub type Roll<'r> = dyn FnMut(u64) -> u64 + 'r;

/// One kind of positions, within the limits of one game: heaps, rows of pins, squares on a board.
///
/// Only the code of a position must be written by hand. A kind that two games share lies in `games::kinds`.
pub trait PositionKind {
    /// A position, with everything that is seen on the board.
    type Position: Clone + PartialEq + Debug + 'static;

    /// Reads a position; invalid text gives an error that names the place.
    fn read(&self, text: &str) -> Result<Self::Position, CodeError>;
    /// Writes a position in the alphabet `A-Z a-z 0-9 . _ ~ -`; [`PositionKind::read`] is the inverse.
    fn write(&self, at: &Self::Position) -> String;

    /// The position as search sees it; by default the letters of its code.
    fn key(&self, at: &Self::Position) -> Node {
        self.write(at).bytes().map(u64::from).collect()
    }
    /// A position with this key, if there is one.
    fn of_key(&self, key: &[u64]) -> Option<Self::Position> {
        let code: String = key.iter().map(|letter| char::from(*letter as u8)).collect();
        self.read(&code).ok()
    }

    /// The sizes that a start may have; by default none.
    fn sizes(&self) -> Sizes {
        Sizes::NONE
    }
    /// The sizes of a position, as far as they make sense for it.
    fn to_sizes(&self, at: &Self::Position) -> Vec<u64> {
        let _ = at;
        Vec::new()
    }
    /// The start of these sizes, which lie in [`PositionKind::sizes`]; `None` if starts have no sizes.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Self::Position> {
        let _ = sizes;
        None
    }
    /// The name of one of the sizes of a position, counted from 0.
    fn size_name(&self, at: &Self::Position, index: usize) -> Message {
        let _ = at;
        words::size_name(index as u64 + 1)
    }
    /// The labels for adding a part to a start and for removing one.
    fn add_remove(&self) -> (Message, Message) {
        (words::add_part(), words::take_part_away())
    }

    /// True if touching the board can change the start.
    fn editable(&self) -> bool {
        true
    }
    /// The position after a touch of the editor at a place; `None` if the touch has no effect.
    fn edit(&self, at: &Self::Position, place: u32, amount: u64) -> Option<Self::Position> {
        let _ = (at, place, amount);
        None
    }
    /// A random start; `None` if there is only the usual one.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Self::Position> {
        let _ = roll;
        None
    }

    /// Writes a move; by default `amount` if a start has one size, otherwise `place-amount` for each step,
    /// joined by points.
    fn write_move(&self, at: &Self::Position, mv: &Move) -> String {
        let _ = at;
        if self.sizes().count.1 == 1 { mv.first().amount.to_string() } else { write_steps(mv) }
    }
    /// Reads a move, which need not be legal; `moves` are the legal ones of one step.
    fn read_move(
        &self,
        at: &Self::Position,
        text: &str,
        moves: &[MoveRange],
    ) -> Result<Move, CodeError> {
        let _ = at;
        let places = self.sizes().count.1;
        if places == 1 {
            return Ok(Move::one(0, code::number(text, 1, 1, u64::MAX >> 1)?));
        }
        // In play there may be more places than at the start.
        let last = moves.iter().map(|range| u64::from(range.place) + 1).max();
        read_steps(text, last.unwrap_or(1).max(places as u64))
    }
}
