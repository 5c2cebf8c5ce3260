//! Why two piles are won: the cold pair with the same difference.

use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::golden;
use solver::recipe::{How, Recipe};

/// Two piles against the cold pair with the same difference (Wythoff 1907).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Golden {
    /// The smaller pile.
    pub low: u64,
    /// The larger pile.
    pub high: u64,
    /// Smaller pile of the cold pair whose difference is `high - low`.
    pub cold: u64,
}

impl Explanation for Golden {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.low != self.cold)
    }

    fn summary(&self) -> Message {
        let Golden { low, high, cold } = *self;
        let n = high - low;
        if low == cold {
            return format!("({low}, {high}) is a cold pair: {low} = ⌊{n}φ⌋.").into();
        }
        let partner = cold + n;
        format!("The cold pair with difference {n} is ({cold}, {partner}), not ({low}, {high}).")
            .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Golden { low, high, .. } = *self;
        let n = high - low;
        format!(
            "It leaves ({low}, {high}), a cold pair: {low} = ⌊{n}φ⌋, and their difference is {n}. No move \
             joins two cold pairs."
        ).into()
    }

    /// Cold pairs with differences around this one; the current one is marked.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let difference = self.high - self.low;
        let first = difference.saturating_sub(2);
        let mut cells = Vec::new();
        for n in first..first + 5 {
            let cold = golden::lower(n);
            cells.push(Cell {
                text: format!("({cold}, {})", cold + n).into(),
                boxed: n == difference && cold == self.low,
                marked: n == difference,
            });
        }
        Figure::Strip { cells, caption: "Cold pairs near this one".into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(ColdPair)
    }
}

/// Leave a cold pair (Wythoff 1907).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColdPair;

impl How for ColdPair {
    fn sentence(&self) -> Message {
        "@winner can always leave a cold pair again.".into()
    }
}
