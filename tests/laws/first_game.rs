//! The first start of each game is won for the first player, but not by every move.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::session::opened;
use games::GAMES;
use solver::judge;
use solver::play::{self, Outcome};

/// Most moves of a first start that are checked.
const MOVES: usize = 5000;

/// Why a start is no good first game, if it is not: the first player cannot win, or wins too easily.
fn wrong(address: &str) -> Option<String> {
    let session = opened(address);
    let (setup, at) = (session.setup(), session.at());
    let judged = games::judged(session.game().card().id).unwrap();
    let verdict = judge::run(&mut *judged.judge(setup, at).unwrap());
    let place = judged.position(setup, at).unwrap();
    let seen = verdict.outcome.map(|outcome| outcome.for_mover(place.turn()));
    if seen != Some(Outcome::N) {
        return Some(format!("the first player has {seen:?}"));
    }
    let moves = place.moves(MOVES);
    if moves.len() == verdict.winning.len() && !verdict.more {
        return Some(format!("all {} moves win", moves.len()));
    }
    let ends = |mv: &play::Move| session.shown().play(mv).unwrap().over();
    let first = moves.iter().find(|mv| ends(mv));
    first.map(|mv| format!("it is over after {}", session.notation(0, mv)))
}

/// The game in which no choice matters, which is its point.
const JOKE: &str = "chocolate-stones";

#[test]
fn the_first_start_of_each_game_can_be_won_by_the_first_player() {
    let mut found = Vec::new();
    for card in GAMES.iter().map(|game| game.card()).filter(|card| card.id != JOKE) {
        let address = format!("{}?{}", card.id, card.starts[0].pairs);
        found.extend(wrong(&address).map(|wrong| format!("{address}: {wrong}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_list_of_games_links_to_the_first_start() {
    for card in GAMES.iter().map(|game| game.card()) {
        let wanted = opened(&format!("{}?{}", card.id, card.starts[0].pairs));
        let found = opened(&session::shelf::first(card).to_string());
        assert_eq!((found.at(), found.setup()), (wanted.at(), wanted.setup()), "{}", card.id);
        assert_eq!(found.players(), session::seat::Players::YouFirst, "{}", card.id);
        assert_eq!(found.level(), session::seat::Level::Slips, "{}", card.id);
    }
}
