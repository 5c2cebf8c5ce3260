//! Rows 004.44 to 004.51 of the claims: values of a queen, several queens, queens that vanish.

use crate::universe::Universe;
use games::catalog::queens::{GAME, Queens, Square};
use games::game::Catalogued;
use games::setup::Setup;
use games::table::Shape;
use solver::plane;
use solver::theory::Theory;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The digits of the source, separated into numbers: from row 24 down to row 0.
const PRINTED: [[u64; 25]; 25] = [
    [
        24, 25, 26, 27, 23, 22, 21, 29, 13, 20, 19, 28, 30, 32, 5, 6, 34, 33, 35, 36, 14, 37, 17,
        38, 31,
    ],
    [23, 21, 22, 19, 24, 26, 27, 28, 11, 18, 20, 25, 4, 3, 0, 2, 29, 31, 9, 33, 16, 12, 14, 30, 38],
    [
        22, 23, 21, 20, 25, 24, 26, 18, 28, 29, 27, 30, 2, 31, 4, 32, 33, 34, 10, 35, 13, 36, 19,
        14, 17,
    ],
    [
        21, 22, 23, 24, 20, 19, 25, 11, 27, 28, 26, 16, 1, 29, 3, 30, 31, 32, 14, 15, 33, 18, 36,
        12, 37,
    ],
    [
        20, 18, 19, 22, 21, 23, 24, 25, 26, 27, 28, 3, 0, 1, 29, 11, 30, 9, 31, 12, 17, 33, 13, 16,
        14,
    ],
    [
        19, 20, 18, 17, 14, 21, 11, 16, 24, 22, 23, 1, 5, 4, 26, 27, 28, 10, 13, 25, 12, 15, 35,
        33, 36,
    ],
    [18, 19, 20, 21, 17, 16, 15, 22, 23, 4, 5, 0, 3, 24, 25, 7, 11, 26, 12, 13, 31, 14, 10, 9, 35],
    [17, 15, 16, 13, 18, 11, 14, 12, 19, 3, 4, 5, 23, 22, 8, 24, 25, 21, 26, 10, 9, 32, 34, 31, 33],
    [16, 17, 15, 14, 19, 18, 20, 21, 12, 2, 1, 4, 6, 10, 22, 9, 13, 25, 11, 28, 30, 31, 33, 29, 34],
    [15, 16, 17, 18, 10, 13, 12, 19, 14, 0, 3, 21, 22, 8, 23, 20, 9, 24, 7, 27, 11, 30, 32, 2, 6],
    [14, 12, 13, 16, 15, 17, 18, 10, 9, 1, 2, 20, 21, 7, 11, 23, 22, 8, 25, 26, 29, 3, 4, 0, 5],
    [13, 14, 12, 11, 16, 15, 17, 2, 0, 5, 6, 19, 20, 9, 7, 8, 10, 22, 24, 4, 1, 29, 31, 3, 32],
    [12, 13, 14, 15, 11, 9, 16, 17, 18, 19, 7, 8, 10, 20, 21, 22, 6, 23, 3, 5, 0, 1, 2, 4, 30],
    [11, 9, 10, 7, 12, 14, 2, 13, 17, 6, 18, 15, 8, 19, 20, 21, 4, 5, 0, 1, 3, 16, 30, 25, 28],
    [10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28, 26, 27, 20, 19],
    [9, 10, 11, 12, 8, 7, 13, 14, 15, 16, 17, 6, 19, 5, 1, 0, 2, 3, 4, 22, 27, 28, 29, 18, 20],
    [8, 6, 7, 10, 1, 2, 5, 3, 4, 15, 16, 17, 18, 0, 9, 14, 12, 19, 23, 24, 26, 27, 28, 11, 13],
    [7, 8, 6, 9, 0, 1, 4, 5, 3, 14, 15, 13, 17, 2, 10, 19, 21, 12, 22, 16, 25, 11, 18, 28, 29],
    [6, 7, 8, 1, 9, 10, 3, 4, 5, 13, 0, 2, 16, 17, 18, 12, 20, 14, 15, 11, 24, 25, 26, 27, 21],
    [5, 3, 4, 0, 6, 8, 10, 1, 2, 7, 12, 14, 9, 15, 17, 13, 18, 11, 16, 21, 23, 19, 24, 26, 22],
    [4, 5, 3, 2, 7, 6, 9, 0, 1, 8, 13, 12, 11, 16, 15, 10, 19, 18, 17, 14, 21, 20, 25, 24, 23],
    [3, 4, 5, 6, 2, 0, 1, 9, 10, 12, 8, 7, 15, 11, 16, 18, 14, 13, 21, 17, 22, 24, 20, 19, 27],
    [2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10, 14, 12, 13, 17, 15, 16, 20, 18, 19, 23, 21, 22, 26],
    [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13, 14, 12, 16, 17, 15, 19, 20, 18, 22, 23, 21, 25],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
];

fn squares(side: u64) -> impl Iterator<Item = Square> + Clone {
    (0..side).flat_map(move |x| (0..side).map(move |y| (x, y)))
}

#[test]
fn row_004_44_the_table_as_printed() {
    let tables = GAME.judged().tables(&Setup::of(&Queens::CARD));
    let Shape::Columns { heads, rows } = &tables[0].shape else { panic!("{tables:?}") };
    assert_eq!((heads.len(), rows.len()), (26, 25));
    for (row, (printed, number)) in rows.iter().zip(PRINTED.iter().zip((0..25).rev())) {
        assert_eq!((row[0], &row[1..]), (number, &printed[..]));
        let first = number as usize * LONG;
        let by_rule = QUADRANT[first..first + 25].iter().map(|value| u64::from(*value));
        assert!(by_rule.eq(printed.iter().copied()), "row {number}");
    }
    let rules = Queens { vanish: false };
    for (x, y) in squares(25) {
        let printed = PRINTED[24 - y as usize][x as usize];
        assert_eq!(rules.claim(&vec![(x, y)]).unwrap().grundy, Some(printed), "{x} {y}");
    }
}

#[test]
fn row_004_45_lower_left() {
    let values = plane::wythoff(6, 6);
    assert_eq!(values[..12], [0, 1, 2, 3, 4, 5, 1, 2, 0, 4, 5, 3]);
    assert_eq!(values[12..24], [2, 0, 1, 5, 3, 4, 3, 4, 5, 6, 2, 0]);
    assert_eq!(values[24..], [4, 5, 3, 2, 7, 6, 5, 3, 4, 0, 6, 8]);
}

/// The number of columns and rows that are compared.
const LONG: usize = 700;

/// The quadrant by the rule alone: each value is the mex of the squares that the queen can reach.
static QUADRANT: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let side = LONG;
    let mut values = vec![0_u32; side * side];
    let mut seen = vec![usize::MAX; 3 * side];
    for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
        let here = y * side + x;
        (0..x).for_each(|a| seen[values[y * side + a] as usize] = here);
        (0..y).for_each(|b| seen[values[b * side + x] as usize] = here);
        (1..=x.min(y)).for_each(|n| seen[values[here - n * side - n] as usize] = here);
        let missing = seen.iter().position(|reached| *reached != here);
        values[here] = missing.expect("fewer squares are seen than there are numbers") as u32;
    }
    values
});

/// Asserts that the engine's values on a line are those of the rule, are different, and include all up to `upto`.
fn once(line: impl Iterator<Item = usize>, upto: u32) {
    static ENGINE: LazyLock<Vec<u32>> = LazyLock::new(|| plane::wythoff(LONG, LONG));
    let line: Vec<u32> =
        line.inspect(|at| assert_eq!(ENGINE[*at], QUADRANT[*at])).map(|at| ENGINE[at]).collect();
    let different: HashSet<u32> = line.iter().copied().collect();
    assert_eq!(different.len(), line.len());
    assert!((0..=upto).all(|value| different.contains(&value)));
}

fn diagonal(k: usize) -> impl Iterator<Item = usize> {
    (0..LONG - k).map(move |n| n * LONG + n + k)
}

#[test]
fn row_004_46_every_value_to_500_once_in_rows_to_60() {
    (0..=60).for_each(|row| once(row * LONG..(row + 1) * LONG, 500));
}

#[test]
fn row_004_47_every_value_to_300_once_on_the_main_diagonal() {
    once(diagonal(0), 300);
}

#[test]
fn row_004_47b_the_main_diagonal_begins_as_a047708() {
    let first = [0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25];
    let values = plane::wythoff(20, 20);
    assert_eq!((0..20).map(|n| values[n * 21]).collect::<Vec<_>>(), first);
    assert_eq!(diagonal(0).take(20).map(|at| QUADRANT[at]).collect::<Vec<_>>(), first);
}

#[test]
fn row_004_48_every_value_to_200_once_on_diagonals_to_60() {
    (1..=60).for_each(|k| once(diagonal(k), 200));
}

#[test]
fn row_004_49_the_table_is_symmetric() {
    let values = plane::wythoff(LONG, LONG);
    for (x, y) in (0..LONG).flat_map(|x| (0..LONG).map(move |y| (x, y))) {
        assert_eq!(values[y * LONG + x], values[x * LONG + y]);
        assert_eq!(values[y * LONG + x], QUADRANT[y * LONG + x]);
    }
}

/// Values of whole positions by plain recursion, for every set of queens on a small board.
fn whole(vanish: bool, side: u64, queens: usize) {
    let rules = Queens { vanish };
    let mut all = Universe::new(rules.clone(), 0);
    let mut sets: Vec<Vec<Square>> = vec![Vec::new()];
    for _ in 0..queens {
        let longer = |set: &Vec<Square>| {
            let set = set.clone();
            let last = set.last().copied().unwrap_or((0, 0));
            let more = squares(side).filter(move |square| *square >= last);
            more.map(move |square| [&set[..], &[square]].concat()).collect::<Vec<_>>()
        };
        sets = sets.iter().flat_map(longer).collect();
        for set in &sets {
            let place = all.place(set);
            let claim = rules.claim(set).unwrap();
            assert_eq!(claim.grundy, Some(all.known[place].value), "{set:?}");
            assert_eq!(claim.winning, all.winning(place), "{set:?}");
        }
    }
}

#[test]
fn row_004_50_two_queens() {
    whole(false, 5, 2);
}

#[test]
fn row_004_51_queens_that_vanish() {
    whole(true, 4, 3);
    whole(false, 4, 3);
}

/// Only the number of queens on a square counts, and of that only whether it is odd.
#[test]
fn stacks_count_by_their_parity() {
    let rules = Queens { vanish: false };
    for (x, y) in squares(12) {
        let value = |times: usize| rules.claim(&vec![(x, y); times]).unwrap().grundy;
        assert_eq!((value(2), value(3)), (Some(0), value(1)));
    }
}

/// Moving one or two of three queens in a turn: Moore's rule, with values in place of heaps.
#[test]
fn row_004_52_moores_sum_of_three_queens() {
    let side = 4_u64;
    let values = plane::wythoff(side as usize, side as usize);
    let steps = |from: usize| -> Vec<usize> {
        let (x, y) = (from % 4, from / 4);
        let across = (0..x).map(|x| y * 4 + x).chain((0..y).map(|y| y * 4 + x));
        across.chain((1..=x.min(y)).map(|n| (y - n) * 4 + x - n)).collect()
    };
    let stays = |from: usize| [from].into_iter().chain(steps(from)).collect::<Vec<_>>();
    let index = |at: [usize; 3]| (at[0] * 16 + at[1]) * 16 + at[2];
    let mut wins = vec![false; 4096];
    // Every step lowers the number of a square, so that options come before their positions.
    for at in (0..4096_usize).map(|n| [n / 256, n / 16 % 16, n % 16]) {
        let all = stays(at[0]).into_iter().flat_map(|a| {
            stays(at[1])
                .into_iter()
                .flat_map(move |b| stays(at[2]).into_iter().map(move |c| [a, b, c]))
        });
        let moved = |next: &[usize; 3]| (0..3).filter(|i| next[*i] != at[*i]).count();
        let won = all.filter(|next| [1, 2].contains(&moved(next))).any(|next| !wins[index(next)]);
        wins[index(at)] = won;
        let digit = |bit: u32| at.iter().map(|square| values[*square] >> bit & 1).sum::<u32>();
        assert_eq!(!won, (0..4).all(|bit| digit(bit) % 3 == 0), "{at:?}");
    }
}
