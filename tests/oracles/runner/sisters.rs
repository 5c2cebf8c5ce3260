//! Chomp and Treblecross against their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, array, sequence};
use games::catalog::chomp::{self, Bar, Chomp};
use games::catalog::treblecross::{self, Strip, Treblecross};
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;
use solver::rules::Rules;
use solver::search::{Advance, Search};

/// Nodes and steps that may be spent on the value of one bar.
const SEARCH: (usize, u32) = (200_000, 10_000_000);

/// Every form for Chomp; a move is a row and a column from 0.
pub(super) fn chomp(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let dialect = Dialect {
        rules: Chomp,
        entry: Some((chomp::GAME.game(), Setup::of(&Chomp::CARD))),
        position: &|rows| {
            let told: Vec<String> = rows.iter().map(u64::to_string).collect();
            Chomp.read(&told.join(".")).map_err(|error| format!("{error:?}"))
        },
        told: &|at, mv| {
            let told = Chomp.write_move(at, mv);
            told.split('-').filter_map(|n| n.parse::<u64>().ok()).map(|n| n - 1).collect()
        },
        value: &value,
    };
    match suite.form {
        "cases" => dialect.cases(suite, report),
        _ => suite.unknown_form(),
    }
}

/// The Grundy value by search, where a closed form tells only who wins.
fn value(at: &Bar) -> Option<u64> {
    let mut search = Search::new(true, SEARCH.0);
    match search.step(&Chomp, &Chomp.node(at), &mut { SEARCH.1 }) {
        Advance::Done(worth) => Some(u64::from(worth.value)),
        _ => None,
    }
}

/// Every form for Treblecross; a move is a cell from 0.
pub(super) fn treblecross(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let dialect = Dialect {
        rules: Treblecross,
        entry: Some((treblecross::GAME.game(), Setup::of(&Treblecross::CARD))),
        position: &|_| Err("a strip is told by a text".to_string()),
        told: &|_, mv| vec![u64::from(mv.first().place)],
        value: &|_: &Strip| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            for case in array(suite.value("cases")?)? {
                let text = case.get("position").and_then(Value::as_str);
                let at = Treblecross.read(text.ok_or("a strip is told by a text")?);
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
