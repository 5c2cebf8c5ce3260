//! How to continue after a winning move: the condition that the winner restores with each move.

use crate::erased::{ErasedTheory, Typed};
use crate::explanation::{Reason, Reply};
use crate::plain_values::PlainValues;
use crate::play::Move;
use crate::rules::Rules;
use alloc::rc::Rc;
use core::any::Any;
use core::fmt;
use messages::Message;

/// Most lost piles and remainders that one sentence lists.
pub const LISTED: usize = 10;
/// Most replies that are listed, each with its answer.
pub const REPLIES: usize = 3;

/// The winner's play after each reply, to the end of the game.
///
/// Each sentence that explains a winning move is made from this value. A player who chooses any legal
/// move that it allows wins; the laws in `tests/rules/recipes.rs` play all of them.
#[derive(Clone, Debug)]
pub enum Recipe {
    /// Every legal move is allowed.
    Anything,
    /// Answer each reply as listed.
    Listed,
    /// The explanation shows that the move wins, but not how to continue.
    Unknown,
    /// A condition of the game's own theory.
    Own(Rc<dyn How>),
}

impl Recipe {
    /// A condition of a game's own theory.
    pub fn own(how: impl How) -> Recipe {
        Recipe::Own(Rc::new(how))
    }
}

/// A condition that the winner can restore after each reply.
pub trait How: Any + fmt::Debug {
    /// The winner's play, in a sentence; `$winner` and `$opponent` stand for the players.
    fn sentence(&self) -> Message;
    /// True if the sentence allows the answer.
    ///
    /// It is written as a player would who knows the sentence and the rules, and nothing of the theory behind it: a
    /// law follows it to the end of the game.
    fn allows(&self, exchange: &Exchange<'_>) -> bool;
}

/// A reply to a winning move, and an answer of the winner.
#[derive(Clone, Copy)]
pub struct Exchange<'e> {
    /// The opponent's reply.
    pub reply: &'e Move,
    /// The position after it.
    pub between: &'e dyn ErasedTheory,
    /// The answer, a legal move.
    pub answer: &'e Move,
    /// The position after it.
    pub after: &'e dyn ErasedTheory,
    /// Grundy values by the rules alone, for sentences that speak of them.
    pub values: &'e PlainValues,
}

impl fmt::Debug for Exchange<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Exchange({:?}, {:?})", self.reply, self.answer)
    }
}

/// The position, with its rules, as one of these rules.
///
/// # Panics
///
/// If it is a position of other rules: a recipe is asked of its own game alone.
pub fn typed<R: Rules>(position: &dyn ErasedTheory) -> &Typed<R> {
    let any: &dyn Any = position;
    any.downcast_ref().expect("a recipe is of the game that it is asked of")
}

impl Reason {
    /// How to go on after the move that this explains.
    ///
    /// ```
    /// use messages::Message;
    /// use solver::explanation::Reason;
    /// use solver::recipe::{Exchange, How, Recipe};
    /// assert!(matches!(Reason::Ends { misere: false }.recipe(), Recipe::Anything));
    /// #[derive(Debug)]
    /// struct Multiples;
    /// impl How for Multiples {
    ///     fn sentence(&self) -> Message {
    ///         Message::verbatim("Leave a multiple of three each time.")
    ///     }
    ///     fn allows(&self, exchange: &Exchange<'_>) -> bool {
    ///         exchange.after.to_sizes().iter().sum::<u64>() % 3 == 0
    ///     }
    /// }
    /// assert!(matches!(Recipe::own(Multiples), Recipe::Own(how) if !how.sentence().is_nothing()));
    /// ```
    pub fn recipe(&self) -> Recipe {
        match self {
            Reason::Ends { .. } | Reason::Reached => Recipe::Anything,
            Reason::Theory { after, .. } => after.recipe(),
            Reason::Points { .. } => Recipe::Unknown,
            Reason::Refutation { replies, of } => listed(replies, *of),
        }
    }
}

/// A recipe of replies if all are listed; otherwise the list says nothing about the others.
fn listed(replies: &[Reply], of: u64) -> Recipe {
    if replies.len() <= REPLIES && replies.len() as u64 == of {
        Recipe::Listed
    } else {
        Recipe::Unknown
    }
}
