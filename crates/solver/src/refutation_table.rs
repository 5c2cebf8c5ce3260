//! The refutation table of a lost position: every move with one answer to it.

use crate::erased::ErasedTheory;
use crate::explanation::SharedExplanation;
use crate::judge::{Judge, Progress, Task};
use crate::play::{self, Move, Outcome};
use crate::points::{Scored, Scores, Scoring};
use crate::theory::Patience;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Most rows of a table.
pub const ROWS: usize = 400;
/// Most moves that are examined one by one, to be merged into rows.
const EXAMINED: usize = 20_000;

/// The first and the last of some moves, with their notations; equal for a single move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The moves.
    pub ends: [Move; 2],
    /// Their notations.
    pub notation: [String; 2],
}

/// One move with its answer, or a run of moves whose answers run in parallel.
#[derive(Clone, Debug)]
pub struct Row {
    /// The moves: all amounts between the first and the last, at one place.
    pub moves: Run,
    /// How many they are.
    pub count: u64,
    /// The answers; `None` if the move ends the game, or if none is known.
    pub answers: Option<Run>,
    /// The explanation of the position after the first answer.
    pub explanation: Option<SharedExplanation>,
    /// In a game of points, the final margin of the player who makes the move.
    pub margin: Option<i64>,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// The rows, in the order of the moves; empty if the position is not known to be lost.
    pub rows: Vec<Row>,
    /// The moves that found no room.
    pub more: u64,
}

/// The task that finds the table of a position.
pub struct RefutationTable {
    judge: Judge,
    scoring: Option<Scoring>,
    /// The moves to be examined, the next one last; `None` before the verdict.
    left: Option<Vec<Move>>,
    rows: Vec<Row>,
    /// True if there are more moves than rows, so that several share one.
    many: bool,
}

impl fmt::Debug for RefutationTable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "RefutationTable({} rows)", self.rows.len())
    }
}

impl Run {
    fn one(position: &dyn ErasedTheory, mv: &Move) -> Run {
        let notation = position.write_move(mv);
        Run { ends: [mv.clone(), mv.clone()], notation: [notation.clone(), notation] }
    }

    /// The difference of amounts from the last move of this run to the first of another, at one place.
    fn stride(&self, next: &Run) -> Option<i64> {
        let (last, next) = (&self.ends[1], &next.ends[0]);
        let single = last.steps().len() == 1 && next.steps().len() == 1;
        let (last, next) = (last.first(), next.first());
        let stride = (next.amount as i64).wrapping_sub(last.amount as i64);
        (single && last.place == next.place && stride.abs() <= 1).then_some(stride)
    }

    /// The same from the first to the last move, per move.
    fn slope(&self) -> i64 {
        let [first, last] = &self.ends;
        (last.first().amount as i64).wrapping_sub(first.first().amount as i64).signum()
    }

    fn extend(&mut self, next: Run) {
        let ([_, mv], [_, notation]) = (next.ends, next.notation);
        (self.ends[1], self.notation[1]) = (mv, notation);
    }
}

impl Row {
    /// True if another row continues this one: moves and answers one apart, in the same direction.
    fn takes(&self, next: &Row) -> bool {
        let (Some(answers), Some(further)) = (&self.answers, &next.answers) else { return false };
        let along = answers.stride(further);
        let alike = self.count == 1 || along == Some(answers.slope());
        self.moves.stride(&next.moves) == Some(1) && along.is_some() && alike
    }

    fn extend(&mut self, next: Row) {
        self.count += next.count;
        self.moves.extend(next.moves);
        if let (Some(answers), Some(further)) = (&mut self.answers, next.answers) {
            answers.extend(further);
        }
    }
}

impl RefutationTable {
    /// The table of a position.
    pub fn of(position: Box<dyn ErasedTheory>) -> RefutationTable {
        let judge = Judge::of(position);
        RefutationTable { judge, scoring: None, left: None, rows: Vec::new(), many: false }
    }

    /// One move with an answer to it.
    fn row(&self, mv: &Move) -> Row {
        let after = self.judge.position.after(mv);
        let answer = self.judge.answer(&*after);
        let explanation = answer.as_ref().and_then(|answer| after.after(answer).explanation());
        let answers = answer.map(|answer| Run::one(&*after, &answer));
        Row {
            moves: Run::one(&*self.judge.position, mv),
            count: 1,
            answers,
            explanation,
            margin: None,
        }
    }

    /// A move of a game of points: the answer is the first move of the other player.
    fn scored(&self, scored: &Scored) -> Row {
        let own = self.judge.position.points().map(|points| points.turn);
        let mut here = self.judge.position.after(&scored.mv);
        let mut answers = None;
        for mv in &scored.line {
            if here.points().map(|points| points.turn) != own {
                answers = Some(Run::one(&*here, mv));
                break;
            }
            here = here.after(mv);
        }
        let moves = Run::one(&*self.judge.position, &scored.mv);
        Row { moves, count: 1, answers, explanation: None, margin: Some(scored.margin) }
    }

    fn score(&mut self, fuel: u32) -> Progress<Answers> {
        if self.scoring.is_none() {
            self.scoring = self.judge.position.scoring(Patience::Usual);
        }
        let Some(task) = &mut self.scoring else { return Progress::Ready(Answers::default()) };
        let scored = match task.step(fuel) {
            Progress::Working { solved } => return Progress::Working { solved },
            Progress::Ready(Scores::Exact { moves, .. }) => moves,
            Progress::Ready(Scores::Playout { .. }) => return Progress::Ready(Answers::default()),
        };
        let lost = scored.iter().all(|one| one.margin < 0);
        let listed = scored.iter().filter(|_| lost).take(ROWS);
        let rows: Vec<Row> = listed.map(|one| self.scored(one)).collect();
        let more = if lost { scored.len() - rows.len() } else { 0 };
        Progress::Ready(Answers { rows, more: more as u64 })
    }

    /// The moves to be examined, once there is a verdict.
    fn begin(&mut self, outcome: Option<Outcome>) {
        let mut left = match outcome.map(|outcome| outcome.for_mover(self.judge.position.turn())) {
            Some(Outcome::P) => self.judge.position.moves(EXAMINED),
            _ => Vec::new(),
        };
        left.reverse();
        self.many = left.len() > ROWS;
        self.left = Some(left);
    }

    /// Adds a row, or extends the last one; false if there is no room.
    fn put(&mut self, row: Row) -> bool {
        let full = self.rows.len() == ROWS;
        match self.rows.last_mut() {
            Some(last) if self.many && last.takes(&row) => last.extend(row),
            _ if full => return false,
            _ => self.rows.push(row),
        }
        true
    }

    fn done(&mut self) -> Progress<Answers> {
        let rows = core::mem::take(&mut self.rows);
        let counted: u64 = rows.iter().map(|row| row.count).sum();
        let all = match rows.is_empty() {
            true => 0,
            false => play::count(&self.judge.position.ranges())
                .max(self.judge.position.moves(EXAMINED).len() as u64),
        };
        Progress::Ready(Answers { rows, more: all.saturating_sub(counted) })
    }
}

impl Task for RefutationTable {
    type Output = Answers;

    fn step(&mut self, fuel: u32) -> Progress<Answers> {
        // If theory knows a game of points, answers need no line of play.
        if self.judge.position.points().is_some() && self.judge.position.claim().is_none() {
            return self.score(fuel);
        }
        let Some(left) = &mut self.left else {
            match self.judge.step(fuel) {
                Progress::Working { solved } => return Progress::Working { solved },
                Progress::Ready(verdict) => self.begin(verdict.outcome),
            }
            return Progress::Working { solved: 0 };
        };
        let Some(mv) = left.pop() else { return self.done() };
        let row = self.row(&mv);
        if self.put(row) { Progress::Working { solved: 0 } } else { self.done() }
    }
}
