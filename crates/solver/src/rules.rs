//! The rules of a game for one choice of its settings: the trait that the solver works with.

use crate::code::{self, CodeError};
use crate::explanation::SharedExplanation;
use crate::judge::Task;
use crate::play::{Move, MoveRange, Outcome, Step};
use crate::points::{Points, Scoring};
use crate::verdict::Claim;
use crate::words;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

/// A position as search sees it: numbers whose meaning each game defines.
///
/// Positions with equal nodes have the same outcome and distance. All games share this type, so that
/// there is one search and not one for each game.
pub type Node = Vec<u64>;

/// Work to be done before [`Rules::claim`] is known.
pub type Preparation = Box<dyn Task<Output = ()>>;

/// How sizes can be set: a number of sizes, each from a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Fewest and most numbers.
    pub count: (usize, usize),
    /// Least and greatest number.
    pub each: (u64, u64),
}

/// Whether the goal of a game is reached, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// Not yet; without a legal move it is a draw.
    Nobody,
    /// By the player who has just moved.
    Previous,
    /// By this player, 0 or 1, as [`Rules::turn`] counts them.
    Player(usize),
}

/// Rules of play, with the theory of the game.
///
/// No position may recur. By default games are impartial: both players have the same moves, they take
/// turns, and the player who cannot move loses, or wins if [`Rules::misere`] is true.
///
/// - Partizan games: [`Rules::turn`] is the player to move and [`Rules::other_turn`] passes.
/// - Games with a goal: [`Rules::reached`] ends the play.
/// - Games of points: [`Rules::points`] has the turn and the points.
pub trait Rules {
    /// A position, with everything that is seen on the board.
    type Position: Clone + PartialEq + Debug;

    /// Reads a position; invalid text gives an error that names the place.
    fn read(&self, text: &str) -> Result<Self::Position, CodeError>;
    /// Writes a position in the alphabet `A-Z a-z 0-9 . _ ~ -`; [`Rules::read`] is the inverse.
    fn write(&self, at: &Self::Position) -> String;
    /// Appends all legal moves of one step, ascending; none if the game is over.
    fn spans(&self, at: &Self::Position, out: &mut Vec<MoveRange>);
    /// Appends the steps that may follow `steps`, a legal move, to make it a longer one, ascending.
    ///
    /// Each has a later place than the last of `steps`. So every beginning of a legal move is a legal
    /// move; by default moves have one step.
    fn further(&self, at: &Self::Position, steps: &[Step], out: &mut Vec<MoveRange>) {
        let _ = (at, steps, out);
    }
    /// Plays a legal move.
    fn play(&self, at: &Self::Position, mv: &Move) -> Self::Position;
    /// True if the player who cannot move wins.
    fn misere(&self) -> bool {
        false
    }

    /// The player to move, 0 or 1, if the position determines it; in a partizan game 0 is Left. `None`,
    /// in every position, if players take turns with the same moves.
    fn turn(&self, at: &Self::Position) -> Option<usize> {
        self.points(at).map(|points| points.turn)
    }
    /// The same position with the other player to move, in a partizan game; `None` in all others.
    fn other_turn(&self, at: &Self::Position) -> Option<Self::Position> {
        let _ = at;
        None
    }
    /// Whether the goal is reached, which ends the play; `None`, in every position, in a game without a goal.
    fn reached(&self, at: &Self::Position) -> Option<Reached> {
        let _ = at;
        None
    }
    /// Turn and points in a game of points; `None`, in every position, in all other games.
    fn points(&self, at: &Self::Position) -> Option<Points> {
        let _ = at;
        None
    }
    /// The task that scores the moves of a game of points; `None` if that takes too long.
    fn scoring(&self, at: &Self::Position) -> Option<Scoring> {
        let _ = at;
        None
    }

    /// The same for a caller who waits some minutes; `None` if a longer search finds no more.
    fn long_scoring(&self, at: &Self::Position) -> Option<Scoring> {
        let _ = at;
        None
    }

    /// The node of a position; by default the letters of its code.
    ///
    /// A game in which many positions are equivalent, or whose search is slow, has nodes of its own and
    /// the inverse in [`Rules::position`].
    fn node(&self, at: &Self::Position) -> Node {
        self.write(at).bytes().map(u64::from).collect()
    }
    /// A position with this node, if there is one.
    fn position(&self, node: &[u64]) -> Option<Self::Position> {
        let code: String = node.iter().map(|letter| char::from(*letter as u8)).collect();
        self.read(&code).ok()
    }
    /// Appends the nodes after one move; repeats are allowed.
    ///
    /// By default it plays every move. A game whose search is slow or deep may implement it again for
    /// speed; a law compares both.
    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let Some(at) = self.position(node) else { return };
        let after = moves(self, &at, usize::MAX).into_iter().map(|mv| self.play(&at, &mv));
        out.extend(after.map(|at| self.node(&at)));
    }
    /// An upper estimate of the number of nodes below a position; search declines large ones.
    fn state_bound(&self, at: &Self::Position) -> u64;
    /// True if a search would not finish in any time that a person waits.
    fn out_of_reach(&self, _at: &Self::Position) -> bool {
        false
    }

    /// The task after which [`Rules::claim`] may be stronger for this position, until another such task
    /// runs; `None` if it would change nothing or take too long.
    fn preparation(&self, at: &Self::Position) -> Option<Preparation> {
        let _ = at;
        None
    }
    /// The claim of theory or of the sum of parts; `None` if only search can decide.
    fn claim(&self, at: &Self::Position) -> Option<Claim>;
    /// The explanation by theory; `None` if no theory covers the position.
    fn explanation(&self, at: &Self::Position) -> Option<SharedExplanation>;
    /// The move of a plausible rule of thumb; `None` if the game is over.
    fn naive(&self, at: &Self::Position) -> Option<Move>;

    /// The sizes that a starting position may have.
    fn sizes(&self) -> Sizes;
    /// The sizes of a position, as far as they make sense for it.
    fn to_sizes(&self, at: &Self::Position) -> Vec<u64>;
    /// The starting position of these sizes, which lie in [`Rules::sizes`].
    fn with_sizes(&self, sizes: &[u64]) -> Self::Position;
    /// The position after a touch of the editor at a place; `None` if the touch has no effect.
    fn edit(&self, at: &Self::Position, place: u32, amount: u64) -> Option<Self::Position>;
    /// A random starting position; `roll(n)` returns a number below n.
    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> Self::Position;

    /// Writes a move; by default `amount` if there is one place, otherwise `place-amount` for each step,
    /// joined by points.
    fn write_move(&self, at: &Self::Position, mv: &Move) -> String {
        let _ = at;
        if self.sizes().count.1 == 1 { mv.first().amount.to_string() } else { write_steps(mv) }
    }

    /// Reads a move; it need not be legal.
    fn read_move(&self, at: &Self::Position, text: &str) -> Result<Move, CodeError> {
        // In play there may be more places than at the start.
        read_open(text, &spans(self, at), self.sizes().count.1)
    }
}

/// Reads `amount` if a start has one place, otherwise steps at open places.
fn read_open(text: &str, open: &[MoveRange], places: usize) -> Result<Move, CodeError> {
    if places == 1 {
        return Ok(Move::one(0, code::number(text, 1, 1, u64::MAX >> 1)?));
    }
    let last = open.iter().map(|span| u64::from(span.place) + 1).max();
    read_steps(text, last.unwrap_or(1).max(places as u64))
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

/// All legal moves of one step.
pub fn spans<R: Rules + ?Sized>(rules: &R, at: &R::Position) -> Vec<MoveRange> {
    let mut out = Vec::new();
    open(rules, at, &[], &mut out);
    out
}

/// True in an impartial game; others have no Grundy values.
pub fn impartial<R: Rules + ?Sized>(rules: &R, at: &R::Position) -> bool {
    rules.turn(at).is_none() && rules.reached(at).is_none()
}

/// True once a goal is reached.
fn won<R: Rules + ?Sized>(rules: &R, at: &R::Position) -> bool {
    matches!(rules.reached(at), Some(Reached::Previous | Reached::Player(_)))
}

/// The outcome of a finished game, for the player who would be to move; `None` while it goes on.
pub fn ended<R: Rules + ?Sized>(rules: &R, at: &R::Position) -> Option<Outcome> {
    let outcome = match (rules.reached(at), rules.points(at)) {
        (Some(Reached::Previous), _) => Outcome::P,
        (Some(Reached::Player(winner)), _) => {
            Outcome::of_mover_winning(rules.turn(at) == Some(winner))
        }
        (Some(Reached::Nobody), _) => Outcome::D,
        (None, Some(points)) => Outcome::of_margin(points.lead()),
        (None, None) => Outcome::of_mover_winning(rules.misere()),
    };
    spans(rules, at).is_empty().then_some(outcome)
}

/// The first `most` legal moves, of any number of steps, ascending.
pub fn moves<R: Rules + ?Sized>(rules: &R, at: &R::Position, most: usize) -> Vec<Move> {
    first(&|steps, out| open(rules, at, steps, out), most)
}

/// Like [`moves`], for any [`Opens`].
pub fn first(open: &Opens<'_>, most: usize) -> Vec<Move> {
    let mut out = Vec::new();
    grow(open, &mut Vec::new(), most, &mut out);
    out
}

/// Appends the steps that may begin a move, or follow these steps.
pub fn open<R: Rules + ?Sized>(
    rules: &R,
    at: &R::Position,
    steps: &[Step],
    out: &mut Vec<MoveRange>,
) {
    if !steps.is_empty() {
        rules.further(at, steps, out);
    } else if !won(rules, at) {
        rules.spans(at, out);
    }
}

/// A function like [`open`] for some position.
pub type Opens<'a> = dyn Fn(&[Step], &mut Vec<MoveRange>) + 'a;

/// Appends every move that begins with `steps` and is longer.
fn grow(open: &Opens<'_>, steps: &mut Vec<Step>, most: usize, out: &mut Vec<Move>) {
    let mut spans = Vec::new();
    open(steps, &mut spans);
    for MoveRange { place, low, high } in spans {
        for amount in low..=high {
            if out.len() >= most {
                return;
            }
            steps.push(Step { place, amount });
            out.extend(Move::many(steps.clone()));
            grow(open, steps, most, out);
            steps.pop();
        }
    }
}

/// True if the rules allow the move.
pub fn legal<R: Rules>(rules: &R, at: &R::Position, mv: &Move) -> bool {
    allowed(&|steps, out| open(rules, at, steps, out), mv)
}

/// True if each step of a move is open after the steps before it.
pub fn allowed(open: &Opens<'_>, mv: &Move) -> bool {
    let steps = mv.steps();
    let mut spans = Vec::new();
    (0..steps.len()).all(|i| {
        spans.clear();
        open(&steps[..i], &mut spans);
        spans.iter().any(|span| span.takes(steps[i]))
    })
}

/// True if a legal move that begins with one of these ranges may have a second step.
pub fn longer<R: Rules>(rules: &R, at: &R::Position, spans: &[MoveRange]) -> bool {
    extends(&|steps, out| open(rules, at, steps, out), spans)
}

/// Like [`longer`], for any [`Opens`].
pub fn extends(open: &Opens<'_>, spans: &[MoveRange]) -> bool {
    let mut after = Vec::new();
    spans.iter().any(|MoveRange { place, low, .. }| {
        open(&[Step { place: *place, amount: *low }], &mut after);
        !after.is_empty()
    })
}
