//! Why lanes are won: gaps that are equal in pairs, and gaps in balance.

use super::{Northcott, words};
use crate::theory::in_multiples;
use crate::theory::in_pairs;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::{Exchange, How, Recipe, typed};

/// The gaps are equal in pairs, apart from those without a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twins {
    /// True if all checkers have met.
    pub met: bool,
}

impl Explanation for Twins {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        if self.met { words::met() } else { words::twins() }
    }

    fn why_lost(&self, _: bool) -> Message {
        if self.met { words::why_met_loses() } else { words::why_twins_lose() }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if self.met { words::met_wins() } else { words::twins_win() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Copy { met: self.met })
    }
}

/// Make the gaps equal in pairs again, or let all checkers meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy {
    /// True if all checkers have met.
    pub met: bool,
}

impl How for Copy {
    fn sentence(&self) -> Message {
        if self.met { words::follow() } else { words::copy_again() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let gaps = typed::<Northcott>(exchange.after).at.gaps();
        if self.met { gaps.iter().all(|gap| *gap == 0) } else { in_pairs(&gaps) }
    }
}

/// Leave each power of two in an even number of gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenGaps;

impl How for EvenGaps {
    fn sentence(&self) -> Message {
        words::even_gaps_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        in_multiples(&typed::<Northcott>(exchange.after).at.gaps(), 2)
    }
}
