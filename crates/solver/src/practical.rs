//! Which moves to play where the distance to the end is unknown: take a win at once, otherwise allow none.

use crate::erased::ErasedTheory;
use crate::play::{Move, MoveRange, Outcome};
use crate::search::{Advance, Search};
use crate::verdict::Verdict;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Most moves of a position that are examined one by one.
const BREADTH: usize = 4096;
/// Amounts that are examined at each place of a position with more moves, from either end.
const ENDS: u64 = 3;
/// Most moves that are examined of such a position.
const SAMPLE: usize = 600;
/// Replies that are looked at before a safe move is good enough, and before the examination stops anyway.
const ENOUGH: (u32, u32) = (20_000, 1_000_000);
/// A claim of theory costs as much as this many replies.
const CLAIM: u32 = 150;
/// Elementary steps for a reply.
const REPLY: u32 = 20;

/// What a move of a lost or undecided position allows; the less, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Risk {
    danger: Danger,
    /// Winning replies, as far as they are known.
    replies: usize,
    /// The amounts of its steps, in all.
    amount: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Danger {
    /// The move wins at once.
    Wins,
    /// No reply wins at once.
    None,
    /// Some reply wins at once.
    Reply,
    /// The move itself ends the game, and loses.
    Loses,
}

/// A move whose replies are being searched.
struct Replies {
    mv: Move,
    after: Box<dyn ErasedTheory>,
    /// The replies, the next one last.
    left: Vec<Move>,
    winning: usize,
    at_once: bool,
}

/// The examination of the moves of one position.
pub(crate) struct Practice {
    pub(crate) verdict: Verdict,
    won: bool,
    /// The moves to be examined, the next one last.
    left: Vec<Move>,
    open: Option<Replies>,
    found: Vec<(Move, Risk)>,
    looked: u32,
}

impl Practice {
    /// The examination that this verdict needs; it may have nothing to do.
    pub(crate) fn new(mut verdict: Verdict, position: &dyn ErasedTheory) -> Practice {
        let outcome = verdict.outcome.map(|outcome| outcome.for_mover(position.turn()));
        let won = outcome == Some(Outcome::N);
        let needed = verdict.best.is_empty()
            && verdict.distance != Some(0)
            && position.points().is_none()
            && outcome != Some(Outcome::D);
        if needed && !won {
            verdict.practical = position.practical();
        }
        let mut left = match (needed && verdict.practical.is_empty(), won) {
            (false, _) => Vec::new(),
            (true, true) if verdict.distance.is_some_and(|far| far > 1) => Vec::new(),
            (true, true) if !verdict.more => verdict.winning.clone(),
            (true, _) => sampled(position),
        };
        left.reverse();
        Practice { verdict, won, left, open: None, found: Vec::new(), looked: 0 }
    }

    /// Continues; true once the verdict is complete.
    pub(crate) fn step(
        &mut self,
        position: &dyn ErasedTheory,
        mut search: Option<&mut Search>,
        fuel: &mut u32,
    ) -> bool {
        while *fuel > 0 {
            let before = self.looked;
            if let Some(open) = self.open.take() {
                self.reply(open, position, search.as_deref_mut(), fuel);
            } else if self.enough() {
                self.finish();
                return true;
            } else if let Some(mv) = self.left.pop() {
                self.examine(position, mv, search.is_some());
            } else {
                self.finish();
                return true;
            }
            *fuel = fuel.saturating_sub((self.looked - before) * REPLY);
        }
        false
    }

    /// True if further moves need not be examined.
    fn enough(&self) -> bool {
        let safe = || self.found.iter().any(|(_, risk)| risk.danger <= Danger::None);
        self.looked > ENOUGH.1 || !self.won && self.looked > ENOUGH.0 && safe()
    }

    /// Examines one move.
    fn examine(&mut self, position: &dyn ErasedTheory, mv: Move, searched: bool) {
        self.looked += 1;
        let after = position.after(&mv);
        match after.ended() {
            Some(Outcome::P) => return self.put(mv, Danger::Wins, 0),
            Some(Outcome::N) => return self.put(mv, Danger::Loses, 0),
            None if !self.won => {}
            _ => return,
        }
        // What was not decided at all is not worth as many claims as it has moves.
        let claim = if self.verdict.outcome.is_some() { after.claim() } else { None };
        if let Some(claim) = claim {
            self.looked += CLAIM;
            let at_once = claim.winning.iter().any(|reply| wins(&*after, reply));
            self.looked += claim.winning.len() as u32;
            // A list that is cut hides more replies than it has.
            let replies = if claim.more { usize::MAX } else { claim.winning.len() };
            return self.put(mv, danger(at_once), replies);
        }
        if searched || !self.won {
            let mut left = sampled(&*after);
            left.reverse();
            self.open = Some(Replies { mv, after, left, winning: 0, at_once: false });
        }
    }

    /// Looks at the next reply.
    fn reply(
        &mut self,
        mut open: Replies,
        position: &dyn ErasedTheory,
        search: Option<&mut Search>,
        fuel: &mut u32,
    ) {
        let Some(reply) = open.left.last() else {
            return self.put(open.mv, danger(open.at_once), open.winning);
        };
        let next = open.after.after(reply);
        let lost = match (next.ended(), search) {
            (Some(outcome), _) => {
                open.at_once |= outcome == Outcome::P;
                outcome == Outcome::P
            }
            (None, Some(search)) => match search.step(position, &next.node(), fuel) {
                Advance::Working => return self.open = Some(open),
                Advance::Done(worth) => worth.outcome == Outcome::P,
                Advance::Full => false,
            },
            (None, None) => false,
        };
        self.looked += 1;
        open.winning += usize::from(lost);
        open.left.pop();
        self.open = Some(open);
    }

    fn put(&mut self, mv: Move, danger: Danger, replies: usize) {
        // Small amounts prolong a lost game; elsewhere they are no better than others.
        let counts = !self.won && self.verdict.outcome.is_some();
        let amount = mv.steps().iter().fold(0, |sum, step| u64::saturating_add(sum, step.amount));
        let amount = if counts { amount } else { 0 };
        self.found.push((mv, Risk { danger, replies, amount }));
    }

    /// Writes the best of the examined moves into the verdict.
    fn finish(&mut self) {
        let least = self.found.iter().map(|(_, risk)| *risk).min();
        let found = core::mem::take(&mut self.found).into_iter();
        let mut best: Vec<Move> =
            found.filter(|(_, risk)| Some(*risk) == least).map(|(mv, _)| mv).collect();
        best.sort_unstable();
        match least {
            Some(Risk { danger: Danger::Wins, .. }) if self.won => {
                self.verdict.distance = Some(1);
                self.verdict.best = best;
            }
            // What theory prefers is not examined.
            _ if !self.won && self.verdict.practical.is_empty() => self.verdict.practical = best,
            _ => {}
        }
    }
}

fn danger(at_once: bool) -> Danger {
    if at_once { Danger::Reply } else { Danger::None }
}

/// True if a move ends the game with a win for the player who makes it.
fn wins(position: &dyn ErasedTheory, mv: &Move) -> bool {
    position.after(mv).ended() == Some(Outcome::P)
}

/// All moves; if there are too many, the least and the greatest amounts at each place, alone and with the greatest
/// amounts at all later places that the rules allow.
///
/// Only such amounts can end a game of heaps.
fn sampled(position: &dyn ErasedTheory) -> Vec<Move> {
    let moves = position.moves(BREADTH + 1);
    if moves.len() <= BREADTH {
        return moves;
    }
    let spans = position.ranges();
    let mut sample: Vec<Move> = Vec::new();
    for (first, span) in spans.iter().enumerate() {
        let low = span.low..=span.high.min(span.low + ENDS - 1);
        let high = span.high.saturating_sub(ENDS - 1).max(span.low + ENDS)..=span.high;
        sample.extend(low.chain(high).map(|amount| Move::one(span.place, amount)));
        sample.extend(greatest(position, &spans[first..]));
        if sample.len() > SAMPLE {
            break;
        }
    }
    sample
}

/// The greatest amount at the first of these places and at as many later ones as the rules allow, if any.
fn greatest(position: &dyn ErasedTheory, spans: &[MoveRange]) -> Option<Move> {
    let mut steps = Move::one(spans.first()?.place, spans[0].high).steps().to_vec();
    loop {
        let mut open = Vec::new();
        position.steps_after(&steps, &mut open);
        let Some(next) = open.first() else { break };
        steps.push(crate::play::Step { place: next.place, amount: next.high });
    }
    if steps.len() > 1 { Move::many(steps) } else { None }
}
