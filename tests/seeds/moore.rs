//! Rows 004.16 to 004.18 of the claims, and Moore's Nim with the largest heaps.

use crate::ask::game;
use games::catalog::moores_nim::theory::Digits;
use games::game::Game;
use games::setup::Setup;
use solver::explanation;
use solver::judge;
use solver::play::{Move, Outcome};
use solver::verdict::Verdict;

fn verdict(game: &Game, setup: &Setup, at: &str) -> Verdict {
    let task = games::judge(game.card().id, setup, at).expect("a game of the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{at}: {error:?}")))
}

/// Heaps that are left, ascending.
fn alive(code: &str) -> Vec<u64> {
    let mut heaps: Vec<u64> = code.split('.').map(|n| n.parse().unwrap()).collect();
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

/// The multisets after these moves, each once.
fn left_by(game: &Game, setup: &Setup, at: &str, moves: &[Move]) -> Vec<Vec<u64>> {
    let at = game.read(setup, at).unwrap();
    let after = moves.iter().map(|mv| alive(at.play(mv).unwrap().code()));
    let mut left: Vec<Vec<u64>> = after.collect();
    left.sort();
    left.dedup();
    left
}

fn heaps(heaps: &[u64]) -> String {
    heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}

/// Row 16: four rows of up to five are lost exactly if every column is a multiple of b.
fn columns_decide(b: usize) {
    let (moore, setup) = game("moores-nim", &format!("b={b}"));
    // Four rows of up to five, in any order; lost ones by plain recursion over multisets.
    let mut lost: Vec<Vec<u64>> = Vec::new();
    for code in 0..6_u64.pow(4) {
        let at: Vec<u64> = (0..4).rev().map(|i| code / 6_u64.pow(i) % 6).collect();
        let below = |one: &Vec<u64>| {
            let less = one.iter().zip(&at).filter(|(a, b)| a < b).count();
            (1..b).contains(&less) && one.iter().zip(&at).all(|(a, b)| a <= b)
        };
        if !lost.iter().any(below) {
            lost.push(at.clone());
        }
        let columns = (0..3).all(|bit| at.iter().filter(|n| *n >> bit & 1 == 1).count() % b == 0);
        assert_eq!(lost.last() == Some(&at), columns, "{b} {at:?}");
        let found = verdict(moore, &setup, &heaps(&at));
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(!columns)), "{b} {at:?}");
    }
}

#[test]
fn row_004_16_b2_lost_if_every_column_is_a_multiple_of_2() {
    columns_decide(2);
}

#[test]
fn row_004_16_b3_lost_if_every_column_is_a_multiple_of_3() {
    columns_decide(3);
}

#[test]
fn row_004_16_b4_lost_if_every_column_is_a_multiple_of_4() {
    columns_decide(4);
}

#[test]
fn part_a21_columns_decide_for_five_and_six_as_well() {
    columns_decide(5);
    columns_decide(6);
}

#[test]
fn row_004_17_the_only_winning_result_comes_about_in_two_ways() {
    let (moore, setup) = game("moores-nim", "b=3");
    let winning = verdict(moore, &setup, "1.3.5.7").winning;
    let at = moore.read(&setup, "1.3.5.7").unwrap();
    let moves: Vec<String> = winning.iter().map(|mv| at.board().write_move(mv)).collect();
    // 5 to 3 and 7 to 2, or 5 to 2 and 7 to 3.
    assert_eq!(moves, ["3-2.4-5", "3-3.4-4"]);
    assert_eq!(left_by(moore, &setup, "1.3.5.7", &winning), [[1, 2, 3, 3]]);
}

#[test]
fn row_004_18_the_digits_are_221() {
    let (moore, setup) = game("moores-nim", "b=3");
    let sums = |at: &str| {
        let seen = games::judged("moores-nim").unwrap().explanation(&setup, at).unwrap().unwrap();
        let digits = explanation::of::<Digits>(&*seen).unwrap();
        assert_eq!(digits.base, 3);
        digits.sums.clone()
    };
    assert_eq!(sums("1.3.5.7"), [2, 2, 1]);
    assert_eq!([2, 2, 1].iter().fold(0, |n, digit| 3 * n + digit), 25);
    assert_eq!(verdict(moore, &setup, "1.3.5.7").grundy, Some(16));
    assert_eq!((sums("2"), verdict(moore, &setup, "2").grundy), (vec![1, 0], Some(2)));
}

#[test]
fn moores_nim_at_its_largest_balances_with_every_listed_move() {
    let mut dice = fastrand::Rng::with_seed(21);
    let listed = solver::verdict::LISTED;
    for b in 2..=6_u64 {
        let (moore, setup) = game("moores-nim", &format!("b={b}"));
        for count in 1..=12 {
            for _ in 0..5 {
                let large: Vec<u64> = (0..count).map(|_| dice.u64(0..=1 << 53)).collect();
                let at = heaps(&large);
                let found = verdict(moore, &setup, &at);
                let lost = |heaps: &[u64]| {
                    let used = |bit: u32| heaps.iter().filter(|n| *n >> bit & 1 == 1).count();
                    (0..54).all(|bit| (used(bit) as u64).is_multiple_of(b))
                };
                assert_eq!(found.outcome, Some(Outcome::of_mover_winning(!lost(&large))));
                assert_eq!(found.winning.is_empty(), lost(&large), "{b} {at}");
                assert!(found.winning.is_sorted() && found.winning.len() <= listed);
                let place = moore.read(&setup, &at).unwrap();
                for mv in found.winning.iter().step_by(7) {
                    let after = place.play(mv).unwrap();
                    assert!(lost(&alive(after.code())), "{b} {at} {mv:?}");
                    let text = place.board().write_move(mv);
                    assert_eq!(place.read_move(&text).as_ref(), Ok(mv));
                }
            }
        }
    }
}

/// The number of winning moves by trying every move, for positions with many of them.
#[test]
fn moores_nim_lists_every_winning_move_below_the_length_of_the_list() {
    let (moore, setup) = game("moores-nim", "b=6");
    for at in [[9, 8, 7, 6, 5, 4], [5, 5, 6, 7, 7, 8], [3, 1, 4, 1, 5, 9]] {
        let found = verdict(moore, &setup, &heaps(&at));
        let mut many = 0_usize;
        let wheels: u64 = at.iter().map(|heap| heap + 1).product();
        for mut code in 0..wheels {
            let (mut less, mut used) = (0, [0_u64; 4]);
            for heap in at {
                let left = code % (heap + 1);
                code /= heap + 1;
                less += u64::from(left < heap);
                (0..4).for_each(|bit| used[bit] += left >> bit & 1);
            }
            many += usize::from((1..6).contains(&less) && used.iter().all(|n| n % 6 == 0));
        }
        assert_eq!(found.winning.len(), many.min(solver::verdict::LISTED), "{at:?}");
    }
}
