//! The selected cell, and its explanation.

use crate::words::Rendered;
use messages::Message;
use study::address::At;

/// Where on the page one is.
#[derive(Debug, Default)]
pub(crate) struct Cursor {
    /// The selected heap; the address names it once a person has chosen it.
    pub(crate) here: u64,
    pub(crate) why: Why,
    /// The value that is looked for.
    pub(crate) sought: Option<u64>,
    /// The message below the fields for jumping and finding.
    pub(crate) said: Option<Message>,
    /// True if it says what was found, and not what is wrong.
    pub(crate) found: bool,
    /// True once the strip shows where the period begins.
    pub(crate) placed: bool,
    /// True once grid and strip show the heap of the address, or a person has selected another.
    pub(crate) reached: bool,
    /// The element that gets the focus once it exists.
    pub(crate) focus: Option<String>,
    /// True while the grid's edge is dragged.
    pub(crate) edging: bool,
}

/// Why a cell has its value.
#[derive(Debug, Default)]
pub(crate) struct Why {
    /// Number of the question that is out, or was answered last.
    pub(crate) id: u32,
    /// The cell of the question and of the explanation shown.
    pub(crate) at: Option<At>,
    /// The reasons.
    pub(crate) html: Option<Rendered>,
    /// The same in a sentence, or why there are none.
    pub(crate) words: Option<Message>,
    /// True if a person asked.
    pub(crate) wanted: bool,
    /// True if the question came before the value.
    pub(crate) early: bool,
}

impl Cursor {
    /// Another study is shown: drops the messages and results of the last one.
    pub(crate) fn leave(&mut self) {
        let (here, focus, edging) = (self.here, self.focus.take(), self.edging);
        *self = Cursor { here, focus, edging, ..Cursor::default() };
    }

    /// Says below the fields for jumping and finding what is wrong with them.
    pub(crate) fn say(&mut self, words: Message) -> bool {
        (self.said, self.found) = (Some(words), false);
        true
    }

    /// Says there what was found.
    pub(crate) fn tell(&mut self, words: Message) -> bool {
        (self.said, self.found) = (Some(words), true);
        true
    }
}

impl Why {
    /// A question is asked; the present explanation stays until the answer.
    pub(crate) fn ask(&mut self, id: u32, at: At, wanted: bool) {
        (self.id, self.at, self.wanted, self.early) = (id, Some(at), wanted, false);
    }
}
