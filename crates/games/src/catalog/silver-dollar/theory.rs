//! Why coins in pairs are won: gaps that are closed, gaps in balance, and a dollar that is offered.

use super::{Coins, End, SilverDollar, words};
use crate::theory::in_multiples;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::{Exchange, How, Recipe, typed};

/// The word by which messages choose.
fn word(end: End) -> &'static str {
    match end {
        End::Bag => "bag",
        End::Next => "next",
        End::None => "none",
    }
}

/// The dollar can be won at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// How it is won.
    pub end: End,
}

impl Explanation for Offered {
    fn mover_wins(&self) -> Option<bool> {
        Some(true)
    }

    fn summary(&self) -> Message {
        words::offered(word(self.end))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// No pair has a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed {
    /// What becomes of the dollar.
    pub end: End,
}

impl Explanation for Closed {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::closed()
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_closed_loses(word(self.end))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::closed_wins()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Close { end: self.end })
    }
}

/// True if an answer takes the dollar, where it is offered, or else leaves gaps that are good.
fn good(exchange: &Exchange<'_>, gaps: impl Fn(&[u64]) -> bool) -> bool {
    let (between, after) =
        (typed::<SilverDollar>(exchange.between), typed::<SilverDollar>(exchange.after));
    let offers = |rules: &SilverDollar, at: &Coins| rules.capture(at).is_some();
    if offers(&between.rules, &between.at) {
        return after.rules.over(&after.at);
    }
    !offers(&after.rules, &after.at) && gaps(&after.rules.gaps(&after.at))
}

/// Close the gap again with the partner of the coin that has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Close {
    /// What becomes of the dollar.
    pub end: End,
}

impl How for Close {
    fn sentence(&self) -> Message {
        words::close_again(word(self.end))
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        good(exchange, |gaps| gaps.iter().all(|gap| *gap == 0))
    }
}

/// Leave each power of two in an even number of gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenGaps {
    /// What becomes of the dollar.
    pub end: End,
}

impl How for EvenGaps {
    fn sentence(&self) -> Message {
        words::even_gaps_again(word(self.end))
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        good(exchange, |gaps| in_multiples(gaps, 2))
    }
}
