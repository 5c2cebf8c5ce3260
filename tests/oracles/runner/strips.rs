//! Compares games of chips on a strip with their tables; a move is written as the cells where it begins and ends.

use super::report::Report;
use super::suite::{Dialect, Suite};
use games::catalog::nimble::{self, Nimble};
use games::game::{Catalogued, Game};
use games::kinds::from_to;
use games::setup::Setup;
use solver::play::Move;

/// The setup of a game with some of its settings.
fn setup(game: &Game, pairs: &[(&str, &str)]) -> Result<Setup, String> {
    let mut setup = Setup::of(game.card());
    for (key, text) in pairs {
        let index = game.card().fields.iter().position(|field| field.key == *key);
        let index = index.ok_or(format!("there is no setting {key}"))?;
        setup.set(game.card(), index, text).map_err(|error| format!("{key}: {error:?}"))?;
    }
    Ok(setup)
}

/// The numbers of a move in the tables.
fn cells(mv: &Move) -> Vec<u64> {
    let (from, to) = from_to(mv);
    vec![from, to]
}

/// Compares a suite of Nimble.
pub(super) fn nimble(suite: &Suite, report: &mut Report) -> Result<(), String> {
    suite.only(&[], &["cases"])?;
    let setup = setup(nimble::GAME.game(), &[("misere", if suite.misere { "1" } else { "0" })])?;
    let dialect = Dialect {
        rules: Nimble::rules(&setup),
        entry: Some((nimble::GAME.game(), setup)),
        position: &|cells| Ok(cells.to_vec()),
        move_numbers: &|_, mv| cells(mv),
        value: &|_| None,
    };
    match suite.form {
        "cases" => dialect.cases(suite, report),
        _ => suite.unknown_form(),
    }
}
