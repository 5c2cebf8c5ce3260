//! The rules of a game for one choice of its settings: the trait that the solver works with.

use crate::code::{self, CodeError};
use crate::play::{Move, MoveRange, Outcome, Step};
use crate::points::Points;
pub use crate::position::{PositionKind, Roll, Sizes};
use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A position as search sees it: numbers whose meaning each game defines.
///
/// Positions with equal nodes have the same outcome and distance. All games share this type, so that
/// there is one search and not one for each game.
pub type Node = Vec<u64>;

/// The positions of a game.
pub type PositionOf<R> = <<R as Rules>::Positions as PositionKind>::Position;

/// Whether the goal of a game is reached, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// Not yet; without a legal move it is a draw.
    Nobody,
    /// By the player who has just moved.
    Previous,
    /// By this player, 0 or 1, as the turn counts them.
    Player(usize),
}

/// The same position with the other player to move.
pub type Pass<R> = fn(&R, &PositionOf<R>) -> PositionOf<R>;

/// Who moves when, and what decides: a constant of the rules, with the functions that only such games have.
///
/// A partizan game: each player has a heap and takes one token of it in a turn.
///
/// ```
/// # use solver::{code::{self, CodeError, ListRange}, judge::{Judge, run}, theory::Theory};
/// use solver::play::{Move, MoveRange, Outcome};
/// use solver::rules::{self, Kind, PositionKind, Rules};
///
/// /// Whose turn it is, and the heaps of Left and Right.
/// type Own = (usize, [u64; 2]);
///
/// #[derive(Clone, Copy)]
/// struct OwnHeaps;
///
/// impl PositionKind for OwnHeaps {
///     type Position = Own;
///     // Reading and writing are left out here.
///     # fn read(&self, text: &str) -> Result<Own, CodeError> {
///     #     let of = || messages::Message::verbatim("numbers");
///     #     let all = code::list(text, ListRange { of, count: (3, 3), each: (0, 9) })?;
///     #     Ok((all[0] as usize % 2, [all[1], all[2]]))
///     # }
///     # fn write(&self, (turn, heaps): &Own) -> String {
///     #     code::write_list(&[*turn as u64, heaps[0], heaps[1]])
///     # }
/// }
///
/// impl Rules for OwnHeaps {
///     type Positions = OwnHeaps;
///     const KIND: Kind<OwnHeaps> = Kind::Partizan {
///         turn: |_, (turn, _)| *turn,
///         pass: |_, (turn, heaps)| (1 - turn, *heaps),
///     };
///
///     fn positions(&self) -> OwnHeaps {
///         OwnHeaps
///     }
///     fn moves(&self, (turn, heaps): &Own, out: &mut Vec<MoveRange>) {
///         out.extend((heaps[*turn] > 0).then_some(MoveRange { place: 0, low: 1, high: 1 }));
///     }
///     fn play(&self, at: &Own, _: &Move) -> Own {
///         let (turn, mut heaps) = *at;
///         heaps[turn] -= 1;
///         (1 - turn, heaps)
///     }
/// }
/// # impl Theory for OwnHeaps {}
///
/// let at = (0, [3, 2]);
/// assert_eq!(rules::turn(&OwnHeaps, &at), Some(0));
/// assert_eq!(rules::other_turn(&OwnHeaps, &at), Some((1, [3, 2])));
/// assert_eq!((rules::reached(&OwnHeaps, &at), rules::points(&OwnHeaps, &at)), (None, None));
/// // Left has more tokens, so Left wins, no matter who begins.
/// assert_eq!(run(&mut Judge::new(OwnHeaps, at)).outcome, Some(Outcome::L));
/// ```
pub enum Kind<R: Rules> {
    /// Both players have the same moves and take turns. The player who cannot move loses, or wins if
    /// [`Rules::misere`] is true.
    Impartial,
    /// As an impartial game, but each player has moves of their own: the position says whose turn it is.
    Partizan {
        /// The player to move, 0 for Left and 1 for Right.
        turn: fn(&R, &PositionOf<R>) -> usize,
        /// The same position with the other player to move.
        pass: fn(&R, &PositionOf<R>) -> PositionOf<R>,
    },
    /// Both players have the same moves, and a goal ends the play.
    Goal {
        /// Whether the goal is reached.
        reached: fn(&R, &PositionOf<R>) -> Reached,
    },
    /// A goal ends the play, and the position says whose turn it is.
    PartizanGoal {
        /// The player to move, 0 for Left and 1 for Right.
        turn: fn(&R, &PositionOf<R>) -> usize,
        /// Whether the goal is reached.
        reached: fn(&R, &PositionOf<R>) -> Reached,
        /// The same position with the other player to move, where turns are not counted by the pieces on the board.
        pass: Option<Pass<R>>,
    },
    /// Points decide; they say whose turn it is.
    Points {
        /// Turn and points.
        points: fn(&R, &PositionOf<R>) -> Points,
    },
}

impl<R: Rules> fmt::Debug for Kind<R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Kind::Impartial => "Impartial",
            Kind::Partizan { .. } => "Partizan",
            Kind::Goal { .. } => "Goal",
            Kind::PartizanGoal { .. } => "PartizanGoal",
            Kind::Points { .. } => "Points",
        })
    }
}

/// What a game is: its positions, its moves, and what a move leads to.
///
/// No position may recur. A game without further theory implements [`Theory`](crate::theory::Theory) without a method.
pub trait Rules: Sized + 'static {
    /// The kind of its positions.
    type Positions: PositionKind;
    /// Who moves when, and what decides; impartial by default.
    const KIND: Kind<Self> = Kind::Impartial;

    /// The kind of its positions, within the limits of this game. Search asks for it at every node, so it is cheap to
    /// make.
    fn positions(&self) -> Self::Positions;
    /// Appends all legal moves of one step, ascending; none if the game is over.
    fn moves(&self, at: &PositionOf<Self>, out: &mut Vec<MoveRange>);
    /// Plays a legal move.
    fn play(&self, at: &PositionOf<Self>, mv: &Move) -> PositionOf<Self>;

    /// Appends the steps that may follow `steps`, a legal move, to make it a longer one, ascending.
    ///
    /// Each has a later place than the last of `steps`. So every beginning of a legal move is a legal
    /// move; by default moves have one step.
    fn next_steps(&self, at: &PositionOf<Self>, steps: &[Step], out: &mut Vec<MoveRange>) {
        let _ = (at, steps, out);
    }
    /// True if the player who cannot move wins.
    fn misere(&self) -> bool {
        false
    }

    /// The node of a position; a game in which many positions are equivalent gives them one.
    fn node(&self, at: &PositionOf<Self>) -> Node {
        self.positions().key(at)
    }
    /// Appends the nodes after one move; repeats are allowed.
    ///
    /// By default it plays every move. A game whose search is slow or deep may implement it again for
    /// speed; a law compares both.
    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let Some(at) = self.positions().of_key(node) else { return };
        let after = moves(self, &at, usize::MAX).into_iter().map(|mv| self.play(&at, &mv));
        out.extend(after.map(|at| self.node(&at)));
    }
    /// An upper estimate of the number of nodes below a position; `None` if there is none. Search looks for the
    /// exact length of small games only.
    fn state_bound(&self, at: &PositionOf<Self>) -> Option<u64> {
        let _ = at;
        None
    }
    /// True if a search would not finish in any time that a person waits.
    fn out_of_reach(&self, at: &PositionOf<Self>) -> bool {
        let _ = at;
        false
    }
}

/// The player to move, 0 or 1, where the position says it; `None` if players take turns with the same moves.
pub fn turn<R: Rules>(rules: &R, at: &PositionOf<R>) -> Option<usize> {
    match R::KIND {
        Kind::Partizan { turn, .. } | Kind::PartizanGoal { turn, .. } => Some(turn(rules, at)),
        Kind::Points { points } => Some(points(rules, at).turn),
        Kind::Impartial | Kind::Goal { .. } => None,
    }
}

/// Turn and points in a game of points.
pub fn points<R: Rules>(rules: &R, at: &PositionOf<R>) -> Option<Points> {
    match R::KIND {
        Kind::Points { points } => Some(points(rules, at)),
        _ => None,
    }
}

/// Whether the goal is reached, in a game with a goal.
pub fn reached<R: Rules>(rules: &R, at: &PositionOf<R>) -> Option<Reached> {
    match R::KIND {
        Kind::Goal { reached } | Kind::PartizanGoal { reached, .. } => Some(reached(rules, at)),
        _ => None,
    }
}

/// The same position with the other player to move, in a partizan game.
pub fn other_turn<R: Rules>(rules: &R, at: &PositionOf<R>) -> Option<PositionOf<R>> {
    match R::KIND {
        Kind::Partizan { pass, .. } | Kind::PartizanGoal { pass: Some(pass), .. } => {
            Some(pass(rules, at))
        }
        _ => None,
    }
}

/// True in an impartial game; others have no Grundy values.
pub fn impartial<R: Rules>() -> bool {
    matches!(R::KIND, Kind::Impartial)
}

/// True in a game with a goal.
pub fn has_goal<R: Rules>() -> bool {
    matches!(R::KIND, Kind::Goal { .. } | Kind::PartizanGoal { .. })
}

/// Writes each step as `place-amount`, places from 1, joined by points.
///
/// ```
/// use solver::play::Step;
/// use solver::rules::{read_steps, write_steps};
/// let mv = read_steps("4-5.3-1", 4)?;
/// assert_eq!(mv.first(), Step { place: 2, amount: 1 });
/// assert_eq!(write_steps(&mv), "3-1.4-5");
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn write_steps(mv: &Move) -> String {
    let mut text = String::new();
    for step in mv.steps() {
        let joint = if text.is_empty() { "" } else { "." };
        text += &format!("{joint}{}-{}", step.place + 1, step.amount);
    }
    text
}

/// Reads steps such as `3-1.4-5` in any order, at different places from 1 to `places`.
///
/// ```
/// use solver::play::Move;
/// assert_eq!(solver::rules::read_steps("2-3", 4), Ok(Move::one(1, 3)));
/// assert!(solver::rules::read_steps("5-1", 4).is_err());
/// ```
pub fn read_steps(text: &str, places: u64) -> Result<Move, CodeError> {
    let mut steps: Vec<Step> = Vec::new();
    let mut begin = 1;
    for piece in text.split('.') {
        let end = begin + piece.chars().count();
        let Some((place, amount)) = piece.split_once('-') else {
            return Err(CodeError::wanted(end, words::hyphen_and_amount));
        };
        let number = code::number(place, begin, 1, places)?;
        let amount = code::number(amount, begin + place.len() + 1, 1, u64::MAX >> 1)?;
        let step = Step { place: number as u32 - 1, amount };
        let at = steps.partition_point(|known| known.place < step.place);
        if steps.get(at).is_some_and(|known| known.place == step.place) {
            return Err(CodeError::rules(begin, words::place_named_twice));
        }
        steps.insert(at, step);
        begin = end + 1;
    }
    let missing = CodeError::wanted(1, words::a_place);
    Move::many(steps).ok_or(missing)
}

/// All legal moves of one step; none once the game is over.
pub fn ranges<R: Rules>(rules: &R, at: &PositionOf<R>) -> Vec<MoveRange> {
    let mut out = Vec::new();
    steps_after(rules, at, &[], &mut out);
    out
}

/// True once a goal is reached.
fn won<R: Rules>(rules: &R, at: &PositionOf<R>) -> bool {
    matches!(reached(rules, at), Some(Reached::Previous | Reached::Player(_)))
}

/// The outcome of a finished game, for the player who would be to move; `None` while it goes on.
pub fn ended<R: Rules>(rules: &R, at: &PositionOf<R>) -> Option<Outcome> {
    let outcome = match (reached(rules, at), points(rules, at)) {
        (Some(Reached::Previous), _) => Outcome::P,
        (Some(Reached::Player(winner)), _) => {
            Outcome::of_mover_winning(turn(rules, at) == Some(winner))
        }
        (Some(Reached::Nobody), _) => Outcome::D,
        (None, Some(points)) => Outcome::of_margin(points.lead()),
        (None, None) => Outcome::of_mover_winning(rules.misere()),
    };
    ranges(rules, at).is_empty().then_some(outcome)
}

/// The first `most` legal moves, of any number of steps, ascending.
pub fn moves<R: Rules>(rules: &R, at: &PositionOf<R>, most: usize) -> Vec<Move> {
    first_moves(&|steps, out| steps_after(rules, at, steps, out), most)
}

/// Like [`moves`], from a function that says which steps may follow.
pub fn first_moves(next: &NextSteps<'_>, most: usize) -> Vec<Move> {
    let mut out = Vec::new();
    grow(next, &mut Vec::new(), most, &mut out);
    out
}

/// Appends the steps that may begin a move, or follow these steps.
pub fn steps_after<R: Rules>(
    rules: &R,
    at: &PositionOf<R>,
    steps: &[Step],
    out: &mut Vec<MoveRange>,
) {
    if !steps.is_empty() {
        rules.next_steps(at, steps, out);
    } else if !won(rules, at) {
        rules.moves(at, out);
    }
}

/// A function like [`steps_after`] for some position.
pub type NextSteps<'a> = dyn Fn(&[Step], &mut Vec<MoveRange>) + 'a;

/// Appends every move that begins with `steps` and is longer.
fn grow(next: &NextSteps<'_>, steps: &mut Vec<Step>, most: usize, out: &mut Vec<Move>) {
    let mut ranges = Vec::new();
    next(steps, &mut ranges);
    for MoveRange { place, low, high } in ranges {
        for amount in low..=high {
            if out.len() >= most {
                return;
            }
            steps.push(Step { place, amount });
            out.extend(Move::many(steps.clone()));
            grow(next, steps, most, out);
            steps.pop();
        }
    }
}

/// True if each step of a move may follow the steps before it.
pub fn allowed(next: &NextSteps<'_>, mv: &Move) -> bool {
    let steps = mv.steps();
    let mut ranges = Vec::new();
    (0..steps.len()).all(|i| {
        ranges.clear();
        next(&steps[..i], &mut ranges);
        ranges.iter().any(|range| range.takes(steps[i]))
    })
}

/// True if a legal move that begins with one of these ranges may have a second step.
pub fn multi_step(next: &NextSteps<'_>, ranges: &[MoveRange]) -> bool {
    let mut after = Vec::new();
    ranges.iter().any(|MoveRange { place, low, .. }| {
        next(&[Step { place: *place, amount: *low }], &mut after);
        !after.is_empty()
    })
}
