//! Row 004.43 of the claims and the periods of Wythoff's rows: pairs and rows of the quadrant.

use solver::golden;
use solver::plane::{self, RowPeriod};

/// The printed safe pairs 0 to 24.
const LOWER: [u64; 25] =
    [0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38];
const UPPER: [u64; 25] = [
    0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57, 60, 62,
];

#[test]
fn row_004_43_safe_pairs_are_the_zeros_of_the_table() {
    let side = 63;
    let values = plane::wythoff(side, side);
    let zero = |x: usize| (x..side).find(|y| values[y * side + x] == 0);
    let pairs: Vec<(u64, u64)> =
        (0..side).filter_map(|x| zero(x).map(|y| (x as u64, y as u64))).collect();
    let printed: Vec<(u64, u64)> = LOWER.into_iter().zip(UPPER).collect();
    assert_eq!(pairs, printed);
    for (n, pair) in (0..).zip(&printed) {
        assert_eq!((golden::lower(n), golden::lower(n) + n), *pair);
    }
}

/// Least period and least start of W(row, n) - n, by row.
const PERIODS: [(u64, u64); 27] = [
    (1, 0),
    (3, 0),
    (3, 0),
    (6, 8),
    (12, 9),
    (24, 27),
    (12, 37),
    (24, 92),
    (24, 102),
    (24, 127),
    (24, 224),
    (48, 277),
    (48, 347),
    (96, 382),
    (96, 613),
    (96, 693),
    (192, 771),
    (192, 865),
    (384, 919),
    (384, 1032),
    (384, 1165),
    (768, 1252),
    (768, 1293),
    (768, 1373),
    (768, 1732),
    (768, 2208),
    (768, 2314),
];

/// Columns of the strip that is computed by the rule alone.
const WIDE: usize = 6000;

/// The first rows of the quadrant by the rule alone.
fn strip(rows: usize) -> Vec<Vec<usize>> {
    let mut values: Vec<Vec<usize>> = vec![vec![0; WIDE]; rows];
    // By row and value, true if the value is further left in the row.
    let mut used = vec![vec![false; WIDE + 4 * rows]; rows];
    for x in 0..WIDE {
        for y in 0..rows {
            let seen = |value: usize| {
                used[y][value]
                    || (0..y).any(|b| values[b][x] == value)
                    || (1..=y.min(x)).any(|n| values[y - n][x - n] == value)
            };
            // The value of a square in row y is at least its column minus 2y.
            let value = (x.saturating_sub(2 * y)..).find(|value| !seen(*value)).unwrap();
            values[y][x] = value;
            used[y][value] = true;
        }
    }
    for (y, row) in used.iter().enumerate() {
        // All lower values were used, so none was skipped.
        assert!((0..WIDE - 2 * y).all(|value| row[value]), "row {y}");
    }
    values
}

/// The engine proves each period by a state that repeats. The rule alone confirms it in 6000 columns, and confirms that
/// no smaller period and no earlier start is possible.
#[test]
fn numbers_periods_of_wythoffs_rows_0_to_26() {
    let values = strip(PERIODS.len());
    let plane = plane::wythoff(300, PERIODS.len());
    for (row, (length, start)) in PERIODS.into_iter().enumerate() {
        assert!((0..300).all(|n| plane[row * 300 + n] as usize == values[row][n]));
        let found = plane::row_period(row, 20_000).expect("the period is proved");
        assert_eq!((found.length, found.start), (length, start), "row {row}");
        let difference = |n: usize| values[row][n] as i64 - n as i64;
        let (first, period) = (start as usize, length as usize);
        assert!((first..WIDE - period).all(|n| difference(n) == difference(n + period)));
        assert!(first == 0 || difference(first - 1) != difference(first - 1 + period));
        let shorter =
            |p: &usize| (first..WIDE - period).all(|n| difference(n) == difference(n + p));
        let divisors = (1..period).filter(|p| period.is_multiple_of(*p));
        assert_eq!(divisors.collect::<Vec<_>>().iter().find(|p| shorter(p)), None, "row {row}");
        let RowPeriod { differences, .. } = found;
        assert!((first..WIDE).all(|n| differences[(n - first) % period] == difference(n)));
    }
}
