//! New starts: legal, different, and lasting; the player who is to win can, and never at once.
#![allow(clippy::unwrap_used, reason = "a law whose steps cannot be taken has failed")]

use games::card::FieldKind;
use games::game::Game;
use games::setup::Setup;
use solver::judge;
use solver::play::Outcome;
use std::collections::BTreeSet;

/// Seeds that are dealt from.
const SEEDS: u64 = 12;

/// True if nobody is told to win: the start of a game of boxes is not searched when it is dealt.
fn untold(game: &Game) -> bool {
    game.card().id == "dots-and-boxes"
}

fn dealt(game: &Game, setup: &Setup, first: bool) -> BTreeSet<String> {
    let judged = games::judged(game.card().id).unwrap();
    let mut starts = BTreeSet::new();
    for seed in 1..=SEEDS {
        let start = games::deal::deal(judged, setup, seed, first);
        let here = format!("{} {setup:?} {seed} {start}", game.card().id);
        assert_eq!(start, games::deal::deal(judged, setup, seed, first), "{here}");
        let look = game.look(setup, &start).unwrap_or_else(|error| panic!("{here}: {error:?}"));
        assert_eq!(look.code, start);
        let place = judged.position(setup, &start).unwrap();
        let moves = place.moves(5000);
        assert!(!moves.is_empty(), "{here}");
        assert!(moves.iter().all(|mv| !place.after(mv).spans().is_empty()), "{here}: over at once");
        if !untold(game) {
            let verdict = judge::run(&mut *judged.judge(setup, &start).unwrap());
            assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(first)), "{here}");
        }
        starts.insert(start);
    }
    starts
}

#[test]
fn new_starts_differ_last_and_can_be_won_by_whoever_should() {
    for game in games::GAMES {
        let setup = Setup::of(game.card());
        for first in [true, false] {
            let starts = dealt(game, &setup, first);
            println!("{} {first}: {starts:?}", game.card().id);
            // Where nearly all starts are won, few are lost.
            let few = if first { 3 } else { 1 };
            assert!(starts.len() > few, "{} {first}: {starts:?}", game.card().id);
        }
    }
}

/// The usual settings with one field changed to an extreme or to another choice.
fn settings(game: &Game) -> Vec<Setup> {
    let card = game.card();
    let mut all = Vec::new();
    for (index, field) in card.fields.iter().enumerate() {
        let texts: Vec<String> = match field.kind {
            FieldKind::Switch => vec!["1".to_string()],
            FieldKind::Number { least, most, .. } => {
                [least, least + 1, most].iter().map(u64::to_string).collect()
            }
            FieldKind::Choice { words } => words.iter().map(|(word, _)| word.to_string()).collect(),
            FieldKind::Text { .. } => Vec::new(),
        };
        for text in texts {
            let mut setup = Setup::of(card);
            setup.set(card, index, &text).unwrap();
            all.push(setup);
        }
    }
    all
}

/// True where no start is worth playing: one move takes all edges of a star.
fn over_at_once(game: &Game, setup: &Setup) -> bool {
    game.card().id == "remove-an-edge" && setup.text(0) == "star"
}

#[test]
fn new_starts_can_be_won_in_all_settings() {
    for game in games::GAMES.iter().filter(|game| !untold(game)) {
        for setup in settings(game).iter().filter(|setup| !over_at_once(game, setup)) {
            dealt(game, setup, true);
            dealt(game, setup, false);
        }
    }
}
