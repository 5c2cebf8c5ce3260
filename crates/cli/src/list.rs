//! `last-move list`: the games that can be judged, each with a position as an example.

use crate::Failure;
use crate::args::List;
use crate::out::{answers, unwritten};
use crate::words::{self, say};
use games::game::Game;
use games::setup::Setup;
use serde_json::json;
use std::io::{self, Write};

pub(crate) fn run(asked: &List) -> Result<(), Failure> {
    let mut out = answers();
    let mut write = || -> io::Result<()> {
        for game in games::GAMES {
            writeln!(out, "{}", line(asked, game))?;
        }
        out.flush()
    };
    write().map_err(unwritten)
}

fn line(asked: &List, game: &Game) -> String {
    let card = game.card();
    let first = game.first(&Setup::of(card));
    let start = first.code();
    let settings: Vec<&str> = card.fields.iter().map(|field| field.key).collect();
    let rule = (card.summary)();
    if asked.json {
        let (id, title) = (card.id, say((card.title)()));
        return json!({
            "id": id, "title": title, "rule": say(rule), "start": start, "settings": settings,
        })
        .to_string();
    }
    let settings =
        if settings.is_empty() { String::new() } else { format!("  [{}]", settings.join(" ")) };
    say(words::game(&format!("{:<18}", card.id), rule, start, &settings))
}
