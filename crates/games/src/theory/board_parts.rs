//! A board that has fallen apart into parts, known by their places.

use super::{NimSum, nim_sum, values as figure_of};
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::Recipe;

/// One part of a board with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPart {
    /// Places of the board that belong to the part, ascending.
    pub places: Vec<u32>,
    /// Its Grundy value.
    pub value: u64,
    /// True if each of its places is a part by itself with value 1; such parts are grouped.
    pub loose: bool,
}

/// A board that has fallen apart into independent parts (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardParts {
    /// The parts, by their first places.
    pub parts: Vec<BoardPart>,
    /// Nim-sum of their values.
    pub xor: u64,
}

fn values(parts: &[BoardPart]) -> String {
    nim_sum(parts.iter().map(|part| part.value))
}

impl BoardParts {
    /// The board of these parts.
    pub fn new(parts: Vec<BoardPart>) -> BoardParts {
        let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
        BoardParts { parts, xor }
    }
}

impl Explanation for BoardParts {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.parts.as_slice() {
            [only] if only.loose && only.places.len() == 1 => words::polyomino_only(),
            [only] if only.loose => words::polyomino_loose(only.places.len() as u64),
            [BoardPart { value: 0, .. }] => words::polyomino_lost(),
            [only] => words::polyomino_one(only.value),
            _ => words::parts_values(&values(&self.parts), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.parts.as_slice() {
            [only] if only.loose => words::polyomino_loose_wins(only.places.len() as u64),
            [_] => words::polyomino_one_wins(),
            [one, other] if one.value == other.value && one.value > 0 => {
                words::polyomino_equal_wins(one.value)
            }
            _ => words::polyomino_wins(&values(&self.parts)),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |part: &BoardPart| (part.value.to_string(), part.value);
        figure_of(self.parts.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        match self.parts.iter().all(|part| part.loose) {
            true => Recipe::Anything,
            false => Recipe::own(NimSum),
        }
    }
}
