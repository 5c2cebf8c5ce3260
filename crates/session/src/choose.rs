//! How the machine chooses its move from a verdict, its level and seeded dice.

use crate::judgement::Judgement;
use crate::seat::Level;
use alloc::vec::Vec;
use games::game::Position;
use solver::play::{Move, Outcome, Step};

/// Moves that the careful machine considers.
const CAREFUL: usize = 12;

/// The machine's information for its move.
#[derive(Debug)]
pub struct Choice<'a> {
    /// The position.
    pub at: &'a Position,
    /// The verdict on the position.
    pub verdict: &'a Judgement,
    /// How well to play.
    pub level: Level,
    /// Seed of the link.
    pub seed: u64,
    /// Number of the move, from 0.
    pub ply: usize,
}

impl Choice<'_> {
    /// The machine's move; `None` only if there is no legal move.
    ///
    /// ```
    /// use session::{choose::Choice, seat::Level, Session, link::link, running::all_answered};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    /// let session = all_answered(session);
    /// let choice = Choice {
    ///     at: session.shown(),
    ///     verdict: session.verdict().expect("it is judged"),
    ///     level: Level::Perfect,
    ///     seed: 1,
    ///     ply: 0,
    /// };
    /// assert_eq!(choice.pick().as_ref(), Some(session.winning()[0]));
    /// ```
    pub fn pick(&self) -> Option<Move> {
        let mixed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (self.ply as u64) << 17;
        let mut dice = fastrand::Rng::with_seed(mixed);
        match self.level {
            Level::Perfect => self.perfect(&mut dice),
            Level::Slips if dice.u8(0..4) == 0 => random(self.at, &mut dice),
            Level::Slips => self.perfect(&mut dice),
            Level::Careful => self.win_in_one().or_else(|| self.careful(&mut dice)),
            Level::Beginner => self.win_in_one().or_else(|| random(self.at, &mut dice)),
            Level::Naive => self.verdict.naive.clone(),
        }
    }

    fn perfect(&self, dice: &mut fastrand::Rng) -> Option<Move> {
        let Judgement { best, winning, practical, .. } = self.verdict;
        match [best, winning, practical].into_iter().find(|moves| !moves.is_empty()) {
            Some(good) => good.get(dice.usize(0..good.len())).cloned(),
            None => random(self.at, dice),
        }
    }

    /// A random move, after which the opponent cannot win at once, if one of a few has that property.
    fn careful(&self, dice: &mut fastrand::Rng) -> Option<Move> {
        let tries: Vec<Move> = (0..CAREFUL).filter_map(|_| random(self.at, dice)).collect();
        tries.iter().find(|mv| self.safe(mv)).or(tries.first()).cloned()
    }

    /// True if this neither loses at once nor lets the opponent win by the next move, as far as that is looked for.
    fn safe(&self, mv: &Move) -> bool {
        let Some(after) = self.at.play(mv) else { return false };
        if after.over() {
            return self.wins(mv);
        }
        let again = after.turn().is_some() && after.turn() == self.at.turn();
        again || Choice { at: &after, ..*self }.win_in_one().is_none()
    }

    /// The greatest amounts at this place and at as many later ones as the rules allow.
    fn greatest(&self, first: usize) -> Move {
        let range = self.at.moves()[first];
        let mut mv = Move::one(range.place, range.high);
        for range in &self.at.moves()[first + 1..] {
            mv = with(self.at, &mv, Step { place: range.place, amount: range.high }).unwrap_or(mv);
        }
        mv
    }

    fn win_in_one(&self) -> Option<Move> {
        if self.at.board().misere() {
            return None;
        }
        // Only the greatest and the least amount at a place can end a game of heaps or rows.
        for range in self.at.moves().iter().take(400) {
            for amount in [range.high, range.low] {
                let mv = Move::one(range.place, amount);
                if self.wins(&mv) {
                    return Some(mv);
                }
            }
        }
        let longer = 0..if self.at.multi_step() { self.at.moves().len() } else { 0 };
        longer.map(|first| self.greatest(first)).find(|mv| self.wins(mv))
    }

    /// True if this ends the game with a win for the player who makes it.
    fn wins(&self, mv: &Move) -> bool {
        let Some(after) = self.at.play(mv) else { return false };
        let Some(ended) = after.ended() else { return false };
        match (self.at.points(), after.points()) {
            (Some(before), Some(after)) if before.turn == after.turn => after.lead() > 0,
            (_, Some(after)) => after.lead() < 0,
            _ => ended == Outcome::P,
        }
    }
}

/// A random move, in some games of several steps; `None` where there is none.
pub(crate) fn random(at: &Position, dice: &mut fastrand::Rng) -> Option<Move> {
    let range = at.moves().get(dice.usize(0..at.moves().len().max(1)))?;
    let mut mv = Move::one(range.place, dice.u64(range.low..=range.high));
    if at.multi_step() {
        for range in at.moves() {
            if dice.bool() {
                let amount = dice.u64(range.low..=range.high);
                mv = with(at, &mv, Step { place: range.place, amount }).unwrap_or(mv);
            }
        }
    }
    Some(mv)
}

/// A move with one more step, if that is legal.
fn with(at: &Position, mv: &Move, step: Step) -> Option<Move> {
    let mut steps = mv.steps().to_vec();
    steps.insert(steps.partition_point(|known| *known < step), step);
    let mv = Move::many(steps)?;
    at.allows(&mv).then_some(mv)
}
