//! Welter’s game: chips on different cells jump to the left, never onto one another.

mod board;
pub mod theory;

crate::words::words!("welters-game");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::heaps;
use crate::kinds::{self, Deal, Strip};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use crate::theory::balance::Balance;
use crate::theory::{claim, over, share};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::recipe::Recipe;
use solver::rules::{self, Rules};
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::{Couples, EvenCells, Mates, coupled};

/// Most chips, and the last cell.
const CHIPS: usize = 8;
const LAST: u64 = 79;
/// Cells of the table.
const SIDE: u64 = 12;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct Welter;

impl Rules for Welter {
    type Positions = Strip;

    fn positions(&self) -> Strip {
        let deal = Deal { count: (3, 3), each: (0, 4) };
        Strip { last: LAST, most: CHIPS, shared: false, deal }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        for cell in heaps::ascending(at.iter().copied()) {
            let mut free: Option<MoveRange> = None;
            for high in (1..=cell).filter(|way| !at.contains(&(cell - way))) {
                match &mut free {
                    Some(range) if range.high + 1 == high => range.high = high,
                    _ => {
                        out.extend(free.replace(MoveRange { place: cell as u32, low: high, high }))
                    }
                }
            }
            out.extend(free);
        }
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        kinds::moved(at, mv)
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(kinds::below(at))
    }
}

impl Theory for Welter {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let grundy = Some(Mates::of(at).value());
        Some(claim(self, at, grundy, |at| Mates::of(at).value() == 0))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        let recipe = Recipe::own(EvenCells);
        Some(match at.len() {
            _ if coupled(at) => share(Couples),
            4 => share(Balance { numbers: at.clone(), what: "cells", recipe }),
            3 => {
                let numbers = at.iter().map(|cell| cell + 1).collect();
                share(Balance { numbers, what: "ones", recipe })
            }
            _ => share(Mates::of(at)),
        })
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let last = rules::ranges(self, at).into_iter().next_back()?;
        Some(Move::one(last.place, last.high))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Welter> = Entry::new();

impl Catalogued for Welter {
    type Rules = Welter;

    const CARD: Card = Card {
        id: "welters-game",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_four_chips, pairs: "at=1.4.6.9" },
            Start { name: words::start_two_chips, pairs: "at=2.5" },
            Start { name: words::start_three_chips, pairs: "at=1.3.8" },
            Start { name: words::start_a_lost_one, pairs: "at=3.6.8.13" },
            Start { name: words::start_five_chips, pairs: "at=2.3.5.7.11" },
        ],
        shelf: "at=2.3.5.8",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> Welter {
        Welter
    }

    fn twins(_: &Welter, at: &Vec<u64>) -> Vec<Twin> {
        let nim = || Twin::heaps("nim", Sameness::Zeros, at, false, words::twin_how());
        let four = (at.len() == 4).then(nim).flatten();
        four.into_iter().collect()
    }

    fn tables(_: &Welter) -> Vec<Table> {
        let third = |x: u64, y: u64| match (x + 1) ^ (y + 1) {
            0 => Message::nothing(),
            sum => sign(sum - 1),
        };
        let row = |x: u64| {
            let cells = (0..SIDE).map(|y| (third(x, y), Mark::Plain)).collect();
            (sign(x), cells)
        };
        let heads = vec![words::chip_head()].into_iter().chain((0..SIDE).map(sign)).collect();
        let shape = Shape::Grid { heads, rows: (0..SIDE).map(row).collect() };
        vec![Table { caption: words::third_caption(), note: words::third_note(), shape }]
    }
}

#[cfg(test)]
mod tests;
