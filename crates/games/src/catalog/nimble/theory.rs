//! Why chips on a strip are won: partners, powers of two, and the end of misère play.

use super::{Nimble, words};
use crate::theory::even_or_odd_ones;
use crate::theory::ones::{Ones, Sentences};
use messages::Message;
use solver::explanation::Explanation;
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

/// What is said of the end of misère play.
static END: Sentences = Sentences {
    one_far: words::one_far,
    ones_left: words::ones_left,
    ones_win: words::ones_win,
    caption: words::cells_left,
};

/// The end of misère play, if it is near.
pub(super) fn low(at: &[u64]) -> Option<Ones> {
    Ones::of(at, &END)
}
