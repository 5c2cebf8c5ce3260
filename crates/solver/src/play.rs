//! The vocabulary of play: steps, moves, spans of legal moves, outcomes.

use alloc::vec;
use alloc::vec::Vec;

/// One touch of a move: how much is done at which place.
///
/// What a place and an amount mean is the game's own affair: heap and stones taken, first
/// pin and number of pins, heap and size of its smaller part. Places count from 0.
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

    /// The move of several steps; `None` where there is none, or they do not ascend.
    pub fn many(steps: Vec<Step>) -> Option<Move> {
        let ascending = steps.windows(2).all(|pair| pair[0] < pair[1]);
        if steps.is_empty() || !ascending { None } else { Some(Move { steps }) }
    }

    /// The first step, which is the whole move in most games.
    pub fn first(&self) -> Step {
        self.steps[0]
    }

    /// All steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// Legal moves of one step told together: every amount from `low` to `high` at one place.
///
/// A pile of 10^15 has as many moves; a span says them in three numbers.
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
    /// True if the move is one of this span.
    pub fn holds(&self, mv: &Move) -> bool {
        mv.steps().len() == 1 && self.takes(mv.first())
    }

    /// True if the step is one of this span.
    pub fn takes(&self, step: Step) -> bool {
        step.place == self.place && (self.low..=self.high).contains(&step.amount)
    }

    /// The number of moves told.
    pub fn count(&self) -> u64 {
        self.high - self.low + 1
    }
}

/// The number of moves that the spans tell, saturating.
pub fn count(spans: &[MoveRange]) -> u64 {
    spans.iter().fold(0, |sum, span| sum.saturating_add(span.count()))
}

/// The first moves of the spans, one by one, at most so many.
pub fn moves(spans: &[MoveRange], most: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    for span in spans {
        let mut amount = span.low;
        while moves.len() < most && amount <= span.high {
            moves.push(Move::one(span.place, amount));
            amount += 1;
        }
    }
    moves
}

/// The move of one step with the largest amount, at the first place that allows it.
pub fn largest(spans: &[MoveRange]) -> Option<Move> {
    let most = spans.iter().map(|span| span.high).max()?;
    let first = spans.iter().find(|span| span.high == most)?;
    Some(Move::one(first.place, most))
}

/// Who wins under best play.
///
/// Where both players have the same moves, and where points or a goal decide, it is seen by the player
/// to move: P, N or D. A partizan position has a class, whoever is to move: L, R, N or P.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// A P-position: the previous player wins, the player to move loses.
    P,
    /// An N-position: the next player, who is to move, wins.
    N,
    /// A draw; only games of points and games with goals have them.
    D,
    /// Left wins, whoever begins; only in partizan games.
    L,
    /// Right wins, whoever begins; only in partizan games.
    R,
}

impl Outcome {
    /// N where the mover wins, else P.
    pub fn of_mover_winning(wins: bool) -> Outcome {
        if wins { Outcome::N } else { Outcome::P }
    }

    /// N where the mover ends ahead by this margin, P where behind, D at 0.
    pub fn of_margin(margin: i64) -> Outcome {
        if margin == 0 { Outcome::D } else { Outcome::of_mover_winning(margin > 0) }
    }

    /// The class of a partizan position: whether Left wins who begins, and whether Right does.
    pub fn of_partizan(left: bool, right: bool) -> Outcome {
        match (left, right) {
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
            (wins, _) => Outcome::of_mover_winning(wins),
        }
    }

    /// The outcome for the player to move, who is 0 if he is Left: N, P or D.
    pub fn for_mover(self, turn: Option<usize>) -> Outcome {
        match self {
            Outcome::L => Outcome::of_mover_winning(turn == Some(0)),
            Outcome::R => Outcome::of_mover_winning(turn == Some(1)),
            seen => seen,
        }
    }

    /// What one of N, P and D is for the opponent of the player to move.
    #[must_use]
    pub fn reversed(self) -> Outcome {
        Outcome::of_margin(-self.lead())
    }

    /// 1 where the player to move wins, −1 where he loses, 0 for a draw.
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
