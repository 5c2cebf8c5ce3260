//! `last-move judge`: who wins a position of a game, how that is known, and the winning moves.

use crate::Failure;
use crate::args::Judge;
use crate::out::{answers, unwritten};
use games::game::Game;
use games::judged::Judged;
use games::setup::Setup;
use serde_json::{Value, json};
use solver::judge;
use solver::play::Outcome;
use solver::verdict::{Known, Verdict};
use std::io::Write;

pub(crate) fn run(asked: &Judge) -> Result<(), Failure> {
    let found = games::find(&asked.game).zip(games::judged(&asked.game));
    let (game, judged) = found.ok_or_else(|| {
        Failure::Question(format!("there is no game “{}”; `last-move list` names them", asked.game))
    })?;
    let setup = setup(asked, game)?;
    let mut out = answers();
    let mut gave_up = false;
    for position in &asked.positions {
        let verdict = verdict(judged, &setup, position)?;
        let moves = moves(game, &setup, position, &verdict)?;
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

/// The settings that are asked for.
fn setup(asked: &Judge, game: &dyn Game) -> Result<Setup, Failure> {
    let card = game.card();
    let mut setup = Setup::of(card);
    let misere = asked.misere.then(|| "misere=1".to_string());
    for pair in misere.iter().chain(&asked.set) {
        let (key, value) = pair.split_once('=').ok_or_else(|| {
            Failure::Question(format!("a setting is written key=value, unlike “{pair}”"))
        })?;
        let index = card.fields.iter().position(|field| field.key == key).ok_or_else(|| {
            let keys: Vec<&str> = card.fields.iter().map(|field| field.key).collect();
            let keys = if keys.is_empty() { "it has none".to_string() } else { keys.join(", ") };
            Failure::Question(format!("{} has no setting “{key}”; its settings: {keys}", card.id))
        })?;
        let wrong = |error| Failure::Question(format!("in the setting {key}, {error}"));
        setup.set(card, index, value).map_err(wrong)?;
    }
    Ok(setup)
}

fn verdict(game: &dyn Judged, setup: &Setup, position: &str) -> Result<Verdict, Failure> {
    let task = game.judge(setup, position);
    let mut task = task.map_err(|error| Failure::Question(format!("in the position, {error}")))?;
    Ok(judge::run(&mut *task))
}

/// The winning moves in the game's notation.
fn moves(
    game: &dyn Game,
    setup: &Setup,
    position: &str,
    verdict: &Verdict,
) -> Result<Vec<String>, Failure> {
    let written = verdict.winning.iter().map(|mv| game.write_move(setup, position, mv));
    written
        .collect::<Result<_, _>>()
        .map_err(|error| Failure::Question(format!("in the position, {error}")))
}

fn object(asked: &Judge, position: &str, verdict: &Verdict, moves: &[String]) -> Value {
    let (known, positions) = match verdict.known {
        Known::Theory => ("theory", None),
        Known::Sum => ("sum", None),
        Known::Search { positions } => ("search", Some(positions)),
        Known::GaveUp { positions } => ("gave up", Some(positions)),
    };
    json!({
        "game": asked.game,
        "position": position,
        "outcome": verdict.outcome.map(|outcome| outcome.letter().to_string()),
        "grundy": verdict.grundy,
        "winning": moves,
        "distance": verdict.distance,
        "known": known,
        "positions": positions,
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
        told += &format!("; winning: {}", moves.join(" "));
    }
    told + &match verdict.known {
        Known::Theory => "; by theory".to_string(),
        Known::Sum => "; by the sum of its parts".to_string(),
        Known::Search { positions } => format!("; by a search of {positions} positions"),
        Known::GaveUp { positions } => format!("; given up after {positions} positions"),
    }
}
