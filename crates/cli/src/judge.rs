//! `last-move judge`: who wins a position of a game, how that is known, and the winning moves.

use crate::Failure;
use crate::args::Judge;
use crate::out::{answers, unwritten};
use games::asked::{AskError, Asked};
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
        let verdict = judge::run(&mut *game.judge(position).map_err(unread)?);
        let moves = game.written(position, &verdict.winning).map_err(unread)?;
        gave_up |= verdict.outcome.is_none();
        let told = if asked.json {
            object(asked, position, &verdict, &moves).to_string()
        } else {
            sentence(position, &verdict, &moves)
        };
        writeln!(out, "{told}").map_err(unwritten)?;
    }
    out.flush().map_err(unwritten)?;
    if gave_up { Err(Failure::No) } else { Ok(()) }
}

/// The game with the settings that are asked for.
fn game(asked: &Judge) -> Result<Asked, Failure> {
    let mut game = Asked::of(&asked.game).map_err(unread)?;
    let misere = asked.misere.then(|| "misere=1".to_string());
    for pair in misere.iter().chain(&asked.set) {
        let (key, value) = pair.split_once('=').ok_or_else(|| {
            Failure::Question(format!("a setting is written key=value, unlike “{pair}”"))
        })?;
        game.set(key, value).map_err(unread)?;
    }
    Ok(game)
}

fn unread(error: AskError) -> Failure {
    Failure::Question(match error {
        AskError::Game { .. } => format!("{error}; `last-move list` names them"),
        _ => error.to_string(),
    })
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

fn sentence(position: &str, verdict: &Verdict, moves: &[String]) -> String {
    let who = match verdict.outcome {
        Some(Outcome::N) => "N: the player to move wins",
        Some(Outcome::P) => "P: the player to move loses",
        Some(Outcome::D) => "D: a draw",
        None => "not known",
    };
    let mut told = format!("{position}  {who}");
    if let Some(value) = verdict.grundy {
        told += &format!("; Grundy value {value}");
    }
    if !moves.is_empty() {
        let winning = match moves.len() {
            _ if !verdict.more => "winning".to_string(),
            1 => "at least one move wins".to_string(),
            count => format!("at least {count} moves win"),
        };
        told += &format!("; {winning}: {}", moves.join(" "));
    }
    told + &match verdict.known {
        Known::Theory => "; by theory".to_string(),
        Known::Sum => "; by the sum of its parts".to_string(),
        Known::Search { positions } => format!("; by a search of {positions} positions"),
        Known::GaveUp { positions } => format!("; given up after {positions} positions"),
    }
}
