//! What is known of Hex: chains of bridges, threats, and what a search has found.

use super::look::{self, Look};
use super::reasons::{Chained, Inside, Joined, Must, Stolen, Threatens};
use super::{Board, Hex};
use crate::theory::share;
use alloc::boxed::Box;
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::hex::{self, Search, cells, must_play};
use solver::play::Move;
use solver::rules::Rules;
use solver::theory::{Preparation, Theory};
use solver::verdict::Claim;

impl Theory for Hex {
    fn claim(&self, at: &Board) -> Option<Claim> {
        let known = look::known(at, self.open(at), look::Known::claim).flatten();
        known.or_else(|| look::answer(at))
    }

    fn explanation(&self, at: &Board) -> Option<SharedExplanation> {
        let open = self.open(at);
        plain(at, open)
            .or_else(|| self.stolen(at))
            .or_else(|| deeper(at, open))
            .or_else(|| look::carrier(at).map(|cells| share(Inside::new(at, cells))))
    }

    /// The free cell that is nearest to the middle.
    fn naive(&self, at: &Board) -> Option<Move> {
        if at.winner().is_some() {
            return None;
        }
        let board = at.board();
        cells(self.open(at)).min_by_key(|cell| board.from_middle(*cell)).map(put)
    }

    fn preparation(&self, at: &Board) -> Option<Preparation> {
        let open = self.open(at);
        let needed = at.winner().is_none() && self.out_of_reach(at);
        (needed && look::known(at, open, |_| ()).is_none())
            .then(|| -> Preparation { Box::new(Look::new(at, open)) })
    }

    fn practical(&self, at: &Board) -> Vec<Move> {
        let good = look::known(at, self.open(at), |known| known.practical);
        good.flatten().map(put).into_iter().collect()
    }
}

impl Hex {
    /// An empty board: a second player who wins would be robbed of it.
    fn stolen(&self, at: &Board) -> Option<SharedExplanation> {
        let whole = at.stones == [0; 2] && self.open(at) == at.free();
        whole.then(|| share(Stolen { white: at.turn == 0 }))
    }
}

/// A stone on a cell.
pub(super) fn put(cell: u32) -> Move {
    Move::one(cell, 1)
}

/// True if this player has a chain.
pub(super) fn chained(at: &Board, player: usize) -> bool {
    at.board().chain(at.stones[player], at.stones[1 - player], player).is_some()
}

/// True if the player to move can stop no threat of the other that leaves a chain.
pub(super) fn forked(at: &Board) -> bool {
    must_play(&at.board(), at.stones, at.turn).0 == 0
}

/// The simplest reasons: both sides joined, a chain of bridges, or a move that makes one.
fn plain(at: &Board, open: u64) -> Option<SharedExplanation> {
    if let Some(winner) = at.winner() {
        return Some(share(Joined { winner }));
    }
    let board = at.board();
    for player in [1 - at.turn, at.turn] {
        if let Some(chain) = board.chain(at.stones[player], at.stones[1 - player], player) {
            return Some(share(Chained::new(at, player, chain)));
        }
    }
    let mut threats = board.threats(at.stones[at.turn], at.stones[1 - at.turn], at.turn);
    let threat = threats.find(|threat| open >> threat.cell & 1 == 1);
    threat.map(|threat| share(Threatens::chain(at, threat.cell)))
}

/// Two threats at once, or threats that leave the opponent only cells that have an answer.
fn deeper(at: &Board, open: u64) -> Option<SharedExplanation> {
    let board = at.board();
    let (must, needed) = must_play(&board, at.stones, at.turn);
    if must == 0 {
        return Some(share(Must::fork(at)));
    }
    if let Some(cell) = fork(at, open) {
        return Some(share(Threatens::fork(at, cell)));
    }
    if needed == 0 {
        return None;
    }
    let answers: Option<Vec<[u32; 2]>> =
        cells(must).map(|cell| Some([cell, settles(&at.with(cell))?])).collect();
    answers.map(|answers| share(Must::answers(at, answers)))
}

/// A move that makes two threats at once.
fn fork(at: &Board, open: u64) -> Option<u32> {
    cells(open).find(|cell| forked(&at.with(*cell)))
}

/// A move that makes a chain, or two threats at once.
fn settles(at: &Board) -> Option<u32> {
    let board = at.board();
    let mut threats = board.threats(at.stones[at.turn], at.stones[1 - at.turn], at.turn);
    threats.next().map(|threat| threat.cell).or_else(|| fork(at, at.free()))
}

/// The openings of White that win on an empty board of 2 to 5 rows, as cells.
///
/// ```
/// // On two by two: the short diagonal.
/// assert_eq!(games::catalog::hex::theory::openings(2), 0b0110);
/// ```
pub fn openings(size: u32) -> u64 {
    let mut search = Search::new(hex::Rhombus::new(size), 16);
    let wins =
        |cell: &u32| search.run([1 << cell, 0], 1, u32::MAX).is_some_and(|found| !found.wins);
    (0..size * size).filter(wins).fold(0, |all, cell| all | 1 << cell)
}
