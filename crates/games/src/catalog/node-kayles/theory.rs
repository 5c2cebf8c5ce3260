//! Why a graph is won: pieces that go in one move, pieces in equal pairs, and Grundy values of pieces.

use super::graph::{Left, Shape, Values};
use super::{NodeKayles, words};
use crate::kinds::Drawing;
use crate::theory::count::Count;
use crate::theory::pieces::{Piece, Pieces};
use crate::theory::{over, share};
use alloc::rc::Rc;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, Outcome};
use solver::position::PositionKind as _;
use solver::rules;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};

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
            name: named(left.shape(piece), piece.count_ones().into()),
            size: piece.count_ones().into(),
            code: self.write(&left.alone(piece)),
            value: values.of_piece(piece),
        };
        Some(share(Pieces::new(pieces.into_iter().map(piece).collect(), false)))
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

/// A piece in words.
fn named(shape: Shape, vertices: u64) -> Message {
    let shape = match shape {
        Shape::Complete => "complete",
        Shape::Path => "path",
        Shape::Ring => "ring",
        Shape::Star => "star",
        Shape::Other => "other",
    };
    words::shaped(shape, vertices)
}
