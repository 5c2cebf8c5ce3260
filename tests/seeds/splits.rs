//! Rows 004.36 to 004.42 of the claims: Grundy's game, its first thousand values and its records.

use crate::ask::{mex, value};
use solver::values::Values;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The largest row that is compared.
const TOP: usize = 40_000;

/// The engine's table.
static ENGINE: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let table = Values::unequal_splits(TOP);
    (0..=TOP as u64).map(|n| table.at(n).expect("the table reaches so far")).collect()
});

/// By the rule alone: each value is the mex of the splits.
static PLAIN: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut g: Vec<u64> = Vec::new();
    // By value, the row that reached it last.
    let mut seen = vec![0; 1024];
    for n in 0..=TOP {
        for small in 1..n.div_ceil(2) {
            seen[(g[small] ^ g[n - small]) as usize] = n;
        }
        let missing = (0..).find(|value| seen[*value] != n || n == 0);
        g.push(missing.expect("values stay far below 1024") as u64);
    }
    g
});

/// The values of 0 to 999, twenty in a line, recomputed. The source prints them as well, but only its digits to 20 are
/// known to this project; row 004.36 has them.
const RECOMPUTED: &str = "
    0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3
    0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4
    1 5 4 1 5 4 1 5 4 1 0 2 1 0 2 1 5 2 1 3
    2 1 3 2 4 3 2 4 3 2 4 3 2 4 3 2 4 3 2 4
    5 2 4 5 2 4 3 7 4 3 7 4 3 7 4 3 5 2 3 5
    2 3 5 2 3 5 2 3 5 2 3 5 2 3 5 2 3 5 2 3
    5 2 3 5 2 4 5 2 4 5 2 4 5 2 4 5 2 4 8 2
    4 8 2 4 3 2 6 3 2 6 3 2 6 3 2 8 3 2 11 3
    2 11 3 2 11 3 2 11 3 2 8 3 5 8 3 5 7 3 5 7
    3 12 7 3 8 7 3 8 7 3 12 5 3 12 5 3 10 5 3 4
    5 3 4 2 3 4 2 3 4 2 3 4 2 3 4 2 3 4 2 3
    4 2 3 4 2 3 4 2 3 4 2 10 1 2 5 1 2 5 1 2
    5 3 2 5 3 4 5 3 4 5 3 4 5 3 4 2 3 4 2 3
    4 2 3 4 2 3 4 2 3 4 0 3 4 0 3 4 0 3 4 2
    3 1 0 14 1 0 14 1 0 5 1 13 5 1 13 5 1 13 2 1
    13 2 1 13 2 1 13 2 1 13 2 3 13 2 3 13 0 3 14 2
    3 16 2 3 1 2 16 1 2 16 1 2 16 1 0 16 1 0 12 1
    0 12 1 5 2 1 0 2 1 5 2 1 5 2 8 3 2 4 3 0
    8 5 0 3 5 0 3 5 2 3 5 2 4 5 2 4 5 2 4 12
    7 4 3 7 4 3 0 4 3 0 2 3 0 2 3 5 2 3 5 2
    3 5 2 3 5 2 3 5 2 3 5 2 3 5 2 3 5 2 4 5
    2 4 5 2 4 5 2 4 5 2 4 16 2 4 3 2 4 3 2 8
    3 2 8 3 2 8 3 2 8 3 2 11 3 2 11 3 7 11 3 5
    11 3 5 4 3 5 14 3 5 7 3 5 2 3 7 2 3 8 2 3
    8 2 3 8 2 3 16 2 3 16 2 3 4 2 3 4 2 3 4 8
    11 4 2 11 9 2 4 6 5 4 6 5 13 6 2 13 6 2 16 6
    2 16 6 2 10 1 2 10 1 2 5 3 2 5 3 2 5 3 4 5
    3 21 5 3 21 5 3 9 2 3 9 2 3 16 5 3 16 5 3 16
    2 3 16 2 3 4 0 3 4 2 3 4 2 3 4 2 14 4 2 5
    4 2 5 4 13 5 4 13 5 4 13 5 4 13 5 4 13 5 4 13
    5 1 13 5 1 13 5 3 2 5 3 21 5 3 22 5 3 4 5 3
    18 5 16 18 13 22 18 13 22 18 0 22 3 0 12 16 0 2 16 0
    2 14 5 2 4 24 17 4 21 17 4 13 17 3 16 17 3 16 17 3
    21 17 3 24 2 4 24 2 4 22 9 4 22 0 4 3 0 4 3 5
    12 3 0 2 16 0 2 14 15 2 14 5 2 3 15 17 3 15 2 3
    5 2 3 5 2 3 5 2 3 5 2 4 5 2 4 5 2 4 5 2
    4 3 2 4 3 2 4 3 2 4 3 2 4 3 2 11 3 2 11 3
    2 11 3 2 4 3 2 4 3 5 4 3 5 4 3 5 4 12 5 22
    12 5 2 12 5 2 14 16 2 4 16 2 17 16 2 17 16 2 4 16
    2 4 10 2 3 10 2 3 24 2 4 26 2 4 23 2 4 23 2 4
    3 2 4 3 5 22 3 5 22 3 2 13 3 2 16 3 2 22 3 2
    22 3 16 5 3 2 5 3 10 5 4 10 5 4 23 8 3 23 8 3
    23 5 3 16 5 3 16 5 3 16 5 3 24 2 9 11 2 9 11 2
    20 23 2 20 23 2 20 23 26 22 4 26 22 4 2 22 4 24 5 4
    23 5 4 13 8 4 13 5 4 2 8 4 2 8 3 2 5 3 2 5
    3 2 5 3 2 5 3 4 5 3 4 5 3 4 5 12 4 26 12 4
    13 12 4 0 22 4 0 12 4 0 12 4 0 22 4 2 22 4 2 28
    4 13 17 4 13 5 3 16 5 3 16 17 3 16 17 1 24 17 1 21
    2 1 21 17 1 26 9 12 3 10 12 3 15 12 3 15 12 16 2 12
    14 2 17 4 2 17 4 2 17 3 2 17 3 2 22 3 5 22 3 5";

fn recomputed() -> Vec<u64> {
    RECOMPUTED.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

/// Rows whose value is larger than all before, with that value.
fn records(values: &[u64]) -> Vec<(usize, u64)> {
    let mut most = 0;
    let rises = |(n, value): (usize, &u64)| {
        let new = *value > most;
        most = most.max(*value);
        new.then_some((n, *value))
    };
    values.iter().enumerate().filter_map(rises).collect()
}

/// The largest of some values, and its places.
fn largest(values: &[u64]) -> (u64, Vec<usize>) {
    let most = values.iter().max().copied().unwrap();
    (most, (0..values.len()).filter(|n| values[*n] == most).collect())
}

#[test]
fn row_004_36_values_to_20() {
    let first = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0];
    assert_eq!((&ENGINE[..21], &PLAIN[..21]), (&first[..], &first[..]));
    for n in 1..=20_u64 {
        assert_eq!(value("grundys-game", "", &n.to_string()), first[n as usize]);
    }
}

#[test]
fn row_004_37_the_first_thousand_values() {
    let values = recomputed();
    assert_eq!(values.len(), 1000);
    assert_eq!((&ENGINE[..1000], &PLAIN[..1000]), (&values[..], &values[..]));
}

/// The tables of the engine and of the rule agree to 40000.
#[test]
fn row_004_38_the_largest_below_10000_is_101_at_8337_and_8511() {
    assert!(*ENGINE == *PLAIN);
    assert_eq!(largest(&ENGINE[..10_000]), (101, vec![8337, 8511]));
}

/// Records from row 5000 on.
const RECORDS: [(usize, u64); 30] = [
    (5006, 68),
    (5441, 69),
    (5744, 75),
    (7091, 82),
    (7384, 85),
    (8337, 101),
    (11261, 113),
    (11621, 118),
    (11885, 119),
    (12037, 127),
    (13133, 128),
    (13146, 129),
    (13679, 133),
    (16118, 135),
    (16375, 139),
    (17095, 142),
    (17751, 147),
    (21831, 148),
    (21918, 149),
    (22133, 152),
    (24090, 153),
    (24565, 159),
    (26444, 161),
    (27344, 174),
    (27492, 175),
    (27649, 176),
    (27875, 186),
    (28232, 187),
    (28304, 195),
    (33195, 199),
];

#[test]
fn row_004_39_records_from_5000_on() {
    let all = records(&ENGINE);
    let late: Vec<(usize, u64)> = all.into_iter().filter(|(n, _)| *n >= 5000).collect();
    assert_eq!(late[..28], RECORDS[..28]);
    assert_eq!(late[late.len() - 1], (33195, 199));
}

#[test]
fn row_004_40_101_is_first_exceeded_at_11261() {
    let above: Vec<(usize, u64)> =
        (0..11_621).filter(|n| ENGINE[*n] > 101).map(|n| (n, ENGINE[n])).collect();
    assert_eq!(above[0], (11261, 113));
    let with_113: Vec<usize> = above.iter().filter(|one| one.1 == 113).map(|one| one.0).collect();
    assert_eq!(with_113, [11261, 11432, 11551]);
    // Others there exceed 101 too.
    let others: Vec<(usize, u64)> = above.into_iter().filter(|one| one.1 != 113).collect();
    let listed = [
        (11287, 112),
        (11290, 112),
        (11577, 112),
        (11583, 112),
        (11586, 112),
        (11589, 112),
        (11592, 107),
        (11612, 109),
    ];
    assert_eq!(others, listed);
}

#[test]
fn row_004_41_the_next_record_is_118_at_11621() {
    let all = records(&ENGINE);
    let next = all.iter().find(|(n, _)| *n > 11_261);
    assert_eq!(next, Some(&(11_621, 118)));
}

#[test]
fn row_004_42_the_largest_below_32768_is_195_at_28304_and_28435() {
    assert_eq!(largest(&ENGINE[..32_768]), (195, vec![28_304, 28_435]));
}

#[test]
fn row_004_42b_the_largest_to_40000_is_199_at_33195() {
    assert_eq!(largest(&ENGINE), (199, vec![33_195]));
}

/// Whole positions, without any nim-sum.
fn plain(rows: &[u64], known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(value) = known.get(rows) {
        return *value;
    }
    let mut values = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for small in 1..row.div_ceil(2) {
            let mut next = rows.to_vec();
            next.remove(i);
            next.extend([small, row - small].iter().filter(|part| **part > 2));
            next.sort_unstable();
            values.push(plain(&next, known));
        }
    }
    known.insert(rows.to_vec(), mex(&values));
    mex(&values)
}

#[test]
fn part_a27_whole_positions_agree_without_any_sum() {
    let mut known = HashMap::new();
    assert!((3..=30).all(|n| plain(&[n], &mut known) == ENGINE[n as usize]));
    // No period is claimed.
    assert_eq!(Values::unequal_splits(TOP / 4).period(), None);
}
