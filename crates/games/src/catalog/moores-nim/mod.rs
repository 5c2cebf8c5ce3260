//! Moore's Nim: take from several heaps at once, but from fewer than b.

mod board;
mod figures;
pub mod theory;

crate::words::words!("moores-nim");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::heaps;
use crate::kinds::{Deal, Heaps};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::{over, share};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome, Step};
use solver::rules::{Node, Rules};
use solver::theory::Theory;
use solver::verdict::{Claim, Known, LISTED};
use theory::Digits;

/// Most heaps.
const HEAPS: usize = 12;
/// Largest heap: 2^53, the last size that every reader of JSON keeps exact.
const LARGEST: u64 = 1 << 53;

/// Moore's Nim with its base.
#[derive(Clone, Debug)]
pub struct MooresNim {
    /// A turn changes fewer heaps than this; from 2, which is Nim, to 6.
    pub base: u64,
}

impl MooresNim {
    /// For each power of two, highest first, the heaps that use it, modulo the base.
    fn sums(&self, at: &[u64]) -> Vec<u64> {
        let used = |bit: u32| at.iter().filter(|heap| **heap >> bit & 1 == 1).count() as u64;
        let all = at.iter().fold(0, |all, heap| all | heap);
        (0..u64::BITS - all.leading_zeros()).rev().map(|bit| used(bit) % self.base).collect()
    }

    fn lost(&self, at: &[u64]) -> bool {
        self.sums(at).iter().all(|sum| *sum == 0)
    }

    /// The Grundy value, known in Nim and for at most `base` heaps.
    fn grundy(&self, at: &[u64]) -> Option<u64> {
        let alive = heaps::node(at, 1);
        let (count, sum) = (alive.len() as u64, alive.iter().sum::<u64>());
        if self.base == 2 {
            Some(alive.iter().fold(0, |xor, heap| xor ^ heap))
        } else if count < self.base {
            // Any smaller number of stones can be left.
            Some(sum)
        } else if count == self.base {
            // Jenkyns and Mayberry 1980: all heaps but one may be touched.
            let (least, beyond) = (alive[0], sum - count * alive[0]);
            let steps = u128::from(beyond) * u128::from(beyond + 1) / 2 + 1;
            Some(match u64::try_from(steps) {
                Ok(steps) if least >= steps => steps - 1 + (least - steps) % (beyond + 1),
                // A value never exceeds the number of stones.
                _ => sum,
            })
        } else {
            None
        }
    }
}

/// The search for moves that make every column a multiple of the base.
struct Balance<'h> {
    heaps: &'h [u64],
    base: u64,
    /// What is left of each lowered heap: its powers down to the current column.
    left: Vec<Option<u64>>,
    lowered: u64,
    found: Vec<Move>,
}

impl Balance<'_> {
    /// Chooses the bit of one heap in a column, then of the next heap, then goes to the next column.
    ///
    /// No column is a dead end (Moore 1910), so each solution takes little time.
    fn column(&mut self, bit: u32, i: usize, used: u64) {
        if self.found.len() > LISTED {
            return;
        }
        let power = 1_u64 << bit;
        if i == self.heaps.len() {
            match (used % self.base, bit) {
                (0, 0) => self.note(),
                (0, _) => self.column(bit - 1, 0, 0),
                _ => {}
            }
            return;
        }
        match self.left[i] {
            Some(size) => {
                self.column(bit, i + 1, used);
                self.left[i] = Some(size | power);
                self.column(bit, i + 1, used + 1);
                self.left[i] = Some(size);
            }
            None if self.heaps[i] & power == 0 => self.column(bit, i + 1, used),
            None => {
                self.column(bit, i + 1, used + 1);
                if self.lowered + 1 < self.base {
                    // The higher powers stay, this one is removed, and the lower ones are free.
                    self.left[i] = Some(self.heaps[i] >> bit >> 1 << bit << 1);
                    self.lowered += 1;
                    self.column(bit, i + 1, used);
                    self.lowered -= 1;
                    self.left[i] = None;
                }
            }
        }
    }

    fn note(&mut self) {
        let mut steps = Vec::new();
        for (i, left) in self.left.iter().enumerate() {
            if let Some(left) = left {
                steps.push(Step { place: i as u32, amount: self.heaps[i] - left });
            }
        }
        self.found.extend(Move::many(steps));
    }
}

impl Rules for MooresNim {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        Heaps::up_to(HEAPS, LARGEST, Deal { count: (self.base + 1, 2), each: (1, 9) })
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        self.next_steps(at, &[], out);
    }

    fn next_steps(&self, at: &Vec<u64>, steps: &[Step], out: &mut Vec<MoveRange>) {
        if steps.len() as u64 + 1 < self.base {
            let first = steps.last().map_or(0, |step| step.place as usize + 1);
            let alive = (first..at.len()).filter(|i| at[*i] > 0);
            out.extend(alive.map(|i| MoveRange { place: i as u32, low: 1, high: at[i] }));
        }
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let mut next = at.clone();
        for step in mv.steps() {
            next[step.place as usize] -= step.amount;
        }
        next
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, 1)
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(at.iter().fold(1, |all, heap| u64::saturating_mul(all, heap.saturating_add(1))))
    }
}

impl Theory for MooresNim {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let wins = !self.lost(at);
        let left = vec![None; at.len()];
        let (base, found) = (self.base, Vec::new());
        let mut balance = Balance { heaps: at, base, left, lowered: 0, found };
        if wins {
            balance.column(self.sums(at).len() as u32 - 1, 0, 0);
            balance.found.sort_unstable();
        }
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: self.grundy(at),
            winning: balance.found,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|heap| *heap == 0) {
            return over();
        }
        Some(share(Digits { heaps: at.clone(), base: self.base, sums: self.sums(at) }))
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let mut steps: Vec<Step> = Vec::new();
        for _ in 1..self.base {
            let here = |i: usize| steps.iter().any(|step| step.place as usize == i);
            let mut largest = None;
            for i in (0..at.len()).filter(|i| at[*i] > 0 && !here(*i)) {
                if largest.is_none_or(|known: usize| at[i] > at[known]) {
                    largest = Some(i);
                }
            }
            let Some(i) = largest else { break };
            let step = Step { place: i as u32, amount: at[i] };
            steps.insert(steps.partition_point(|known| *known < step), step);
        }
        Move::many(steps)
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<MooresNim> = Entry::new();

/// Rows of the table.
const ROWS: usize = 40;

impl Catalogued for MooresNim {
    type Rules = MooresNim;

    const CARD: Card = Card {
        id: "moores-nim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[Field {
            key: "b",
            label: words::b_label,
            kind: FieldKind::Number { least: 2, most: 6, default: 3 },
        }],
        starts: &[
            Start { name: words::start_one_three_five_seven, pairs: "at=1.3.5.7" },
            Start { name: words::start_five_heaps, pairs: "at=2.4.5.7.8" },
            Start { name: words::start_up_to_three_heaps, pairs: "at=3.4.5.6.7&b=4" },
            Start { name: words::start_up_to_five_heaps, pairs: "at=1.2.3.4.5.6.7&b=6" },
            Start { name: words::start_large_ones, pairs: "at=1000000.524288.99999.777.7" },
        ],
        shelf: "at=6.6.6",
        position: shared::heaps_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> MooresNim {
        MooresNim { base: setup.number(0) }
    }

    fn goal(rules: &MooresNim) -> Message {
        match rules.base {
            2 => words::goal_one(),
            3 => words::goal_two(),
            base => words::goal_more(base - 1),
        }
    }

    fn start(rules: &MooresNim) -> Vec<u64> {
        if rules.base <= 3 { vec![1, 3, 5, 7] } else { (1..=rules.base + 1).collect() }
    }

    fn tables(rules: &MooresNim) -> Vec<Table> {
        let count = rules.base as usize + 1;
        let (mut rows, mut heaps) = (Vec::new(), vec![1; count]);
        // Ascending heaps of at most seven, like the wheels of a counter.
        while rows.len() < ROWS {
            if rules.lost(&heaps) {
                rows.push(heaps.clone());
            }
            let Some(wheel) = heaps.iter().rposition(|heap| *heap < 7) else { break };
            let next = heaps[wheel] + 1;
            heaps[wheel..].fill(next);
        }
        vec![
            figures::play(rules),
            Table {
                caption: words::lost_caption(rules.base + 1),
                note: words::lost_note(rules.base),
                shape: Shape::Columns {
                    heads: (1..=rules.base + 1).map(words::heap_head).collect(),
                    rows,
                },
            },
        ]
    }
}

#[cfg(test)]
mod tests;
