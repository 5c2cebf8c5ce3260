//! Tables and figures of a game, computed anew and shown beside its theory.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use messages::{Message, Said};
use solver::values::{Period, Values};

/// A table with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it shows, in one line.
    pub caption: Message,
    /// How to read it, in a sentence.
    pub note: Message,
    /// The numbers.
    pub shape: Shape,
}

/// One cell of a table of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What is written there.
    pub words: Message,
    /// Its outcome letter, before the words; it decides the style.
    pub outcome: Option<char>,
}

/// One seat of a ring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What is written on it.
    pub name: String,
    /// True if the player to move loses there.
    pub lost: bool,
    /// The targets of the winning moves, as numbers of seats, and how much each takes.
    pub arrows: Vec<(usize, u64)>,
}

/// What is known about the period of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// It is proved.
    Proved(Period),
    /// No period is known.
    Open,
    /// Nothing is to be said, or the note of the table says it.
    Told,
}

impl Repeats {
    /// A proved period, or none that is known.
    pub(crate) fn of(period: Option<Period>) -> Repeats {
        period.map_or(Repeats::Open, Repeats::Proved)
    }

    /// Values that have this period from the first on.
    pub(crate) fn always(length: u64) -> Repeats {
        Repeats::Proved(Period { start: 0, length })
    }
}

/// How the numbers of a table are arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Named columns.
    Columns {
        /// Heads.
        heads: Vec<Message>,
        /// Rows, each as long as `heads`.
        rows: Vec<Vec<u64>>,
    },
    /// One sequence, wrapped.
    Sequence {
        /// Index of the first value.
        from: u64,
        /// Values in a line; the period if there is one.
        width: usize,
        /// Grundy values, or 0 and 1 for lost and won.
        values: Vec<u64>,
        /// Whether the values repeat.
        repeats: Repeats,
        /// Indices before the period that do not fit it.
        exceptions: Vec<u64>,
    },
    /// Named columns of words, the first of which names the row.
    Words {
        /// Heads.
        heads: Vec<Message>,
        /// Rows, each as long as `heads`.
        rows: Vec<Vec<Cell>>,
    },
    /// Classes around a ring, with an arrow for each move that wins.
    Ring {
        /// Classes once around.
        around: u64,
        /// Two seats in each class, class by class, the outer one first.
        seats: Vec<Seat>,
    },
    /// A square of dots, hollow where the player to move loses.
    Dots {
        /// Dots on a side, from 0.
        side: u64,
        /// Lost squares as (x, y).
        cold: Vec<(u64, u64)>,
    },
    /// Words and numbers in a grid with heads on both sides.
    Grid {
        /// Heads of the columns; the first stands above the heads of the rows.
        heads: Vec<Message>,
        /// Rows: the head, then the content of each column.
        rows: Vec<(Message, Vec<(Message, Mark)>)>,
    },
    /// A drawing of lines, dots and words.
    Drawing {
        /// Width and height, in units of about a pixel.
        size: (i32, i32),
        /// The strokes, from the ground up.
        strokes: Vec<Stroke>,
        /// The same in words, for everyone who does not see it.
        words: Message,
    },
}

impl Shape {
    /// The values of these sizes, `width` in a line, with the proved period and its exceptions.
    pub(crate) fn sequence(values: &Values, width: usize, sizes: Range<u64>) -> Shape {
        Shape::Sequence {
            from: sizes.start,
            width,
            values: sizes.filter_map(|n| values.at(n)).collect(),
            repeats: Repeats::of(values.period()),
            exceptions: values.exceptions(),
        }
    }
}

/// A number or a formula, which is the same in each language.
pub(crate) fn sign(sign: impl ToString) -> Message {
    Message::verbatim(sign.to_string())
}

/// How a cell of a grid is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    Plain,
    /// With a box: lost, or as the caption says.
    Boxed,
    /// Shaded and underlined: an exception, or missing elsewhere.
    Odd,
    /// Shaded: it repeats for ever.
    Steady,
}

/// One thing in a drawing; places are from the upper left corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A thin line.
    Thin((i32, i32), (i32, i32)),
    /// A bold line.
    Bold((i32, i32), (i32, i32)),
    /// A dotted line.
    Dotted((i32, i32), (i32, i32)),
    /// A full dot.
    Full((i32, i32)),
    /// A hollow dot.
    Hollow((i32, i32)),
    /// A word around this place.
    Word((i32, i32), Message),
}

/// A number that chooses the content of a game's tables.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// What it means, as the name of a field.
    pub label: Said,
    /// The least number.
    pub least: u64,
    /// The greatest number.
    pub most: u64,
    /// The number at first.
    pub usual: u64,
}
