//! The rules of a game for one choice of its settings: all that the solver needs to know.

use crate::board::Board;
use crate::code::{self, CodeError, Fault as CodeFault};
use crate::fact::Fact;
use crate::play::{Move, Span};
use crate::verdict::Claim;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

/// What matters of a position for search: some numbers whose meaning is the game's own affair.
///
/// Positions with equal nodes have the same outcome and distance. One type serves all games, so
/// that there is one search and not one a game.
pub type Node = Vec<u64>;

/// How sizes can be set: so many numbers, each from a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Fewest and most numbers.
    pub count: (usize, usize),
    /// Least and greatest number.
    pub each: (u64, u64),
}

/// Rules of play, with what theory knows about them.
///
/// Only impartial games in which no position returns are told this way: both players have
/// the same moves, and whoever cannot move loses, or wins if [`Rules::misere`] says so.
pub trait Rules {
    /// A position, with everything that is seen on the board.
    type Position: Clone + PartialEq + Debug;

    /// Reads a position; hostile text gives an error that names the place.
    fn read(&self, text: &str) -> Result<Self::Position, CodeError>;
    /// Writes a position in the alphabet `A-Z a-z 0-9 . _ ~ -`; [`Rules::read`] gives it back.
    fn write(&self, at: &Self::Position) -> String;
    /// How the position looks.
    fn board(&self, at: &Self::Position) -> Board;
    /// Appends all legal moves, ascending; none appended means that the game is over.
    fn spans(&self, at: &Self::Position, out: &mut Vec<Span>);
    /// Plays a move of [`Rules::spans`].
    fn play(&self, at: &Self::Position, mv: &Move) -> Self::Position;
    /// True if whoever cannot move wins.
    fn misere(&self) -> bool {
        false
    }

    /// The node of a position.
    fn node(&self, at: &Self::Position) -> Node;
    /// Appends the nodes that one move leads to; repeats are allowed.
    fn options(&self, node: &[u64], out: &mut Vec<Node>);
    /// An upper estimate of the number of nodes below a position; search declines large ones.
    fn extent(&self, at: &Self::Position) -> u64;
    /// True if a search would find nothing in any time that a person waits.
    fn out_of_reach(&self, _at: &Self::Position) -> bool {
        false
    }

    /// What theory or the sum of parts says; `None` where only search can tell.
    fn claim(&self, at: &Self::Position) -> Option<Claim>;
    /// What theory sees; `None` where no theory covers the position.
    fn fact(&self, at: &Self::Position) -> Option<Fact>;
    /// The move of a learner's plausible rule; `None` if the game is over.
    fn naive(&self, at: &Self::Position) -> Option<Move>;

    /// What sizes a starting position may have.
    fn sizes(&self) -> Sizes;
    /// The sizes of a position, as far as they make sense for it.
    fn to_sizes(&self, at: &Self::Position) -> Vec<u64>;
    /// The starting position of these sizes, which lie in [`Rules::sizes`].
    fn with_sizes(&self, sizes: &[u64]) -> Self::Position;
    /// The position after a touch of the editor at a place; `None` where that means nothing.
    fn edit(&self, at: &Self::Position, place: u32, amount: u64) -> Option<Self::Position>;
    /// A random starting position; `roll(n)` gives a number below n.
    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> Self::Position;

    /// Writes a move; the default is `amount` where there is one place, else `place-amount`.
    fn write_move(&self, at: &Self::Position, mv: &Move) -> String {
        let step = mv.first();
        if self.sizes().count.1 == 1 {
            step.amount.to_string()
        } else {
            let _ = at;
            format!("{}-{}", step.place + 1, step.amount)
        }
    }

    /// Reads a move; it need not be legal.
    fn read_move(&self, at: &Self::Position, text: &str) -> Result<Move, CodeError> {
        let top = u64::MAX >> 1;
        if self.sizes().count.1 == 1 {
            return Ok(Move::one(0, code::number(text, 1, 1, top)?));
        }
        let Some((place, amount)) = text.split_once('-') else {
            let end = text.chars().count() + 1;
            return Err(CodeError::new(
                end,
                CodeFault::Unexpected { wanted: "a hyphen and an amount" },
            ));
        };
        // In play there may be more places than at the start.
        let mut open = Vec::new();
        self.spans(at, &mut open);
        let last = open.iter().map(|span| u64::from(span.place) + 1).max();
        let places = last.unwrap_or(1).max(self.sizes().count.1 as u64);
        let first = code::number(place, 1, 1, places)?;
        let amount = code::number(amount, place.len() + 2, 1, top)?;
        Ok(Move::one(first as u32 - 1, amount))
    }
}

/// All legal moves of a position.
pub fn spans<R: Rules>(rules: &R, at: &R::Position) -> Vec<Span> {
    let mut out = Vec::new();
    rules.spans(at, &mut out);
    out
}

/// True if the rules allow the move.
pub fn legal<R: Rules>(rules: &R, at: &R::Position, mv: &Move) -> bool {
    spans(rules, at).iter().any(|span| span.holds(mv))
}
