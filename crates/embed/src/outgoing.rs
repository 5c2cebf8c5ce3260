//! Messages that a frame sends by itself.

use crate::VERSION;
use crate::json::Json;
use crate::open::fragment;
use crate::params::{Params, part};
use crate::score;
use crate::words::{Trouble, Unknown};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
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
    /// The sentence of a warning.
    ///
    /// ```
    /// use embed::test_host::TestHost;
    /// let mut host = TestHost::open("nim", "goal=win", "at=1.2.3").expect("there is Nim");
    /// assert!(host.think(), "it is judged");
    /// assert_eq!(host.take_posts().iter().filter(|post| post.warning().is_some()).count(), 1);
    /// ```
    pub fn warning(&self) -> Option<&Message> {
        let warns = self.body.str("type") == Some("warning");
        match self.body.get("message").filter(|_| warns)? {
            Json::Message(words) => Some(words),
            _ => None,
        }
    }

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
pub const KINDS: [&str; 11] = [
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
    "warning",
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
pub(crate) fn changed(id: &str, session: &Session, state: String, user: bool) -> Post {
    let fields = alloc::vec![
        ("state", Json::Text(state)),
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
    // As the player to move sees it, in a partizan game too: the contract knows no other classes.
    let outcome = session
        .outcome_at(session.cursor())
        .map_or(Json::Null, |outcome| Json::text(outcome.letter().encode_utf8(&mut [0; 4])));
    let number = |value: Option<u64>| value.map_or(Json::Null, Json::number);
    Some(alloc::vec![
        ("position", Json::text(session.at())),
        ("outcome", outcome),
        ("grundy", number(verdict.grundy)),
        ("remoteness", number(verdict.distance)),
    ])
}

/// Of unknown parameters, those that may have been meant.
pub(crate) fn nearest(unknown: &[Unknown]) -> Json {
    let near = |unknown: &Unknown| Some((unknown.key.clone(), Json::text(unknown.near.as_ref()?)));
    Json::Fields(unknown.iter().filter_map(near).collect())
}

/// A doubt for the author of the page, who can read it on the console as well.
pub(crate) fn warning(id: &str, code: &str, words: Message) -> Post {
    message(
        id,
        "warning",
        alloc::vec![("code", Json::text(code)), ("message", Json::Message(words))],
    )
}

pub(crate) fn ready(
    params: &Params,
    session: &Session,
    state: String,
    unknown: &[Unknown],
    requests: &[&str],
) -> Post {
    let texts = |words: &mut dyn Iterator<Item = &str>| Json::List(words.map(Json::text).collect());
    let fields = alloc::vec![
        ("version", Json::text("1")),
        ("game", Json::text(session.game().card().id)),
        ("state", Json::Text(state)),
        ("capabilities", texts(&mut requests.iter().copied())),
        ("values", Json::Flag(params.shows(part::VALUES))),
        ("unknown", texts(&mut unknown.iter().map(|unknown| unknown.key.as_str()))),
        ("nearest", nearest(unknown)),
    ];
    message(&params.id, "ready", fields)
}
