//! Rows 001 of the claims, one test a row: take-away under the limits of the source.

use crate::taking::Taking;
use games::catalog::take_away::Pile;
use solver::take_away::Limit;

fn same() -> Taking {
    Taking::new("x", |x| x)
}

fn less_than_twice() -> Taking {
    Taking::new("2x-1", |x| 2 * x - 1)
}

fn twice() -> Taking {
    Taking::new("2x", |x| 2 * x)
}

const POWERS: [u64; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
const FIBONACCI: [u64; 11] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

/// The indices at which H(i) has a printed value, i from 1.
fn fitting(taking: &Taking, printed: impl Fn(u32) -> u64) -> Vec<u32> {
    let fits = |(i, h): (u32, &u64)| (printed(i) == *h).then_some(i);
    (1..).zip(&taking.h).filter_map(fits).collect()
}

#[test]
fn row_001_a_x_lost_openings_are_the_recurrence() {
    same().openings(&POWERS);
}

#[test]
fn row_001_b_x_only_one_of_them_is_2i() {
    // As printed: 2, 4, 6, 8. Only the fourth number happens to fit.
    assert_eq!(fitting(&same(), |i| 2 * u64::from(i)), [4]);
}

#[test]
fn row_001_b_prime_x_no_power_2_to_the_i_fits() {
    assert!(fitting(&same(), |i| 1 << i).is_empty());
}

#[test]
fn row_001_b_second_x_powers_2_to_the_i_less_1() {
    assert_eq!(fitting(&same(), |i| 1 << (i - 1)), (1..=8).collect::<Vec<_>>());
}

#[test]
fn row_001_d_x_terms_are_far_enough_apart() {
    same().proper_terms();
}

#[test]
fn row_001_e_x_one_sum_for_each_number_to_120() {
    same().unique_to_120();
}

#[test]
fn row_001_f_x_the_smallest_term_wins() {
    same().smallest_term_wins();
}

#[test]
fn row_001_g_x_going_down_to_the_next_number_wins() {
    assert!(same().next_below_fails().is_empty());
}

#[test]
fn row_001_g_prime_x_nearest_on_either_side_fails_from_7_on() {
    assert_eq!(same().nearest_fails()[..8], [7, 13, 14, 15, 25, 26, 27, 28]);
}

#[test]
fn row_001_h_x_a_state_is_won_if_the_limit_reaches_the_smallest_term() {
    same().limits_decide();
}

#[test]
fn row_001_i_x_not_every_term_may_be_taken() {
    assert_eq!(same().barred_unit(), Some((4, 1, 3, vec![2, 1], 1)));
}

#[test]
fn row_001_i_prime_x_the_smallest_term_may_be_taken() {
    same().smallest_unit_is_free();
}

#[test]
fn row_001_i2_x_no_answer_leaves_fewer_terms() {
    same().terms_never_fewer();
}

#[test]
fn row_001_j_x_164_openings_have_several_winning_moves() {
    let several = same().several();
    assert_eq!(several.len(), 164);
    assert_eq!(
        several[..4],
        [(7, vec![1, 3]), (11, vec![1, 3]), (13, vec![1, 5]), (14, vec![2, 6])]
    );
}

#[test]
fn row_001_a_2x_1_lost_openings_are_the_recurrence() {
    less_than_twice().openings(&POWERS);
}

#[test]
fn row_001_b_2x_1_only_one_of_them_is_2i() {
    // As printed: 2, 4, 6, 8. Only the fourth number happens to fit.
    assert_eq!(fitting(&less_than_twice(), |i| 2 * u64::from(i)), [4]);
}

#[test]
fn row_001_b_prime_2x_1_no_power_2_to_the_i_fits() {
    assert!(fitting(&less_than_twice(), |i| 1 << i).is_empty());
}

#[test]
fn row_001_b_second_2x_1_powers_2_to_the_i_less_1() {
    assert_eq!(fitting(&less_than_twice(), |i| 1 << (i - 1)), (1..=8).collect::<Vec<_>>());
}

#[test]
fn row_001_d_2x_1_terms_are_far_enough_apart() {
    less_than_twice().proper_terms();
}

#[test]
fn row_001_e_2x_1_one_sum_for_each_number_to_120() {
    less_than_twice().unique_to_120();
}

#[test]
fn row_001_f_2x_1_the_smallest_term_wins() {
    less_than_twice().smallest_term_wins();
}

#[test]
fn row_001_g_2x_1_going_down_to_the_next_number_fails() {
    assert_eq!(
        less_than_twice().next_below_fails()[..12],
        [7, 13, 14, 15, 25, 26, 27, 28, 29, 30, 31, 49]
    );
}

#[test]
fn row_001_g_prime_2x_1_nearest_on_either_side_fails_from_7_on() {
    assert_eq!(less_than_twice().nearest_fails()[..8], [7, 13, 14, 15, 25, 26, 27, 28]);
}

#[test]
fn row_001_h_2x_1_a_state_is_won_if_the_limit_reaches_the_smallest_term() {
    less_than_twice().limits_decide();
}

#[test]
fn row_001_i_2x_1_not_every_term_may_be_taken() {
    assert_eq!(less_than_twice().barred_unit(), Some((4, 1, 3, vec![2, 1], 1)));
}

#[test]
fn row_001_i_prime_2x_1_the_smallest_term_may_be_taken() {
    less_than_twice().smallest_unit_is_free();
}

#[test]
fn row_001_i2_2x_1_no_answer_leaves_fewer_terms() {
    less_than_twice().terms_never_fewer();
}

#[test]
fn row_001_j_2x_1_125_openings_have_several_winning_moves() {
    let several = less_than_twice().several();
    assert_eq!(several.len(), 125);
    assert_eq!(
        several[..4],
        [(11, vec![1, 3]), (19, vec![1, 3]), (21, vec![1, 5]), (22, vec![2, 6])]
    );
}

#[test]
fn row_001_a_2x_lost_openings_are_the_recurrence() {
    twice().openings(&FIBONACCI);
}

#[test]
fn row_001_c_2x_numbers_of_fibonacci() {
    let mut fibonacci = vec![1, 1];
    while fibonacci.len() < 12 {
        fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
    }
    assert_eq!(fitting(&twice(), |i| fibonacci[i as usize]), (1..=11).collect::<Vec<_>>());
}

#[test]
fn row_001_d_2x_terms_are_far_enough_apart() {
    twice().proper_terms();
}

#[test]
fn row_001_e_2x_one_sum_for_each_number_to_120() {
    twice().unique_to_120();
}

#[test]
fn row_001_f_2x_the_smallest_term_wins() {
    twice().smallest_term_wins();
}

#[test]
fn row_001_g_2x_going_down_to_the_next_number_fails() {
    assert_eq!(twice().next_below_fails()[..12], [12, 20, 32, 33, 51, 52, 53, 54, 83, 84, 85, 86]);
}

#[test]
fn row_001_g_prime_2x_nearest_on_either_side_fails_from_7_on() {
    assert_eq!(twice().nearest_fails()[..8], [7, 11, 12, 18, 19, 20, 28, 29]);
}

#[test]
fn row_001_h_2x_a_state_is_won_if_the_limit_reaches_the_smallest_term() {
    twice().limits_decide();
}

#[test]
fn row_001_i_2x_not_every_term_may_be_taken() {
    assert_eq!(twice().barred_unit(), Some((5, 1, 4, vec![3, 1], 2)));
}

#[test]
fn row_001_i_prime_2x_the_smallest_term_may_be_taken() {
    twice().smallest_unit_is_free();
}

#[test]
fn row_001_i2_2x_no_answer_leaves_fewer_terms() {
    twice().terms_never_fewer();
}

#[test]
fn row_001_j_2x_132_openings_have_several_winning_moves() {
    let several = twice().several();
    assert_eq!(several.len(), 132);
    assert_eq!(
        several[..4],
        [(17, vec![1, 4]), (19, vec![1, 6]), (25, vec![1, 4]), (27, vec![1, 6])]
    );
}

#[test]
fn row_001_k_the_same_states_are_won_under_x_and_2x_less_1() {
    let (one, other) = (same(), less_than_twice());
    for (n, limit) in (1..=200).flat_map(|n| (0..=n).map(move |limit| (n, limit))) {
        assert_eq!(one.wins(n, limit), other.wins(n, limit), "{n} {limit}");
    }
}

#[test]
fn row_001_l_but_not_by_the_same_moves() {
    let (one, other) = (same(), less_than_twice());
    let mut states = (1..=200).flat_map(|n| (0..=n).map(move |limit| (n, limit)));
    let first = states.find(|(n, limit)| one.by_engine(*n, *limit) != other.by_engine(*n, *limit));
    assert_eq!(first, Some((7, 3)));
    assert_eq!((one.by_engine(7, 3), other.by_engine(7, 3)), (vec![1, 3], vec![1]));
}

#[test]
fn row_001_m_3x_the_theorem_to_200() {
    let listed = [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200];
    Taking::new("3x", |x| 3 * x).theorem(&listed);
}

#[test]
fn row_001_m_x_1_the_theorem_to_200() {
    let listed = [1, 2, 3, 5, 10, 20, 40, 80, 160];
    Taking::new("x+1", |x| x + 1).theorem(&listed);
}

#[test]
fn row_001_m_4x_the_theorem_to_200() {
    let listed = [1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 31, 40, 52, 67, 86, 110, 141, 181];
    Taking::new("4x", |x| 4 * x).theorem(&listed);
}

#[test]
fn row_001_m_3x_2_the_theorem_to_200() {
    let listed = [1, 2, 4, 8, 16, 32, 64, 128];
    Taking::new("3x/2", |x| 3 * x / 2).theorem(&listed);
}

#[test]
fn row_001_m_x_3_the_theorem_to_200() {
    let listed = [1, 2, 3, 4, 5, 7, 11, 22, 44, 88, 176];
    Taking::new("x+3", |x| x + 3).theorem(&listed);
}

#[test]
fn row_001_m_xx_the_theorem_to_200() {
    // Recomputed: the claims name this limit without its list.
    let listed = [
        1, 2, 4, 6, 10, 14, 18, 24, 30, 36, 42, 52, 62, 72, 82, 92, 102, 116, 130, 144, 158, 172,
        186, 200,
    ];
    Taking::new("xx", |x| x * x).theorem(&listed);
}

#[test]
fn row_001_n_the_formula_without_f_is_meant() {
    let h = twice().h;
    // The source prints f(H(j+1)) = H(j) + H(j-1): f(5) is 10, and 3 + 2 is 5.
    assert_eq!((h[3], 2 * h[3], h[2] + h[1]), (5, 10, 5));
    assert!(h.windows(3).all(|three| three[2] == three[1] + three[0]));
    assert!(h.windows(3).skip(1).all(|three| 2 * three[2] != three[1] + three[0]));
}

#[test]
fn row_001_o_1_a_constant_limit_stops_the_sequence() {
    Taking::new("1", |_| 1).stops(&[1, 2]);
}

#[test]
fn row_001_o_2_a_constant_limit_stops_the_sequence() {
    Taking::new("2", |_| 2).stops(&[1, 2, 3]);
}

#[test]
fn row_001_o_3_a_constant_limit_stops_the_sequence() {
    Taking::new("3", |_| 3).stops(&[1, 2, 3, 4]);
}

#[test]
fn row_001_o_half_a_limit_below_the_move_stops_the_sequence() {
    Taking::new("x/2+1", |x| x / 2 + 1).stops(&[1, 2, 4]);
}

#[test]
fn row_001_o_less_one_below_the_move_stops_the_sequence() {
    let less = |x: u64| x.saturating_sub(1).max(1);
    Taking::of(Limit::of_table((1..=200).map(less).collect()), less).stops(&[1, 2]);
}

#[test]
fn part_a5_representations_of_the_source() {
    let taking = twice();
    // As a numeral: one digit for each H-number, largest first.
    let numeral = |n: u64| {
        let terms = taking.game.limit().terms(n);
        let below = taking.h.iter().rev().skip_while(|h| **h > terms[0]);
        below.map(|h| if terms.contains(h) { '1' } else { '0' }).collect::<String>()
    };
    for (n, digits) in [(12, "10101"), (7, "1010"), (20, "101010"), (100, "1000010100")] {
        assert_eq!(numeral(n), digits, "{n}");
    }
    assert_eq!(taking.by_engine(17, 16), [1, 4]);
}

#[test]
fn part_a2_a_single_object_is_lost_for_the_first_player() {
    let taking = same();
    assert!(!taking.wins(1, 0) && taking.by_engine(1, 0).is_empty());
    // Without a limit on the first move the whole pile could be taken.
    let whole = Pile { left: 5, limit: 5 };
    assert_eq!(taking.by_engine(whole.left, whole.limit), [1, 5]);
}
