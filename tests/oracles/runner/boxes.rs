//! Compares Dots and Boxes with its tables: the margin of every line.

use super::report::Report;
use super::suite::{Suite, array, number};
use crate::positions::ByKind as _;
use games::catalog::dots_and_boxes::{DotsAndBoxes, Grid};
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;
use solver::judge;
use solver::play::Outcome;
use std::collections::BTreeMap;

/// Compares a suite of Dots and Boxes.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.form != "cases" {
        return suite.unknown_form();
    }
    suite.scored(&["rows", "cols"], &["cases"])?;
    array(suite.value("cases")?)?.iter().try_for_each(|case| compare(case, report))
}

/// The name of a line in the tables, such as `h10`: to the right of the dot in row 1, column 0.
fn name(at: &Grid, line: u32) -> String {
    let across = (at.rows + 1) * at.columns;
    match line.checked_sub(across) {
        None => format!("h{}{}", line / at.columns, line % at.columns),
        Some(down) => format!("v{}{}", down / (at.columns + 1), down % (at.columns + 1)),
    }
}

fn position(place: &Value) -> Result<Grid, String> {
    let side = |key: &str| {
        let size = number(&place[key])?;
        if (1..=12).contains(&size) { Ok(size as u32) } else { Err(format!("{size} {key}")) }
    };
    let mut at = Grid::empty(side("rows")?, side("cols")?);
    if at.lines() > 63 {
        return Err(format!("{place} is too large"));
    }
    for drawn in array(&place["drawn"])? {
        let wanted = drawn.as_str().ok_or("the name of a line is no text")?;
        let line = (0..at.lines()).find(|line| name(&at, *line) == wanted);
        at.drawn |= 1 << line.ok_or(format!("there is no line {wanted}"))?;
    }
    // Boxes that are already closed do not count.
    DotsAndBoxes.read(&at.write()).map_err(|error| format!("{error:?}"))
}

fn compare(case: &Value, report: &mut Report) -> Result<(), String> {
    let place = &case["position"];
    let at = position(place)?;
    let here = at.write();
    let setup = Setup::of(&DotsAndBoxes::CARD);
    let judged = games::judge(DotsAndBoxes::CARD.id, &setup, &here);
    let mut task =
        judged.ok_or("the game is not in the catalogue")?.map_err(|error| format!("{error:?}"))?;
    let verdict = judge::run(&mut *task);
    let margins: BTreeMap<String, i64> =
        verdict.margins.iter().map(|(mv, margin)| (name(&at, mv.first().place), *margin)).collect();
    let most = margins.values().max().copied().unwrap_or(0);
    let wanted = |table: &Value| -> Result<BTreeMap<String, i64>, String> {
        let table = table.as_object().ok_or("values of moves are an object")?;
        let value = |value: &Value| value.as_i64().ok_or(format!("{value} is no value"));
        table.iter().map(|(key, margin)| Ok((key.clone(), value(margin)?))).collect()
    };
    for (key, table) in case.as_object().ok_or("a case is not an object")? {
        match key.as_str() {
            "position" => {}
            "outcome" => {
                report.outcome(&here, verdict.outcome, table);
                let sign = Outcome::of_margin(most).letter().to_string();
                report.same(|| format!("sign of {here}"), &Some(sign.as_str()), &table.as_str());
            }
            "value" => {
                report.same(|| format!("value of {here}"), &Some(most), &table.as_i64());
            }
            "move_values" => {
                report.same(|| format!("values of moves of {here}"), &margins, &wanted(table)?);
            }
            "best_moves" => {
                let found = verdict.best.iter().map(|mv| name(&at, mv.first().place));
                let mut found: Vec<String> = found.collect();
                let mut table: Vec<String> = array(table)?
                    .iter()
                    .map(|line| line.as_str().unwrap_or_default().to_string())
                    .collect();
                found.sort();
                table.sort();
                report.same(|| format!("best moves of {here}"), &found, &table);
            }
            "letters" => {
                let named = verdict.margins.iter();
                let named: BTreeMap<String, i64> =
                    named.map(|(mv, margin)| (DotsAndBoxes.write_move(&at, mv), *margin)).collect();
                report.same(|| format!("letters of {here}"), &named, &wanted(table)?);
            }
            _ => return Err(format!("the key {key} of a case is not known")),
        }
    }
    Ok(())
}
