//! What a game knows of its positions beyond its rules: closed forms, explanations, scores.

use crate::erased::{ErasedTheory, Typed};
use crate::explanation::SharedExplanation;
use crate::judge::Task;
use crate::play::Move;
use crate::points::Scoring;
use crate::rules::{self, PositionOf, Rules};
use crate::verdict::Claim;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// Work to be done before [`Theory::claim`] is known.
pub type Preparation = Box<dyn Task<Output = ()>>;

/// The independent parts of a position, each as a position of its own.
pub type PartPositions = Vec<Box<dyn ErasedTheory>>;

/// Whether a person waits for the answer, or has left the work running for some minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Some seconds.
    Usual,
    /// Some minutes.
    Long,
}

/// What theory knows; a game that search alone solves has no method of this.
pub trait Theory: Rules {
    /// The claim of theory or of the sum of parts; `None` if only search can decide.
    fn claim(&self, at: &PositionOf<Self>) -> Option<Claim> {
        let _ = at;
        None
    }
    /// The explanation by theory; `None` if no theory covers the position.
    fn explanation(&self, at: &PositionOf<Self>) -> Option<SharedExplanation> {
        let _ = at;
        None
    }
    /// The move of a plausible rule of thumb, by default the first one; `None` if the game is over.
    fn naive(&self, at: &PositionOf<Self>) -> Option<Move> {
        rules::moves(self, at, 1).pop()
    }
    /// The task after which [`Theory::claim`] may be stronger for this position, until another such task
    /// runs; `None` if it would change nothing or take too long.
    fn preparation(&self, at: &PositionOf<Self>) -> Option<Preparation> {
        let _ = at;
        None
    }
    /// The moves to play where the position is lost or undecided and its length is not known; none if the judge should
    /// look for them by itself.
    fn practical(&self, at: &PositionOf<Self>) -> Vec<Move> {
        let _ = at;
        Vec::new()
    }
    /// The independent parts of a position, of which a move changes one, each as a position of its own; those in
    /// which nobody can move are left out. By default there is one part.
    ///
    /// Parts with equal codes are twins, wherever on the board they lie.
    fn parts(rules: &Rc<Self>, at: &PositionOf<Self>) -> PartPositions {
        living(rules, [at.clone()])
    }
    /// The task that scores the moves of a game of points; `None` if that takes too long, or for
    /// [`Patience::Long`] if it finds no more than usual.
    fn scoring(&self, at: &PositionOf<Self>, patience: Patience) -> Option<Scoring> {
        let _ = (at, patience);
        None
    }
}

/// Those of some positions in which there is a move, under the same rules; see [`Theory::parts`].
pub fn living<R: Theory>(
    rules: &Rc<R>,
    parts: impl IntoIterator<Item = PositionOf<R>>,
) -> PartPositions {
    let part = |at| -> Box<dyn ErasedTheory> { Box::new(Typed { rules: rules.clone(), at }) };
    let alive = parts.into_iter().filter(|at| !rules::ranges(&**rules, at).is_empty());
    alive.map(part).collect()
}
