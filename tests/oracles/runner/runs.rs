//! Compares games in which a move takes a run of cells with their tables: TacTix and Cram.

use super::report::Report;
use super::suite::{Dialect, Suite, array, number, searched, sequence};
use crate::positions::ByKind as _;
use games::catalog::cram::{self, Cram};
use games::catalog::tactix::{self, Tactix};
use games::cells::Cells;
use games::game::Catalogued;
use games::kinds::Runs;
use games::setup::Setup;
use serde_json::Value;
use solver::play::Move;
use solver::rules::Rules;
use solver::theory::Theory;

/// The largest numbers of nodes and steps of the search for the value of one board.
const SEARCH: (usize, u32) = (2_000_000, 100_000_000);

/// Compares a suite of TacTix; `#` is a token, and so is a bit of a mask.
pub(super) fn tactix(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let mut setup = Setup::of(&Tactix::CARD);
    let misere = if suite.misere { "1" } else { "0" };
    setup.set(&Tactix::CARD, 0, misere).map_err(|error| format!("{error:?}"))?;
    let rules = Tactix::rules(&setup);
    let dialect = Dialect {
        rules: rules.clone(),
        entry: Some((tactix::GAME.game(), setup)),
        position: &|_| Err("a board is given by its rows".to_string()),
        move_numbers: &|at, mv| ends(&rules, at, mv),
        value: &|at| searched(&rules, at, SEARCH),
    };
    run(&dialect, true, suite, report)
}

/// Compares a suite of Cram; `#` is a covered square, and so is a bit of a mask.
pub(super) fn cram(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let dialect = Dialect {
        rules: Cram,
        entry: Some((cram::GAME.game(), Setup::of(&Cram::CARD))),
        position: &|_| Err("a board is given by its rows".to_string()),
        move_numbers: &|at, mv| ends(&Cram, at, mv),
        value: &|at| searched(&Cram, at, SEARCH),
    };
    run(&dialect, false, suite, report)
}

/// The first and the last cell of a run, by rows and columns from 0.
fn ends<R: Rules<Positions = Runs>>(rules: &R, at: &Cells, mv: &Move) -> Vec<u64> {
    let text = rules.write_move(at, mv);
    let (first, last) = text.split_once('-').unwrap_or((&text, &text));
    let numbers = [first, last].into_iter().flat_map(|cell| cell.split('.'));
    numbers.filter_map(|n| n.parse::<u64>().ok()).map(|n| n - 1).collect()
}

/// `signed` is true if the signs of the tables stand for cells that are left.
fn run<R: Rules<Positions = Runs> + Theory + Clone>(
    dialect: &Dialect<'_, R>,
    signed: bool,
    suite: &Suite,
    report: &mut Report,
) -> Result<(), String> {
    match suite.form {
        "cases" => {
            suite.only(&["rows", "cols"], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                dialect.compare(case, &drawn(&case["position"], signed)?, &[], report)?;
            }
            Ok(())
        }
        "masks" => {
            suite.only(&["rows", "cols"], &["grundy"])?;
            let (rows, columns) = (number(suite.rule("rows")?)?, number(suite.rule("cols")?)?);
            for (mask, table) in suite.numbers("grundy")?.into_iter().enumerate() {
                let bit = |row, column| u64::from(row) * columns + u64::from(column);
                let left = |row, column| (mask >> bit(row, column) & 1 == 1) == signed;
                let at = Cells::new(rows as u32, columns as u32, left);
                let value = value(dialect, &at);
                report.same(|| format!("value of {}", at.write()), &value, &Some(table));
            }
            Ok(())
        }
        "sequence" => {
            suite.only(&["rows", "cols"], &["from", "grundy", "outcome"])?;
            let rows = number(suite.rule("rows")?)? as u32;
            let full = |n: u64| Cells::new(rows, n as u32, |_, _| true);
            let outcome = |n: u64| dialect.judge(&full(n)).outcome;
            sequence(suite, report, |n| value(dialect, &full(n)), outcome)
        }
        _ => suite.unknown_form(),
    }
}

fn value<R: Rules<Positions = Runs> + Theory + Clone>(
    dialect: &Dialect<'_, R>,
    at: &Cells,
) -> Option<u64> {
    dialect.judge(at).grundy.or_else(|| (dialect.value)(at))
}

/// A board of rows of `#` and points.
fn drawn(position: &Value, signed: bool) -> Result<Cells, String> {
    let rows = array(position)?.iter().map(Value::as_str);
    let rows: Vec<&str> = rows.collect::<Option<_>>().ok_or("a row is a text")?;
    let cells: Vec<Vec<bool>> =
        rows.iter().map(|row| row.chars().map(|sign| (sign == '#') == signed).collect()).collect();
    let columns = cells.first().map_or(0, Vec::len);
    if cells.iter().any(|row| row.len() != columns) {
        return Err("the rows differ in length".to_string());
    }
    let left = |row: u32, column: u32| cells[row as usize][column as usize];
    Ok(Cells::new(cells.len() as u32, columns as u32, left))
}
