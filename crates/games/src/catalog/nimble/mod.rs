//! Nimble: chips on a strip, any number to a cell, go to the left; normal and misère.

mod board;
pub mod theory;

crate::words::words!("nimble");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::kinds::{self, Deal, Strip};
use crate::setup::Setup;
use crate::table::{Shape, Table, sign};
use crate::theory::balance::Balance;
use crate::theory::{claim, in_pairs, over, share};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::recipe::Recipe;
use solver::rules::Rules;
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::{EvenCells, Partners, low};

/// Most chips, and the last cell.
const CHIPS: usize = 10;
const LAST: u64 = 59;
/// Cells of the table.
const SIDE: u64 = 16;

/// The game with its convention.
#[derive(Clone, Debug)]
pub struct Nimble {
    /// True if the player who makes the last move loses.
    pub misere: bool,
}

impl Nimble {
    /// True if the player to move loses.
    fn lost(&self, at: &[u64]) -> bool {
        match low(at).filter(|_| self.misere) {
            Some(low) => !low.wins(),
            None => at.iter().fold(0, |sum, cell| sum ^ cell) == 0,
        }
    }
}

impl Rules for Nimble {
    type Positions = Strip;

    fn positions(&self) -> Strip {
        let deal = Deal { count: (3, 3), each: (1, 10) };
        Strip { last: LAST, most: CHIPS, shared: true, deal }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        out.extend(kinds::steps(at, LAST));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        kinds::moved(at, mv)
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(kinds::below(at))
    }
}

impl Theory for Nimble {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let grundy = (!self.misere).then(|| at.iter().fold(0, |sum, cell| sum ^ cell));
        Some(claim(self, at, grundy, |at| self.lost(at)))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|cell| *cell == 0) {
            return over();
        }
        Some(match low(at) {
            Some(low) if self.misere => share(low),
            _ if !self.misere && in_pairs(at) => share(Partners),
            _ => {
                let recipe = Recipe::own(EvenCells { misere: self.misere });
                share(Balance { numbers: at.clone(), what: "cells", recipe })
            }
        })
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let far = at.iter().copied().max().filter(|far| *far > 0)?;
        Some(Move::one(far as u32, far))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Nimble> = Entry::new();

impl Catalogued for Nimble {
    type Rules = Nimble;

    const CARD: Card = Card {
        id: "nimble",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[MISERE],
        starts: &[
            Start { name: words::start_three_chips, pairs: "at=2.5.9" },
            Start { name: words::start_two_together, pairs: "at=4.4.7" },
            Start { name: words::start_two_and_two, pairs: "at=3.8.3.8" },
            Start { name: words::start_five_chips, pairs: "at=1.6.7.10.13" },
            Start { name: words::start_three_on_cell_one, pairs: "at=1.1.1.6&misere=1" },
            Start { name: words::start_a_long_strip, pairs: "at=17.30.42.59" },
        ],
        shelf: "at=2.2.6.7",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Nimble {
        Nimble { misere: setup.on(0) }
    }

    fn goal(rules: &Nimble) -> Message {
        words::goal(goal::end(rules.misere))
    }

    fn twins(rules: &Nimble, at: &Vec<u64>) -> Vec<Twin> {
        let nim = Twin::heaps("nim", Sameness::Moves, at, rules.misere, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(_: &Nimble) -> Vec<Table> {
        let row = |x: u64| [x].into_iter().chain((0..SIDE).map(|y| x ^ y)).collect();
        let heads = vec![words::chip_head()].into_iter().chain((0..SIDE).map(sign)).collect();
        let shape = Shape::Columns { heads, rows: (0..SIDE).map(row).collect() };
        vec![Table { caption: words::third_caption(), note: words::third_note(), shape }]
    }
}

#[cfg(test)]
mod tests;
