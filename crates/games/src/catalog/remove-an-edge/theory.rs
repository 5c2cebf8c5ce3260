//! Why a graph is won: the Grundy values of its pieces.

use crate::theory::{NimSum, Pairs, values};
use alloc::format;
use alloc::string::String;
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
        let (fragments, xor) = (self.fragments.as_slice(), self.xor);
        match fragments {
            [one] if xor == 0 => {
                format!(
                    "Every move in {} leaves Grundy values whose nim-sum is not 0.",
                    shaped(one)
                )
            }
            [one] => format!("What is left is {}. Its Grundy value is {xor}.", shaped(one)),
            _ => {
                format!(
                    "Pieces and their Grundy values: {}. Their nim-sum is {xor}.",
                    told(fragments)
                )
            }
        }
        .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let fragments = self.fragments.as_slice();
        match fragments {
            [one] => format!("It leaves {}.", shaped(one)),
            [one, other] if one == other && one.shape == Shape::Path => {
                format!("It leaves two paths of {}: equal halves.", one.vertices)
            }
            _ => format!(
                "It leaves {}, each with its Grundy value. Their nim-sum is 0.",
                told(fragments)
            ),
        }
        .into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |one: &Fragment| (format!("{}: {}", one.vertices, one.value), one.value);
        values(self.fragments.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        match self.fragments.as_slice() {
            [one, other] if one == other => Recipe::own(Pairs),
            _ => Recipe::own(NimSum),
        }
    }
}

/// What a piece of a graph looks like.
fn shaped(one: &Fragment) -> String {
    let shape = match one.shape {
        Shape::Path => "a path",
        Shape::Cycle => "a ring",
        Shape::Star => "a star",
        Shape::Complete => "a complete graph",
        Shape::Other => "a piece",
    };
    format!("{shape} of {}", one.vertices)
}

/// Pieces of a graph with their values.
fn told(fragments: &[Fragment]) -> String {
    let named = fragments.iter().map(|one| format!("{} ({})", shaped(one), one.value));
    named.collect::<Vec<_>>().join(", ")
}
