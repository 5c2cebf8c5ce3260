//! Euclid: take the smaller of two numbers from the larger, as often as you like.

mod board;
mod pair;
pub mod theory;

crate::words::words!("euclid");

pub use pair::{Numbers, Pair};

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use pair::{larger, ordered};
use solver::play::{Move, MoveRange};
use solver::rules::Rules;

/// The largest number of the table.
const TOLD: u64 = 16;

/// The game with its end.
#[derive(Clone, Copy, Debug)]
pub struct Euclid {
    /// True if equal numbers end the game, and false if a zero does.
    pub equal: bool,
}

impl Euclid {
    /// How often the smaller number may be taken at most.
    fn most(self, at: &Pair) -> u64 {
        match ordered(at) {
            (0, _) => 0,
            (low, high) if self.equal => (high - 1) / low,
            (low, high) => high / low,
        }
    }
}

/// The numbers after the smaller one has been taken so often from the larger one.
fn after(at: &Pair, times: u64) -> Pair {
    let (low, _) = ordered(at);
    let mut next = *at;
    next[larger(at)] -= times * low;
    next
}

impl Rules for Euclid {
    type Positions = Numbers;

    fn positions(&self) -> Numbers {
        Numbers { zero: !self.equal }
    }

    fn moves(&self, at: &Pair, out: &mut Vec<MoveRange>) {
        let high = self.most(at);
        out.extend((high > 0).then_some(MoveRange { place: 0, low: 1, high }));
    }

    fn play(&self, at: &Pair, mv: &Move) -> Pair {
        after(at, mv.first().amount)
    }

    /// At most as many as there are steps of Euclid's algorithm with single subtractions, and two ends.
    fn state_bound(&self, at: &Pair) -> Option<u64> {
        let (low, high) = ordered(at);
        Some(theory::quotients(low, high).iter().sum::<u64>() + 2)
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Euclid> = Entry::new();

impl Catalogued for Euclid {
    type Rules = Euclid;

    const CARD: Card = Card {
        id: "euclid",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Wythoff,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[Field {
            key: "end",
            label: words::end_label,
            kind: FieldKind::Choice {
                words: &[("zero", words::choice_zero), ("equal", words::choice_equal)],
            },
        }],
        starts: &[
            Start { name: words::start_seven_and_twenty_five, pairs: "at=25.7" },
            Start { name: words::start_golden, pairs: "at=34.21" },
            Start { name: words::start_lost, pairs: "at=13.9" },
            Start { name: words::start_equal, pairs: "at=31.12&end=equal" },
            Start { name: words::start_large, pairs: "at=1000.618" },
        ],
        shelf: "at=9.4",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Euclid {
        Euclid { equal: setup.text(0) == "equal" }
    }

    fn goal(rules: &Euclid) -> Message {
        if rules.equal { words::goal_equal() } else { words::summary() }
    }

    fn rule(rules: &Euclid) -> Message {
        if rules.equal { words::rule_equal() } else { words::rule() }
    }

    fn tables(rules: &Euclid) -> Vec<Table> {
        let cell = |a: u64, b: u64| {
            let value = rules.value(a.min(b), a.max(b));
            (sign(value), if value == 0 { Mark::Boxed } else { Mark::Plain })
        };
        let row = |a: u64| (sign(a), (1..=TOLD).map(|b| cell(a, b)).collect());
        let mut heads = vec![words::numbers_head()];
        heads.extend((1..=TOLD).map(sign));
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Grid { heads, rows: (1..=TOLD).map(row).collect() },
        }]
    }
}

#[cfg(test)]
mod tests;
