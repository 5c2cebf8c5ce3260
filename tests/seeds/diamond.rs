//! Rows 002.2 to 002.9 of the claims: Diamond.

use crate::positions::ByKind as _;
use games::catalog::diamond::Diamond;
use games::catalog::diamond::theory::{Lines, Pattern};
use games::cells::Cells;
use games::game::Catalogued;
use games::setup::Setup;
use games::theory::Over;
use solver::explanation::{self, Explanation};
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, Rules};
use solver::theory::Theory;
use solver::verdict::{Known, Verdict};
use std::collections::HashMap;

fn game() -> Diamond {
    Diamond::rules(&Setup::of(&Diamond::CARD))
}

fn read(text: &str) -> Cells {
    game().read(text).unwrap()
}

fn verdict(at: &Cells) -> Verdict {
    judge::run(&mut Judge::new(game(), at.clone()))
}

fn outcome(at: &Cells) -> Outcome {
    verdict(at).outcome.expect("it is small enough")
}

fn diamond(c: u32) -> Cells {
    Cells::new(2 * c + 1, 2 * c + 1, |row, column| row.abs_diff(c) + column.abs_diff(c) <= c)
}

/// P if the total of rows and columns is even and there are several of both.
fn parity(m: u32, n: u32) -> Outcome {
    Outcome::of_mover_winning((m + n) % 2 == 1 || m == 1 || n == 1)
}

/// True if the player to move wins, by plain recursion; a set of bits is the lines that are gone.
fn plain(at: &Cells) -> bool {
    let (rows, columns) = at.size();
    let lines = rows + columns;
    let mut wins = vec![false; 1 << lines];
    for gone in (0..1_u32 << lines).rev() {
        let (rows_gone, columns_gone) = (gone & ((1 << rows) - 1), gone >> rows);
        let stands = |line: &u32| {
            let (line, row) = (*line, *line < rows);
            let across = if row { 0..columns } else { 0..rows };
            across.into_iter().any(|other| {
                let (r, c) = if row { (line, other) } else { (other, line - rows) };
                at.holds(r, c) && rows_gone >> r & 1 == 0 && columns_gone >> c & 1 == 0
            })
        };
        wins[gone as usize] = (0..lines)
            .filter(|line| !wins[(gone | 1 << line) as usize] && gone >> line & 1 == 0)
            .any(|line| stands(&line));
    }
    wins[0]
}

/// Asserts that the engine's verdict and plain recursion have this outcome.
fn both(at: &Cells, wanted: Outcome) {
    let by_hand = Outcome::of_mover_winning(plain(at));
    assert_eq!((outcome(at), by_hand), (wanted, wanted), "{}", at.write());
}

/// The pattern in an explanation, if there is one.
fn pattern(seen: &dyn Explanation) -> Option<Pattern> {
    explanation::of::<Lines>(seen).map(|lines| lines.pattern)
}

#[test]
fn row_002_2_one_token() {
    both(&diamond(0), Outcome::N);
}

/// Asserts that a larger diamond is lost and has the value 0.
fn larger(c: u32) {
    both(&diamond(c), Outcome::P);
    let found = verdict(&diamond(c));
    assert_eq!(found.grundy, Some(0));
}

#[test]
fn row_002_3_c1_the_3_diamond_is_lost() {
    larger(1);
}

#[test]
fn row_002_3_c2_the_5_diamond_is_lost() {
    larger(2);
}

#[test]
fn row_002_3_c3_the_7_diamond_is_lost() {
    larger(3);
}

#[test]
fn row_002_3_c4_the_9_diamond_is_lost() {
    larger(4);
}

#[test]
fn part_a7_the_engine_knows_larger_diamonds_by_their_symmetry() {
    for c in 5..=12 {
        let found = verdict(&diamond(c));
        assert_eq!((found.outcome, found.known), (Some(Outcome::P), Known::Theory), "{c}");
    }
    assert_eq!(diamond(2).count(), 13);
    let sized = game().with_sizes(&[9, 9]);
    assert_eq!(sized, diamond(4));
}

#[test]
fn row_002_4_crosses() {
    for (m, n) in (1..=7).flat_map(|m| (1..=7).map(move |n| (m, n))) {
        for (i, j) in (0..m).flat_map(|i| (0..n).map(move |j| (i, j))) {
            let at = Cells::new(n, m, |row, column| row == j || column == i);
            both(&at, parity(m, n));
        }
    }
}

#[test]
fn row_002_5_rectangles() {
    for (m, n) in (1..=8).flat_map(|m| (1..=8).map(move |n| (m, n))) {
        both(&Cells::new(m, n, |_, _| true), parity(m, n));
    }
    for (m, n) in [(26, 26), (26, 25), (1, 26), (2, 26), (25, 3)] {
        assert_eq!(outcome(&Cells::new(m, n, |_, _| true)), parity(m, n), "{m} {n}");
    }
}

#[test]
fn row_002_6_symmetric_sets_without_axes() {
    for quadrant in 0..512_u32 {
        let at = Cells::new(7, 7, |row, column| {
            let (a, b) = (row.abs_diff(3), column.abs_diff(3));
            a > 0 && b > 0 && quadrant >> (3 * (a - 1) + b - 1) & 1 == 1
        });
        both(&at, Outcome::P);
        let seen = game().explanation(&at).unwrap();
        let over = explanation::of::<Over>(&*seen).is_some();
        assert!(over || pattern(&*seen).is_some(), "{quadrant}: the symmetry is found");
    }
}

#[test]
fn row_002_7_symmetric_sets_with_axes() {
    let (mut lost, mut won) = (0, 0);
    for quadrant in 1..512_u32 {
        let at = Cells::new(5, 5, |row, column| {
            quadrant >> (3 * row.abs_diff(2) + column.abs_diff(2)) & 1 == 1
        });
        let wins = plain(&at);
        both(&at, Outcome::of_mover_winning(wins));
        *if wins { &mut won } else { &mut lost } += 1;
    }
    assert_eq!((lost, won), (295, 216));
    both(&read("x.x_.x._x.x"), Outcome::N);
}

/// The answers to a line that the printed strategy allows; its rule for the end comes first.
fn printed(at: &Cells, last: u32) -> Vec<Move> {
    let side = at.size().0;
    let all: Vec<Move> =
        rules::ranges(&game(), at).iter().map(|span| Move::one(span.place, span.low)).collect();
    let of = |rows: bool| -> Vec<Move> {
        all.iter().filter(|mv| (mv.first().place < side) == rows).cloned().collect()
    };
    let (rows, columns) = (of(true), of(false));
    match (rows.len(), columns.len()) {
        (1, _) => return rows,
        (_, 1) => return columns,
        (2, _) => return columns,
        (_, 2) => return rows,
        _ => {}
    }
    let (first, line) = if last < side { (0, last) } else { (side, last - side) };
    let answer = if line == side / 2 { (side - first) + line } else { first + (side - 1 - line) };
    all.into_iter().filter(|mv| mv.first().place == answer).collect()
}

/// Follows the strategy through every line of play, and collects answers that lose.
fn follow(at: &Cells, lost: &mut HashMap<String, bool>, slips: &mut Vec<(String, u32, u32)>) {
    if lost.insert(at.write(), true).is_some() {
        return;
    }
    for span in rules::ranges(&game(), at) {
        let left = game().play(at, &Move::one(span.place, span.low));
        let answers = printed(&left, span.place);
        let mut good = 0;
        for answer in answers {
            let next = game().play(&left, &answer);
            if outcome(&next) == Outcome::P {
                good += 1;
                follow(&next, lost, slips);
            } else {
                slips.push((left.write(), span.place, answer.first().place));
            }
        }
        assert!(good > 0, "{} after line {}", left.write(), span.place);
    }
}

#[test]
fn row_002_8_c1_the_printed_strategy_can_always_win() {
    follow(&diamond(1), &mut HashMap::new(), &mut Vec::new());
}

#[test]
fn row_002_8_c2_the_printed_strategy_can_always_win() {
    follow(&diamond(2), &mut HashMap::new(), &mut Vec::new());
}

#[test]
fn row_002_8_c3_the_printed_strategy_can_always_win() {
    follow(&diamond(3), &mut HashMap::new(), &mut Vec::new());
}

/// Answers that the printed strategy allows and that lose: the position, the line, the answer.
fn slips(c: u32) -> Vec<(String, u32, u32)> {
    let mut slips = Vec::new();
    follow(&diamond(c), &mut HashMap::new(), &mut slips);
    assert!(slips.iter().all(|(at, _, answer)| {
        let at = read(at);
        plain(&game().play(&at, &Move::one(*answer, line_span(&at, *answer))))
    }));
    slips
}

/// The amount with which a line is taken.
fn line_span(at: &Cells, line: u32) -> u64 {
    let all = rules::ranges(&game(), at);
    all.iter().find(|span| span.place == line).expect("the line has a token").low
}

#[test]
fn row_002_9_c1_not_every_crossing_line_wins_in_the_3_diamond() {
    // E15: after row -1 the middle column and the mirror row lose, the outer columns win.
    assert!(slips(1).contains(&("..._xxx_.x.".to_string(), 0, 3 + 1)));
    let at = read("..._xxx_.x.");
    let winning: Vec<String> =
        verdict(&at).winning.iter().map(|mv| game().write_move(&at, mv)).collect();
    assert_eq!(winning, ["c1", "c3"]);
    let mirror = game().play(&at, &Move::one(2, line_span(&at, 2)));
    assert!(plain(&mirror));
}

#[test]
fn row_002_9_c2_not_every_crossing_line_wins_in_the_5_diamond() {
    assert!(!slips(2).is_empty());
}

#[test]
fn row_002_9_c3_not_every_crossing_line_wins_in_the_7_diamond() {
    assert!(!slips(3).is_empty());
}

/// Small sets with a pattern have the outcome that their number of lines implies, and the middle lines of a half-turn
/// matter.
#[test]
fn patterns_agree_with_plain_recursion() {
    let mut seen = [0; 5];
    for cells in 1..1_u32 << 16 {
        let at = Cells::new(4, 4, |row, column| cells >> (4 * row + column) & 1 == 1);
        let Some(fact) = game().explanation(&at) else { continue };
        let Some(pattern) = pattern(&*fact) else { continue };
        seen[pattern as usize] += 1;
        let value = games::cells::value(solver::small_polyomino::Removal::Lines, &at);
        assert_eq!(fact.mover_wins(), Some(value != Some(0)), "{}", at.write());
    }
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
    // Five by five, symmetric by a half-turn with full middle lines: the last case of the proof.
    for quarter in 0..1_u32 << 8 {
        let at = Cells::new(5, 5, |row, column| {
            let (row, column) = if row > 2 || (row == 2 && column > 2) {
                (4 - row, 4 - column)
            } else {
                (row, column)
            };
            let number = 4 * row + if column > 2 { column - 1 } else { column };
            row == 2 || column == 2 || quarter >> number & 1 == 1
        });
        let pattern = pattern(&*game().explanation(&at).unwrap()).unwrap();
        assert_ne!(pattern, Pattern::Single);
        let value = games::cells::value(solver::small_polyomino::Removal::Lines, &at);
        assert_eq!(value, Some(0), "{quarter}");
    }
}
