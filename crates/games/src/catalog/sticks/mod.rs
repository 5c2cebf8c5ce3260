//! Sticks: break one, or take as many of one length as they are long.

mod board;
mod lengths;
pub mod theory;

crate::words::words!("sticks");

pub use lengths::Lengths;

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::heaps;
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use lengths::{TAKEN, taken};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, Rules};
use solver::sum;

/// The game with its limit on the lengths.
#[derive(Clone, Copy, Debug)]
pub struct Sticks {
    /// True if sticks may be longer than four.
    pub any: bool,
}

/// How many sticks of this length there are.
fn count(at: &[u64], length: u64) -> u64 {
    at.iter().filter(|stick| **stick == length).count() as u64
}

impl Rules for Sticks {
    type Positions = Lengths;

    fn positions(&self) -> Lengths {
        Lengths { any: self.any }
    }

    /// Sticks of equal length are not told apart: the place is a length, with an offset if sticks are taken.
    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let mut lengths = heaps::node(at, 1);
        lengths.dedup();
        let long = lengths.iter().filter(|length| **length > 1);
        out.extend(long.map(|length| MoveRange {
            place: *length as u32,
            low: 1,
            high: length / 2,
        }));
        let enough = lengths.iter().filter(|length| count(at, **length) >= **length);
        out.extend(enough.map(|length| MoveRange {
            place: TAKEN + *length as u32,
            low: 1,
            high: 1,
        }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let (step, mut next) = (mv.first(), at.clone());
        if let Some(length) = taken(mv) {
            let mut left = length;
            next.retain(|stick| {
                let goes = *stick == length && left > 0;
                left -= u64::from(goes);
                !goes
            });
        } else if let Some(place) = next.iter().position(|stick| *stick == u64::from(step.place)) {
            next[place] -= step.amount;
            next.insert(place, step.amount);
        }
        next
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, 1)
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(sum::multisets(at.iter().sum()))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Sticks> = Entry::new();

impl Catalogued for Sticks {
    type Rules = Sticks;

    const CARD: Card = Card {
        id: "sticks",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[Field {
            key: "lengths",
            label: words::lengths_label,
            kind: FieldKind::Choice {
                words: &[("four", words::choice_four), ("any", words::choice_any)],
            },
        }],
        starts: &[
            Start { name: words::start_four_sticks, pairs: "at=1.3.4.4" },
            Start { name: words::start_sticky, pairs: "at=1.4.4.4.4" },
            Start { name: words::start_twos_and_threes, pairs: "at=2.2.3.3.3" },
            Start { name: words::start_three, pairs: "at=2.3.7&lengths=any" },
            Start { name: words::start_another, pairs: "at=6.7&lengths=any" },
        ],
        shelf: "at=2.3.2",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] = &[
        Name { said: "A Sticky Problem", pairs: "at=1.4.4.4.4" },
        Name { said: "Another Sticky Problem", pairs: "at=2.3.7&lengths=any" },
    ];

    fn rules(setup: &Setup) -> Sticks {
        Sticks { any: setup.text(0) == "any" }
    }

    fn tables(_: &Sticks) -> Vec<Table> {
        let cell = |odd: u64, even: u64| match odd == even {
            true => (words::lost(), Mark::Boxed),
            false => (words::won(), Mark::Plain),
        };
        let row = |odd: u64| (sign(odd), (0..3).map(|even| cell(odd, even)).collect());
        let mut heads = vec![words::remainders_head()];
        heads.extend((0..3).map(sign));
        vec![Table {
            caption: words::remainders_caption(),
            note: words::remainders_note(),
            shape: Shape::Grid { heads, rows: (0..2).map(row).collect() },
        }]
    }
}

#[cfg(test)]
mod tests;
