//! `v1/games.json`: what a program of somebody else’s asks about the games, generated from their cards.

use std::path::Path;

use games::card::{Card, Field, FieldKind};
use games::game::Game;
use messages::{Message, Said};
use serde_json::{Map, Value, json};

use super::notation;
use crate::ChoreResult;
use crate::frames::{FOLDER, write};
use crate::{dist, heights, language};

/// Its name in the folder of frames.
const NAME: &str = "games.json";

/// Writes the list beside the frames.
pub(super) fn file(staging: &Path) -> ChoreResult {
    let text = serde_json::to_string_pretty(&list()?).map_err(|error| error.to_string())?;
    write(&staging.join(FOLDER).join(NAME), &(text + "\n"))
}

/// All games in the order of the catalogue, with the widths at which their heights were measured.
fn list() -> Result<Value, String> {
    let measured = heights::measured()?;
    let games = games::GAMES.iter().map(|game| entry(game, &measured));
    Ok(json!({
        "gizmo": embed::VERSION,
        "version": dist::pinned().trim_start_matches('v'),
        "widths": measured.widths,
        "games": games.collect::<Result<Vec<_>, String>>()?,
    }))
}

fn entry(game: &Game, measured: &heights::Heights) -> Result<Value, String> {
    let card = game.card();
    let frame = format!("{}.html", card.id);
    let [position, mv] = notation::examples(game)?;
    let fields = card.fields.iter().map(setting);
    let mut entry = json!({
        "id": card.id,
        "frame": frame,
        "title": said(card.title)?,
        "summary": said(card.summary)?,
        "rule": said(card.rule)?,
        "position": { "text": said(card.position)?, "example": position },
        "move": { "text": said(card.moves)?, "example": mv },
        "settings": fields.collect::<Result<Vec<_>, String>>()?,
        "starts": starts(card)?,
    });
    // A new game has not been measured yet.
    if let Ok(heights) = measured.of(&frame) {
        entry["heights"] = json!(heights);
    }
    Ok(entry)
}

fn starts(card: &Card) -> Result<Vec<Value>, String> {
    let start = |start: &games::card::Start| {
        Ok(json!({ "name": said(start.name)?, "parameters": start.pairs }))
    };
    card.starts.iter().map(start).collect()
}

/// A setting with its kind, its default and the values that it may have.
fn setting(field: &Field) -> Result<Value, String> {
    let more = match field.kind {
        FieldKind::Switch => json!({ "kind": "switch", "default": 0 }),
        FieldKind::Number { least, most, default } => {
            json!({ "kind": "number", "least": least, "most": most, "default": default })
        }
        FieldKind::Choice { words } => {
            let choice =
                |(word, name): &(&str, Said)| Ok(json!({ "value": word, "name": said(*name)? }));
            let choices = words.iter().map(choice).collect::<Result<Vec<_>, String>>()?;
            json!({ "kind": "choice", "default": words[0].0, "choices": choices })
        }
        FieldKind::Text { default, hint, .. } => {
            json!({ "kind": "text", "default": default, "hint": said(hint)? })
        }
    };
    let mut setting = json!({ "key": field.key, "name": said(field.label)? });
    if let (Value::Object(setting), Value::Object(mut more)) = (&mut setting, more) {
        setting.append(&mut more);
    }
    Ok(setting)
}

/// Words in each language, by its code.
fn said(words: Said) -> Result<Value, String> {
    let message: Message = words();
    let texts = language::each(&message)?.into_iter();
    let texts: Map<String, Value> =
        texts.map(|(code, text)| (code.to_string(), text.into())).collect();
    Ok(Value::Object(texts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use embed::test_host::TestHost;

    /// The text at a path of the value.
    fn text<'v>(value: &'v Value, path: &str) -> &'v str {
        value.pointer(path).and_then(Value::as_str).unwrap_or_default()
    }

    #[test]
    fn a_frame_opens_each_example_and_plays_its_move() {
        let list = list().expect("it is made");
        let games = list["games"].as_array().expect("there are games");
        assert_eq!(games.len(), games::GAMES.len());
        for game in games {
            let id = text(game, "/id");
            let position = format!("#{}&players=two", text(game, "/position/example"));
            let mut host = TestHost::open(id, "", &position).expect("it opens");
            assert!(!host.take_posts().iter().any(|post| is_error(&post.body.to_string())), "{id}");
            assert!(host.play(text(game, "/move/example")), "{id}: its move is not legal");
        }
    }

    fn is_error(body: &str) -> bool {
        body.contains("\"type\":\"error\"") || body.contains("\"type\":\"warning\"")
    }

    #[test]
    fn every_start_and_every_default_is_taken_by_a_frame() {
        let list = list().expect("it is made");
        for game in list["games"].as_array().expect("there are games") {
            let id = text(game, "/id");
            let starts = game["starts"].as_array().expect("there are starts");
            let starts = starts.iter().map(|start| text(start, "/parameters").to_string());
            let settings = game["settings"].as_array().expect("there are settings");
            let default = |setting: &Value| {
                let value = &setting["default"];
                let value = value.as_str().map_or(value.to_string(), str::to_string);
                format!("{}={value}", text(setting, "/key"))
            };
            for pairs in starts.chain(settings.iter().map(default)) {
                let mut host = TestHost::open(id, "", &format!("#{pairs}")).expect("it opens");
                let posts = host.take_posts();
                assert!(
                    !posts.iter().any(|post| is_error(&post.body.to_string())),
                    "{id}: {pairs}"
                );
            }
        }
    }

    #[test]
    fn each_text_is_there_in_each_language() {
        let nim = list().expect("it is made")["games"][0].clone();
        for part in ["title", "summary", "rule"] {
            for (code, _) in messages::LANGUAGES {
                assert!(!text(&nim, &format!("/{part}/{code}")).is_empty(), "{part} in {code}");
            }
        }
    }
}
