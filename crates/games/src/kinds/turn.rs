//! Whose turn it is at the end of a code: `~R` if Right is to move, and nothing for Left.

use crate::words;
use alloc::format;
use alloc::string::String;
use solver::code::CodeError;

/// The code without the turn, and the turn: 0 for Left, 1 for Right.
pub(crate) fn split_turn(text: &str) -> Result<(&str, usize), CodeError> {
    match text.split_once('~') {
        Some((rest, "R")) => Ok((rest, 1)),
        Some((rest, _)) => Err(CodeError::wanted(rest.chars().count() + 2, words::r_for_right)),
        None => Ok((text, 0)),
    }
}

/// A code with the turn at its end.
pub(crate) fn with_turn(code: &str, turn: usize) -> String {
    format!("{code}{}", if turn == 1 { "~R" } else { "" })
}
