//! The vocabulary of play: steps, moves, ranges of legal moves, outcomes.

use alloc::vec;
use alloc::vec::Vec;

/// One touch of a move: an amount at a place.
///
/// Each game defines its places and amounts: heap and stones taken, first pin and number of pins, heap
/// and size of its smaller part. Places count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// Where, from 0.
    pub place: u32,
    /// How much, at least 1.
    pub amount: u64,
}

/// A move: the steps it consists of, in ascending order of place; never empty.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    steps: Vec<Step>,
}

impl Move {
    /// The move of a single step.
    pub fn one(place: u32, amount: u64) -> Move {
        Move { steps: vec![Step { place, amount }] }
    }

    /// The move of several steps; `None` if there are none, or if they do not ascend.
    ///
    /// ```
    /// use solver::play::{Move, Step};
    /// let [one, other] = [Step { place: 0, amount: 2 }, Step { place: 3, amount: 1 }];
    /// assert_eq!(Move::many(vec![one, other]).map(|mv| mv.steps().len()), Some(2));
    /// assert_eq!(Move::many(vec![other, one]), None);
    /// ```
    pub fn many(steps: Vec<Step>) -> Option<Move> {
        let ascending = steps.windows(2).all(|pair| pair[0] < pair[1]);
        if steps.is_empty() || !ascending { None } else { Some(Move { steps }) }
    }

    /// The first step, which is the whole move in most games.
    ///
    /// ```
    /// use solver::play::{Move, Step};
    /// let mv = Move::one(2, 5);
    /// assert_eq!(mv.first(), Step { place: 2, amount: 5 });
    /// assert_eq!(mv.steps(), [mv.first()]);
    /// ```
    pub fn first(&self) -> Step {
        self.steps[0]
    }

    /// All steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// A range of legal moves of one step: every amount from `low` to `high` at one place.
///
/// A pile of 10^15 has as many moves; a range describes them by three numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveRange {
    /// Where, from 0.
    pub place: u32,
    /// Least amount, at least 1.
    pub low: u64,
    /// Greatest amount, at least `low`.
    pub high: u64,
}

impl MoveRange {
    /// True if the move is one of this range.
    ///
    /// ```
    /// use solver::play::{Move, MoveRange};
    /// let range = MoveRange { place: 1, low: 1, high: 3 };
    /// assert!(range.holds(&Move::one(1, 3)));
    /// assert!(!range.holds(&Move::one(0, 3)));
    /// ```
    pub fn holds(&self, mv: &Move) -> bool {
        mv.steps().len() == 1 && self.takes(mv.first())
    }

    /// True if the step is one of this range.
    ///
    /// ```
    /// use solver::play::{MoveRange, Step};
    /// let range = MoveRange { place: 1, low: 1, high: 3 };
    /// assert!(range.takes(Step { place: 1, amount: 2 }) && !range.takes(Step { place: 1, amount: 4 }));
    /// assert_eq!(range.count(), 3);
    /// ```
    pub fn takes(&self, step: Step) -> bool {
        step.place == self.place && (self.low..=self.high).contains(&step.amount)
    }

    /// The number of moves.
    pub fn count(&self) -> u64 {
        self.high - self.low + 1
    }
}

/// The number of moves in all ranges, saturating.
///
/// ```
/// use solver::play::{MoveRange, count};
/// let pile = MoveRange { place: 0, low: 1, high: 1_000_000_000_000_000 };
/// assert_eq!(count(&[pile, MoveRange { place: 1, low: 1, high: 2 }]), 1_000_000_000_000_002);
/// ```
pub fn count(ranges: &[MoveRange]) -> u64 {
    ranges.iter().fold(0, |sum, range| sum.saturating_add(range.count()))
}

/// The first moves of the ranges, one by one, at most `most`.
///
/// ```
/// use solver::play::{Move, MoveRange, moves};
/// let pile = MoveRange { place: 0, low: 2, high: 1_000_000 };
/// assert_eq!(moves(&[pile], 2), [Move::one(0, 2), Move::one(0, 3)]);
/// ```
pub fn moves(ranges: &[MoveRange], most: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    for range in ranges {
        let mut amount = range.low;
        while moves.len() < most && amount <= range.high {
            moves.push(Move::one(range.place, amount));
            amount += 1;
        }
    }
    moves
}

/// The move of one step with the largest amount, at the first place that allows it.
///
/// ```
/// use solver::play::{Move, MoveRange, largest};
/// let heaps = [4, 7, 7].into_iter().enumerate();
/// let heaps: Vec<_> = heaps.map(|(i, high)| MoveRange { place: i as u32, low: 1, high }).collect();
/// assert_eq!(largest(&heaps), Some(Move::one(1, 7)));
/// assert_eq!(largest(&[]), None);
/// ```
pub fn largest(ranges: &[MoveRange]) -> Option<Move> {
    let most = ranges.iter().map(|range| range.high).max()?;
    let first = ranges.iter().find(|range| range.high == most)?;
    Some(Move::one(first.place, most))
}

/// Who wins under best play.
///
/// In impartial games, and if points or a goal decide, it is relative to the player to move: P, N or D. A
/// partizan position has a class that does not depend on who is to move: L, R, N or P.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// A P-position: the previous player wins, the player to move loses.
    P,
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A draw; only games of points and games with goals have them.
    D,
    /// Left wins, whether Left begins or Right; only in partizan games.
    L,
    /// Right wins, whether Left begins or Right; only in partizan games.
    R,
}

impl Outcome {
    /// N if the player to move wins, otherwise P.
    pub fn of_mover_winning(wins: bool) -> Outcome {
        if wins { Outcome::N } else { Outcome::P }
    }

    /// N if the player to move ends ahead by this margin, P if behind, D at 0.
    ///
    /// ```
    /// use solver::play::Outcome;
    /// assert_eq!([3, 0, -1].map(Outcome::of_margin), [Outcome::N, Outcome::D, Outcome::P]);
    /// ```
    pub fn of_margin(margin: i64) -> Outcome {
        if margin == 0 { Outcome::D } else { Outcome::of_mover_winning(margin > 0) }
    }

    /// The class of a partizan position: whether Left wins when beginning, and whether Right does.
    ///
    /// ```
    /// use solver::play::Outcome;
    /// // One blue stalk of Hackenbush: Left has the last move, no matter who begins.
    /// assert_eq!(Outcome::of_partizan(true, false), Outcome::L);
    /// ```
    pub fn of_partizan(left: bool, right: bool) -> Outcome {
        match (left, right) {
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
            (wins, _) => Outcome::of_mover_winning(wins),
        }
    }

    /// The outcome for the player to move (0 for Left): N, P or D.
    ///
    /// ```
    /// use solver::play::Outcome;
    /// assert_eq!(Outcome::L.for_mover(Some(1)), Outcome::P);
    /// assert_eq!(Outcome::N.for_mover(None), Outcome::N);
    /// ```
    pub fn for_mover(self, turn: Option<usize>) -> Outcome {
        match self {
            Outcome::L => Outcome::of_mover_winning(turn == Some(0)),
            Outcome::R => Outcome::of_mover_winning(turn == Some(1)),
            seen => seen,
        }
    }

    /// The outcome N, P or D as the opponent of the player to move sees it.
    ///
    /// ```
    /// use solver::play::Outcome;
    /// assert_eq!(Outcome::of_mover_winning(true), Outcome::N);
    /// assert_eq!((Outcome::N.reversed(), Outcome::D.reversed()), (Outcome::P, Outcome::D));
    /// assert_eq!((Outcome::P.lead(), Outcome::P.letter()), (-1, 'P'));
    /// ```
    #[must_use]
    pub fn reversed(self) -> Outcome {
        Outcome::of_margin(-self.lead())
    }

    /// 1 if the player to move wins, −1 if they lose, 0 for a draw.
    pub fn lead(self) -> i64 {
        i64::from(self == Outcome::N) - i64::from(self == Outcome::P)
    }

    /// The usual letter.
    pub fn letter(self) -> char {
        match self {
            Outcome::P => 'P',
            Outcome::N => 'N',
            Outcome::D => 'D',
            Outcome::L => 'L',
            Outcome::R => 'R',
        }
    }
}
