//! A position as a page holds it: its board, and what follows from the rules, computed once.

use crate::erased::ErasedLayout;
use crate::game::PlayError;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use solver::code;
use solver::play::{Move, MoveRange, Outcome};
use solver::points::Points;
use solver::rules;

/// A position of a game under its settings; copies share it.
///
/// ```
/// use games::setup::Setup;
/// use solver::play::Move;
/// let nim = games::find("nim").expect("there is Nim");
/// let at = nim.read(&Setup::of(nim.card()), "0.2.1").expect("it is a position");
/// assert_eq!((at.code(), at.moves().len(), at.multi_step(), at.over()), ("0.2.1", 2, false, false));
/// assert_eq!((at.turn(), at.ended(), at.points()), (None, None, None));
/// let mv = at.read_move("2-1").expect("it is legal");
/// assert_eq!((mv.clone(), at.board().write_move(&mv).as_str()), (Move::one(1, 1), "2-1"));
/// assert_eq!(at.play(&mv).expect("it is legal").code(), "0.1.1");
/// assert!(at.play(&Move::one(0, 1)).is_none() && at.read_move("1-1").is_err());
/// ```
#[derive(Clone)]
pub struct Position {
    shared: Rc<Shared>,
}

struct Shared {
    board: Box<dyn ErasedLayout>,
    code: String,
    moves: Vec<MoveRange>,
    multi_step: bool,
    turn: Option<usize>,
    ended: Option<Outcome>,
    points: Option<Points>,
}

impl Position {
    /// A position from its board.
    pub(crate) fn new(board: Box<dyn ErasedLayout>) -> Position {
        let moves = board.ranges();
        let multi_step = rules::multi_step(&|steps, out| board.steps_after(steps, out), &moves);
        let (code, turn) = (board.write(), board.turn());
        // A game ends where no move is left.
        let ended = if moves.is_empty() { board.ended() } else { None };
        let points = board.points();
        Position { shared: Rc::new(Shared { board, code, moves, multi_step, turn, ended, points }) }
    }

    /// Its board, with its rules.
    pub fn board(&self) -> &dyn ErasedLayout {
        &*self.shared.board
    }

    /// Its canonical code.
    pub fn code(&self) -> &str {
        &self.shared.code
    }

    /// Legal moves of one step; none once the game is over.
    pub fn moves(&self) -> &[MoveRange] {
        &self.shared.moves
    }

    /// True if no move is left.
    pub fn over(&self) -> bool {
        self.shared.moves.is_empty()
    }

    /// True if steps at different places can be joined to one move.
    pub fn multi_step(&self) -> bool {
        self.shared.multi_step
    }

    /// The player to move, 0 or 1, if the position determines it; see [`rules::turn`].
    pub fn turn(&self) -> Option<usize> {
        self.shared.turn
    }

    /// The outcome for the player who would be to move, once the game is over.
    pub fn ended(&self) -> Option<Outcome> {
        self.shared.ended
    }

    /// Turn and points in a game of points.
    pub fn points(&self) -> Option<Points> {
        self.shared.points
    }

    /// True if the rules allow the move.
    pub fn allows(&self, mv: &Move) -> bool {
        rules::allowed(&|steps, out| self.board().steps_after(steps, out), mv)
    }

    /// The position after a move; `None` if the rules do not allow it.
    pub fn play(&self, mv: &Move) -> Option<Position> {
        self.allows(mv).then(|| Position::new(self.board().after(mv)))
    }

    /// Reads a legal move from its notation.
    pub fn read_move(&self, text: &str) -> Result<Move, PlayError> {
        let text = code::bounded(text).map_err(PlayError::Move)?;
        let mv = self.board().read_move(text).map_err(PlayError::Move)?;
        if self.allows(&mv) { Ok(mv) } else { Err(PlayError::Illegal) }
    }
}

/// Positions of the same game under the same settings are equal if they have the same code.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        Rc::ptr_eq(&self.shared, &other.shared) || self.code() == other.code()
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Position({})", self.code())
    }
}
