//! The context in which a layout draws: the pending move, the allowed touches, the values shown.

use crate::piece::Piece;
use crate::scene::{Scene, Spot};
use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::annotation::Annotation;
use solver::play::{Move, MoveRange, Outcome, Step};
use solver::points::Points;

/// The moves of the whole game, for layouts.
pub trait Moves {
    /// The name of a spot that shows `content` and means this move, and the outcome of the position after
    /// the move if values are shown.
    fn name(&self, content: Message, mv: Option<&Move>) -> (Message, Option<Outcome>);
    /// The move together with the pending steps at other places, if the rules allow it.
    fn joined(&self, mv: Move) -> Move;
    /// The final lead of the player who makes this move, if it is known.
    fn margin(&self, mv: &Move) -> Option<i64>;
}

/// The holdings of the players in a game of points.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Turn and goal.
    pub points: Points,
    /// Name and points of the first player and of the second.
    pub players: [(Message, u64); 2],
    /// Both in one line.
    pub words: Message,
}

/// Everything about a board except its position.
///
/// In a sum each part has its own stage, which knows only that part.
pub struct Stage<'s> {
    /// The moves of the whole game.
    pub moves: &'s dyn Moves,
    /// The pending move, as the part numbers it.
    pub pending_move: Option<Move>,
    /// Earlier moves of the turn that the last move belongs to; most games have none.
    pub earlier: Vec<Move>,
    /// The place of the chosen piece, as the whole game numbers it.
    pub chosen: Option<u32>,
    /// Put before the names of spots in a sum: which board it is.
    pub prefix: Option<Message>,
    /// The number that the part's first place has in the whole game.
    pub first: u32,
    /// Legal moves of one step.
    pub ranges: Vec<MoveRange>,
    /// What the board shows and allows.
    pub mode: Mode,
    /// What theory found, if values are shown and the board is the whole game: a lost position of a part
    /// need not be lost in the sum.
    pub theory: Option<&'s Annotation>,
    /// The holdings of the players, in a game of points.
    pub score: Option<Score>,
}

/// What a board shows and allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// True if there is little room.
    pub narrow: bool,
    /// True if a touch may begin a move.
    pub touchable: bool,
    /// True if touches change the position.
    pub editing: bool,
    /// True if steps at different places can be joined into one move.
    pub multi_step: bool,
}

/// The positions before this one, and the stage.
pub struct View<'v, P> {
    /// The position at the start; the picture keeps its size.
    pub start: &'v P,
    /// The position before the last move, and that move.
    pub before: Option<(&'v P, &'v Move)>,
    /// The context.
    pub stage: &'v Stage<'v>,
}

impl core::fmt::Debug for Stage<'_> {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "Stage({:?}, {:?})", self.mode, self.pending_move)
    }
}

impl<P: core::fmt::Debug> core::fmt::Debug for View<'_, P> {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "View({:?}, {:?})", self.start, self.before)
    }
}

/// Steps with places counted from `from`, renumbered from `to`.
pub fn moved_steps(steps: &[Step], from: u32, to: u32) -> Vec<Step> {
    let place = |step: &Step| Step { place: step.place - from + to, amount: step.amount };
    steps.iter().map(place).collect()
}

/// A move with places counted from `from`, renumbered from `to`.
pub(crate) fn moved(mv: &Move, from: u32, to: u32) -> Move {
    Move::many(moved_steps(mv.steps(), from, to)).unwrap_or_else(|| mv.clone())
}

impl Stage<'_> {
    /// True if there is little room.
    pub(crate) fn narrow(&self) -> bool {
        self.mode.narrow
    }

    /// The pending move.
    pub(crate) fn pending_move(&self) -> Option<&Move> {
        self.pending_move.as_ref()
    }

    /// The first step of the pending move.
    pub fn pending_step(&self) -> Option<Step> {
        self.pending_move().map(Move::first)
    }

    /// The pending amount at this place, if any.
    pub fn pending_at(&self, place: u32) -> Option<u64> {
        let steps = self.pending_move()?.steps();
        steps.iter().find(|step| step.place == place).map(|step| step.amount)
    }

    /// The place of the chosen piece, as the part numbers it.
    pub fn chosen(&self) -> Option<u32> {
        let place = self.chosen?.checked_sub(self.first)?;
        (place < solver::board::PART).then_some(place)
    }

    /// The step, if the rules allow it and touches are allowed.
    ///
    /// If steps can be joined, it includes the pending ones at other places.
    pub fn legal(&self, place: u32, amount: u64) -> Option<Move> {
        let mv = Move::one(place, amount);
        let allowed = self.ranges.iter().any(|range: &MoveRange| range.holds(&mv));
        if !allowed || !self.mode.touchable {
            return None;
        }
        if !self.mode.multi_step {
            return Some(mv);
        }
        let joined = self.moves.joined(moved(&mv, 0, self.first));
        Some(moved(&joined, self.first, 0))
    }

    /// An empty picture of this kind.
    pub fn scene(&self, kind: &'static str, width: i32, height: i32) -> Scene {
        Scene {
            kind,
            width,
            height,
            name: Message::nothing(),
            upright: false,
            lines: Vec::new(),
            under: Vec::new(),
            over: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// A spot with its name; `content` describes what is there.
    pub fn spot(
        &self,
        id: u32,
        piece: Piece,
        foot: (i32, i32),
        content: Message,
        mv: Option<Move>,
    ) -> Spot {
        let whole = mv.as_ref().map(|mv| moved(mv, 0, self.first));
        let (label, mark) = self.moves.name(self.prefixed(content), whole.as_ref());
        let (hit, pick, put, off) = ([0; 4], None, None, false);
        Spot { id, piece, foot, hit, label, mv, pick, put, off, pending: false, last: false, mark }
    }

    /// The name of a spot or line; in a sum, after the name of the board.
    pub(crate) fn prefixed(&self, name: Message) -> Message {
        match &self.prefix {
            Some(board) => words::place_says(board.clone(), name),
            None => name,
        }
    }

    /// The final lead of the player who makes this move, if it is known.
    pub fn margin(&self, mv: &Move) -> Option<i64> {
        self.moves.margin(&moved(mv, 0, self.first))
    }
}
