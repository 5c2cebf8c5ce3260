//! Why Nim is won: columns of powers of two, and the end of misère play.

use super::{Nim, words};
use crate::theory::{columns, even_or_odd_ones};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The most heaps of one that are drawn.
const DRAWN: u64 = 24;

/// Heaps in powers of two (Bouton 1902); balanced when `xor` is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// Heap sizes.
    pub heaps: Vec<u64>,
    /// Their nim-sum.
    pub xor: u64,
    /// True in misère play, where this holds while two heaps or more are larger than one.
    pub misere: bool,
}

impl Explanation for Columns {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.xor {
            0 => words::balanced(),
            xor => words::unbalanced(xor),
        }
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_balanced_loses()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::why_it_wins()
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let had = before
            .and_then(explanation::of::<Columns>)
            .filter(|had| had.heaps.len() == self.heaps.len());
        columns(had.map_or(&self.heaps, |had| &had.heaps), &self.heaps, 2)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EvenColumns { misere: self.misere })
    }
}

/// Leave each power of two in an even number of heaps (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenColumns {
    /// In misère play this holds while a heap larger than one is left after the move; without
    /// one, leave an odd number of single heaps.
    pub misere: bool,
}

impl How for EvenColumns {
    fn sentence(&self) -> Message {
        if self.misere { words::even_again_misere() } else { words::even_again() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        even_or_odd_ones(&typed::<Nim>(exchange.after).at, self.misere)
    }
}

/// The end of misère Nim: at most one heap is larger than one (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Singles {
    /// Number of heaps of exactly one.
    pub singles: u64,
    /// The heap that is larger, if there is one.
    pub large: Option<u64>,
}

impl Explanation for Singles {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.large.is_some() || self.singles.is_multiple_of(2))
    }

    fn summary(&self) -> Message {
        match self.large {
            Some(large) => words::one_large(large, self.singles),
            None => words::singles_left(self.singles),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.singles {
            1 => words::single_wins(),
            singles => words::singles_win(singles),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let one = Cell::plain(1);
        let mut cells = vec![one; self.singles.min(DRAWN) as usize];
        let large = |n: u64| Cell { marked: true, ..Cell::plain(n) };
        cells.extend(self.large.map(large));
        Figure::Strip { cells, caption: words::heaps_left() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
