//! From the address of a frame to its game, and states as one word.

use crate::params::{self, Goal, Params, SITE, part};
use crate::words::{self, Trouble};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use session::link::{self, Link, LinkError};
use session::{Action, Session, say};

/// What each state begins with; a later version of the contract reads it as well.
pub const STATE: &str = "v1.";

/// What stands before the word by which WordPress knows its frame.
const SECRET: &str = "?secret=";

/// What a frame shows when it begins.
#[derive(Debug)]
pub struct Opened {
    /// The game.
    pub session: Session,
    /// What is shown of it.
    pub params: Params,
    /// Parameters that nobody knows.
    pub unknown: Vec<String>,
    /// What is wrong with the address; the rest of it counts.
    pub wrong: Vec<Trouble>,
    /// The word by which WordPress knows its frame.
    pub secret: Option<String>,
    /// True if the address names a position, moves or a state.
    pub placed: bool,
    /// Words of the address that are settings of the game or say who plays and how well.
    pub named: Vec<String>,
}

/// Words of an address that say where a game begins and how far it has come.
const PLACE: [&str; 4] = ["at", "do", "ply", "if"];
/// Words that say who plays and how well.
const SEATS: [&str; 2] = ["players", "level"];

impl Opened {
    /// The name under which a browser may keep the state: the `id` of the frame where it has one, else the
    /// game with everything that the address asks for but the position. So a lesson finds its own state
    /// again, and no other lesson does.
    pub fn store(&self) -> String {
        let Params { id, seed, lock, goal, show, .. } = &self.params;
        let link = self.session.link();
        if !id.is_empty() {
            return alloc::format!("v1 {} {id}", link.game);
        }
        let mut words: Vec<String> = Vec::new();
        for (key, value) in link.pairs.iter().filter(|(key, _)| self.settles(key)) {
            words.push(alloc::format!("{key}={value}"));
        }
        words.extend(seed.map(|seed| alloc::format!("seed={seed}")));
        let goal = goal.map_or(0, Goal::number);
        words.push(alloc::format!("show={show}&goal={goal}&lock={}", u16::from(*lock)));
        alloc::format!("v1 {} ?{}", link.game, words.join("&"))
    }

    /// The state that was kept under [`Opened::store`], unless the address asks for something else: other
    /// settings or players, or a position that the kept game has not come from. A state of a frame with an
    /// `id` has all its settings from the address.
    pub fn kept(&self, state: &str) -> Option<Session> {
        let kept = restored(self.session.game().card().id, state).ok()?;
        let (old, new) = (kept.link().pairs, self.session.link().pairs);
        let value = |pairs: &[(String, String)], key: &str| {
            pairs.iter().find(|(known, _)| known == key).map(|(_, value)| value.clone())
        };
        let same = |key: &str| value(&old, key) == value(&new, key);
        let asked = self.named.iter().all(|key| same(key));
        let own = !self.params.id.is_empty();
        let fields = self.session.game().card().fields;
        let settled = !own || fields.iter().all(|field| same(field.key));
        let begins = kept.position(0) == self.session.position(0)
            && self.session.line().len() <= kept.line().len()
            && self
                .session
                .line()
                .iter()
                .zip(kept.line())
                .all(|(one, other)| one.text == other.text);
        (asked && settled && (begins || !self.placed)).then(|| shown(kept, &self.params))
    }

    /// True for words that are settings of the game or say who plays and how well.
    fn settles(&self, key: &str) -> bool {
        let fields = self.session.game().card().fields;
        SEATS.contains(&key) || fields.iter().any(|field| field.key == key)
    }
}

/// Reads query and fragment of a frame’s address, each with or without its first sign.
///
/// `None` only if there is no such game.
pub fn open(game: &str, query: &str, fragment: &str) -> Option<Opened> {
    let card = games::find(game)?.card();
    let (mut wrong, mut unknown, mut params) = (Vec::new(), Vec::new(), Params::default());
    let query = read(query.strip_prefix('?').unwrap_or(query), &mut wrong);
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let (fragment, secret) = secret(fragment);
    let fragment = read(fragment, &mut wrong);
    let (fragment, state) = match fragment.strip_prefix("s=") {
        Some(state) => ("", Some(state)),
        None => (plain(&fragment), None),
    };
    let mut pairs = Vec::new();
    params::all(&link::pairs(&query), &mut wrong, &mut |key, value| {
        if let Some(taken) = params.take(key, value) {
            return taken;
        }
        if SITE.contains(&key) || card.fields.iter().any(|field| field.key == key) {
            pairs.push((key.to_string(), value.to_string()));
        } else if unknown.len() < 20 {
            unknown.push(words::short(key).to_string());
        }
        Ok(())
    });
    params.seed = seed(&pairs);
    pairs.extend(link::pairs(fragment));
    let placed = state.is_some() || pairs.iter().any(|(key, _)| PLACE.contains(&key.as_str()));
    let mut named: Vec<String> = pairs.iter().map(|(key, _)| key.clone()).collect();
    named.retain(|key| {
        SEATS.contains(&key.as_str()) || card.fields.iter().any(|field| field.key == key)
    });
    let link = Link { game: card.id.to_string(), pairs };
    let (session, error) = Session::open(&link)?;
    wrong.extend(error.map(|error| address(&error)));
    let session = match state.map(|state| restored(card.id, state)) {
        Some(Ok(session)) => session,
        Some(Err(trouble)) => {
            wrong.push(trouble);
            session
        }
        None => session,
    };
    let session = shown(session, &params);
    Some(Opened { session, params, unknown, wrong, secret, placed, named })
}

/// The text, if it is short enough to be read.
pub(crate) fn read(text: &str, wrong: &mut Vec<Trouble>) -> String {
    if text.len() <= link::LONGEST {
        return link::decoded(text);
    }
    wrong.push(words::long());
    String::new()
}

/// The fragment without the word that WordPress appends, and that word.
pub(crate) fn secret(fragment: &str) -> (&str, Option<String>) {
    // Letter by letter: a search for words forwards and backwards is two, and a frame has the other.
    let begins = |at: &usize| fragment.as_bytes()[*at..].starts_with(SECRET.as_bytes());
    let Some(at) = (0..fragment.len()).rev().find(begins) else { return (fragment, None) };
    let (before, secret) = (&fragment[..at], &fragment[at + SECRET.len()..]);
    let plain = secret.len() <= 64 && secret.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let secret = (plain && !secret.is_empty()).then(|| secret.to_string());
    (before.strip_suffix('#').unwrap_or(before), secret)
}

/// The pairs of a fragment, which may also be that of the site’s own address.
fn plain(fragment: &str) -> &str {
    match fragment.strip_prefix("/play/") {
        Some(rest) => rest.split_once('?').map_or("", |(_, pairs)| pairs),
        None => fragment,
    }
}

fn seed(pairs: &[(String, String)]) -> Option<u64> {
    let (_, value) = pairs.iter().rev().find(|(key, _)| key == "seed")?;
    value.parse().ok()
}

/// What is wrong with a position, a setting or a move, as the page says it.
pub(crate) fn address(error: &LinkError) -> Trouble {
    let code = match error {
        LinkError::Long => "long",
        LinkError::Game(_) => "game",
        LinkError::Field { .. } => "setting",
        LinkError::Position(_) => "position",
        LinkError::Move { .. } => "move",
        LinkError::Word { .. } => "parameter",
    };
    Trouble::new(code, say::bad_address(error))
}

/// The session with values as the wishes want them, and nothing said yet.
pub(crate) fn shown(session: Session, params: &Params) -> Session {
    let values = params.shows(part::VALUES);
    let mut session = session.reduce(Action::Values(values)).unwrap_or(session);
    if session.refuting() && !params.shows(part::HINTS) {
        session = session.reduce(Action::Refute(false)).unwrap_or(session);
    }
    session.reduce(Action::Notice(None)).unwrap_or(session)
}

/// A session as one word of letters, digits and `.`, `_`, `~`, `-`, `,`, `!` and `*`: whole, and the
/// same whatever the parameters of the frame are.
pub fn state(session: &Session) -> String {
    let link = session.link();
    let mut state = STATE.to_string();
    state.push_str(&link.game);
    for (key, value) in &link.pairs {
        // What is only tried, and what is only shown, are not the game.
        if key != "if" && key != "show" {
            state.push('!');
            state.push_str(key);
            state.push('*');
            state.push_str(value);
        }
    }
    state
}

/// The session of a state, which must be wholly right: half a state would be another game.
pub fn restored(game: &str, state: &str) -> Result<Session, Trouble> {
    let no_state = || Trouble::new("state", words::not_a_state());
    if state.len() > link::LONGEST {
        return Err(words::long());
    }
    let rest = state.strip_prefix(STATE).ok_or_else(no_state)?;
    let (named, pieces) = rest.split_once('!').unwrap_or((rest, ""));
    if games::find(named).is_none() {
        return Err(no_state());
    }
    if named != game {
        return Err(Trouble::new("state", words::other_game()));
    }
    let mut pairs = Vec::new();
    for piece in pieces.split('!').filter(|piece| !piece.is_empty()) {
        let (key, value) = piece.split_once('*').ok_or_else(no_state)?;
        pairs.push((key.to_string(), value.to_string()));
    }
    let link = Link { game: game.to_string(), pairs };
    let (session, wrong) = Session::open(&link).ok_or_else(no_state)?;
    match wrong {
        None => Ok(session),
        Some(error) => Err(Trouble { code: "state", ..address(&error) }),
    }
}

/// What the address of the frame says after `#`.
pub fn fragment(session: &Session, secret: Option<&str>) -> String {
    let link = session.link().to_string();
    let mut fragment = link.split_once('?').map_or("", |(_, pairs)| pairs).to_string();
    if let Some(secret) = secret {
        fragment.push_str(SECRET);
        fragment.push_str(secret);
    }
    fragment
}
