//! The prose of the games: every folder's about.md, turned into static pieces when the crate is built.
//!
//! Only the page uses it, so other programs link no text.

include!(concat!(env!("OUT_DIR"), "/prose.rs"));

/// The subject of a section, in the order of sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    /// Three things to find out by playing.
    Questions,
    /// Who wins, and how to see it.
    Theory,
    /// Why that is so.
    Proof,
    /// Who found it, and where it is written.
    Sources,
}

/// One section; a text has one of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its subject.
    pub kind: SectionKind,
    /// Its pieces, top to bottom.
    pub blocks: &'static [Block],
}

/// One piece of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// HTML made of `p`, `ol`, `ul`, `li`, `em`, `strong`, `sup`, `sub` and `h3` without attributes.
    Html(&'static str),
    /// A small live board.
    Play {
        /// Settings and position as a part of an address, such as `at=1.3.5.7&misere=1`.
        pairs: &'static str,
        /// The text below the board, as plain text.
        caption: &'static str,
    },
}

/// The prose of a game.
///
/// ```
/// assert!(games::prose::prose("nim").is_some_and(|sections| !sections.is_empty()));
/// assert!(games::prose::prose("chess").is_none());
/// ```
pub fn prose(id: &str) -> Option<&'static [Section]> {
    ALL.iter().find(|(name, _)| *name == id).map(|(_, sections)| *sections)
}
