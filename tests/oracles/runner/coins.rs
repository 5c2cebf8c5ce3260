//! Compares the games in which coins turn or move, Kotzig’s Nim and Lasker’s Nim with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, array, grid, number, numbers, sequence};
use crate::positions::ByKind as _;
use games::catalog::kotzigs_nim::{self, KotzigsNim, Ring};
use games::catalog::laskers_nim::{self, Deed, LaskersNim};
use games::catalog::plainim::{self, Plainim};
use games::catalog::staircase_nim::{self, StaircaseNim};
use games::catalog::turning_corners::{self, TurningCorners};
use games::catalog::turning_turtles::{self, Row, Turning, TurningTurtles};
use games::cells::Cells;
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::{Value, json};
use solver::mex::mex;
use solver::rules::{Node, Rules as _};
use std::collections::BTreeMap;

/// The rule and its word in addresses by the name of the game in the tables.
fn turning(game: &str) -> Result<(Turning, &'static str), String> {
    match game {
        "turning-turtles" => Ok((Turning::Turtles, "turtles")),
        "mock-turtles" => Ok((Turning::Mock, "mock")),
        "ruler" => Ok((Turning::Ruler, "ruler")),
        "twins" => Ok((Turning::Twins, "twins")),
        _ => Err(format!("there is no game {game} of turning coins")),
    }
}

/// Compares a suite; a position is the numbers of the heads, and a move those of the coins that turn.
pub(super) fn turned(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let (turning, word) = turning(suite.game)?;
    let mut setup = Setup::of(&TurningTurtles::CARD);
    setup.set(&TurningTurtles::CARD, 0, word).map_err(|error| format!("{error:?}"))?;
    let rules = TurningTurtles { turning };
    let heads = move |numbers: &[u64]| row(turning, numbers);
    let dialect = Dialect {
        rules: rules.clone(),
        entry: Some((turning_turtles::GAME.game(), setup)),
        position: &heads,
        move_numbers: &|at, mv| {
            let text = rules.write_move(at, mv);
            text.split('.').filter_map(|number| number.parse().ok()).collect()
        },
        value: &|_: &Row| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(&[], &["from", "grundy", "outcome"])?;
            let single = |n: u64| heads(&[n]).ok().map(|at| dialect.judge(&at));
            let value = |n: u64| single(n).and_then(|verdict| verdict.grundy);
            sequence(suite, report, value, |n| single(n).and_then(|verdict| verdict.outcome))
        }
        _ => suite.unknown_form(),
    }
}

/// The row with heads on the coins of these numbers, at least one coin long.
fn row(turning: Turning, numbers: &[u64]) -> Result<Row, String> {
    let first = turning.first();
    let last = numbers.iter().copied().max().unwrap_or(first);
    if numbers.iter().any(|number| *number < first) {
        return Err(format!("the coins begin at {first}"));
    }
    Ok((first..=last).map(|number| numbers.contains(&number)).collect())
}

/// Compares a suite of Turning Corners; a move is written as column and row of the far corner and of the near one.
pub(super) fn corners(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let rules = TurningCorners;
    let dialect = Dialect {
        rules,
        entry: Some((turning_corners::GAME.game(), Setup::of(&TurningCorners::CARD))),
        position: &|_| Err("a board is given by its heads".to_string()),
        move_numbers: &|at, mv| {
            let text = rules.write_move(at, mv);
            text.split(['.', '-']).filter_map(|number| number.parse().ok()).collect()
        },
        value: &|_: &Cells| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let coins = array(&case["position"])?.iter().map(numbers);
                let at = board(&coins.collect::<Result<Vec<_>, _>>()?)?;
                dialect.compare(case, &at, &[], report)?;
            }
            Ok(())
        }
        "grid" => {
            suite.only(&[], &["x0", "y0", "grundy"])?;
            grid(suite, report, |x, y| dialect.judge(&board(&[vec![x, y]]).ok()?).grundy)
        }
        _ => suite.unknown_form(),
    }
}

/// The least board with heads on these coins, each a column and a row.
fn board(heads: &[Vec<u64>]) -> Result<Cells, String> {
    if heads.iter().any(|coin| coin.len() != 2 || coin.iter().any(|number| *number > 25)) {
        return Err("a coin is a column and a row up to 25".to_string());
    }
    let size = |axis: usize| heads.iter().map(|coin| coin[axis] + 1).max().unwrap_or(0).max(2);
    let shows = |y: u32, x: u32| heads.contains(&vec![u64::from(x), u64::from(y)]);
    Ok(Cells::new(size(1) as u32, size(0) as u32, shows))
}

/// Compares a suite of Staircase Nim; a move is written as the step, from 1, and how many coins come down.
pub(super) fn staircase(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let dialect = Dialect {
        rules: StaircaseNim,
        entry: Some((staircase_nim::GAME.game(), Setup::of(&StaircaseNim::CARD))),
        position: &|steps| Ok(steps.to_vec()),
        move_numbers: &|_, mv| vec![u64::from(mv.first().place) + 1, mv.first().amount],
        value: &|_: &Vec<u64>| None,
    };
    match suite.form {
        "cases" => dialect.cases(suite, report),
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Lasker’s Nim; a move is written as the heap, from 0, and what is left of it: one number or two.
pub(super) fn lasker(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let dialect = Dialect {
        rules: LaskersNim,
        entry: Some((laskers_nim::GAME.game(), Setup::of(&LaskersNim::CARD))),
        position: &|heaps| Ok(heaps.to_vec()),
        move_numbers: &|at, mv| {
            let place = mv.first().place;
            match Deed::of(at, mv) {
                Deed::Take(amount) => vec![u64::from(place), at[place as usize] - amount],
                Deed::Split(small, large) => vec![u64::from(place), small, large],
            }
        },
        value: &|_: &Vec<u64>| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(&[], &["from", "grundy", "outcome"])?;
            let value = |n: u64| dialect.judge(&vec![n]).grundy;
            sequence(suite, report, value, |n| dialect.judge(&vec![n]).outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Plainim; a row is written with `#` for a chip, and a move as the row, from 0, and what it
/// becomes.
pub(super) fn plainim(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let rules = Plainim { misere: suite.misere };
    let mut setup = Setup::of(&Plainim::CARD);
    let misere = if suite.misere { "1" } else { "0" };
    setup.set(&Plainim::CARD, 0, misere).map_err(|error| format!("{error:?}"))?;
    let dialect = Dialect {
        rules: rules.clone(),
        entry: Some((plainim::GAME.game(), setup)),
        position: &|_| Err("a board is given by the texts of its rows".to_string()),
        move_numbers: &|at, mv| {
            let row = mv.first().place;
            vec![u64::from(row), binary(&row_of(&rules.play(at, mv), row))]
        },
        value: &|_: &Cells| None,
    };
    if suite.form != "cases" {
        return suite.unknown_form();
    }
    for case in array(suite.value("cases")?)? {
        let rows = array(&case["position"])?;
        let texts: Option<Vec<&str>> = rows.iter().map(Value::as_str).collect();
        let code = texts.ok_or("a row is a text")?.join("_").replace('#', "x");
        let at = rules.read(&code).map_err(|error| format!("{error:?}"))?;
        let mut case = case.clone();
        let moves = case["winning_moves"].as_array().ok_or("there are no winning moves")?.iter();
        let moves = moves.map(|mv| {
            let after = mv[1].as_str().ok_or("a row is a text")?;
            Ok(json!([number(&mv[0])?, binary(&after.replace('#', "x"))]))
        });
        let moves: Vec<Value> = moves.collect::<Result<_, String>>()?;
        case["winning_moves"] = Value::from(moves);
        dialect.compare(&case, &at, &[], report)?;
    }
    Ok(())
}

/// A row of a board as its text.
fn row_of(at: &Cells, row: u32) -> String {
    (0..at.size().1).map(|column| if at.holds(row, column) { 'x' } else { '.' }).collect()
}

/// A row read as a binary number, in which `x` is a one.
fn binary(row: &str) -> u64 {
    row.chars().fold(0, |number, chip| 2 * number + u64::from(chip == 'x'))
}

/// Compares a suite of Kotzig’s Nim; a move is written as the new seat.
pub(super) fn kotzig(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let steps = numbers(suite.rule("moves")?)?;
    let mut setup = Setup::of(&KotzigsNim::CARD);
    let text = steps.iter().map(u64::to_string).collect::<Vec<_>>().join(".");
    setup.set(&KotzigsNim::CARD, 0, &text).map_err(|error| format!("{error:?}"))?;
    let rules = KotzigsNim { steps };
    let dialect = Dialect {
        rules: rules.clone(),
        entry: Some((kotzigs_nim::GAME.game(), setup)),
        position: &|_| Err("a ring is given by its seats, the used ones and the marker".to_string()),
        move_numbers: &|_, mv| vec![u64::from(mv.first().place)],
        value: &|ring| Some(plain_value(&rules, ring, &mut BTreeMap::new())),
    };
    match suite.form {
        "cases" => {
            suite.only(&["moves"], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let place = &case["position"];
                let seats = number(&place["n"])?;
                let used = numbers(&place["used"])?;
                let used = (0..seats).map(|seat| used.contains(&seat)).collect();
                let ring = Ring { used, at: number(&place["at"])? as usize };
                dialect.compare(case, &ring, &[], report)?;
            }
            Ok(())
        }
        "sequence" => {
            suite.only(&["moves"], &["from", "grundy", "outcome"])?;
            let fresh = |n: u64| Ring::fresh(n as usize);
            let value = |n: u64| (dialect.value)(&fresh(n));
            sequence(suite, report, value, |n| dialect.judge(&fresh(n)).outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// The Grundy value of a ring by the rules, since verdicts by search for the outcome have none.
fn plain_value(rules: &KotzigsNim, ring: &Ring, known: &mut BTreeMap<Node, u64>) -> u64 {
    let node = rules.node(ring);
    if let Some(value) = known.get(&node) {
        return *value;
    }
    let after = solver::rules::moves(rules, ring, usize::MAX).into_iter();
    let options: Vec<u64> =
        after.map(|mv| plain_value(rules, &rules.play(ring, &mv), known)).collect();
    let value = mex(options);
    known.insert(node, value);
    value
}
