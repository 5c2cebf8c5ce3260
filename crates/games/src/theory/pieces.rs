//! A drawing in pieces that do not touch: equal ones in pairs, and their Grundy values.

use super::{NimSum, Pairs, values};
use crate::words::{self, comma};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::Recipe;

/// One piece with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is, such as “a path of 3”.
    pub name: Message,
    /// Its size, by which the figure names it.
    pub size: u64,
    /// Its code as a drawing of its own; equal pieces have equal codes.
    pub code: String,
    /// Its Grundy value.
    pub value: u64,
}

/// A drawing in pieces (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The nim-sum of their values.
    pub xor: u64,
    /// True if the pieces have the ground in common, and a move cuts.
    pub grounded: bool,
}

/// True if these codes are equal in pairs.
pub(crate) fn equal_in_pairs(mut codes: Vec<String>) -> bool {
    codes.sort_unstable();
    codes.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

impl Pieces {
    /// The drawing of these pieces.
    pub(crate) fn new(pieces: Vec<Piece>, grounded: bool) -> Pieces {
        let xor = pieces.iter().fold(0, |xor, piece| xor ^ piece.value);
        Pieces { pieces, xor, grounded }
    }

    /// True if the pieces are equal in pairs.
    pub fn in_pairs(&self) -> bool {
        equal_in_pairs(self.pieces.iter().map(|piece| piece.code.clone()).collect())
    }

    /// The pieces with their values, in words.
    fn told(&self) -> Message {
        let valued = |piece: &Piece| words::piece_valued(piece.name.clone(), piece.value);
        self.pieces.iter().map(valued).reduce(comma).unwrap_or_else(Message::nothing)
    }

    /// The word by which messages choose.
    fn place(&self) -> &'static str {
        if self.grounded { "ground" } else { "apart" }
    }
}

impl Explanation for Pieces {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.pieces.as_slice() {
            [one] if self.xor == 0 => words::piece_lost(one.name.clone()),
            [one] => words::piece_value(one.name.clone(), self.xor),
            _ if self.in_pairs() => words::pieces_paired(self.place()),
            _ => words::pieces_valued(self.place(), self.told(), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.pieces.as_slice() {
            [one] => words::piece_wins(one.name.clone()),
            [one, _] if self.in_pairs() => words::piece_twice_wins(one.name.clone()),
            _ if self.in_pairs() => words::pieces_paired_win(),
            _ => words::pieces_win(self.told()),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |one: &Piece| (format!("{}: {}", one.size, one.value), one.value);
        values(self.pieces.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        if self.in_pairs() { Recipe::own(Pairs) } else { Recipe::own(NimSum) }
    }
}
