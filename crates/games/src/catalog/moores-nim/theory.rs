//! Why Moore's Nim is won: columns of powers of two, added in another base.

use super::{MooresNim, words};
use crate::theory::{columns, in_multiples};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe, typed};

/// Heaps in powers of two, with the columns added in another base without carry (Moore 1910);
/// balanced when every sum is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// Heap sizes.
    pub heaps: Vec<u64>,
    /// The base: a turn touches fewer heaps than this.
    pub base: u64,
    /// For each power of two, highest first, how many heaps use it, modulo `base`.
    pub sums: Vec<u64>,
}

impl Explanation for Digits {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.sums.iter().any(|sum| *sum != 0))
    }

    fn summary(&self) -> Message {
        if self.sums.iter().all(|sum| *sum == 0) {
            return words::balanced(self.base);
        }
        let digits: String = self.sums.iter().map(u64::to_string).collect();
        words::unbalanced(&digits, self.base)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::why_it_wins(self.base)
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let had = before
            .and_then(explanation::of::<Digits>)
            .filter(|had| had.heaps.len() == self.heaps.len());
        columns(had.map_or(&self.heaps, |had| &had.heaps), &self.heaps, self.base)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Columns { base: self.base })
    }
}

/// Leave each power of two in a multiple of `base` heaps (Moore 1910).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// One more than the most heaps that a turn touches.
    pub base: u64,
}

impl How for Columns {
    fn sentence(&self) -> Message {
        words::balance_again(self.base)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        in_multiples(&typed::<MooresNim>(exchange.after).at, self.base)
    }
}
