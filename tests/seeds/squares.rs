//! Rows 002.19 to 002.30 of the claims: Remove-a-Square.

use crate::ask::mex;
use crate::positions::ByKind as _;
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

fn written(at: &Cells, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| GAME_RULES.write_move(at, mv)).collect()
}

/// Fewest and most moves to the end, over all lines of play.
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

/// Grundy values of all boards of a size by plain recursion; bit i of a board is its unit i.
fn plain(rows: usize, columns: usize) -> Vec<u64> {
    let mut squares: Vec<usize> = Vec::new();
    for side in 1..=rows.min(columns) {
        for (r, c) in (0..=rows - side).flat_map(|r| (0..=columns - side).map(move |c| (r, c))) {
            let units = (r..r + side).flat_map(|r| (c..c + side).map(move |c| r * columns + c));
            squares.push(units.fold(0, |square, unit| square | 1 << unit));
        }
    }
    let mut values: Vec<u64> = Vec::new();
    for board in 0..1_usize << (rows * columns) {
        let there = squares.iter().filter(|square| board & **square == **square);
        let options: Vec<u64> = there.map(|square| values[board ^ square]).collect();
        values.push(mex(&options));
    }
    values
}

/// The recurrence over moves that begin at least `first` columns from the left.
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
    assert_eq!(written(&at, &found.winning), ["1.1-3", "2.2"]);
    let known = plain(3, 3);
    assert_eq!((known[511], known[0], known[511 ^ 16]), (3, 0, 0));
    // No other unit wins, and no square of four.
    assert!((0..9).all(|unit| (known[511 ^ 1 << unit] == 0) == (unit == 4)));
    assert!([0, 1, 3, 4].iter().all(|corner| known[511 ^ 27 << corner] != 0));
}

#[test]
fn row_002_20_centre_first_lasts_nine_moves() {
    assert_eq!(lengths(&after(&full(3, 3), "2.2")), (8, 8));
}

#[test]
fn erratum_e20_it_is_the_second_player_who_takes_a_two_by_two() {
    // After any single unit except the centre.
    for cell in ["1.1", "1.2", "1.3", "2.1", "2.3", "3.1", "3.2", "3.3"] {
        let left = after(&full(3, 3), cell);
        assert!(verdict(&left).winning.iter().any(|mv| mv.first().amount == 2), "{cell}");
    }
}

/// The source prints the largest option instead of the mex.
#[test]
fn erratum_e17_the_largest_option_would_be_something_else() {
    let mut g: Vec<u64> = vec![0];
    for n in 1..=12_usize {
        let large = (0..n.saturating_sub(1)).map(|i| g[i] ^ g[n - 2 - i]);
        let small = (0..n).map(|j| g[j] ^ 1 ^ g[n - 1 - j]);
        g.push(large.chain(small).max().unwrap_or(0));
    }
    assert_ne!(g, values(12));
    // Even a board of one column, which has two single units, would be won.
    assert_eq!((g[1], values(1)[1]), (1, 0));
}

#[test]
fn row_002_21_two_by_two_first_lasts_six_moves() {
    let left = after(&full(3, 3), "1.1-2");
    assert_eq!(lengths(&left), (5, 5));
    assert_eq!(verdict(&left).outcome, Some(Outcome::N));
}

#[test]
fn row_002_22_two_by_three() {
    assert!(written(&full(2, 3), &verdict(&full(2, 3)).winning).contains(&"1.1-2".to_string()));
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
    let tables = GAME.judged().tables(&Setup::of(&RemoveASquare::CARD));
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
fn row_002_26_theorem_7_holds_from_83_and_is_sharp() {
    assert_eq!(values(400), recurrence(400, 0, &[0]));
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
    let listed: Vec<u64> = [0].into_iter().chain((1..=400).step_by(12)).collect();
    assert_eq!(zeros, listed);
}

#[test]
fn row_002_29_the_middle_of_an_even_board_wins() {
    for half in 1..=13 {
        let at = full(2, 2 * half);
        let middle = Move::one(half - 1, 2);
        assert!(verdict(&at).winning.contains(&middle), "{half}");
    }
    for half in 1..=4_usize {
        let known = plain(2, 2 * half);
        let middle = (3 << (half - 1)) | (3 << (3 * half - 1));
        assert_eq!(known[(known.len() - 1) ^ middle], 0, "{half}");
    }
}

#[test]
fn row_002_30_parity_without_a_two_by_two() {
    let (mut seen, known) = (0, plain(3, 4));
    for cells in 0..1_u32 << 12 {
        let at = Cells::new(3, 4, |r, c| cells >> (4 * r + c) & 1 == 1);
        let large = solver::rules::ranges(&GAME_RULES, &at).iter().any(|span| span.high > 1);
        if !large {
            seen += 1;
            assert_eq!(verdict(&at).grundy, Some(at.count() % 2));
            assert_eq!(known[cells as usize], at.count() % 2);
        }
    }
    assert!(seen > 1000);
}

#[test]
fn part_a10_other_full_boards() {
    for (rows, columns, value) in [(3, 3, 3), (3, 4, 5), (3, 5, 1), (4, 4, 4)] {
        assert_eq!(verdict(&full(rows, columns)).grundy, Some(value));
        assert_eq!(plain(rows as usize, columns as usize).last(), Some(&value));
    }
    let at = full(4, 4);
    assert_eq!(written(&at, &verdict(&at).winning), ["1.1-4", "2.2-2"]);
}

/// Without a closed form the engine searches and says so; beyond its reach it says that it gives up.
#[test]
fn larger_boards_are_searched_or_given_up() {
    let at = full(5, 5);
    assert_eq!(verdict(&at).known, Known::Sum);
    assert_eq!(written(&at, &verdict(&at).winning), ["1.1-5", "2.2-3", "3.3"]);
    let at = full(5, 6);
    let found = verdict(&at);
    assert!(matches!(found.known, Known::Search { .. }), "{found:?}");
    assert_eq!(
        written(&at, &found.winning),
        ["1.1-2", "1.2-4", "1.5-2", "2.2-4", "4.1-2", "4.5-2"]
    );
    assert_eq!(
        verdict(&full(12, 12)).known,
        Known::GaveUp { positions: 0, longer: false, published: None }
    );
}

/// Others have published these values; a search part by part finds them, and the winning moves.
#[test]
fn values_of_boards_up_to_six_by_six_and_five_by_eight() {
    for (rows, columns, value) in [(3, 9, 1), (3, 12, 2), (6, 6, 5), (4, 10, 6), (5, 8, 7)] {
        let at = full(rows, columns);
        let found = verdict(&at);
        assert_eq!(found.grundy, Some(value), "{rows} by {columns}");
        assert!(matches!(found.known, Known::Search { positions: 400.. }), "{:?}", found.known);
        assert!(!found.winning.is_empty() && found.winning.len() == found.reasons.len());
        // The positions after winning moves are lost.
        for mv in &found.winning {
            let after = verdict(&GAME_RULES.play(&at, mv));
            assert_eq!((after.outcome, after.grundy), (Some(Outcome::P), Some(0)), "{mv:?}");
        }
        let turned = verdict(&full(columns, rows));
        assert_eq!((turned.grundy, turned.winning.len()), (Some(value), found.winning.len()));
    }
}

/// A part of nine columns and a loose square.
#[test]
fn a_large_part_beside_others() {
    let at = GAME_RULES.read("xxxxxxxxx.x_xxxxxxxxx.._xxxxxxxxx..").unwrap();
    let found = verdict(&at);
    assert_eq!((found.outcome, found.grundy), (Some(Outcome::P), Some(0)), "worth 1 and 1");
}
