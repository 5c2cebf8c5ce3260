//! Compares partizan games with their tables, for each of the players to move.

use super::report::Report;
use super::suite::{Dialect, Suite, array};
use games::catalog::domineering::{self, Domineering};
use games::catalog::fraction_game::{self, FractionGame};
use games::catalog::hex::{self, Hex};
use games::catalog::northcott::{self, Northcott};
use games::game::Catalogued;
use games::setup::Setup;
use serde_json::{Map, Value};
use solver::rules::{self, PositionKind as _, Rules};
use solver::theory::Theory;

/// The code of a position, or of a move, out of a table.
type Coder<'c> = dyn Fn(&Value) -> Result<String, String> + 'c;

/// Compares Northcott's game; the tables allow every retreat, and for who wins one retreat is as good as many.
pub(super) fn northcott(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let setup = Setup::of(&Northcott::CARD);
    let entry = (northcott::GAME.game(), setup);
    let lanes = |place: &Value| {
        let lanes = array(place)?.iter().map(|lane| lane.as_str().ok_or("a lane is no text"));
        Ok(lanes.collect::<Result<Vec<_>, _>>()?.join("_"))
    };
    let to = |mv: &Value| match signed(mv)?.as_slice() {
        [lane, column] => Ok(format!("{}-{}", lane + 1, column + 1)),
        _ => Err(format!("a move is a lane and a column, not {mv}")),
    };
    each_case(suite, report, &partizan(Northcott::rules(&entry.1), entry), &lanes, &to)
}

/// Compares the Fraction Game.
pub(super) fn fractions(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&["max"], &["cases"])?;
    let mut setup = Setup::of(&FractionGame::CARD);
    let most = suite.rule("max")?.to_string();
    setup.set(&FractionGame::CARD, 0, &most).map_err(|error| format!("{error:?}"))?;
    let entry = (fraction_game::GAME.game(), setup);
    let fraction = |top: i64, bottom: i64| match bottom {
        1 => top.to_string(),
        _ => format!("{top}_{bottom}"),
    };
    let numbers = |place: &Value| {
        let one = |number: &Value| match signed(number)?.as_slice() {
            [top, bottom] => Ok(fraction(*top, *bottom)),
            _ => Err(format!("a fraction is two numbers, not {number}")),
        };
        Ok(array(place)?.iter().map(one).collect::<Result<Vec<_>, String>>()?.join("."))
    };
    let to = |mv: &Value| match signed(mv)?.as_slice() {
        [index, top, bottom] => Ok(format!("{}.{}", index + 1, fraction(*top, *bottom))),
        _ => Err(format!("a move is a place and a fraction, not {mv}")),
    };
    each_case(suite, report, &partizan(FractionGame::rules(&entry.1), entry), &numbers, &to)
}

/// Compares Domineering, whose boards and dominoes are those of Cram.
pub(super) fn domineering(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let setup = Setup::of(&Domineering::CARD);
    let entry = (domineering::GAME.game(), setup);
    let board = |place: &Value| {
        let row = |row: &Value| {
            let row = row.as_str().ok_or("a row is no text")?;
            Ok(row.replace('.', "x").replace('#', "."))
        };
        let rows: Result<Vec<String>, String> = array(place)?.iter().map(row).collect();
        Ok(rows?.join("_"))
    };
    let domino = |mv: &Value| match signed(mv)?.as_slice() {
        [r, c, s, d] => Ok(format!("{}.{}-{}.{}", r + 1, c + 1, s + 1, d + 1)),
        _ => Err(format!("a domino is two squares, not {mv}")),
    };
    each_case(suite, report, &partizan(Domineering::rules(&entry.1), entry), &board, &domino)
}

/// Compares Hex on boards of one size, with the middle barred to the first stone or not.
pub(super) fn hex(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&["n", "barred_centre"], &["cases"])?;
    let mut setup = Setup::of(&Hex::CARD);
    let barred = suite.rule("barred_centre")?.as_bool().ok_or("barred_centre is true or false")?;
    setup
        .set(&Hex::CARD, 0, if barred { "1" } else { "0" })
        .map_err(|error| format!("{error:?}"))?;
    let size = suite.rule("n")?.as_u64().ok_or("n is a number")?;
    let entry = (hex::GAME.game(), setup);
    let rows = |place: &Value| {
        let rows = array(place)?;
        let rows = rows.iter().map(|row| row.as_str().ok_or("a row is no text"));
        let rows = rows.collect::<Result<Vec<_>, _>>()?;
        if rows.len() as u64 == size { Ok(rows.join("_")) } else { Err(format!("n is {size}")) }
    };
    let cell = |mv: &Value| match signed(mv)?.as_slice() {
        [row, column] => Ok(format!("{}{}", char::from(b'a' + *column as u8), row + 1)),
        _ => Err(format!("a cell is a row and a column, not {mv}")),
    };
    each_case(suite, report, &partizan(Hex::rules(&entry.1), entry), &rows, &cell)
}

/// A list of numbers with signs.
fn signed(value: &Value) -> Result<Vec<i64>, String> {
    let number = |value: &Value| value.as_i64().ok_or(format!("a number is wanted, not {value}"));
    array(value)?.iter().map(number).collect()
}

/// A dialect that reads and writes codes.
fn partizan<R: Rules>(rules: R, entry: (&'static games::game::Game, Setup)) -> Dialect<'static, R> {
    Dialect {
        rules,
        entry: Some(entry),
        position: &|_| Err("positions are read as codes".to_string()),
        move_numbers: &|_, _| Vec::new(),
        value: &|_| None,
    }
}

/// Compares all cases of a suite in normal play.
fn each_case<R: Theory + Clone>(
    suite: &Suite,
    report: &mut Report,
    dialect: &Dialect<'_, R>,
    position: &Coder<'_>,
    mv: &Coder<'_>,
) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    for case in array(suite.value("cases")?)? {
        let case = case.as_object().ok_or("a case is not an object")?;
        both(dialect, case, report, (position, mv))?;
    }
    Ok(())
}

/// Compares one case for both players.
fn both<R: Theory + Clone>(
    dialect: &Dialect<'_, R>,
    case: &Map<String, Value>,
    report: &mut Report,
    (position, mv): (&Coder<'_>, &Coder<'_>),
) -> Result<(), String> {
    let place = case.get("position").ok_or("a case has no position")?;
    let code = position(place)?;
    let kind = dialect.rules.positions();
    let left = kind.read(&code).map_err(|error| format!("{code}: {error:?}"))?;
    let right = rules::other_turn(&dialect.rules, &left).ok_or("it is partizan")?;
    for (key, table) in case {
        let at = match key.as_str() {
            "position" => continue,
            "outcome" => {
                for at in [&left, &right] {
                    report.outcome(&place, dialect.judge(at).outcome, table);
                }
                continue;
            }
            "winning_moves_left" => &left,
            "winning_moves_right" => &right,
            _ => return Err(format!("the key {key} of a case is not known")),
        };
        let found = dialect.judge(at).winning;
        let mut winning: Vec<_> = found.iter().map(|mv| kind.write_move(at, mv)).collect();
        let mut table = array(table)?.iter().map(mv).collect::<Result<Vec<_>, _>>()?;
        winning.sort();
        table.sort();
        report.same(|| format!("{key} of {place}"), &winning, &table);
    }
    Ok(())
}
