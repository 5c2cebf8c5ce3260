//! Why a bar is won: distances in pairs, powers of two, and the end of misère play.

use super::{Bar, ChocolateBar, words};
use crate::theory::balance::Balance;
use crate::theory::ones::{Ones, Sentences};
use crate::theory::{even_or_odd_ones, in_pairs, over, share};
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The nim-sum of the distances.
pub(super) fn xor(at: &Bar) -> u64 {
    at.iter().fold(0, |sum, distance| sum ^ distance)
}

/// The simplest explanation of a bar.
pub(super) fn explanation(at: &Bar, misere: bool) -> Option<SharedExplanation> {
    if at.iter().all(|distance| *distance == 0) {
        return over();
    }
    Some(match near(at) {
        Some(near) if misere => share(near),
        _ if !misere && in_pairs(at) => share(Pairs { bar: *at }),
        _ => {
            let recipe = Recipe::own(EvenDistances { misere });
            share(Balance { numbers: at.to_vec(), what: "distances", recipe })
        }
    })
}

/// The four distances are two pairs of equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// The bar.
    pub bar: Bar,
}

impl Pairs {
    /// True if opposite distances are equal.
    pub fn in_the_middle(&self) -> bool {
        let [above, below, left, right] = self.bar;
        above == below && left == right
    }
}

impl Explanation for Pairs {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        if self.in_the_middle() { words::in_the_middle() } else { words::in_pairs() }
    }

    fn why_lost(&self, _: bool) -> Message {
        if self.in_the_middle() { words::why_middle_loses() } else { words::why_pairs_lose() }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if self.in_the_middle() { words::middle_wins() } else { words::pairs_win() }
    }

    fn recipe(&self) -> Recipe {
        if self.in_the_middle() { Recipe::own(Mirror) } else { Recipe::own(Partner) }
    }
}

/// Break off the same on the opposite side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirror;

impl How for Mirror {
    fn sentence(&self) -> Message {
        words::mirror()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        // Opposite sides stand side by side: 0 and 1, 2 and 3.
        answer.amount == reply.amount && answer.place == reply.place ^ 1
    }
}

/// Break off as much on a side to which the soap was just as far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partner;

impl How for Partner {
    fn sentence(&self) -> Message {
        words::partner()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        let bar = typed::<ChocolateBar>(exchange.between).at;
        let before = bar[reply.place as usize] + reply.amount;
        answer.place != reply.place
            && answer.amount == reply.amount
            && bar[answer.place as usize] == before
    }
}

/// Leave each power of two in an even number of distances (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenDistances {
    /// In misère play this holds while a distance of more than 1 is left after the move; without one, leave an odd
    /// number of distances of 1.
    pub misere: bool,
}

impl How for EvenDistances {
    fn sentence(&self) -> Message {
        if self.misere { words::even_again_misere() } else { crate::words::balance_again() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        even_or_odd_ones(&typed::<ChocolateBar>(exchange.after).at, self.misere)
    }
}

/// What is said of the end of misère play.
static END: Sentences = Sentences {
    one_far: words::one_far,
    ones_left: words::ones_left,
    ones_win: words::ones_win,
    caption: words::distances_left,
};

/// The end of misère play, if it is near.
pub(super) fn near(at: &Bar) -> Option<Ones> {
    Ones::of(at, &END)
}
