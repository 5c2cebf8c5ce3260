//! Grundy values of single heaps as tables, with periods that are proved before they are used.

use crate::mex::Mex;
use alloc::vec::Vec;

/// A proved period: values repeat with `length` from `start` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// First size of the periodic part (saltus 0).
    pub start: u64,
    /// Least period that the theorem admits.
    pub length: u64,
}

/// Grundy values of heaps 0, 1, 2, …; for every size once a period is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    values: Vec<u16>,
    period: Option<Period>,
}

impl Values {
    /// The value of a heap; `None` beyond the table if no period is proved.
    ///
    /// ```
    /// use kernel::values::Values;
    /// let kayles = Values::pins(1, 2, 1000);
    /// // Far beyond the table, since the period is proved.
    /// assert_eq!(kayles.at(1_000_000_000_000), kayles.at(1_000_000_000_000 + 12));
    /// ```
    pub fn at(&self, size: u64) -> Option<u64> {
        let within = match self.period {
            Some(p) if size >= p.start => p.start + (size - p.start) % p.length,
            _ => size,
        };
        let index = usize::try_from(within).ok()?;
        self.values.get(index).map(|value| u64::from(*value))
    }

    /// The proved period.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The sizes before the period starts whose value is not the periodic one.
    ///
    /// ```
    /// let kayles = kernel::values::Values::pins(1, 2, 1000);
    /// assert_eq!(kayles.exceptions().last(), Some(&70));
    /// ```
    pub fn exceptions(&self) -> Vec<u64> {
        let Some(Period { start, length }) = self.period else {
            return Vec::new();
        };
        let periodic = |n: u64| self.at(n + start.div_ceil(length) * length);
        (0..start).filter(|n| self.at(*n) != periodic(*n)).collect()
    }

    /// Values under any rule: `options(n, values, mex)` inserts the value of each move from heap n.
    ///
    /// `needed(start, length)` is the number of values that a theorem needs to prove a period; the table
    /// stops once it has them, otherwise at size `upto`.
    ///
    /// ```
    /// use kernel::values::{Period, Values};
    /// // Take one, three or four: a period is proved by as many equal values as the largest take.
    /// let needed = |start: usize, length: usize| start + length + 4;
    /// let values = Values::under(100, &needed, &|n, values, mex| {
    ///     for take in [1, 3, 4].into_iter().filter(|take| *take <= n) {
    ///         mex.insert(values[n - take].into());
    ///     }
    /// });
    /// assert_eq!(values.period(), Some(Period { start: 0, length: 7 }));
    /// ```
    pub fn under(
        upto: usize,
        needed: &Needed<'_>,
        options: &dyn Fn(usize, &[u16], &mut Mex),
    ) -> Values {
        grow(upto, needed, options)
    }

    /// Values of a row from which `least` to `most` neighbours are taken anywhere.
    ///
    /// Stops as soon as the period is proved (Guy and Smith 1956), otherwise at size `upto`.
    ///
    /// ```
    /// let kayles = kernel::values::Values::pins(1, 2, 1000);
    /// let first: Vec<_> = (0..8).filter_map(|n| kayles.at(n)).collect();
    /// assert_eq!(first, [0, 1, 2, 3, 1, 4, 3, 2]);
    /// assert_eq!(kayles.period().map(|period| period.length), Some(12));
    /// ```
    pub fn pins(least: u64, most: u64, upto: usize) -> Values {
        let bound = move |start: usize, length: usize| 2 * start + 2 * length + most as usize;
        grow(upto, &bound, &|n, values, mex| {
            for taken in least..=most.min(n as u64) {
                let rest = n - taken as usize;
                mex.insert_splits(values, 0..rest / 2 + 1, rest, 0);
            }
        })
    }

    /// Values of a row in which a pin falls together with its neighbours: the octal game 0.137.
    ///
    /// Stops as soon as the period is proved (Guy and Smith 1956), otherwise at size `upto`.
    ///
    /// ```
    /// let dawson = kernel::values::Values::neighbours(1000);
    /// assert_eq!(dawson.period().map(|period| period.length), Some(34));
    /// ```
    pub fn neighbours(upto: usize) -> Values {
        let bound = |start: usize, length: usize| 2 * start + 2 * length + 3;
        grow(upto, &bound, &|n, values, mex| {
            if n > 0 {
                mex.insert(u64::from(values[n.saturating_sub(2)]));
            }
            if n > 2 {
                mex.insert_splits(values, 0..(n - 3) / 2 + 1, n - 3, 0);
            }
        })
    }

    /// Values of a full board of two rows, by its columns, from which full squares are taken.
    ///
    /// A large square takes two columns; a small one leaves a single square in its column, of
    /// value 1. Both leave two boards, so the theorem for rows applies as well.
    ///
    /// ```
    /// let board = kernel::values::Values::squares(1_000);
    /// // A single column is two small squares; two columns can be taken as one square.
    /// assert_eq!([0, 1, 2].map(|columns| board.at(columns)), [Some(0), Some(0), Some(2)]);
    /// ```
    pub fn squares(upto: usize) -> Values {
        let bound = |start: usize, length: usize| 2 * start + 2 * length + 2;
        grow(upto, &bound, &|n, values, mex| {
            for taken in 1..=n.min(2) {
                let rest = n - taken;
                mex.insert_splits(values, 0..rest / 2 + 1, rest, (taken == 1) as u16);
            }
        })
    }

    /// Values of Grundy's game: a heap is split into two unequal ones; no period is known.
    ///
    /// ```
    /// let grundy = kernel::values::Values::unequal_splits(8);
    /// assert_eq!((0..9).filter_map(|n| grundy.at(n)).collect::<Vec<_>>(), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
    /// assert_eq!(grundy.at(9), None);
    /// ```
    pub fn unequal_splits(upto: usize) -> Values {
        grow(upto, &|_, _| usize::MAX, &|n, values, mex| {
            mex.insert_splits(values, 1..n.div_ceil(2), n, 0)
        })
    }

    /// Values of the subtraction game with this ascending set of numbers.
    ///
    /// Equal neighbours prove the period, if there are as many as the greatest number.
    ///
    /// ```
    /// let values = kernel::values::Values::subtraction(&[1, 3, 4], 100);
    /// assert_eq!((0..7).filter_map(|n| values.at(n)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2]);
    /// assert_eq!(values.period().map(|period| period.length), Some(7));
    /// ```
    pub fn subtraction(set: &[u64], upto: usize) -> Values {
        let greatest = set.last().copied().unwrap_or(1) as usize;
        grow(upto, &|start, length| start + length + greatest, &|n, values, mex| {
            for taken in set.iter().filter(|taken| **taken <= n as u64) {
                mex.insert(u64::from(values[n - *taken as usize]));
            }
        })
    }

    /// Misère outcomes of the subtraction game: 1 if the player to move wins, otherwise 0.
    ///
    /// ```
    /// let values = kernel::values::Values::misere_subtraction(&[1, 2], 100);
    /// // Whoever is left with the last stone loses, and so with 4, 7, 10, …
    /// assert_eq!((0..5).filter_map(|n| values.at(n)).collect::<Vec<_>>(), [1, 0, 1, 1, 0]);
    /// ```
    pub fn misere_subtraction(set: &[u64], upto: usize) -> Values {
        let greatest = set.last().copied().unwrap_or(1) as usize;
        grow_with(upto, &|start, length| start + length + greatest, &mut |n, values| {
            let mut options = set.iter().filter(|taken| **taken <= n as u64).peekable();
            let stuck = options.peek().is_none();
            u16::from(stuck || options.any(|taken| values[n - *taken as usize] == 0))
        })
    }
}

/// How many values prove a period, by its start and its length.
pub type Needed<'a> = dyn Fn(usize, usize) -> usize + 'a;

/// Fills the table with the mex of the options, as [`grow_with`] does.
fn grow(upto: usize, needed: &Needed<'_>, options: &dyn Fn(usize, &[u16], &mut Mex)) -> Values {
    let mut mex = Mex::default();
    grow_with(upto, needed, &mut |n, values| {
        mex.clear();
        options(n, values, &mut mex);
        mex.least_missing() as u16
    })
}

/// Fills the table until the needed number of values proves a period, or to `upto`.
fn grow_with(
    upto: usize,
    needed: &Needed<'_>,
    value: &mut dyn FnMut(usize, &[u16]) -> u16,
) -> Values {
    let mut values: Vec<u16> = Vec::new();
    let mut look = 32;
    for n in 0..=upto {
        values.push(value(n, &values));
        if values.len() == look {
            if let Some(period) = proved_period(&values, needed) {
                return Values { values, period: Some(period) };
            }
            look += look / 4;
        }
    }
    let period = proved_period(&values, needed);
    Values { values, period }
}

/// The least period with enough equal values behind it.
///
/// `needed(start, length)` is the number of values that the theorem asks for.
///
/// ```
/// use kernel::values::{Period, proved_period};
/// let values = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0];
/// assert_eq!(proved_period(&values, &|start, length| start + 2 * length), Some(Period { start: 0, length: 3 }));
/// assert_eq!(proved_period(&values, &|start, length| start + 9 * length), None);
/// ```
pub fn proved_period(values: &[u16], needed: &Needed<'_>) -> Option<Period> {
    let total = values.len();
    let agree = agreement(values);
    (1..total).find_map(|length| {
        // A start of 0 counts as 1: the empty heap has no move that takes a whole heap.
        let start = (total - length - agree[length]).max(1);
        (needed(start, length) <= total)
            .then_some(Period { start: first_start(values, start, length), length: length as u64 })
    })
}

fn first_start(values: &[u16], start: usize, length: usize) -> u64 {
    let mut first = start;
    while first > 0 && values[first - 1] == values[first - 1 + length] {
        first -= 1;
    }
    first as u64
}

/// For each distance, how many values at the end equal those that far before them (Z-function).
///
/// ```
/// let agree = kernel::values::agreement(&[9, 1, 2, 1, 2, 1, 2]);
/// assert_eq!(agree[2], 4);
/// assert_eq!(agree[1], 0);
/// ```
pub fn agreement<T: PartialEq>(values: &[T]) -> Vec<usize> {
    let total = values.len();
    let back = |i: usize| &values[total - 1 - i];
    let mut z = alloc::vec![0; total];
    let (mut from, mut until) = (0, 0);
    for i in 1..total {
        if i < until {
            z[i] = z[i - from].min(until - i);
        }
        while i + z[i] < total && back(z[i]) == back(i + z[i]) {
            z[i] += 1;
        }
        if i + z[i] > until {
            (from, until) = (i, i + z[i]);
        }
    }
    z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kayles_is_proved_periodic() {
        let kayles = Values::pins(1, 2, 400);
        assert_eq!(kayles.period(), Some(Period { start: 71, length: 12 }));
        assert_eq!(kayles.exceptions(), [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
        let last: Vec<u64> = (1200..1212).filter_map(|n| kayles.at(n)).collect();
        assert_eq!(last, [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
        assert_eq!(kayles.at(1_000_000_000_000_000), kayles.at(76));
        let dawson = Values::pins(2, 2, 400);
        assert_eq!(dawson.period(), Some(Period { start: 53, length: 34 }));
    }

    #[test]
    fn subtraction_sets() {
        let values = Values::subtraction(&[1, 3, 4], 200);
        let first: Vec<u64> = (0..14).filter_map(|n| values.at(n)).collect();
        assert_eq!(first, [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]);
        assert_eq!(values.period(), Some(Period { start: 0, length: 7 }));
        let late = Values::subtraction(&[2, 4, 7], 400);
        assert_eq!(late.period(), Some(Period { start: 8, length: 3 }));
    }

    #[test]
    fn misere_subtraction_outcomes() {
        let values = Values::misere_subtraction(&[3, 4, 5], 400);
        let lost: Vec<u64> = (0..22).filter(|n| values.at(*n) == Some(0)).collect();
        assert_eq!(lost, [3, 4, 5, 11, 12, 13, 19, 20, 21]);
    }

    /// Values of rows by the definition, without any period.
    fn long_table(least: usize, most: usize, upto: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..=upto {
            let throws = least..=most.min(n);
            let options = throws.flat_map(|taken| (0..=n - taken).map(move |left| (taken, left)));
            let reached = options.map(|(taken, left)| values[left] ^ values[n - taken - left]);
            let value = crate::mex::mex(reached);
            values.push(value);
        }
        values
    }

    #[test]
    fn proved_periods_hold_for_long() {
        let upto = 1500;
        let throws =
            [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (3, 3), (2, 4), (4, 5), (6, 6)];
        for (least, most) in throws {
            let values = Values::pins(least, most, 700);
            let long = long_table(least as usize, most as usize, upto);
            for (n, value) in (0..).zip(&long) {
                let agrees = values.at(n).is_none_or(|found| found == *value);
                assert!(agrees, "{least} to {most}, row {n}");
            }
            assert!(values.at(600).is_some());
        }
    }

    #[test]
    fn short_or_damaged_tables_prove_nothing() {
        // For Kayles the theorem needs 2·71 + 2·12 + 2 values, rows 0 to 167.
        assert_eq!(Values::pins(1, 2, 166).period(), None);
        let proved = Values::pins(1, 2, 167);
        assert_eq!(proved.period(), Some(Period { start: 71, length: 12 }));
        assert_eq!(Values::pins(1, 2, 166).at(167), None);
        let needed = |start: usize, length: usize| 2 * start + 2 * length + 2;
        for damaged in 71..=167 {
            let mut values = Values::pins(1, 2, 167).values;
            values[damaged] ^= 1;
            let found = proved_period(&values[..168], &needed);
            assert_eq!(found, None, "row {damaged} changed");
        }
        assert_eq!(Values::unequal_splits(3000).period(), None);
    }
}
