//! Two numbers: how they are written, and which of them is the larger.

use super::words;
use crate::words as shared;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// The largest number.
pub(super) const LARGEST: u64 = 9999;

/// Both numbers; the picture keeps them in their order.
pub type Pair = [u64; 2];

/// Pairs of numbers under one rule for the end.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// True if one of them may be zero.
    pub zero: bool,
}

/// The index of the larger number; of equal ones the first.
pub(super) fn larger(at: &Pair) -> usize {
    usize::from(at[1] > at[0])
}

/// The smaller number, and the larger one.
pub(super) fn ordered(at: &Pair) -> (u64, u64) {
    (at[0].min(at[1]), at[0].max(at[1]))
}

impl PositionKind for Numbers {
    type Position = Pair;

    fn read(&self, text: &str) -> Result<Pair, CodeError> {
        let each = (u64::from(!self.zero), LARGEST);
        let list = code::list(text, ListRange { of: shared::numbers, count: (2, 2), each })?;
        match list.as_slice() {
            [0, 0] => Err(CodeError::rules(1, words::not_both_zero)),
            [one, other] => Ok([*one, *other]),
            _ => Err(CodeError::count(text.len(), shared::numbers, (2, 2))),
        }
    }

    fn write(&self, at: &Pair) -> String {
        code::write_list(at)
    }

    fn key(&self, at: &Pair) -> Node {
        let (low, high) = ordered(at);
        alloc::vec![high, low]
    }

    fn of_key(&self, key: &[u64]) -> Option<Pair> {
        Some([key[0], key[1]])
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, LARGEST) }
    }

    fn to_sizes(&self, at: &Pair) -> Vec<u64> {
        at.to_vec()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Pair> {
        Some([sizes[0], sizes[1]])
    }

    fn size_name(&self, _: &Pair, index: usize) -> Message {
        words::number_label(index as u64 + 1)
    }

    fn editable(&self) -> bool {
        false
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Pair> {
        let small = 3 + roll(15);
        Some([small + 1 + roll(30), small])
    }

    fn write_move(&self, _: &Pair, mv: &Move) -> String {
        mv.first().amount.to_string()
    }

    fn read_move(&self, _: &Pair, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        Ok(Move::one(0, code::number(text, 1, 1, LARGEST)?))
    }
}
