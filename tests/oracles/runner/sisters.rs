//! Compares Chomp and Treblecross with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, array, searched, sequence};
use crate::positions::ByKind as _;
use games::catalog::chomp::{self, Chomp};
use games::catalog::treblecross::{self, Strip, Treblecross};
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;

/// The largest numbers of nodes and steps of the search for the value of one bar.
const SEARCH: (usize, u32) = (200_000, 10_000_000);

/// Compares a suite of Chomp; a move is written as row and column from 0.
pub(super) fn chomp(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let dialect = Dialect {
        rules: Chomp,
        entry: Some((chomp::GAME.game(), Setup::of(&Chomp::CARD))),
        position: &|rows| {
            let rows: Vec<String> = rows.iter().map(u64::to_string).collect();
            Chomp.read(&rows.join(".")).map_err(|error| format!("{error:?}"))
        },
        move_numbers: &|at, mv| {
            let text = Chomp.write_move(at, mv);
            text.split('-').filter_map(|n| n.parse::<u64>().ok()).map(|n| n - 1).collect()
        },
        value: &|at| searched(&Chomp, at, SEARCH),
    };
    match suite.form {
        "cases" => dialect.cases(suite, report),
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Treblecross; a move is written as a cell from 0.
pub(super) fn treblecross(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let dialect = Dialect {
        rules: Treblecross,
        entry: Some((treblecross::GAME.game(), Setup::of(&Treblecross::CARD))),
        position: &|_| Err("a strip is given by a text".to_string()),
        move_numbers: &|_, mv| vec![u64::from(mv.first().place)],
        value: &|_: &Strip| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let text = case.get("position").and_then(Value::as_str);
                let at = Treblecross.read(text.ok_or("a strip is given by a text")?);
                dialect.compare(case, &at.map_err(|error| format!("{error:?}"))?, &[], report)?;
            }
            Ok(())
        }
        "sequence" => {
            suite.only(&[], &["from", "outcome"])?;
            let empty = |n: u64| vec![false; n as usize];
            sequence(suite, report, |_| None, |n| dialect.judge(&empty(n)).outcome)
        }
        _ => suite.unknown_form(),
    }
}
