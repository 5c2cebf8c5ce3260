//! Why a row of coins is won: each head has a value, and the values are added as in Nim.

use super::rules::name;
use super::{Row, Turning, TurningTurtles, words};
use crate::theory::{in_multiples, nim_sum, values};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe, typed};

impl Turning {
    /// The value of a row with heads on this coin alone.
    pub(super) fn value(self, coin: usize) -> u64 {
        let number = coin as u64 + self.first();
        match self {
            Turning::Turtles | Turning::Twins => number,
            // The last binary digit makes the number of ones odd.
            Turning::Mock => 2 * number + u64::from(number.count_ones().is_multiple_of(2)),
            Turning::Ruler => 1 << number.trailing_zeros(),
        }
    }
}

/// The Grundy value of a row.
pub(super) fn value(turning: Turning, at: &Row) -> u64 {
    let heads = (0..at.len()).filter(|coin| at[*coin]);
    heads.fold(0, |xor, coin| xor ^ turning.value(coin))
}

/// Heads in a row, with the value of each alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heads {
    /// The rule.
    pub turning: Turning,
    /// Number and value of each coin that shows heads and is worth something, left to right.
    pub heads: Vec<(String, u64)>,
    /// The word of the rule, by which sentences choose what they say.
    word: &'static str,
}

impl Heads {
    pub(super) fn new(rules: &TurningTurtles, at: &Row) -> Heads {
        let turning = rules.turning;
        let heads = (0..at.len()).filter(|coin| at[*coin]);
        let heads = heads.map(|coin| (name(turning, coin), turning.value(coin)));
        Heads {
            turning,
            heads: heads.filter(|(_, value)| *value > 0).collect(),
            word: rules.word(),
        }
    }

    fn xor(&self) -> u64 {
        self.heads.iter().fold(0, |xor, (_, value)| xor ^ value)
    }

    /// True if the values are the numbers of the coins, which need no other name.
    fn plain(&self) -> bool {
        matches!(self.turning, Turning::Turtles | Turning::Twins)
    }

    fn summed(&self) -> String {
        nim_sum(self.heads.iter().map(|(_, value)| *value))
    }
}

impl Explanation for Heads {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match (self.heads.as_slice(), self.plain()) {
            ([(name, _)], true) => words::one_head(name),
            ([(name, value)], false) => words::one_head_worth(name, *value),
            (_, true) => words::numbers_of_heads(&self.summed(), self.xor()),
            (_, false) => words::values_of_heads(&self.summed(), self.xor()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if self.plain() {
            words::numbers_balance(&self.summed())
        } else {
            words::values_balance(&self.summed())
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |(name, value): &(String, u64)| {
            let shown = if self.plain() { name.clone() } else { format!("{name}: {value}") };
            (shown, *value)
        };
        values(self.heads.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Balance { word: self.word })
    }
}

/// Leave heads whose values use every power of two an even number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The word of the rule, which says how the value of a coin is found.
    pub word: &'static str,
}

impl How for Balance {
    fn sentence(&self) -> Message {
        words::balance_again(self.word)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = typed::<TurningTurtles>(exchange.after);
        let numbers = (after.rules.turning.first()..).zip(&after.at);
        let heads = numbers.filter(|(_, heads)| **heads).map(|(number, _)| number);
        // As the sentence says: the number with an odd number of ones in binary; or the largest power of two that
        // divides the number.
        let odd = |n: &u64| format!("{n:b}").matches('1').count() % 2 == 1;
        let worth = |n: u64| match self.word {
            "mock" => [2 * n, 2 * n + 1].into_iter().find(odd).unwrap_or(0),
            "ruler" => (0..6)
                .map(|power| 1 << power)
                .filter(|power| n.is_multiple_of(*power))
                .max()
                .unwrap_or(1),
            _ => n,
        };
        in_multiples(&heads.map(worth).collect::<Vec<_>>(), 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Claimed, by_columns, claimed, each_explained};
    use alloc::vec;
    use solver::mex::mex;
    use solver::rules::{Rules, moves};

    #[test]
    fn theory_knows_every_winner_and_every_value() {
        let Claimed { positions, winners, values, .. } = claimed::<TurningTurtles>();
        assert_eq!((winners, values), (positions, positions));
    }

    /// The values of all rows of so many coins by plain recursion; a row is the number whose binary digits are its
    /// coins, so that every move makes it smaller.
    fn plain(rules: &TurningTurtles, coins: usize) -> Vec<u64> {
        let row = |bits: usize| (0..coins).map(|coin| bits >> coin & 1 == 1).collect::<Row>();
        let bits = |row: &Row| (0..coins).map(|coin| usize::from(row[coin]) << coin).sum::<usize>();
        let mut known: Vec<u64> = Vec::new();
        for at in (0..1 << coins).map(row) {
            let after = moves(rules, &at, usize::MAX).into_iter();
            let options = after.map(|mv| known[bits(&rules.play(&at, &mv))]).collect::<Vec<_>>();
            known.push(mex(options));
        }
        known
    }

    #[test]
    fn values_are_those_of_plain_recursion() {
        for turning in [Turning::Turtles, Turning::Mock, Turning::Ruler, Turning::Twins] {
            let rules = TurningTurtles { turning };
            let known = plain(&rules, 9);
            for (bits, worth) in known.iter().enumerate() {
                let row: Row = (0..9).map(|coin| bits >> coin & 1 == 1).collect();
                assert_eq!(value(turning, &row), *worth, "{turning:?} {row:?}");
            }
        }
    }

    /// Mock Turtles from “Winning Ways”; Ruler is OEIS A006519.
    #[test]
    fn values_of_single_heads_are_those_of_the_literature() {
        let values = |turning: Turning| (0..12).map(|coin| turning.value(coin)).collect::<Vec<_>>();
        assert_eq!(values(Turning::Mock), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22]);
        assert_eq!(values(Turning::Ruler), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
        assert_eq!(values(Turning::Turtles), (1..=12).collect::<Vec<_>>());
    }

    #[test]
    fn heads_are_those_of_the_row() {
        each_explained::<TurningTurtles, Heads>(|small, seen| {
            let worth: Vec<u64> = seen.heads.iter().map(|(_, value)| *value).collect();
            assert_eq!(
                (by_columns(&worth), seen.xor()),
                (small.known().value, small.known().value)
            );
        });
    }

    #[test]
    fn sets_of_coins_are_moves_and_moves_are_sets() {
        let turned = |turning: Turning, coins: &[usize]| turning.turning(coins).is_some();
        assert!(turned(Turning::Turtles, &[3]) && turned(Turning::Turtles, &[0, 3]));
        assert!(!turned(Turning::Turtles, &[0, 1, 3]) && turned(Turning::Mock, &[0, 1, 3]));
        assert!(!turned(Turning::Mock, &[0, 1, 2, 3]) && turned(Turning::Ruler, &[0, 1, 2, 3]));
        assert!(!turned(Turning::Ruler, &[0, 2]) && turned(Turning::Twins, &[0, 2]));
        assert!(!turned(Turning::Twins, &[2]) && !turned(Turning::Twins, &[]));
        for mv in [vec![5], vec![1, 5]].iter().filter_map(|coins| Turning::Mock.turning(coins)) {
            assert_eq!(Turning::Mock.turning(&Turning::Mock.coins(mv.first())), Some(mv));
        }
    }
}
