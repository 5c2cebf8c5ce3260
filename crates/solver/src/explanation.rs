//! What a game's theory sees in a position: the value from which every reason is made.

use crate::figure::Figure;
use crate::play::Move;
use crate::points::ScoredMove;
use crate::recipe::Recipe;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use messages::Message;

/// One position as its theory sees it.
///
/// A winning move leads from one explanation to another, and the second is what its reason tells. In the
/// messages `$winner` stands for whoever makes the move and `$opponent` for the other player.
pub trait Explanation: Any {
    /// Who wins where this explanation alone decides it: `Some(true)` if the player to move does.
    fn mover_wins(&self) -> Option<bool>;
    /// What theory sees, in a sentence.
    fn summary(&self) -> Message;
    /// Why the player to move loses.
    fn why_lost(&self) -> Message {
        self.summary()
    }
    /// Why a winning move wins that leaves this position, and led to it from another.
    fn why_it_wins(&self, before: &dyn Explanation) -> Message;
    /// The picture, with the position before the move where there was one.
    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let _ = before;
        Figure::None
    }
    /// How to go on after a move that leaves this lost position.
    fn recipe(&self) -> Recipe;

    /// Numbers that the board shows where values are shown.
    fn terms(&self) -> Vec<u64> {
        Vec::new()
    }
    /// Chains and loops that the board shows where values are shown, three numbers each: the first
    /// box, twice the length and 1 more for a loop, and the lines between boxes as bits.
    fn chains(&self) -> Vec<u64> {
        Vec::new()
    }
    /// What is done where nobody knows who wins.
    fn unsolved(&self) -> Option<Message> {
        None
    }
    /// Points that whoever moves can score at once.
    fn offered(&self) -> u64 {
        0
    }
    /// A line of best play to the end of the game, a sentence for each turn.
    fn story(&self, line: &[ScoredMove]) -> Vec<Message> {
        let _ = line;
        Vec::new()
    }
}

/// The message of what theory sees.
impl fmt::Debug for dyn Explanation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.summary().fmt(out)
    }
}

/// An explanation that several owners share.
pub type SharedExplanation = Rc<dyn Explanation>;

/// The explanation as one of this type, if it is one.
pub fn of<F: Explanation>(explanation: &dyn Explanation) -> Option<&F> {
    let any: &dyn Any = explanation;
    any.downcast_ref()
}

/// A reply of the opponent, and an answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The reply.
    pub mv: Move,
    /// Its notation, in the position in which it is made.
    pub notation: String,
    /// An answer and its notation; `None` where the reply itself has lost at once.
    pub answer: Option<(Move, String)>,
}

/// Why a winning move wins.
#[derive(Clone, Debug)]
pub enum Reason {
    /// Theory: what it saw before the move and what the opponent is left with.
    Theory {
        /// Before the move.
        before: SharedExplanation,
        /// After it, seen by the opponent.
        after: SharedExplanation,
    },
    /// After the move the opponent cannot move.
    Ends {
        /// True if whoever cannot move wins, so that ending the game would lose.
        misere: bool,
    },
    /// The move reaches the goal of the game.
    Reached,
    /// Points: how a game of points ends under best play.
    Points {
        /// Points at the end of whoever makes the move, and of the other.
        ends: [u64; 2],
        /// The move, and best play after it to the end.
        line: Vec<ScoredMove>,
        /// What the opponent is left with, if theory sees it.
        after: Option<SharedExplanation>,
    },
    /// Search: every reply of the opponent has an answer.
    Refutation {
        /// Some replies, each with one answer.
        replies: Vec<Reply>,
        /// Number of replies in all; the list may be shorter.
        of: u64,
    },
}
