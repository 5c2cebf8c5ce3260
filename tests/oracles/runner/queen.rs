//! Compares Wythoff's game with its tables: squares, cold pairs and the periods of rows.

use super::report::Report;
use super::suite::{Dialect, Suite, array, number, sequence};
use games::catalog::wythoff;
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;
use solver::play::Outcome;
use solver::theory::Theory;
use solver::{golden, plane};

/// The number of columns in which the period of a row must be found.
const COLUMNS: usize = 100_000;

fn square_value(at: &wythoff::Pair) -> Option<u64> {
    let (width, height) = (at.0.min(at.1) as usize + 1, at.0.max(at.1) as usize + 1);
    plane::wythoff(width, height).last().map(|value| u64::from(*value))
}

/// Compares a suite of Wythoff's game.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let setup = Setup::of(&wythoff::Wythoff::CARD);
    let dialect = Dialect {
        rules: wythoff::Wythoff::rules(&setup),
        entry: Some((wythoff::GAME.game(), setup)),
        position: &|piles| match piles {
            [x, y] => Ok((*x, *y)),
            _ => Err("a position is not a pair".to_string()),
        },
        move_numbers: &|_, mv| {
            let step = mv.first();
            let (lowers_x, lowers_y) = (step.place != 1, step.place != 0);
            vec![step.amount * u64::from(lowers_x), step.amount * u64::from(lowers_y)]
        },
        value: &square_value,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "grid" => {
            suite.only(&[], &["x0", "y0", "grundy"])?;
            grid(suite, &dialect, report)
        }
        "pairs" => {
            suite.only(&[], &["cold", "first_index"])?;
            pairs(suite, &dialect, report)
        }
        "row_periods" => {
            suite.only(&[], &["rows"])?;
            array(suite.value("rows")?)?.iter().try_for_each(|row| row_period(row, report))
        }
        "sequence" => {
            suite.only(&[], &["from", "grundy", "outcome"])?;
            let judge = |n: u64| dialect.judge(&(0, n));
            sequence(suite, report, |n| judge(n).grundy, |n| judge(n).outcome)
        }
        _ => suite.unknown_form(),
    }
}

fn grid(
    suite: &Suite,
    game: &Dialect<wythoff::Wythoff>,
    report: &mut Report,
) -> Result<(), String> {
    let (x0, y0) = (suite.number("x0")?, suite.number("y0")?);
    let rows = suite.lists("grundy")?;
    let across = rows.iter().map(Vec::len).max().unwrap_or(0);
    let (width, height) = (x0 as usize + across, y0 as usize + rows.len());
    let values = plane::wythoff(width, height);
    for (y, row) in (y0..).zip(&rows) {
        for (x, table) in (x0..).zip(row) {
            let value = u64::from(values[y as usize * width + x as usize]);
            report.same(|| format!("value of ({x}, {y})"), &value, table);
            let outcome = game.rules.claim(&(x, y)).map(|claim| claim.outcome);
            let table = Some(Outcome::of_mover_winning(*table != 0));
            report.same(|| format!("outcome of ({x}, {y})"), &outcome, &table);
        }
    }
    Ok(())
}

fn pairs(
    suite: &Suite,
    game: &Dialect<wythoff::Wythoff>,
    report: &mut Report,
) -> Result<(), String> {
    let first = suite.value("first_index").map_or(Ok(0), number)?;
    for (n, table) in (first..).zip(suite.lists("cold")?) {
        let (low, high) = (golden::lower(n), golden::lower(n) + n);
        report.same(|| format!("cold pair {n}"), &vec![low, high], &table);
        report.same(|| format!("partner of {low}"), &golden::cold_partner(low), &table[1]);
        report.same(|| format!("partner of {high}"), &golden::cold_partner(high), &table[0]);
        let outcome = game.judge(&(table[0], table[1])).outcome;
        report.same(|| format!("outcome of pair {n}"), &outcome, &Some(Outcome::P));
    }
    Ok(())
}

fn row_period(row: &Value, report: &mut Report) -> Result<(), String> {
    let field = |key: &str| number(row.get(key).ok_or(format!("a row has no {key}"))?);
    let index = field("row")?;
    let found = plane::row_period(index as usize, COLUMNS)
        .ok_or(format!("the period of row {index} cannot be proved"))?;
    report.same(|| format!("period of row {index}"), &found.length, &field("period")?);
    report.same(|| format!("preperiod of row {index}"), &found.start, &field("preperiod")?);
    let Some(listed) = row.get("differences_from_preperiod") else {
        return Ok(());
    };
    for (table, n) in array(listed)?.iter().zip(0..) {
        let engine = found.differences[n % found.differences.len()];
        let table = table.as_i64().ok_or("a difference is not a number")?;
        report.same(|| format!("difference {n} of row {index}"), &engine, &table);
    }
    Ok(())
}
