//! What the catalogue says about a game: its card, its settings and its famous starts.

use crate::words;
use alloc::string::String;
pub use messages::Said;
use solver::code::CodeError;

/// Families of games, in the order of the shelf: from easy to deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// One pile from which a number of objects is taken.
    OnePile,
    /// Heaps from which objects are taken.
    Nim,
    /// Rows and heaps that fall apart.
    TakeAndBreak,
    /// Two piles, or a queen on a board.
    Wythoff,
    /// Shapes, graphs and orders that shrink.
    Shapes,
    /// The player with more points at the end wins.
    Points,
}

/// All families in the order of the shelf.
pub const FAMILIES: [Family; 6] = [
    Family::OnePile,
    Family::Nim,
    Family::TakeAndBreak,
    Family::Wythoff,
    Family::Shapes,
    Family::Points,
];

/// How much it takes to find out who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// As easy, and the one to begin with.
    Begin,
    /// Playing a few times is enough.
    Easy,
    /// A table of small positions shows the way.
    Medium,
    /// Several ideas together, or no simple rule is known.
    Deep,
}

/// The colour of the cloth under a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    /// Green.
    Fir,
    /// Blue-grey.
    Slate,
    /// Purple.
    Plum,
    /// Yellow-green.
    Olive,
    /// Brown.
    Umber,
    /// Dark blue.
    Dusk,
}

impl Cloth {
    /// Its class in the style sheet.
    ///
    /// ```
    /// assert_eq!(games::find("nim").expect("there is Nim").card().cloth.class(), "cloth-slate");
    /// ```
    pub fn class(self) -> &'static str {
        match self {
            Cloth::Fir => "cloth-fir",
            Cloth::Slate => "cloth-slate",
            Cloth::Plum => "cloth-plum",
            Cloth::Olive => "cloth-olive",
            Cloth::Umber => "cloth-umber",
            Cloth::Dusk => "cloth-dusk",
        }
    }
}

/// One entry of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Name in addresses: lower-case words joined by hyphens.
    pub id: &'static str,
    /// Name on the page.
    pub title: Said,
    /// The rule in one line, for the shelf.
    pub summary: Said,
    /// The rule in three sentences.
    pub rule: Said,
    /// Other words by which people look for it, in any language.
    pub search: Said,
    /// Where it stands on the shelf.
    pub family: Family,
    /// How much it takes to find out who wins.
    pub difficulty: Difficulty,
    /// The colour under its board.
    pub cloth: Cloth,
    /// What the naive machine does, as a sentence.
    pub naive: Said,
    /// Settings, in the order of the form.
    pub fields: &'static [Field],
    /// Starts with a name, the default first.
    pub starts: &'static [Start],
    /// A position in mid-play for the shelf, as a part of an address.
    pub shelf: &'static str,
    /// How a position is written in addresses, as sentences.
    pub position: Said,
    /// How a move is written in addresses and typed, as sentences.
    pub moves: Said,
}

/// A name under which a start, with its settings, is known on other pages or in books; the same in all languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub said: &'static str,
    /// Settings and position as pairs of an address, joined by `&`.
    pub pairs: &'static str,
}

/// A start with a name.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Its name.
    pub name: Said,
    /// Settings and position as a part of an address, such as `at=1.3.5.7&misere=1`.
    pub pairs: &'static str,
}

/// One setting.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name in addresses.
    pub key: &'static str,
    /// Name in the form.
    pub label: Said,
    /// The values it may have.
    pub kind: FieldKind,
}

/// The values that a setting may have.
#[derive(Clone, Copy, Debug)]
pub enum FieldKind {
    /// Off (0, the default) or on (1).
    Switch,
    /// A whole number.
    Number {
        /// Least number.
        least: u64,
        /// Greatest number.
        most: u64,
        /// The number by default.
        default: u64,
    },
    /// One of a few words; the first is the default.
    Choice {
        /// Word in addresses, and name in the form.
        words: &'static [(&'static str, Said)],
    },
    /// A rule in a notation of its own.
    Text {
        /// The rule by default, in canonical form.
        default: &'static str,
        /// Gives the canonical form, or says what is wrong.
        check: fn(&str) -> Result<String, CodeError>,
        /// What may be written, with examples.
        hint: Said,
        /// True if the rule is the subject of the game, so that its field comes before all others.
        leads: bool,
    },
}

/// The switch for misère play, the same in all games that have it.
pub const MISERE: Field =
    Field { key: "misere", label: words::misere_label, kind: FieldKind::Switch };
