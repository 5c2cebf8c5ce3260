//! A single number, such as the size of a pile; a move names the amount that it takes.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::{Message, Said};
use solver::code::{self, CodeError};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// A number within the limits of one game.
///
/// ```
/// use games::kinds::Number;
/// use solver::rules::PositionKind;
/// let name = || messages::Message::verbatim("Stones");
/// let kind = Number { least: 0, most: 99, deal: (10, 21), name, editable: true };
/// assert_eq!((kind.read("12"), kind.write(&12).as_str()), (Ok(12), "12"));
/// assert_eq!(kind.deal(&mut |below| below - 1), Some(30));
/// assert!(kind.read("100").is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// The least number of a position; starts are at least 1.
    pub least: u64,
    /// The greatest number.
    pub most: u64,
    /// Random starts: the least number, and how many numbers there are from it on.
    pub deal: (u64, u64),
    /// Its name in the form.
    pub name: Said,
    /// True if touching the board can change the start.
    pub editable: bool,
}

impl PositionKind for Number {
    type Position = u64;

    fn read(&self, text: &str) -> Result<u64, CodeError> {
        code::number(text, 1, self.least, self.most)
    }

    fn write(&self, at: &u64) -> String {
        at.to_string()
    }

    fn key(&self, at: &u64) -> Node {
        vec![*at]
    }

    fn of_key(&self, key: &[u64]) -> Option<u64> {
        Some(key[0])
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (self.least.max(1), self.most) }
    }

    fn to_sizes(&self, at: &u64) -> Vec<u64> {
        vec![*at]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<u64> {
        Some(sizes[0])
    }

    fn size_name(&self, _: &u64, _: usize) -> Message {
        (self.name)()
    }

    fn editable(&self) -> bool {
        self.editable
    }

    fn edit(&self, _: &u64, _: u32, amount: u64) -> Option<u64> {
        Some(amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<u64> {
        Some(self.deal.0 + roll(self.deal.1))
    }
}
