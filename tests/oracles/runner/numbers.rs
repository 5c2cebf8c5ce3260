//! Compares No-Factor with its tables.

use super::report::Report;
use super::suite::{Dialect, Suite, sequence};
use games::catalog::no_factor::pieces::{self, LARGEST};
use games::catalog::no_factor::{self, Left, NoFactor};
use games::game::Catalogued;
use games::setup::Setup;

/// Compares a suite of No-Factor.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let dialect = Dialect {
        rules: NoFactor,
        entry: Some((no_factor::GAME.game(), Setup::of(&NoFactor::CARD))),
        position: &|numbers| {
            let last = numbers.iter().copied().max().unwrap_or(1);
            if last > LARGEST || numbers.contains(&0) {
                return Err(format!("the numbers are from 1 to {LARGEST}, not to {last}"));
            }
            Ok(Left { last, set: numbers.iter().fold(0, |set, n| set | 1 << n) })
        },
        move_numbers: &|at, mv| {
            pieces::numbers(pieces::chosen(at.set, mv.first().amount)).collect()
        },
        value: &|at| Some(NoFactor::value(at)),
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(&[], &["from", "grundy", "outcome"])?;
            let start = |n: u64| Left { last: n, set: pieces::all(n) };
            let value = |n: u64| Some(NoFactor::value(&start(n)));
            sequence(suite, report, value, |n| dialect.judge(&start(n)).outcome)
        }
        _ => suite.unknown_form(),
    }
}
