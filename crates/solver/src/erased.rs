//! A position together with its rules, with both types erased, for judge, search and pages.

use crate::explanation::SharedExplanation;
use crate::play::{Move, MoveRange, Outcome, Step};
use crate::points::{Points, Scoring};
use crate::rules::{self, Node, Preparation, Rules};
use crate::verdict::Claim;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;

/// A position with its rules; the methods are those of [`Rules`].
///
/// Every program needs these. Further methods are in traits of their own, since a program links all
/// methods of a trait that it names: [`ErasedTheory`] for a worker, a layout for a page.
pub trait ErasedPosition {
    /// The position's canonical code.
    fn write(&self) -> String;
    /// Appends the steps that may begin a move, or follow these steps.
    fn open(&self, steps: &[Step], out: &mut Vec<MoveRange>);
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

    /// The first `most` legal moves, of any number of steps.
    fn moves(&self, most: usize) -> Vec<Move> {
        rules::first(&|steps, out| self.open(steps, out), most)
    }
    /// All legal moves of one step.
    fn spans(&self) -> Vec<MoveRange> {
        let mut out = Vec::new();
        self.open(&[], &mut out);
        out
    }
}

/// The graph of nodes of a game, as search sees it.
pub trait GameGraph {
    /// Appends the nodes that one move leads to; repeats are allowed.
    fn options(&self, node: &[u64], out: &mut Vec<Node>);
    /// The outcome, for the player to move, at a node without options.
    fn ended(&self, node: &[u64]) -> Outcome;
}

impl<R: Rules> GameGraph for R {
    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        Rules::options(self, node, out);
    }

    fn ended(&self, node: &[u64]) -> Outcome {
        // Without goals the outcome follows from the rules alone.
        let ended = self.position(node).and_then(|at| rules::ended(self, &at));
        ended.unwrap_or(Outcome::of_mover_winning(self.misere()))
    }
}

/// A position with the methods that theory and search need.
pub trait ErasedTheory: ErasedPosition {
    /// The task after which the claim may be stronger.
    fn preparation(&self) -> Option<Preparation>;
    /// The claim of theory or of the sum of parts.
    fn claim(&self) -> Option<Claim>;
    /// The explanation of theory.
    fn explanation(&self) -> Option<SharedExplanation>;
    /// The move of a learner's plausible rule.
    fn naive(&self) -> Option<Move>;
    /// Like [`ErasedPosition::play`], with theory.
    fn after(&self, mv: &Move) -> Box<dyn ErasedTheory>;
    /// The same position with the other player to move, in a partizan game.
    fn other_turn(&self) -> Option<Box<dyn ErasedTheory>>;
    /// The node of the position.
    fn node(&self) -> Node;
    /// An upper estimate of the number of nodes below.
    fn state_bound(&self) -> u64;
    /// True if a search is pointless.
    fn out_of_reach(&self) -> bool;
    /// The task that scores the moves of a game of points.
    fn scoring(&self) -> Option<Scoring>;
    /// The same for one who can wait some minutes.
    fn long_scoring(&self) -> Option<Scoring>;
    /// The code of a random start; `roll(n)` returns a number below n.
    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> String;
    /// The nodes of the game, for search.
    fn graph(&self) -> &dyn GameGraph;
}

/// Typed rules and position behind the traits.
#[derive(Debug)]
pub struct Typed<R: Rules> {
    /// The rules.
    pub rules: Rc<R>,
    /// The position.
    pub at: R::Position,
}

impl<R: Rules> Typed<R> {
    /// The same rules with another position.
    pub fn with(&self, at: R::Position) -> Typed<R> {
        Typed { rules: self.rules.clone(), at }
    }
}

impl<R: Rules + 'static> ErasedPosition for Typed<R> {
    fn write(&self) -> String {
        self.rules.write(&self.at)
    }

    fn open(&self, steps: &[Step], out: &mut Vec<MoveRange>) {
        rules::open(&*self.rules, &self.at, steps, out);
    }

    fn play(&self, mv: &Move) -> Box<dyn ErasedPosition> {
        Box::new(self.with(self.rules.play(&self.at, mv)))
    }

    fn write_move(&self, mv: &Move) -> String {
        self.rules.write_move(&self.at, mv)
    }

    fn to_sizes(&self) -> Vec<u64> {
        self.rules.to_sizes(&self.at)
    }

    fn misere(&self) -> bool {
        self.rules.misere()
    }

    fn points(&self) -> Option<Points> {
        self.rules.points(&self.at)
    }

    fn turn(&self) -> Option<usize> {
        self.rules.turn(&self.at)
    }

    fn impartial(&self) -> bool {
        rules::impartial(&*self.rules, &self.at)
    }

    fn goal(&self) -> bool {
        self.rules.reached(&self.at).is_some()
    }

    fn ended(&self) -> Option<Outcome> {
        rules::ended(&*self.rules, &self.at)
    }
}

impl<R: Rules + 'static> ErasedTheory for Typed<R> {
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

    fn after(&self, mv: &Move) -> Box<dyn ErasedTheory> {
        Box::new(self.with(self.rules.play(&self.at, mv)))
    }

    fn other_turn(&self) -> Option<Box<dyn ErasedTheory>> {
        let other = self.rules.other_turn(&self.at)?;
        Some(Box::new(self.with(other)))
    }

    fn node(&self) -> Node {
        self.rules.node(&self.at)
    }

    fn state_bound(&self) -> u64 {
        self.rules.state_bound(&self.at)
    }

    fn out_of_reach(&self) -> bool {
        self.rules.out_of_reach(&self.at)
    }

    fn scoring(&self) -> Option<Scoring> {
        self.rules.scoring(&self.at)
    }

    fn long_scoring(&self) -> Option<Scoring> {
        self.rules.long_scoring(&self.at)
    }

    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> String {
        self.rules.write(&self.rules.random(roll))
    }

    fn graph(&self) -> &dyn GameGraph {
        &*self.rules
    }
}
