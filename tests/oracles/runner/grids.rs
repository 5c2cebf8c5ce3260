//! Compares games on boards of cells with their tables; squares or whole lines are removed.

use super::report::Report;
use super::suite::{Suite, array, number, sequence};
use games::cells::{self, Cells};
use games::game::Catalogued;
use games::judged::Judged;
use games::setup::Setup;
use serde_json::Value;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{PositionKind, Rules};
use solver::small_polyomino::Removal;
use solver::values::Values;
use solver::verdict::Verdict;

/// The number of columns below which boards of two rows are also judged one by one.
const JUDGED: u64 = 26;

/// A game on cells, with the notation of its moves in the tables.
struct Grid<C: Catalogued> {
    game: &'static Judged,
    setup: Setup,
    rules: C::Rules,
    removal: Removal,
}

impl<C: Catalogued<Rules: Rules<Positions: PositionKind<Position = Cells>> + Clone>> Grid<C> {
    fn new(game: &'static Judged, removal: Removal) -> Grid<C> {
        let setup = Setup::usual(game.fields());
        Grid { game, rules: C::rules(&setup), setup, removal }
    }

    fn judge(&self, at: &Cells) -> Verdict {
        match self.game.judge(&self.setup, &at.write()) {
            Ok(mut task) => judge::run(&mut *task),
            Err(_) => judge::run(&mut Judge::new(self.rules.clone(), at.clone())),
        }
    }

    /// The value of the verdict, or else the one of a search without a limit.
    fn value(&self, at: &Cells, verdict: &Verdict) -> Option<u64> {
        verdict.grundy.or_else(|| cells::value(self.removal, at))
    }

    /// A move in the notation of the tables.
    fn write_move(&self, at: &Cells, mv: &Move) -> Value {
        let step = mv.first();
        let (rows, columns) = at.size();
        match (self.removal, step.place.checked_sub(rows)) {
            (Removal::Squares, _) => {
                let corner = [step.place / columns, step.place % columns].map(u64::from);
                Value::from(vec![corner[0], corner[1], step.amount])
            }
            (Removal::Lines, None) => Value::from(format!("r{}", step.place)),
            (Removal::Lines, Some(column)) => Value::from(format!("c{column}")),
        }
    }

    /// Compares a list of positions, or the values of all positions of a board.
    fn listed(&self, suite: &Suite, report: &mut Report) -> Result<(), String> {
        if suite.form == "masks" {
            suite.only(&["rows", "cols"], &["grundy"])?;
            return self.masks(suite, report);
        }
        suite.only(&["rows", "cols"], &["cases"])?;
        self.cases(suite, report)
    }

    /// Compares one entry with the verdict of its position.
    fn entry(&self, at: &Cells, entry: &Value, report: &mut Report) -> Result<(), String> {
        let verdict = self.judge(at);
        let here = at.write();
        let mut winning: Vec<String> =
            verdict.winning.iter().map(|mv| self.write_move(at, mv).to_string()).collect();
        winning.sort();
        for (key, table) in entry.as_object().ok_or("an entry is not an object")? {
            match key.as_str() {
                "position" | "c" | "m" | "n" | "i" | "j" => {}
                "outcome" => report.outcome(&here, verdict.outcome, table),
                "grundy" => {
                    let value = self.value(at, &verdict);
                    report.same(|| format!("value of {here}"), &value, &Some(number(table)?));
                }
                "winning_moves" => {
                    let mut table: Vec<String> =
                        array(table)?.iter().map(Value::to_string).collect();
                    table.sort();
                    report.same(|| format!("winning moves of {here}"), &winning, &table);
                }
                "winning_move_count" => {
                    let count = winning.len() as u64;
                    report.same(|| format!("winning moves of {here}"), &count, &number(table)?);
                }
                _ => return Err(format!("the key {key} of an entry is not known")),
            }
        }
        Ok(())
    }

    fn cases(&self, suite: &Suite, report: &mut Report) -> Result<(), String> {
        for case in array(suite.value("cases")?)? {
            let position = case.get("position").ok_or("a case has no position")?;
            self.entry(&drawn(position)?, case, report)?;
        }
        Ok(())
    }

    /// Compares all boards of a size, in the order of the numbers whose bits are the cells.
    fn masks(&self, suite: &Suite, report: &mut Report) -> Result<(), String> {
        let (rows, columns) = (number(suite.rule("rows")?)?, number(suite.rule("cols")?)?);
        if rows * columns > 24 {
            return Err(format!("{rows} x {columns} has too many boards"));
        }
        let values = suite.numbers("grundy")?;
        report.same(|| "number of boards".to_string(), &values.len(), &(1 << (rows * columns)));
        for (mask, table) in values.iter().enumerate() {
            let filled = |r: u32, c: u32| mask >> (u64::from(r) * columns + u64::from(c)) & 1 == 1;
            let at = Cells::new(rows as u32, columns as u32, filled);
            let verdict = self.judge(&at);
            let value = self.value(&at, &verdict);
            report.same(|| format!("value of {}", at.write()), &value, &Some(*table));
            let outcome = Outcome::of_mover_winning(*table != 0);
            report.same(|| format!("outcome of {}", at.write()), &verdict.outcome, &Some(outcome));
        }
        Ok(())
    }
}

/// A board from its rows as strings.
fn drawn(position: &Value) -> Result<Cells, String> {
    let text = |row: &Value| row.as_str().map(str::as_bytes).map(<[u8]>::to_vec);
    let rows: Option<Vec<Vec<u8>>> = array(position)?.iter().map(text).collect();
    let rows = rows.ok_or("a row is no string")?;
    let wide = rows.first().map_or(0, Vec::len);
    if wide > 32 || rows.iter().any(|row| row.len() != wide) {
        return Err(format!("this is no board: {position}"));
    }
    Ok(Cells::new(rows.len() as u32, wide as u32, |r, c| rows[r as usize][c as usize] == b'#'))
}

/// Compares a suite of Remove-a-Square; a move is written as row, column and side.
pub(super) fn squares(suite: &Suite, report: &mut Report) -> Result<(), String> {
    use games::catalog::remove_a_square::{GAME, RemoveASquare};
    normal(suite)?;
    let grid: Grid<RemoveASquare> = Grid::new(GAME.judged(), Removal::Squares);
    match suite.form {
        "cases" | "masks" => grid.listed(suite, report),
        "sequence" => {
            suite.only(&["rows", "cols"], &["from", "grundy", "outcome"])?;
            let rows = number(suite.rule("rows")?)?;
            if rows != 2 {
                // Only boards of two rows have a formula; the others are judged one by one.
                let at = |n: u64| Cells::new(rows as u32, n as u32, |_, _| true);
                let value = |n: u64| grid.value(&at(n), &grid.judge(&at(n)));
                return sequence(suite, report, value, |n| grid.judge(&at(n)).outcome);
            }
            let upto =
                suite.number("from")? + suite.numbers("grundy").map_or(0, |v| v.len() as u64);
            let values = Values::squares(upto as usize);
            for n in 1..upto.min(JUDGED) {
                let verdict = grid.judge(&Cells::new(2, n as u32, |_, _| true));
                report.same(|| format!("judged 2 x {n}"), &verdict.grundy, &values.at(n));
            }
            let outcome = |n: u64| values.at(n).map(|value| Outcome::of_mover_winning(value != 0));
            sequence(suite, report, |n| values.at(n), outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares a suite of Diamond; a move is written as r or c and the number of the line.
pub(super) fn lines(suite: &Suite, report: &mut Report) -> Result<(), String> {
    use games::catalog::diamond::{Diamond, GAME};
    normal(suite)?;
    let grid: Grid<Diamond> = Grid::new(GAME.judged(), Removal::Lines);
    match suite.form {
        "cases" | "masks" => grid.listed(suite, report),
        "shapes" => {
            suite.only(&[], &["shapes"])?;
            for shape in array(suite.value("shapes")?)? {
                grid.entry(&shaped(shape)?, shape, report)?;
            }
            Ok(())
        }
        _ => suite.unknown_form(),
    }
}

/// A rectangle of m by n tokens, or, if i and j are given, a cross whose lines meet there.
fn shaped(shape: &Value) -> Result<Cells, String> {
    let size = |key: &str| number(shape.get(key).unwrap_or(&Value::Null)).map(|n| n as u32);
    let (m, n) = (size("m")?, size("n")?);
    if m.max(n) > 32 {
        return Err(format!("a shape of {m} by {n} is not offered"));
    }
    match (size("i"), size("j")) {
        (Ok(i), Ok(j)) => Ok(Cells::new(n, m, |row, column| row == j || column == i)),
        _ => Ok(Cells::new(m, n, |_, _| true)),
    }
}

fn normal(suite: &Suite) -> Result<(), String> {
    if suite.misere { Err("misère play is not offered".to_string()) } else { Ok(()) }
}
