//! Messages that a frame sends by itself.

use crate::json::Json;
use crate::open::{fragment, state};
use crate::params::{Params, part};
use crate::score;
use crate::words::Trouble;
use crate::{VERSION, open};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use session::{Session, say};

/// One message to the page around a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Its content.
    pub body: Json,
    /// True if it is sent as a JSON text and not as an object, for hosts that read only texts.
    pub text: bool,
}

impl Post {
    pub(crate) fn object(fields: Vec<(&str, Json)>) -> Post {
        let fields = fields.into_iter().map(|(name, value)| (name.to_string(), value));
        Post { body: Json::Fields(fields.collect()), text: false }
    }
}

/// Who has made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person in the frame.
    You,
    /// The machine.
    Machine,
    /// The page around the frame.
    Api,
    /// Nobody: the state was replaced.
    Set,
}

impl By {
    fn word(self) -> &'static str {
        match self {
            By::You => "you",
            By::Machine => "machine",
            By::Api | By::Set => "api",
        }
    }
}

/// Kinds of our own messages.
pub const KINDS: [&str; 10] = [
    "ready",
    "resize",
    "move",
    "change",
    "value",
    "over",
    "score",
    "focus-exit",
    "answer",
    "error",
];

/// A message of our own, in its envelope.
pub(crate) fn message(id: &str, kind: &str, mut fields: Vec<(&str, Json)>) -> Post {
    debug_assert!(KINDS.contains(&kind), "{kind} is in no list");
    let mut all = Vec::new();
    all.push(("gizmo", Json::number(VERSION)));
    all.push(("id", Json::text(id)));
    all.push(("type", Json::text(kind)));
    all.append(&mut fields);
    Post::object(all)
}

/// A trouble as a message.
pub(crate) fn trouble(id: &str, trouble: &Trouble) -> Post {
    let fields = alloc::vec![
        ("code", Json::text(trouble.code)),
        ("message", Json::Message(trouble.message.clone())),
    ];
    message(id, "error", fields)
}

/// The message that a move was made, with the position after it.
pub(crate) fn moved(id: &str, session: &Session, by: By) -> Post {
    let ply = session.cursor();
    let notation = ply.checked_sub(1).and_then(|last| session.line().get(last));
    let fields = alloc::vec![
        ("move", Json::text(notation.map_or("", |made| &made.text))),
        ("by", Json::text(by.word())),
        ("before", Json::text(session.position(ply.saturating_sub(1)).code())),
        ("after", Json::text(session.at())),
        ("ply", Json::number(ply as u64)),
    ];
    message(id, "move", fields)
}

/// That the state is another.
pub(crate) fn changed(id: &str, session: &Session, user: bool) -> Post {
    let fields = alloc::vec![
        ("state", Json::Text(state(session))),
        ("address", Json::Text(fragment(session, None))),
        ("user", Json::Flag(user)),
    ];
    message(id, "change", fields)
}

/// That the game is over.
pub(crate) fn over(id: &str, session: &Session) -> Post {
    let winner = match session.winner() {
        Some(winner) => Json::number(winner as u64 + 1),
        None => Json::Null,
    };
    let fields = alloc::vec![
        ("winner", winner),
        ("misere", Json::Flag(session.shown().board().misere())),
        ("plies", Json::number(session.cursor() as u64)),
        ("perfect", score::perfect(session).map_or(Json::Null, Json::share)),
        ("text", Json::Message(say::ending(session))),
    ];
    message(id, "over", fields)
}

/// The value of the position.
pub(crate) fn worth(session: &Session) -> Option<Vec<(&'static str, Json)>> {
    let verdict = session.verdict()?;
    let outcome = verdict
        .outcome
        .map_or(Json::Null, |outcome| Json::text(outcome.letter().encode_utf8(&mut [0; 4])));
    let number = |value: Option<u64>| value.map_or(Json::Null, Json::number);
    Some(alloc::vec![
        ("position", Json::text(session.at())),
        ("outcome", outcome),
        ("grundy", number(verdict.grundy)),
        ("remoteness", number(verdict.distance)),
    ])
}

pub(crate) fn ready(
    params: &Params,
    session: &Session,
    unknown: &[String],
    requests: &[&str],
) -> Post {
    let texts = |words: &mut dyn Iterator<Item = &str>| Json::List(words.map(Json::text).collect());
    let fields = alloc::vec![
        ("version", Json::text("1")),
        ("game", Json::text(session.game().card().id)),
        ("state", Json::Text(open::state(session))),
        ("capabilities", texts(&mut requests.iter().copied())),
        ("values", Json::Flag(params.shows(part::VALUES))),
        ("unknown", texts(&mut unknown.iter().map(String::as_str))),
    ];
    message(&params.id, "ready", fields)
}
