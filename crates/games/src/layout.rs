//! The layout of a game: its board as a picture and in words.

use crate::scene::Scene;
use crate::stage::View;
use crate::words;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;
use solver::rules::{PositionKind, PositionOf, Rules};

/// A move to be described.
#[derive(Clone, Copy, Debug)]
pub struct MoveContext<'t> {
    /// The move, or the first of several of one turn.
    pub mv: &'t Move,
    /// The notation of all that is told, such as `CG, EF`.
    pub notation: &'t str,
    /// Points that it wins; 0 in a game without points.
    pub gain: u64,
    /// The word for the player who makes it, by which messages choose a verb; see `words/en.ftl`.
    pub who: &'t str,
}

/// Where a number field gives the size of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amounts {
    /// Nowhere: a touch is enough.
    None,
    /// At the place of the pending move.
    Here,
    /// At every place.
    Anywhere,
}

/// What a touch of the board may do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touching {
    /// Begin a move, which may have several steps if `multi_step` is true.
    Begin {
        /// True if a move may join several steps.
        multi_step: bool,
    },
    /// Extend the pending move by another step.
    Extend,
}

/// Rules with a board.
pub trait Layout: Rules {
    /// The picture of a position, without its name.
    fn scene(&self, at: &PositionOf<Self>, view: &View<'_, PositionOf<Self>>) -> Scene;
    /// The whole board in a sentence, by default its code; with all details for screen readers if the names of the
    /// first player and of the second are given.
    fn describe(&self, at: &PositionOf<Self>, players: Option<[Message; 2]>) -> Message {
        let _ = players;
        Message::verbatim(self.positions().write(at))
    }
    /// What a move does, after the subject; by default its notation.
    fn describe_move(&self, at: &PositionOf<Self>, context: &MoveContext<'_>) -> Message {
        let _ = at;
        words::make_move(context.who, context.notation)
    }

    /// The requirement of the rules if a touch of this spot prepares no move, as a sentence; `None` if
    /// the board shows it.
    fn requirement(&self, at: &PositionOf<Self>, spot: u32) -> Option<Message> {
        let _ = (at, spot);
        None
    }
    /// How to make a move on the board of this start, a sentence each.
    fn touch_hints(&self, start: &PositionOf<Self>, touching: Touching) -> Vec<Message> {
        let _ = start;
        vec![match touching {
            Touching::Begin { .. } => words::tap_to_take(),
            Touching::Extend => words::tap_another_heap(),
        }]
    }
    /// Where a number field gives the size of a move, besides touches; `pending` is the place of the pending move.
    fn amounts(&self, at: &PositionOf<Self>, pending: Option<u32>) -> Amounts {
        let _ = (at, pending);
        Amounts::None
    }
}
