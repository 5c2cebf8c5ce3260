//! Every sentence that a frame says about addresses and messages.

use alloc::format;
use messages::Message;

/// Something that was asked for and cannot be had, with a word for programs and one for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// A word that stays the same in all versions and languages.
    pub code: &'static str,
    /// One sentence.
    pub message: Message,
}

impl Trouble {
    /// A trouble of this kind.
    pub fn new(code: &'static str, message: impl Into<Message>) -> Trouble {
        Trouble { code, message: message.into() }
    }
}

/// A parameter that is none of the words it may be.
pub fn parameter(key: &str, wanted: &str) -> Trouble {
    Trouble::new("parameter", format!("“{key}” must be {wanted}"))
}

/// The address is longer than is read.
pub fn long() -> Trouble {
    let most = session::link::LONGEST;
    let message = format!("the parameters are longer than {most} characters, and none is read");
    Trouble::new("long", message)
}

/// A request of a kind that is not known.
pub fn unknown_type(kind: &str) -> Trouble {
    Trouble::new("unknown-type", format!("there is no request “{}”", short(kind)))
}

/// The beginning of a word from outside, which is told again.
pub(crate) fn short(word: &str) -> &str {
    word.char_indices().nth(40).map_or(word, |(end, _)| &word[..end])
}

/// A request without a field that it needs.
pub fn missing(field: &str) -> Trouble {
    Trouble::new("missing", format!("the request needs a text “{field}”"))
}

pub(crate) const NOT_A_STATE: &str = "a state begins with v1. and the name of a game";
pub(crate) const LOCKED: &str = "this board is locked: it gives no hints";
pub(crate) const OTHER_GAME: &str = "the state is of another game than this frame";
pub(crate) const NOTHING: &str = "there is nothing to take back or to play again";
pub(crate) const NOT_NOW: &str = "no move can be played now: it is not a person’s turn";
pub(crate) const NOT_KNOWN: &str = "the search does not tell who wins here";
pub(crate) const NO_SOLVER: &str = "the solver of this board is not running, so nothing is judged";
pub(crate) const OVER: &str = "the game is over";
pub(crate) const LANGUAGES: &str = "en or fr";
pub(crate) const DIRECTION: &str = "ltr or rtl";
pub(crate) const TOKEN: &str = "1 to 32 letters, digits, hyphens or underscores";
pub(crate) const ORIGIN: &str = "an origin, such as https://example.org";
pub(crate) const SCALE: &str = "a number from 0.75 to 2";
pub(crate) const SWITCH: &str = "0 or 1";
pub(crate) const GOALS: &str = "win, find-p or moves=N, with N from 1 to 999";
pub(crate) const FLAG: &str = "true or false";
pub(crate) const FORMATS: &str = "svg or png";
pub(crate) const WIDTHS: &str = "a whole number of pixels from 16 to 4096";
pub(crate) const NO_PICTURE: &str = "this browser could not draw the picture";
pub(crate) const REPORTS: &str = "none or splice";
pub(crate) const THEMES: &str = "auto, light, dark or contrast";
pub(crate) const MOTIONS: &str = "auto or off";
pub(crate) const PARTS: &str = "a list of rules, hints, values, table, history, new, settings and theory, or play, teach, table or puzzle";
pub(crate) const PLAYERS: &str = "you-first, you-second, two or watch";
pub(crate) const LEVELS: &str = "perfect, slips, beginner or naive";
pub(crate) const FIXED: &str = "in the address and stays as it is there";
pub(crate) const NO_SETTING: &str = "this game has no such setting";
pub(crate) const NO_OPTION: &str = "there is no such option";
pub(crate) const TABLE_PARTS: &str = "a list of rule, fields, examples, views, why, proof, facts and export, or play, teach, table or puzzle";
pub(crate) const NO_TABLE_STATE: &str = "a state of a table begins with v1.table";
