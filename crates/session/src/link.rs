//! Addresses: which page, which game, and the whole state of play, as readable text.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use games::game::PlayError;
use messages::Message;
use solver::code::CodeError;

/// Longest address that is read, in bytes.
pub const LONGEST: usize = 8192;

/// The target of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The shelf with all games.
    Home,
    /// One game with its state.
    Play(Link),
    /// It does not exist.
    Nowhere,
}

/// A game and its pairs, not yet checked against the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The game's id as written in the address.
    pub game: String,
    /// Keys and values in the order of the address.
    pub pairs: Vec<(String, String)>,
}

/// An error in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The address is too long to be read.
    Long,
    /// There is no game of this name.
    Game(String),
    /// A setting cannot be read.
    Field {
        /// The key.
        key: String,
        /// The error.
        error: CodeError,
    },
    /// The starting position cannot be read.
    Position(CodeError),
    /// A move cannot be played.
    Move {
        /// Its number, from 1.
        number: usize,
        /// The error.
        error: PlayError,
    },
    /// A word or number is not one of those that the key allows.
    Word {
        /// The key.
        key: String,
        /// The allowed words.
        wanted: Message,
    },
}

impl LinkError {
    /// True for settings, positions and moves, each of which depends on those before it.
    pub(crate) fn about_play(&self) -> bool {
        match self {
            LinkError::Field { .. } | LinkError::Position(_) | LinkError::Move { .. } => true,
            LinkError::Word { key, .. } => key == "do",
            LinkError::Long | LinkError::Game(_) => false,
        }
    }
}

/// Reads the fragment of an address, with or without its `#`.
///
/// ```
/// use session::link::{Route, route};
/// assert_eq!(route("#/"), Ok(Route::Home));
/// assert_eq!(route("#/nowhere"), Ok(Route::Nowhere));
/// assert!(matches!(route("#/play/nim?at=1.2"), Ok(Route::Play(link)) if link.game == "nim"));
/// ```
pub fn route(fragment: &str) -> Result<Route, LinkError> {
    if fragment.len() > LONGEST {
        return Err(LinkError::Long);
    }
    let text = decoded(fragment.strip_prefix('#').unwrap_or(fragment));
    let text = text.strip_prefix('/').unwrap_or(&text);
    if text.is_empty() {
        return Ok(Route::Home);
    }
    let Some(rest) = text.strip_prefix("play/") else {
        return Ok(Route::Nowhere);
    };
    Ok(Route::Play(link(rest)))
}

/// Reads a game and its pairs, such as `kayles?at=i.iii&do=3`.
///
/// ```
/// let link = session::link::link("kayles?at=i.iii&do=3");
/// assert_eq!((link.game.as_str(), link.pairs.len()), ("kayles", 2));
/// assert_eq!(link.to_string(), "kayles?at=i.iii&do=3");
/// ```
pub fn link(text: &str) -> Link {
    let (game, query) = text.split_once('?').unwrap_or((text, ""));
    Link { game: game.to_string(), pairs: pairs(query) }
}

/// Reads pairs joined by `&`.
///
/// ```
/// let pairs = session::link::pairs("at=1.2&misere=1");
/// assert_eq!(pairs[1], ("misere".to_string(), "1".to_string()));
/// ```
pub fn pairs(query: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for piece in query.split('&') {
        let (key, value) = piece.split_once('=').unwrap_or((piece, ""));
        if !piece.is_empty() {
            pairs.push((key.to_string(), value.to_string()));
        }
    }
    pairs
}

impl fmt::Display for Link {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.game)?;
        for (i, (key, value)) in self.pairs.iter().enumerate() {
            let joint = if i == 0 { '?' } else { '&' };
            write!(out, "{joint}{key}={value}")?;
        }
        Ok(())
    }
}

/// Decodes percent-encoding, which mail programs add; invalid sequences stay.
///
/// ```
/// assert_eq!(session::link::decoded("at=1%2E2"), "at=1.2");
/// assert_eq!(session::link::decoded("100%"), "100%");
/// ```
pub fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let hex = text.get(i + 1..i + 3).filter(|_| bytes[i] == b'%');
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                out.push(byte);
                i += 3;
            }
            None => {
                out.push(bytes[i]);
                i += 1;
            }
        }
    }
    String::from_utf8(out).unwrap_or_else(|_| text.to_string())
}
