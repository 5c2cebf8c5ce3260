//! Every sentence of a frame about addresses and messages.

use crate::params::{PRESETS, WORDS};
use crate::tally::Keep;
use crate::{picture, table};
use alloc::string::{String, ToString};
use messages::nearest::nearest;
use messages::{LANGUAGES, Message, Said};
use session::seat::{Level, Players};

include!(concat!(env!("OUT_DIR"), "/embed.rs"));

/// An error in an address or a request, with a word for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// A word that stays the same in all versions and languages.
    pub code: &'static str,
    /// One sentence.
    pub message: Message,
}

impl Trouble {
    /// A trouble of this kind.
    pub fn new(code: &'static str, message: Message) -> Trouble {
        Trouble { code, message }
    }
}

/// A parameter that there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// Its key, shortened.
    pub key: String,
    /// The parameter that is most like it.
    pub near: Option<String>,
}

impl Unknown {
    /// A key that is none of the known ones.
    pub(crate) fn new<'k>(key: &str, known: impl IntoIterator<Item = &'k str>) -> Unknown {
        let key = short(key).to_string();
        let near = nearest(&key, known).map(str::to_string);
        Unknown { key, near }
    }

    /// What there is not, and what may have been meant.
    pub fn message(&self) -> Message {
        match &self.near {
            Some(near) => no_parameter_but(&self.key, near),
            None => no_parameter(&self.key),
        }
    }
}

/// What there is not in place of a game, and which game may have been meant.
///
/// ```
/// use messages::native::Words;
/// let no_game = |name| Words::english(&embed::words::unknown_game(name));
/// assert_eq!(no_game("kayle"), "There is no game “kayle”. Did you mean “kayles”?");
/// assert_eq!(no_game("chess"), "There is no game “chess”.");
/// ```
pub fn unknown_game(name: &str) -> Message {
    let name = short(name);
    match nearest(name, games::GAMES.iter().map(|game| game.card().id)) {
        Some(near) => no_game_but(name, near),
        None => no_game(name),
    }
}

/// The answer to something typed that the parameters forbid.
///
/// ```
/// use messages::native::Words;
/// assert_eq!(Words::english(&embed::words::refused()), "This board does not do that.");
/// ```
pub fn refused() -> Message {
    not_here()
}

/// A parameter whose value is not allowed.
pub(crate) fn parameter(key: &str, wanted: Said) -> Trouble {
    Trouble::new("parameter", must_be(key, wanted()))
}

/// The address is longer than is read.
pub(crate) fn long() -> Trouble {
    Trouble::new("long", too_long(session::link::LONGEST as u64))
}

pub(crate) fn unknown_type(kind: &str) -> Trouble {
    Trouble::new("unknown-type", no_such_request(short(kind)))
}

/// The beginning of a word from outside, for an error message.
pub(crate) fn short(word: &str) -> &str {
    word.char_indices().nth(40).map_or(word, |(end, _)| &word[..end])
}

/// A request without a field that it needs.
pub(crate) fn no_field(field: &str) -> Trouble {
    Trouble::new("missing", missing(field))
}

pub(crate) const SWITCH: [&str; 2] = ["0", "1"];
pub(crate) const THEMES: [&str; 4] = ["auto", "light", "dark", "contrast"];
pub(crate) const MOTIONS: [&str; 2] = ["auto", "off"];
pub(crate) const DIRECTIONS: [&str; 2] = ["ltr", "rtl"];
pub(crate) const REPORTS: [&str; 2] = ["none", "splice"];
pub(crate) const FORMATS: [&str; 2] = ["svg", "png"];

pub(crate) fn switch() -> Message {
    any_of(&SWITCH)
}

pub(crate) fn themes() -> Message {
    any_of(&THEMES)
}

pub(crate) fn motions() -> Message {
    any_of(&MOTIONS)
}

pub(crate) fn directions() -> Message {
    any_of(&DIRECTIONS)
}

pub(crate) fn reports() -> Message {
    any_of(&REPORTS)
}

pub(crate) fn keeps() -> Message {
    any_of(&Keep::ALL.map(|(word, _)| word))
}

pub(crate) fn formats() -> Message {
    any_of(&FORMATS)
}

pub(crate) fn languages() -> Message {
    any_of(&LANGUAGES.map(|(word, _)| word))
}

pub(crate) fn flag() -> Message {
    any_of(&["true", "false"])
}

pub(crate) fn players() -> Message {
    any_of(&Players::ALL.map(|(word, _)| word))
}

pub(crate) fn levels() -> Message {
    any_of(&Level::ALL.map(|(word, _)| word))
}

pub(crate) fn picture_widths() -> Message {
    widths(*picture::WIDTHS.start(), *picture::WIDTHS.end())
}

/// The parts of a game that a frame may show.
pub(crate) fn game_parts() -> Message {
    listed(&WORDS.map(|(word, _)| word), &PRESETS.map(|(word, _)| word))
}

/// The parts that a frame of tables may show.
pub(crate) fn table_parts() -> Message {
    listed(&table::PARTS.map(|(word, _)| word), &table::PRESETS.map(|(word, _)| word))
}

fn any_of(words: &[&str]) -> Message {
    one_of(&words.join(", "))
}

fn listed(words: &[&str], presets: &[&str]) -> Message {
    parts(&words.join(", "), &presets.join(", "))
}
