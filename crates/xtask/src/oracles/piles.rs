//! Games on a single number against their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, number, sequence};
use games::catalog::chocolate_stones::{self, ChocolateStones};
use games::catalog::demon_money::{self, DemonMoney};
use games::catalog::sum_from_product::{self, SumFromProduct};
use games::game::{Catalogued, Game};
use games::setup::Setup;
use solver::play::Move;
use solver::rules::Rules;

/// A position from the only number of a table.
fn single(numbers: &[u64]) -> Result<u64, String> {
    match numbers {
        [n] => Ok(*n),
        _ => Err("a position is not one number".to_string()),
    }
}

/// Both forms of a game on one number, whose moves are told as `told` says.
fn run<R: Rules<Position = u64> + Clone + 'static>(
    suite: &Suite,
    report: &mut Report,
    keys: &[&str],
    (rules, game, setup): (R, &'static dyn Game, Setup),
    told: &dyn Fn(&u64, &Move) -> Vec<u64>,
) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let entry = Some((game, setup));
    let dialect = Dialect { rules, entry, position: &single, told, value: &|_| None };
    match suite.form {
        "cases" => {
            suite.only(keys, &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(keys, &["from", "grundy", "outcome"])?;
            let judge = |n: u64| dialect.judge(&n);
            sequence(suite, report, |n| judge(n).grundy, |n| judge(n).outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// The amount of a move, as most tables tell it.
fn amount(_: &u64, mv: &Move) -> Vec<u64> {
    vec![mv.first().amount]
}

/// Demon Money.
pub(super) fn demon(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = Setup::of(&DemonMoney::CARD);
    let rules = DemonMoney::rules(&setup);
    run(suite, report, &[], (rules, &demon_money::GAME, setup), &amount)
}

/// Chocolate Stones with any row.
pub(super) fn chocolate(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let most = number(suite.rule("m")?)?;
    let mut setup = Setup::of(&ChocolateStones::CARD);
    setup.set(&ChocolateStones::CARD, 0, &most.to_string()).map_err(|error| error.to_string())?;
    let rules = ChocolateStones::rules(&setup);
    run(suite, report, &["m"], (rules, &chocolate_stones::GAME, setup), &amount)
}

/// Sum-from-Product: a move is told as its two factors, the smaller one first.
pub(super) fn product(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = Setup::of(&SumFromProduct::CARD);
    let rules = SumFromProduct::rules(&setup);
    let told = |at: &u64, mv: &Move| vec![mv.first().amount, at / mv.first().amount];
    run(suite, report, &[], (rules, &sum_from_product::GAME, setup), &told)
}
