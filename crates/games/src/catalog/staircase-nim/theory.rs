//! Why a staircase is won: the coins on odd steps are the heaps of Nim, and moves from even steps are undone.

use super::{StaircaseNim, odd_steps, words};
use crate::theory::{columns, in_multiples, nim_sum};
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe, typed};

/// Coins stand on even steps alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenSteps;

impl Explanation for EvenSteps {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::only_even()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::only_even_wins()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(OneStepOn)
    }
}

/// Move the coins that have just come down one step further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneStepOn;

impl How for OneStepOn {
    fn sentence(&self) -> Message {
        words::one_step_on()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        answer.place + 1 == reply.place && answer.amount == reply.amount
    }
}

/// Coins on odd steps, read as the heaps of Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSteps {
    /// The coins on steps 1, 3, 5 and so on.
    pub coins: Vec<u64>,
}

impl OddSteps {
    fn xor(&self) -> u64 {
        self.coins.iter().fold(0, |xor, coins| xor ^ coins)
    }

    fn summed(&self) -> String {
        nim_sum(self.coins.iter().copied().filter(|coins| *coins > 0))
    }
}

impl Explanation for OddSteps {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match self.coins.iter().filter(|coins| **coins > 0).count() {
            1 => words::one_odd(self.xor()),
            _ => words::odd_steps(&self.summed(), self.xor()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::odd_balanced(&self.summed())
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let had = before.and_then(explanation::of::<OddSteps>);
        let had = had.filter(|had| had.coins.len() == self.coins.len());
        columns(had.map_or(&self.coins, |had| &had.coins), &self.coins, 2)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Balance)
    }
}

/// Leave each power of two on an even number of odd steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance;

impl How for Balance {
    fn sentence(&self) -> Message {
        words::balance_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let (reply, answer) = (exchange.reply.first(), exchange.answer.first());
        // Steps are counted from 1 in the sentence, and places from 0.
        if !reply.place.is_multiple_of(2) {
            return answer.place + 1 == reply.place && answer.amount == reply.amount;
        }
        let coins: Vec<u64> = odd_steps(&typed::<StaircaseNim>(exchange.after).at).collect();
        in_multiples(&coins, 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
    use alloc::collections::BTreeMap;
    use alloc::vec;
    use solver::mex::mex;
    use solver::rules::{Rules, moves};
    use solver::theory::Theory;

    #[test]
    fn theory_knows_every_winner_and_every_value() {
        let Claimed { positions, winners, values, .. } = claimed::<StaircaseNim>();
        assert_eq!((winners, values), (positions, positions));
    }

    #[test]
    fn odd_steps_are_those_of_the_staircase() {
        each_explained::<StaircaseNim, OddSteps>(|small, seen| {
            let odd: Vec<u64> = small.at().iter().copied().step_by(2).collect();
            assert_eq!((&seen.coins, by_columns(&odd)), (&odd, small.known().value));
        });
        each_explained::<StaircaseNim, EvenSteps>(|small, _| {
            assert_eq!((small.known().wins, small.known().value), (false, 0), "{}", small.here());
        });
    }

    /// The Grundy value by the definition.
    fn plain(at: &Vec<u64>, known: &mut BTreeMap<Vec<u64>, u64>) -> u64 {
        if let Some(value) = known.get(at) {
            return *value;
        }
        let after = moves(&StaircaseNim, at, usize::MAX).into_iter();
        let options: Vec<u64> = after.map(|mv| plain(&StaircaseNim.play(at, &mv), known)).collect();
        let value = mex(options);
        known.insert(at.clone(), value);
        value
    }

    #[test]
    fn values_are_those_of_plain_recursion() {
        let mut known = BTreeMap::new();
        for n in 0..4_u64.pow(4) {
            let at = vec![n % 4, n / 4 % 4, n / 16 % 4, n / 64 % 4];
            let value = plain(&at, &mut known);
            let claim = StaircaseNim.claim(&at).and_then(|claim| claim.grundy);
            assert_eq!(claim, Some(value), "{at:?}");
        }
    }

    #[test]
    fn limits_of_staircases() {
        limits::<StaircaseNim>("", ["63", "0.0.0.0.0.0.0.64"], "0.65");
        refused::<StaircaseNim>("", "1.1.1.1.1.1.1.1.1", "1 to 8");
    }
}
