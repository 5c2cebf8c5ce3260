//! Numbers that play as heaps of Nim: cell numbers, or gaps between coins.

use super::columns;
use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::Figure;
use solver::recipe::Recipe;

/// Numbers in powers of two (Bouton 1902); the player to move loses if each power occurs an even number of times.
#[derive(Clone, Debug)]
pub struct Balance {
    /// The numbers.
    pub numbers: Vec<u64>,
    /// What they are, as a word by which the messages choose a noun: `cells`, `distances` or `gaps`.
    pub what: &'static str,
    /// How to go on after a move that leaves a balance.
    pub recipe: Recipe,
}

impl Balance {
    /// The nim-sum.
    ///
    /// ```
    /// use games::theory::balance::Balance;
    /// use solver::recipe::Recipe;
    /// let balance = Balance { numbers: vec![2, 5, 9], what: "cells", recipe: Recipe::Unknown };
    /// assert_eq!(balance.xor(), 14);
    /// ```
    pub fn xor(&self) -> u64 {
        self.numbers.iter().fold(0, |sum, number| sum ^ number)
    }
}

impl Explanation for Balance {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match self.xor() {
            0 => words::balance_even(self.what),
            xor => words::balance_odd(self.what, xor),
        }
    }

    fn why_lost(&self, _: bool) -> Message {
        words::balance_loses(self.what)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::balance_wins(self.what)
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let had = before
            .and_then(explanation::of::<Balance>)
            .filter(|had| had.numbers.len() == self.numbers.len());
        columns(had.map_or(&self.numbers, |had| &had.numbers), &self.numbers, 2)
    }

    fn recipe(&self) -> Recipe {
        self.recipe.clone()
    }
}
