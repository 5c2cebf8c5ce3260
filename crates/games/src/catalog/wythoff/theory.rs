//! Why two piles are won: the cold pair with the same difference.

use super::{Wythoff, words};
use crate::table::sign;
use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::golden;
use solver::recipe::{Exchange, How, Recipe, typed};

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
            words::cold(low, high, n)
        } else {
            words::not_cold(n, cold, cold + n, low, high)
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::why_it_wins(self.low, self.high, self.high - self.low)
    }

    /// Cold pairs with differences around this one; the current one is marked.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let difference = self.high - self.low;
        let first = difference.saturating_sub(2);
        let mut cells = Vec::new();
        for n in first..first + 5 {
            let cold = golden::lower(n);
            cells.push(Cell {
                text: sign(format!("({cold}, {})", cold + n)),
                boxed: n == difference && cold == self.low,
                marked: n == difference,
            });
        }
        Figure::Strip { cells, caption: words::pairs_near() }
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
        words::cold_again()
    }

    /// In the cold pair of difference n the smaller pile is nφ, rounded down: the last m with m² < mn + n².
    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (one, other) = typed::<Wythoff>(exchange.after).at;
        let (m, n) = (u128::from(one.min(other)), u128::from(one.abs_diff(other)));
        let below = |m: u128| m * m < m * n + n * n;
        (m, n) == (0, 0) || below(m) && !below(m + 1)
    }
}
