//! Figures of a theory: a few kinds, each drawn from plain values.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::ops::Range;
use messages::Message;

/// A number before and after a move, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text before it.
    pub name: Message,
    /// The number before the move.
    pub before: u64,
    /// The number after it.
    pub after: u64,
}

/// One cell of a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What is written there.
    pub text: Message,
    /// True if it stands in a box.
    pub boxed: bool,
    /// True if it is marked.
    pub marked: bool,
}

impl Cell {
    /// A cell that is neither boxed nor marked, with a text that is the same in each language.
    ///
    /// ```
    /// let cell = solver::figure::Cell::plain(7);
    /// assert_eq!(cell.text.as_verbatim(), Some("7"));
    /// assert!(!cell.boxed && !cell.marked);
    /// ```
    pub fn plain(text: impl ToString) -> Cell {
        Cell { text: Message::verbatim(text.to_string()), boxed: false, marked: false }
    }
}

/// A figure with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// No figure: the words are enough.
    None,
    /// Numbers in powers of two; columns whose count is no multiple of the base are lit.
    Columns {
        /// The numbers.
        lines: Vec<Line>,
        /// The base, at least 2.
        base: u64,
        /// The caption.
        caption: Message,
    },
    /// Cells side by side.
    Strip {
        /// The cells.
        cells: Vec<Cell>,
        /// The caption.
        caption: Message,
    },
    /// Remainders around a clock: filled where the player to move loses.
    Clock {
        /// The number of remainders.
        modulus: u64,
        /// The lost ones.
        lost: Range<u64>,
        /// The present remainder.
        now: u64,
        /// The caption.
        caption: Message,
    },
}
