//! The Fraction Game: Left makes numbers smaller, Right makes them larger, and each must become simpler.

mod board;
mod fraction;
mod kind;
pub mod theory;

crate::words::words!("fraction-game");

pub use fraction::Fraction;

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Cell, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use fraction::{LARGEST, gcd, told};
use messages::Message;
use solver::play::{Move, MoveRange};
use solver::rules::{Kind, Rules};

/// Most numbers of a position.
const COUNT: usize = 8;
/// The largest denominator of the table.
const TOLD: i64 = 6;

/// The game with the largest numerator and denominator.
#[derive(Clone, Copy, Debug)]
pub struct FractionGame {
    /// Neither numerators nor denominators are larger.
    pub most: u64,
}

/// Some numbers, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The numbers.
    pub all: Vec<Fraction>,
    /// 0 for Left, who makes numbers smaller, and 1 for Right, who makes them larger.
    pub turn: usize,
}

impl FractionGame {
    /// All numbers within the bound, by denominators.
    fn numbers(self) -> Vec<Fraction> {
        self.up_to(self.most as i64)
    }

    /// All numbers within the bound whose denominator is at most this.
    fn up_to(self, bottom: i64) -> Vec<Fraction> {
        let most = self.most as i64;
        let row = |bottom: i64| {
            let tops = (-most..=most)
                .filter(move |top| gcd(top.unsigned_abs(), bottom.unsigned_abs()) == 1);
            tops.map(move |top| Fraction { top, bottom })
        };
        (1..=bottom).flat_map(row).collect()
    }

    /// What a player may make of a number, the nearest first.
    fn simpler(self, number: Fraction, turn: usize) -> Vec<Fraction> {
        let there = |other: &Fraction| if turn == 0 { *other < number } else { *other > number };
        let simpler = self.up_to((number.bottom - 1).max(1)).into_iter();
        let mut options: Vec<Fraction> =
            simpler.filter(|other| there(other) && other.simpler_than(number)).collect();
        options.sort_unstable();
        if turn == 0 {
            options.reverse();
        }
        options
    }

    /// Which number a move changes, and into what.
    pub fn target(self, at: &Numbers, mv: &Move) -> (usize, Fraction) {
        let (step, place) = (mv.first(), mv.first().place as usize);
        let number = at.all.get(place).copied().unwrap_or(Fraction { top: 0, bottom: 1 });
        let options = self.simpler(number, at.turn);
        (place, options.get(step.amount as usize - 1).copied().unwrap_or(number))
    }
}

impl Rules for FractionGame {
    type Positions = FractionGame;
    const KIND: Kind<FractionGame> = Kind::Partizan {
        turn: |_, at| at.turn,
        pass: |_, at| Numbers { turn: 1 - at.turn, ..at.clone() },
    };

    fn positions(&self) -> FractionGame {
        *self
    }

    /// An amount counts the simpler numbers in the direction of the player, the nearest first.
    fn moves(&self, at: &Numbers, out: &mut Vec<MoveRange>) {
        for (place, number) in (0..).zip(&at.all) {
            let high = self.simpler(*number, at.turn).len() as u64;
            out.extend((high > 0).then_some(MoveRange { place, low: 1, high }));
        }
    }

    fn play(&self, at: &Numbers, mv: &Move) -> Numbers {
        let ((place, to), mut next) = (self.target(at, mv), at.clone());
        next.all[place] = to;
        next.turn = 1 - at.turn;
        next
    }

    /// A number becomes any that is simpler, and either player may be to move.
    fn state_bound(&self, at: &Numbers) -> Option<u64> {
        let below = |number: &Fraction| match number.bottom {
            1 => 2 * number.top.unsigned_abs(),
            bottom => self.up_to(bottom - 1).len() as u64 + 1,
        };
        Some(at.all.iter().map(below).fold(2, |all, below| all.saturating_mul(below.max(1))))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<FractionGame> = Entry::new();

impl Catalogued for FractionGame {
    type Rules = FractionGame;

    const CARD: Card = Card {
        id: "fraction-game",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[Field {
            key: "max",
            label: words::max_label,
            kind: FieldKind::Number { least: 2, most: LARGEST, default: 5 },
        }],
        starts: &[
            Start { name: words::start_three, pairs: "at=2_5.-1_3.1_4" },
            Start { name: words::start_two, pairs: "at=3_2.-4_3" },
            Start { name: words::start_whole, pairs: "at=3.-4.2" },
            Start { name: words::start_pairs, pairs: "at=3_4.-3_4.2_3" },
            Start { name: words::start_lost, pairs: "at=3_5.-2_3.1_4" },
            Start { name: words::start_right, pairs: "at=3_5.-3_4.-1_2.1_3~R" },
            Start { name: words::start_fine, pairs: "at=7_12.-5_8.4_11.-1_3&max=12" },
        ],
        shelf: "at=2_3.-1_2",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> FractionGame {
        FractionGame { most: setup.number(0) }
    }

    fn start(rules: &FractionGame) -> Numbers {
        let all = match rules.most as i64 {
            most @ 2..5 => [(most - 1, most), (-1, 2), (1, 1)],
            _ => [(2, 5), (-1, 3), (1, 4)],
        };
        Numbers { all: all.map(|(top, bottom)| Fraction { top, bottom }).to_vec(), turn: 0 }
    }

    fn goal(rules: &FractionGame) -> Message {
        words::goal(rules.most)
    }

    fn tables(rules: &FractionGame) -> Vec<Table> {
        vec![values(*rules)]
    }
}

/// The values between 0 and 1, and the best move of each player.
fn values(rules: FractionGame) -> Table {
    let mut numbers = rules.up_to(TOLD.min(rules.most as i64));
    numbers.retain(|number| !number.is_whole() && number.top > 0 && number.top < number.bottom);
    numbers.sort_unstable();
    let row = |number: &Fraction| {
        let nearest = |turn| rules.simpler(*number, turn).first().map(|best| best.sign());
        let cells = [Some(number.sign()), nearest(0), nearest(1), Some(told(number.value()))];
        let cell = |text| Cell { words: sign(text), outcome: None };
        cells.into_iter().flatten().map(cell).collect()
    };
    Table {
        caption: words::values_caption(),
        note: words::values_note(),
        shape: Shape::Words {
            heads: vec![
                words::number(),
                words::best_of_left(),
                words::best_of_right(),
                words::value(),
            ],
            rows: numbers.iter().map(row).collect(),
        },
    }
}

impl Numbers {
    /// Numbers with commas between them.
    fn told_of(all: &[Fraction]) -> Message {
        let numbers: Vec<_> = all.iter().map(|number| number.sign()).collect();
        sign(numbers.join(", "))
    }
}

#[cfg(test)]
mod tests;
