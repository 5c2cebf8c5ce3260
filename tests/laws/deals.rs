//! New random starts: legal, different, and not over after one move; the intended winner can win.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use games::card::FieldKind;
use games::game::Game;
use games::setup::Setup;
use solver::judge;
use solver::play::Outcome;
use std::collections::BTreeSet;

/// Number of seeds to try.
const SEEDS: u64 = 12;

/// True if new starts have no intended winner: those of Dots and Boxes are not searched.
fn without_winner(game: &Game) -> bool {
    game.card().id == "dots-and-boxes"
}

fn dealt(game: &Game, setup: &Setup, first: bool) -> BTreeSet<String> {
    let judged = games::judged(game.card().id).unwrap();
    let mut starts = BTreeSet::new();
    for seed in 1..=SEEDS {
        let start = games::deal::deal(judged, setup, seed, first);
        let here = format!("{} {setup:?} {seed} {start}", game.card().id);
        assert_eq!(start, games::deal::deal(judged, setup, seed, first), "{here}");
        let read = game.read(setup, &start).unwrap_or_else(|error| panic!("{here}: {error:?}"));
        assert_eq!(read.code(), start);
        let place = judged.position(setup, &start).unwrap();
        let moves = place.moves(5000);
        assert!(!moves.is_empty(), "{here}");
        assert!(
            moves.iter().all(|mv| !place.after(mv).ranges().is_empty()),
            "{here}: over at once"
        );
        if !without_winner(game) {
            let verdict = judge::run(&mut *judged.judge(setup, &start).unwrap());
            let seen = verdict.outcome.map(|outcome| outcome.for_mover(place.turn()));
            assert_eq!(seen, Some(Outcome::of_mover_winning(first)), "{here}");
        }
        starts.insert(start);
    }
    starts
}

#[test]
fn new_starts_differ_and_can_be_won_by_the_intended_winner() {
    for game in games::GAMES {
        let setup = Setup::of(game.card());
        for first in [true, false] {
            let starts = dealt(game, &setup, first);
            println!("{} {first}: {starts:?}", game.card().id);
            // If nearly all starts are won, only a few can be lost.
            let few = if first { 3 } else { 1 };
            assert!(starts.len() > few, "{} {first}: {starts:?}", game.card().id);
        }
    }
}

/// The default settings with one field changed, to an extreme or to another choice.
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

/// True if each start is over after one move: it takes all edges of a star.
fn over_at_once(game: &Game, setup: &Setup) -> bool {
    game.card().id == "remove-an-edge" && setup.text(0) == "star"
}

#[test]
fn new_starts_can_be_won_in_all_settings() {
    for game in games::GAMES.iter().filter(|game| !without_winner(game)) {
        for setup in settings(game).iter().filter(|setup| !over_at_once(game, setup)) {
            dealt(game, setup, true);
            dealt(game, setup, false);
        }
    }
}
