//! What is known of Chomp: two arms, two rows or columns, and a stolen answer for whole bars.

use super::{Bar, Chomp, words};
use crate::theory::{over, share};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The lengths of a bar's arms to the right and down, if it consists of them and the corner alone.
fn arms(bar: &[u64]) -> Option<(u64, u64)> {
    let below = &bar[1..];
    below.iter().all(|squares| *squares == 1).then_some((bar[0] - 1, below.len() as u64))
}

/// The longer and the shorter of two rows, or of two columns, if the bar has no more.
fn pair(bar: &[u64]) -> Option<(u64, u64)> {
    match bar {
        [long, short] => Some((*long, *short)),
        [2, ..] => {
            let short = bar.iter().filter(|squares| **squares == 2).count() as u64;
            Some((bar.len() as u64, short))
        }
        _ => None,
    }
}

/// Who wins, where a closed form exists: true for the player to move.
pub(super) fn closed(bar: &Bar) -> Option<bool> {
    if let Some((right, down)) = arms(bar) {
        return Some(right != down);
    }
    pair(bar).map(|(long, short)| long != short + 1)
}

/// The theory that applies to a bar.
pub(super) fn explanation(bar: &Bar) -> Option<SharedExplanation> {
    if let Some((right, down)) = arms(bar) {
        return if right + down == 0 { over() } else { Some(share(Arms { right, down })) };
    }
    if let Some((long, short)) = pair(bar) {
        return Some(share(Pair { long, short, rows: bar.len() == 2 }));
    }
    let (rows, columns) = (bar.len() as u64, bar[0]);
    let whole = bar.iter().all(|squares| *squares == columns);
    whole.then(|| share(Whole { rows, columns }))
}

/// Two arms that meet in the poisoned corner: two heaps of Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arms {
    /// Squares to the right of the corner.
    pub right: u64,
    /// Squares below it.
    pub down: u64,
}

impl Explanation for Arms {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.right != self.down)
    }

    fn summary(&self) -> Message {
        let Arms { right, down } = *self;
        if right == down { words::equal_arms(right) } else { words::unequal_arms(right, down) }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::arms_win(self.right)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EqualArms)
    }
}

/// Leave two arms of the same length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EqualArms;

impl How for EqualArms {
    fn sentence(&self) -> Message {
        words::arms_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let bar = &typed::<Chomp>(exchange.after).at;
        bar[1..].iter().all(|squares| *squares == 1) && bar[0] == bar.len() as u64
    }
}

/// Two rows, or two columns, that begin at the poisoned corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Squares in the one with the corner.
    pub long: u64,
    /// Squares in the other.
    pub short: u64,
    /// True for rows, false for columns.
    pub rows: bool,
}

/// The word by which messages choose between rows and columns.
fn name(rows: bool) -> &'static str {
    if rows { "rows" } else { "columns" }
}

impl Explanation for Pair {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.long != self.short + 1)
    }

    fn summary(&self) -> Message {
        let Pair { long, short, .. } = *self;
        let said = if long == short + 1 { words::one_more } else { words::not_one_more };
        said(name(self.rows), long, short)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::one_more_wins(name(self.rows), self.long, self.short)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(OneMore { rows: self.rows })
    }
}

/// Leave two rows, or two columns; the one with the corner has one square more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneMore {
    /// True for rows, false for columns.
    pub rows: bool,
}

impl How for OneMore {
    fn sentence(&self) -> Message {
        words::one_more_again(name(self.rows))
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let bar = &typed::<Chomp>(exchange.after).at;
        let columns: Vec<u64> = (0..bar[0])
            .map(|n| bar.iter().filter(|squares| **squares > n).count() as u64)
            .collect();
        match if self.rows { bar } else { &columns }.as_slice() {
            [first] => *first == 1,
            [first, second] => *first == second + 1,
            _ => false,
        }
    }
}

/// A whole bar of more than two rows and columns: the first player can steal any winning answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole {
    /// Its rows.
    pub rows: u64,
    /// Its columns.
    pub columns: u64,
}

impl Explanation for Whole {
    fn mover_wins(&self) -> Option<bool> {
        Some(true)
    }

    fn summary(&self) -> Message {
        if self.rows == self.columns { words::stolen_square() } else { words::stolen_bar() }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Claimed, claimed};
    use solver::rules::Rules;

    #[test]
    fn theory_knows_the_winner_of_two_arms_and_of_two_lines() {
        let Claimed { positions, winners, values, .. } = claimed::<Chomp>();
        assert!(winners >= 100 && winners < positions && values == 0, "{winners} of {positions}");
    }

    /// Wins for the player to move, by trying everything.
    fn wins(bar: &Bar, known: &mut Vec<(Bar, bool)>) -> bool {
        if let Some((_, won)) = known.iter().find(|(had, _)| had == bar) {
            return *won;
        }
        let mut options = Vec::new();
        Chomp.options(bar, &mut options);
        let won = options.iter().any(|option| !wins(option, known));
        known.push((bar.clone(), won));
        won
    }

    #[test]
    fn closed_forms_are_plain_recursion() {
        let mut known = Vec::new();
        let mut explained = 0;
        for bar in crate::catalog::chomp::bars(5, 5) {
            let won = wins(&bar, &mut known);
            if let Some(claimed) = closed(&bar) {
                assert_eq!(claimed, won, "{bar:?}");
                explained += 1;
            }
            if let Some(decided) =
                explanation(&bar).and_then(|explanation| explanation.mover_wins())
            {
                assert_eq!(decided, won, "{bar:?}");
            }
        }
        assert!(explained > 40, "{explained}");
    }
}
