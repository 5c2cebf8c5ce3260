//! The verdict on a position: theory first, else the sum of parts, else search, else "gave up".

use crate::place::{self, Place};
use crate::play::{self, Move, Outcome};
use crate::rules::{Node, Rules};
use crate::search::{Advance, Search, Worth};
use crate::verdict::{Answers, Claim, Known, Verdict};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// Largest [`Rules::extent`] that is searched for distances where theory decides the outcome.
pub const EXACT: u64 = 120_000;
/// Nodes that a search for the outcome alone may store.
pub const OUTCOME_NODES: usize = 900_000;
/// Most moves of a position that is searched at all.
const BREADTH: u64 = 4096;
/// Winning moves that are given answers, and replies listed for each.
const ANSWERED: (usize, usize) = (400, 6);

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

/// How far a piece of work has come.
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
    /// What comes out.
    type Output;
    /// Goes on for about `fuel` elementary steps, some tens of nanoseconds each.
    fn step(&mut self, fuel: u32) -> Progress<Self::Output>;
}

/// The task that finds the verdict on one position.
pub struct Judge {
    place: Box<dyn Place>,
    memory: Memory,
    probe: Option<Box<Probe>>,
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
    nodes: Vec<Node>,
    done: usize,
    exact: bool,
    memory: Memory,
    search: Search,
}

impl Judge {
    /// A judge of one position.
    pub fn new<R: Rules + 'static>(rules: R, at: R::Position) -> Judge {
        Judge::within(rules, at, Memory::default())
    }

    /// A judge whose searches may store so many nodes.
    pub fn within<R: Rules + 'static>(rules: R, at: R::Position, memory: Memory) -> Judge {
        Judge { place: place::place(rules, at), memory, probe: None }
    }

    /// The verdict where no search is needed or possible, else the search to be done.
    fn begin(&self) -> Result<Verdict, Box<Probe>> {
        let claim = self.place.claim();
        let spans = self.place.spans();
        if spans.is_empty() {
            return Ok(over(self.place.tree().misere(), claim));
        }
        let small = self.place.extent() <= EXACT;
        let broad = play::count(&spans) > BREADTH;
        match claim {
            Some(claim) if broad || !small => Ok(from_claim(claim)),
            None if broad || self.place.out_of_reach() => Ok(gave_up(0)),
            claim => {
                let moves: Vec<Move> = play::moves(&spans).collect();
                let nodes = moves.iter().map(|mv| self.place.node_after(mv)).collect();
                let memory = self.memory;
                let stored = if small { memory.exact } else { memory.outcome };
                let search = Search::new(small, stored);
                let exact = small;
                Err(Box::new(Probe { claim, moves, nodes, done: 0, exact, memory, search }))
            }
        }
    }
}

impl Task for Judge {
    type Output = Verdict;

    fn step(&mut self, mut fuel: u32) -> Progress<Verdict> {
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
            match probe.search.step(self.place.tree(), node, &mut fuel) {
                Advance::Done(_) => probe.done += 1,
                Advance::Working => {
                    return Progress::Working { solved: probe.search.solved() };
                }
                Advance::Full => match probe.full() {
                    Some(verdict) => return Progress::Ready(verdict),
                    None => return Progress::Working { solved: 0 },
                },
            }
        }
        Progress::Ready(probe.verdict(&*self.place))
    }
}

impl Probe {
    /// The memory is full: theory stands alone, or the outcome alone is searched, or we give up.
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

    fn verdict(&self, place: &dyn Place) -> Verdict {
        let worth = |node: &Node| {
            self.search.worth(node).expect("every node of a finished probe has been solved")
        };
        let worths: Vec<Worth> = self.nodes.iter().map(worth).collect();
        let chosen = |keep: &dyn Fn(&Worth) -> bool| -> Vec<Move> {
            let kept = self.moves.iter().zip(&worths).filter(|(_, w)| keep(w));
            kept.map(|(mv, _)| mv.clone()).collect()
        };
        let winning = chosen(&|w| !w.wins);
        let wins = !winning.is_empty();
        let distances = worths.iter().filter(|w| w.wins != wins).map(|w| w.distance);
        let target = if wins { distances.min() } else { distances.max() };
        let best = match target {
            Some(far) if self.exact => chosen(&|w| w.wins != wins && w.distance == far),
            _ => Vec::new(),
        };
        let positions = self.search.solved();
        let known = self.claim.as_ref().map_or(Known::Search { positions }, |claim| claim.known);
        Verdict {
            outcome: Some(Outcome::of_mover_winning(wins)),
            grundy: self.claim.as_ref().and_then(|claim| claim.grundy),
            answers: self.answers(place, &winning),
            winning,
            distance: target.filter(|_| self.exact).map(|far| u64::from(far) + 1),
            best,
            known,
        }
    }

    /// Answers to the replies, for winning moves that no theory explains.
    fn answers(&self, place: &dyn Place, winning: &[Move]) -> Vec<Answers> {
        if self.claim.is_some() {
            return Vec::new();
        }
        let told = winning.iter().take(ANSWERED.0);
        told.map(|mv| {
            let after = place.after(mv);
            let spans = after.spans();
            let replies = play::moves(&spans).take(ANSWERED.1);
            let answered = replies.map(|reply| {
                let answer = self.losing_option(&*after.after(&reply));
                (reply, answer)
            });
            Answers { after: mv.clone(), replies: answered.collect(), of: play::count(&spans) }
        })
        .collect()
    }

    fn losing_option(&self, place: &dyn Place) -> Option<Move> {
        let lost = |mv: &Move| {
            let worth = self.search.worth(&place.node_after(mv));
            worth.is_some_and(|worth| !worth.wins)
        };
        play::moves(&place.spans()).find(lost)
    }
}

fn over(misere: bool, claim: Option<Claim>) -> Verdict {
    Verdict {
        outcome: Some(Outcome::of_mover_winning(misere)),
        grundy: if misere { None } else { Some(0) },
        winning: Vec::new(),
        distance: Some(0),
        best: Vec::new(),
        answers: Vec::new(),
        known: claim.map_or(Known::Theory, |claim| claim.known),
    }
}

fn from_claim(claim: Claim) -> Verdict {
    Verdict {
        outcome: Some(claim.outcome),
        grundy: claim.grundy,
        winning: claim.winning,
        distance: claim.distance,
        best: Vec::new(),
        answers: Vec::new(),
        known: claim.known,
    }
}

fn gave_up(positions: u64) -> Verdict {
    Verdict {
        outcome: None,
        grundy: None,
        winning: Vec::new(),
        distance: None,
        best: Vec::new(),
        answers: Vec::new(),
        known: Known::GaveUp { positions },
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
