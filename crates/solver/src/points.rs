//! Games of points: a move need not end the turn, and the final points decide.

use crate::explanation::SharedExplanation;
use crate::judge::Task;
use crate::play::Move;
use crate::verdict::Known;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;

/// The goal of collecting points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The player with more wins.
    Most,
    /// A player with an even number wins; a draw if both have one, or neither.
    Even,
    /// The same with an odd number.
    Odd,
}

impl Goal {
    /// True if this number has the parity that wins.
    ///
    /// ```
    /// use solver::points::Goal;
    /// assert!(Goal::Odd.wants(7) && !Goal::Even.wants(7) && !Goal::Most.wants(7));
    /// ```
    pub fn wants(self, n: u64) -> bool {
        match self {
            Goal::Most => false,
            Goal::Even => n.is_multiple_of(2),
            Goal::Odd => !n.is_multiple_of(2),
        }
    }
}

/// Whose turn it is in a game of points, and what both players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// The player to move: 0 or 1, as the position names them.
    pub turn: usize,
    /// Points of both so far.
    pub score: [u64; 2],
    /// Their goal.
    pub goal: Goal,
    /// Points not yet scored.
    pub left: u64,
}

impl Points {
    /// The points of the player to move minus those of the other; if parity decides, 1 if only the player
    /// to move has the winning parity, −1 if only the other has it, otherwise 0.
    ///
    /// ```
    /// use solver::points::{Goal, Points};
    /// let points = Points { turn: 1, score: [2, 5], goal: Goal::Most, left: 2 };
    /// assert_eq!(points.lead(), 3);
    /// // An even number wins, and the player to move has 5.
    /// assert_eq!(Points { goal: Goal::Even, ..points }.lead(), -1);
    /// ```
    pub fn lead(&self) -> i64 {
        let [own, other] = [self.score[self.turn], self.score[1 - self.turn]];
        match self.goal {
            Goal::Most => own as i64 - other as i64,
            goal => i64::from(goal.wants(own)) - i64::from(goal.wants(other)),
        }
    }

    /// Final points of the player to move and of the other, for this margin.
    ///
    /// ```
    /// use solver::points::{Goal, Points};
    /// let points = Points { turn: 0, score: [1, 0], goal: Goal::Most, left: 8 };
    /// assert_eq!(points.split(3), [6, 3]);
    /// ```
    pub fn split(&self, margin: i64) -> [u64; 2] {
        let all = self.score[0] + self.score[1] + self.left;
        let own = (all as i64 + margin).max(0) as u64 / 2;
        [own, all.saturating_sub(own)]
    }
}

/// One legal move of a game of points, with its result under best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The move.
    pub mv: Move,
    /// Final points of the player who makes it minus those of the other.
    pub margin: i64,
    /// Best play after it, to the end; empty if only its score is known.
    pub line: Vec<Move>,
}

/// Tells a line of best play, a sentence for each turn; empty if it is not known how play goes on.
pub type Story = fn(&[ScoredMove]) -> Vec<Message>;

/// The scores of the legal moves of a position.
#[derive(Clone, Debug)]
pub enum Scores {
    /// The score of each.
    Exact {
        /// The moves, ascending.
        moves: Vec<Scored>,
        /// How they are known, unless theory claims them.
        known: Known,
        /// How a line of play is told, if the game has words for it.
        story: Option<Story>,
    },
    /// Without proof.
    Playout {
        /// The moves that look best.
        best: Vec<Move>,
        /// [`Known::GaveUp`], with the work done before.
        known: Known,
    },
}

/// The task that scores every legal move of a position.
pub type Scoring = Box<dyn Task<Output = Scores>>;

/// One move of a line of best play.
#[derive(Clone, Debug)]
pub struct ScoredMove {
    /// Its notation.
    pub notation: String,
    /// True if the player of the first move of the line makes it.
    pub own: bool,
    /// Points that it scores.
    pub gain: u64,
    /// The explanation of the position after it, if theory has one.
    pub after: Option<SharedExplanation>,
}
