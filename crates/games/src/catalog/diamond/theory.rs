//! Why a pattern of tokens is won: an even number of lines, and partners of a half-turn.

use super::{Diamond, words};
use crate::cells::Cells;
use crate::table::sign;
use crate::words::{and, parity, series};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::play::Move;
use solver::recipe::{Exchange, How, Recipe, typed};

/// A set of tokens whose outcome depends on the number of its lines alone.
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

/// Tokens in a pattern that is solved at every size; a move takes a whole row or column.
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
            Pattern::Single => return words::single(),
            Pattern::Cross => "cross",
            Pattern::Parallel => "parallel",
            Pattern::HalfTurn => "half-turn",
            Pattern::Rectangle => "rectangle",
        };
        let lines = rows + columns;
        words::pattern(name, *rows, *columns, lines, parity(lines))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Lines { pattern, rows, columns, partners } = self;
        let wins = match pattern {
            Pattern::HalfTurn => return half_turn(partners),
            Pattern::Cross => words::cross_wins,
            Pattern::Parallel => words::parallel_wins,
            Pattern::Rectangle | Pattern::Single => words::rectangle_wins,
        };
        wins(*rows, *columns, rows + columns)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let mut cells = vec![Cell::plain("→"); self.rows as usize];
        let all = (self.rows + self.columns) as usize;
        cells.resize(all, Cell::plain("↓"));
        Figure::Strip { cells, caption: words::lines_figure() }
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

/// The line that answers each line after a half-turn.
fn half_turn(partners: &[(Line, Line)]) -> Message {
    let name = |line: &Line| match line {
        Line::Row(row) => format!("r{row}"),
        Line::Column(column) => format!("c{column}"),
    };
    let pair = |(one, other): &(Line, Line)| sign(format!("{}–{}", name(one), name(other)));
    words::half_turn_wins(series(partners.iter().map(pair).collect(), and))
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
        match self {
            Sweeps::Cross => words::cross_again(),
            Sweeps::Rectangle => words::rectangle_again(),
            Sweeps::Parallel => words::parallel_again(),
            Sweeps::HalfTurn { .. } => words::half_turn_again(),
        }
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let [between, after] =
            [exchange.between, exchange.after].map(|position| &typed::<Diamond>(position).at);
        let (rows, columns) = between.closed_up().size();
        if rows.min(columns) == 1 {
            return after.count() == 0;
        }
        let left = after.closed_up();
        let (rows_left, columns_left) = left.size();
        let even = (rows_left + columns_left) % 2 == 0;
        match self {
            Sweeps::Cross => even && is_cross(&left) && between.count() == after.count() + 1,
            Sweeps::Rectangle => even && rows_left.min(columns_left) >= 2,
            Sweeps::Parallel => even && rows_left.min(columns_left) == 2,
            Sweeps::HalfTurn { .. } if rows.min(columns) == 2 => {
                even && rows_left.min(columns_left) == 2
            }
            Sweeps::HalfTurn { partners } => {
                let line = |mv: &Move| match mv.first().place.checked_sub(between.size().0) {
                    None => Line::Row(mv.first().place + 1),
                    Some(column) => Line::Column(column + 1),
                };
                let (reply, answer) = (line(exchange.reply), line(exchange.answer));
                partners.contains(&(reply, answer)) || partners.contains(&(answer, reply))
            }
        }
    }
}

/// True for several rows and columns without empty ones whose tokens fill one row and one column.
fn is_cross(at: &Cells) -> bool {
    let (rows, columns) = at.size();
    let full = |tokens: u32, line: u32| at.line(line).len() as u32 == tokens;
    rows.min(columns) >= 2
        && at.count() == u64::from(rows + columns - 1)
        && (0..rows).any(|row| full(columns, row))
        && (rows..rows + columns).any(|column| full(rows, column))
}
