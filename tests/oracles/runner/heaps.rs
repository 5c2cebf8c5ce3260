//! Compares Nim, Moore's Nim and Grundy's game with their tables.

use super::report::Report;
use super::suite::{Dialect, Suite, number, sequence};
use games::catalog::{grundys_game, moores_nim, nim as nim_folder};
use games::game::{Catalogued, Game};
use games::setup::Setup;
use solver::erased::{ErasedPosition, Typed};
use solver::play::Outcome;
use solver::rules::Rules;
use solver::search::{Advance, Search};
use solver::values::Values;
use std::rc::Rc;

/// The setup of a game whose only setting is the convention.
fn setup(game: &Game, misere: bool) -> Setup {
    let mut setup = Setup::of(game.card());
    let index = game.card().fields.iter().position(|field| field.key == "misere");
    if let (true, Some(index)) = (misere, index) {
        setup.set(game.card(), index, "1").expect("a switch can be turned on");
    }
    setup
}

/// Compares a suite of Nim; a move is written as all heaps after it.
pub(super) fn nim(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = setup(nim_folder::GAME.game(), suite.misere);
    let rules = nim_folder::Nim::rules(&setup);
    let after = rules.clone();
    let dialect = Dialect {
        rules,
        entry: Some((nim_folder::GAME.game(), setup)),
        position: &|heaps| Ok(heaps.to_vec()),
        move_numbers: &move |at, mv| after.play(at, mv),
        value: &|_| None,
    };
    dialect.cases_or_sequence(&[], |n| vec![n], suite, report)
}

/// The largest number of nodes that a search for one Grundy value stores.
const NODES: usize = 20_000_000;

/// Compares a suite of Moore's Nim; a move is written as all heaps after it.
pub(super) fn moore(suite: &Suite, report: &mut Report) -> Result<(), String> {
    if suite.misere {
        return Err("misère play is not offered".to_string());
    }
    let card = &moores_nim::MooresNim::CARD;
    let mut setup = Setup::of(card);
    let base = number(suite.rule("b")?)?.to_string();
    setup.set(card, 0, &base).map_err(|error| format!("the base: {error:?}"))?;
    let rules = moores_nim::MooresNim::rules(&setup);
    let (after, tree) = (rules.clone(), Rc::new(rules.clone()));
    let dialect = Dialect {
        rules,
        entry: Some((moores_nim::GAME.game(), setup)),
        position: &|heaps| Ok(heaps.to_vec()),
        move_numbers: &move |at, mv| after.play(at, mv),
        // The judge has values only of small positions.
        value: &move |at| {
            let place = Typed { rules: Rc::clone(&tree), at: at.clone() };
            let (mut search, root) = (Search::new(true, NODES), place.node());
            loop {
                match search.step(&place, &root, &mut 1_000_000) {
                    Advance::Done(worth) => break Some(u64::from(worth.value)),
                    Advance::Working => {}
                    Advance::Full => break None,
                }
            }
        },
    };
    dialect.cases_or_sequence(&["b"], |n| vec![n], suite, report)
}

/// Compares a suite of Grundy's game; a move is written as row, smaller part, larger part.
pub(super) fn grundy(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let setup = setup(grundys_game::GAME.game(), suite.misere);
    let dialect = Dialect {
        rules: grundys_game::GrundysGame::rules(&setup),
        entry: Some((grundys_game::GAME.game(), setup)),
        position: &|heaps| Ok(heaps.to_vec()),
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
        "sequence" => {
            suite.only(&[], &["from", "grundy", "outcome"])?;
            let from = suite.number("from")?;
            let count = suite.value("grundy").and(suite.numbers("grundy")).map_or(0, |v| v.len());
            if suite.misere && count > 0 {
                return Err("misère play has no such values".to_string());
            }
            let values = Values::unequal_splits(from as usize + count);
            let outcome = |n: u64| match values.at(n) {
                Some(value) if !suite.misere => Some(Outcome::of_mover_winning(value != 0)),
                _ => dialect.judge(&vec![n]).outcome,
            };
            sequence(suite, report, |n| values.at(n), outcome)
        }
        "records" if !suite.misere => {
            suite.only(&[], &["records"])?;
            records(suite, report)
        }
        _ => suite.unknown_form(),
    }
}

/// Compares all heaps whose value exceeds all earlier values, up to the last heap of the table.
fn records(suite: &Suite, report: &mut Report) -> Result<(), String> {
    let table = suite.lists("records")?;
    let last = table.last().and_then(|record| record.first()).copied().unwrap_or(0);
    let values = Values::unequal_splits(last as usize);
    let mut found: Vec<Vec<u64>> = Vec::new();
    for n in 0..=last {
        let value = values.at(n).ok_or("the table of values is too short")?;
        if found.last().is_none_or(|record| record[1] < value) {
            found.push(vec![n, value]);
        }
    }
    report.same(|| "number of records".to_string(), &found.len(), &table.len());
    for (engine, table) in found.iter().zip(&table) {
        report.same(|| format!("record at {}", table[0]), engine, table);
    }
    Ok(())
}
