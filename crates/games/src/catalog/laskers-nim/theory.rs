//! Why heaps are won: each is worth its size, but of every four sizes the last two change places.

use super::{LaskersNim, words};
use crate::theory::{in_multiples, in_pairs, nim_sum, values};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe, typed};

/// The Grundy value of a heap (Lasker 1931).
pub(super) fn value(size: u64) -> u64 {
    match size % 4 {
        3 => size + 1,
        0 => size.saturating_sub(1),
        _ => size,
    }
}

/// Heaps in pairs of equal size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwinHeaps;

impl Explanation for TwinHeaps {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::twins()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::twins_win()
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Copy)
    }
}

/// Leave heaps in pairs of equal size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copy;

impl How for Copy {
    fn sentence(&self) -> Message {
        words::copy_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        in_pairs(&typed::<LaskersNim>(exchange.after).at)
    }
}

/// Heaps with their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Size and value of each heap that is not empty.
    pub heaps: Vec<(u64, u64)>,
}

impl Sizes {
    pub(super) fn new(at: &[u64]) -> Sizes {
        let alive = at.iter().copied().filter(|size| *size > 0);
        Sizes { heaps: alive.map(|size| (size, value(size))).collect() }
    }

    fn xor(&self) -> u64 {
        self.heaps.iter().fold(0, |xor, (_, value)| xor ^ value)
    }

    fn summed(&self) -> String {
        nim_sum(self.heaps.iter().map(|(_, value)| *value))
    }
}

impl Explanation for Sizes {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor() != 0)
    }

    fn summary(&self) -> Message {
        match self.heaps.as_slice() {
            [_] => words::one_heap(),
            _ => words::heap_values(&self.summed(), self.xor()),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::balanced(&self.summed())
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let named = |(size, value): &(u64, u64)| (format!("{size}: {value}"), *value);
        values(self.heaps.iter().map(named).collect())
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Balance)
    }
}

/// Leave values that use every power of two an even number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance;

impl How for Balance {
    fn sentence(&self) -> Message {
        words::balance_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = &typed::<LaskersNim>(exchange.after).at;
        // A multiple of four counts one less, and the number before it one more.
        let counts = |size: u64| match size {
            0 => 0,
            size if size.is_multiple_of(4) => size - 1,
            size if (size + 1).is_multiple_of(4) => size + 1,
            size => size,
        };
        in_multiples(&after.iter().map(|size| counts(*size)).collect::<Vec<_>>(), 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::laskers_nim::Deed;
    use crate::testing::positions::ByKind as _;
    use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
    use alloc::vec;
    use solver::mex::mex;
    use solver::play::Move;
    use solver::rules::Rules;

    #[test]
    fn theory_knows_every_winner_and_every_value() {
        let Claimed { positions, winners, values, .. } = claimed::<LaskersNim>();
        assert_eq!((winners, values), (positions, positions));
    }

    #[test]
    fn values_are_those_of_the_definition() {
        let mut known: Vec<u64> = Vec::new();
        for size in 0..200_usize {
            let splits = (1..=size / 2).map(|small| known[small] ^ known[size - small]);
            known.push(mex(known.iter().copied().chain(splits).collect::<Vec<_>>()));
            assert_eq!(value(size as u64), known[size], "{size}");
        }
    }

    #[test]
    fn heaps_are_those_of_the_position() {
        each_explained::<LaskersNim, Sizes>(|small, seen| {
            let worth: Vec<u64> = seen.heaps.iter().map(|(_, value)| *value).collect();
            assert_eq!(by_columns(&worth), small.known().value, "{}", small.here());
        });
        each_explained::<LaskersNim, TwinHeaps>(|small, _| {
            assert_eq!((small.known().wins, small.known().value), (false, 0), "{}", small.here());
        });
    }

    #[test]
    fn amounts_above_the_size_split_the_heap() {
        let at = vec![2, 7];
        let after = |amount| LaskersNim.play(&at, &Move::one(1, amount));
        assert_eq!((after(7), after(8), after(10)), (vec![2, 0], vec![2, 1, 6], vec![2, 3, 4]));
        assert_eq!(Deed::of(&at, &Move::one(1, 10)), Deed::Split(3, 4));
        for (text, amount) in [("2-3", 3), ("2-3.4", 10), ("2-4.3", 10)] {
            assert_eq!(LaskersNim.read_move(&at, text), Ok(Move::one(1, amount)), "{text}");
        }
        for text in ["2-8", "2-3.3", "2-1.7"] {
            assert_eq!(LaskersNim.read_move(&at, text), Ok(Move::one(1, u64::MAX)), "{text}");
        }
    }

    #[test]
    fn limits_of_heaps() {
        limits::<LaskersNim>("", ["59", "60"], "61");
        refused::<LaskersNim>("", "30.31", "60");
    }
}
