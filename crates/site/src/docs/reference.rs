//! The tables of the contract: names, values and defaults from the code, texts from a file beside it.

use embed::params::{KEYS, PRESETS, SITE, WORDS};
use embed::{Params, rate_limit, table};
use games::card::{Field, FieldKind};
use messages::{Argument, Message, Said};
use session::link;
use session::seat::{Level, Players};

use super::notes::{self, Note, of};
use super::{conversation, forms, notation};
use crate::about::escaped;
use crate::frames::read;
use crate::language::Language;
use crate::{place, publish, words};

/// The notes of the contract in a language.
pub(super) struct Reference<'l> {
    pub(super) language: &'l Language,
    pub(super) notes: Vec<Note>,
}

/// The content of a slot in a template.
pub(super) fn content(language: &Language, name: &str) -> Result<String, String> {
    let all = Reference { language, notes: notes::contract(language)? };
    Ok(match name {
        "parameters" => all.parameters()?,
        "parts" => {
            let rows = all.rows(&WORDS.map(|(word, _)| word), "part")?;
            all.table(&[words::head_part, words::head_is], &rows)
        }
        "presets" => all.presets()?,
        "settings" => all.settings(),
        "notation" => notation::table(&all)?,
        "told" => conversation::told(&all)?,
        "requests" => conversation::requests(&all)?,
        "table-words" => {
            let words = [all.rows(&table::SUBJECT, "subject")?, all.rows(&table::VIEW, "view")?];
            all.table(&[words::head_word, words::head_means], &words.concat())
        }
        "table-parameters" => codes(table::PARAMETERS.map(|(name, _)| name)),
        "table-requests" => codes(table::REQUESTS),
        "table-parts" => {
            let rows = all.rows(&table::PARTS.map(|(word, _)| word), "table-part")?;
            all.table(&[words::head_part, words::head_is], &rows)
        }
        "inline" => all.inline()?,
        "inline-policy" => all.inline_policy()?,
        "codes" => all.list("code", "", "", words::head_code),
        "methods" => all.list("method", "", "()", words::head_method),
        "properties" => all.list("property", "", "", words::head_property),
        "events" => all.list("event", "gizmo-", "", words::head_event),
        "games" => {
            let id = |game: &&games::game::Game| format!("<code>{}</code>", game.card().id);
            games::GAMES.iter().map(id).collect::<Vec<_>>().join(", ")
        }
        "longest-address" => link::LONGEST.to_string(),
        "longest-message" => rate_limit::LONGEST.to_string(),
        "rate" => rate_limit::RATE.to_string(),
        _ => return forms::content(&all, name),
    })
}

/// Names of all parameters, except those of single games.
pub(super) fn parameter_names() -> impl Iterator<Item = &'static str> {
    KEYS.into_iter().chain(SITE)
}

/// The allowed values of a parameter, in the words that refuse a wrong one.
pub(super) fn wanted(language: &Language, note: &Note) -> String {
    let all = |words: Vec<&str>| words.join(", ");
    match note.name.as_str() {
        "players" => all(Players::ALL.iter().map(|(word, _)| *word).collect()),
        "level" => all(Level::ALL.iter().map(|(word, _)| *word).collect()),
        name => {
            let refused = Params::default().take(name, "?").and_then(Result::err);
            let known = refused.as_ref().and_then(|trouble| {
                let mut arguments = trouble.message.arguments().iter();
                arguments.find_map(|(_, argument)| match argument {
                    Argument::Message(wanted) => Some(language.say(wanted)),
                    _ => None,
                })
            });
            known.or(note.field("values").map(str::to_string)).unwrap_or_default()
        }
    }
}

impl Reference<'_> {
    /// Words as markup.
    pub(super) fn say(&self, said: Said) -> String {
        escaped(&self.language.say(&said()))
    }

    pub(super) fn note(&self, kind: &str, name: &str) -> Result<&Note, String> {
        of(&self.notes, kind, name)
    }

    pub(super) fn table(&self, heads: &[Said], body: &str) -> String {
        let head = |head: &Said| format!("<th scope=\"col\">{}</th>", self.say(*head));
        let heads: String = heads.iter().map(head).collect();
        format!(
            "<table class=\"facts\"><thead><tr>{heads}</tr></thead><tbody>\n{body}</tbody></table>"
        )
    }

    /// Rows of names with their notes.
    fn rows(&self, names: &[&str], kind: &str) -> Result<String, String> {
        names.iter().map(|name| Ok(row(name, &self.note(kind, name)?.text))).collect()
    }

    /// All notes of a kind, in the order of the file.
    fn list(&self, kind: &str, before: &str, after: &str, head: Said) -> String {
        let rows = self.notes.iter().filter(|note| note.kind == kind);
        let body: String =
            rows.map(|note| row(&format!("{before}{}{after}", note.name), &note.text)).collect();
        self.table(&[head, words::head_means], &body)
    }

    fn parameters(&self) -> Result<String, String> {
        let mut body = String::new();
        for name in parameter_names() {
            let note = self.note("parameter", name)?;
            let default = note.field("default").unwrap_or("–");
            let default = if default == "–" {
                default.to_string()
            } else {
                format!("<code>{default}</code>")
            };
            body += &format!(
                "<tr id=\"parameter-{name}\"><th scope=\"row\"><code>{name}</code></th><td>{}</td>\
                 <td class=\"when\" data-name=\"{}\">{}</td><td data-name=\"{}\">{default}</td></tr>\n",
                note.text,
                self.say(words::head_values),
                escaped(&wanted(self.language, note)),
                self.say(words::head_default),
            );
        }
        let heads =
            [words::head_parameter, words::head_does, words::head_values, words::head_default];
        Ok(self.table(&heads, &body))
    }

    fn presets(&self) -> Result<String, String> {
        let mut body = String::new();
        for (name, shown) in PRESETS {
            let parts = WORDS.iter().filter(|(_, part)| shown & part != 0);
            let parts: Vec<&str> = parts.map(|(word, _)| *word).collect();
            body += &format!(
                "<tr><th scope=\"row\"><code>{name}</code></th><td>{}</td>\
                 <td class=\"when\" data-name=\"{}\">{}</td></tr>\n",
                self.note("preset", name)?.text,
                self.say(words::head_shows),
                parts.join(", ")
            );
        }
        Ok(self.table(&[words::head_preset, words::head_for, words::head_shows], &body))
    }

    fn settings(&self) -> String {
        let mut body = String::new();
        let cards = games::GAMES.iter().map(|game| game.card());
        for card in cards.filter(|card| !card.fields.is_empty()) {
            let fields: Vec<String> = card.fields.iter().map(|field| self.setting(field)).collect();
            body += &format!(
                "<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n",
                self.say(card.title),
                fields.join("<br>")
            );
        }
        self.table(&[words::head_game, words::head_settings], &body)
    }

    fn setting(&self, field: &Field) -> String {
        let values = match field.kind {
            FieldKind::Switch => words::switch(),
            FieldKind::Number { least, most, default } => words::number_range(least, most, default),
            FieldKind::Choice { words } => {
                let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Message::verbatim(words.join(", "))
            }
            FieldKind::Text { default, hint, .. } => words::text_hint(hint(), default),
        };
        let values = escaped(&self.language.say(&values));
        format!("<code>{}</code> {}: {values}", field.key, self.say(field.label))
    }

    fn inline(&self) -> Result<String, String> {
        let properties = properties()?;
        if properties.is_empty() {
            return Ok(String::new());
        }
        let mut body = String::new();
        for cells in properties {
            let [name, usual @ .., _] = cells.as_slice() else {
                return Err("web/last-move.js: a property has no meaning".to_string());
            };
            body += &format!(
                "<tr><th scope=\"row\"><code>{name}</code></th><td>{}</td>\
                 <td class=\"when\" data-name=\"{}\">{}</td></tr>\n",
                self.note("colour", name.trim_start_matches("--last-move-"))?.text,
                self.say(words::head_usually),
                usual.join(", ")
            );
        }
        let heads = [words::head_property, words::head_colours, words::head_usually_both];
        Ok(format!(
            "<h3>{}</h3>\n<p>{}</p>\n{}",
            self.say(words::in_page),
            self.note("inline", "board")?.text,
            self.table(&heads, &body)
        ))
    }

    fn inline_policy(&self) -> Result<String, String> {
        if properties()?.is_empty() {
            return Ok(String::new());
        }
        let origin = escaped(&publish::origin());
        Ok(format!(
            "<p>{}</p>\n<pre class=\"code\"><code>script-src {origin} 'wasm-unsafe-eval'; worker-src blob:; \
             connect-src {origin}</code></pre>",
            self.note("inline", "policy")?.text
        ))
    }
}

fn codes<const N: usize>(names: [&str; N]) -> String {
    names.map(|name| format!("<code>{name}</code>")).join(", ")
}

pub(super) fn row(name: &str, text: &str) -> String {
    format!("<tr><th scope=\"row\"><code>{name}</code></th><td>{text}</td></tr>\n")
}

/// The custom properties by which a page colours inline boards, from the script of the element: name,
/// usual values, meaning. Empty if the element has frames only.
fn properties() -> Result<Vec<Vec<String>>, String> {
    let script = read(&place::root().join("web/last-move.js"))?;
    let lines = script.lines().filter_map(|line| line.strip_prefix("//   --"));
    let cells = |line: &str| -> Vec<String> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.split("  ").map(str::trim).filter(|cell| !cell.is_empty());
        [format!("--{name}").as_str()].into_iter().chain(rest).map(escaped).collect()
    };
    Ok(lines.map(cells).collect())
}
