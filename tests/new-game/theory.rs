//! Why coins on stairs are won: only the odd steps count, and they are heaps of Nim.

use super::{CoinsOnStairs, words};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::{Exchange, How, Recipe, typed};

/// The coins on the first, the third, the fifth step and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSteps {
    /// Coins on each of them, the lowest first.
    pub odd: Vec<u64>,
}

impl OddSteps {
    /// The nim-sum of these numbers.
    fn xor(&self) -> u64 {
        self.odd.iter().fold(0, |xor, coins| xor ^ coins)
    }
}

impl Explanation for OddSteps {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        let odd = crate::words::list(&self.odd);
        match self.xor() {
            0 => words::balanced(odd),
            xor => words::unbalanced(odd, xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::why_it_wins(crate::words::list(&self.odd))
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EvenSteps)
    }
}

/// Move the same coins once more, or make the odd steps even out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenSteps;

impl How for EvenSteps {
    fn sentence(&self) -> Message {
        words::even_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        // From an even step: the same coins go on, one step lower.
        if reply.place % 2 == 1 {
            return (answer.place, answer.amount) == (reply.place - 1, reply.amount);
        }
        let stairs = &typed::<CoinsOnStairs>(exchange.after).at;
        let odd = |bit: u32| stairs.iter().step_by(2).filter(|coins| **coins >> bit & 1 == 1).count();
        (0..8).all(|bit| odd(bit) % 2 == 0)
    }
}
