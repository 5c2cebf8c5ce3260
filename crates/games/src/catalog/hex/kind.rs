//! How boards are written and set up: `W`, `B` and points row by row, with `~R` if Black is to move.

use super::{Board, Hex, words};
use crate::kinds::{split_turn, with_turn};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// Fewest and most rows.
pub(super) const SIZES: (u64, u64) = (2, 7);

/// The name of a cell: the letter of its column, and its row from 1.
pub(super) fn name(size: u32, cell: u32) -> String {
    let letter = char::from(b'a' + (cell % size) as u8);
    format!("{letter}{}", cell / size + 1)
}

/// The stones of a code, row by row.
fn read_rows(text: &str) -> Result<Board, CodeError> {
    let size = text.split('_').next().map_or(0, |row| row.chars().count());
    if !(SIZES.0..=SIZES.1).contains(&(size as u64)) {
        return Err(CodeError::count(1, words::cells, SIZES));
    }
    let mut at = Board::empty(size as u32);
    let (mut cell, mut place) = (0, 1);
    for row in text.split('_') {
        if row.chars().count() != size || cell == at.cells() {
            return Err(CodeError::rules(place, words::as_many_rows));
        }
        for letter in row.chars() {
            match letter {
                '.' => {}
                'W' => at.stones[0] |= 1 << cell,
                'B' => at.stones[1] |= 1 << cell,
                _ => return Err(CodeError::wanted(place, words::cell_sign)),
            }
            (cell, place) = (cell + 1, place + 1);
        }
        place += 1;
    }
    if cell < at.cells() {
        return Err(CodeError::rules(place - 1, words::as_many_rows));
    }
    Ok(at)
}

/// The size of an empty board, such as `5x5`.
fn read_size(text: &str) -> Result<Board, CodeError> {
    let (rows, columns) = text.split_once('x').unwrap_or((text, text));
    let rows = code::number(rows, 1, SIZES.0, SIZES.1)?;
    let columns = code::number(columns, 3, SIZES.0, SIZES.1)?;
    if rows != columns {
        return Err(CodeError::rules(3, words::as_many_rows));
    }
    Ok(Board::empty(rows as u32))
}

impl PositionKind for Hex {
    type Position = Board;

    fn read(&self, text: &str) -> Result<Board, CodeError> {
        let (rows, turn) = split_turn(text)?;
        let short = rows.starts_with(|first: char| first.is_ascii_digit());
        let at = if short { read_size(rows)? } else { read_rows(rows)? };
        Ok(Board { turn, ..at })
    }

    fn write(&self, at: &Board) -> String {
        let sign = |cell| match at.player(cell) {
            Some(0) => 'W',
            Some(_) => 'B',
            None => '.',
        };
        let row = |row| (row * at.size..(row + 1) * at.size).map(sign).collect();
        let rows: Vec<String> = (0..at.size).map(row).collect();
        with_turn(&rows.join("_"), at.turn)
    }

    /// Size and turn, and the stones of this board or of the one after a half-turn.
    fn key(&self, at: &Board) -> Node {
        let board = at.board();
        let stones = at.stones.min(at.stones.map(|set| board.turned(set)));
        vec![u64::from(at.size), at.turn as u64, stones[0], stones[1]]
    }

    fn of_key(&self, key: &[u64]) -> Option<Board> {
        let [size, turn, white, black] = *key else { return None };
        Some(Board { size: size as u32, turn: turn as usize, stones: [white, black] })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: SIZES }
    }

    fn to_sizes(&self, at: &Board) -> Vec<u64> {
        vec![u64::from(at.size)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Board> {
        Some(Board::empty(*sizes.first()? as u32))
    }

    fn size_name(&self, _: &Board, _: usize) -> Message {
        words::size_label()
    }

    /// A free cell becomes white, a white one black, and a black one free.
    fn edit(&self, at: &Board, place: u32, _: u64) -> Option<Board> {
        let mut next = at.clone();
        let bit = 1_u64.checked_shl(place).filter(|_| place < at.cells())?;
        match at.player(place) {
            None => next.stones[0] |= bit,
            Some(0) => next.stones = [at.stones[0] & !bit, at.stones[1] | bit],
            Some(_) => next.stones[1] &= !bit,
        }
        Some(next)
    }

    /// Three to five rows with a few stones; where Black has one more, White may have lost.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Board> {
        let mut at = Board::empty(3 + roll(3) as u32);
        let white = if at.size > 3 { roll(2) } else { 0 };
        let black = white + roll(2);
        for player in (0..white).map(|_| 0).chain((0..black).map(|_| 1)) {
            let cell = roll(u64::from(at.cells())) as u32;
            if at.player(cell).is_none() {
                at.stones[player] |= 1 << cell;
            }
        }
        Some(at)
    }

    fn write_move(&self, at: &Board, mv: &Move) -> String {
        name(at.size, mv.first().place)
    }

    fn read_move(&self, at: &Board, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let mut letters = text.chars();
        let last = (b'a' + at.size as u8 - 1) as char;
        let Some(column) = letters.next().filter(|letter| ('a'..=last).contains(letter)) else {
            return Err(CodeError::wanted(1, words::column_letter));
        };
        let row = code::number(letters.as_str(), 2, 1, u64::from(at.size))? as u32;
        Ok(Move::one((row - 1) * at.size + (column as u32 - u32::from(b'a')), 1))
    }
}
