//! Games of points: the turn need not change, and whoever has more points at the end wins.

use crate::judge::Task;
use crate::play::Move;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// Whose turn it is in a game of points, and what both players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// The player to move: 0 or 1, as the position names them.
    pub turn: usize,
    /// Points of both so far.
    pub score: [u64; 2],
    /// Points that nobody has yet.
    pub left: u64,
}

impl Points {
    /// The points of the player to move minus those of the other.
    pub fn lead(&self) -> i64 {
        self.score[self.turn] as i64 - self.score[1 - self.turn] as i64
    }

    /// Points at the end of the player to move and of the other, if he ends so far ahead.
    pub fn split(&self, margin: i64) -> [u64; 2] {
        let all = self.score[0] + self.score[1] + self.left;
        let own = (all as i64 + margin).max(0) as u64 / 2;
        [own, all.saturating_sub(own)]
    }
}

/// One legal move of a game of points, with what comes of it under best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The move.
    pub mv: Move,
    /// Points at the end of whoever makes it minus those of the other.
    pub margin: i64,
    /// Best play after it, to the end; empty where only its score is known.
    pub line: Vec<Move>,
}

/// What is found out about the legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scores {
    /// What each of them scores.
    Exact {
        /// The moves, ascending.
        moves: Vec<Scored>,
        /// Positions that were visited.
        positions: u64,
    },
    /// Nothing is proved.
    Hunch {
        /// Moves that look best.
        best: Vec<Move>,
        /// Positions that were visited before the search stopped.
        positions: u64,
    },
}

/// The task that scores every legal move of a position.
pub type Scoring = Box<dyn Task<Output = Scores>>;

/// One move of a line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its notation.
    pub notation: String,
    /// True if the player of the first move of the line makes it.
    pub own: bool,
    /// Points that it scores.
    pub gain: u64,
    /// Points that whoever moves next can score at once.
    pub offered: u64,
}
