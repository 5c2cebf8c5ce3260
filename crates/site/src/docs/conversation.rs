//! The messages of the contract, with examples from a real game.

use embed::frame::Picture;
use embed::test_host::TestHost;
use embed::{Json, answer, outgoing};

use super::notes::Note;
use super::reference::{Reference, row};
use crate::about::escaped;
use crate::language::Language;
use crate::words;

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

/// A message in the words of a language.
fn spoken(language: &Language, body: Json) -> Json {
    body.said(&|message| language.say(message))
}

/// The messages of a frame in a game that is played to its end, of one with a goal out of reach, and of one with a
/// wrong address.
fn played(language: &Language) -> Option<Vec<Json>> {
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
    Some(posts.into_iter().map(|post| spoken(language, post.body)).collect())
}

/// What a frame tells.
pub(super) fn told(all: &Reference<'_>) -> Result<String, String> {
    let played = played(all.language).ok_or("the game of nim in the examples cannot be played")?;
    let mut body = String::new();
    for kind in outgoing::KINDS {
        let first = played.iter().find(|message| message.str("type") == Some(kind));
        let first = first.ok_or_else(|| format!("no game tells “{kind}”"))?;
        let text = format!("{}{}", all.note("told", kind)?.text, example(&spaced(first), ""));
        body += &row(kind, &text);
    }
    Ok(all.table(&[words::head_type, words::head_means], &body))
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
pub(super) fn answered(language: &Language, note: &Note) -> Result<Option<Json>, String> {
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
    let posts = host.take_posts().into_iter().map(|post| spoken(language, post.body));
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

/// What a frame can be asked.
pub(super) fn requests(all: &Reference<'_>) -> Result<String, String> {
    let mut body = String::new();
    for name in answer::REQUESTS {
        let note = all.note("request", name)?;
        let mut text = format!("{}{}", note.text, example(&spaced(&request(note)?), ""));
        if let Some(answer) = answered(all.language, note)? {
            text += &example(&spaced(&answer), " class=\"is-answer\"");
        }
        body += &row(name, &text);
    }
    Ok(all.table(&[words::head_type, words::head_answer], &body))
}
