//! Why chips on a strip are won: partners, powers of two, and the end of misère play.

use super::{Nimble, words};
use crate::theory::even_or_odd_ones;
use alloc::vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, Recipe, typed};

/// Every chip that can still move has a partner on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partners;

impl Explanation for Partners {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::partners()
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_partners_lose()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::partners_win()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Follow)
    }
}

/// Move the partner of the opponent's chip to the same cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follow;

impl How for Follow {
    fn sentence(&self) -> Message {
        words::follow()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        exchange.answer == exchange.reply
    }
}

/// Leave each power of two in an even number of cell numbers (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenCells {
    /// In misère play this holds while a chip lies beyond cell 1 after the move; without one, leave an odd number of
    /// chips on cell 1.
    pub misere: bool,
}

impl How for EvenCells {
    fn sentence(&self) -> Message {
        if self.misere { words::even_again_misere() } else { crate::words::balance_again() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        even_or_odd_ones(&typed::<Nimble>(exchange.after).at, self.misere)
    }
}

/// The end of misère play: at most one chip lies beyond cell 1 (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Low {
    /// Chips on cell 1.
    pub ones: u64,
    /// The cell of the chip beyond it, if there is one.
    pub far: Option<u64>,
}

/// The end of misère play, if it is near.
pub(super) fn low(at: &[u64]) -> Option<Low> {
    let mut beyond = at.iter().copied().filter(|cell| *cell > 1);
    let (far, second) = (beyond.next(), beyond.next());
    let ones = at.iter().filter(|cell| **cell == 1).count() as u64;
    second.is_none().then_some(Low { ones, far })
}

impl Low {
    /// True if the player to move wins.
    pub(super) fn wins(&self) -> bool {
        self.far.is_some() || self.ones.is_multiple_of(2)
    }
}

impl Explanation for Low {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.wins())
    }

    fn summary(&self) -> Message {
        match self.far {
            Some(far) => words::one_far(far, self.ones),
            None => words::ones_left(self.ones),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::ones_win(self.ones)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells = vec![Cell::plain(1); self.ones as usize];
        cells.extend(self.far.map(|far| Cell { marked: true, ..Cell::plain(far) }));
        Figure::Strip { cells, caption: words::cells_left() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
