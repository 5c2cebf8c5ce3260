//! A position together with its rules, with both types erased, for judge, search and pages.

use crate::explanation::SharedExplanation;
use crate::play::{Move, MoveRange, Outcome, Step};
use crate::points::{Points, Scoring};
use crate::rules::{self, Node, PositionKind, PositionOf, Rules};
use crate::theory::{PartPositions, Patience, Preparation, Theory};
use crate::verdict::Claim;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;

/// A position with its rules, as far as it is played; the functions are those of [`Rules`] and of its kind of
/// positions.
///
/// Every program needs these. A worker has an [`ErasedTheory`] and a page a layout, since a program links all
/// methods of a trait that it names.
pub trait ErasedPosition: Any {
    /// The position's canonical code.
    fn write(&self) -> String;
    /// Appends the steps that may begin a move, or follow these steps.
    fn steps_after(&self, steps: &[Step], out: &mut Vec<MoveRange>);
    /// The position after a legal move.
    fn play(&self, mv: &Move) -> Box<dyn ErasedPosition>;
    /// The notation of a move.
    fn write_move(&self, mv: &Move) -> String;
    /// The sizes of the position.
    fn to_sizes(&self) -> Vec<u64>;
    /// True if the player who cannot move wins.
    fn misere(&self) -> bool;
    /// Turn and points in a game of points.
    fn points(&self) -> Option<Points>;
    /// The player to move, if the position determines it.
    fn turn(&self) -> Option<usize>;
    /// See [`rules::impartial`].
    fn impartial(&self) -> bool;
    /// True in a game with a goal.
    fn goal(&self) -> bool;
    /// See [`rules::ended`].
    fn ended(&self) -> Option<Outcome>;
    /// The node of the position; see [`Rules::node`].
    fn node(&self) -> Node;

    /// The first `most` legal moves, of any number of steps.
    fn moves(&self, most: usize) -> Vec<Move> {
        rules::first_moves(&|steps, out| self.steps_after(steps, out), most)
    }
    /// All legal moves of one step.
    fn ranges(&self) -> Vec<MoveRange> {
        let mut out = Vec::new();
        self.steps_after(&[], &mut out);
        out
    }
}

/// A position with all that theory and search need of it: what a worker holds.
pub trait ErasedTheory: ErasedPosition {
    /// The task after which the claim may be stronger.
    fn preparation(&self) -> Option<Preparation>;
    /// The claim of theory or of the sum of parts.
    fn claim(&self) -> Option<Claim>;
    /// The explanation of theory.
    fn explanation(&self) -> Option<SharedExplanation>;
    /// The move of a learner's plausible rule.
    fn naive(&self) -> Option<Move>;
    /// See [`Theory::practical`].
    fn practical(&self) -> Vec<Move>;
    /// Like [`ErasedPosition::play`], with theory.
    fn after(&self, mv: &Move) -> Box<dyn ErasedTheory>;
    /// The same position with the other player to move, in a partizan game.
    fn other_turn(&self) -> Option<Box<dyn ErasedTheory>>;
    /// See [`Theory::parts`].
    fn parts(&self) -> PartPositions;
    /// The rules, which the positions of one play share.
    fn rules(&self) -> Rc<dyn Any>;
    /// The task that scores the moves of a game of points.
    fn scoring(&self, patience: Patience) -> Option<Scoring>;
    /// The code of a random start, or of the usual one; `roll(n)` returns a number below n.
    fn deal(&self, roll: &mut dyn FnMut(u64) -> u64) -> Option<String>;

    /// An upper estimate of the number of nodes below.
    fn state_bound(&self) -> Option<u64>;
    /// True if a search is pointless.
    fn out_of_reach(&self) -> bool;
    /// Appends the nodes that one move leads to from any node of the game; repeats are allowed.
    fn node_options(&self, node: &[u64], out: &mut Vec<Node>);
    /// The outcome, for the player to move, at a node without options.
    fn node_ended(&self, node: &[u64]) -> Outcome;
}

/// Typed rules and position behind the traits.
#[derive(Debug)]
pub struct Typed<R: Rules> {
    /// The rules.
    pub rules: Rc<R>,
    /// The position.
    pub at: PositionOf<R>,
}

impl<R: Rules> Typed<R> {
    /// The same rules with another position.
    pub fn with(&self, at: PositionOf<R>) -> Typed<R> {
        Typed { rules: self.rules.clone(), at }
    }
}

impl<R: Rules> Clone for Typed<R> {
    fn clone(&self) -> Typed<R> {
        self.with(self.at.clone())
    }
}

impl<R: Rules> ErasedPosition for Typed<R> {
    fn write(&self) -> String {
        self.rules.positions().write(&self.at)
    }

    fn steps_after(&self, steps: &[Step], out: &mut Vec<MoveRange>) {
        rules::steps_after(&*self.rules, &self.at, steps, out);
    }

    fn play(&self, mv: &Move) -> Box<dyn ErasedPosition> {
        Box::new(self.with(self.rules.play(&self.at, mv)))
    }

    fn write_move(&self, mv: &Move) -> String {
        self.rules.positions().write_move(&self.at, mv)
    }

    fn to_sizes(&self) -> Vec<u64> {
        self.rules.positions().to_sizes(&self.at)
    }

    fn misere(&self) -> bool {
        self.rules.misere()
    }

    fn points(&self) -> Option<Points> {
        rules::points(&*self.rules, &self.at)
    }

    fn turn(&self) -> Option<usize> {
        rules::turn(&*self.rules, &self.at)
    }

    fn impartial(&self) -> bool {
        rules::impartial::<R>()
    }

    fn goal(&self) -> bool {
        rules::has_goal::<R>()
    }

    fn ended(&self) -> Option<Outcome> {
        rules::ended(&*self.rules, &self.at)
    }

    fn node(&self) -> Node {
        self.rules.node(&self.at)
    }
}

impl<R: Theory> ErasedTheory for Typed<R> {
    fn preparation(&self) -> Option<Preparation> {
        self.rules.preparation(&self.at)
    }

    fn claim(&self) -> Option<Claim> {
        self.rules.claim(&self.at)
    }

    fn explanation(&self) -> Option<SharedExplanation> {
        self.rules.explanation(&self.at)
    }

    fn naive(&self) -> Option<Move> {
        self.rules.naive(&self.at)
    }

    fn practical(&self) -> Vec<Move> {
        self.rules.practical(&self.at)
    }

    fn after(&self, mv: &Move) -> Box<dyn ErasedTheory> {
        Box::new(self.with(self.rules.play(&self.at, mv)))
    }

    fn other_turn(&self) -> Option<Box<dyn ErasedTheory>> {
        let other = rules::other_turn(&*self.rules, &self.at)?;
        Some(Box::new(self.with(other)))
    }

    fn parts(&self) -> PartPositions {
        R::parts(&self.rules, &self.at)
    }

    fn rules(&self) -> Rc<dyn Any> {
        self.rules.clone()
    }

    fn scoring(&self, patience: Patience) -> Option<Scoring> {
        self.rules.scoring(&self.at, patience)
    }

    fn deal(&self, roll: &mut dyn FnMut(u64) -> u64) -> Option<String> {
        let kind = self.rules.positions();
        Some(kind.write(&kind.deal(roll)?))
    }

    fn state_bound(&self) -> Option<u64> {
        self.rules.state_bound(&self.at)
    }

    fn out_of_reach(&self) -> bool {
        self.rules.out_of_reach(&self.at)
    }

    fn node_options(&self, node: &[u64], out: &mut Vec<Node>) {
        self.rules.options(node, out);
    }

    fn node_ended(&self, node: &[u64]) -> Outcome {
        // Without goals the outcome follows from the rules alone.
        let at = self.rules.positions().of_key(node);
        let ended = at.and_then(|at| rules::ended(&*self.rules, &at));
        ended.unwrap_or(Outcome::of_mover_winning(self.rules.misere()))
    }
}
