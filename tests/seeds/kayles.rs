//! Rows 004.24 to 004.33 of the claims: Kayles, its period, and Dudeney's thirteen pins.

use crate::ask::{mex, value, verdict, winning, won};
use solver::quotient::Quotient;
use solver::values::{Period, Values};
use std::collections::HashMap;

/// Ascending rows.
type Rows = Vec<u64>;

/// All positions after a throw at 1 to `most` neighbours.
pub(crate) fn options(rows: &[u64], most: u64) -> Vec<Rows> {
    let mut all = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for taken in 1..=most.min(*row) {
            for left in 0..=row - taken {
                let mut next = rows.to_vec();
                next.remove(i);
                next.extend([left, row - taken - left].iter().filter(|n| **n > 0));
                next.sort_unstable();
                all.push(next);
            }
        }
    }
    all
}

/// The value of whole positions, without any nim-sum.
pub(crate) fn plain(rows: &[u64], most: u64, known: &mut HashMap<Rows, u64>) -> u64 {
    if let Some(value) = known.get(rows) {
        return *value;
    }
    let values: Vec<u64> =
        options(rows, most).iter().map(|next| plain(next, most, known)).collect();
    known.insert(rows.to_vec(), mex(&values));
    mex(&values)
}

/// True if the mover wins in misère play.
fn misere(rows: &[u64], known: &mut HashMap<Rows, bool>) -> bool {
    if let Some(wins) = known.get(rows) {
        return *wins;
    }
    let next = options(rows, 2);
    let wins = next.is_empty() || next.iter().any(|left| !misere(left, known));
    known.insert(rows.to_vec(), wins);
    wins
}

/// Values of single rows by their recursion.
fn recursion(upto: usize) -> Vec<u64> {
    let mut g: Vec<u64> = Vec::new();
    for n in 0..=upto {
        let mut options = Vec::new();
        for taken in 1..=2.min(n) {
            options.extend((0..=(n - taken) / 2).map(|left| g[left] ^ g[n - taken - left]));
        }
        g.push(mex(&options));
    }
    g
}

/// The engine's values.
fn table() -> Values {
    Values::pins(1, 2, 400)
}

const FIRST: [u64; 21] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1];
const EXCEPTIONS: [(u64, u64); 14] = [
    (0, 0),
    (3, 3),
    (6, 3),
    (9, 4),
    (11, 6),
    (15, 7),
    (18, 3),
    (21, 4),
    (22, 6),
    (28, 5),
    (34, 6),
    (39, 3),
    (57, 4),
    (70, 6),
];

#[test]
fn row_004_24_values_to_20() {
    assert_eq!(recursion(20), FIRST);
    for n in 1..=20_u64 {
        assert_eq!(value("kayles", "", &n.to_string()), FIRST[n as usize]);
    }
    assert_eq!((0..=20).filter_map(|n| table().at(n)).collect::<Vec<_>>(), FIRST);
}

#[test]
fn row_004_24b_whole_positions_agree_without_any_sum() {
    let mut known = HashMap::new();
    for (n, value) in (0..).zip(FIRST) {
        let rows = if n == 0 { vec![] } else { vec![n] };
        assert_eq!(plain(&rows, 2, &mut known), value, "{n}");
    }
}

#[test]
fn row_004_25_values_from_1200_on() {
    let printed = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    assert_eq!(recursion(1211)[1200..], printed);
    let table = table();
    assert_eq!((1200..1212).filter_map(|n| table.at(n)).collect::<Vec<_>>(), printed);
}

#[test]
fn row_004_26_fourteen_exceptions() {
    let g = recursion(1500);
    let unlike: Vec<(u64, u64)> =
        (0..1200_usize).filter(|n| g[*n] != g[1200 + n % 12]).map(|n| (n as u64, g[n])).collect();
    assert_eq!(unlike, EXCEPTIONS);
    let found: Vec<(u64, u64)> =
        table().exceptions().into_iter().map(|n| (n, table().at(n).unwrap())).collect();
    assert_eq!(found, EXCEPTIONS);
}

#[test]
fn row_004_27_twelve_rows_on_from_83_to_167_and_sharp() {
    let g = recursion(1500);
    assert!((83..=167).all(|n| g[n] == g[n - 12]));
    assert_eq!((12..=1500).rfind(|n| g[*n] != g[n - 12]), Some(82));
    assert_eq!(table().period(), Some(Period { start: 71, length: 12 }));
    let table = table();
    assert!((0..=1500).all(|n| table.at(n as u64) == Some(g[n])));
}

/// The least length of the larger row after a throw at this many pins.
fn larger_row(pins: u64) -> u64 {
    options(&[pins], 2).iter().map(|rows| *rows.last().unwrap()).min().unwrap()
}

#[test]
fn row_004_28_the_larger_row_of_156_may_be_77() {
    // The source prints at least 78, and 90 with twelve more pins.
    assert_eq!(larger_row(156), 77);
    assert!(options(&[156], 2).contains(&vec![77, 77]));
    assert_eq!(larger_row(156) + 12, 89);
}

#[test]
fn row_004_29_the_larger_row_of_168_is_at_least_83() {
    assert_eq!(larger_row(168), 83);
}

#[test]
fn row_004_30_four_pins_leave_four_positions() {
    let mut left = options(&[4], 2);
    left.sort();
    left.dedup();
    assert_eq!(left, [vec![1, 1], vec![1, 2], vec![2], vec![3]]);
    let values = ["1_1", "1_2", "2", "3"].map(|at| value("kayles", "", at));
    assert_eq!((values, mex(&values), value("kayles", "", "4")), ([0, 3, 2, 3], 1, 1));
}

#[test]
fn row_004_31_rows_of_at_most_two_are_heaps_of_nim() {
    for n in 0..=2_u64 {
        let rows = if n == 0 { vec![] } else { vec![n] };
        let mut left: Vec<u64> = options(&rows, 2).iter().map(|rows| rows.iter().sum()).collect();
        assert!(options(&rows, 2).iter().all(|rows| rows.len() <= 1));
        left.sort_unstable();
        left.dedup();
        assert_eq!(left, (0..n).collect::<Vec<_>>());
    }
    assert!(options(&[3], 2).contains(&vec![1, 1]));
}

/// Each throw at a row of thirteen pins of which the second has fallen, and the rows that it leaves.
fn dudeney() -> Vec<(Vec<u64>, Rows)> {
    let pin = |n: u64| n == 1 || (3..=13).contains(&n);
    let single = (1..=13).filter(|n| pin(*n)).map(|n| vec![n]);
    let double = (1..=12).filter(|n| pin(*n) && pin(n + 1)).map(|n| vec![n, n + 1]);
    let left = |thrown: Vec<u64>| {
        let mut rows = vec![0];
        for n in 1..=13 {
            if pin(n) && !thrown.contains(&n) {
                *rows.last_mut().unwrap() += 1;
            } else {
                rows.push(0);
            }
        }
        rows.retain(|row| *row > 0);
        rows.sort_unstable();
        (thrown, rows)
    };
    single.chain(double).map(left).collect()
}

#[test]
fn row_004_32_dudeneys_row_is_won_by_pins_6_and_10_alone() {
    let mut known = HashMap::new();
    let good = dudeney().into_iter().filter(|(_, rows)| plain(rows, 2, &mut known) == 0);
    assert_eq!(good.map(|(thrown, _)| thrown).collect::<Vec<_>>(), [[6], [10]]);
    assert_eq!(winning("kayles", "", "i.iiiiiiiiiii"), ["6", "10"]);
    assert_eq!(verdict("kayles", "", "i.iiiiiiiiiii").grundy, Some(7));
}

#[test]
fn row_004_33_in_misere_play_five_pins_win() {
    let mut known = HashMap::new();
    let good = dudeney().into_iter().filter(|(_, rows)| !misere(rows, &mut known));
    let pins = [[4], [6], [8], [10], [12]];
    assert_eq!(good.map(|(thrown, _)| thrown).collect::<Vec<_>>(), pins);
    assert_eq!(winning("kayles", "misere=1", "i.iiiiiiiiiii"), ["4", "6", "8", "10", "12"]);
}

#[test]
fn part_a24_single_rows_lost_in_misere_play() {
    let mut known = HashMap::new();
    let by_hand: Vec<u64> = (1..=30).filter(|n| !misere(&[*n], &mut known)).collect();
    assert_eq!(by_hand, [1, 4, 9, 12, 20]);
    let quotient = Quotient::pins(1, 2, 400).unwrap();
    let lost: Vec<u64> = (1..5000).filter(|n| quotient.lost(quotient.class(*n))).collect();
    assert_eq!(lost, [1, 4, 9, 12, 20]);
    assert!((1..=44_u64).all(|n| won("kayles", "misere=1", &n.to_string()) != lost.contains(&n)));
}
