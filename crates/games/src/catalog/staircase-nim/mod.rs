//! Staircase Nim: coins go down a staircase, any number from one step to the next; the odd steps are the heaps of Nim.

mod board;
pub mod theory;

crate::words::words!("staircase-nim");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::{Deal, Heaps, Names};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::{over, share};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::rules::{Rules, Sizes, ranges};
use solver::sum;
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::{EvenSteps, OddSteps};

/// Most steps, and most coins in all.
const STEPS: usize = 8;
const COINS: u64 = 64;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct StaircaseNim;

/// The coins on the odd steps, which are the first, the third and so on.
pub(crate) fn odd_steps(at: &[u64]) -> impl Iterator<Item = u64> + '_ {
    at.iter().step_by(2).copied()
}

fn value(at: &[u64]) -> u64 {
    odd_steps(at).fold(0, |xor, coins| xor ^ coins)
}

impl Rules for StaircaseNim {
    type Positions = Heaps;

    fn positions(&self) -> Heaps {
        Heaps {
            count: (1, STEPS),
            each: (0, COINS),
            total: Some((COINS, words::coins)),
            sizes: Sizes { count: (1, STEPS), each: (0, COINS / STEPS as u64) },
            deal: Deal { count: (4, 2), each: (1, 5) },
            names: Names {
                one: |_, index| words::step_label(index as u64 + 1),
                add: words::add_step,
                remove: words::take_step_away,
            },
        }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        let steps = (0..).zip(at).filter(|(_, coins)| **coins > 0);
        out.extend(steps.map(|(place, coins)| MoveRange { place, low: 1, high: *coins }));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        let (mut next, step) = (at.clone(), mv.first());
        next[step.place as usize] -= step.amount;
        // From the first step coins reach the ground, where they stay.
        if let Some(below) = step.place.checked_sub(1) {
            next[below as usize] += step.amount;
        }
        next
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        // So many coins, which are alike, spread over a step, all steps below it and the ground; all coins together have
        // at most as many places as those of the highest step.
        let spread = |(below, coins): (u64, u64)| {
            (1..=below).fold(1_u64, |ways, step| ways.saturating_mul(coins + step) / step)
        };
        let each = (1..).zip(at.iter().copied()).map(spread).fold(1, u64::saturating_mul);
        Some(each.min(spread((at.len() as u64, at.iter().sum()))))
    }
}

impl Theory for StaircaseNim {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        Some(sum::claim(self, at, |at| value(at)))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|coins| *coins == 0) {
            return over();
        }
        if odd_steps(at).all(|coins| coins == 0) {
            return Some(share(EvenSteps));
        }
        Some(share(OddSteps { coins: odd_steps(at).collect() }))
    }

    /// It brings all coins of the highest step down.
    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        ranges(self, at).last().map(|range| Move::one(range.place, range.high))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<StaircaseNim> = Entry::new();

impl Catalogued for StaircaseNim {
    type Rules = StaircaseNim;

    const CARD: Card = Card {
        id: "staircase-nim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_four_steps, pairs: "at=2.4.5.3" },
            Start { name: words::start_five_steps, pairs: "at=1.3.4.2.6" },
            Start { name: words::start_lost, pairs: "at=3.2.3.4" },
            Start { name: words::start_top_step, pairs: "at=0.0.0.0.0.5" },
        ],
        shelf: "at=2.1.3.2",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> StaircaseNim {
        StaircaseNim
    }

    fn twins(_: &StaircaseNim, at: &Vec<u64>) -> Vec<Twin> {
        let coins: Vec<u64> = odd_steps(at).collect();
        let nim = Twin::heaps("nim", Sameness::Reversible, &coins, false, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(_: &StaircaseNim) -> Vec<Table> {
        let (mut rows, most) = (Vec::new(), 7);
        for first in 0..=most {
            for third in first..=most {
                let lost = |fifth: &u64| value(&[first, 0, third, 0, *fifth]) == 0;
                rows.extend((third..=most).filter(lost).map(|fifth| vec![first, third, fifth]));
            }
        }
        let heads: Vec<Message> = [1, 3, 5].into_iter().map(words::step_label).collect();
        let shape = Shape::Columns { heads, rows };
        vec![Table { caption: words::lost_caption(), note: words::lost_note(), shape }]
    }
}
