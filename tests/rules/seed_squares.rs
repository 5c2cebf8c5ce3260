//! Rows 002.19 to 002.30 of the claims: Remove-a-Square.

use crate::universe::Universe;
use games::catalog::remove_a_square::{GAME, RemoveASquare};
use games::cells::Cells;
use games::game::Catalogued;
use games::setup::Setup;
use games::table::Shape;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::Rules;
use solver::values::Values;
use solver::verdict::{Known, Verdict};
use std::collections::HashMap;

const GAME_RULES: RemoveASquare = RemoveASquare;

fn full(rows: u32, columns: u32) -> Cells {
    Cells::new(rows, columns, |_, _| true)
}

fn verdict(at: &Cells) -> Verdict {
    judge::run(&mut Judge::new(GAME_RULES, at.clone()))
}

/// The position after the move of this notation.
fn after(at: &Cells, text: &str) -> Cells {
    GAME_RULES.play(at, &GAME_RULES.read_move(at, text).unwrap())
}

fn told(at: &Cells, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| GAME_RULES.write_move(at, mv)).collect()
}

/// Fewest and most moves to the end, whoever plays how.
fn lengths(at: &Cells) -> (u64, u64) {
    let mut all = Universe::new(GAME_RULES, 0);
    let place = all.place(at);
    let mut known: Vec<(u64, u64)> = Vec::new();
    for one in &all.known {
        let after = one.next.iter().map(|(_, after)| known[*after]);
        let least = after.clone().map(|(least, _)| least + 1).min().unwrap_or(0);
        known.push((least, after.map(|(_, most)| most + 1).max().unwrap_or(0)));
    }
    known[place]
}

fn mex(options: &[u64]) -> u64 {
    (0..).find(|value| !options.contains(value)).expect("some number is missing")
}

/// The recurrence where what is taken begins at least so many columns from the left.
fn recurrence(upto: usize, first: usize, by_hand: &[u64]) -> Vec<u64> {
    let mut g = by_hand.to_vec();
    for n in g.len()..=upto {
        let large = (first..n - 1).map(|i| g[i] ^ g[n - 2 - i]);
        let small = (first..n).map(|j| g[j] ^ 1 ^ g[n - 1 - j]);
        g.push(mex(&large.chain(small).collect::<Vec<_>>()));
    }
    g
}

fn values(upto: u64) -> Vec<u64> {
    let table = Values::squares(200);
    (0..=upto).map(|n| table.at(n).unwrap()).collect()
}

#[test]
fn row_002_19_three_by_three() {
    let at = full(3, 3);
    let found = verdict(&at);
    assert_eq!((found.outcome, found.grundy), (Some(Outcome::N), Some(3)));
    assert_eq!(told(&at, &found.winning), ["1.1-3", "2.2"]);
}

#[test]
fn row_002_20_centre_first_lasts_nine_moves() {
    assert_eq!(lengths(&after(&full(3, 3), "2.2")), (8, 8));
    // E20: any other single unit loses, to a two by two square of the second player.
    for cell in ["1.1", "1.2", "1.3", "2.1", "2.3", "3.1", "3.2", "3.3"] {
        let left = after(&full(3, 3), cell);
        assert!(verdict(&left).winning.iter().any(|mv| mv.first().amount == 2), "{cell}");
    }
}

#[test]
fn row_002_21_two_by_two_first_lasts_six_moves() {
    let left = after(&full(3, 3), "1.1-2");
    assert_eq!(lengths(&left), (5, 5));
    assert_eq!(verdict(&left).outcome, Some(Outcome::N));
}

#[test]
fn row_002_22_two_by_three() {
    assert!(told(&full(2, 3), &verdict(&full(2, 3)).winning).contains(&"1.1-2".to_string()));
    assert_eq!(lengths(&after(&full(2, 3), "1.1-2")), (2, 2));
}

#[test]
fn row_002_23_recurrence_is_brute_force() {
    let mut all = Universe::new(GAME_RULES, 0);
    for (n, value) in (0..).zip(values(8)).skip(1) {
        let place = all.place(&full(2, n));
        assert_eq!(all.known[place].value, value, "{n}");
    }
    assert_eq!(values(400), recurrence(400, 0, &[0]));
}

/// Whole positions as runs of full columns and a number of single units, without any nim-sum.
#[test]
fn row_002_23b_recurrence_is_recursion_over_runs() {
    type Known = HashMap<(Vec<usize>, usize), u64>;
    fn value(runs: Vec<usize>, loose: usize, known: &mut Known) -> u64 {
        if let Some(value) = known.get(&(runs.clone(), loose)) {
            return *value;
        }
        let mut options = Vec::new();
        if loose > 0 {
            options.push(value(runs.clone(), loose - 1, known));
        }
        for (i, run) in runs.iter().enumerate() {
            for taken in 1..=2.min(*run) {
                for left in 0..=run - taken {
                    let mut next = runs.clone();
                    next.remove(i);
                    next.extend([left, run - taken - left].iter().filter(|n| **n > 1));
                    next.sort_unstable();
                    let ones = [left, run - taken - left].iter().filter(|n| **n == 1).count();
                    options.push(value(next, loose + 2 * ones + usize::from(taken == 1), known));
                }
            }
        }
        let found = mex(&options);
        known.insert((runs, loose), found);
        found
    }
    let mut known = Known::new();
    for (n, expected) in values(14).into_iter().enumerate().skip(2) {
        assert_eq!(value(vec![n], 0, &mut known), expected, "{n}");
    }
}

#[test]
fn row_002_24_printed_ranges_differ() {
    assert_eq!(recurrence(8, 1, &[0, 0])[2..], [0, 2, 2, 4, 1, 6, 3]);
    assert_eq!(values(8)[2..], [2, 2, 1, 4, 3, 3, 1]);
}

#[test]
fn row_002_24b_printed_ranges_are_right_with_one_value_by_hand() {
    assert_eq!(recurrence(300, 1, &[0, 0, 2]), values(300));
}

#[test]
fn row_002_25_the_table() {
    let tables = GAME.tables(&Setup::of(&RemoveASquare::CARD));
    let Shape::Sequence { from: 1, width: 12, values: shown, .. } = &tables[0].shape else {
        panic!("{tables:?}")
    };
    assert_eq!(shown.len(), 192);
    assert_eq!(shown[..12], [0, 2, 2, 1, 4, 3, 3, 1, 4, 2, 6, 5]);
    assert_eq!(shown[180..], [0, 2, 8, 1, 4, 6, 3, 1, 8, 2, 7, 5]);
    assert_eq!((shown[21], shown[33]), (7, 7));
    assert_eq!(*shown, recurrence(192, 0, &[0])[1..]);
}

#[test]
fn row_002_26_period_is_sharp() {
    let g = recurrence(400, 0, &[0]);
    assert_eq!((12..=400).rfind(|n| g[*n] != g[n - 12]), Some(82));
}

#[test]
fn row_002_27_period_begins_at_71() {
    let period = Values::squares(200).period().unwrap();
    assert_eq!((period.start, period.length), (71, 12));
    let g = values(82);
    assert_eq!((g[70], g[82]), (7, 2));
}

#[test]
fn row_002_28_lost_boards_of_two_rows() {
    let zeros: Vec<u64> = (0..).zip(values(400)).filter(|(_, g)| *g == 0).map(|(n, _)| n).collect();
    let told: Vec<u64> = [0].into_iter().chain((1..=400).step_by(12)).collect();
    assert_eq!(zeros, told);
}

#[test]
fn row_002_29_the_middle_of_an_even_board_wins() {
    for half in 1..=13 {
        let at = full(2, 2 * half);
        let middle = Move::one(half - 1, 2);
        assert!(verdict(&at).winning.contains(&middle), "{half}");
    }
}

#[test]
fn row_002_30_parity_without_a_two_by_two() {
    let mut seen = 0;
    for cells in 0..1_u32 << 12 {
        let at = Cells::new(3, 4, |r, c| cells >> (4 * r + c) & 1 == 1);
        let large = solver::rules::spans(&GAME_RULES, &at).iter().any(|span| span.high > 1);
        if !large {
            seen += 1;
            assert_eq!(verdict(&at).grundy, Some(at.count() % 2));
        }
    }
    assert!(seen > 1000);
}

#[test]
fn row_002_other_full_boards() {
    for (rows, columns, value) in [(3, 3, 3), (3, 4, 5), (3, 5, 1), (4, 4, 4)] {
        assert_eq!(verdict(&full(rows, columns)).grundy, Some(value));
    }
    let at = full(4, 4);
    assert_eq!(told(&at, &verdict(&at).winning), ["1.1-4", "2.2-2"]);
}

/// Where no law is known the engine searches, and says so; beyond its reach it says that as well.
#[test]
fn larger_boards_are_searched_or_given_up() {
    let at = full(5, 5);
    assert_eq!(verdict(&at).known, Known::Sum);
    assert_eq!(told(&at, &verdict(&at).winning), ["1.1-5", "2.2-3", "3.3"]);
    let at = full(5, 6);
    let found = verdict(&at);
    assert!(matches!(found.known, Known::Search { .. }), "{found:?}");
    assert_eq!(told(&at, &found.winning), ["1.1-2", "1.2-4", "1.5-2", "2.2-4", "4.1-2", "4.5-2"]);
    assert_eq!(verdict(&full(12, 12)).known, Known::GaveUp { positions: 0 });
}
