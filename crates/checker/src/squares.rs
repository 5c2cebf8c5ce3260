//! Rows of Wythoff's plane by the definition: each square that the queen reaches is visited.

use alloc::vec;
use alloc::vec::Vec;

/// Rows from the lowest one on, each from its first column to its last.
#[derive(Debug)]
pub(crate) struct Squares {
    columns: usize,
    /// The rows that are complete.
    rows: Vec<Vec<u32>>,
    /// The row at work.
    row: Vec<u32>,
    /// The values that occur in it.
    used: Vec<bool>,
    /// All values below are used.
    low: usize,
    /// For each value the last square that has reached it, counted from 1.
    reached: Vec<u32>,
}

impl Squares {
    /// This many rows and columns, whose product fits in 32 bits.
    pub(crate) fn new(rows: usize, columns: usize) -> Squares {
        // This bounds the number of squares to the left, below and on the diagonal.
        let values = columns + 2 * rows + 1;
        Squares {
            columns,
            rows: Vec::with_capacity(rows),
            row: Vec::with_capacity(columns),
            used: vec![false; values],
            low: 0,
            reached: vec![0; values],
        }
    }

    /// The squares of the row at work.
    pub(crate) fn row(&self) -> &[u32] {
        &self.row
    }

    /// How many rows are complete.
    pub(crate) fn complete(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn found(&self) -> u64 {
        (self.rows.len() * self.columns + self.row.len()) as u64
    }

    /// Closes the row at work; the next one begins.
    pub(crate) fn close(&mut self) {
        let full = Vec::with_capacity(self.columns);
        self.rows.push(core::mem::replace(&mut self.row, full));
        self.used.fill(false);
        self.low = 0;
    }

    /// Finds the next square of the current row, and returns the time in nanoseconds, about.
    pub(crate) fn advance(&mut self) -> u64 {
        let (height, n) = (self.rows.len(), self.row.len());
        let square = (height * self.columns + n + 1) as u32;
        for (by, below) in (1..).zip(self.rows.iter().rev()) {
            self.reached[below[n] as usize] = square;
            if by <= n {
                self.reached[below[n - by] as usize] = square;
            }
        }
        let mut least = self.low;
        while self.used[least] || self.reached[least] == square {
            least += 1;
        }
        let looked = 2 * height + least - self.low + 1;
        self.used[least] = true;
        while self.used[self.low] {
            self.low += 1;
        }
        self.row.push(least as u32);
        looked as u64
    }

    /// The state of the rest of this row besides the rows below: the distance of its least missing value
    /// behind the column, and the used values above it.
    pub(crate) fn state(&self) -> (usize, Vec<usize>) {
        // A row has used as many values as it has columns.
        let behind = self.row.len() - self.low;
        let above = self.used[self.low..].iter().enumerate();
        (behind, above.filter(|(_, used)| **used).map(|(above, _)| above).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: usize = 56;

    /// The least value that no square below, to the left or on the diagonal has.
    fn plain(plane: &[Vec<u32>], row: &[u32]) -> u32 {
        let (height, n) = (plane.len(), row.len());
        let below = plane.iter().map(|row| row[n]);
        let diagonal = (1..=height.min(n)).map(|by| plane[height - by][n - by]);
        let reached: Vec<u32> = row.iter().copied().chain(below).chain(diagonal).collect();
        (0..).find(|value| !reached.contains(value)).expect("a square reaches few others")
    }

    /// Few columns as well as many: values reached from an earlier row must be forgotten in both. Of all
    /// widths up to 60, only row 54 of 27 columns shows an error in this.
    #[test]
    fn squares_are_those_of_the_definition() {
        for columns in [1, 2, 3, 5, 8, 13, 27, 40] {
            let mut squares = Squares::new(ROWS, columns);
            let mut plane: Vec<Vec<u32>> = Vec::new();
            for _ in 0..ROWS {
                let mut row = Vec::new();
                while row.len() < columns {
                    squares.advance();
                    row.push(plain(&plane, &row));
                    assert_eq!(squares.row(), row, "{columns} columns, row {}", plane.len());
                }
                squares.close();
                plane.push(row);
            }
        }
    }
}
