//! The reasons of Hex in words, each with what its sentence allows.

use super::kind::name;
use super::recipes::{Complete, KeepThreats, MakeChain};
use super::{Board, words};
use crate::words::{or, series};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::hex::Chain;
use solver::recipe::Recipe;

/// The word by which messages choose: player 0 is White, player 1 is Black.
pub(super) fn colour(player: usize) -> &'static str {
    if player == 0 { "white" } else { "black" }
}

/// Names of cells in a list, joined as the function says.
fn listed(names: Vec<String>, last: fn(Message, Message) -> Message) -> Message {
    series(names.into_iter().map(Message::verbatim).collect(), last)
}

/// Cells with the texts of a figure.
fn strip(texts: &[String], caption: Message) -> Figure {
    Figure::Strip { cells: texts.iter().map(Cell::plain).collect(), caption }
}

/// A player has joined both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Joined {
    /// That player: 0 for White, 1 for Black.
    pub winner: usize,
}

impl Explanation for Joined {
    fn mover_wins(&self) -> Option<bool> {
        None
    }

    fn summary(&self) -> Message {
        words::joined(colour(self.winner))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::joins(colour(self.winner))
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}

/// A player has a chain of stones and bridges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chained {
    /// That player: 0 for White, 1 for Black.
    pub winner: usize,
    /// True if it is that player’s turn.
    pub mover: bool,
    /// The two cells of each bridge.
    pub bridges: Vec<[String; 2]>,
}

impl Chained {
    /// A chain of a player in this position.
    pub(super) fn new(at: &Board, winner: usize, chain: Chain) -> Chained {
        let named = |cell: u8| name(at.size, u32::from(cell));
        let bridges = chain.bridges().iter().map(|pair| pair.map(named)).collect();
        Chained { winner, mover: winner == at.turn, bridges }
    }
}

impl Explanation for Chained {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.mover)
    }

    fn summary(&self) -> Message {
        words::chain(colour(self.winner), self.bridges.len() as u64)
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_chain_loses(colour(self.winner), self.bridges.len() as u64)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::chain_wins(colour(self.winner), self.bridges.len() as u64)
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let pair = |[one, other]: &[String; 2]| format!("{one} | {other}");
        let pairs: Vec<String> = self.bridges.iter().map(pair).collect();
        strip(&pairs, words::chain_figure(colour(self.winner)))
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Complete)
    }
}

/// The player to move can make a chain, or two threats at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Threatens {
    /// True if White is to move.
    pub white: bool,
    /// Where.
    pub cell: String,
    /// True if that makes two threats and not yet a chain.
    pub twice: bool,
}

impl Threatens {
    /// A stone on this cell makes a chain.
    pub(super) fn chain(at: &Board, cell: u32) -> Threatens {
        Threatens { white: at.turn == 0, cell: name(at.size, cell), twice: false }
    }

    /// A stone on this cell makes two threats.
    pub(super) fn fork(at: &Board, cell: u32) -> Threatens {
        Threatens { twice: true, ..Threatens::chain(at, cell) }
    }
}

impl Explanation for Threatens {
    fn mover_wins(&self) -> Option<bool> {
        Some(true)
    }

    fn summary(&self) -> Message {
        let side = if self.white { "white" } else { "black" };
        let said = if self.twice { words::can_threaten_twice } else { words::can_make_chain };
        said(side, &self.cell)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// The player to move has to stop threats: no cell does, or each that does has an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Must {
    /// The player who threatens, and wins: 0 for White, 1 for Black.
    pub winner: usize,
    /// Where that player threatens to make a chain.
    pub threats: Vec<String>,
    /// Each cell that stops all threats, and the answer to it.
    pub answers: Vec<[String; 2]>,
}

impl Must {
    /// No cell stops all threats.
    pub(super) fn fork(at: &Board) -> Must {
        Must::answers(at, Vec::new())
    }

    /// These cells stop all threats, each with its answer.
    pub(super) fn answers(at: &Board, answers: Vec<[u32; 2]>) -> Must {
        let winner = 1 - at.turn;
        let mut open = at.free();
        // Threats that leave fewer cells than those before.
        let mut narrows = |carrier: u64| {
            let before = open;
            open &= carrier;
            open != before
        };
        let board = at.board();
        let threats = board.threats(at.stones[winner], at.stones[at.turn], winner);
        let told = threats.filter(|threat| narrows(threat.carrier()));
        let threats = told.map(|threat| name(at.size, threat.cell)).collect();
        let named = |pair: [u32; 2]| pair.map(|cell| name(at.size, cell));
        Must { winner, threats, answers: answers.into_iter().map(named).collect() }
    }

    fn cells(&self) -> Message {
        listed(self.answers.iter().map(|[cell, _]| cell.clone()).collect(), or)
    }
}

impl Explanation for Must {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        let side = colour(self.winner);
        let threats = listed(self.threats.clone(), or);
        match self.answers.as_slice() {
            [] => words::fork(side, threats),
            answers => words::must(side, threats, self.cells(), answers.len() as u64),
        }
    }

    fn why_lost(&self, _: bool) -> Message {
        let threats = listed(self.threats.clone(), or);
        match self.answers.as_slice() {
            [] => words::why_fork_loses(threats),
            answers => words::why_must_loses(threats, self.cells(), answers.len() as u64),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let threats = listed(self.threats.clone(), or);
        match self.answers.as_slice() {
            [] => words::fork_wins(threats),
            answers => words::must_wins(threats, self.cells(), answers.len() as u64),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.answers.is_empty() {
            return Figure::None;
        }
        let pair = |[cell, answer]: &[String; 2]| format!("{cell} → {answer}");
        let pairs: Vec<String> = self.answers.iter().map(pair).collect();
        strip(&pairs, words::must_figure(colour(self.winner)))
    }

    fn recipe(&self) -> Recipe {
        if self.answers.is_empty() { Recipe::own(MakeChain) } else { Recipe::own(KeepThreats) }
    }
}

/// A search has found that the player who is not to move wins, with the cells that matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Inside {
    /// The winner: 0 for White, 1 for Black.
    pub winner: usize,
    /// How many free cells that player needs.
    pub cells: u64,
    /// How many cells are free.
    pub free: u64,
}

impl Inside {
    /// The winner needs these cells.
    pub(super) fn new(at: &Board, cells: u64) -> Inside {
        let [cells, free] = [cells, at.free()].map(|set| u64::from(set.count_ones()));
        Inside { winner: 1 - at.turn, cells, free }
    }

    /// The word by which messages choose: whether the winner needs all free cells or some of them.
    fn part(&self) -> &'static str {
        if self.cells < self.free { "some" } else { "all" }
    }
}

impl Explanation for Inside {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::inside(colour(self.winner), self.part(), self.cells, self.free)
    }

    fn why_lost(&self, _: bool) -> Message {
        words::why_inside_loses(self.part(), self.cells, self.free)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::inside_wins(self.part(), self.cells, self.free)
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// An empty board: the second player cannot have a winning strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stolen {
    /// True if White begins.
    pub white: bool,
}

impl Explanation for Stolen {
    fn mover_wins(&self) -> Option<bool> {
        Some(true)
    }

    fn summary(&self) -> Message {
        words::stolen(colour(usize::from(!self.white)))
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}
