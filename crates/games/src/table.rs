//! Tables and figures of a game, computed afresh and shown beside its theory.

use alloc::string::String;
use alloc::vec::Vec;
use solver::values::Period;

/// A table with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it shows, in one line.
    pub caption: String,
    /// How to read it, in a sentence.
    pub note: String,
    /// The numbers.
    pub shape: Shape,
}

/// One cell of a table of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What is written there.
    pub words: String,
    /// Its letter among the outcomes, before the words; it decides the look.
    pub outcome: Option<char>,
}

/// One seat of a ring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What is written on it.
    pub name: String,
    /// True if the player to move loses there.
    pub lost: bool,
    /// Where the winning moves lead, as numbers of seats, and how much each takes.
    pub arrows: Vec<(usize, u64)>,
}

/// How the numbers of a table are arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Named columns.
    Columns {
        /// Heads.
        heads: Vec<&'static str>,
        /// Rows, each as long as `heads`.
        rows: Vec<Vec<u64>>,
    },
    /// One sequence, wrapped.
    Sequence {
        /// Index of the first value.
        from: u64,
        /// Values in a line; the period where there is one.
        width: usize,
        /// Grundy values, or 0 and 1 for lost and won.
        values: Vec<u64>,
        /// The proved period.
        period: Option<Period>,
        /// Indices before the period that do not fit it.
        exceptions: Vec<u64>,
    },
    /// Named columns of words, the first of which names the row.
    Words {
        /// Heads.
        heads: Vec<String>,
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
}
