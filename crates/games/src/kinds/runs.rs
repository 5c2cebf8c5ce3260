//! A board of cells from which a move takes a run: cells side by side in one row or column.

use crate::cells::{self, Cells};
use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::CodeError;
use solver::play::{Move, MoveRange, Step};
use solver::rules::{PositionKind, Roll, Sizes};

/// Most rows, and the greatest size that a form offers.
const ROWS: u64 = 8;
/// Most columns: with a free column between two rows, a board fits into a mask of 128 bits.
const COLUMNS: u64 = 15;
/// Added to the length of a run that goes down, so that an amount tells both directions apart.
const DOWN: u64 = 16;

/// Boards of one game. The place of a move is the left or upper cell of its run; its amount is the length of the run, or
/// that and 16 if it goes down.
///
/// ```
/// use games::kinds::Runs;
/// use solver::{play::Move, rules::PositionKind};
/// let kind = Runs { length: (1, 15), deal: [(2, 3), (3, 2)], filled: (4, 5) };
/// let at = kind.read("xxx_x..")?;
/// assert_eq!(kind.write_move(&at, &Move::one(1, 2)), "1.2-1.3");
/// assert_eq!(kind.read_move(&at, "2.1-1.1", &[]), Ok(Move::one(0, 18)));
/// assert_eq!(kind.write(&kind.play(&at, &Move::one(0, 18))), ".xx_...");
/// assert!(kind.read_move(&at, "1.1-2.2", &[]).is_err());
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Runs {
    /// The least and the greatest number of cells in a run that a move takes.
    pub length: (u64, u64),
    /// Random rows and columns: the least number, and how many numbers there are from it on.
    pub deal: [(u64, u64); 2],
    /// How many cells of a random start are filled, on average: so many of so many.
    pub filled: (u64, u64),
}

/// The cells of a run, as rows and columns, on a board with so many columns.
pub(crate) fn run(step: Step, columns: u32) -> impl Iterator<Item = (u32, u32)> {
    let (row, column) = (step.place / columns, step.place % columns);
    let down = step.amount > DOWN;
    let length = if down { step.amount - DOWN } else { step.amount } as u32;
    (0..length).map(move |i| if down { (row + i, column) } else { (row, column + i) })
}

/// The run from one cell to another as a step, if both are in one row or column.
pub(crate) fn between(one: (u32, u32), other: (u32, u32), columns: u32) -> Option<(u32, u64)> {
    let (first, last) = (one.min(other), one.max(other));
    let place = first.0 * columns + first.1;
    match (last.0 - first.0, last.1.checked_sub(first.1)) {
        (0, Some(length)) => Some((place, u64::from(length) + 1)),
        (length, Some(0)) => Some((place, DOWN + u64::from(length) + 1)),
        _ => None,
    }
}

impl Runs {
    /// Appends all legal moves.
    pub fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        let ((rows, columns), (least, most)) = (at.size(), self.length);
        for place in 0..rows * columns {
            let (row, column) = (place / columns, place % columns);
            let across = (column..columns).take_while(|c| at.holds(row, *c)).count() as u64;
            let down = (row..rows).take_while(|r| at.holds(*r, column)).count() as u64;
            let mut push = |low: u64, high: u64, add: u64| {
                if low <= high {
                    out.push(MoveRange { place, low: add + low, high: add + high });
                }
            };
            push(least, most.min(across), 0);
            // A single cell is a run across.
            push(least.max(2), most.min(down), DOWN);
        }
    }

    /// The board after a move.
    pub fn play(&self, at: &Cells, mv: &Move) -> Cells {
        let (rows, columns) = at.size();
        let taken: Vec<(u32, u32)> = run(mv.first(), columns).collect();
        Cells::new(rows, columns, |row, column| {
            at.holds(row, column) && !taken.contains(&(row, column))
        })
    }
}

impl PositionKind for Runs {
    type Position = Cells;

    fn read(&self, text: &str) -> Result<Cells, CodeError> {
        let at = Cells::read(text)?;
        let ((rows, columns), end) = (at.size(), text.len().max(1));
        if u64::from(rows) > ROWS {
            return Err(CodeError::count(end, words::rows, (1, ROWS)));
        }
        if u64::from(columns) > COLUMNS {
            return Err(CodeError::count(end, words::cells_in_row, (1, COLUMNS)));
        }
        Ok(at)
    }

    fn write(&self, at: &Cells) -> String {
        at.write()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, ROWS) }
    }

    fn to_sizes(&self, at: &Cells) -> Vec<u64> {
        let (rows, columns) = at.size();
        vec![u64::from(rows), u64::from(columns).min(ROWS)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Cells> {
        Some(Cells::new(sizes[0] as u32, sizes[1] as u32, |_, _| true))
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
        let at = Cells::random(size, self.filled, roll);
        let mut moves = Vec::new();
        self.moves(&at, &mut moves);
        if moves.is_empty() { self.with_sizes(&[size.0, size.1]) } else { Some(at) }
    }

    fn write_move(&self, at: &Cells, mv: &Move) -> String {
        let columns = at.size().1;
        let cell = |(row, column): (u32, u32)| cells::write_place(at, row * columns + column);
        let (first, rest) = (mv.first().place, run(mv.first(), columns).skip(1).last());
        let first = cells::write_place(at, first);
        rest.map_or(first.clone(), |last| format!("{first}-{}", cell(last)))
    }

    fn read_move(&self, at: &Cells, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let (one, other) = text.split_once('-').unwrap_or((text, text));
        let columns = at.size().1;
        let cell = |place: u32| (place / columns, place % columns);
        let one = cell(cells::read_place(at, one)?);
        let second = text.find('-').map_or(1, |hyphen| hyphen + 2);
        let moved = |error: CodeError| CodeError { place: error.place + second - 1, ..error };
        let other = cells::read_place(at, other).map_err(moved)?;
        let (place, amount) = between(one, cell(other), columns)
            .ok_or(CodeError::rules(second, words::cells_in_line))?;
        Ok(Move::one(place, amount))
    }
}
