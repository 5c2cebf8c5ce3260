//! Grundy's game: split one heap into two of different sizes.

mod board;

crate::words::words!("grundys-game");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::heaps;
use crate::kinds::Deal;
use crate::kinds::Heaps;
use crate::kinds::Names;
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::theory::parts::{Part, Parts};
use crate::theory::{over, share};
use crate::words as shared;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::rules::{Node, Rules, Sizes};
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::values::Values;
use solver::verdict::Claim;

/// Most tiles in all heaps.
const TILES: u64 = 600;
/// Most heaps at the start.
const HEAPS: usize = 12;
/// The smallest heap that can be split.
const ALIVE: u64 = 3;

/// The game with its convention.
#[derive(Clone, Debug)]
pub struct GrundysGame {
    misere: bool,
}

fn values(at: &[u64]) -> Values {
    Values::unequal_splits(at.iter().copied().max().unwrap_or(0) as usize)
}

fn value(values: &Values, size: u64) -> u64 {
    values.at(size).expect("the table reaches the largest heap")
}

/// The smaller parts into which a heap can be split.
fn smaller_parts(heap: u64) -> core::ops::Range<u64> {
    1..heap.div_ceil(2)
}

impl Rules for GrundysGame {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        Heaps {
            count: (1, TILES as usize),
            each: (1, TILES),
            total: Some((TILES, words::tiles_in_all)),
            sizes: Sizes { count: (1, HEAPS), each: (1, TILES / HEAPS as u64) },
            deal: Deal { count: (1, 3), each: (5, 14) },
            names: Names {
                one: |_, index| words::bar_label(index as u64 + 1),
                add: words::add_bar,
                remove: words::take_bar_away,
            },
        }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let alive = at.iter().enumerate().filter(|(_, heap)| **heap >= ALIVE);
        out.extend(alive.map(|(i, heap)| {
            let high = smaller_parts(*heap).end - 1;
            MoveRange { place: i as u32, low: 1, high }
        }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let step = mv.first();
        let mut next = at.clone();
        let heap = next.remove(step.place as usize);
        next.insert(step.place as usize, heap - step.amount);
        next.insert(step.place as usize, step.amount);
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, ALIVE)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        for i in heaps::distinct(node) {
            let parts = smaller_parts(node[i]).map(|small| [small, node[i] - small]);
            out.extend(parts.map(|by| heaps::replaced(node, i, by, ALIVE)));
        }
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(sum::multisets(at.iter().filter(|heap| **heap >= ALIVE).sum()))
    }
}

impl Theory for GrundysGame {
    fn parts(rules: &Rc<GrundysGame>, at: &Vec<u64>) -> PartPositions {
        living(rules, at.iter().map(|heap| vec![*heap]))
    }

    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        if self.misere {
            return None;
        }
        let table = values(at);
        let xor = |heaps: &Vec<u64>| heaps.iter().fold(0, |xor, heap| xor ^ value(&table, *heap));
        Some(sum::claim(self, at, xor))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|heap| *heap < ALIVE) {
            return over();
        }
        if self.misere {
            return None;
        }
        let table = values(at);
        let alive = at.iter().copied().filter(|heap| *heap >= ALIVE);
        let part = |size| Part { size, ring: false, value: value(&table, size) };
        let parts: Vec<Part> = alive.map(part).collect();
        Some(share(Parts::new(parts)))
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let place = at.iter().position(|heap| *heap >= ALIVE)?;
        Some(Move::one(place as u32, 1))
    }
}

/// Bars in the table: as many as the source prints.
const TOLD: usize = 1000;

/// The entry of the catalogue.
pub static GAME: Entry<GrundysGame> = Entry::new();

impl Catalogued for GrundysGame {
    type Rules = GrundysGame;

    const CARD: Card = Card {
        id: "grundys-game",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[MISERE],
        starts: &[
            Start { name: words::start_thirteen, pairs: "at=13" },
            Start { name: words::start_eighteen, pairs: "at=18" },
            Start { name: words::start_five_seven_and_nine, pairs: "at=5.7.9" },
            Start { name: words::start_twenty_a_lost_bar, pairs: "at=20" },
            Start { name: words::start_the_last_break_loses, pairs: "at=14&misere=1" },
        ],
        shelf: "at=5.8",
        position: shared::heaps_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> GrundysGame {
        GrundysGame { misere: setup.on(0) }
    }

    fn goal(rules: &GrundysGame) -> Message {
        words::goal(goal::end(rules.misere))
    }

    fn tables(_: &GrundysGame) -> Vec<Table> {
        let table = Values::unequal_splits(TOLD - 1);
        let values: Vec<u64> = (0..TOLD as u64).filter_map(|n| table.at(n)).collect();
        let (mut largest, mut records) = (0, Vec::new());
        for (n, value) in (0..).zip(&values) {
            if *value > largest {
                largest = *value;
                records.push(n);
            }
        }
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(largest),
            shape: Shape::Sequence {
                from: 0,
                width: 20,
                values,
                repeats: Repeats::Open,
                exceptions: records,
            },
        }]
    }
}

#[cfg(test)]
mod tests;
