//! A position together with its rules, with both types hidden: what judge and search work on.

use crate::explanation::SharedExplanation;
use crate::play::{Move, Span, Step};
use crate::points::{Points, Scoring};
use crate::rules::{self, Node, Preparation, Rules};
use crate::verdict::Claim;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;

/// One position of some game.
///
/// Judge and search are compiled once for this, and not once for each game.
pub trait Place {
    /// The task after which the claim may know more.
    fn preparation(&self) -> Option<Preparation>;
    /// What theory or the sum of parts says.
    fn claim(&self) -> Option<Claim>;
    /// What theory sees.
    fn explanation(&self) -> Option<SharedExplanation>;
    /// The move of a learner's plausible rule.
    fn naive(&self) -> Option<Move>;
    /// The notation of a move.
    fn notation(&self, mv: &Move) -> String;
    /// Appends the steps with which a move may begin, or go on after the ones it has.
    fn open(&self, steps: &[Step], out: &mut Vec<Span>);
    /// The place after a legal move.
    fn after(&self, mv: &Move) -> Box<dyn Place>;
    /// The node of the position.
    fn node(&self) -> Node;
    /// An upper estimate of the number of nodes below.
    fn extent(&self) -> u64;
    /// True if there is no point in a search.
    fn out_of_reach(&self) -> bool;
    /// Turn and points in a game of points.
    fn points(&self) -> Option<Points>;
    /// The task that scores the moves of a game of points.
    fn scoring(&self) -> Option<Scoring>;
    /// The nodes of the game, for search.
    fn tree(&self) -> &dyn Tree;
}

/// Compiled once for all games.
impl dyn Place + '_ {
    /// The first `most` legal moves, of any number of steps.
    pub fn moves(&self, most: usize) -> Vec<Move> {
        rules::first(&|steps, out| self.open(steps, out), most)
    }

    /// All legal moves of one step.
    pub fn spans(&self) -> Vec<Span> {
        let mut out = Vec::new();
        self.open(&[], &mut out);
        out
    }

    /// The node after a legal move.
    pub fn node_after(&self, mv: &Move) -> Node {
        self.after(mv).node()
    }
}

/// The nodes of a game and how they hang together: all that search knows of it.
pub trait Tree {
    /// Appends the nodes that one move leads to; repeats are allowed.
    fn options(&self, node: &[u64], out: &mut Vec<Node>);
    /// True if whoever cannot move wins.
    fn misere(&self) -> bool;
}

impl<R: Rules> Tree for R {
    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        Rules::options(self, node, out);
    }

    fn misere(&self) -> bool {
        Rules::misere(self)
    }
}

/// Typed rules and position behind a [`Place`].
struct Typed<R: Rules> {
    rules: Rc<R>,
    at: R::Position,
}

/// Hides the types of rules and position.
pub fn place<R: Rules + 'static>(rules: R, at: R::Position) -> Box<dyn Place> {
    of(&Rc::new(rules), at)
}

/// The same of rules that are shared.
pub fn of<R: Rules + 'static>(rules: &Rc<R>, at: R::Position) -> Box<dyn Place> {
    Box::new(Typed { rules: rules.clone(), at })
}

impl<R: Rules + 'static> Place for Typed<R> {
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

    fn notation(&self, mv: &Move) -> String {
        self.rules.write_move(&self.at, mv)
    }

    fn open(&self, steps: &[Step], out: &mut Vec<Span>) {
        rules::open(&*self.rules, &self.at, steps, out);
    }

    fn after(&self, mv: &Move) -> Box<dyn Place> {
        of(&self.rules, self.rules.play(&self.at, mv))
    }

    fn node(&self) -> Node {
        self.rules.node(&self.at)
    }

    fn extent(&self) -> u64 {
        self.rules.extent(&self.at)
    }

    fn out_of_reach(&self) -> bool {
        self.rules.out_of_reach(&self.at)
    }

    fn points(&self) -> Option<Points> {
        self.rules.points(&self.at)
    }

    fn scoring(&self) -> Option<Scoring> {
        self.rules.scoring(&self.at)
    }

    fn tree(&self) -> &dyn Tree {
        &*self.rules
    }
}
