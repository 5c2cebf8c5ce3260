//! Compares the games of bars, sticks, cards and dates with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, grid, numbers, searched};
use crate::positions::ByKind as _;
use games::catalog::candy_squares::{self, CandySquares};
use games::catalog::date_game::{self, Date, DateGame};
use games::catalog::euclid::{self, Euclid};
use games::catalog::sticks::{self, Sticks};
use games::catalog::subtraction_game::{self, SubtractionGame};
use games::game::Catalogued;
use games::setup::Setup;
use solver::rules::Rules;

/// Compares a suite of Candy Squares; a move is written as the bar that is cut and its two pieces.
pub(super) fn candy(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let dialect = Dialect {
        rules: CandySquares,
        entry: Some((candy_squares::GAME.game(), Setup::of(&CandySquares::CARD))),
        position: &|bars| Ok(bars.to_vec()),
        move_numbers: &|at, mv| {
            let step = mv.first();
            vec![u64::from(step.place), step.amount, at[step.place as usize] - step.amount]
        },
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "grid" => {
            suite.only(&[], &["x0", "y0", "grundy"])?;
            grid(suite, report, |x, y| dialect.judge(&vec![x, y]).grundy)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of the Subtraction Game; a move is written as the index of the minuend and the subtrahend.
pub(super) fn subtraction(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let subtract: Vec<String> =
        numbers(suite.rule("subtract")?)?.iter().map(u64::to_string).collect();
    let card = &SubtractionGame::CARD;
    let mut setup = Setup::of(card);
    for (index, text) in [subtract.join("."), u8::from(suite.misere).to_string()].iter().enumerate()
    {
        setup.set(card, index, text).map_err(|error| format!("{text}: {error:?}"))?;
    }
    let dialect = Dialect {
        rules: SubtractionGame::rules(&setup),
        entry: Some((subtraction_game::GAME.game(), setup)),
        position: &|minuends| Ok(minuends.to_vec()),
        move_numbers: &|_, mv| vec![u64::from(mv.first().place), mv.first().amount],
        value: &|_| None,
    };
    dialect.cases_or_sequence(&["subtract"], |n| vec![n], suite, report)
}

/// Compares a suite of the Date Game; a position is month and day, and a move is written as the date after it.
pub(super) fn dates(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let leap = suite.rule("leap")?.as_bool().ok_or("a year is a leap year or not")?;
    let mut setup = Setup::of(&DateGame::CARD);
    let set = setup.set(&DateGame::CARD, 0, if leap { "1" } else { "0" });
    set.map_err(|error| format!("{error:?}"))?;
    let rules = DateGame::rules(&setup);
    let dialect = Dialect {
        rules,
        entry: Some((date_game::GAME.game(), setup)),
        position: &|date| match date {
            [month, day] => Ok(Date { month: *month, day: *day }),
            _ => Err("a date is a month and a day".to_string()),
        },
        move_numbers: &|at, mv| {
            let Date { month, day } = rules.play(at, mv);
            vec![month, day]
        },
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&["leap"], &["cases"])?;
            dialect.cases(suite, report)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Euclid; a move is written as how often the smaller number is taken.
pub(super) fn euclid(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let end = suite.rule("end")?.as_str().ok_or("the end is a word")?;
    let mut setup = Setup::of(&Euclid::CARD);
    setup.set(&Euclid::CARD, 0, end).map_err(|error| format!("{error:?}"))?;
    let dialect = Dialect {
        rules: Euclid::rules(&setup),
        entry: Some((euclid::GAME.game(), setup)),
        position: &|pair| pair.try_into().map_err(|_| "a position is not a pair".to_string()),
        move_numbers: &|_, mv| vec![mv.first().amount],
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&["end"], &["cases"])?;
            dialect.cases(suite, report)
        }
        "grid" => {
            suite.only(&["end"], &["x0", "y0", "grundy"])?;
            grid(suite, report, |x, y| dialect.judge(&[x, y]).grundy)
        }
        _ => suite.unknown_form(),
    }
}

/// The largest numbers of nodes and steps of the search for the value of some sticks.
const SEARCH: (usize, u32) = (2_000_000, 100_000_000);

/// Compares a suite of A Sticky Problem, with sticks of at most four units.
pub(super) fn sticky(suite: &Suite, report: &mut Report) -> Result<(), String> {
    both_problems(suite, report, "four")
}

/// Compares a suite of Another Sticky Problem, with sticks of any length.
pub(super) fn another_sticky(suite: &Suite, report: &mut Report) -> Result<(), String> {
    both_problems(suite, report, "any")
}

/// A move is written as the two pieces of a stick, or as the length of the sticks that are taken.
fn both_problems(suite: &Suite, report: &mut Report, lengths: &str) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let mut setup = Setup::of(&Sticks::CARD);
    setup.set(&Sticks::CARD, 0, lengths).map_err(|error| format!("{error:?}"))?;
    let rules = Sticks::rules(&setup);
    let dialect = Dialect {
        rules,
        entry: Some((sticks::GAME.game(), setup)),
        position: &|sticks| Ok(sticks.to_vec()),
        move_numbers: &|at, mv| {
            let text = rules.write_move(at, mv);
            text.split('-').filter_map(|n| n.parse().ok()).collect()
        },
        // The closed form has only the outcome.
        value: &|at| searched(&rules, at, SEARCH),
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        _ => suite.unknown_form(),
    }
}
