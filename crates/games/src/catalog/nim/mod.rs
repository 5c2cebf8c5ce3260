//! Nim: take any number from one heap; normal and misère.

mod board;
pub mod theory;

crate::words::words!("nim");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::heaps;
use crate::kinds::{Deal, Heaps};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::{over, share};
use crate::twin::Twin;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code;
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange, Outcome};
use solver::rules::{self, Node, Rules};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::{Columns, Singles};

/// Most heaps.
const HEAPS: usize = 12;
/// The largest of four heaps that a bar of chocolate has room for.
const BAR: u64 = 7;
/// Largest heap: 2^53, the last size that every reader of JSON keeps exact.
const LARGEST: u64 = 1 << 53;

/// Nim with its convention.
#[derive(Clone, Debug)]
pub struct Nim {
    /// True if the player who takes the last object loses.
    pub misere: bool,
}

fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

impl Nim {
    /// The only heap larger than one and the number of heaps of one, near the end of misère play.
    fn ending(&self, at: &[u64]) -> Option<(Option<usize>, u64)> {
        let mut large = (0..at.len()).filter(|i| at[*i] > 1);
        let first = large.next();
        let singles = at.iter().filter(|heap| **heap == 1).count() as u64;
        (self.misere && large.next().is_none()).then_some((first, singles))
    }

    fn winning(&self, at: &[u64]) -> Vec<Move> {
        let take = |heap: usize, amount: u64| Move::one(heap as u32, amount);
        match self.ending(at) {
            // Leave an odd number of single heaps: no other move wins.
            Some((Some(large), singles)) => vec![take(large, at[large] - (singles + 1) % 2)],
            Some((None, singles)) if singles % 2 == 0 => {
                (0..at.len()).filter(|i| at[*i] == 1).map(|i| take(i, 1)).collect()
            }
            Some((None, _)) => Vec::new(),
            None => {
                let sum = xor(at);
                let lowered = (0..at.len()).filter(|i| at[*i] ^ sum < at[*i]);
                lowered.map(|i| take(i, at[i] - (at[i] ^ sum))).collect()
            }
        }
    }
}

impl Rules for Nim {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        Heaps::up_to(HEAPS, LARGEST, Deal { count: (3, 2), each: (1, 9) })
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let alive = at.iter().enumerate().filter(|(_, heap)| **heap > 0);
        out.extend(alive.map(|(i, heap)| MoveRange { place: i as u32, low: 1, high: *heap }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let mut next = at.clone();
        next[mv.first().place as usize] -= mv.first().amount;
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Vec<u64>) -> Node {
        heaps::node(at, 1)
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(at.iter().fold(1, |all, heap| u64::saturating_mul(all, heap.saturating_add(1))))
    }
}

impl Theory for Nim {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let over = at.iter().all(|heap| *heap == 0);
        let winning = self.winning(at);
        let wins = !winning.is_empty() || (over && self.misere);
        let grundy = (!self.misere).then_some(xor(at));
        let outcome = Outcome::of_mover_winning(wins);
        Some(Claim { outcome, grundy, winning, more: false, distance: None, known: Known::Theory })
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|heap| *heap == 0) {
            return over();
        }
        Some(match self.ending(at) {
            Some((large, singles)) => share(Singles { singles, large: large.map(|i| at[i]) }),
            None => share(Columns { heaps: at.clone(), xor: xor(at), misere: self.misere }),
        })
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Nim> = Entry::new();

impl Catalogued for Nim {
    type Rules = Nim;

    const CARD: Card = Card {
        id: "nim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[MISERE],
        starts: &[
            Start { name: words::start_three_four_five, pairs: "at=3.4.5" },
            Start { name: words::start_marienbad, pairs: "at=1.3.5.7&misere=1" },
            Start { name: words::start_one_three_five_seven, pairs: "at=1.3.5.7" },
            Start { name: words::start_boutons_example, pairs: "at=7.5.12" },
            Start { name: words::start_where_misere_bites, pairs: "at=1.1.1.6&misere=1" },
            Start { name: words::start_a_very_large_one, pairs: "at=1000000.524288.99999.7" },
        ],
        shelf: "at=1.3.4.5",
        position: shared::heaps_written,
        moves: shared::steps_written,
    };

    fn rules(setup: &Setup) -> Nim {
        Nim { misere: setup.on(0) }
    }

    fn goal(rules: &Nim) -> Message {
        words::goal(goal::end(rules.misere))
    }

    /// Four small heaps are the four distances in a bar of chocolate.
    fn twins(rules: &Nim, at: &Vec<u64>) -> Vec<Twin> {
        let fits = at.len() == 4 && at.iter().all(|heap| *heap <= BAR);
        let bar = || {
            let how = words::bar_how();
            Twin::same("chocolate-bar", rules.misere, code::write_list(at), how)
        };
        fits.then(bar).into_iter().collect()
    }

    fn tables(rules: &Nim) -> Vec<Table> {
        let side = 16;
        let cold =
            |x: u64, y: u64| rules.claim(&vec![x, y]).is_some_and(|c| c.outcome == Outcome::P);
        let squares = (0..side).flat_map(|x| (0..side).map(move |y| (x, y)));
        vec![Table {
            caption: words::heaps_caption(),
            note: words::heaps_note(),
            shape: Shape::Dots { side, cold: squares.filter(|(x, y)| cold(*x, *y)).collect() },
        }]
    }
}

#[cfg(test)]
mod tests;
