//! The tables of the contract: names, values, defaults and answers from the code, texts from a file beside it.

use crate::language::said;
use embed::frame::Picture;
use embed::params::{KEYS, PRESETS, SITE, WORDS};
use embed::test_host::TestHost;
use embed::{Json, Params, answer, outgoing, rate_limit, table};
use games::card::{Field, FieldKind};
use messages::Argument;
use session::link;
use session::seat::{Level, Players};

use super::notes::{self, Note, of};
use crate::about::escaped;
use crate::frames::read;
use crate::{language, place, publish};

/// The content of a slot in a template.
pub(super) fn content(name: &str) -> Result<String, String> {
    let notes = notes::contract()?;
    let list = |kind: &str| plain(&notes, kind);
    Ok(match name {
        "parameters" => parameters(&notes)?,
        "parts" => {
            written(&["Part", "What it is"], &rows(&WORDS.map(|(word, _)| word), &notes, "part")?)
        }
        "presets" => presets(&notes)?,
        "settings" => settings(),
        "told" => outgoing_messages(&notes)?,
        "requests" => requests(&notes)?,
        "table-words" => {
            let words =
                [rows(&table::SUBJECT, &notes, "subject")?, rows(&table::VIEW, &notes, "view")?];
            written(&["Word", "What it means"], &words.concat())
        }
        "table-parameters" => codes(table::PARAMETERS.map(|(name, ..)| name)),
        "table-requests" => codes(table::REQUESTS),
        "table-parts" => {
            let parts = table::PARTS.map(|(name, _, meaning)| row(name, &sentence(meaning)));
            written(&["Part", "What it is"], &parts.concat())
        }
        "inline" => inline(&notes)?,
        "inline-policy" => inline_policy(&notes)?,
        "codes" => list("code"),
        "methods" => list("method"),
        "properties" => list("property"),
        "events" => list("event"),
        "games" => {
            let id = |game: &&games::game::Game| format!("<code>{}</code>", game.card().id);
            games::GAMES.iter().map(id).collect::<Vec<_>>().join(", ")
        }
        "longest-address" => link::LONGEST.to_string(),
        "longest-message" => rate_limit::LONGEST.to_string(),
        "rate" => rate_limit::RATE.to_string(),
        "game-options" => {
            let option = |game: &&games::game::Game| {
                let card = game.card();
                let here = if card.id == "kayles" { " selected" } else { "" };
                format!(
                    "<option value=\"{}\" data-place=\"{}\"{here}>{}</option>",
                    card.id,
                    escaped(card.shelf),
                    escaped(&said(card.title))
                )
            };
            games::GAMES.iter().map(option).collect()
        }
        "preset-options" => PRESETS.map(|(word, _)| option(word, word)).concat(),
        "part-ticks" => WORDS.map(|(word, _)| tick("part", word)).concat(),
        "parameter-ticks" => params(&notes)?,
        "request-options" => request_options(&notes)?,
        other => return Err(format!("web/docs has an unknown slot {other}")),
    })
}

/// Names of all parameters, except those of single games.
pub(super) fn parameter_names() -> impl Iterator<Item = &'static str> {
    KEYS.into_iter().chain(SITE)
}

/// The allowed values of a parameter, in the words that refuse a wrong one.
pub(super) fn wanted(note: &Note) -> String {
    let all = |words: Vec<&str>| words.join(", ");
    match note.name.as_str() {
        "players" => all(Players::ALL.iter().map(|(word, _)| *word).collect()),
        "level" => all(Level::ALL.iter().map(|(word, _)| *word).collect()),
        name => {
            let refused = Params::default().take(name, "?").and_then(Result::err);
            let known = refused.as_ref().and_then(|trouble| {
                let mut arguments = trouble.message.arguments().iter();
                arguments.find_map(|(_, argument)| match argument {
                    Argument::Message(wanted) => Some(language::english(wanted)),
                    _ => None,
                })
            });
            known.or(note.field("values").map(str::to_string)).unwrap_or_default()
        }
    }
}

fn parameters(notes: &[Note]) -> Result<String, String> {
    let mut body = String::new();
    for name in parameter_names() {
        let note = of(notes, "parameter", name)?;
        let default = note.field("default").unwrap_or("–");
        let default =
            if default == "–" { default.to_string() } else { format!("<code>{default}</code>") };
        body += &format!(
            "<tr><th scope=\"row\"><code>{name}</code></th><td>{}</td>\
             <td class=\"when\" data-name=\"Values\">{}</td><td data-name=\"Default\">{default}</td></tr>\n",
            note.text,
            escaped(&wanted(note)),
        );
    }
    Ok(written(&["Parameter", "What it does", "Values", "Default"], &body))
}

fn written(heads: &[&str], body: &str) -> String {
    let heads: String = heads.iter().map(|head| format!("<th scope=\"col\">{head}</th>")).collect();
    format!("<table class=\"facts\"><thead><tr>{heads}</tr></thead><tbody>\n{body}</tbody></table>")
}

/// A table of names with their notes.
fn rows(names: &[&str], notes: &[Note], kind: &str) -> Result<String, String> {
    names.iter().map(|name| Ok(row(name, &of(notes, kind, name)?.text))).collect()
}

fn codes<const N: usize>(names: [&str; N]) -> String {
    names.map(|name| format!("<code>{name}</code>")).join(", ")
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    escaped(&format!("{first}{}.", letters.as_str()))
}

fn row(name: &str, text: &str) -> String {
    format!("<tr><th scope=\"row\"><code>{name}</code></th><td>{text}</td></tr>\n")
}

/// All notes of a kind, in the order of the file.
fn plain(notes: &[Note], kind: &str) -> String {
    let (head, call) = match kind {
        "method" => ("Method", "()"),
        "event" => ("Event", ""),
        "property" => ("Property", ""),
        _ => ("Code", ""),
    };
    let before = if kind == "event" { "gizmo-" } else { "" };
    let rows = notes.iter().filter(|note| note.kind == kind);
    let body: String =
        rows.map(|note| row(&format!("{before}{}{call}", note.name), &note.text)).collect();
    written(&[head, "What it means"], &body)
}

fn presets(notes: &[Note]) -> Result<String, String> {
    let mut body = String::new();
    for (name, shown) in PRESETS {
        let parts = WORDS.iter().filter(|(_, part)| shown & part != 0);
        let parts: Vec<&str> = parts.map(|(word, _)| *word).collect();
        body += &format!(
            "<tr><th scope=\"row\"><code>{name}</code></th><td>{}</td>\
             <td class=\"when\" data-name=\"Shows\">{}</td></tr>\n",
            of(notes, "preset", name)?.text,
            parts.join(", ")
        );
    }
    Ok(written(&["Preset", "What it is for", "Shows"], &body))
}

fn settings() -> String {
    let mut body = String::new();
    for card in games::GAMES.iter().map(|game| game.card()).filter(|card| !card.fields.is_empty()) {
        let fields: Vec<String> = card.fields.iter().map(setting).collect();
        body += &format!(
            "<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n",
            escaped(&said(card.title)),
            fields.join("<br>")
        );
    }
    written(&["Game", "Settings"], &body)
}

fn setting(field: &Field) -> String {
    let values = match field.kind {
        FieldKind::Switch => "0 or 1".to_string(),
        FieldKind::Number { least, most, default } => {
            format!("{least} to {most}; {default} if nothing is said")
        }
        FieldKind::Choice { words } => {
            words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")
        }
        FieldKind::Text { default, hint, .. } => {
            format!("{}; {default} if nothing is said", said(hint))
        }
    };
    format!("<code>{}</code> {}: {}", field.key, escaped(&said(field.label)), escaped(&values))
}

/// The custom properties by which a page colours inline boards, from the script of the element: name,
/// usual values, meaning. Empty if the element has frames only.
fn properties() -> Result<Vec<Vec<String>>, String> {
    let script = read(&place::root().join("web/last-move.js"))?;
    let lines = script.lines().filter_map(|line| line.strip_prefix("//   --"));
    let cells = |line: &str| -> Vec<String> {
        let cells = format!("--{line}");
        cells.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).map(escaped).collect()
    };
    Ok(lines.map(cells).collect())
}

fn inline(notes: &[Note]) -> Result<String, String> {
    let properties = properties()?;
    if properties.is_empty() {
        return Ok(String::new());
    }
    let mut body = String::new();
    for cells in properties {
        let [name, usual @ .., meaning] = cells.as_slice() else {
            return Err("web/last-move.js: a property has no meaning".to_string());
        };
        body += &format!(
            "<tr><th scope=\"row\"><code>{name}</code></th><td>{meaning}</td>\
             <td class=\"when\" data-name=\"Usually\">{}</td></tr>\n",
            usual.join(", ")
        );
    }
    let table = written(&["Property", "What it colours", "Usually, in light and dark"], &body);
    Ok(format!(
        "<h3>In the page itself</h3>\n<p>{}</p>\n{table}",
        of(notes, "inline", "board")?.text
    ))
}

fn inline_policy(notes: &[Note]) -> Result<String, String> {
    if properties()?.is_empty() {
        return Ok(String::new());
    }
    let origin = escaped(&publish::origin());
    Ok(format!(
        "<p>{}</p>\n<pre class=\"code\"><code>script-src {origin} 'wasm-unsafe-eval'; worker-src blob:; \
         connect-src {origin}</code></pre>",
        of(notes, "inline", "policy")?.text
    ))
}

/// A message as JSON, with spaces for readers.
fn spaced(value: &Json) -> String {
    match value {
        Json::List(values) => {
            format!("[{}]", values.iter().map(spaced).collect::<Vec<_>>().join(", "))
        }
        Json::Fields(fields) => {
            let field =
                |(name, value): &(String, Json)| format!("{}: {}", Json::text(name), spaced(value));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

fn example(text: &str, class: &str) -> String {
    format!("<pre{class}><code>{}</code></pre>", escaped(text))
}

/// A message in English words.
fn in_english(body: Json) -> Json {
    body.said(&language::english)
}

/// The messages of a frame in a game that is played to its end, of one with a goal out of reach, and of one with a
/// wrong address.
fn played() -> Option<Vec<Json>> {
    let mut host = TestHost::open("nim", "show=play,values&players=two&goal=win&id=a", "#at=1.2")?;
    let mut posts = host.take_posts();
    posts.extend(host.frame.sized(540));
    posts.push(host.frame.left("forward"));
    host.think().then_some(())?;
    for mv in ["2-1", "1-1", "2-1"] {
        (host.play(mv) && host.think()).then_some(())?;
    }
    host.say("{\"gizmo\":1,\"type\":\"get-state\",\"message_id\":1}");
    posts.extend(host.take_posts());
    let mut lost = TestHost::open("nim", "goal=win&id=a", "at=1.2.3")?;
    lost.think().then_some(())?;
    posts.extend(lost.take_posts());
    posts.extend(TestHost::open("nim", "theme=blue&id=a", "")?.take_posts());
    Some(posts.into_iter().map(|post| in_english(post.body)).collect())
}

fn outgoing_messages(notes: &[Note]) -> Result<String, String> {
    let played = played().ok_or("the game of nim in the examples cannot be played")?;
    let mut body = String::new();
    for kind in outgoing::KINDS {
        let first = played.iter().find(|message| message.str("type") == Some(kind));
        let first = first.ok_or_else(|| format!("no game tells “{kind}”"))?;
        let text = format!("{}{}", of(notes, "told", kind)?.text, example(&spaced(first), ""));
        body += &row(kind, &text);
    }
    Ok(written(&["Type", "What it means"], &body))
}

/// The message of a request, whole.
fn request(note: &Note) -> Result<Json, String> {
    let more = note.field("example").and_then(Json::read);
    let Some(Json::Fields(mut more)) = more else {
        return Err(format!("contract.txt: the example of {} is no JSON", note.name));
    };
    let mut fields = vec![
        ("gizmo".to_string(), Json::number(embed::VERSION)),
        ("type".to_string(), Json::text(&note.name)),
    ];
    fields.append(&mut more);
    Ok(Json::Fields(fields))
}

/// The answer to a request during a game.
pub(super) fn answered(note: &Note) -> Result<Option<Json>, String> {
    let mut host = TestHost::open("nim", "players=two", "#at=3.4.5").ok_or("nim is gone")?;
    if ["undo", "redo"].contains(&note.name.as_str()) && !host.play("1-2") {
        return Err("no move of nim can be taken back".to_string());
    }
    if note.name == "redo" {
        host.say("{\"gizmo\":1,\"type\":\"undo\"}");
    }
    host.take_posts();
    host.say(&request(note)?.to_string());
    if !host.think() {
        return Err(format!("{}: the solver does not answer", note.name));
    }
    let posts = host.take_posts().into_iter().map(|post| in_english(post.body));
    let posts: Vec<Json> = posts.chain(host.pictures.into_iter().map(drawn)).collect();
    let kinds = if note.name == "hello" { ["ready"] } else { ["answer"] };
    Ok(posts
        .into_iter()
        .rfind(|message| message.str("type").is_some_and(|kind| kinds.contains(&kind))))
}

/// The answer to a request for a picture; only a browser can make the drawing.
fn drawn(picture: Picture) -> Json {
    let mut answer = picture.answer;
    if let Json::Fields(fields) = &mut answer {
        fields.push(("data".to_string(), Json::text("…")));
    }
    answer
}

fn requests(notes: &[Note]) -> Result<String, String> {
    let mut body = String::new();
    for name in answer::REQUESTS {
        let note = of(notes, "request", name)?;
        let mut text = format!("{}{}", note.text, example(&spaced(&request(note)?), ""));
        if let Some(answer) = answered(note)? {
            text += &example(&spaced(&answer), " class=\"is-answer\"");
        }
        body += &row(name, &text);
    }
    Ok(written(&["Type", "What it does, and its answer"], &body))
}

fn option(value: &str, name: &str) -> String {
    format!("<option value=\"{value}\">{name}</option>")
}

fn tick(name: &str, value: &str) -> String {
    format!(
        "<label class=\"tick\"><input type=\"checkbox\" name=\"{name}\" value=\"{value}\"> {value}</label>"
    )
}

/// A checkbox and a field for each parameter that has an example; the parts have checkboxes of their own.
fn params(notes: &[Note]) -> Result<String, String> {
    let mut text = String::new();
    for name in parameter_names().filter(|name| *name != "show") {
        let note = of(notes, "parameter", name)?;
        let choices: Vec<&str> =
            note.field("choices").unwrap_or_default().split_whitespace().collect();
        let field = match choices.as_slice() {
            // A position is in the fragment and has a field of its own.
            [] if name != "hide" => continue,
            [] | [_] => {
                let value = note.field("example").unwrap_or_default();
                format!(
                    "<input id=\"w-{name}\" class=\"text-in\" value=\"{}\" aria-label=\"{name}\" autocomplete=\"off\" spellcheck=\"false\" disabled>",
                    escaped(value)
                )
            }
            many => {
                let options: String = many.iter().map(|word| option(word, word)).collect();
                format!("<select id=\"w-{name}\" aria-label=\"{name}\" disabled>{options}</select>")
            }
        };
        text += &format!("<div class=\"wish\">{}{field}</div>", tick("wish", name));
    }
    Ok(text)
}

fn request_options(notes: &[Note]) -> Result<String, String> {
    let mut text = String::new();
    for name in answer::REQUESTS {
        let example = of(notes, "request", name)?.field("example").unwrap_or("{}");
        text += &format!(
            "<option value=\"{name}\" data-example=\"{}\">{name}</option>",
            escaped(example)
        );
    }
    Ok(text)
}
