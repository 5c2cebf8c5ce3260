//! A board of squares that are filled or empty, with moves that take full squares or whole lines.

use crate::cells::{self, Cells, SIDE};
use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{PositionKind, Roll, Sizes};
use solver::small_polyomino::Removal;

/// Boards of squares of one game.
///
/// ```
/// use games::kinds::{Figure, Squares};
/// use solver::play::Move;
/// use solver::rules::PositionKind;
/// use solver::small_polyomino::Removal;
/// let kind = Squares {
///     removal: Removal::Lines,
///     figure: Figure::Cross,
///     deal: [(3, 3), (3, 3)],
///     filled: (1, 2),
/// };
/// let at = kind.with_sizes(&[3, 3]).expect("it has sizes");
/// assert_eq!(kind.write(&at), ".x._xxx_.x.");
/// assert_eq!(kind.read_move(&at, "c2", &[]), Ok(Move::one(4, 3)));
/// assert_eq!(kind.write_move(&at, &Move::one(4, 3)), "c2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    /// What a move takes, which decides how it is written: `2.3-2` for a square by its upper left corner and
    /// side, `r2` or `c3` for a line.
    pub removal: Removal,
    /// The shape of a start of given sizes.
    pub figure: Figure,
    /// Random rows and columns: the least number, and how many numbers there are from it on.
    pub deal: [(u64, u64); 2],
    /// How many squares of a random start are filled, on average: so many of so many.
    pub filled: (u64, u64),
}

/// The shape of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// All squares.
    Rectangle,
    /// The middle row and the middle column.
    Cross,
    /// The squares near the middle.
    Diamond,
}

impl Squares {
    /// The start with these rows and columns.
    pub fn board(&self, [rows, columns]: [u64; 2]) -> Cells {
        let (rows, columns) = (rows as u32, columns as u32);
        // Twice the distance from the middle, so that it is whole.
        let off = |n: u32, length: u32| (2 * n + 1).abs_diff(length);
        let filled = |row: u32, column: u32| match self.figure {
            Figure::Rectangle => true,
            Figure::Cross => row == rows / 2 || column == columns / 2,
            Figure::Diamond => {
                off(row, rows) * columns + off(column, columns) * rows <= rows * columns
            }
        };
        Cells::new(rows, columns, filled)
    }
}

impl PositionKind for Squares {
    type Position = Cells;

    fn read(&self, text: &str) -> Result<Cells, CodeError> {
        Cells::read(text)
    }

    fn write(&self, at: &Cells) -> String {
        at.write()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, SIDE) }
    }

    fn to_sizes(&self, at: &Cells) -> Vec<u64> {
        let (rows, columns) = at.size();
        vec![u64::from(rows), u64::from(columns)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Cells> {
        Some(self.board([sizes[0], sizes[1]]))
    }

    fn size_name(&self, _: &Cells, index: usize) -> Message {
        words::side_name(index)
    }

    fn edit(&self, at: &Cells, place: u32, amount: u64) -> Option<Cells> {
        at.edited(place, amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Cells> {
        let [rows, columns] = self.deal;
        let size = (rows.0 + roll(rows.1), columns.0 + roll(columns.1));
        Some(Cells::random(size, self.filled, roll))
    }

    fn write_move(&self, at: &Cells, mv: &Move) -> String {
        let step = mv.first();
        match self.removal {
            Removal::Squares => {
                let corner = cells::write_place(at, step.place);
                if step.amount == 1 { corner } else { format!("{corner}-{}", step.amount) }
            }
            Removal::Lines => match step.place.checked_sub(at.size().0) {
                None => format!("r{}", step.place + 1),
                Some(column) => format!("c{}", column + 1),
            },
        }
    }

    fn read_move(&self, at: &Cells, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        match self.removal {
            Removal::Squares => {
                let (corner, side) = text.split_once('-').unwrap_or((text, "1"));
                let place = cells::read_place(at, corner)?;
                let side = code::number(side, corner.chars().count() + 2, 1, SIDE)?;
                Ok(Move::one(place, side))
            }
            Removal::Lines => {
                let (rows, columns) = at.size();
                let (first, most, number) = match (text.strip_prefix('r'), text.strip_prefix('c')) {
                    (Some(number), _) => (0, rows, number),
                    (_, Some(number)) => (rows, columns, number),
                    _ => return Err(CodeError::wanted(1, words::row_or_column)),
                };
                let line = first + code::number(number, 2, 1, u64::from(most))? as u32 - 1;
                // A line without tokens is no legal move, whatever the amount.
                let tokens = at.line(line).len() as u64;
                Ok(Move::one(line, tokens.max(1)))
            }
        }
    }
}
