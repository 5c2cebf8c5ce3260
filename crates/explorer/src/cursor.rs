//! The cell that is looked at, and what is said about it.

use crate::words::Rendered;
use messages::Message;
use study::address::At;

/// Where on the page one is.
#[derive(Debug, Default)]
pub(crate) struct Cursor {
    /// The heap that is looked at; the address names it once somebody has chosen it.
    pub(crate) here: u64,
    pub(crate) why: Why,
    /// The value that is looked for.
    pub(crate) sought: Option<u64>,
    /// What is said below the fields that jump and find.
    pub(crate) said: Option<Message>,
    /// True once the strip shows where the period begins.
    pub(crate) placed: bool,
    /// True once grid and strip show the heap of the address.
    pub(crate) reached: bool,
    /// The element that gets the focus once it is there.
    pub(crate) focus: Option<String>,
    /// True while the grid's edge is dragged.
    pub(crate) edging: bool,
}

/// Why a cell has its value.
#[derive(Debug, Default)]
pub(crate) struct Why {
    /// Number of the question that is out, or was answered last.
    pub(crate) id: u32,
    /// What was asked about, and what is shown is about.
    pub(crate) at: Option<At>,
    /// The reasons.
    pub(crate) html: Option<Rendered>,
    /// The same in a sentence, or why there are none.
    pub(crate) words: Option<Message>,
    /// True if a person asked.
    pub(crate) wanted: bool,
    /// True if it was asked before the value was there.
    pub(crate) early: bool,
}

impl Cursor {
    /// Another study is seen: what was said and found was about the one before.
    pub(crate) fn leave(&mut self) {
        let (here, focus, edging) = (self.here, self.focus.take(), self.edging);
        *self = Cursor { here, focus, edging, ..Cursor::default() };
    }

    /// Something is said below the fields that jump and find.
    pub(crate) fn say(&mut self, words: Message) -> bool {
        self.said = Some(words);
        true
    }
}

impl Why {
    /// A question is put; what is shown stays until it is answered.
    pub(crate) fn ask(&mut self, id: u32, at: At, wanted: bool) {
        (self.id, self.at, self.wanted, self.early) = (id, Some(at), wanted, false);
    }
}
