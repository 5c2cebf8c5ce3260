//! The Subtraction Game: subtract one of a few numbers from one of several others.

mod board;
pub mod theory;

crate::words::words!("subtraction-game");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::heaps;
use crate::kinds::{Deal, Heaps, Names};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::words as shared;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, Rules};
use solver::values::Values;

/// Most minuends, and the largest one.
const MINUENDS: (usize, u64) = (12, 999);
/// Most subtrahends, and the largest one.
const SUBTRAHENDS: (usize, u64) = (12, 99);
/// Number of values in the table.
const TOLD: u64 = 120;

/// The game with its subtrahends and its convention.
#[derive(Clone, Debug)]
pub struct SubtractionGame {
    /// The numbers that may be subtracted, ascending.
    pub subtract: Vec<u64>,
    /// True if the player who cannot subtract wins.
    pub misere: bool,
}

/// Reads subtrahends; repeated ones count once.
fn read(text: &str) -> Result<Vec<u64>, CodeError> {
    let (count, each) = ((1, SUBTRAHENDS.0), (1, SUBTRAHENDS.1));
    let numbers = code::list(text, ListRange { of: shared::numbers, count, each })?;
    let mut subtract = heaps::ascending(numbers.into_iter());
    subtract.dedup();
    Ok(subtract)
}

impl SubtractionGame {
    /// The Grundy values of all minuends, in normal play.
    fn values(&self) -> Values {
        Values::subtraction(&self.subtract, MINUENDS.1 as usize)
    }
}

impl Rules for SubtractionGame {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        let deal = Deal { count: (2, 3), each: (5, 16) };
        let one = |_, index| words::minuend_label(index as u64 + 1);
        let names = Names { one, add: words::add_minuend, remove: words::take_minuend_away };
        Heaps { names, ..Heaps::up_to(MINUENDS.0, MINUENDS.1, deal) }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        for (place, minuend) in (0..).zip(at) {
            let small = self.subtract.iter().filter(|subtrahend| *subtrahend <= minuend);
            out.extend(small.map(|n| MoveRange { place, low: *n, high: *n }));
        }
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let (step, mut next) = (mv.first(), at.clone());
        next[step.place as usize] -= step.amount;
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, self.subtract[0])
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(at.iter().fold(1, |all, n| u64::saturating_mul(all, n + 1)))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<SubtractionGame> = Entry::new();

impl Catalogued for SubtractionGame {
    type Rules = SubtractionGame;

    const CARD: Card = Card {
        id: "subtraction-game",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Umber,
        naive: words::naive,
        fields: &[
            Field {
                key: "subtract",
                label: words::subtract_label,
                kind: FieldKind::Text {
                    default: "2.5",
                    check: |text| {
                        read(text).map(|numbers| -> String { code::write_list(&numbers) })
                    },
                    hint: words::subtract_hint,
                    leads: false,
                },
            },
            MISERE,
        ],
        starts: &[
            Start { name: words::start_two_or_five, pairs: "at=7.9.12" },
            Start { name: words::start_three_five_or_eight, pairs: "at=14.20&subtract=3.5.8" },
            Start { name: words::start_one_number, pairs: "at=33&subtract=2.5.7" },
            Start { name: words::start_lost, pairs: "at=8.11.12&subtract=1.3.4" },
            Start { name: words::start_last_loses, pairs: "at=7.9.12&misere=1" },
        ],
        shelf: "at=5.8",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> SubtractionGame {
        let subtract = read(setup.text(0))
            .unwrap_or_else(|_| unreachable!("a setup holds numbers that were read before"));
        SubtractionGame { subtract, misere: setup.on(1) }
    }

    fn start(rules: &SubtractionGame) -> Vec<u64> {
        // Enough for a few turns with any subtrahends.
        let most = rules.subtract.iter().copied().max().unwrap_or(1);
        vec![7.max(most + 2), 9.max(most + 4), 12.max(most + 7)]
    }

    fn goal(rules: &SubtractionGame) -> Message {
        let numbers: Vec<(u64, u64)> = rules.subtract.iter().map(|n| (*n, *n)).collect();
        words::goal(goal::amounts(&numbers), goal::end(rules.misere))
    }

    fn tables(rules: &SubtractionGame) -> Vec<Table> {
        let values = rules.values();
        let width = values.period().map_or(20, |period| period.length as usize).clamp(2, 40);
        vec![Table {
            caption: words::values_caption(shared::list(&rules.subtract)),
            note: words::values_note(),
            shape: Shape::sequence(&values, width, 0..TOLD),
        }]
    }
}

#[cfg(test)]
mod tests;
