//! What a layout may ask besides the position: what is armed, what may be touched, what is shown.

use crate::piece::Piece;
use crate::scene::{Scene, Spot};
use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, MoveRange, Outcome, Step};
use solver::points::Points;

/// What play knows of moves, for the layouts; moves are those of the whole game.
pub trait Moves {
    /// The name of a spot that shows `content` and means this move, and the outcome of the position
    /// that the move leads to where values are shown.
    fn name(&self, content: Message, mv: Option<&Move>) -> (Message, Option<Outcome>);
    /// The move together with the steps that are armed at other places, where the rules allow it.
    fn joined(&self, mv: Move) -> Move;
    /// What a move scores in the end, as a lead of whoever makes it, where that is known.
    fn margin(&self, mv: &Move) -> Option<i64>;
}

/// What the players hold in a game of points.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Turn and goal.
    pub points: Points,
    /// The name and the points of whoever began, and of the other.
    pub players: [(Message, u64); 2],
    /// Both in one line.
    pub words: Message,
}

/// Everything about a board but its position.
///
/// On a table of several games each part has a stage of its own, which sees that part alone.
pub struct Stage<'s> {
    /// What play knows of moves.
    pub moves: &'s dyn Moves,
    /// The armed move, as the part knows it.
    pub pending_move: Option<Move>,
    /// The place of the piece that was chosen to move, as the whole game knows it.
    pub chosen: Option<u32>,
    /// What stands before the names of spots: on a table, which board it is.
    pub prefix: Option<Message>,
    /// The number that the part's first place has in the whole game.
    pub first: u32,
    /// Legal moves of one step.
    pub spans: Vec<MoveRange>,
    /// What the board shows and allows.
    pub mode: Mode,
    /// What theory gives the board to show; nothing on a part of a table.
    pub theory: Theory<'s>,
    /// What the players hold, in a game of points.
    pub score: Option<Score>,
}

/// What a board shows and allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// True where there is little room.
    pub narrow: bool,
    /// True if a touch may begin a move.
    pub touchable: bool,
    /// True if touches change the position.
    pub editing: bool,
    /// True if steps at different places can be joined to one move.
    pub longer: bool,
}

/// What theory gives a board to show.
#[derive(Clone, Copy, Debug, Default)]
pub struct Theory<'s> {
    /// True if values are shown and the board is the whole game: what is lost on a part of a table
    /// need not be lost on the table.
    pub shown: bool,
    /// Numbers that the game's theory found in the position, where values are shown.
    pub terms: &'s [u64],
    /// Chains and loops, three numbers each: first box, length, and the lines between boxes as bits.
    pub chains: &'s [u64],
}

/// A position's neighbours in time, and what surrounds it.
pub struct View<'v, P> {
    /// The position at the start, whose size the picture keeps.
    pub start: &'v P,
    /// The position before the last move, and that move.
    pub before: Option<(&'v P, &'v Move)>,
    /// Everything else.
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

/// Steps whose places counted from `from` and shall count from `to`.
pub fn moved_steps(steps: &[Step], from: u32, to: u32) -> Vec<Step> {
    let place = |step: &Step| Step { place: step.place - from + to, amount: step.amount };
    steps.iter().map(place).collect()
}

/// A move whose places counted from `from` and shall count from `to`.
pub fn moved(mv: &Move, from: u32, to: u32) -> Move {
    Move::many(moved_steps(mv.steps(), from, to)).unwrap_or_else(|| mv.clone())
}

impl Stage<'_> {
    /// True where there is little room.
    pub fn narrow(&self) -> bool {
        self.mode.narrow
    }

    /// The armed move.
    pub fn pending_move(&self) -> Option<&Move> {
        self.pending_move.as_ref()
    }

    /// The first step of the armed move.
    pub fn pending_step(&self) -> Option<Step> {
        self.pending_move().map(Move::first)
    }

    /// The armed amount at this place, if there is one.
    pub fn pending_at(&self, place: u32) -> Option<u64> {
        let steps = self.pending_move()?.steps();
        steps.iter().find(|step| step.place == place).map(|step| step.amount)
    }

    /// The place of the chosen piece, as the part knows it.
    pub fn chosen(&self) -> Option<u32> {
        let place = self.chosen?.checked_sub(self.first)?;
        (place < solver::board::PART).then_some(place)
    }

    /// The step if the rules allow it and a person may touch.
    ///
    /// Where steps can be joined, it comes with those that are armed at other places.
    pub fn legal(&self, place: u32, amount: u64) -> Option<Move> {
        let mv = Move::one(place, amount);
        let allowed = self.spans.iter().any(|span: &MoveRange| span.holds(&mv));
        if !allowed || !self.mode.touchable {
            return None;
        }
        if !self.mode.longer {
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

    /// A spot with its name; `content` says what stands there.
    pub fn spot(
        &self,
        id: u32,
        piece: Piece,
        (x, y): (i32, i32),
        content: Message,
        mv: Option<Move>,
    ) -> Spot {
        let whole = mv.as_ref().map(|mv| moved(mv, 0, self.first));
        let (label, mark) = self.moves.name(self.prefixed(content), whole.as_ref());
        let (hit, pick, put, off) = ([0; 4], None, None, false);
        Spot { id, piece, x, y, hit, label, mv, pick, put, off, pending: false, last: false, mark }
    }

    /// The name of a spot or of a line; on a table behind that of the board.
    pub(crate) fn prefixed(&self, name: Message) -> Message {
        match &self.prefix {
            Some(board) => words::place_says(board.clone(), name),
            None => name,
        }
    }

    /// What a move scores in the end, as a lead of whoever makes it, where that is known.
    pub fn margin(&self, mv: &Move) -> Option<i64> {
        self.moves.margin(&moved(mv, 0, self.first))
    }
}
