//! Why a drawing is won: equal pieces in pairs, and Grundy values of the pieces on the ground.

use super::graph::{Edges, after, alive, alone, is_stalk, pieces, value};
use super::{GreenHackenbush, words};
use crate::kinds::Drawing;
use crate::theory::pieces::{Piece, Pieces};
use crate::theory::{over, share};
use alloc::rc::Rc;
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::play::{Move, Outcome};
use solver::position::PositionKind as _;
use solver::rules;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::{Claim, Known};

impl Theory for GreenHackenbush {
    fn parts(rules: &Rc<GreenHackenbush>, at: &Drawing) -> PartPositions {
        living(rules, pieces(at, alive(at)).into_iter().map(|piece| alone(at, piece)))
    }

    fn claim(&self, at: &Drawing) -> Option<Claim> {
        let edges = alive(at);
        let grundy = value(at, edges);
        let mut winning = Vec::new();
        if grundy != 0 {
            winning = rules::moves(self, at, usize::MAX);
            winning.retain(|mv: &Move| value(at, after(at, edges, mv.first().place as usize)) == 0);
        }
        Some(Claim {
            outcome: Outcome::of_mover_winning(grundy != 0),
            grundy: Some(grundy),
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Drawing) -> Option<SharedExplanation> {
        let edges = alive(at);
        if edges == 0 {
            return over();
        }
        let piece = |piece: Edges| {
            let (stalk, size) = (is_stalk(at, piece), piece.count_ones().into());
            let name = words::shaped(if stalk { "stalk" } else { "other" }, size);
            let code = self.write(&alone(at, piece));
            Piece { name, size, code, value: value(at, piece) }
        };
        Some(share(Pieces::new(pieces(at, edges).into_iter().map(piece).collect(), true)))
    }

    /// Cuts off as much as it can.
    fn naive(&self, at: &Drawing) -> Option<Move> {
        let (edges, moves) = (alive(at), rules::moves(self, at, usize::MAX));
        let left = |mv: &Move| after(at, edges, mv.first().place as usize).count_ones();
        let least = moves.iter().map(left).min()?;
        moves.into_iter().find(|mv| left(mv) == least)
    }
}
