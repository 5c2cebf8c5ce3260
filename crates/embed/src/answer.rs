//! The effects of requests from the page around a frame, and the answers to them.

use crate::frame::Effect;
use crate::json::Json;
use crate::open::{address, restored, shown};
use crate::outgoing::{Post, worth};
use crate::params::{self, Params};
use crate::words::{self, Trouble};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use session::link::Link;
use session::seat::{Level, Players};
use session::{Action, Session, say};

/// Requests that are understood.
pub const REQUESTS: [&str; 12] = [
    "hello",
    "get-state",
    "set-state",
    "new-game",
    "undo",
    "redo",
    "play",
    "set-options",
    "hint",
    "solve",
    "focus",
    "picture",
];

pub(crate) enum Reply {
    /// Done, with these fields in the answer.
    Now(Vec<Effect>, Vec<(&'static str, Json)>),
    /// It has to wait for a verdict.
    Later,
    /// Not possible; nothing changes.
    No(Trouble),
}

fn no(code: &'static str, message: Message) -> Reply {
    Reply::No(Trouble::new(code, message))
}

fn act(action: Action) -> Reply {
    Reply::Now(alloc::vec![Effect::Act(action)], Vec::new())
}

/// The answer to a request of any kind but `hello`, `get-state`, `set-options` and `picture`.
pub(crate) fn answer(params: &Params, session: &Session, message: &Json) -> Reply {
    match message.str("type").unwrap_or_default() {
        "set-state" => set_state(params, session, message),
        "new-game" => new_game(params, session, message),
        "undo" | "redo" if !params.undo => no("locked", words::no_undo()),
        "undo" if session.can_undo() => act(Action::Undo),
        "redo" if session.can_redo() => act(Action::Redo),
        "undo" | "redo" => no("nothing", words::nothing_to_undo()),
        "play" => play(session, message),
        "hint" | "solve" if params.lock => no("locked", words::locked()),
        "hint" => hint(session),
        "solve" => solve(session),
        "focus" => Reply::Now(alloc::vec![Effect::Focus], Vec::new()),
        kind => Reply::No(words::unknown_type(kind)),
    }
}

/// Another state; undo leads back from it on request.
fn set_state(params: &Params, session: &Session, message: &Json) -> Reply {
    let Some(text) = message.str("state") else { return Reply::No(words::no_field("state")) };
    let undoable = match message.get("undoable") {
        None | Some(Json::Null | Json::Flag(false)) => false,
        Some(Json::Flag(true)) => true,
        Some(_) => return Reply::No(words::parameter("undoable", words::flag)),
    };
    match restored(session.game().card().id, text) {
        Ok(other) => {
            let other = shown(other, params);
            let other = if undoable { other.following(session) } else { other };
            Reply::Now(alloc::vec![Effect::Open(Box::new(other))], Vec::new())
        }
        Err(trouble) => Reply::No(trouble),
    }
}

/// A new start, from the dice or with its own settings and position.
fn new_game(params: &Params, session: &Session, message: &Json) -> Reply {
    let at = message.str("at");
    let settings = match message.get("settings") {
        None | Some(Json::Null) => &[],
        Some(Json::Fields(fields)) => fields.as_slice(),
        Some(_) => return Reply::No(words::no_field("settings")),
    };
    if settings.is_empty() && at.is_none() {
        let seed = message.get("seed").and_then(Json::word);
        // The session halves seeds, for those of the clock, so a given one is doubled first.
        let seed = seed.and_then(|seed| seed.parse().ok()).map(|seed: u64| seed.wrapping_mul(2));
        return Reply::Now(alloc::vec![Effect::Deal(seed)], Vec::new());
    }
    let card = session.game().card();
    let mut pairs: Vec<(String, String)> = session.link().pairs;
    pairs.retain(|(key, _)| !["at", "do", "ply", "if"].contains(&key.as_str()));
    for (key, value) in settings {
        if !card.fields.iter().any(|field| field.key == key) {
            return Reply::No(Trouble::new("setting", words::no_setting()));
        }
        let Some(word) = value.word() else { return Reply::No(words::no_field(key)) };
        pairs.retain(|(known, _)| known != key);
        pairs.push((key.clone(), word));
    }
    if let Some(at) = at {
        pairs.push(("at".to_string(), at.to_string()));
    }
    match Session::open(&Link { game: card.id.to_string(), pairs }) {
        Some((session, None)) => {
            Reply::Now(alloc::vec![Effect::Open(Box::new(shown(session, params)))], Vec::new())
        }
        Some((_, Some(error))) => Reply::No(address(&error)),
        None => no("setting", words::no_setting()),
    }
}

fn play(session: &Session, message: &Json) -> Reply {
    let Some(text) = message.str("move") else { return Reply::No(words::no_field("move")) };
    if session.over() {
        return no("over", words::over());
    }
    if !session.open_to_touch() || session.refuting() {
        return no("not-now", words::not_now());
    }
    match session.shown().read_move(text) {
        Ok(mv) => {
            let effects =
                alloc::vec![Effect::Act(Action::SetPending(mv)), Effect::Act(Action::Confirm)];
            Reply::Now(effects, Vec::new())
        }
        Err(error) => Reply::No(Trouble::new("move", say::bad_move(session, text, &error))),
    }
}

fn hint(session: &Session) -> Reply {
    if session.over() {
        return no("over", words::over());
    }
    let Some(verdict) = session.verdict() else { return Reply::Later };
    if verdict.outcome.is_none() {
        return no("not-known", words::not_known());
    }
    let ply = session.cursor();
    let best = verdict.winning.first().or(verdict.best.first());
    let reason =
        best.and_then(|mv| session.reason(ply, mv)).unwrap_or_else(|| verdict.seen.clone());
    let text = Json::Message(reason.words);
    let mv = best.map_or(Json::Null, |mv| Json::Text(session.notation(ply, mv)));
    let wins = Json::Flag(!verdict.winning.is_empty());
    Reply::Now(Vec::new(), alloc::vec![("move", mv), ("wins", wins), ("text", text)])
}

fn solve(session: &Session) -> Reply {
    let (Some(verdict), Some(mut fields)) = (session.verdict(), worth(session)) else {
        return Reply::Later;
    };
    if verdict.outcome.is_none() {
        return no("not-known", words::not_known());
    }
    let ply = session.cursor();
    let winning = verdict.winning.iter().map(|mv| Json::Text(session.notation(ply, mv)));
    fields.push(("winning", Json::List(winning.collect())));
    Reply::Now(Vec::new(), fields)
}

/// The options of a request, and the actions that follow from them; the first wrong option is reported.
pub(crate) fn options(params: &mut Params, message: &Json) -> (Vec<Action>, Option<Trouble>) {
    let (mut actions, mut wrong) = (Vec::new(), Vec::new());
    let Json::Fields(fields) = message else { return (actions, None) };
    let mut pairs = Vec::new();
    for (key, value) in fields {
        if ["gizmo", "id", "type", "message_id"].contains(&key.as_str()) {
            continue;
        }
        // The address decides about origins, reports, scores and locks.
        if ["origin", "report", "remember", "score", "undo", "hints", "lock"]
            .contains(&key.as_str())
        {
            return (actions, Some(words::parameter(key, words::fixed)));
        }
        match value.word() {
            Some(word) => pairs.push((key.clone(), word)),
            None => return (actions, Some(words::no_field(key))),
        }
    }
    let mut unknown = None;
    params::all(&pairs, &mut wrong, &mut |key, value| {
        if let Some(taken) = params.take(key, value) {
            return taken;
        }
        match key {
            "players" => match Players::ALL.iter().find(|(word, _)| *word == value) {
                Some((_, players)) => actions.push(Action::Players(*players)),
                None => unknown = Some(words::parameter(key, words::players)),
            },
            "level" => match Level::ALL.iter().find(|(word, _)| *word == value) {
                Some((_, level)) => actions.push(Action::Level(*level)),
                None => unknown = Some(words::parameter(key, words::levels)),
            },
            _ => unknown = Some(Trouble::new("parameter", words::no_option())),
        }
        Ok(())
    });
    let first = wrong.into_iter().next();
    (actions, first.or(unknown))
}

/// A message as SPLICE words it.
pub(crate) fn splice(subject: &str, name: &str, mut fields: Vec<(&str, Json)>) -> Post {
    let mut all = alloc::vec![("subject", Json::text(subject)), ("message_id", Json::text(name))];
    all.append(&mut fields);
    Post::object(all)
}
