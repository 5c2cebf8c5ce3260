//! Candy Squares: eat one bar, and cut the other in two.

mod board;
pub mod theory;

crate::words::words!("candy-squares");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::{Deal, Heaps, Names};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use solver::play::{Move, MoveRange};
use solver::rules::{Rules, Sizes};
use theory::value;

/// Most squares of a bar.
const SQUARES: u64 = 99;
/// The longest bar of the table.
const TOLD: u64 = 16;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct CandySquares;

impl Rules for CandySquares {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        Heaps {
            count: (2, 2),
            each: (1, SQUARES),
            total: None,
            sizes: Sizes { count: (2, 2), each: (1, SQUARES) },
            deal: Deal { count: (2, 1), each: (4, 12) },
            names: Names { one: |_, index| words::bar_label(index as u64 + 1), ..Names::HEAPS },
        }
    }

    /// The place is the bar that is cut, and the amount is the shorter piece.
    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let whole = (0..).zip(at).filter(|(_, bar)| **bar > 1);
        out.extend(whole.map(|(place, bar)| MoveRange { place, low: 1, high: bar / 2 }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let step = mv.first();
        vec![step.amount, at[step.place as usize] - step.amount]
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        let longest = at.iter().copied().max().unwrap_or(1);
        Some(longest * longest)
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<CandySquares> = Entry::new();

impl Catalogued for CandySquares {
    type Rules = CandySquares;

    const CARD: Card = Card {
        id: "candy-squares",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_six_and_ten, pairs: "at=6.10" },
            Start { name: words::start_seven_and_eight, pairs: "at=7.8" },
            Start { name: words::start_nine_and_thirteen, pairs: "at=9.13" },
            Start { name: words::start_sixteen_twice, pairs: "at=16.16" },
            Start { name: words::start_one_and_twenty, pairs: "at=1.20" },
        ],
        shelf: "at=3.6",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> CandySquares {
        CandySquares
    }

    fn tables(_: &CandySquares) -> Vec<Table> {
        let cell = |value: u64| (sign(value), if value == 0 { Mark::Boxed } else { Mark::Plain });
        let row = |a: u64| (sign(a), (1..=TOLD).map(|b| cell(value(a, b))).collect());
        let mut heads = vec![words::lengths_head()];
        heads.extend((1..=TOLD).map(sign));
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Grid { heads, rows: (1..=TOLD).map(row).collect() },
        }]
    }
}

/// How a move is told: the bar that is eaten, the one that is cut, and its pieces.
fn told(at: &[u64], mv: &Move) -> (u64, u64, u64, u64) {
    let step = mv.first();
    let cut = step.place as usize;
    let length = at.get(cut).copied().unwrap_or(0);
    (2 - cut as u64, cut as u64 + 1, step.amount, length.saturating_sub(step.amount))
}

#[cfg(test)]
mod tests;
