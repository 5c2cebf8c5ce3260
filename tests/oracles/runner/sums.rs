//! Compares sums of games with their tables; each part is in the notation of its own game.

use super::report::Report;
use super::suite::{Suite, array, number, numbers};
use crate::positions::ByKind as _;
use games::catalog::sum::{Parts, Sum, within};
use serde_json::Value;
use solver::judge::{self, Judge};
use solver::rules::Rules;

/// The names of games in the tables, with their names in the catalogue.
const NAMES: &[(&str, &str)] = &[
    ("nim", "nim"),
    ("kayles", "kayles"),
    ("dawson_kayles", "dawsons-kayles"),
    ("wythoff", "wythoff"),
    ("grundy_game", "grundys-game"),
    ("remove_square", "remove-a-square"),
    ("chocolate3", "chocolate-stones"),
];

/// Compares a suite of sums.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    if suite.form != "cases" {
        return suite.unknown_form();
    }
    suite.only(&["components"], &["cases"])?;
    array(suite.value("cases")?)?.iter().try_for_each(|each| case(each, report))
}

fn joined(numbers: &[u64], joint: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(joint)
}

/// The code of one part; `None` if the part is empty and an empty position has no code.
fn code(game: &str, position: &Value) -> Result<Option<String>, String> {
    if game == "remove_square" {
        let rows = array(position)?.iter().map(|row| row.as_str().unwrap_or_default());
        let rows: Vec<String> = rows.map(|row| row.replace('#', "x")).collect();
        return Ok(Some(rows.join("_")).filter(|code| code.contains('x')));
    }
    let sizes = position.as_u64().map_or_else(|| numbers(position), |n| Ok(vec![n]))?;
    let alive: Vec<u64> = sizes.iter().copied().filter(|n| *n > 0).collect();
    Ok(match game {
        "wythoff" => Some(joined(&sizes, ".")),
        _ if alive.is_empty() => None,
        "kayles" | "dawson_kayles" => Some(joined(&alive, "_")),
        _ => Some(joined(&alive, ".")),
    })
}

/// A part in the notation of the tables.
fn write_part(game: &str, code: &str) -> Value {
    let numbers = || code.split('.').filter_map(|n| n.parse().ok()).collect::<Vec<u64>>();
    match game {
        "nim" | "chocolate3" => Value::from(numbers().first().copied()),
        "wythoff" => Value::from(numbers()),
        "remove_square" => {
            let rows = code.split('_').map(|row| row.replace('x', "#"));
            Value::from(rows.collect::<Vec<_>>())
        }
        "grundy_game" => {
            let mut rows = numbers();
            rows.sort_unstable();
            Value::from(rows)
        }
        _ => {
            let runs = code.split(['.', '_']).map(|run| run.len() as u64);
            let mut rows: Vec<u64> = runs.filter(|length| *length > 0).collect();
            rows.sort_unstable();
            Value::from(rows)
        }
    }
}

/// The texts, sorted and without duplicates.
fn ordered(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts.dedup();
    texts
}

/// The parts of a position that have a code: index and name in the table, and the code.
fn parts(position: &Value) -> Result<Vec<(usize, &str, String)>, String> {
    let mut parts = Vec::new();
    for (index, part) in array(position)?.iter().enumerate() {
        let game = part.get("game").and_then(Value::as_str).ok_or("a part has no game")?;
        let at = part.get("position").ok_or("a part has no position")?;
        if let Some(code) = code(game, at)? {
            parts.push((index, game, code));
        }
    }
    if parts.is_empty() {
        // An empty heap stands for an empty position.
        parts.push((0, "nim", "0".to_string()));
    }
    Ok(parts)
}

/// The name in the catalogue of a game in the tables.
fn name(game: &str) -> Result<&'static str, String> {
    let known = NAMES.iter().find(|(name, _)| *name == game);
    known.map(|(_, id)| *id).ok_or(format!("{game} is no part of a sum here"))
}

fn case(case: &Value, report: &mut Report) -> Result<(), String> {
    let fields = case.as_object().ok_or("a case is not an object")?;
    let position = case.get("position").ok_or("a case has no position")?;
    let parts = parts(position)?;
    let names = parts.iter().map(|part| name(part.1)).collect::<Result<Vec<_>, _>>()?;
    let codes: Vec<&str> = parts.iter().map(|part| part.2.as_str()).collect();
    let rules = Sum::of(&names.join(".")).map_err(|error| format!("{error:?}"))?;
    let at: Parts =
        rules.read(&codes.join("~")).map_err(|error| format!("{position}: {error:?}"))?;
    let verdict = judge::run(&mut Judge::new(rules.clone(), at.clone()));
    let winning = verdict.winning.iter().map(|mv| {
        let part = within(mv).0;
        let after = write_part(parts[part].1, rules.play(&at, mv)[part].code());
        format!("[{},{after}]", parts[part].0)
    });
    let winning = ordered(winning.collect());
    for (key, table) in fields {
        match key.as_str() {
            "position" => {}
            "outcome" => report.outcome(&position, verdict.outcome, table),
            "grundy" => {
                let wanted = Some(number(table)?);
                report.same(|| format!("value of {position}"), &verdict.grundy, &wanted);
            }
            "winning_moves" => {
                let listed = ordered(array(table)?.iter().map(Value::to_string).collect());
                report.same(|| format!("winning moves of {position}"), &winning, &listed);
            }
            "winning_move_count" => {
                let count = winning.len() as u64;
                report.same(|| format!("winning moves of {position}"), &count, &number(table)?);
            }
            _ => return Err(format!("the key {key} of a case is not known")),
        }
    }
    Ok(())
}
