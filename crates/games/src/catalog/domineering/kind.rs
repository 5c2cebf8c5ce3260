//! How boards are written and set up: as in Cram, with `~R` if Right is to move.

use super::{BOARDS, Board, Domineering};
use crate::kinds::{split_turn, with_turn};
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::code::CodeError;
use solver::play::{Move, MoveRange};
use solver::rules::{PositionKind, Roll, Rules as _, Sizes};

impl PositionKind for Domineering {
    type Position = Board;

    fn read(&self, text: &str) -> Result<Board, CodeError> {
        let (squares, turn) = split_turn(text)?;
        Ok(Board { squares: BOARDS.read(squares)?, turn })
    }

    fn write(&self, at: &Board) -> String {
        with_turn(&BOARDS.write(&at.squares), at.turn)
    }

    fn sizes(&self) -> Sizes {
        BOARDS.sizes()
    }

    fn to_sizes(&self, at: &Board) -> Vec<u64> {
        BOARDS.to_sizes(&at.squares)
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Board> {
        Some(Board { squares: BOARDS.with_sizes(sizes)?, turn: 0 })
    }

    fn size_name(&self, at: &Board, index: usize) -> Message {
        BOARDS.size_name(&at.squares, index)
    }

    fn edit(&self, at: &Board, place: u32, amount: u64) -> Option<Board> {
        Some(Board { squares: BOARDS.edit(&at.squares, place, amount)?, turn: at.turn })
    }

    /// A random board; the empty one of that size if Left has no move on it.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Board> {
        let at = Board { squares: BOARDS.deal(roll)?, turn: 0 };
        let mut moves = Vec::new();
        self.moves(&at, &mut moves);
        if moves.is_empty() { self.with_sizes(&self.to_sizes(&at)) } else { Some(at) }
    }

    fn write_move(&self, at: &Board, mv: &Move) -> String {
        BOARDS.write_move(&at.squares, mv)
    }

    fn read_move(&self, at: &Board, text: &str, moves: &[MoveRange]) -> Result<Move, CodeError> {
        BOARDS.read_move(&at.squares, text, moves)
    }
}
