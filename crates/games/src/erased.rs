//! A position with its rules and its board, their types hidden: what a page holds.

use crate::layout::{Amounts, Layout, MoveContext, Touching};
use crate::scene::Scene;
use crate::stage::{Stage, View};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use messages::Message;
use solver::code::CodeError;
use solver::erased::{ErasedPosition, Typed};
use solver::play::Move;
use solver::rules::{self, PositionKind, PositionOf, Rules, Sizes};

/// A position with its rules and its board; the methods are those of [`Layout`] and of the kind of positions.
pub trait ErasedLayout: ErasedPosition {
    /// The picture, with its name; `start` and the position before the last move are of the same rules.
    fn scene(
        &self,
        start: &dyn ErasedLayout,
        before: Option<(&dyn ErasedLayout, &Move)>,
        stage: &Stage<'_>,
    ) -> Scene;
    /// See [`Layout::describe`].
    fn describe(&self, players: Option<[Message; 2]>) -> Message;
    /// See [`Layout::describe_move`]; `who` makes the move.
    fn describe_move(&self, mv: &Move, who: &str) -> Message;
    /// The same of several moves of one turn that win points together, written as `notation`.
    fn describe_turn(&self, first: &Move, notation: &str, gain: u64, who: &str) -> Message;
    /// See [`Layout::requirement`].
    fn requirement(&self, spot: u32) -> Option<Message>;
    /// See [`Layout::touch_hints`], for this start.
    fn touch_hints(&self, touching: Touching) -> Vec<Message>;
    /// See [`Layout::amounts`].
    fn amounts(&self, pending: Option<u32>) -> Amounts;

    /// Like [`ErasedPosition::play`], with its board.
    fn after(&self, mv: &Move) -> Box<dyn ErasedLayout>;
    /// Reads a move; it need not be legal.
    fn read_move(&self, text: &str) -> Result<Move, CodeError>;
    /// The sizes that a start may have.
    fn sizes(&self) -> Sizes;
    /// The start of these sizes, which lie in [`ErasedLayout::sizes`]; `None` if starts have no sizes.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Box<dyn ErasedLayout>>;
    /// The name of one of the sizes, counted from 0.
    fn size_name(&self, index: usize) -> Message;
    /// The labels for adding a part to a start and for removing one.
    fn add_remove(&self) -> (Message, Message);
    /// True if touching the board can change the start.
    fn editable(&self) -> bool;
    /// The position after a touch of the editor; `None` if the touch has no effect.
    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn ErasedLayout>>;
}

/// The typed position behind a hidden one, if it is of these rules.
fn typed<R: Rules>(position: &dyn ErasedLayout) -> Option<&PositionOf<R>> {
    let any: &dyn Any = position;
    any.downcast_ref::<Typed<R>>().map(|typed| &typed.at)
}

impl<R: Layout> ErasedLayout for Typed<R> {
    fn scene(
        &self,
        start: &dyn ErasedLayout,
        before: Option<(&dyn ErasedLayout, &Move)>,
        stage: &Stage<'_>,
    ) -> Scene {
        let start = typed::<R>(start).unwrap_or(&self.at);
        let before = before.and_then(|(before, mv)| Some((typed::<R>(before)?, mv)));
        let mut scene = self.rules.scene(&self.at, &View { start, before, stage });
        scene.name = self.describe(None);
        scene
    }

    fn describe(&self, players: Option<[Message; 2]>) -> Message {
        self.rules.describe(&self.at, players)
    }

    fn describe_move(&self, mv: &Move, who: &str) -> Message {
        let left =
            |at: &PositionOf<R>| rules::points(&*self.rules, at).map_or(0, |points| points.left);
        let gain = match self.points() {
            Some(points) => points.left - left(&self.rules.play(&self.at, mv)),
            None => 0,
        };
        self.describe_turn(mv, &self.write_move(mv), gain, who)
    }

    fn describe_turn(&self, first: &Move, notation: &str, gain: u64, who: &str) -> Message {
        self.rules.describe_move(&self.at, &MoveContext { mv: first, notation, gain, who })
    }

    fn requirement(&self, spot: u32) -> Option<Message> {
        self.rules.requirement(&self.at, spot)
    }

    fn touch_hints(&self, touching: Touching) -> Vec<Message> {
        self.rules.touch_hints(&self.at, touching)
    }

    fn amounts(&self, pending: Option<u32>) -> Amounts {
        self.rules.amounts(&self.at, pending)
    }

    fn after(&self, mv: &Move) -> Box<dyn ErasedLayout> {
        Box::new(self.with(self.rules.play(&self.at, mv)))
    }

    fn read_move(&self, text: &str) -> Result<Move, CodeError> {
        self.rules.positions().read_move(&self.at, text, &self.ranges())
    }

    fn sizes(&self) -> Sizes {
        self.rules.positions().sizes()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Box<dyn ErasedLayout>> {
        Some(Box::new(self.with(self.rules.positions().with_sizes(sizes)?)))
    }

    fn size_name(&self, index: usize) -> Message {
        self.rules.positions().size_name(&self.at, index)
    }

    fn add_remove(&self) -> (Message, Message) {
        self.rules.positions().add_remove()
    }

    fn editable(&self) -> bool {
        self.rules.positions().editable()
    }

    fn edit(&self, place: u32, amount: u64) -> Option<Box<dyn ErasedLayout>> {
        let edited = self.rules.positions().edit(&self.at, place, amount)?;
        Some(Box::new(self.with(edited)))
    }
}
