//! Compares the games of bars, sticks, cards and dates with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite};
use games::catalog::candy_squares::{self, CandySquares};
use games::game::Catalogued;
use games::setup::Setup;

/// Compares a suite of Candy Squares; a move is written as the bar that is cut and its two pieces.
pub(super) fn candy(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let dialect = Dialect {
        rules: CandySquares,
        entry: Some((candy_squares::GAME.game(), Setup::of(&CandySquares::CARD))),
        position: &|bars| Ok(bars.to_vec()),
        move_numbers: &|at, mv| {
            let step = mv.first();
            vec![u64::from(step.place), step.amount, at[step.place as usize] - step.amount]
        },
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&[], &["cases"])?;
            dialect.cases(suite, report)
        }
        "grid" => {
            suite.only(&[], &["x0", "y0", "grundy"])?;
            grid(suite, report, |x, y| dialect.judge(&vec![x, y]).grundy)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares the form `grid`: rows of Grundy values.
fn grid(
    suite: &Suite,
    report: &mut Report,
    value: impl Fn(u64, u64) -> Option<u64>,
) -> Result<(), String> {
    let (x0, y0) = (suite.number("x0")?, suite.number("y0")?);
    for (y, row) in (y0..).zip(suite.lists("grundy")?) {
        for (x, table) in (x0..).zip(row) {
            report.same(|| format!("value of ({x}, {y})"), &value(x, y), &Some(table));
        }
    }
    Ok(())
}
