//! Why a bar is won: distances in pairs, powers of two, and the end of misère play.

use super::{Bar, ChocolateBar, words};
use crate::theory::balance::Balance;
use crate::theory::{even_or_odd_ones, in_pairs, over, share};
use alloc::vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Cell, Figure};
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
    Some(match Near::of(at) {
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

/// The end of misère play: at most one distance is more than 1 (Bouton 1902).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    /// Distances of 1.
    pub ones: u64,
    /// The distance that is more, if there is one.
    pub far: Option<u64>,
}

impl Near {
    /// The end of misère play, if it is near.
    pub(super) fn of(at: &Bar) -> Option<Near> {
        let mut more = at.iter().copied().filter(|distance| *distance > 1);
        let (far, second) = (more.next(), more.next());
        let ones = at.iter().filter(|distance| **distance == 1).count() as u64;
        second.is_none().then_some(Near { ones, far })
    }

    /// True if the player to move wins.
    pub(super) fn wins(&self) -> bool {
        self.far.is_some() || self.ones.is_multiple_of(2)
    }
}

impl Explanation for Near {
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
        Figure::Strip { cells, caption: words::distances_left() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}
