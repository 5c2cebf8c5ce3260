//! Rows 000 of the claims: puppies and kittens, another form of Wythoff's queen.

use crate::ask::{amounts, claim, game, winning, won};
use games::table::Shape;
use solver::golden;
use solver::play::Outcome;

/// Lost squares of a board by the rules alone: those from which the queen cannot reach a lower lost square.
fn lost(side: usize) -> Vec<Vec<bool>> {
    let (mut columns, mut rows) = (vec![false; side], vec![false; side]);
    let mut diagonals = vec![false; 2 * side];
    let mut lost = vec![vec![false; side]; side];
    // In order of the sum, so that all options come before.
    for sum in 0..2 * side - 1 {
        for x in sum.saturating_sub(side - 1)..=sum.min(side - 1) {
            let y = sum - x;
            let diagonal = x + side - y;
            if !columns[x] && !rows[y] && !diagonals[diagonal] {
                lost[x][y] = true;
                (columns[x], rows[y], diagonals[diagonal]) = (true, true, true);
            }
        }
    }
    lost
}

/// True if the square is lost by the engine's theory.
fn loses(x: u64, y: u64) -> bool {
    claim("wythoff", "", &format!("{x}.{y}")).outcome == Outcome::P
}

/// Table 1 of the source: the lost pairs with the differences 1 to 8.
const TABLE_1: [(u64, u64); 8] =
    [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20)];

#[test]
fn row_000_a_edges_and_diagonal_are_won_but_for_the_corner() {
    let line = (0..=40).flat_map(|n| [(n, 0), (0, n), (n, n)]);
    let wrong: Vec<(u64, u64)> = line.filter(|(x, y)| loses(*x, *y)).collect();
    // The source prints that the corner is won as well.
    assert_eq!(wrong, [(0, 0); 3]);
    assert!(lost(41)[0][0]);
}

#[test]
fn row_000_a_prime_without_the_corner_it_holds() {
    let brute = lost(41);
    for n in 1..=40_usize {
        for (x, y) in [(n, 0), (0, n), (n, n)] {
            assert!(!brute[x][y] && !loses(x as u64, y as u64), "{x} {y}");
        }
    }
}

#[test]
fn row_000_b_two_and_one_are_lost() {
    assert!(!won("wythoff", "", "2.1") && !won("wythoff", "", "1.2"));
    let brute = lost(3);
    assert!(brute[2][1] && brute[1][2]);
}

#[test]
fn row_000_c_one_kitten_is_not_won_for_any_two_puppies_or_more() {
    let wrong: Vec<u64> = (2..=40).filter(|p| loses(1, *p)).collect();
    assert_eq!(wrong, [2]);
    assert!(lost(3)[1][2]);
}

#[test]
fn row_000_c_prime_one_kitten_is_won_from_three_puppies_on() {
    let brute = lost(41);
    assert!((3..=40_usize).all(|p| !brute[1][p] && !loses(1, p as u64)));
    // And with no puppy or a single one.
    assert!(!loses(1, 0) && !loses(1, 1));
}

#[test]
fn row_000_d_two_puppies_are_not_won_for_any_kittens() {
    let wrong: Vec<u64> = (1..=40).filter(|k| loses(*k, 2)).collect();
    assert_eq!(wrong, [1]);
    assert!(lost(3)[1][2]);
}

#[test]
fn row_000_e_neighbours_are_won_from_two_on() {
    let brute = lost(60);
    assert!((2..59_usize).all(|k| !brute[k][k + 1] && !loses(k as u64, k as u64 + 1)));
    assert!(brute[1][2]);
}

#[test]
fn row_000_f_three_and_five_come_before_four_and_seven() {
    let brute = lost(12);
    let pairs = (0..12_u64).flat_map(|x| (x + 1..12).map(move |y| (x, y)));
    let found: Vec<(u64, u64)> = pairs.filter(|(x, y)| loses(*x, *y)).collect();
    assert_eq!(found, [(1, 2), (3, 5), (4, 7), (6, 10)]);
    assert!(found.iter().all(|(x, y)| brute[*x as usize][*y as usize]));
    // The source prints (4, 7) as the next pair after (1, 2).
    assert_ne!(found[1], (4, 7));
}

#[test]
fn row_000_g_seven_and_ten_have_three_winning_moves() {
    assert!(won("wythoff", "", "7.10"));
    assert_eq!(winning("wythoff", "", "7.10"), ["x1", "y6", "xy3"]);
    let brute = lost(11);
    let steps = (1..=10_usize).flat_map(|n| [(n, 0), (0, n), (n, n)]);
    let good: Vec<(usize, usize)> =
        steps.filter(|(a, b)| *a <= 7 && *b <= 10 && brute[7 - a][10 - b]).collect();
    assert_eq!(good, [(1, 0), (3, 3), (0, 6)]);
}

#[test]
fn row_000_h_table_1_is_all_lost_pairs_of_difference_1_to_8() {
    let (_, setup) = game("wythoff", "");
    let tables = games::judged("wythoff").expect("it is in the catalogue").paged(&setup, 0);
    let rows = tables.iter().find_map(|table| match &table.shape {
        Shape::Columns { rows, .. } => Some(rows),
        _ => None,
    });
    let rows = rows.expect("Table 1 is a table of columns");
    let brute = lost(60);
    for (n, pair) in (1..).zip(TABLE_1) {
        assert_eq!(rows[n], [n as u64, pair.0, pair.1]);
        let found: Vec<usize> = (0..60 - n).filter(|x| brute[*x][x + n]).collect();
        assert_eq!(found, [pair.0 as usize], "difference {n}");
    }
    // E6: difference 0 belongs to the list.
    assert_eq!(rows[0], [0, 0, 0]);
}

/// All squares below 900 for the pairs; every claim of the engine below 120.
#[test]
fn row_000_i_lost_squares_are_the_golden_pairs() {
    let brute = lost(900);
    for x in 0..900_u64 {
        let partner = golden::cold_partner(x);
        for y in 0..900_u64 {
            assert_eq!(brute[x as usize][y as usize], y == partner, "{x} {y}");
        }
    }
    for n in 0..300_u64 {
        let (a, b) = (golden::lower(n) as usize, (golden::lower(n) + n) as usize);
        assert!(b >= 900 || brute[a][b], "{n}");
    }
    for (x, y) in (0..120_u64).flat_map(|x| (0..120_u64).map(move |y| (x, y))) {
        assert_eq!(loses(x, y), brute[x as usize][y as usize], "{x} {y}");
    }
}

/// The floor of n times φ: the largest m with m² - mn - n² below 0, found without a square root.
fn floor_phi(n: u64) -> u64 {
    (n..).take_while(|m| n == 0 && *m == 0 || m * m < m * n + n * n).last().expect("n itself")
}

#[test]
fn row_000_j_beattys_sequences_fill_the_numbers_to_4000() {
    let mut seen = vec![0; 4001];
    for n in 1..=4000_u64 {
        let low = golden::lower(n);
        if n <= 800 {
            assert_eq!(low, floor_phi(n), "{n}");
        }
        for term in [low, low + n] {
            if let Some(count) = seen.get_mut(term as usize) {
                *count += 1;
            }
        }
    }
    assert!(seen[1..].iter().all(|count| *count == 1));
}

#[test]
fn row_000_k_no_term_is_zero_or_negative() {
    // The source prints that the union is all integers, but it has neither 0 nor negative numbers.
    assert!((1..=4000).all(|n| golden::lower(n) >= 1));
    // E5: with α = -φ the other factor is 1/φ, whose multiples repeat their floors at once.
    let floors: Vec<u64> = (1..=4).map(|n| golden::lower(n) - n).collect();
    assert_eq!(floors, [0, 1, 1, 2]);
}

#[test]
fn row_000_l_floors_of_2_7_and_13_5_and_below_zero() {
    let floor = |tenths: i64| tenths.div_euclid(10);
    assert_eq!((floor(27), floor(135), floor(-14)), (2, 13, -2));
    // Truncation would be wrong below zero.
    assert_ne!(-14 / 10, floor(-14));
}

#[test]
fn row_000_m_without_the_axes_the_table_is_shifted_by_one() {
    let side = 100_usize;
    let mut shifted = vec![vec![false; side]; side];
    for (x, y) in (1..side).flat_map(|x| (1..side).map(move |y| (x, y))) {
        let seen = (1..x).any(|a| shifted[a][y])
            || (1..y).any(|b| shifted[x][b])
            || (1..x.min(y)).any(|n| shifted[x - n][y - n]);
        shifted[x][y] = !seen;
        assert_eq!(!seen, golden::cold_partner(x as u64 - 1) == y as u64 - 1, "{x} {y}");
    }
    assert!(shifted[2][3] && !shifted[1][2]);
}

#[test]
fn part_a1_replies_to_two_and_one() {
    // The printed cases omit one kitten taken from (2, 1); the answer takes both that are left.
    for at in ["1.1", "2.0", "0.1", "1.0"] {
        assert!(won("wythoff", "", at), "{at}");
    }
    assert_eq!(winning("wythoff", "", "1.1"), ["xy1"]);
}

#[test]
fn part_a28_safe_pairs_are_told_by_two_multiples() {
    for n in 0..400_u64 {
        let upper = golden::lower(n) + n;
        // φ² = φ + 1, so that the upper number is ⌊nφ²⌋.
        assert_eq!(upper, floor_phi(n) + n);
        assert_eq!(golden::cold_partner(golden::lower(n)), upper);
    }
    let moves = claim("wythoff", "", "7.10").winning;
    assert_eq!(amounts(&moves), [1, 6, 3]);
}
