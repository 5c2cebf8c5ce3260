//! Grundy values of Wythoff's queen on a rectangle of squares.

use alloc::vec;
use alloc::vec::Vec;

/// Values of columns `0..width` by rows `0..height`, row by row.
///
/// Each square takes the least value missing from its row, its column and its diagonal so far.
/// Work grows with the number of squares times the larger side over 64.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden;

    #[test]
    fn rows_of_the_source() {
        let values = wythoff(25, 25);
        assert_eq!(values[5 * 25..5 * 25 + 11], [5, 3, 4, 0, 6, 8, 10, 1, 2, 7, 12]);
        assert_eq!(values[24 * 25 + 24], 23);
        for x in 0..25_u64 {
            for y in 0..25_u64 {
                let zero = values[(y * 25 + x) as usize] == 0;
                assert_eq!(zero, golden::cold_partner(x) == y);
            }
        }
    }
}
