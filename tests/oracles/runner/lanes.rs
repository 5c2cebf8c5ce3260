//! Compares Northcott's game with its tables, for White and for Black to move.

use super::report::Report;
use super::suite::{Dialect, Suite, array, numbers};
use games::catalog::northcott::{self, Lanes, Northcott};
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::Value;
use solver::rules::{self, PositionKind as _};

/// Compares a suite; the tables allow every retreat, and for who wins one retreat is as good as many.
pub(super) fn northcott(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let setup = Setup::of(&Northcott::CARD);
    let dialect = Dialect {
        rules: Northcott::rules(&setup),
        entry: Some((northcott::GAME.game(), setup)),
        position: &|_| Err("lanes are given by texts".to_string()),
        move_numbers: &|at: &Lanes, mv| {
            let (lane, to) = at.target(mv);
            vec![lane as u64, to]
        },
        value: &|_| None,
    };
    for case in array(suite.value("cases")?)? {
        both(&dialect, case.as_object().ok_or("a case is not an object")?, report)?;
    }
    Ok(())
}

/// Compares one case for both players.
fn both(
    dialect: &Dialect<'_, Northcott>,
    case: &serde_json::Map<String, Value>,
    report: &mut Report,
) -> Result<(), String> {
    let place = case.get("position").ok_or("a case has no position")?;
    let lanes = array(place)?.iter().map(|lane| lane.as_str().ok_or("a lane is no text"));
    let code = lanes.collect::<Result<Vec<_>, _>>()?.join("_");
    let white = dialect.rules.read(&code).map_err(|error| format!("{code}: {error:?}"))?;
    let black = rules::other_turn(&dialect.rules, &white).ok_or("it is partizan")?;
    for (key, table) in case {
        let at = match key.as_str() {
            "position" => continue,
            "outcome" => {
                for at in [&white, &black] {
                    report.outcome(&place, dialect.judge(at).outcome, table);
                }
                continue;
            }
            "winning_moves_left" => &white,
            "winning_moves_right" => &black,
            _ => return Err(format!("the key {key} of a case is not known")),
        };
        let found = dialect.judge(at).winning;
        let mut winning: Vec<_> = found.iter().map(|mv| (dialect.move_numbers)(at, mv)).collect();
        let mut table = array(table)?.iter().map(numbers).collect::<Result<Vec<_>, _>>()?;
        winning.sort();
        table.sort();
        report.same(|| format!("{key} of {place}"), &winning, &table);
    }
    Ok(())
}
