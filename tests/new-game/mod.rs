//! Coins on stairs: move coins from one step down to the next; the last move wins.

mod board;
pub mod theory;

crate::words::words!("coins-on-stairs");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::{over, share};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::{self, PositionKind, Roll, Rules};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::OddSteps;

/// Most steps, and most coins on one of them.
const STEPS: usize = 8;
const COINS: u64 = 99;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct CoinsOnStairs;

/// The coins on each step, the lowest first.
pub type Stairs = Vec<u64>;

impl PositionKind for CoinsOnStairs {
    type Position = Stairs;

    fn read(&self, text: &str) -> Result<Stairs, CodeError> {
        let (mut stairs, mut place) = (Vec::new(), 1);
        for step in text.split('-') {
            if stairs.len() == STEPS {
                return Err(CodeError::count(place, words::steps, (1, STEPS as u64)));
            }
            stairs.push(code::number(step, place, 0, COINS)?);
            place += step.chars().count() + 1;
        }
        Ok(stairs)
    }

    fn write(&self, at: &Stairs) -> String {
        at.iter().map(u64::to_string).collect::<Vec<_>>().join("-")
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Stairs> {
        let mut stairs: Stairs = (0..3 + roll(3)).map(|_| roll(4)).collect();
        stairs[2] += 1;
        Some(stairs)
    }

    fn editable(&self) -> bool {
        false
    }
}

impl Rules for CoinsOnStairs {
    type Positions = CoinsOnStairs;

    fn positions(&self) -> CoinsOnStairs {
        CoinsOnStairs
    }

    fn moves(&self, at: &Stairs, out: &mut Vec<MoveRange>) {
        let steps = (0..).zip(at).filter(|(_, coins)| **coins > 0);
        out.extend(steps.map(|(place, coins)| MoveRange { place, low: 1, high: *coins }));
    }

    fn play(&self, at: &Stairs, mv: &Move) -> Stairs {
        let (step, coins) = (mv.first().place as usize, mv.first().amount);
        let mut next = at.clone();
        next[step] -= coins;
        // From the lowest step they go to the ground, where they stay.
        if step > 0 {
            next[step - 1] += coins;
        }
        next
    }
}

/// True if the player to move loses: each power of two occurs in an even number of the odd steps.
fn lost(at: &Stairs) -> bool {
    at.iter().step_by(2).fold(0, |xor, coins| xor ^ coins) == 0
}

impl Theory for CoinsOnStairs {
    fn claim(&self, at: &Stairs) -> Option<Claim> {
        let mut winning = rules::moves(self, at, usize::MAX);
        winning.retain(|mv| lost(&self.play(at, mv)));
        Some(Claim {
            outcome: Outcome::of_mover_winning(!lost(at)),
            grundy: None,
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Stairs) -> Option<SharedExplanation> {
        match at.iter().all(|coins| *coins == 0) {
            true => over(),
            false => Some(share(OddSteps { odd: at.iter().step_by(2).copied().collect() })),
        }
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<CoinsOnStairs> = Entry::new();

impl Catalogued for CoinsOnStairs {
    type Rules = CoinsOnStairs;

    const CARD: Card = Card {
        id: "coins-on-stairs",
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
            Start { name: words::start_three_steps, pairs: "at=2-1-3" },
            Start { name: words::start_where_even_steps_tempt, pairs: "at=1-3-1-2" },
            Start { name: words::start_a_high_stair, pairs: "at=0-2-0-1-4" },
        ],
        shelf: "at=1-2-0-3",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> CoinsOnStairs {
        CoinsOnStairs
    }

    fn tables(_: &CoinsOnStairs) -> Vec<Table> {
        let row = |low: u64| (0..8).map(|high| low ^ high).collect();
        vec![Table {
            caption: words::sums_caption(),
            note: words::sums_note(),
            shape: Shape::Columns {
                heads: (0..8).map(crate::table::sign).collect(),
                rows: (0..8).map(row).collect(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
