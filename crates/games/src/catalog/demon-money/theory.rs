//! Why a pile before the demon is won: bands of lost and of won piles.

use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{How, Recipe};

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
            return format!(
                "{pile} lies in the won band from 1 to 2: pay so that nothing is left."
            )
            .into();
        }
        if pile <= last {
            return format!(
                "{pile} lies in the lost band from {first} to {last}, and both roundings leave it."
            )
            .into();
        }
        format!(
            "{pile} lies in the won band from {} to {}: pay so that it falls to one of {first} to {last}.",
            last + 1,
            (k + 1) * (k + 1) - 2,
        ).into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let (pile, k) = (self.pile, self.root);
        format!(
            "It leaves {pile}, which lies in the lost band from {k}² − 1 = {} to {k}² + {k} − 2 = {}. \
             However the root is rounded, the next pile lies in the won band below.",
            k * k - 1,
            k * k + k - 2,
        ).into()
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
                cells.push(Cell { text: text.into(), boxed: from == first, marked });
            }
        }
        let caption = "Bands of piles; in the boxed ones the player to move loses".to_string();
        Figure::Strip { cells, caption: caption.into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(LostBand)
    }

    fn terms(&self) -> Vec<u64> {
        vec![self.root]
    }
}

/// Leave a pile from k² − 1 to k² + k − 2 for some k.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBand;

impl How for LostBand {
    fn sentence(&self) -> Message {
        "From there @winner can leave a lost band again.".into()
    }
}
