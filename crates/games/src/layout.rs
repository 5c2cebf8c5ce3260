//! How a game is seen and read: what the folder of a game says of its board.

use crate::scene::Scene;
use crate::stage::View;
use crate::words;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Move;
use solver::rules::Rules;

/// A move that is told.
#[derive(Clone, Copy, Debug)]
pub struct MoveContext<'t> {
    /// The move.
    pub mv: &'t Move,
    /// Its notation.
    pub notation: &'t str,
    /// The word for whoever makes it, by which messages choose a verb; see `words/en.ftl`.
    pub who: &'t str,
}

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
    fn describe(&self, at: &Self::Position) -> Message;
    /// The same with all that somebody needs who plays without seeing; `players` are the names of the first
    /// player and of the second.
    fn read_aloud(&self, at: &Self::Position, players: [Message; 2]) -> Message {
        let _ = players;
        self.describe(at)
    }
    /// What a move does, after the subject.
    fn describe_move(&self, at: &Self::Position, context: &MoveContext<'_>) -> Message;

    /// What the rules ask for where a touch of this spot arms nothing, as a sentence; nothing where the
    /// board shows it.
    fn requirement(&self, at: &Self::Position, spot: u32) -> Option<Message> {
        let _ = (at, spot);
        None
    }
    /// The name of one of the sizes of a start, counted from 0.
    fn size_name(&self, at: &Self::Position, index: usize) -> Message;
    /// What adds a part to a start, and what takes one away.
    fn add_remove(&self) -> (Message, Message) {
        (words::add_heap(), words::take_heap_away())
    }
    /// True if touching the board can change the start.
    fn editable(&self) -> bool {
        true
    }
    /// What may be done besides once a move is armed.
    fn join_hint(&self) -> Message {
        words::tap_another_heap()
    }
    /// What to touch for a move on the board of this start, a sentence each; `longer` if a move may
    /// now join several steps.
    fn touch_hints(&self, start: &Self::Position, longer: bool) -> Vec<Message> {
        let _ = (start, longer);
        vec![words::tap_to_take()]
    }
    /// Where a number says how much a move takes, besides a touch; the place is that of the armed move.
    fn amounts(&self, at: &Self::Position, pending: Option<u32>) -> Amounts {
        let _ = (at, pending);
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
