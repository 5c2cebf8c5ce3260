//! How a game is seen and read: what the folder of a game says of its board.

use crate::card::Card;
use crate::scene::Scene;
use crate::stage::View;
use alloc::string::String;
use alloc::vec::Vec;
use solver::play::Move;
use solver::rules::Rules;

/// The verb that fits whoever moves: for "you", and for others.
pub type Verb<'v> = dyn Fn(&'static str, &'static str) -> &'static str + 'v;

/// A move that is told: whose game it belongs to, the move, its notation, and who makes it.
pub struct MoveContext<'t> {
    /// The card of the game.
    pub card: &'static Card,
    /// The move.
    pub mv: &'t Move,
    /// Its notation.
    pub notation: &'t str,
    /// The verb for whoever makes it.
    pub verb: &'t Verb<'t>,
}

impl core::fmt::Debug for MoveContext<'_> {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "MoveContext({}, {})", self.card.id, self.notation)
    }
}

/// What to touch where no board says more.
pub const TOUCH: &[&str] = &["Tap what you want to take, then tap it again to take it."];

/// What may be done besides once a move is armed, where no board says more.
pub const MORE: &str = "Tap another heap to add it. ";

/// Where a number says how much a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amounts {
    /// Nowhere: a touch says it all.
    None,
    /// At the place of the armed move.
    Here,
    /// At every place.
    Anywhere,
}

/// Rules with a board.
pub trait Layout: Rules {
    /// The picture of a position, without its name.
    fn scene(&self, at: &Self::Position, view: &View<'_, Self::Position>) -> Scene;
    /// The whole board in a sentence.
    fn describe(&self, at: &Self::Position) -> String;
    /// What a move does, after the subject.
    fn describe_move(&self, at: &Self::Position, context: &MoveContext<'_>) -> String;

    /// What the rules ask for where a touch of this spot arms nothing, as a sentence behind another
    /// one; empty where the board shows it.
    fn requirement(&self, at: &Self::Position, spot: u32) -> String {
        let _ = (at, spot);
        String::new()
    }
    /// The name of one of the sizes of a start, counted from 0.
    fn size_name(&self, at: &Self::Position, index: usize) -> String;
    /// What adds a part to a start, and what takes one away.
    fn add_remove(&self) -> (&'static str, &'static str) {
        ("Add a heap", "Take a heap away")
    }
    /// True if touching the board can change the start.
    fn editable(&self) -> bool {
        true
    }
    /// What may be done besides once a move is armed.
    fn join_hint(&self) -> &'static str {
        MORE
    }
    /// What to touch for a move on the board of this start, a sentence each; `longer` if a move may
    /// now join several steps.
    fn touch_hints(&self, start: &Self::Position, longer: bool) -> &'static [&'static str] {
        let _ = (start, longer);
        TOUCH
    }
    /// Where a number says how much a move takes, besides a touch; the place is that of the armed move.
    fn amounts(&self, at: &Self::Position, armed: Option<u32>) -> Amounts {
        let _ = (at, armed);
        Amounts::None
    }
    /// A name that moves share which do the same in another order; `None` where each is its own.
    fn equivalence_key(&self, at: &Self::Position, mv: &Move) -> Option<Vec<u64>> {
        let _ = (at, mv);
        None
    }
    /// True if others have shown that best play from here ends in a draw.
    fn known_draw(&self, at: &Self::Position) -> bool {
        let _ = at;
        false
    }
}
