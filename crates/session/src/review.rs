//! The review of a finished game: who won, and where it was decided.

use crate::play::Session;
use solver::play::Outcome;

/// The result of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review {
    /// 0 if the first player won, 1 if the second did.
    pub winner: usize,
    /// The loser's last move from a position that was not lost, as its number from 0; `None` if there was
    /// none.
    pub decided: Option<usize>,
    /// True if every position of the game is judged, so that `decided` is certain.
    pub certain: bool,
}

impl Session {
    /// The winner of a finished game, 0 for the first player; `None` while it goes on, and after a
    /// draw.
    pub fn winner(&self) -> Option<usize> {
        let mover = self.player(self.cursor);
        match self.look().ended? {
            Outcome::N => Some(mover),
            Outcome::P => Some(1 - mover),
            _ => None,
        }
    }

    /// True if the game was played to its end, even while an earlier position is shown.
    pub fn finished(&self) -> bool {
        self.look_at(self.position(self.line.len())).spans.is_empty()
    }

    /// The review of a finished game.
    ///
    /// A move from a lost position is never the deciding one: it gives nothing away.
    pub fn review(&self) -> Option<Review> {
        let winner = self.winner()?;
        let lost = |ply| self.outcome_at(ply).is_none_or(|outcome| outcome == Outcome::P);
        let thrown = |ply: &usize| self.player(*ply) != winner && !lost(*ply);
        Some(Review {
            winner,
            decided: (0..self.cursor).rev().find(thrown),
            certain: (0..self.cursor).all(|ply| self.wins_at(ply).is_some()),
        })
    }
}
