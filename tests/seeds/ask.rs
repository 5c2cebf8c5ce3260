//! Results of the engine for a position, by game, settings and code.

use games::find;
use games::game::Game;
use games::setup::Setup;
use solver::judge;
use solver::play::{Move, Outcome};
use solver::verdict::{Claim, Verdict};

/// A game with some of its settings changed, as in `b=3&misere=1`.
pub(crate) fn game(id: &str, pairs: &str) -> (&'static Game, Setup) {
    let game = find(id).expect("it is in the catalogue");
    let mut setup = Setup::of(game.card());
    for pair in pairs.split('&').filter(|pair| !pair.is_empty()) {
        let (key, text) = pair.split_once('=').expect("a key and a text");
        let index = game.card().fields.iter().position(|field| field.key == key).expect(key);
        setup.set(game.card(), index, text).expect(text);
    }
    (game, setup)
}

/// The whole verdict on a position, search included.
pub(crate) fn verdict(id: &str, pairs: &str, at: &str) -> Verdict {
    let (_, setup) = game(id, pairs);
    let task = games::judge(id, &setup, at).expect("it is in the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{id} {at}: {error:?}")))
}

/// True if the player to move wins.
pub(crate) fn won(id: &str, pairs: &str, at: &str) -> bool {
    match verdict(id, pairs, at).outcome {
        Some(Outcome::N) => true,
        Some(Outcome::P) => false,
        other => panic!("{id} {pairs} {at}: {other:?}"),
    }
}

/// The claim of theory or of a sum of parts, without search.
pub(crate) fn claim(id: &str, pairs: &str, at: &str) -> Claim {
    let (_, setup) = game(id, pairs);
    let place = games::judged(id).expect("it is in the catalogue").position(&setup, at);
    let place = place.unwrap_or_else(|error| panic!("{id} {at}: {error:?}"));
    place.claim().unwrap_or_else(|| panic!("{id} {at}: theory has no claim"))
}

/// The Grundy value by theory.
pub(crate) fn value(id: &str, pairs: &str, at: &str) -> u64 {
    claim(id, pairs, at).grundy.unwrap_or_else(|| panic!("{id} {at}: no value is known"))
}

/// All winning moves in their notation.
pub(crate) fn winning(id: &str, pairs: &str, at: &str) -> Vec<String> {
    let (game, setup) = game(id, pairs);
    let place = game.read(&setup, at).expect("the position was read before");
    let write = |mv: &Move| place.board().write_move(mv);
    verdict(id, pairs, at).winning.iter().map(write).collect()
}

/// The numbers of a range that are lost for the player to move.
pub(crate) fn lost(id: &str, pairs: &str, range: std::ops::RangeInclusive<u64>) -> Vec<u64> {
    range.filter(|n| !won(id, pairs, &n.to_string())).collect()
}

/// The amounts that moves take in their first step.
pub(crate) fn amounts(moves: &[Move]) -> Vec<u64> {
    moves.iter().map(|mv| mv.first().amount).collect()
}

/// The least number that is not among these.
pub(crate) fn mex(options: &[u64]) -> u64 {
    (0..).find(|value| !options.contains(value)).expect("some number is missing")
}
