//! Frames of tables: the same channel to the page around, with the address of the explorer in place of a game.

use crate::channel::Channel;
use crate::json::Json;
use crate::open::{STATE, read, secret};
use crate::outgoing::{self, Post};
use crate::params::{self, Params};
use crate::picture::Picture;
use crate::words::{self, Trouble, Unknown};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::{Message, Said};
use session::link;
use study::address::Address;

/// Stands in place of a game’s name: in `v1/table.html`, in states, and in `ready`.
pub const NAME: &str = "table";

/// Parts of a frame that may be shown or hidden, as bits; the picture itself is always shown.
pub mod part {
    /// The rule: its name and what it allows.
    pub const RULE: u16 = 1;
    /// Fields for a rule and for the range of its table.
    pub const FIELDS: u16 = 2;
    /// Rules and tables that are ready.
    pub const EXAMPLES: u16 = 4;
    /// Other pictures of the same values, and controls that jump to a heap or find a value.
    pub const VIEWS: u16 = 8;
    /// The explanation of a value.
    pub const WHY: u16 = 16;
    /// Whether the values repeat, and the proof.
    pub const PROOF: u16 = 32;
    /// Other facts about the values.
    pub const FACTS: u16 = 64;
    /// Ways to take the values away.
    pub const EXPORT: u16 = 128;
}

/// Parts by their words.
pub const PARTS: [(&str, u16); 8] = [
    ("rule", part::RULE),
    ("fields", part::FIELDS),
    ("examples", part::EXAMPLES),
    ("views", part::VIEWS),
    ("why", part::WHY),
    ("proof", part::PROOF),
    ("facts", part::FACTS),
    ("export", part::EXPORT),
];

/// The parts of a preset. Presets have the same names as for games.
pub const PRESETS: [(&str, u16); 4] =
    [("play", PLAY), ("teach", 0xff), ("table", part::VIEWS | part::PROOF), ("puzzle", part::RULE)];

const PLAY: u16 = part::RULE | part::FIELDS | part::VIEWS | part::WHY | part::PROOF;

/// Keys of an address that are the subject; each of the first three begins another study.
pub const SUBJECT: [&str; 8] = ["rule", "table", "plane", "to", "with", "most", "f", "side"];
/// Keys of an address that are the view.
pub const VIEW: [&str; 7] = ["view", "of", "width", "at", "zoom", "x", "y"];

/// Parameters beside those of the address, with their allowed values.
pub const PARAMETERS: [(&str, Said); 11] = [
    ("show", words::table_parts),
    ("hide", words::table_parts),
    ("lock", words::switch),
    ("fit", words::switch),
    ("theme", words::themes),
    ("motion", words::motions),
    ("scale", words::scale),
    ("lang", words::languages),
    ("dir", words::directions),
    ("id", words::token),
    ("origin", words::origin),
];

/// Requests that are understood.
pub const REQUESTS: [&str; 6] =
    ["hello", "get-state", "set-state", "set-options", "focus", "picture"];

/// The content of a frame when it begins.
#[derive(Debug)]
pub struct Opened {
    /// The subject and its view.
    pub address: Address,
    /// The parameters; its parts are those of [`part`].
    pub params: Params,
    /// Unknown parameters.
    pub unknown: Vec<Unknown>,
    /// Errors in the address; the rest of it counts.
    pub wrong: Vec<Trouble>,
    /// The secret by which WordPress knows its frame.
    pub secret: Option<String>,
}

type Pairs = Vec<(String, String)>;

/// Reads query and fragment of a frame’s address, each with or without its first character.
///
/// A fragment that names a rule, table or plane is complete; any other one only replaces values of the query.
///
/// ```
/// let opened = embed::table::open("rule=0.77", "to=50");
/// assert_eq!(opened.address.to_string(), "rule=0.77&to=50");
/// ```
pub fn open(query: &str, fragment: &str) -> Opened {
    let (mut wrong, mut unknown) = (Vec::new(), Vec::new());
    let query = read(query.strip_prefix('?').unwrap_or(query), &mut wrong);
    let (fragment, secret) = secret(fragment.strip_prefix('#').unwrap_or(fragment));
    let fragment = read(fragment, &mut wrong);
    let (params, words) = wished(&link::pairs(&query), &mut wrong, &mut unknown);
    let mut address = taken(&Address::default(), words, &mut wrong);
    match fragment.strip_prefix("s=").map(restored) {
        Some(Ok(kept)) => address = kept,
        Some(Err(trouble)) => wrong.push(trouble),
        None if fragment.is_empty() => {}
        None => address = taken(&address, link::pairs(&fragment), &mut wrong),
    }
    Opened { address, params, unknown, wrong, secret }
}

/// The parameters of a query, and its keys that belong to the address.
fn wished(pairs: &Pairs, wrong: &mut Vec<Trouble>, unknown: &mut Vec<Unknown>) -> (Params, Pairs) {
    let mut params = Params { show: PLAY, ..Params::default() };
    let mut words = Vec::new();
    params::all(pairs, wrong, &mut |key, value| {
        if let Some(taken) = take(&mut params, key, value) {
            return taken;
        }
        if of_address(key) {
            words.push((key.to_string(), value.to_string()));
        } else if unknown.len() < 20 {
            let own = PARAMETERS.iter().map(|(known, ..)| *known);
            unknown.push(Unknown::new(key, own.chain(SUBJECT).chain(VIEW)));
        }
        Ok(())
    });
    (params, words)
}

fn of_address(key: &str) -> bool {
    SUBJECT.contains(&key) || VIEW.contains(&key)
}

/// Sets one parameter, like [`Params::take`]; parameters that only games have are unknown here.
fn take(params: &mut Params, key: &str, value: &str) -> Option<Result<(), Trouble>> {
    let parts = || parts(value).ok_or_else(|| words::parameter(key, words::table_parts));
    match key {
        "show" => Some(parts().map(|parts| params.show = parts)),
        "hide" => Some(parts().map(|parts| params.show &= !parts)),
        _ if PARAMETERS.iter().any(|(known, _)| *known == key) => params.take(key, value),
        _ => None,
    }
}

/// The parts of a list; a preset stands for its parts.
fn parts(list: &str) -> Option<u16> {
    let known = |word: &str| {
        let part = PARTS.iter().find(|(known, _)| *known == word).map(|(_, part)| *part);
        part.or_else(|| PRESETS.iter().find(|(known, _)| *known == word).map(|(_, parts)| *parts))
    };
    let mut parts = 0;
    for word in list.split(',').filter(|word| !word.is_empty()) {
        parts |= known(word)?;
    }
    Some(parts)
}

/// The address after some of its keys were set; a wrong value keeps the previous one.
fn taken(before: &Address, named: Pairs, wrong: &mut Vec<Trouble>) -> Address {
    if named.is_empty() {
        return before.clone();
    }
    let mut pairs = Vec::new();
    if !named.iter().any(|(key, _)| SUBJECT[..3].contains(&key.as_str())) {
        pairs = link::pairs(&before.to_string());
        pairs.retain(|(key, _)| !named.iter().any(|(other, _)| other == key));
    }
    pairs.extend(named);
    let words: Vec<String> =
        pairs.iter().map(|(key, value)| alloc::format!("{key}={value}")).collect();
    let (address, notes) = Address::read(&words.join("&"), before);
    wrong.extend(notes.iter().map(|note| Trouble::new("parameter", note.message.clone())));
    address
}

/// An address as one word, like [`crate::open::state`] for games.
pub fn state(address: &Address) -> String {
    let mut state = alloc::format!("{STATE}{NAME}");
    for (key, value) in link::pairs(&address.to_string()) {
        state.push('!');
        state.push_str(&key);
        state.push('*');
        state.push_str(&value);
    }
    state
}

/// The address of a state, which must be entirely valid.
pub fn restored(state: &str) -> Result<Address, Trouble> {
    let no_state = || Trouble::new("state", words::no_table_state());
    if state.len() > link::LONGEST {
        return Err(words::long());
    }
    let rest = state.strip_prefix(STATE).and_then(|rest| rest.strip_prefix(NAME));
    let rest = rest.ok_or_else(no_state)?;
    let pieces = if rest.is_empty() { "" } else { rest.strip_prefix('!').ok_or_else(no_state)? };
    let mut words = String::new();
    for piece in pieces.split('!').filter(|piece| !piece.is_empty()) {
        let (key, value) = piece.split_once('*').ok_or_else(no_state)?;
        words += &alloc::format!("{}{key}={value}", if words.is_empty() { "" } else { "&" });
    }
    let (address, notes) = Address::read(&words, &Address::default());
    match notes.first() {
        None => Ok(address),
        Some(note) => Err(Trouble::new("state", note.message.clone())),
    }
}

/// An effect in the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Shows another subject or another view.
    Open(Box<Address>),
    /// Parts, theme, motion and the like have changed.
    Look,
    /// Moves the focus to the picture.
    Focus,
    /// Sends a message to the page around.
    Tell(Post),
    /// Draws the present state as a picture; see [`Picture`].
    Draw(Picture),
}

/// The state of a table frame's conversation.
///
/// ```
/// use embed::table::{self, Effect, Frame};
/// let opened = table::open("id=lesson", "rule=0.77&to=50");
/// let address = opened.address.clone();
/// let state = table::state(&address);
/// assert_eq!(table::restored(&state).as_ref(), Ok(&address));
/// let mut frame = Frame::new(opened);
/// assert!(frame.shows(table::part::FIELDS));
/// assert_eq!(frame.ready(&address).len(), 1);
/// assert!(matches!(frame.receive(&address, r#"{"gizmo":1,"type":"focus"}"#)[..], [Effect::Focus, ..]));
/// assert!(frame.changed(&address, true).is_none(), "nothing has changed");
/// let (other, _) = study::address::Address::read("to=60", &address);
/// assert!(frame.changed(&other, true).is_some());
/// let refused = frame.refused(&messages::Message::verbatim("too much"));
/// assert_eq!((refused.body.str("type"), refused.text), (Some("error"), false));
/// ```
#[derive(Debug)]
pub struct Frame {
    /// The channel to the page around.
    pub channel: Channel,
    /// The state sent last.
    last_state: String,
}

impl Frame {
    /// The conversation that begins with an address.
    pub fn new(opened: Opened) -> Frame {
        let last_state = state(&opened.address);
        let channel = Channel::new(opened.params, opened.unknown, opened.wrong, opened.secret);
        Frame { channel, last_state }
    }

    /// True if all of these parts are shown; a lock hides parts that lead to another rule.
    pub fn shows(&self, parts: u16) -> bool {
        let params = self.channel.params();
        let locked = if params.lock { part::FIELDS | part::EXAMPLES } else { 0 };
        params.show & !locked & parts == parts
    }

    /// The messages once there is something to see, and again at `hello`.
    pub fn ready(&self, address: &Address) -> Vec<Post> {
        let channel = &self.channel;
        let texts =
            |words: &mut dyn Iterator<Item = &str>| Json::List(words.map(Json::text).collect());
        let fields = alloc::vec![
            ("version", Json::text("1")),
            ("game", Json::text(NAME)),
            ("state", Json::Text(state(address))),
            ("capabilities", texts(&mut REQUESTS.into_iter())),
            ("unknown", texts(&mut channel.unknown.iter().map(|unknown| unknown.key.as_str()))),
            ("nearest", outgoing::nearest(&channel.unknown)),
        ];
        let mut posts = alloc::vec![outgoing::message(&channel.params.id, "ready", fields)];
        posts.extend(channel.troubles());
        posts
    }

    /// Receives a message from the page around, as JSON text; an unknown message has no effect.
    pub fn receive(&mut self, address: &Address, text: &str) -> Vec<Effect> {
        let Some(message) = Channel::read(text) else { return Vec::new() };
        if let Some(post) = self.channel.wordpress(&message) {
            return post.into_iter().map(Effect::Tell).collect();
        }
        let Some(kind) = self.channel.request(&message) else { return Vec::new() };
        let done = match kind {
            "hello" => return self.ready(address).into_iter().map(Effect::Tell).collect(),
            "get-state" => {
                let fields = alloc::vec![("state", Json::Text(state(address)))];
                return alloc::vec![Effect::Tell(self.channel.reply(&message, fields))];
            }
            "set-state" => match message.str("state").map(restored) {
                None => Err(words::no_field("state")),
                Some(kept) => kept.map(|kept| alloc::vec![Effect::Open(Box::new(kept))]),
            },
            "set-options" => self.options(address, &message),
            "focus" => Ok(alloc::vec![Effect::Focus]),
            "picture" => match Picture::asked(&self.channel, &message) {
                Ok(picture) => return alloc::vec![Effect::Draw(picture)],
                Err(trouble) => Err(trouble),
            },
            kind => Err(words::unknown_type(kind)),
        };
        match done {
            Err(trouble) => alloc::vec![Effect::Tell(self.channel.refuse(&message, &trouble))],
            Ok(mut effects) => {
                effects.push(Effect::Tell(self.channel.reply(&message, Vec::new())));
                effects
            }
        }
    }

    /// Applies all of the options or none.
    fn options(&mut self, address: &Address, message: &Json) -> Result<Vec<Effect>, Trouble> {
        let Json::Fields(fields) = message else { return Ok(Vec::new()) };
        let mut pairs = Vec::new();
        for (key, value) in fields {
            match key.as_str() {
                "gizmo" | "id" | "type" | "message_id" => {}
                // The address decides about origins and locks.
                "origin" | "lock" => return Err(words::parameter(key, words::fixed)),
                _ => {
                    // A sign that parts words would smuggle in another one.
                    let word = value.word().filter(|word| !word.contains(['&', '%']));
                    pairs.push((key.clone(), word.ok_or_else(|| words::no_field(key))?));
                }
            }
        }
        let (mut params, mut wrong, mut named) =
            (self.channel.params.clone(), Vec::new(), Vec::new());
        let mut unknown = false;
        params::all(&pairs, &mut wrong, &mut |key, value| {
            match take(&mut params, key, value) {
                Some(taken) => return taken,
                None if of_address(key) => named.push((key.to_string(), value.to_string())),
                None => unknown = true,
            }
            Ok(())
        });
        let next = taken(address, named, &mut wrong);
        if unknown {
            wrong.push(Trouble::new("parameter", words::no_option()));
        }
        if let Some(trouble) = wrong.into_iter().next() {
            return Err(trouble);
        }
        self.channel.params = params;
        let opens = (next != *address).then_some(Effect::Open(Box::new(next)));
        Ok(opens.into_iter().chain([Effect::Look]).collect())
    }

    /// The message about another state; `None` if it was sent already.
    pub fn changed(&mut self, address: &Address, user: bool) -> Option<Post> {
        let state = state(address);
        if state == self.last_state {
            return None;
        }
        self.last_state.clone_from(&state);
        let fields = alloc::vec![
            ("state", Json::Text(state)),
            ("address", Json::Text(address.to_string())),
            ("user", Json::Flag(user)),
        ];
        Some(outgoing::message(&self.channel.params.id, "change", fields))
    }

    /// The message that a request is refused.
    pub fn refused(&self, because: &Message) -> Post {
        outgoing::trouble(&self.channel.params.id, &Trouble::new("limit", because.clone()))
    }
}
