//! `last-move list`: the games that can be judged, each with a position as an example.

use crate::Failure;
use crate::args::List;
use crate::out::{answers, unwritten};
use games::game::Game;
use games::setup::Setup;
use games::words::ENGLISH;
use messages::Message;
use messages::native::Words;
use serde_json::json;
use std::io::{self, Write};

pub(crate) fn run(asked: &List) -> Result<(), Failure> {
    let mut out = answers();
    let words = Words::new("en", ENGLISH);
    let words = words.unwrap_or_else(|error| unreachable!("the build has read it: {error}"));
    let english = |message: &Message| words.text(message);
    let mut write = || -> io::Result<()> {
        for game in games::GAMES {
            writeln!(out, "{}", line(asked, *game, &english))?;
        }
        out.flush()
    };
    write().map_err(unwritten)
}

fn line(asked: &List, game: &dyn Game, english: &dyn Fn(&Message) -> String) -> String {
    let card = game.card();
    let start = game.start(&Setup::of(card));
    let settings: Vec<&str> = card.fields.iter().map(|field| field.key).collect();
    let rule = english(&(card.summary)());
    if asked.json {
        let (id, title) = (card.id, english(&(card.title)()));
        return json!({
            "id": id, "title": title, "rule": rule, "start": start, "settings": settings,
        })
        .to_string();
    }
    let settings =
        if settings.is_empty() { String::new() } else { format!("  [{}]", settings.join(" ")) };
    format!("{:<18} {rule}  e.g. {start}{settings}", card.id)
}
