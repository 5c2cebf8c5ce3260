//! Compares Guy's parity subtraction game with its tables: rows of states, the four outcomes, single cases.

use super::report::Report;
use super::suite::{Suite, array, numbers};
use games::catalog::parity_subtraction::Beans;
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;
use solver::code;
use solver::judge;
use solver::verdict::Verdict;

/// Compares a suite of the parity game.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let odd = suite.parity(&["subtract"])?;
    let mut setup = Setup::of(&Beans::CARD);
    let taken = taken(&numbers(suite.rule("subtract")?)?);
    for (index, text) in [(0, taken.as_str()), (1, if odd { "1" } else { "0" })] {
        setup.set(&Beans::CARD, index, text).map_err(|error| format!("{error:?}"))?;
    }
    match suite.form {
        "parity_rows" => rows(suite, &setup, report),
        "four_outcome" => four(suite, &setup, report),
        "cases" => {
            suite.payload(&["cases"])?;
            let cases = array(suite.value("cases")?)?;
            cases.iter().try_for_each(|case| compare(case, &setup, report))
        }
        _ => suite.unknown_form(),
    }
}

/// The numbers that can be taken, in the notation of the page.
fn taken(numbers: &[u64]) -> String {
    match numbers {
        [first, .., last] if numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]) => {
            format!("{first}-{last}")
        }
        _ => code::write_list(numbers),
    }
}

/// The verdict of a position: beans left, and the holdings of the player to move and of the other one.
fn verdict(setup: &Setup, place: &[u64]) -> Result<Verdict, String> {
    let judged = games::judge(Beans::CARD.id, setup, &code::write_list(place));
    let mut task =
        judged.ok_or("the game is not in the catalogue")?.map_err(|error| format!("{error:?}"))?;
    Ok(judge::run(&mut *task))
}

fn letter(setup: &Setup, place: &[u64]) -> Result<Option<char>, String> {
    Ok(verdict(setup, place)?.outcome.map(|outcome| outcome.letter()))
}

/// Compares the outcomes in rows, one for each heap, with one letter for each column of parities.
fn rows(suite: &Suite, setup: &Setup, report: &mut Report) -> Result<(), String> {
    suite.payload(&["columns", "rows"])?;
    let mut columns = Vec::new();
    for column in array(suite.value("columns")?)? {
        let held = column.as_str().ok_or("a column is no text")?.chars().map(|one| match one {
            'e' => Ok(0),
            'd' => Ok(1),
            other => Err(format!("the parity {other} is not known")),
        });
        let held = held.collect::<Result<Vec<u64>, String>>()?;
        columns.push(<[u64; 2]>::try_from(held).map_err(|_| "a column has two letters")?);
    }
    for (beans, row) in (0..).zip(array(suite.value("rows")?)?) {
        let row = row.as_str().ok_or("a row is no text")?;
        if row.chars().count() != columns.len() {
            return Err(format!("the row {row} does not fit its columns"));
        }
        for ([own, other], table) in columns.iter().zip(row.chars()) {
            let place = [beans, *own, *other];
            report.same(|| format!("outcome of {place:?}"), &letter(setup, &place)?, &Some(table));
        }
    }
    Ok(())
}

/// Compares who wins each heap if one player holds an even number and the other an odd one.
fn four(suite: &Suite, setup: &Setup, report: &mut Report) -> Result<(), String> {
    suite.payload(&["by_b"])?;
    let table = suite.value("by_b")?.as_object().ok_or("the outcomes are no object")?;
    for (beans, wanted) in table {
        let heap: u64 = beans.parse().map_err(|_| format!("{beans} is no number of beans"))?;
        let even = letter(setup, &[heap, 0, 1])?;
        let found = match (even, letter(setup, &[heap, 1, 0])?) {
            (Some('N'), Some('P')) => "e",
            (Some('P'), Some('N')) => "d",
            (Some('N'), Some('N')) => "N",
            (Some('P'), Some('P')) => "P",
            (Some('D'), Some('D')) => "D",
            _ => "none of the four",
        };
        report.same(|| format!("outcome of {heap}"), &Some(found), &wanted.as_str());
    }
    Ok(())
}

fn compare(case: &Value, setup: &Setup, report: &mut Report) -> Result<(), String> {
    let place = numbers(&case["position"])?;
    if place.len() != 3 {
        return Err("a position is beans and two holdings".to_string());
    }
    let verdict = verdict(setup, &place)?;
    for (key, table) in case.as_object().ok_or("a case is not an object")? {
        match key.as_str() {
            "position" => {}
            "outcome" => report.outcome(&format!("{place:?}"), verdict.outcome, table),
            "winning_moves" => {
                let found = verdict.winning.iter().map(|mv| mv.first().amount);
                let mut found: Vec<u64> = found.collect();
                let mut table = numbers(table)?;
                found.sort_unstable();
                table.sort_unstable();
                report.same(|| format!("winning moves of {place:?}"), &found, &table);
            }
            "winning_move_count" => {
                let count = Some(verdict.winning.len() as u64);
                report.same(|| format!("winning moves of {place:?}"), &count, &table.as_u64());
            }
            _ => return Err(format!("the key {key} of a case is not known")),
        }
    }
    Ok(())
}
