//! From the address of a frame to its game, and states in one word.

use crate::params::{self, Goal, Params, SITE, part};
use crate::tally::Tally;
use crate::words::{self, Trouble, Unknown};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use session::link::{self, Link, LinkError};
use session::{Action, Session, say};

/// The beginning of each state; later versions of the contract will read it as well.
pub const STATE: &str = "v1.";

/// Precedes the secret by which WordPress knows its frame.
const SECRET: &str = "?secret=";

/// The content of a frame when it begins.
#[derive(Debug)]
pub struct Opened {
    /// The game.
    pub session: Session,
    /// The parameters.
    pub params: Params,
    /// Unknown parameters.
    pub unknown: Vec<Unknown>,
    /// Errors in the address; the rest of it counts.
    pub wrong: Vec<Trouble>,
    /// The secret by which WordPress knows its frame.
    pub secret: Option<String>,
    /// True if the address names a position, moves or a state.
    pub placed: bool,
    /// Keys of the address that are settings of the game, or that set players and level.
    pub named: Vec<String>,
}

/// Keys of an address that set where a game begins and how far it has come.
const PLACE: [&str; 4] = ["at", "do", "ply", "if"];
/// Keys that set players and level.
const SEATS: [&str; 2] = ["players", "level"];

impl Opened {
    /// The name under which a browser may store the state: the `id` of the frame if it has one, otherwise
    /// the game with everything in the address except the position. So a lesson finds its own state
    /// again, and no other lesson does.
    ///
    /// ```
    /// let opened = embed::open("nim", "lock=1", "at=3.4.5").expect("there is Nim");
    /// let name = opened.store();
    /// assert!(name.starts_with("v1 nim ?"));
    /// assert!(!name.contains("3.4.5"), "the position is not in it");
    /// let later = embed::open("nim", "lock=1", "at=3.4.5&do=1-2").expect("there is Nim");
    /// let kept = embed::open::state(&later.session);
    /// assert_eq!(opened.kept(&kept).expect("it goes on").at(), "1.4.5");
    /// ```
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

    /// The state stored under [`Opened::store`], unless the address asks for something else: other
    /// settings or players, or a start and moves that the stored game does not begin with. With an `id`,
    /// all settings must be those of the address.
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

    /// True for keys that are settings of the game, or that set players and level.
    fn settles(&self, key: &str) -> bool {
        let fields = self.session.game().card().fields;
        SEATS.contains(&key) || fields.iter().any(|field| field.key == key)
    }
}

/// Reads query and fragment of a frame’s address, each with or without its first character.
///
/// `None` only if there is no such game.
///
/// ```
/// let opened = embed::open("nim", "players=two", "at=1.2").expect("it is in the catalogue");
/// assert_eq!(opened.session.at(), "1.2");
/// assert!(embed::open("chess", "", "").is_none());
/// ```
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
            let fields = card.fields.iter().map(|field| field.key);
            unknown.push(Unknown::new(key, params::KEYS.into_iter().chain(SITE).chain(fields)));
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
    let (session, errors) = Session::open_with_errors(&link)?;
    wrong.extend(errors.iter().map(address));
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

/// The fragment without the secret that WordPress appends, and the secret.
pub(crate) fn secret(fragment: &str) -> (&str, Option<String>) {
    // Letter by letter: text search in both directions is two functions, and a frame has only the other one.
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

/// The error in a position, a setting or a move, in the words of the page.
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

/// The session with values shown or hidden as in the parameters, and without announcements.
pub(crate) fn shown(session: Session, params: &Params) -> Session {
    let values = params.shows(part::VALUES);
    let mut session = session.reduce(Action::Values(values)).unwrap_or(session);
    if session.refuting() && !params.shows(part::HINTS) {
        session = session.reduce(Action::Refute(false)).unwrap_or(session);
    }
    session.reduce(Action::Notice(None)).unwrap_or(session)
}

/// A session as one word of letters, digits and `.`, `_`, `~`, `-`, `,`, `!` and `*`: complete, and
/// independent of the parameters of the frame.
///
/// ```
/// use session::{Session, link::link};
/// let (session, _) = Session::open(&link("nim?at=1.2&do=1-1&players=two")).expect("it is an address");
/// assert_eq!(embed::open::state(&session), "v1.nim!at*1.2!do*1-1!players*two");
/// ```
pub fn state(session: &Session) -> String {
    let link = session.link();
    let mut state = STATE.to_string();
    state.push_str(&link.game);
    for (key, value) in &link.pairs {
        // Tried moves and display options are not part of the game.
        if key != "if" && key != "show" {
            state.push('!');
            state.push_str(key);
            state.push('*');
            state.push_str(value);
        }
    }
    state
}

/// The key of a state under which the tries of an exercise stand, which are no part of a game.
const TRIES: &str = "tries";

/// A state with the tries of an exercise.
pub(crate) fn state_with(session: &Session, tally: &Tally) -> String {
    match tally.word() {
        Some(word) => [&state(session), "!", TRIES, "*", &word].concat(),
        None => state(session),
    }
}

/// The tries in a state, if there are any, for the session that it restores.
pub(crate) fn tries(state: &str, session: &Session) -> Option<Tally> {
    let (key, word) = state.rsplit_once('!')?.1.split_once('*')?;
    Tally::read(word, session).filter(|_| key == TRIES)
}

/// The session of a state, which must be entirely valid: half a state would be another game.
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

/// The fragment of the frame's address.
///
/// ```
/// use session::{Session, link::link};
/// let (session, _) = Session::open(&link("nim?at=1.2&do=1-1&players=two")).expect("it is an address");
/// assert_eq!(embed::open::fragment(&session, None), "at=1.2&do=1-1&players=two");
/// ```
pub fn fragment(session: &Session, secret: Option<&str>) -> String {
    let link = session.link().to_string();
    let mut fragment = link.split_once('?').map_or("", |(_, pairs)| pairs).to_string();
    if let Some(secret) = secret {
        fragment.push_str(SECRET);
        fragment.push_str(secret);
    }
    fragment
}
