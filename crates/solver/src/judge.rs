//! The verdict on a position: by theory, otherwise by the sum of parts, otherwise by search, otherwise "gave up".

use crate::erased::{ErasedTheory, Typed};
use crate::explanation::{Reason, Reply, SharedExplanation};
use crate::play::{self, Move, Outcome};
use crate::points::{Scored, ScoredMove, Scores, Scoring, Story};
use crate::practical::Practice;
use crate::rules::{Node, PositionOf};
use crate::search::{Advance, Search, Seen, Worth};
use crate::theory::{Patience, Preparation, Theory};
use crate::verdict::{Claim, Known, LISTED, Verdict};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::fmt;

/// Largest [`state_bound`](crate::rules::Rules::state_bound) that is searched for distances if theory decides the outcome.
pub const EXACT: u64 = 120_000;
/// Nodes that a search for the outcome alone may store.
pub const OUTCOME_NODES: usize = 900_000;
/// Most moves of a position that is searched at all.
const BREADTH: usize = 4096;
/// Most winning moves with reasons, and most replies listed for each.
const WITH_REASONS: (usize, usize) = (400, 6);

/// How many nodes the two searches of a judge may store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Nodes of the search for distances.
    pub exact: usize,
    /// Nodes of the search for the outcome alone.
    pub outcome: usize,
}

impl Default for Memory {
    fn default() -> Self {
        Memory { exact: 150_000, outcome: OUTCOME_NODES }
    }
}

/// The progress of a piece of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress<T> {
    /// Not finished: nodes solved so far.
    Working {
        /// Positions solved.
        solved: u64,
    },
    /// Finished.
    Ready(T),
}

/// Work in slices; the caller owns the loop and may drop it at any time.
pub trait Task {
    /// The result.
    type Output;
    /// Continues for about `fuel` elementary steps, some tens of nanoseconds each.
    fn step(&mut self, fuel: u32) -> Progress<Self::Output>;
}

/// Finds a winning move.
type Answer<'a> = dyn Fn(&dyn ErasedTheory) -> Option<Move> + 'a;

/// The task that finds the verdict on one position.
pub struct Judge {
    pub(crate) position: Box<dyn ErasedTheory>,
    memory: Memory,
    probe: Option<Box<Probe>>,
    practice: Option<Box<Practice>>,
    scoring: Option<Scoring>,
    /// The preparation of the claim; asked for once.
    preparation: Option<Option<Preparation>>,
}

impl fmt::Debug for Judge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Judge({:?})", self.probe)
    }
}

/// A search over all moves of the position.
#[derive(Debug)]
struct Probe {
    claim: Option<Claim>,
    moves: Vec<Move>,
    /// The nodes after each move, and in a partizan game the position with the other player to move.
    nodes: Vec<Node>,
    done: usize,
    exact: bool,
    memory: Memory,
    search: Search,
}

impl Judge {
    /// A judge of one position.
    pub fn new<R: Theory>(rules: R, at: PositionOf<R>) -> Judge {
        Judge::within(rules, at, Memory::default())
    }

    /// A judge with a limit on the nodes that its searches store.
    pub fn within<R: Theory>(rules: R, at: PositionOf<R>, memory: Memory) -> Judge {
        Judge { memory, ..Judge::of(Box::new(Typed { rules: Rc::new(rules), at })) }
    }

    /// A judge of one position with erased types.
    pub fn of(position: Box<dyn ErasedTheory>) -> Judge {
        let memory = Memory::default();
        Judge { position, memory, probe: None, practice: None, scoring: None, preparation: None }
    }

    /// A judge that may take minutes, if a longer search finds more.
    pub fn patient(position: Box<dyn ErasedTheory>) -> Judge {
        let scoring = position.scoring(Patience::Long);
        Judge { scoring, ..Judge::of(position) }
    }

    /// A winning move after one move from the judged position, as far as the verdict shows.
    pub fn answer(&self, after: &dyn ErasedTheory) -> Option<Move> {
        let searched = self.probe.as_ref().and_then(|probe| probe.losing_option(after));
        searched.or_else(|| after.claim()?.winning.into_iter().next())
    }

    #[cold]
    /// The verdict with its reasons.
    fn completed(&self, mut verdict: Verdict) -> Verdict {
        let probe = self.probe.as_deref();
        verdict.explanation = self.position.explanation();
        verdict.naive = self.position.naive();
        verdict.grundy = verdict.grundy.filter(|_| self.position.impartial());
        // Values computed from smaller positions give no explanation.
        let searched = matches!(verdict.known, Known::Search { .. });
        let answer = |position: &dyn ErasedTheory| match probe {
            Some(probe) => probe.losing_option(position),
            None => position.claim()?.winning.into_iter().next(),
        };
        let answer: Option<&Answer<'_>> = if searched { Some(&answer) } else { None };
        let winning = verdict.winning.iter().take(WITH_REASONS.0);
        let reason = |mv| self.reason(verdict.explanation.as_ref(), mv, answer);
        verdict.reasons = winning.map(reason).collect();
        verdict
    }

    /// Why a winning move wins.
    fn reason(
        &self,
        before: Option<&SharedExplanation>,
        mv: &Move,
        answer: Option<&Answer<'_>>,
    ) -> Option<Reason> {
        let after = self.position.after(mv);
        let ranges = after.ranges();
        let over = ranges.is_empty() && after.points().is_none();
        if over && !after.goal() {
            return Some(Reason::Ends { misere: after.misere() });
        }
        // The position after the move may have an explanation although the one before has none; and a game may say in
        // its own words how its goal is reached.
        if let Some(after) = after.explanation() {
            return Some(Reason::Theory { before: before.unwrap_or(&after).clone(), after });
        }
        if over {
            return Some(Reason::Reached);
        }
        let answer = answer?;
        let reply = |mv: Move| {
            let next = after.after(&mv);
            let answer = answer(&*next).map(|answer| {
                let notation = next.write_move(&answer);
                (answer, notation)
            });
            Reply { notation: after.write_move(&mv), mv, answer }
        };
        let of = play::count(&ranges).max(after.moves(BREADTH + 1).len() as u64);
        let replies = after.moves(WITH_REASONS.1).into_iter().map(reply).collect();
        Some(Reason::Refutation { replies, of })
    }

    /// The verdict in a game of points.
    fn score(&mut self, fuel: u32) -> Progress<Verdict> {
        if let Some(outcome) = self.position.ended() {
            return Progress::Ready(Verdict { grundy: None, ..over(outcome, None) });
        }
        if self.scoring.is_none() {
            self.scoring = self.position.scoring(Patience::Usual);
        }
        let Some(task) = &mut self.scoring else { return Progress::Ready(gave_up(0)) };
        match task.step(fuel) {
            Progress::Working { solved } => Progress::Working { solved },
            Progress::Ready(Scores::Exact { moves, known, story }) => {
                Progress::Ready(self.scored(&moves, known, story))
            }
            Progress::Ready(Scores::Playout { best, known }) => {
                let (explanation, naive) = (self.position.explanation(), self.position.naive());
                Progress::Ready(Verdict { best, explanation, naive, ..nothing(known) })
            }
        }
    }

    /// The verdict that follows from the score of every move.
    fn scored(&self, scored: &[Scored], known: Known, story: Option<Story>) -> Verdict {
        let most = scored.iter().map(|one| one.margin).max().unwrap_or(0);
        let kept = |keep: &dyn Fn(i64) -> bool| -> Vec<Move> {
            scored.iter().filter(|one| keep(one.margin)).map(|one| one.mv.clone()).collect()
        };
        // Theory explains its own claims; other moves are explained by a line of play.
        let claim = self.position.claim();
        let explanation = self.position.explanation();
        let reasons = scored.iter().filter(|one| one.margin > 0).map(|one| match claim {
            Some(_) => self.reason(explanation.as_ref(), &one.mv, None),
            None => Some(self.line(one, story)),
        });
        let reasons = reasons.collect();
        Verdict {
            outcome: Some(Outcome::of_margin(most)),
            winning: kept(&|margin| margin > 0),
            best: kept(&|margin| margin == most),
            reasons,
            explanation,
            naive: self.position.naive(),
            margins: scored.iter().map(|one| (one.mv.clone(), one.margin)).collect(),
            ..nothing(claim.map_or(known, |claim| claim.known))
        }
    }

    /// The line of play after a move, to the end of the game.
    fn line(&self, scored: &Scored, story: Option<Story>) -> Reason {
        let mut line = Vec::new();
        let mut here: Option<Box<dyn ErasedTheory>> = None;
        let points = self.position.points();
        let own = points.map_or(0, |points| points.turn);
        for mv in [&scored.mv].into_iter().chain(&scored.line) {
            let at = here.as_deref().unwrap_or(&*self.position);
            let next = at.after(mv);
            if let (Some(before), Some(now)) = (at.points(), next.points()) {
                let gain = now.score[before.turn] - before.score[before.turn];
                let notation = at.write_move(mv);
                let after = next.explanation();
                line.push(ScoredMove { notation, own: before.turn == own, gain, after });
            }
            here = Some(next);
        }
        let ends = points.map_or([0; 2], |points| points.split(scored.margin));
        let after = line.first().and_then(|first: &ScoredMove| first.after.clone());
        let story = story.map_or_else(Vec::new, |story| story(&line));
        Reason::Points { ends, line, story, after }
    }

    /// Works on the preparation of the claim.
    fn prepare(&mut self, fuel: u32) -> Progress<()> {
        let preparation = self.preparation.get_or_insert_with(|| self.position.preparation());
        if let Some(task) = preparation {
            if let Progress::Working { solved } = task.step(fuel) {
                return Progress::Working { solved };
            }
            *preparation = None;
        }
        Progress::Ready(())
    }

    /// The verdict if no search is needed or possible, otherwise the search to be done.
    fn begin(&self) -> Result<Verdict, Box<Probe>> {
        let claim = self.position.claim();
        let other = self.position.other_turn().map(|other| other.node());
        if let (Some(outcome), None) = (self.position.ended(), &other) {
            return Ok(over(outcome, claim));
        }
        let small = self.position.state_bound().is_none_or(|bound| bound <= EXACT);
        let moves = self.position.moves(BREADTH + 1);
        let broad = moves.len() > BREADTH;
        match claim {
            Some(claim) if broad || !small => Ok(from_claim(claim)),
            None if broad || self.position.out_of_reach() => Ok(gave_up(0)),
            claim => {
                let nodes = moves.iter().map(|mv| self.position.after(mv).node());
                let nodes = nodes.chain(other).collect();
                let memory = self.memory;
                let stored = if small { memory.exact } else { memory.outcome };
                let search = Search::new(small, stored);
                let exact = small;
                Err(Box::new(Probe { claim, moves, nodes, done: 0, exact, memory, search }))
            }
        }
    }
}

impl Judge {
    /// Works on the verdict without reasons; a search behind it stays in `probe`.
    fn decide(&mut self, fuel: &mut u32) -> Progress<Verdict> {
        if self.probe.is_none() {
            match self.begin() {
                Ok(verdict) => return Progress::Ready(verdict),
                Err(probe) => self.probe = Some(probe),
            }
        }
        let Some(probe) = &mut self.probe else {
            return Progress::Working { solved: 0 };
        };
        while probe.done < probe.nodes.len() {
            let node = &probe.nodes[probe.done];
            match probe.search.step(&*self.position, node, fuel) {
                Advance::Done(_) => probe.done += 1,
                Advance::Working => {
                    return Progress::Working { solved: probe.search.solved() };
                }
                Advance::Full => {
                    let Some(verdict) = probe.full() else {
                        return Progress::Working { solved: 0 };
                    };
                    self.probe = None;
                    return Progress::Ready(verdict);
                }
            }
        }
        Progress::Ready(probe.verdict(&*self.position))
    }
}

impl Task for Judge {
    type Output = Verdict;

    fn step(&mut self, mut fuel: u32) -> Progress<Verdict> {
        if self.position.points().is_some() {
            return self.score(fuel);
        }
        if let Progress::Working { solved } = self.prepare(fuel) {
            return Progress::Working { solved };
        }
        if self.practice.is_none() {
            match self.decide(&mut fuel) {
                Progress::Working { solved } => return Progress::Working { solved },
                Progress::Ready(verdict) => {
                    let practice = Practice::new(verdict, &*self.position);
                    self.practice = Some(Box::new(practice));
                }
            }
        }
        let search = self.probe.as_deref_mut().map(|probe| &mut probe.search);
        let Some(mut practice) = self.practice.take() else {
            return Progress::Working { solved: 0 };
        };
        if practice.step(&*self.position, search, &mut fuel) {
            return Progress::Ready(self.completed(practice.verdict));
        }
        self.practice = Some(practice);
        Progress::Working { solved: 0 }
    }
}

impl Probe {
    /// The memory is full: keep the claim of theory, or search the outcome alone, or give up.
    fn full(&mut self) -> Option<Verdict> {
        if let Some(claim) = self.claim.take() {
            return Some(from_claim(claim));
        }
        if !self.exact {
            return Some(gave_up(self.search.solved()));
        }
        self.exact = false;
        self.done = 0;
        self.search = Search::new(false, self.memory.outcome);
        None
    }

    fn verdict(&self, position: &dyn ErasedTheory) -> Verdict {
        let worth = |node: &Node| {
            self.search.worth(node).expect("every node of a finished probe has been solved")
        };
        let (after, other) = self.nodes.split_at(self.moves.len());
        let worths: Vec<Worth> = after.iter().map(worth).collect();
        let chosen = |keep: &dyn Fn(&Worth) -> bool| -> Vec<Move> {
            let kept = self.moves.iter().zip(&worths).filter(|(_, w)| keep(w));
            kept.map(|(mv, _)| mv.clone()).collect()
        };
        let found = worths.iter().map(|w| w.outcome.reversed());
        let found = found.max_by_key(|outcome| outcome.lead());
        let outcome = found.or_else(|| position.ended()).unwrap_or(Outcome::P);
        let keeps = |w: &Worth| w.outcome.reversed() == outcome;
        let distances = worths.iter().filter(|w| keeps(w)).map(|w| w.distance + 1);
        let target = if outcome == Outcome::N { distances.min() } else { distances.max() };
        let distance = target.or(worths.is_empty().then_some(0));
        let distance = distance.filter(|_| self.exact && outcome != Outcome::D);
        let best = match distance {
            Some(far) => chosen(&|w| keeps(w) && w.distance + 1 == far),
            None if outcome == Outcome::D => chosen(&keeps),
            None => Vec::new(),
        };
        let positions = self.search.solved();
        let known = self.claim.as_ref().map_or(Known::Search { positions }, |claim| claim.known);
        Verdict {
            outcome: Some(
                other
                    .first()
                    .map_or(outcome, |other| class(position.turn(), outcome, worth(other).outcome)),
            ),
            grundy: self.grundy(position.misere(), &worths),
            winning: chosen(&|w| w.outcome == Outcome::P),
            distance: distance.map(u64::from),
            best,
            ..nothing(known)
        }
    }

    /// The value by theory; otherwise, in normal play, the mex of the options.
    fn grundy(&self, misere: bool, worths: &[Worth]) -> Option<u64> {
        let claimed = self.claim.as_ref().and_then(|claim| claim.grundy);
        let found = || {
            let mut seen = Seen::default();
            worths.iter().for_each(|worth| seen.insert(worth.value));
            u64::from(seen.missing())
        };
        claimed.or_else(|| (self.exact && !misere).then(found))
    }

    fn losing_option(&self, position: &dyn ErasedTheory) -> Option<Move> {
        let lost = |mv: &Move| {
            let worth = self.search.worth(&position.after(mv).node());
            worth.is_some_and(|worth| worth.outcome == Outcome::P)
        };
        // Most games have moves of one step alone, and the first such move is enough.
        let single = play::moves(&position.ranges(), usize::MAX).into_iter().find(lost);
        single.or_else(|| position.moves(usize::MAX).into_iter().find(lost))
    }
}

/// The class of a partizan position, from its outcomes for the player to move and, after a pass, for the other.
fn class(turn: Option<usize>, outcome: Outcome, other: Outcome) -> Outcome {
    let wins = [outcome, other].map(|outcome| outcome == Outcome::N);
    let [left, right] = if turn == Some(0) { wins } else { [wins[1], wins[0]] };
    Outcome::of_partizan(left, right)
}

fn over(outcome: Outcome, claim: Option<Claim>) -> Verdict {
    Verdict {
        outcome: Some(outcome),
        grundy: (outcome == Outcome::P).then_some(0),
        distance: Some(0),
        ..nothing(claim.map_or(Known::Theory, |claim| claim.known))
    }
}

/// The verdict of a claim, which records whether its list of winning moves is incomplete.
fn from_claim(mut claim: Claim) -> Verdict {
    let more = claim.more || claim.winning.len() > LISTED;
    claim.winning.truncate(LISTED);
    Verdict {
        outcome: Some(claim.outcome),
        grundy: claim.grundy,
        winning: claim.winning,
        more,
        distance: claim.distance,
        ..nothing(claim.known)
    }
}

fn gave_up(positions: u64) -> Verdict {
    nothing(Known::GaveUp { positions, longer: false, published: None })
}

/// A verdict without content except how it is known.
fn nothing(known: Known) -> Verdict {
    Verdict {
        outcome: None,
        grundy: None,
        winning: Vec::new(),
        more: false,
        distance: None,
        best: Vec::new(),
        practical: Vec::new(),
        explanation: None,
        reasons: Vec::new(),
        naive: None,
        margins: Vec::new(),
        known,
    }
}

/// Runs a task to its end.
pub fn run<T>(task: &mut dyn Task<Output = T>) -> T {
    loop {
        if let Progress::Ready(output) = task.step(100_000) {
            return output;
        }
    }
}
