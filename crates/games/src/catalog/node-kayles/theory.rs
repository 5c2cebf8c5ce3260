//! Why a graph is won: pieces that go in one move, pieces in equal pairs, and Grundy values of pieces.

use super::graph::{Left, Shape, Values};
use super::{NodeKayles, words};
use crate::kinds::Drawing;
use crate::theory::count::Count;
use crate::theory::{NimSum, Pairs, over, share, values};
use crate::words::comma;
use alloc::format;
use alloc::rc::Rc;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::Figure;
use solver::play::{Move, Outcome};
use solver::position::PositionKind as _;
use solver::recipe::Recipe;
use solver::rules;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};

/// A connected piece of a graph with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it looks like.
    pub shape: Shape,
    /// The piece as a drawing of its own.
    pub alone: Drawing,
    /// Its Grundy value.
    pub value: u64,
}

/// A graph in pieces that do not touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// The pieces, by their first vertices.
    pub pieces: Vec<Piece>,
    /// The nim-sum of their values.
    pub xor: u64,
}

impl Theory for NodeKayles {
    fn parts(rules: &Rc<NodeKayles>, at: &Drawing) -> PartPositions {
        let left = Left::of(at);
        living(rules, left.pieces().into_iter().map(|piece| left.alone(piece)))
    }

    fn claim(&self, at: &Drawing) -> Option<Claim> {
        let left = Left::of(at);
        let mut values = Values::new(&left);
        let value = values.of(left.alive);
        let mut winning = Vec::new();
        if value != 0 {
            winning = rules::moves(self, at, usize::MAX);
            winning.retain(|mv: &Move| values.of(left.alive & !left.goes(mv.first().place)) == 0);
        }
        let outcome = Outcome::of_mover_winning(value != 0);
        let known = Known::Sum;
        Some(Claim { outcome, grundy: Some(value), winning, more: false, distance: None, known })
    }

    fn explanation(&self, at: &Drawing) -> Option<SharedExplanation> {
        let left = Left::of(at);
        let pieces = left.pieces();
        if pieces.is_empty() {
            return over();
        }
        if pieces.iter().all(|piece| left.shape(*piece) == Shape::Complete) {
            return Some(share(Count { moves: pieces.len() as u64, rows: None, misere: false }));
        }
        let mut values = Values::new(&left);
        let piece = |piece: u32| Piece {
            shape: left.shape(piece),
            alone: left.alone(piece),
            value: values.of_piece(piece),
        };
        let pieces: Vec<Piece> = pieces.into_iter().map(piece).collect();
        let xor = pieces.iter().fold(0, |xor, piece| xor ^ piece.value);
        Some(share(Pieces { pieces, xor }))
    }

    /// Takes the vertex with which most others go.
    fn naive(&self, at: &Drawing) -> Option<Move> {
        let left = Left::of(at);
        let moves = rules::moves(self, at, usize::MAX);
        let gone = |mv: &Move| left.goes(mv.first().place).count_ones();
        let most = moves.iter().map(gone).max()?;
        moves.into_iter().find(|mv| gone(mv) == most)
    }
}

impl Pieces {
    /// True if the pieces are equal in pairs.
    pub fn in_pairs(&self) -> bool {
        let mut codes: Vec<_> =
            self.pieces.iter().map(|piece| NodeKayles.write(&piece.alone)).collect();
        codes.sort_unstable();
        codes.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
    }

    /// The pieces with their values, in words.
    fn told(&self) -> Message {
        let valued = |piece: &Piece| words::valued(shaped(piece), piece.value);
        self.pieces.iter().map(valued).reduce(comma).unwrap_or_else(Message::nothing)
    }
}

/// A piece in words.
fn shaped(piece: &Piece) -> Message {
    let shape = match piece.shape {
        Shape::Complete => "complete",
        Shape::Path => "path",
        Shape::Ring => "ring",
        Shape::Star => "star",
        Shape::Other => "other",
    };
    words::shaped(shape, u64::from(piece.alone.vertices))
}

impl Explanation for Pieces {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.pieces.as_slice() {
            [one] if self.xor == 0 => words::one_lost(shaped(one)),
            [one] => words::one_value(shaped(one), self.xor),
            _ if self.in_pairs() => words::pairs(),
            _ => words::values(self.told(), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.pieces.as_slice() {
            [one] => words::one_wins(shaped(one)),
            [one, _] if self.in_pairs() => words::pair_wins(shaped(one)),
            _ if self.in_pairs() => words::pairs_win(),
            _ => words::values_win(self.told()),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |one: &Piece| (format!("{}: {}", one.alone.vertices, one.value), one.value);
        values(self.pieces.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        if self.in_pairs() { Recipe::own(Pairs) } else { Recipe::own(NimSum) }
    }
}
