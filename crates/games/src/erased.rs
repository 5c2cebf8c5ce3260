//! A position together with its rules, with types erased, as a page needs it.

use crate::layout::{Amounts, Layout, MoveContext};
use crate::scene::Scene;
use crate::stage::{Stage, View};
use alloc::boxed::Box;
use alloc::vec::Vec;
use messages::Message;
use solver::code::CodeError;
use solver::erased::{ErasedPosition, Typed};
use solver::play::Move;
use solver::rules::Sizes;

/// A position with its rules and its board; the methods are those of [`Layout`] and of the rules.
pub trait ErasedLayout: ErasedPosition {
    /// The picture, with its name; the start and the position before the last move are codes that were read before.
    fn scene(&self, start: &str, before: Option<(&str, &Move)>, stage: &Stage<'_>) -> Scene;
    /// The whole board in a sentence.
    fn describe(&self) -> Message;
    /// See [`Layout::read_aloud`].
    fn read_aloud(&self, players: [Message; 2]) -> Message;
    /// See [`Layout::describe_move`]; `who` makes the move.
    fn describe_move(&self, mv: &Move, who: &str) -> Message;
    /// See [`Layout::describe_run`].
    fn describe_run(&self, moves: &[Move], who: &str) -> Option<Message>;
    /// See [`Layout::requirement`].
    fn requirement(&self, spot: u32) -> Option<Message>;
    /// See [`Layout::size_name`].
    fn size_name(&self, index: usize) -> Message;
    /// See [`Layout::add_remove`].
    fn add_remove(&self) -> (Message, Message);
    /// See [`Layout::editable`].
    fn editable(&self) -> bool;
    /// See [`Layout::join_hint`].
    fn join_hint(&self) -> Message;
    /// See [`Layout::touch_hints`], for this start.
    fn touch_hints(&self, longer: bool) -> Vec<Message>;
    /// See [`Layout::amounts`].
    fn amounts(&self, pending: Option<u32>) -> Amounts;
    /// See [`Layout::equivalence_key`].
    fn equivalence_key(&self, mv: &Move) -> Option<Vec<u64>>;
    /// See [`Layout::known_draw`].
    fn known_draw(&self) -> bool;
    /// Reads a move; it need not be legal.
    fn read_move(&self, text: &str) -> Result<Move, CodeError>;
    /// The sizes that a start may have.
    fn sizes(&self) -> Sizes;
    /// The start of these sizes, which lie in [`ErasedLayout::sizes`].
    fn with_sizes(&self, sizes: &[u64]) -> Box<dyn ErasedPosition>;
    /// The position after a touch of the editor; `None` if the touch has no effect.
    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn ErasedPosition>>;
}

impl<R: Layout + 'static> ErasedLayout for Typed<R> {
    fn scene(&self, start: &str, before: Option<(&str, &Move)>, stage: &Stage<'_>) -> Scene {
        let read = |code: &str| self.rules.read(code).ok();
        let start = read(start).unwrap_or_else(|| self.at.clone());
        let last = before.and_then(|(code, mv)| Some((read(code)?, mv)));
        let before = last.as_ref().map(|(before, mv)| (before, *mv));
        let mut scene = self.rules.scene(&self.at, &View { start: &start, before, stage });
        scene.name = self.describe();
        scene
    }

    fn describe(&self) -> Message {
        self.rules.describe(&self.at)
    }

    fn read_aloud(&self, players: [Message; 2]) -> Message {
        self.rules.read_aloud(&self.at, players)
    }

    fn describe_move(&self, mv: &Move, who: &str) -> Message {
        let notation = &self.rules.write_move(&self.at, mv);
        self.rules.describe_move(&self.at, &MoveContext { mv, notation, who })
    }

    fn describe_run(&self, moves: &[Move], who: &str) -> Option<Message> {
        self.rules.describe_run(&self.at, moves, who)
    }

    fn requirement(&self, spot: u32) -> Option<Message> {
        self.rules.requirement(&self.at, spot)
    }

    fn size_name(&self, index: usize) -> Message {
        self.rules.size_name(&self.at, index)
    }

    fn add_remove(&self) -> (Message, Message) {
        self.rules.add_remove()
    }

    fn editable(&self) -> bool {
        self.rules.editable()
    }

    fn join_hint(&self) -> Message {
        self.rules.join_hint()
    }

    fn touch_hints(&self, longer: bool) -> Vec<Message> {
        self.rules.touch_hints(&self.at, longer)
    }

    fn amounts(&self, pending: Option<u32>) -> Amounts {
        self.rules.amounts(&self.at, pending)
    }

    fn equivalence_key(&self, mv: &Move) -> Option<Vec<u64>> {
        self.rules.equivalence_key(&self.at, mv)
    }

    fn known_draw(&self) -> bool {
        self.rules.known_draw(&self.at)
    }

    fn read_move(&self, text: &str) -> Result<Move, CodeError> {
        self.rules.read_move(&self.at, text)
    }

    fn sizes(&self) -> Sizes {
        self.rules.sizes()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Box<dyn ErasedPosition> {
        Box::new(self.with(self.rules.with_sizes(sizes)))
    }

    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn ErasedPosition>> {
        let edited = self.rules.edit(&self.at, place, amount)?;
        Some(Box::new(self.with(edited)))
    }
}
