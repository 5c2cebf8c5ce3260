//! Why jumping chips are won: couples of cells, powers of two, and mates.

use super::{Welter, words};
use crate::table::sign;
use crate::theory::{in_multiples, nim_sum};
use crate::words as shared;
use alloc::format;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Figure, Line};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The chips lie in couples of cells: 0 and 1, 2 and 3, and so on; with an odd number of chips one lies on cell 0 and
/// the couples are 1 and 2, 3 and 4, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Couples;

/// True if the chips lie in couples.
pub(super) fn coupled(at: &[u64]) -> bool {
    let odd = at.len() as u64 % 2;
    let partner = |cell: u64| ((cell + odd) ^ 1).checked_sub(odd);
    // The partner of cell 0, with an odd number of chips, is no cell; that chip never moves.
    let held = |cell: &u64| partner(*cell).is_none_or(|other| at.contains(&other));
    at.iter().all(held) && (odd == 0 || at.contains(&0))
}

impl Explanation for Couples {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::couples()
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_couples_lose()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::couples_win()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Follow)
    }
}

/// Move the partner of the opponent's chip beside it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Follow;

impl How for Follow {
    fn sentence(&self) -> Message {
        words::follow()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        coupled(&typed::<Welter>(exchange.after).at)
    }
}

/// Leave each power of two in an even number of cells, counted from 0 with four chips and from 1 with three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenCells;

impl How for EvenCells {
    fn sentence(&self) -> Message {
        shared::balance_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let at = &typed::<Welter>(exchange.after).at;
        let first = 4 - at.len() as u64;
        in_multiples(&at.iter().map(|cell| cell + first).collect::<Vec<_>>(), 2)
    }
}

/// The chips in mates: again and again the two whose cells leave the same remainder by the highest power of two
/// (Welter 1954, Conway 1976).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mates {
    /// The cells of the mates.
    pub mates: Vec<(u64, u64)>,
    /// The cell of the chip that is left over.
    pub single: Option<u64>,
}

impl Mates {
    /// The mates of chips on these cells.
    pub fn of(at: &[u64]) -> Mates {
        let (mut left, mut mates) = (at.to_vec(), Vec::new());
        left.sort_unstable();
        while left.len() > 1 {
            let pairs = (0..left.len()).flat_map(|i| (i + 1..left.len()).map(move |j| (i, j)));
            let alike = |(i, j): &(usize, usize)| (left[*i] ^ left[*j]).trailing_zeros();
            let Some((i, j)) = pairs.max_by_key(alike) else { break };
            let other = left.remove(j);
            mates.push((left.remove(i), other));
        }
        mates.sort_unstable();
        Mates { mates, single: left.first().copied() }
    }

    /// The value of each pair of mates, and that of the chip left over, which is its cell.
    fn values(&self) -> impl Iterator<Item = u64> + '_ {
        let pairs = self.mates.iter().map(|(one, other)| (one ^ other) - 1);
        pairs.chain(self.single)
    }

    /// The nim-sum of the values: the Grundy value.
    pub fn value(&self) -> u64 {
        self.values().fold(0, |sum, value| sum ^ value)
    }

    /// The mates as words of a list.
    fn named(&self) -> Message {
        let pairs = self.mates.iter().map(|(one, other)| words::pair(*one, *other));
        let all = pairs.chain(self.single.map(words::single)).collect();
        shared::series(all, shared::and)
    }
}

impl Explanation for Mates {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.value() != 0)
    }

    fn summary(&self) -> Message {
        words::mates(self.named(), &nim_sum(self.values()), self.value())
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::mates_win(self.named(), &nim_sum(self.values()))
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let pairs = self.mates.iter().map(|(one, other)| sign(format!("{one} · {other}")));
        let names = pairs.chain(self.single.map(sign));
        let line = |(name, value)| Line { name, before: value, after: value };
        let lines = names.zip(self.values()).map(line).collect();
        Figure::Columns { lines, base: 2, caption: words::mates_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(EvenMates)
    }
}

/// Leave mates whose values have the nim-sum 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenMates;

impl How for EvenMates {
    fn sentence(&self) -> Message {
        words::mates_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        Mates::of(&typed::<Welter>(exchange.after).at).value() == 0
    }
}
