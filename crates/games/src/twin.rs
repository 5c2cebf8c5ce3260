//! Positions that are, more or less, positions of another game.

use alloc::format;
use alloc::string::{String, ToString};
use messages::Message;
use solver::code;

/// How far a position and its twin are the same.
///
/// Each is tested on all small positions of the games that name a twin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// The moves of one correspond to those of the other, one to one: it is the same game.
    Moves,
    /// Each move of the twin is one here. A move here that is none of the twin can be answered so that the twin is what
    /// it was before both.
    Reversible,
    /// Both have the same Grundy value, but not the same moves.
    Values,
    /// Both are won or both are lost; values and moves differ.
    Zeros,
}

impl Sameness {
    /// The word by which messages choose what they say.
    ///
    /// ```
    /// assert_eq!(games::twin::Sameness::Zeros.word(), "zeros");
    /// ```
    pub fn word(self) -> &'static str {
        match self {
            Sameness::Moves => "moves",
            Sameness::Reversible => "reversible",
            Sameness::Values => "values",
            Sameness::Zeros => "zeros",
        }
    }
}

/// A position of another game that is, as far as [`Sameness`] says, the same.
#[derive(Clone, Debug)]
pub struct Twin {
    /// How far they are the same.
    pub sameness: Sameness,
    /// The id of the other game.
    pub game: &'static str,
    /// Its settings as pairs of an address, joined by `&`; may be empty.
    pub pairs: String,
    /// The code of the position there.
    pub at: String,
    /// What corresponds to what, as a sentence.
    pub how: Message,
}

/// Most heaps of a board.
const HEAPS: usize = 12;

impl Twin {
    /// Heaps of a game in which any number is taken from one of them; `None` if its board has no room for so many.
    ///
    /// ```
    /// use games::twin::{Sameness, Twin};
    /// let how = messages::Message::verbatim("The heaps are the numbers of the cells.");
    /// let twin = Twin::heaps("nim", Sameness::Moves, &[1, 2, 4], false, how).expect("there is room for three heaps");
    /// assert_eq!((twin.game, twin.link().as_str()), ("nim", "at=1.2.4"));
    /// ```
    pub fn heaps(
        game: &'static str,
        sameness: Sameness,
        heaps: &[u64],
        misere: bool,
        how: Message,
    ) -> Option<Twin> {
        // A board has a heap, even if nothing lies on it.
        let heaps = if heaps.is_empty() { &[0] } else { heaps };
        let at = code::write_list(heaps);
        let twin = Twin { sameness, game, pairs: misere_pairs(misere), at, how };
        (heaps.len() <= HEAPS).then_some(twin)
    }

    /// The same game move by move, with its convention.
    pub(crate) fn same(game: &'static str, misere: bool, at: String, how: Message) -> Twin {
        Twin { sameness: Sameness::Moves, game, pairs: misere_pairs(misere), at, how }
    }

    /// Position and settings as pairs of an address, joined by `&`.
    pub fn link(&self) -> String {
        match self.pairs.as_str() {
            "" => format!("at={}", self.at),
            pairs => format!("at={}&{pairs}", self.at),
        }
    }
}

/// The setting of the convention, as all games have it.
fn misere_pairs(misere: bool) -> String {
    if misere { "misere=1".to_string() } else { String::new() }
}
