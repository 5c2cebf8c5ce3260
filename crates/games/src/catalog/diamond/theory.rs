//! Why tokens are won that form a pattern: an even number of lines, and partners of a half-turn.

use crate::words::joined;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{How, Recipe};

/// A set of tokens whose fate hangs on the number of its lines alone.
///
/// A line is a row or column with a token; empty ones between do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All tokens lie on one line.
    Single,
    /// One row and one column that meet in a token, each longer than one.
    Cross,
    /// Two rows with a column in common, or two columns with a row in common.
    Parallel,
    /// Every row meets every column in a token, and there are several of both.
    Rectangle,
    /// A half-turn maps the set onto itself: either no line is its own partner, or the middle
    /// row and column are, both full, and there are other lines in both directions.
    HalfTurn,
}

/// A line of a board of cells, numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A row.
    Row(u32),
    /// A column.
    Column(u32),
}

/// Tokens of which whole rows and columns are taken, in a pattern that is solved at every size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// The pattern.
    pub pattern: Pattern,
    /// Rows with a token.
    pub rows: u64,
    /// Columns with a token.
    pub columns: u64,
    /// For [`Pattern::HalfTurn`] the lines that answer each other.
    pub partners: Vec<(Line, Line)>,
}

impl Explanation for Lines {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.pattern == Pattern::Single || (self.rows + self.columns) % 2 == 1)
    }

    fn summary(&self) -> Message {
        let Lines { pattern, rows, columns, .. } = self;
        let name = match pattern {
            Pattern::Single => {
                return "All tokens lie on one line: a single sweep takes them.".into();
            }
            Pattern::Cross => "A cross",
            Pattern::Parallel => "Two parallel lines",
            Pattern::HalfTurn => "A set with a half-turn",
            Pattern::Rectangle => "A rectangle",
        };
        let lines = rows + columns;
        let parity = if lines.is_multiple_of(2) { "even" } else { "odd" };
        format!("{name} of {rows} rows and {columns} columns: {lines} lines, an {parity} number.")
            .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Lines { pattern, rows, columns, partners } = self;
        let lines = format!("{rows} + {columns} = {} lines", rows + columns);
        match pattern {
            Pattern::HalfTurn => half_turn(partners),
            Pattern::Cross => format!("It leaves a cross of {lines}, an even number."),
            Pattern::Parallel => {
                format!("It leaves two parallel lines, {lines} in all, an even number.")
            }
            Pattern::Rectangle | Pattern::Single => {
                format!("It leaves a rectangle of {lines}, an even number. Each move takes one.")
            }
        }
        .into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells = vec![Cell::plain("→".to_string()); self.rows as usize];
        let all = (self.rows + self.columns) as usize;
        cells.resize(all, Cell::plain("↓".to_string()));
        Figure::Strip { cells, caption: "The rows and columns that hold tokens".into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(match self.pattern {
            Pattern::Cross => Sweeps::Cross,
            Pattern::Parallel => Sweeps::Parallel,
            Pattern::Rectangle | Pattern::Single => Sweeps::Rectangle,
            Pattern::HalfTurn => Sweeps::HalfTurn { partners: self.partners.clone() },
        })
    }
}

/// Which line answers which after a half-turn.
fn half_turn(partners: &[(Line, Line)]) -> String {
    let name = |line: &Line| match line {
        Line::Row(row) => format!("r{row}"),
        Line::Column(column) => format!("c{column}"),
    };
    let pairs: Vec<String> =
        partners.iter().map(|(one, other)| format!("{}–{}", name(one), name(other))).collect();
    format!(
        "It leaves a set that a half-turn maps onto itself. These lines are partners: {}. @winner can \
         answer each line by its partner.",
        joined(&pairs)
    )
}

/// Which tokens to leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sweeps {
    /// Leave a cross with an even number of lines, or nothing.
    Cross,
    /// Leave a rectangle of several rows and columns with an even number of lines, or nothing.
    Rectangle,
    /// Leave two parallel lines, both with tokens, and an even number of lines in all, or nothing.
    Parallel,
    /// Take the partner of the line that the reply takes; once only two parallel lines are left,
    /// or one line, play as in [`Sweeps::Parallel`].
    HalfTurn {
        /// Lines that answer each other.
        partners: Vec<(Line, Line)>,
    },
}

impl How for Sweeps {
    fn sentence(&self) -> Message {
        let told = match self {
            Sweeps::Cross => {
                "@winner can sweep the rest as soon as it lies on one line. Before that @winner can \
             leave a cross with an even number of lines again, by taking a single token."
            }
            Sweeps::Rectangle => {
                "@winner can sweep the rest as soon as it lies on one line. Before that @winner \
             can leave two or more rows and two or more columns, and an even number of lines again."
            }
            Sweeps::Parallel => {
                "@winner can sweep the rest as soon as it lies on one line. Before that @winner \
             can leave tokens on both of the two lines, and an even number of lines again."
            }
            Sweeps::HalfTurn { .. } => {
                "As soon as only two parallel lines are left, @winner can leave \
             tokens on both, and an even number of lines in all. @winner can sweep the rest as soon as it \
             lies on one line."
            }
        };
        told.into()
    }
}
