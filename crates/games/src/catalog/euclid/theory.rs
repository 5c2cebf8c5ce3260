//! Why two numbers are won: the golden ratio says whether the next move is forced the right way.

use super::{Euclid, Pair, after, ordered, words};
use crate::table::sign;
use crate::theory::{over, share};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Cell, Figure};
use solver::play::{Move, Outcome};
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// Most quotients that are drawn.
const DRAWN: usize = 10;

/// How often the smaller number goes into the larger, step by step, until nothing is left.
pub(super) fn quotients(mut low: u64, mut high: u64) -> Vec<u64> {
    let mut all = Vec::new();
    while low > 0 {
        all.push(high / low);
        (low, high) = (high % low, low);
    }
    all
}

/// True if the larger of two positive numbers is less than golden ratio times the smaller one, exactly.
fn near(low: u64, high: u64) -> bool {
    let (low, high) = (u128::from(low), u128::from(high));
    high * high < high * low + low * low
}

impl Euclid {
    /// True if the player to move loses (Cole and Davie 1969, Grossman 1997).
    fn lost(self, at: &Pair) -> bool {
        match ordered(at) {
            (0, _) => true,
            (low, high) => near(low, high) && (self.equal || low < high),
        }
    }

    /// The Grundy value of a smaller and a larger number.
    ///
    /// A chain of numbers that differ by the smaller one can be left from each of its later members, and has
    /// one more pair at its beginning. So its values are 0, 1, 2, … without the value of that pair.
    pub(super) fn value(self, low: u64, high: u64) -> u64 {
        let (times, rest) = match low {
            0 => return 0,
            low => (high / low, high % low),
        };
        if rest == 0 {
            return if self.equal { times - 1 } else { times };
        }
        let first = self.value(rest, low);
        if times > first { times } else { times - 1 }
    }
}

impl Theory for Euclid {
    fn claim(&self, at: &Pair) -> Option<Claim> {
        let (low, high) = ordered(at);
        let most = self.most(at);
        // All other moves leave a larger number that is at least twice the smaller.
        let last = [most.saturating_sub(1), most].into_iter().filter(|times| *times > 0);
        let winning = last.filter(|times| self.lost(&after(at, *times)));
        Some(Claim {
            outcome: Outcome::of_mover_winning(!self.lost(at)),
            grundy: Some(self.value(low, high)),
            winning: winning.map(|times| Move::one(0, times)).collect(),
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Pair) -> Option<SharedExplanation> {
        let (low, high) = ordered(at);
        match self.most(at) {
            0 => over(),
            _ => Some(share(Ratio { low, high, equal: self.equal })),
        }
    }

    /// Takes the smaller number as often as it can.
    fn naive(&self, at: &Pair) -> Option<Move> {
        Some(self.most(at)).filter(|most| *most > 0).map(|most| Move::one(0, most))
    }
}

/// Two numbers against the golden ratio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The smaller number.
    pub low: u64,
    /// The larger one.
    pub high: u64,
    /// True if equal numbers end the game.
    pub equal: bool,
}

impl Explanation for Ratio {
    fn mover_wins(&self) -> Option<bool> {
        Some(!near(self.low, self.high) || self.low == self.high)
    }

    fn summary(&self) -> Message {
        let Ratio { low, high, .. } = *self;
        if low == high {
            words::equal_numbers(low)
        } else if near(low, high) {
            words::forced(high, low, high - low)
        } else {
            words::beyond(high, low)
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::leaves_near(self.high, self.low, self.high - self.low)
    }

    /// The quotients; the first one that is not 1 gives its player a choice.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let all = quotients(self.low, self.high);
        let choice = all.iter().position(|quotient| *quotient > 1);
        let cell = |(n, quotient): (usize, &u64)| Cell {
            text: sign(quotient),
            boxed: false,
            marked: Some(n) == choice,
        };
        let cells = all.iter().take(DRAWN).enumerate().map(cell).collect();
        Figure::Strip { cells, caption: words::quotients() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Golden { equal: self.equal })
    }
}

/// Leave numbers of which the larger is less than 1.618… times the smaller, or the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Golden {
    /// True if equal numbers end the game, and false if a zero does.
    pub equal: bool,
}

impl How for Golden {
    fn sentence(&self) -> Message {
        if self.equal { words::golden_or_equal() } else { words::golden_or_zero() }
    }

    /// Compares in ten-thousandths, which is fine enough for numbers of four digits.
    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (low, high) = ordered(&typed::<Euclid>(exchange.after).at);
        let golden = high * 1_000_000_000 < low * 1_618_033_989;
        low == 0 || golden && (self.equal || low < high)
    }
}
