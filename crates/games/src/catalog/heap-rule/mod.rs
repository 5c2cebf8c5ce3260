//! A game whose rule is typed: take from heaps, break them, or both, as a notation says.

mod allowed;
mod board;
mod parted;
mod rules;
mod tables;
mod tame;

crate::words::words!("heap-rule");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::setup::Setup;
use crate::table::Table;
use crate::words as shared;
use alloc::rc::Rc;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use allowed::{Allowed, partitions};
use core::cell::OnceCell;
use messages::Message;
use solver::mex::Mex;
use solver::values::Values;

/// Most values that a table holds.
const TABLE: u64 = 20_000;
/// Steps that may be spent on a table of values.
const STEPS: u64 = 4_000_000;

/// A typed rule with its convention.
#[derive(Clone, Debug)]
pub struct HeapRule {
    allowed: Allowed,
    misere: bool,
    /// Values as far as positions need them, once they have been asked for.
    known: Rc<OnceCell<Values>>,
    /// The tame heaps of misère play, once they have been asked for.
    tame: Rc<OnceCell<Vec<tame::Tame>>>,
}

impl HeapRule {
    /// Values of single heaps: all of them if a period is proved, otherwise as far as the board or the time allows.
    fn values(&self) -> &Values {
        self.known.get_or_init(|| {
            if self.allowed.breaks() {
                self.values_to(self.allowed.tiles())
            } else {
                self.values_to(self.reach())
            }
        })
    }

    /// The value of a heap; `None` beyond the table where no period is proved.
    fn value(&self, size: u64) -> Option<u64> {
        self.values().at(size)
    }

    /// How far the time of a table reaches.
    fn reach(&self) -> u64 {
        let tiles = self.allowed.tiles();
        let takes = self.takes().len().max(1) as u64;
        match (self.allowed.breaks(), self.allowed.endless()) {
            (false, false) => (STEPS / takes).min(TABLE),
            (false, true) => 1000,
            (true, true) => tiles,
            (true, false) if self.allowed.parts > 2 => tiles,
            // Each take tries half as many pairs as the heap has tiles.
            (true, false) => (4 * STEPS / takes).isqrt().clamp(tiles, 4000),
        }
    }

    /// Values up to a size by the definition (Sprague 1935, Grundy 1939), or until a period is proved: with at most
    /// t taken and at most h heaps left, equal values from n0 to h·(n0 + p) + t repeat for ever (Guy and Smith 1956
    /// for h = 2). If two heaps must differ, p values more are needed; about.md has the proof.
    fn values_to(&self, upto: u64) -> Values {
        let heaps = self.allowed.parts.max(1) as usize;
        let most = self.allowed.reach() as usize;
        let needed = |start: usize, length: usize| {
            let more = if self.allowed.rule.unequal() { length } else { 0 };
            if self.allowed.endless() { usize::MAX } else { heaps * (start + length) + most + more }
        };
        let takes = self.takes();
        Values::under(upto as usize, &needed, &|size, values, mex| {
            for (count, digit) in takes.iter().take_while(|(count, _)| *count <= size) {
                self.left(size - count, *digit, values, mex);
            }
        })
    }

    /// Numbers that may be taken from the largest heap of any table, each with its digit.
    fn takes(&self) -> Vec<(usize, u8)> {
        let mut takes = Vec::new();
        self.allowed.takes(TABLE, &mut |count, digit| takes.push((count as usize, digit)));
        takes
    }

    /// Adds the values of the positions that a take may leave of `rest` pieces.
    fn left(&self, rest: usize, digit: u8, values: &[u16], mex: &mut Mex) {
        if rest == 0 {
            if digit & 1 == 1 {
                mex.insert(0);
            }
            return;
        }
        if digit & 2 == 2 {
            mex.insert(u64::from(values[rest]));
        }
        if digit & 4 == 4 {
            let middle = if self.allowed.rule.unequal() { rest.div_ceil(2) } else { rest / 2 + 1 };
            mex.insert_splits(values, 1..middle, rest, 0);
        }
        for many in (3..=self.allowed.parts).filter(|many| digit >> many & 1 == 1) {
            partitions(rest as u64, many, 1, &mut Vec::new(), &mut |by| {
                let xor = by.iter().fold(0, |xor, part| xor ^ values[*part as usize]);
                mex.insert(u64::from(xor));
            });
        }
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<HeapRule> = Entry::new();

impl Catalogued for HeapRule {
    type Rules = HeapRule;

    const CARD: Card = Card {
        id: "heap-rule",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[
            Field {
                key: "rule",
                label: words::rule_label,
                kind: FieldKind::Text {
                    default: "0.6",
                    check: |text| Allowed::of(text).map(|allowed| allowed.rule.text().to_string()),
                    hint: words::hint,
                    leads: true,
                },
            },
            MISERE,
        ],
        starts: &[
            Start { name: words::start_officers, pairs: "at=5.7.8" },
            Start { name: words::start_kayles, pairs: "at=5.7.8&rule=0.77" },
            Start { name: words::start_dawsons_kayles, pairs: "at=13&rule=0.07" },
            Start { name: words::start_treblecross, pairs: "at=15&rule=0.007" },
            Start { name: words::start_guiles, pairs: "at=5.7.8&rule=0.15" },
            Start { name: words::start_take_one_three_or_four, pairs: "at=6.9.12&rule=take-1.3.4" },
            Start {
                name: words::start_take_any_number_but_two_and_five,
                pairs: "at=5.7.8&rule=except-2.5",
            },
            Start { name: words::start_grundys_game, pairs: "at=13&rule=grundy" },
            Start { name: words::start_laskers_nim, pairs: "at=3.5.7&rule=4.~3" },
            Start { name: words::start_break_into_two_or_three, pairs: "at=7.8&rule=split-3" },
            Start {
                name: words::start_officers_and_the_last_move_loses,
                pairs: "at=5.7.8&misere=1",
            },
        ],
        shelf: "at=2.4.3&rule=0.77",
        position: shared::heaps_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> HeapRule {
        let allowed = Allowed::of(setup.text(0))
            .unwrap_or_else(|_| unreachable!("a setup holds rules that were read before"));
        HeapRule { allowed, misere: setup.on(1), known: Rc::default(), tame: Rc::default() }
    }

    fn goal(rules: &HeapRule) -> Message {
        words::goal(rules.allowed.words(), goal::end(rules.misere))
    }

    fn start(rules: &HeapRule) -> Vec<u64> {
        let usual = [5, 7, 8];
        let fits = rules.allowed.tiles() >= 60;
        if fits && usual.iter().all(|heap| rules.allowed.alive(*heap)) {
            return usual.to_vec();
        }
        vec![rules.allowed.opening().unwrap_or(1)]
    }

    fn tables(rules: &HeapRule) -> Vec<Table> {
        let tame = rules.tame_table();
        [tables::values(rules), tables::allowed(&rules.allowed)].into_iter().chain(tame).collect()
    }
}

#[cfg(test)]
mod tests;
