//! The first lines of four by four boxes, known from a search that was made in advance.

use super::grid::Grid;
use solver::strings_and_coins::{Book, StringsAndCoins};

/// Rows and columns of boxes.
const SIDE: u32 = 4;
/// Lines drawn in the positions of the list.
const DRAWN: u32 = 5;
/// The worth of each of them, with 64 added. `tests/first_lines.rs` makes the list, in a quarter of an hour.
static WORTHS: &[u8] = include_bytes!("first-lines.bin");
/// Positions that it goes through: all in which no box can be closed, mirror images counted once.
pub(super) const POSITIONS: u64 = 1_968_278_974;

/// What the list says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// The result of each line.
    Moves,
    /// The result of the position, but not which line leads to it.
    Position,
}

/// What the list says about a position, if anything.
pub(super) fn known(at: &Grid) -> Option<Of> {
    if (at.rows, at.columns) != (SIDE, SIDE) {
        return None;
    }
    match at.drawn.count_ones() {
        ..DRAWN => Some(Of::Moves),
        DRAWN => Some(Of::Position),
        _ => None,
    }
}

/// The list, for a search in a grid that `known` knows.
pub(super) fn book(strings: &StringsAndCoins) -> Option<Book> {
    Book::new(strings, DRAWN, WORTHS)
}
