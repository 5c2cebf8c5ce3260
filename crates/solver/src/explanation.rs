//! A game's theory of a position: the value from which every reason is made.

use crate::annotation::Annotation;
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

/// One position as its theory explains it.
///
/// A winning move leads from one explanation to another, and its reason describes the second. In the
/// messages `$winner` stands for the player who makes the move and `$opponent` for the other player.
pub trait Explanation: Any {
    /// Who wins, if this explanation alone decides it: `Some(true)` if the player to move does.
    fn mover_wins(&self) -> Option<bool>;
    /// The explanation, in a sentence.
    fn summary(&self) -> Message;
    /// Why the player to move loses; if it is not known who wins, how the machine plays, or nothing.
    fn why_lost(&self, known: bool) -> Message {
        if known { self.summary() } else { Message::nothing() }
    }
    /// Why a winning move from another position to this one wins.
    fn why_it_wins(&self, before: &dyn Explanation) -> Message;
    /// The picture; `before` is the position before the move, if there was one.
    fn figure(&self, before: Option<&dyn Explanation>) -> Figure {
        let _ = before;
        Figure::None
    }
    /// How to go on after a move that leaves this lost position.
    fn recipe(&self) -> Recipe;

    /// What the board shows of it where values are shown.
    fn annotation(&self) -> Annotation {
        Annotation::None
    }
}

/// Shows the summary.
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
    /// Its notation, in the position before it.
    pub notation: String,
    /// An answer and its notation; `None` if the reply itself loses at once.
    pub answer: Option<(Move, String)>,
}

/// Why a winning move wins.
#[derive(Clone, Debug)]
pub enum Reason {
    /// Theory: its explanation before the move, and the position left to the opponent.
    Theory {
        /// Before the move.
        before: SharedExplanation,
        /// After it, seen by the opponent.
        after: SharedExplanation,
    },
    /// After the move the opponent cannot move.
    Ends {
        /// True if the player who cannot move wins, so that ending the game would lose.
        misere: bool,
    },
    /// The move reaches the goal of the game.
    Reached,
    /// Points: how a game of points ends under best play.
    Points {
        /// Final points of the player who makes the move, and of the other.
        ends: [u64; 2],
        /// The move, and best play after it, as far as it is known.
        line: Vec<ScoredMove>,
        /// The same in sentences, one for each turn; empty if the game has none for it.
        story: Vec<Message>,
        /// The explanation of the position left to the opponent, if theory has one.
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
