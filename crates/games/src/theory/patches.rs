//! A board that has fallen apart into parts, known by their places.

use super::{NimSum, nim_sum, values as figure_of};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::Recipe;

/// One part of a board with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Places of the board that belong to the part, ascending.
    pub places: Vec<u32>,
    /// Its Grundy value.
    pub value: u64,
    /// True if each of its places is a part of its own that is worth 1; they are told together.
    pub loose: bool,
}

/// A board that has fallen apart into independent parts (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatchSum {
    /// The parts, by their first places.
    pub patches: Vec<Patch>,
    /// Nim-sum of their values.
    pub xor: u64,
}

/// The values of parts as a sum.
fn values(patches: &[Patch]) -> String {
    nim_sum(patches.iter().map(|patch| patch.value))
}

impl PatchSum {
    /// The board of these parts.
    pub fn new(patches: Vec<Patch>) -> PatchSum {
        let xor = patches.iter().fold(0, |xor, patch| xor ^ patch.value);
        PatchSum { patches, xor }
    }
}

impl Explanation for PatchSum {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        let xor = self.xor;
        match self.patches.as_slice() {
            [only] if only.loose && only.places.len() == 1 => "Only one unit is left.".to_string(),
            [only] if only.loose => format!(
                "No four of the {} units form a square, so they go one by one.",
                only.places.len()
            ),
            [Patch { value: 0, .. }] => {
                "There are moves in one part only, and each leaves Grundy values whose nim-sum is not 0."
                    .to_string()
            }
            [only] => format!("There are moves in one part only. Its Grundy value is {}.", only.value),
            _ => format!("Grundy values {} with nim-sum {xor}.", values(&self.patches)),
        }.into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.patches.as_slice() {
            [only] if only.loose => format!(
                "It leaves {} units of which no four form a square. They go one by one, and an even number \
                 of moves is left.",
                only.places.len()
            ),
            [_] => "It leaves moves in one part only.".to_string(),
            [one, other] if one.value == other.value && one.value > 0 => {
                format!("It leaves two parts that are both worth {}.", one.value)
            }
            _ => format!(
                "It leaves parts with Grundy values {}. Their nim-sum is 0.",
                values(&self.patches)
            ),
        }.into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |patch: &Patch| (patch.value.to_string(), patch.value);
        figure_of(self.patches.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        match self.patches.iter().all(|patch| patch.loose) {
            true => Recipe::Anything,
            false => Recipe::own(NimSum),
        }
    }
}
