//! Why a drawing is won: equal pieces in pairs, and Grundy values of the pieces on the ground.

use super::graph::{Edges, after, alive, alone, is_stalk, pieces, value};
use super::{GreenHackenbush, words};
use crate::kinds::Drawing;
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

/// One piece on the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// True for a single row of edges.
    pub stalk: bool,
    /// How many edges it has.
    pub edges: u64,
    /// The piece as a drawing of its own.
    pub alone: Drawing,
    /// Its Grundy value.
    pub value: u64,
}

/// A drawing in pieces that have only the ground in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// The pieces, by their first edges.
    pub pieces: Vec<Piece>,
    /// The nim-sum of their values.
    pub xor: u64,
}

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
        let piece = |piece: Edges| Piece {
            stalk: is_stalk(at, piece),
            edges: piece.count_ones().into(),
            alone: alone(at, piece),
            value: value(at, piece),
        };
        let pieces: Vec<Piece> = pieces(at, edges).into_iter().map(piece).collect();
        let xor = pieces.iter().fold(0, |xor, piece| xor ^ piece.value);
        Some(share(Pieces { pieces, xor }))
    }

    /// Cuts off as much as it can.
    fn naive(&self, at: &Drawing) -> Option<Move> {
        let (edges, moves) = (alive(at), rules::moves(self, at, usize::MAX));
        let left = |mv: &Move| after(at, edges, mv.first().place as usize).count_ones();
        let least = moves.iter().map(left).min()?;
        moves.into_iter().find(|mv| left(mv) == least)
    }
}

impl Pieces {
    /// True if the pieces are equal in pairs.
    pub fn in_pairs(&self) -> bool {
        let code = |piece: &Piece| GreenHackenbush.write(&piece.alone);
        let mut codes: Vec<_> = self.pieces.iter().map(code).collect();
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
    words::shaped(if piece.stalk { "stalk" } else { "other" }, piece.edges)
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
        let named = |one: &Piece| (format!("{}: {}", one.edges, one.value), one.value);
        values(self.pieces.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        if self.in_pairs() { Recipe::own(Pairs) } else { Recipe::own(NimSum) }
    }
}
