//! The search of larger boards as a task, and what it has found last.

use super::Board;
use super::theory::put;
use alloc::vec::Vec;
use solver::hex::{Found, Search, Trials, cells};
use solver::judge::{Progress, Task};
use solver::play::Outcome;
use solver::verdict::{Claim, Known as How};
use spin::Mutex;

/// The memory of a search: 2^20 results, which takes 24 MiB.
const BITS: u32 = 20;
/// Most nodes for the verdict on one position, for each move of it, and for an answer to a move that loses.
const NODES: u32 = 2_000_000;
const ANSWER: u32 = 20_000;
/// Free cells with which a search hardly ever ends, so that it gets an eighth of the nodes.
const CROWD: u32 = 40;
/// Random games where the search finds no winning move.
const GAMES: u32 = 60_000;
/// The cost of a node, or of a random game, in elementary steps.
const COST: u32 = 30;
/// Results that are kept.
const KEPT: usize = 4;

/// What a search has found about a position.
#[derive(Clone, Debug)]
pub(super) struct Known {
    at: Board,
    open: u64,
    /// Who wins, by class; `None` if the search gave up.
    outcome: Option<Outcome>,
    /// The winning moves that are known, each with the cells that the winner then needs.
    winning: Vec<(u32, u64)>,
    /// True if there may be other winning moves.
    more: bool,
    /// The cells that the other player needs, if the position is lost.
    needed: u64,
    /// A good move where none is known to win.
    pub(super) practical: Option<u32>,
    positions: u64,
}

impl Known {
    /// The claim, unless the search gave up.
    pub(super) fn claim(&self) -> Option<Claim> {
        let outcome = self.outcome?;
        let mut cells: Vec<u32> = self.winning.iter().map(|(cell, _)| *cell).collect();
        cells.sort_unstable();
        Some(Claim {
            outcome,
            grundy: None,
            winning: cells.into_iter().map(put).collect(),
            more: self.more,
            distance: None,
            known: How::Search { positions: self.positions },
        })
    }
}

/// The last results, the newest last, and the search that found the newest.
static KNOWN: Mutex<(Vec<Known>, Option<Search>)> = Mutex::new((Vec::new(), None));

/// Reads what was found about a position with these open cells.
pub(super) fn known<T>(at: &Board, open: u64, read: impl FnOnce(&Known) -> T) -> Option<T> {
    let known = KNOWN.lock();
    known.0.iter().rev().find(|known| known.open == open && known.at == *at).map(read)
}

/// The cells that the player who is not to move needs to win, if a search has found that.
pub(super) fn carrier(at: &Board) -> Option<u64> {
    let known = KNOWN.lock();
    known.0.iter().rev().find_map(|known| {
        if known.at == *at {
            let lost = known.outcome.is_some() && known.winning.is_empty();
            return lost.then_some(known.needed);
        }
        let after = |(cell, _): &&(u32, u64)| known.at.with(*cell) == *at;
        known.winning.iter().find(after).map(|(_, needed)| *needed)
    })
}

/// The claim that an answer wins after a move that loses, if the last search was about the position before it.
pub(super) fn answer(at: &Board) -> Option<Claim> {
    let mut guard = KNOWN.lock();
    let (known, search) = &mut *guard;
    let last = known.last()?;
    let taken = at.stones[1 - at.turn] & !last.at.stones[1 - at.turn];
    let cell = taken.trailing_zeros();
    let here = taken.count_ones() == 1 && last.at.with(cell) == *at;
    let lost = last.outcome.is_some() && !last.more;
    if !here || !lost || last.winning.iter().any(|(winning, _)| *winning == cell) {
        return None;
    }
    let search = search.as_mut()?;
    let first = search.run(at.passed().stones, 1 - at.turn, ANSWER)?;
    let wins = |reply: &u32| {
        let after = at.with(*reply);
        search.run(after.stones, after.turn, ANSWER).is_some_and(|found| !found.wins)
    };
    let reply = outwards(at, at.free()).into_iter().find(wins)?;
    Some(Claim {
        outcome: if first.wins { Outcome::N } else { of(at.turn) },
        grundy: None,
        winning: Vec::from([put(reply)]),
        more: true,
        distance: None,
        known: How::Search { positions: search.visited() },
    })
}

/// The class of a position that a player wins, no matter who begins.
fn of(player: usize) -> Outcome {
    if player == 0 { Outcome::L } else { Outcome::R }
}

/// Some cells of a board, the middle first.
fn outwards(at: &Board, set: u64) -> Vec<u32> {
    let board = at.board();
    let mut cells: Vec<u32> = cells(set).collect();
    cells.sort_by_key(|cell| board.from_middle(*cell));
    cells
}

/// What the search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Whether the other player would win with the first move.
    Pass,
    /// Whether this move wins.
    Move(u32),
    /// Random games, since no move is known to win.
    Trials,
}

/// The search for the verdict on a position.
#[derive(Debug)]
pub(super) struct Look {
    known: Known,
    search: Option<Search>,
    stage: Stage,
    /// Nodes that are left, in all and for this stage.
    left: u32,
    share: u32,
    /// Moves that may win: those outside what an answer needs do not.
    must: u64,
    /// Moves to be examined, the next one last.
    moves: Vec<u32>,
    /// Moves that took too many nodes.
    undecided: u64,
    /// True if the other player wins with the first move; `None` if that took too many nodes.
    contested: Option<bool>,
    trials: Option<Trials>,
}

impl Look {
    /// A search that has not begun; stones may be put on the `open` cells.
    pub(super) fn new(at: &Board, open: u64) -> Look {
        let mut moves = outwards(at, open);
        moves.reverse();
        let nodes = if moves.len() as u32 > CROWD { NODES / 8 } else { NODES };
        let known = Known {
            at: at.clone(),
            open,
            outcome: None,
            winning: Vec::new(),
            more: false,
            needed: 0,
            practical: None,
            positions: 0,
        };
        let mut look = Look {
            known,
            search: Some(Search::new(at.board(), BITS)),
            stage: Stage::Pass,
            left: nodes,
            share: nodes / 3,
            must: open,
            moves,
            undecided: 0,
            contested: None,
            trials: None,
        };
        // On an empty board both players have the same chances, so that the player who begins wins if anybody does.
        if at.stones == [0; 2] {
            look.contested = Some(true);
            look.next();
        }
        look
    }

    /// Goes on to the next move, or to the end of the search.
    fn next(&mut self) {
        while let Some(cell) = self.moves.pop() {
            if self.must >> cell & 1 == 1 {
                self.stage = Stage::Move(cell);
                // Those that are easy leave their share to the others.
                let waiting = self.moves.iter().filter(|cell| self.must >> *cell & 1 == 1).count();
                self.share = self.left / (waiting as u32 / 2 + 1);
                return;
            }
        }
        self.undecided &= self.must;
        self.decide();
        let at = &self.known.at;
        self.trials = Some(Trials::new(at.board(), at.stones, at.turn));
        self.stage = Stage::Trials;
    }

    /// The outcome, as far as the search has come.
    fn decide(&mut self) {
        let known = &mut self.known;
        known.more = self.undecided != 0;
        known.outcome = match (known.winning.is_empty(), self.contested) {
            (false, Some(true)) => Some(Outcome::N),
            (false, Some(false)) => Some(of(known.at.turn)),
            (true, _) if self.undecided == 0 => Some(of(1 - known.at.turn)),
            _ => None,
        };
        known.practical = known.winning.first().map(|(cell, _)| *cell);
    }

    /// Takes the result of a stage; `None` if it took too many nodes.
    fn settle(&mut self, found: Option<Found>) {
        match (self.stage, found) {
            (Stage::Pass, Some(found)) => {
                self.contested = Some(found.wins);
                if found.wins {
                    self.must &= found.carrier;
                    self.known.needed |= found.carrier;
                } else {
                    // A stone of one's own never hurts, so every move wins.
                    let all = self.moves.drain(..).map(|cell| (cell, found.carrier));
                    self.known.winning.extend(all);
                }
            }
            (Stage::Move(_), Some(found)) if found.wins => {
                self.must &= found.carrier;
                self.known.needed |= found.carrier;
            }
            (Stage::Move(cell), Some(found)) => self.known.winning.push((cell, found.carrier)),
            (Stage::Move(cell), None) => self.undecided |= 1 << cell,
            (Stage::Pass, None) | (Stage::Trials, _) => {}
        }
        self.next();
    }

    /// Works on the question of this stage.
    fn look(&mut self, fuel: &mut u32) {
        let at = &self.known.at;
        let (stones, turn) = match self.stage {
            Stage::Move(cell) => (at.with(cell).stones, 1 - at.turn),
            _ => (at.stones, 1 - at.turn),
        };
        let Some(search) = &mut self.search else { return };
        let granted = (*fuel / COST).clamp(1, self.share.max(1));
        let mut nodes = granted;
        let found = search.step(stones, turn, &mut nodes);
        let used = granted - nodes;
        *fuel = fuel.saturating_sub((used + 1) * COST);
        self.left = self.left.saturating_sub(used);
        self.share = self.share.saturating_sub(used);
        self.known.positions = search.visited();
        if found.is_some() || self.share == 0 {
            search.begin();
            self.settle(found);
        }
    }

    /// Plays random games; true once there is nothing to do.
    fn tried(&mut self, fuel: &mut u32) -> bool {
        let Some(trials) = &mut self.trials else { return true };
        if self.known.practical.is_some() || trials.made() >= GAMES {
            let lost = self.known.outcome.is_some();
            let good = |cell: &u8| lost || self.undecided >> cell & 1 == 1;
            let ranked = trials.ranked().into_iter().find(good).map(u32::from);
            self.known.practical = self.known.practical.or(ranked);
            return true;
        }
        trials.step((*fuel / COST).max(1));
        *fuel = 0;
        false
    }

    /// Keeps what was found.
    fn keep(&mut self) {
        let (kept, search) = &mut *KNOWN.lock();
        kept.retain(|known| known.at != self.known.at || known.open != self.known.open);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push(self.known.clone());
        *search = self.search.take();
    }
}

impl Task for Look {
    type Output = ();

    fn step(&mut self, mut fuel: u32) -> Progress<()> {
        while fuel > 0 {
            if self.stage != Stage::Trials {
                self.look(&mut fuel);
            } else if self.tried(&mut fuel) {
                self.keep();
                return Progress::Ready(());
            }
        }
        Progress::Working { solved: self.known.positions }
    }
}
