//! Grundy values of Wythoff's queen on a rectangle of squares.

use alloc::vec;
use alloc::vec::Vec;

/// Rows whose period can be proved: a window of 4·row + 1 values must fit in 128 bits.
pub const PERIODIC_ROWS: usize = 32;

/// Values of columns `0..width` by rows `0..height`, row by row.
///
/// Each square takes the least value missing from its row, its column and its diagonal so far.
/// Work grows with the number of squares times the larger side over 64.
///
/// ```
/// // Rows from the corner: 0 1 2, then 1 2 0, then 2 0 1.
/// assert_eq!(solver::plane::wythoff(3, 3), [0, 1, 2, 1, 2, 0, 2, 0, 1]);
/// ```
pub fn wythoff(width: usize, height: usize) -> Vec<u32> {
    let words = (width + height).div_ceil(64) + 1;
    let mut columns = vec![0_u64; width * words];
    let mut diagonals = vec![0_u64; (width + height) * words];
    let mut row = vec![0_u64; words];
    let mut values = Vec::with_capacity(width * height);
    for y in 0..height {
        row.fill(0);
        for x in 0..width {
            let column = &mut columns[x * words..(x + 1) * words];
            let first = (x + height - y) * words;
            let diagonal = &mut diagonals[first..first + words];
            let value = least_missing(&row, column, diagonal);
            let (word, bit) = (value / 64, 1 << (value % 64));
            row[word] |= bit;
            column[word] |= bit;
            diagonal[word] |= bit;
            values.push(value as u32);
        }
    }
    values
}

fn least_missing(row: &[u64], column: &[u64], diagonal: &[u64]) -> usize {
    let words = row.iter().zip(column).zip(diagonal);
    let used = words.map(|((a, b), c)| a | b | c);
    let (at, word) = used
        .enumerate()
        .find(|(_, word)| *word != u64::MAX)
        .expect("a value is at most x + y, and there is a word more than that needs");
    at * 64 + word.trailing_ones() as usize
}

/// The proved behaviour of one row of the quadrant without end: W(row, n) - n repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowPeriod {
    /// Least n from which the differences repeat.
    pub start: u64,
    /// Least period.
    pub length: u64,
    /// W(row, n) - n for one period from `start` on.
    pub differences: Vec<i64>,
}

/// The period of a row, from at most `most` columns; `None` if they do not suffice.
///
/// W(row, n) is within 2·row of n, so a column depends on a finite state of the columns before it. When
/// that state recurs, everything after it repeats.
///
/// ```
/// let row = solver::plane::row_period(0, 10).expect("it is proved soon");
/// assert_eq!(row.length, 1);
/// ```
pub fn row_period(row: usize, most: usize) -> Option<RowPeriod> {
    if row >= PERIODIC_ROWS {
        return None;
    }
    let mut strip = Strip::new(row);
    let mut differences: Vec<i64> = Vec::new();
    // One state is kept, and replaced by a later one after each doubling (Brent 1980).
    let (mut kept, mut first, mut steps) = (strip.clone(), 0, 1);
    for n in 1..=most {
        differences.push(i64::from(strip.advance()));
        if strip == kept {
            return Some(least_period(&differences, first));
        }
        if n - first == steps {
            (kept, first, steps) = (strip.clone(), n, 2 * steps);
        }
    }
    None
}

/// The least period and its start, if the last differences from `first` on repeat for ever.
fn least_period(differences: &[i64], first: usize) -> RowPeriod {
    let turn = &differences[first..];
    let repeats = |p: &usize| turn.len().is_multiple_of(*p) && turn[*p..] == turn[..turn.len() - p];
    let length = (1..=turn.len()).find(repeats).unwrap_or(turn.len());
    let at = |n: usize| {
        if n < first { differences[n] } else { turn[(n - first) % length] }
    };
    let mut start = first;
    while start > 0 && at(start - 1) == at(start - 1 + length) {
        start -= 1;
    }
    let differences = (start..start + length).map(at).collect();
    RowPeriod { start: start as u64, length: length as u64, differences }
}

/// The rows from 0 up to one, as far as later columns depend on them.
#[derive(Clone, PartialEq, Eq)]
struct Strip {
    /// For each row the values used so far: bit i is the value n - 2·row + i.
    used: Vec<u128>,
    /// The last columns, newest first: value minus column, row by row.
    columns: Vec<Vec<i8>>,
}

impl Strip {
    fn new(row: usize) -> Strip {
        // Numbers below 0 count as used.
        Strip { used: vec![(1 << (2 * row)) - 1; row + 1], columns: Vec::new() }
    }

    /// Computes one more column and returns the difference in the last row.
    fn advance(&mut self) -> i8 {
        let top = self.used.len() - 1;
        let bit = |difference: i32| 1_u128 << (difference + 2 * top as i32);
        let mut below = 0;
        let mut column: Vec<i8> = Vec::with_capacity(top + 1);
        for row in 0..=top {
            let diagonal =
                self.columns.iter().zip(1..).take(row).fold(0, |all, (old, back)| {
                    all | bit(i32::from(old[row - back as usize]) - back)
                });
            let free = (self.used[row] | below | diagonal).trailing_ones();
            self.used[row] = (self.used[row] | 1 << free) >> 1;
            below |= 1 << free;
            column.push((free as i32 - 2 * top as i32) as i8);
        }
        let last = column[top];
        self.columns.insert(0, column);
        self.columns.truncate(top);
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden;

    #[test]
    fn rows_of_the_source() {
        let values = wythoff(25, 25);
        assert_eq!(values[5 * 25..5 * 25 + 11], [5, 3, 4, 0, 6, 8, 10, 1, 2, 7, 12]);
        assert_eq!(values[24 * 25 + 18..25 * 25], [35, 36, 14, 37, 17, 38, 31]);
        for x in 0..25_u64 {
            for y in 0..25_u64 {
                let zero = values[(y * 25 + x) as usize] == 0;
                assert_eq!(zero, golden::cold_partner(x) == y);
            }
        }
    }

    #[test]
    fn rows_repeat_and_agree_with_the_plane() {
        let known = [(1, 0), (3, 0), (3, 0), (6, 8), (12, 9), (24, 27), (12, 37), (24, 92)];
        let width = 400;
        let values = wythoff(width, known.len());
        for (row, (length, start)) in known.into_iter().enumerate() {
            let found = row_period(row, 4000).unwrap();
            assert_eq!((found.length, found.start), (length, start), "row {row}");
            for n in start as usize..width {
                let difference = found.differences[(n - start as usize) % length as usize];
                assert_eq!(i64::from(values[row * width + n]) - n as i64, difference);
            }
        }
    }
}
