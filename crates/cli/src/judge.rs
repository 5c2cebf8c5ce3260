//! `last-move judge`: who wins a position of a game, how that is known, and the winning moves.

use crate::Failure;
use crate::args::Judge;
use crate::far;
use crate::out::{answers, unwritten};
use crate::words::{self, say};
use games::asked::{AskError, Asked};
use messages::Message;
use serde_json::{Value, json};
use solver::judge;
use solver::play::Outcome;
use solver::verdict::{Known, Verdict};
use std::io::Write;

pub(crate) fn run(asked: &Judge) -> Result<(), Failure> {
    let game = game(asked)?;
    let mut out = answers();
    let mut gave_up = false;
    for position in &asked.positions {
        let answer = match game.judge(position) {
            Ok(mut task) => {
                let verdict = judge::run(&mut *task);
                let winning = game.written(position, &verdict.winning).map_err(unread)?;
                Answer::of(&verdict, winning)
            }
            Err(error) => far::judge(asked, position).ok_or_else(|| unread(error))?,
        };
        gave_up |= answer.outcome.is_none();
        let text = if asked.json {
            object(asked, position, &answer).to_string()
        } else {
            say(sentence(position, &answer))
        };
        writeln!(out, "{text}").map_err(unwritten)?;
    }
    out.flush().map_err(unwritten)?;
    if gave_up { Err(Failure::No) } else { Ok(()) }
}

/// What is told about a position.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) grundy: Option<u64>,
    /// The winning moves as the game writes them.
    pub(crate) winning: Vec<String>,
    /// True if others may win as well.
    pub(crate) more: bool,
    pub(crate) distance: Option<u64>,
    pub(crate) known: Known,
}

impl Answer {
    fn of(verdict: &Verdict, winning: Vec<String>) -> Answer {
        let Verdict { outcome, grundy, more, distance, known, .. } = *verdict;
        Answer { outcome, grundy, winning, more, distance, known }
    }
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

fn object(asked: &Judge, position: &str, answer: &Answer) -> Value {
    json!({
        "game": asked.game,
        "position": position,
        "outcome": answer.outcome.map(|outcome| outcome.letter().to_string()),
        "grundy": answer.grundy,
        "winning": answer.winning,
        "more": answer.more,
        "distance": answer.distance,
        "known": answer.known.word(),
        "positions": answer.known.positions(),
    })
}

fn sentence(position: &str, answer: &Answer) -> Message {
    let moves = &answer.winning;
    let mut message = match answer.known {
        Known::Theory => words::by_theory(),
        Known::Sum => words::by_sum(),
        Known::Search { positions } => words::by_search(positions),
        Known::Prepared { positions } => words::by_prepared_search(positions),
        Known::GaveUp { positions, .. } => words::too_large_for_search(positions),
    };
    if !moves.is_empty() {
        let (count, moves) = (moves.len() as u64, moves.join(" "));
        message = match answer.more {
            true => words::winning_at_least(count, &moves, message),
            false => words::winning(&moves, message),
        };
    }
    if let Some(value) = answer.grundy {
        message = words::grundy_value(&value.to_string(), message);
    }
    match answer.outcome {
        Some(outcome) => words::verdict(position, &outcome.letter().to_string(), message),
        None => words::no_verdict(position, message),
    }
}
