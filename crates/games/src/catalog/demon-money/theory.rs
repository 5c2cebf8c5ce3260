//! Why a pile before the demon is won: bands of lost and of won piles.

use super::{DemonMoney, words};
use crate::table::sign;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, Recipe, typed};

/// A pile among the bands of Demon Money (Khovanova and students 2017): from `root`² − 1 on,
/// `root` lost piles and then `root` + 1 won ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Coins in the pile.
    pub pile: u64,
    /// The greatest number whose square is at most `pile` + 1.
    pub root: u64,
}

impl Explanation for Band {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.pile + 2 > self.root * self.root + self.root)
    }

    fn summary(&self) -> Message {
        let (pile, k) = (self.pile, self.root);
        let (first, last) = (k * k - 1, k * k + k - 2);
        if k == 1 && pile > 0 {
            words::won_at_once(pile)
        } else if pile <= last {
            words::lost_band(pile, first, last)
        } else {
            words::won_band(pile, last + 1, (k + 1) * (k + 1) - 2, first, last)
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let k = self.root;
        words::why_it_wins(self.pile, k, k * k - 1, k * k + k - 2)
    }

    /// The bands around that of the pile, each a stretch of lost piles and one of won ones.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells = Vec::new();
        for k in self.root.saturating_sub(1).max(1)..=self.root + 1 {
            let first = k * k - 1;
            for (from, past) in [(first, first + k), (first + k, first + 2 * k + 1)] {
                let last = past - 1;
                let text = if from == last { from.to_string() } else { format!("{from}–{last}") };
                let marked = (from..past).contains(&self.pile);
                cells.push(Cell { text: sign(text), boxed: from == first, marked });
            }
        }
        Figure::Strip { cells, caption: words::bands() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(LostBand)
    }

    fn annotation(&self) -> Annotation {
        Annotation::Band(self.root)
    }
}

/// Leave a pile from k² − 1 to k² + k − 2 for some k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBand;

impl How for LostBand {
    fn sentence(&self) -> Message {
        words::lost_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let pile = typed::<DemonMoney>(exchange.after).at;
        let mut bands = (1..).map(|k| (k * k - 1, k * k + k - 2));
        bands.find(|(_, last)| pile <= *last).is_some_and(|(first, _)| first <= pile)
    }
}
