//! Compares several queens on one board with their tables.

use super::report::Report;
use super::suite::{Suite, array, number, numbers};
use crate::positions::ByKind as _;
use games::catalog::queens::{GAME, Queens, Square};
use games::game::Catalogued;
use games::judged::Judged;
use games::setup::Setup;
use serde_json::Value;
use solver::judge::{self, Judge};
use solver::play::Move;
use solver::verdict::Verdict;

/// Compares a suite of several queens.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    if suite.form != "cases" {
        return suite.unknown_form();
    }
    suite.only(&["queens", "annihilate"], &["cases"])?;
    let vanish = suite.rule("annihilate").ok().and_then(Value::as_bool).unwrap_or(false);
    let mut setup = Setup::of(&Queens::CARD);
    setup.set(&Queens::CARD, 0, if vanish { "1" } else { "0" }).expect("a switch takes 0 and 1");
    for case in array(suite.value("cases")?)? {
        entry(&setup, vanish, case, report)?;
    }
    Ok(())
}

fn verdict(setup: &Setup, at: &Vec<Square>) -> Verdict {
    let rules = Queens::rules(setup);
    let game: &Judged = GAME.judged();
    match game.judge(setup, &rules.write(at)) {
        Ok(mut task) => judge::run(&mut *task),
        Err(_) => judge::run(&mut Judge::new(rules, at.clone())),
    }
}

/// A move written as queen and new square, or as old and new square if queens vanish.
fn move_numbers(at: &[Square], vanish: bool, mv: &Move) -> Vec<u64> {
    let step = mv.first();
    let queen = step.place / 3;
    let (x, y) = at[queen as usize];
    let line = step.place % 3;
    let (lowers_x, lowers_y) = (line != 1, line != 0);
    let to = [x - step.amount * u64::from(lowers_x), y - step.amount * u64::from(lowers_y)];
    let from = if vanish { vec![x, y] } else { vec![u64::from(queen)] };
    [&from[..], &to].concat()
}

/// A move of a table as a flat list of numbers.
fn flat(mv: &Value) -> Result<Vec<u64>, String> {
    let parts = array(mv)?
        .iter()
        .map(|part| if part.is_array() { numbers(part) } else { Ok(vec![number(part)?]) });
    Ok(parts.collect::<Result<Vec<_>, _>>()?.concat())
}

fn entry(setup: &Setup, vanish: bool, case: &Value, report: &mut Report) -> Result<(), String> {
    let place = case.get("position").ok_or("a case has no position")?;
    let mut at: Vec<Square> = Vec::new();
    for square in array(place)? {
        match numbers(square)?.as_slice() {
            [x, y] => at.push((*x, *y)),
            _ => return Err(format!("this is no square: {square}")),
        }
    }
    let verdict = verdict(setup, &at);
    let mut winning: Vec<Vec<u64>> =
        verdict.winning.iter().map(|mv| move_numbers(&at, vanish, mv)).collect();
    winning.sort();
    if vanish {
        // Moves of two queens on one square are written in the same way.
        winning.dedup();
    }
    for (key, table) in case.as_object().ok_or("a case is not an object")? {
        match key.as_str() {
            "position" => {}
            "outcome" => report.outcome(&place, verdict.outcome, table),
            "grundy" => {
                let value = Some(number(table)?);
                report.same(|| format!("value of {place}"), &verdict.grundy, &value);
            }
            "winning_moves" => {
                let mut table = array(table)?.iter().map(flat).collect::<Result<Vec<_>, _>>()?;
                table.sort();
                report.same(|| format!("winning moves of {place}"), &winning, &table);
            }
            "winning_move_count" => {
                let count = winning.len() as u64;
                report.same(|| format!("winning moves of {place}"), &count, &number(table)?);
            }
            _ => return Err(format!("the key {key} of a case is not known")),
        }
    }
    Ok(())
}
