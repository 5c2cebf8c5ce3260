//! Why a board is won: columns with even numbers of chips, equal rows, and the end of misère play.

use super::rules::numbers;
use super::{Plainim, words};
use crate::theory::{columns, in_pairs};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{self, Explanation};
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe, typed};

/// Rows as binary numbers, whose columns hold even or odd numbers of chips (Bouton 1902).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The number of each row.
    pub rows: Vec<u64>,
    /// True in misère play, where this holds while two rows or more are larger than 1.
    pub misere: bool,
}

impl Columns {
    fn xor(&self) -> u64 {
        self.rows.iter().fold(0, |xor, row| xor ^ row)
    }
}

impl Explanation for Columns {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match self.xor().count_ones() {
            0 => words::all_even(),
            odd => words::some_odd(u64::from(odd)),
        }
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_even_loses()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::even_wins()
    }

    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let had = before.and_then(explanation::of::<Columns>);
        let had = had.filter(|had| had.rows.len() == self.rows.len());
        columns(had.map_or(&self.rows, |had| &had.rows), &self.rows, 2)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EvenColumns { misere: self.misere })
    }
}

/// Leave an even number of chips in every column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenColumns {
    /// In misère play this holds while a chip stands left of the last column; afterwards leave an odd number of chips.
    pub misere: bool,
}

impl How for EvenColumns {
    fn sentence(&self) -> Message {
        if self.misere { words::even_again_misere() } else { words::even_again() }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let at = &typed::<Plainim>(exchange.after).at;
        let (rows, columns) = at.size();
        let chips = |column: u32| (0..rows).filter(|row| at.holds(*row, column)).count();
        if self.misere && (0..columns - 1).all(|column| chips(column) == 0) {
            return chips(columns - 1) % 2 == 1;
        }
        (0..columns).all(|column| chips(column).is_multiple_of(2))
    }
}

/// Rows with chips in pairs of equal rows, in normal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twins {
    /// The number of each row.
    pub rows: Vec<u64>,
}

impl Explanation for Twins {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::equal_rows()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::equal_rows_win()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        columns(&self.rows, &self.rows, 2)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EqualRows)
    }
}

/// Leave rows in pairs of equal rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EqualRows;

impl How for EqualRows {
    fn sentence(&self) -> Message {
        words::equal_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        in_pairs(&numbers(&typed::<Plainim>(exchange.after).at))
    }
}

/// The end of misère play: at most one row has a chip left of the last column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Singles {
    /// Rows whose only chip is in the last column.
    pub singles: u64,
    /// True if there is a row with a chip farther left.
    pub large: bool,
}

impl Singles {
    pub(super) fn new(rows: &[u64]) -> Singles {
        let singles = rows.iter().filter(|row| **row == 1).count() as u64;
        Singles { singles, large: rows.iter().any(|row| *row > 1) }
    }
}

impl Explanation for Singles {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.large || self.singles.is_multiple_of(2))
    }

    fn summary(&self) -> Message {
        if self.large { words::one_large(self.singles) } else { words::singles_left(self.singles) }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::singles_win(self.singles)
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::positions::ByKind as _;
    use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained};

    #[test]
    fn theory_knows_every_winner_and_every_value_of_normal_play() {
        let Claimed { positions, winners, values, .. } = claimed::<Plainim>();
        assert_eq!((winners, 2 * values), (positions, positions));
    }

    #[test]
    fn columns_and_pairs_are_those_of_the_board() {
        each_explained::<Plainim, Columns>(|small, seen| {
            assert_eq!(seen.rows, numbers(small.at()), "{}", small.here());
            assert_eq!(seen.xor(), by_columns(&seen.rows), "{}", small.here());
        });
        each_explained::<Plainim, Twins>(|small, _| {
            assert_eq!((small.known().wins, small.known().value), (false, 0), "{}", small.here());
        });
        each_explained::<Plainim, Singles>(|small, seen| {
            let large = numbers(small.at()).iter().filter(|row| **row > 1).count();
            assert_eq!(seen.large, large == 1, "{}", small.here());
        });
    }

    /// By the rule in words: the leftmost square that changes loses its chip, and all to its right are free.
    #[test]
    fn moves_are_those_of_the_rule() {
        use solver::rules::moves;
        let rules = Plainim { misere: false };
        for code in ["x.xx", ".xx.", "....", "xxxx"] {
            let at = rules.read(code).expect("it is a board");
            let mut wanted = 0;
            for bits in 0..16_u32 {
                let chip = |column: u32| bits >> column & 1 == 1;
                let first = (0..4).find(|column| chip(*column) != at.holds(0, *column));
                wanted += usize::from(first.is_some_and(|column| at.holds(0, column)));
            }
            assert_eq!(moves(&rules, &at, usize::MAX).len(), wanted, "{code}");
        }
    }

    #[test]
    fn boards_at_their_largest() {
        let full = ["xxxxxxxx"; 8].join("_");
        assert_eq!(after_each::<Plainim>("", &full, |_, _| {}), 0);
        let one = full.replacen('x', ".", 1);
        let won = after_each::<Plainim>("misere=1", &one, |_, after| {
            assert_eq!(by_columns(&numbers(after)), 0);
        });
        assert_eq!(won, 7, "each full row can lose its first chip");
    }
}
