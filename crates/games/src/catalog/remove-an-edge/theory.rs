//! Why a graph is won: the Grundy values of its pieces.

use super::words;
use crate::theory::{NimSum, Pairs, values};
use crate::words::comma;
use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::graph::Shape;
use solver::recipe::Recipe;

/// A connected piece of a graph with its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// What it looks like.
    pub shape: Shape,
    /// Number of its vertices, at least 2.
    pub vertices: u64,
    /// Its Grundy value.
    pub value: u64,
}

/// A graph in pieces that do not touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fragments {
    /// Its pieces.
    pub fragments: Vec<Fragment>,
    /// Nim-sum of their values.
    pub xor: u64,
}

impl Explanation for Fragments {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.fragments.as_slice() {
            [Fragment { shape: Shape::Cycle, vertices, value: 0 }] => words::ring_lost(*vertices),
            [one] if self.xor == 0 => words::one_lost(shaped(one)),
            [one] => words::one_value(shaped(one), self.xor),
            fragments => words::values(words_of(fragments), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.fragments.as_slice() {
            [Fragment { shape: Shape::Cycle, vertices, .. }] => words::ring_wins(*vertices),
            [one] => words::one_wins(shaped(one)),
            [one, other] if one == other && one.shape == Shape::Path => {
                words::halves_win(one.vertices)
            }
            fragments => words::values_win(words_of(fragments)),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |one: &Fragment| (format!("{}: {}", one.vertices, one.value), one.value);
        values(self.fragments.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        match self.fragments.as_slice() {
            // Two pieces of no known shape may differ although they have the same size and value.
            [one, other] if one == other && one.shape != Shape::Other => Recipe::own(Pairs),
            _ => Recipe::own(NimSum),
        }
    }
}

/// What a piece of a graph looks like.
fn shaped(one: &Fragment) -> Message {
    let shape = match one.shape {
        Shape::Path => "path",
        Shape::Cycle => "ring",
        Shape::Star => "star",
        Shape::Complete => "complete",
        Shape::Other => "piece",
    };
    words::shaped(shape, one.vertices)
}

/// Pieces of a graph with their values.
fn words_of(fragments: &[Fragment]) -> Message {
    let named = fragments.iter().map(|one| words::valued(shaped(one), one.value));
    named.reduce(comma).unwrap_or_else(Message::nothing)
}
