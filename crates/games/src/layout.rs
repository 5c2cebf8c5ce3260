//! The layout of a game: its board as a picture and in words.

use crate::scene::Scene;
use crate::stage::View;
use crate::words;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;
use solver::rules::Rules;

/// A move to be described.
#[derive(Clone, Copy, Debug)]
pub struct MoveContext<'t> {
    /// The move.
    pub mv: &'t Move,
    /// Its notation.
    pub notation: &'t str,
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

/// Rules with a board.
pub trait Layout: Rules {
    /// The picture of a position, without its name.
    fn scene(&self, at: &Self::Position, view: &View<'_, Self::Position>) -> Scene;
    /// The whole board in a sentence.
    fn describe(&self, at: &Self::Position) -> Message;
    /// The same with all details for screen readers; `players` are the names of the first player and of the second.
    fn read_aloud(&self, at: &Self::Position, players: [Message; 2]) -> Message {
        let _ = players;
        self.describe(at)
    }
    /// What a move does, after the subject.
    fn describe_move(&self, at: &Self::Position, context: &MoveContext<'_>) -> Message;
    /// What several moves of one turn do, after the subject, if one phrase can tell them together.
    fn describe_run(&self, at: &Self::Position, moves: &[Move], who: &str) -> Option<Message> {
        let _ = (at, moves, who);
        None
    }

    /// The requirement of the rules if a touch of this spot prepares no move, as a sentence; `None` if
    /// the board shows it.
    fn requirement(&self, at: &Self::Position, spot: u32) -> Option<Message> {
        let _ = (at, spot);
        None
    }
    /// The name of one of the sizes of a start, counted from 0.
    fn size_name(&self, at: &Self::Position, index: usize) -> Message;
    /// The labels for adding a part to a start and for removing one.
    fn add_remove(&self) -> (Message, Message) {
        (words::add_heap(), words::take_heap_away())
    }
    /// True if touching the board can change the start.
    fn editable(&self) -> bool {
        true
    }
    /// A hint on how to extend a pending move.
    fn join_hint(&self) -> Message {
        words::tap_another_heap()
    }
    /// How to make a move on the board of this start, a sentence each; `longer` if a move may join several steps.
    fn touch_hints(&self, start: &Self::Position, longer: bool) -> Vec<Message> {
        let _ = (start, longer);
        vec![words::tap_to_take()]
    }
    /// Where a number field gives the size of a move, besides touches; `pending` is the place of the pending move.
    fn amounts(&self, at: &Self::Position, pending: Option<u32>) -> Amounts {
        let _ = (at, pending);
        Amounts::None
    }
    /// A key that moves share if they do the same in another order; `None` if each move has its own.
    fn equivalence_key(&self, at: &Self::Position, mv: &Move) -> Option<Vec<u64>> {
        let _ = (at, mv);
        None
    }
    /// True if the literature shows that best play from here is a draw.
    fn known_draw(&self, at: &Self::Position) -> bool {
        let _ = at;
        false
    }
}
