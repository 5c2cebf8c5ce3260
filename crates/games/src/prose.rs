//! The prose of the games in each language: the texts of every folder, turned into static pieces when the crate is built.
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

/// The prose of a game in a language, by their codes; `None` if it has not been written. In English only a
/// draft has none.
///
/// ```
/// use games::prose::prose;
/// let [english, french] = ["en", "fr"].map(|language| prose("nim", language).expect("it is there"));
/// assert_eq!(english.len(), french.len());
/// assert!(prose("nim", "xx").is_none() && prose("chess", "en").is_none());
/// ```
pub fn prose(id: &str, language: &str) -> Option<&'static [Section]> {
    let found = ALL.iter().find(|(name, of, _)| (*name, *of) == (id, language));
    found.map(|(_, _, sections)| *sections)
}

/// A question about one or more positions, which the page asks and the judge answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The word of its kind; the kinds are those of `session::step`.
    pub kind: &'static str,
    /// Settings and position as parts of an address, such as `at=1.3.5.7&misere=1`; at least one.
    pub positions: &'static [&'static str],
    /// What is asked, as plain text.
    pub sentence: &'static str,
}

/// The steps of a game in a language, by their codes, from the simplest on; empty if there are none.
///
/// ```
/// use games::prose::steps;
/// let [english, french] = ["en", "fr"].map(|language| steps("nim", language));
/// assert_eq!((english[0].kind, english[0].positions), ("who", &["at=1.1"][..]));
/// assert_eq!(english.len(), french.len());
/// assert!(steps("chess", "en").is_empty());
/// ```
pub fn steps(id: &str, language: &str) -> &'static [Step] {
    let found = STEPS.iter().find(|(name, of, _)| (*name, *of) == (id, language));
    found.map_or(&[], |(_, _, steps)| steps)
}

/// True if a game is a draft: its folder lacks the text about it, steps, or a translation.
///
/// ```
/// assert!(!games::prose::draft("nim"));
/// ```
pub fn draft(id: &str) -> bool {
    DRAFTS.iter().any(|(draft, _)| *draft == id)
}
