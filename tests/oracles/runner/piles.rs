//! Compares games on a single number with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, number, sequence};
use games::catalog::chocolate_stones::{self, ChocolateStones};
use games::catalog::demon_money::{self, DemonMoney};
use games::catalog::sum_from_product::{self, SumFromProduct};
use games::game::{Catalogued, Game};
use games::setup::Setup;
use solver::play::{Move, Outcome};
use solver::rules::PositionKind;
use solver::theory::Theory;

/// The largest number of a sequence that is judged even if there is a faster way.
const JUDGED: u64 = 3000;

/// The notation of the moves of a game on one number, and a fast value of large numbers.
type MoveNumbers<'t> = (&'t dyn Fn(&u64, &Move) -> Vec<u64>, &'t dyn Fn(u64) -> Option<u64>);

/// A position from the only number of a table.
fn single(numbers: &[u64]) -> Result<u64, String> {
    match numbers {
        [n] => Ok(*n),
        _ => Err("a position is not one number".to_string()),
    }
}

/// Compares a suite of a game on one number.
fn run<R: Theory<Positions: PositionKind<Position = u64>> + Clone>(
    suite: &Suite,
    report: &mut Report,
    keys: &[&str],
    (rules, game, setup): (R, &'static Game, Setup),
    (move_numbers, far): MoveNumbers<'_>,
) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let entry = Some((game, setup));
    let dialect = Dialect { rules, entry, position: &single, move_numbers, value: &|_| None };
    match suite.form {
        "cases" => {
            suite.only(keys, &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(keys, &["from", "grundy", "outcome"])?;
            let far = |n: u64| if n > JUDGED { far(n) } else { None };
            let value = |n: u64| far(n).or_else(|| dialect.judge(&n).grundy);
            let outcome = |n: u64| match far(n) {
                Some(value) => Some(Outcome::of_mover_winning(value != 0)),
                None => dialect.judge(&n).outcome,
            };
            sequence(suite, report, value, outcome)
        }
        _ => suite.unknown_form(),
    }
}

/// A move written as its amount, as in most tables.
fn amount(_: &u64, mv: &Move) -> Vec<u64> {
    vec![mv.first().amount]
}

/// Compares a suite of Demon Money.
pub(super) fn demon(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = Setup::of(&DemonMoney::CARD);
    let rules = DemonMoney::rules(&setup);
    run(suite, report, &[], (rules, demon_money::GAME.game(), setup), (&amount, &|_| None))
}

/// Compares a suite of Chocolate Stones with any row.
pub(super) fn chocolate(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let most = number(suite.rule("m")?)?;
    let mut setup = Setup::of(&ChocolateStones::CARD);
    setup
        .set(&ChocolateStones::CARD, 0, &most.to_string())
        .map_err(|error| format!("{error:?}"))?;
    let rules = ChocolateStones::rules(&setup);
    run(suite, report, &["m"], (rules, chocolate_stones::GAME.game(), setup), (&amount, &|_| None))
}

/// Compares a suite of Sum-from-Product; a move is written as its two factors, the smaller one first.
pub(super) fn product(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = Setup::of(&SumFromProduct::CARD);
    let (rules, table) = (SumFromProduct::rules(&setup), SumFromProduct::rules(&setup));
    let move_numbers = |at: &u64, mv: &Move| vec![mv.first().amount, at / mv.first().amount];
    let far = |n: u64| Some(table.value(n));
    run(suite, report, &[], (rules, sum_from_product::GAME.game(), setup), (&move_numbers, &far))
}
