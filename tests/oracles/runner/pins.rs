//! Compares Kayles with any throws, normal and misère, with its tables.

use super::report::Report;
use super::suite::{Dialect, Suite, number, sequence};
use crate::positions::ByKind as _;
use games::catalog::{dawsons_kayles, kayles};
use games::game::Game;
use games::rows::{Pins, Throws};
use games::setup::Setup;
use solver::erased::{ErasedPosition, Typed};
use solver::play::{Move, Outcome};
use solver::search::{Advance, Search};
use solver::values::Values;
use std::rc::Rc;

/// The length below which rows are also judged one by one.
const JUDGED: u64 = 24;
/// The largest number of nodes that the search over single rows stores.
const NODES: usize = 20_000_000;

/// The game of the catalogue with these throws, if there is one.
fn entry(throws: &Throws) -> Option<(&'static Game, Setup)> {
    let misere = if throws.misere { "1" } else { "0" };
    let most = throws.most.to_string();
    let (game, values): (&'static Game, Vec<&str>) = match (throws.least, throws.most) {
        (2, 2) => (dawsons_kayles::GAME.game(), vec!["0", misere]),
        (1, _) => (kayles::GAME.game(), vec![&most, "0", misere]),
        _ => return None,
    };
    let mut setup = Setup::of(game.card());
    for (index, text) in values.into_iter().enumerate() {
        setup.set(game.card(), index, text).ok()?;
    }
    Some((game, setup))
}

/// A move written as row, offset from the left end, number of pins.
fn move_numbers(lengths: &[u64], mv: &Move) -> Vec<u64> {
    let step = mv.first();
    let mut offset = u64::from(step.place);
    let mut row = 0;
    while offset >= lengths[row] {
        offset -= lengths[row];
        row += 1;
    }
    vec![row as u64, offset, step.amount]
}

/// Compares a suite of Kayles with any throws.
pub(super) fn run(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let (least, most) = (number(suite.rule("min")?)?, number(suite.rule("max")?)?);
    if least == 0 || most < least {
        return Err(format!("throws of {least} to {most} make no game"));
    }
    let rules = Throws { least, most, ring: false, misere: suite.misere, aimed: false };
    let lengths = rules.clone();
    let dialect = Dialect {
        entry: entry(&rules),
        rules,
        position: &|rows| Ok(Throws::standing(rows)),
        move_numbers: &move |at, mv| move_numbers(&lengths.to_sizes(at), mv),
        value: &|_| None,
    };
    match suite.form {
        "cases" => {
            suite.only(&["min", "max"], &["cases"])?;
            dialect.cases(suite, report)
        }
        "sequence" => {
            suite.only(&["min", "max"], &["from", "grundy", "outcome"])?;
            single_rows(suite, &dialect, report)
        }
        _ => suite.unknown_form(),
    }
}

fn single_rows(suite: &Suite, game: &Dialect<Throws>, report: &mut Report) -> Result<(), String> {
    let rules = Rc::new(game.rules.clone());
    let mut search = Search::new(false, NODES);
    let mut searched = |n: u64| {
        let row = Typed { rules: Rc::clone(&rules), at: Throws::standing(&[n]) };
        let root = row.node();
        loop {
            match search.step(&row, &root, &mut 1_000_000) {
                Advance::Done(worth) => break Some(worth.outcome),
                Advance::Working => {}
                Advance::Full => break None,
            }
        }
    };
    if rules.misere {
        if suite.value("grundy").is_ok() {
            return Err("misère play has no such values".to_string());
        }
        let judged = |n: u64| game.judge(&Throws::standing(&[n])).outcome;
        return sequence(suite, report, |_| None, |n| judged(n).or_else(|| searched(n)));
    }
    let from = suite.number("from")?;
    let count = suite.numbers("grundy").map_or(0, |values| values.len())
        + suite.value("outcome").map_or(0, |letters| letters.as_str().map_or(0, str::len));
    let upto = from + count as u64;
    let values = Values::pins(rules.least, rules.most, upto as usize);
    for n in from..upto.min(JUDGED) {
        let at: Pins = Throws::standing(&[n]);
        let verdict = game.judge(&at);
        report.same(|| format!("judged row of {n}"), &verdict.grundy, &values.at(n));
        report.same(|| format!("searched row of {n}"), &searched(n), &verdict.outcome);
    }
    let outcome = |n: u64| values.at(n).map(|value| Outcome::of_mover_winning(value != 0));
    sequence(suite, report, |n| values.at(n), outcome)
}
