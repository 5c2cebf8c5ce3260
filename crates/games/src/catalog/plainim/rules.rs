//! The rules of Plainim: a row becomes a smaller binary number.

use super::theory::{Columns, Singles, Twins};
use super::words;
use super::{Plainim, SIDE};
use crate::cells::Cells;
use crate::theory::{in_pairs, over, share};
use crate::words as shared;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange, Outcome};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes, ranges};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The power of two of a column, counted from the left.
pub(super) fn power(at: &Cells, column: u32) -> u64 {
    1 << (at.size().1 - 1 - column)
}

/// The binary number of each row.
pub(super) fn numbers(at: &Cells) -> Vec<u64> {
    let (rows, columns) = at.size();
    let chips = |row: u32| (0..columns).filter(move |column| at.holds(row, *column));
    (0..rows).map(|row| chips(row).map(|column| power(at, column)).sum()).collect()
}

/// The board of the same size whose rows are these numbers.
pub(super) fn board(at: &Cells, numbers: &[u64]) -> Cells {
    let (rows, columns) = at.size();
    Cells::new(rows, columns, |row, column| numbers[row as usize] & power(at, column) != 0)
}

impl PositionKind for Plainim {
    type Position = Cells;

    fn read(&self, text: &str) -> Result<Cells, CodeError> {
        let at = Cells::read(text)?;
        let (rows, columns) = at.size();
        let end = text.len().max(1);
        if u64::from(rows) > SIDE {
            return Err(CodeError::count(end, shared::rows, (1, SIDE)));
        }
        if u64::from(columns) > SIDE {
            return Err(CodeError::count(end, shared::cells_in_row, (1, SIDE)));
        }
        Ok(at)
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
        // A slanting line of two chips a row, so that rows differ and small boards have few positions.
        let slanting = |row: u32, column: u32| column == row || column == row + 1;
        Some(Cells::new(sizes[0] as u32, sizes[1] as u32, slanting))
    }

    fn size_name(&self, _: &Cells, index: usize) -> Message {
        shared::side_name(index)
    }

    fn edit(&self, at: &Cells, place: u32, amount: u64) -> Option<Cells> {
        at.edited(place, amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Cells> {
        let size = (3 + roll(2), 3 + roll(3));
        let at = Cells::random(size, (1, 2), roll);
        Some(if at.count() > 0 { at } else { self.with_sizes(&[size.0, size.1])? })
    }

    /// The row and the columns of the squares that change, such as `2-1.3`.
    fn write_move(&self, at: &Cells, mv: &Move) -> String {
        let changed: Vec<u64> = changed(at, mv).into_iter().map(|c| u64::from(c) + 1).collect();
        format!("{}-{}", mv.first().place + 1, code::write_list(&changed))
    }

    fn read_move(&self, at: &Cells, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let (rows, columns) = at.size();
        let Some((row, squares)) = text.split_once('-') else {
            return Err(CodeError::wanted(text.chars().count() + 1, words::hyphen_and_columns));
        };
        let place = code::number(row, 1, 1, u64::from(rows))? as u32 - 1;
        let each = (1, u64::from(columns));
        let of = shared::cells_in_row;
        let listed = code::list(squares, ListRange { of, count: (1, columns as usize), each })?;
        let mask = listed.iter().fold(0, |mask, column| mask | power(at, *column as u32 - 1));
        let number = numbers(at)[place as usize];
        // A larger number becomes a move that is not legal.
        Ok(Move::one(place, number.checked_sub(number ^ mask).unwrap_or(u64::MAX)))
    }
}

/// The columns of the squares that a move changes, ascending.
pub(super) fn changed(at: &Cells, mv: &Move) -> Vec<u32> {
    let step = mv.first();
    let before = numbers(at)[step.place as usize];
    let change = before ^ (before - step.amount);
    (0..at.size().1).filter(|column| change & power(at, *column) != 0).collect()
}

impl Rules for Plainim {
    type Positions = Plainim;

    fn positions(&self) -> Plainim {
        self.clone()
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        let rows = (0..).zip(numbers(at)).filter(|(_, high)| *high > 0);
        out.extend(rows.map(|(place, high)| MoveRange { place, low: 1, high }));
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        let mut next = numbers(at);
        next[mv.first().place as usize] -= mv.first().amount;
        board(at, &next)
    }

    fn misere(&self) -> bool {
        self.misere
    }

    /// The order of the rows does not matter.
    fn node(&self, at: &Cells) -> Node {
        let mut rows = numbers(at);
        rows.sort_unstable();
        self.key(&board(at, &rows))
    }

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        Some(numbers(at).iter().fold(1, |all, row| u64::saturating_mul(all, row + 1)))
    }
}

impl Plainim {
    /// True if the player to move loses (Bouton 1902).
    pub(super) fn lost(&self, rows: &[u64]) -> bool {
        if self.misere && rows.iter().all(|row| *row <= 1) {
            return rows.iter().sum::<u64>() % 2 == 1;
        }
        rows.iter().fold(0, |xor, row| xor ^ row) == 0
    }

    fn winning(&self, rows: &[u64]) -> Vec<Move> {
        let xor = rows.iter().fold(0, |xor, row| xor ^ row);
        let mut found = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            // A lost board has the nim-sum 0, or rows of at most 1.
            for left in [row ^ xor, 0, 1].into_iter().filter(|left| left < row) {
                let mut after = rows.to_vec();
                after[place] = left;
                found.extend(self.lost(&after).then(|| Move::one(place as u32, row - left)));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

impl Theory for Plainim {
    fn claim(&self, at: &Cells) -> Option<Claim> {
        let rows = numbers(at);
        Some(Claim {
            outcome: Outcome::of_mover_winning(!self.lost(&rows)),
            grundy: (!self.misere).then(|| rows.iter().fold(0, |xor, row| xor ^ row)),
            winning: self.winning(&rows),
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        let rows = numbers(at);
        if rows.iter().all(|row| *row == 0) {
            return over();
        }
        if self.misere && rows.iter().filter(|row| **row > 1).count() < 2 {
            return Some(share(Singles::new(&rows)));
        }
        if !self.misere && in_pairs(&rows) {
            return Some(share(Twins { rows }));
        }
        Some(share(Columns { rows, misere: self.misere }))
    }

    fn naive(&self, at: &Cells) -> Option<Move> {
        play::largest(&ranges(self, at))
    }
}
