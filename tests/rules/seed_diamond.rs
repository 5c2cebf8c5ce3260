//! Rows 002.2 to 002.9 of the claims: Diamond.

use games::catalog::diamond::Diamond;
use games::cells::Cells;
use games::game::Catalogued;
use games::setup::Setup;
use solver::fact::{Fact, Pattern};
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, Rules};
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

/// P where rows and columns are even together and there are several of both.
fn parity(m: u32, n: u32) -> Outcome {
    Outcome::of_mover_winning((m + n) % 2 == 1 || m == 1 || n == 1)
}

#[test]
fn row_002_2_one_token() {
    assert_eq!(outcome(&diamond(0)), Outcome::N);
}

#[test]
fn row_002_3_larger_diamonds() {
    for c in 1..=4 {
        let found = verdict(&diamond(c));
        assert_eq!((found.outcome, found.grundy), (Some(Outcome::P), Some(0)), "{c}");
    }
    // The proof holds for all sizes, and so does the engine.
    for c in 5..=12 {
        let found = verdict(&diamond(c));
        assert_eq!((found.outcome, found.known), (Some(Outcome::P), Known::Theory), "{c}");
    }
    let sized = game().with_sizes(&[9, 9]);
    assert_eq!(sized, diamond(4));
}

#[test]
fn row_002_4_crosses() {
    for (m, n) in (1..=7).flat_map(|m| (1..=7).map(move |n| (m, n))) {
        for (i, j) in (0..m).flat_map(|i| (0..n).map(move |j| (i, j))) {
            let at = Cells::new(n, m, |row, column| row == j || column == i);
            let value = games::cells::value(solver::patch::Removal::Lines, &at);
            let by_search = Outcome::of_mover_winning(value != Some(0));
            assert_eq!((outcome(&at), by_search), (parity(m, n), parity(m, n)), "{m} {n}");
        }
    }
}

#[test]
fn row_002_5_rectangles() {
    for (m, n) in (1..=8).flat_map(|m| (1..=8).map(move |n| (m, n))) {
        let at = Cells::new(m, n, |_, _| true);
        let value = games::cells::value(solver::patch::Removal::Lines, &at);
        let by_search = Outcome::of_mover_winning(value != Some(0));
        assert_eq!((outcome(&at), by_search), (parity(m, n), parity(m, n)), "{m} {n}");
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
        assert_eq!(outcome(&at), Outcome::P, "{quadrant}");
        let lines = matches!(game().fact(&at), Some(Fact::Lines { .. } | Fact::Over));
        assert!(lines, "{quadrant}: the mirror is seen");
    }
}

#[test]
fn row_002_7_symmetric_sets_with_axes() {
    let (mut lost, mut won) = (0, 0);
    for quadrant in 1..512_u32 {
        let at = Cells::new(5, 5, |row, column| {
            quadrant >> (3 * row.abs_diff(2) + column.abs_diff(2)) & 1 == 1
        });
        match outcome(&at) {
            Outcome::P => lost += 1,
            Outcome::N => won += 1,
            Outcome::D => panic!("there is no draw"),
        }
    }
    assert_eq!((lost, won), (295, 216));
    assert_eq!(outcome(&read("x.x_.x._x.x")), Outcome::N);
}

/// What the printed strategy allows as an answer to a line, with the rule for the end first.
fn printed(at: &Cells, last: u32) -> Vec<Move> {
    let side = at.size().0;
    let all: Vec<Move> =
        rules::spans(&game(), at).iter().map(|span| Move::one(span.place, span.low)).collect();
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

/// Follows the strategy through every line of play; counts answers that lose.
fn follow(at: &Cells, lost: &mut HashMap<String, bool>, slips: &mut Vec<(String, u32, u32)>) {
    if lost.insert(at.write(), true).is_some() {
        return;
    }
    for span in rules::spans(&game(), at) {
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
fn row_002_8_printed_strategy_can_always_win() {
    for c in 1..=3 {
        follow(&diamond(c), &mut HashMap::new(), &mut Vec::new());
    }
}

#[test]
fn row_002_9_printed_strategy_must_choose_its_crossing_line() {
    for c in 1..=3 {
        let mut slips = Vec::new();
        follow(&diamond(c), &mut HashMap::new(), &mut slips);
        assert!(!slips.is_empty(), "{c}");
    }
    // E15: after row -1 of the 3-diamond, column 0 and the mirror row lose, columns ±1 win.
    let at = read("..._xxx_.x.");
    let told: Vec<String> =
        verdict(&at).winning.iter().map(|mv| game().write_move(&at, mv)).collect();
    assert_eq!(told, ["c1", "c3"]);
}

/// Every small set with a pattern loses or wins as its number of lines says, and the middle lines
/// of a half-turn matter.
#[test]
fn patterns_are_plain_recursion() {
    let mut seen = [0; 5];
    for cells in 1..1_u32 << 16 {
        let at = Cells::new(4, 4, |row, column| cells >> (4 * row + column) & 1 == 1);
        let Some(fact @ Fact::Lines { pattern, .. }) = game().fact(&at) else { continue };
        seen[pattern as usize] += 1;
        let value = games::cells::value(solver::patch::Removal::Lines, &at);
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
        let Some(Fact::Lines { pattern, .. }) = game().fact(&at) else { panic!("{quarter}") };
        assert_ne!(pattern, Pattern::Single);
        let value = games::cells::value(solver::patch::Removal::Lines, &at);
        assert_eq!(value, Some(0), "{quarter}");
    }
}
