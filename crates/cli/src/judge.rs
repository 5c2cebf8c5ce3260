//! `last-move judge`: who wins a position of a game, how that is known, and the winning moves.

use crate::Failure;
use crate::args::Judge;
use crate::out::{answers, unwritten};
use crate::words::{self, say};
use games::asked::{AskError, Asked};
use messages::Message;
use serde_json::{Value, json};
use solver::judge;
use solver::verdict::{Known, Verdict};
use std::io::Write;

pub(crate) fn run(asked: &Judge) -> Result<(), Failure> {
    let game = game(asked)?;
    let mut out = answers();
    let mut gave_up = false;
    for position in &asked.positions {
        let verdict = judge::run(&mut *game.judge(position).map_err(unread)?);
        let moves = game.written(position, &verdict.winning).map_err(unread)?;
        gave_up |= verdict.outcome.is_none();
        let text = if asked.json {
            object(asked, position, &verdict, &moves).to_string()
        } else {
            say(sentence(position, &verdict, &moves))
        };
        writeln!(out, "{text}").map_err(unwritten)?;
    }
    out.flush().map_err(unwritten)?;
    if gave_up { Err(Failure::No) } else { Ok(()) }
}

/// The game with the requested settings.
fn game(asked: &Judge) -> Result<Asked, Failure> {
    let mut game = Asked::of(&asked.game).map_err(unread)?;
    for pair in &asked.set {
        let bad = || Failure::Question(words::bad_setting(pair), None);
        let (key, value) = pair.split_once('=').ok_or_else(bad)?;
        game.set(key, value).map_err(unread)?;
    }
    Ok(game)
}

fn unread(error: AskError) -> Failure {
    let message = Message::from(&error);
    let message =
        if let AskError::Game { .. } = error { words::list_names(message) } else { message };
    Failure::Question(message, None)
}

fn object(asked: &Judge, position: &str, verdict: &Verdict, moves: &[String]) -> Value {
    json!({
        "game": asked.game,
        "position": position,
        "outcome": verdict.outcome.map(|outcome| outcome.letter().to_string()),
        "grundy": verdict.grundy,
        "winning": moves,
        "more": verdict.more,
        "distance": verdict.distance,
        "known": verdict.known.word(),
        "positions": verdict.known.positions(),
    })
}

fn sentence(position: &str, verdict: &Verdict, moves: &[String]) -> Message {
    let mut message = match verdict.known {
        Known::Theory => words::by_theory(),
        Known::Sum => words::by_sum(),
        Known::Search { positions } => words::by_search(positions),
        Known::Prepared { positions } => words::by_prepared_search(positions),
        Known::GaveUp { positions, .. } => words::too_large_for_search(positions),
    };
    if !moves.is_empty() {
        let (count, moves) = (moves.len() as u64, moves.join(" "));
        message = match verdict.more {
            true => words::winning_at_least(count, &moves, message),
            false => words::winning(&moves, message),
        };
    }
    if let Some(value) = verdict.grundy {
        message = words::grundy_value(&value.to_string(), message);
    }
    match verdict.outcome {
        Some(outcome) => words::verdict(position, &outcome.letter().to_string(), message),
        None => words::no_verdict(position, message),
    }
}
