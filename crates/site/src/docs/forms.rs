//! The fields of the playground: games, parts, parameters and requests, with their examples.

use embed::answer;
use embed::params::{PRESETS, WORDS};

use super::reference::{Reference, parameter_names};
use crate::about::escaped;

/// Parameters that every snippet names, with the value that comes first.
const ALWAYS: [&str; 1] = ["level"];

/// The content of a slot in the template of the playground.
pub(super) fn content(all: &Reference<'_>, name: &str) -> Result<String, String> {
    Ok(match name {
        "game-options" => games(all),
        "preset-options" => PRESETS.map(|(word, _)| option(word, word)).concat(),
        "part-ticks" => WORDS.map(|(word, _)| tick("part", word)).concat(),
        "parameter-ticks" => parameters(all)?,
        "request-options" => requests(all)?,
        other => return Err(format!("web/docs has an unknown slot {other}")),
    })
}

fn games(all: &Reference<'_>) -> String {
    let option = |game: &&games::game::Game| {
        let card = game.card();
        let here = if card.id == "kayles" { " selected" } else { "" };
        format!(
            "<option value=\"{}\" data-place=\"{}\"{here}>{}</option>",
            card.id,
            escaped(card.shelf),
            all.say(card.title)
        )
    };
    games::GAMES.iter().map(option).collect()
}

fn option(value: &str, name: &str) -> String {
    format!("<option value=\"{value}\">{name}</option>")
}

fn tick(name: &str, value: &str) -> String {
    let on = if ALWAYS.contains(&value) { " checked" } else { "" };
    format!(
        "<label class=\"tick\"><input type=\"checkbox\" name=\"{name}\" value=\"{value}\"{on}> {value}</label>"
    )
}

/// A checkbox and a field for each parameter that has an example; the parts have checkboxes of their own.
fn parameters(all: &Reference<'_>) -> Result<String, String> {
    let mut text = String::new();
    for name in parameter_names().filter(|name| *name != "show") {
        let note = all.note("parameter", name)?;
        let choices: Vec<&str> =
            note.field("choices").unwrap_or_default().split_whitespace().collect();
        let off = if ALWAYS.contains(&name) { "" } else { " disabled" };
        let field = match choices.as_slice() {
            // A position is in the fragment and has a field of its own.
            [] if name != "hide" => continue,
            [] | [_] => {
                let value = note.field("example").unwrap_or_default();
                format!(
                    "<input id=\"w-{name}\" class=\"text-in\" value=\"{}\" aria-label=\"{name}\" autocomplete=\"off\" spellcheck=\"false\"{off}>",
                    escaped(value)
                )
            }
            many => {
                let options: String = many.iter().map(|word| option(word, word)).collect();
                format!("<select id=\"w-{name}\" aria-label=\"{name}\"{off}>{options}</select>")
            }
        };
        text += &format!("<div class=\"wish\">{}{field}</div>", tick("wish", name));
    }
    Ok(text)
}

fn requests(all: &Reference<'_>) -> Result<String, String> {
    let mut text = String::new();
    for name in answer::REQUESTS {
        let example = all.note("request", name)?.field("example").unwrap_or("{}");
        text += &format!(
            "<option value=\"{name}\" data-example=\"{}\">{name}</option>",
            escaped(example)
        );
    }
    Ok(text)
}
