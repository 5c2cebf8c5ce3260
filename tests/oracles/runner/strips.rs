//! Compares games of chips on a strip with their tables; a move is written as the cells where it begins and ends.

use super::report::Report;
use super::suite::{Dialect, Suite, array, number, numbers, sequence};
use games::catalog::nimble::{self, Nimble};
use games::catalog::scoring::{self, Scoring};
use games::catalog::silver_dollar::{self, Coins, End, SilverDollar};
use games::catalog::welters_game::{self, Welter};
use games::game::{Catalogued, Game};
use games::kinds::from_to;
use games::setup::Setup;
use serde_json::{Value, json};
use solver::play::Move;

/// The setup of a game with some of its settings.
fn setup(game: &Game, pairs: &[(&str, &str)]) -> Result<Setup, String> {
    let mut setup = Setup::of(game.card());
    for (key, text) in pairs {
        let index = game.card().fields.iter().position(|field| field.key == *key);
        let index = index.ok_or(format!("there is no setting {key}"))?;
        setup.set(game.card(), index, text).map_err(|error| format!("{key}: {error:?}"))?;
    }
    Ok(setup)
}

/// The numbers of a move in the tables.
fn cells(mv: &Move) -> Vec<u64> {
    let (from, to) = from_to(mv);
    vec![from, to]
}

/// Compares a suite of Nimble.
pub(super) fn nimble(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let setup = setup(nimble::GAME.game(), &[("misere", if suite.misere { "1" } else { "0" })])?;
    let dialect = Dialect {
        rules: Nimble::rules(&setup),
        entry: Some((nimble::GAME.game(), setup)),
        position: &|cells| Ok(cells.to_vec()),
        move_numbers: &|_, mv| cells(mv),
        value: &|_| None,
    };
    match suite.form {
        "cases" => dialect.cases(suite, report),
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Scoring; there a move is the index of a chip and how far it goes.
pub(super) fn scoring(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let most = number(suite.rule("k")?)?.to_string();
    let misere = if suite.misere { "1" } else { "0" };
    let setup = setup(scoring::GAME.game(), &[("most", &most), ("misere", misere)])?;
    let dialect = Dialect {
        rules: Scoring::rules(&setup),
        entry: Some((scoring::GAME.game(), setup)),
        position: &|cells| Ok(cells.to_vec()),
        move_numbers: &|_, mv| cells(mv),
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&["k"], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let at = numbers(&case["position"])?;
                dialect.compare(&by_cells(case, &at)?, &at, &[], report)?;
            }
            Ok(())
        }
        "sequence" => {
            suite.only(&["k"], &["from", "grundy", "outcome"])?;
            let judge = |n: u64| dialect.judge(&vec![n]);
            sequence(suite, report, |n| judge(n).grundy, |n| judge(n).outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// The case with its moves as the cells where they begin and end, since chips on one cell are not told apart.
fn by_cells(case: &Value, at: &[u64]) -> Result<Value, String> {
    let mut moves = Vec::new();
    for mv in array(&case["winning_moves"])? {
        let [index, amount] = numbers(mv)?[..] else { return Err(format!("{mv} is no move")) };
        let from = at.get(index as usize).ok_or(format!("there is no chip {index}"))?;
        let to = from.checked_sub(amount).ok_or(format!("{mv} goes too far"))?;
        moves.push(vec![*from, to]);
    }
    moves.sort();
    moves.dedup();
    let mut case = case.clone();
    case["winning_moves"] = json!(moves);
    Ok(case)
}

/// The game with one of its ends, as the tables write positions and moves.
fn silver<'d>(end: &str) -> Result<Dialect<'d, SilverDollar>, String> {
    let setup = setup(silver_dollar::GAME.game(), &[("end", end)])?;
    Ok(Dialect {
        rules: SilverDollar::rules(&setup),
        entry: Some((silver_dollar::GAME.game(), setup)),
        position: &|cells| Ok(Coins { cells: cells.to_vec(), dollar: None, taken: false }),
        move_numbers: &|_, mv| cells(mv),
        value: &|_| None,
    })
}

/// Compares a suite of the Silver Dollar game; one of the coins is the dollar.
pub(super) fn silver_dollar(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&["variant"], &["cases"])?;
    let dialect = silver(match number(suite.rule("variant")?)? {
        1 => "bag",
        2 => "next",
        other => return Err(format!("the variant {other} is not offered")),
    })?;
    if suite.misere || dialect.rules.end == End::None {
        return Err("misère play is not offered".to_string());
    }
    for case in array(suite.value("cases")?)? {
        let place = case.get("position").ok_or("a case has no position")?;
        let part = |key| place.get(key).ok_or(format!("a position has no {key}"));
        let (cells, dollar) = (numbers(part("cells")?)?, part("dollar")?);
        let dollar = cells.iter().position(|cell| dollar.as_u64() == Some(*cell));
        let dollar = Some(dollar.ok_or("the dollar is none of the coins")?);
        dialect.compare(case, &Coins { cells, dollar, taken: false }, &[], report)?;
    }
    Ok(())
}

/// Compares a suite of the same game without a dollar.
pub(super) fn no_dollar(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    silver("none")?.cases(suite, report)
}

/// Compares a suite of Welter's game.
pub(super) fn welter(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let dialect = Dialect {
        rules: Welter,
        entry: Some((welters_game::GAME.game(), Setup::of(&Welter::CARD))),
        position: &|cells| Ok(cells.to_vec()),
        move_numbers: &|_, mv| cells(mv),
        value: &|_| None,
    };
    dialect.cases(suite, report)
}
