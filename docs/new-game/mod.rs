//! Row of Counters: take one or two from the right end; the last counter wins.

mod board;
mod theory;

crate::words::words!("row-of-counters");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::Number;
use crate::setup::Setup;
use alloc::vec::Vec;
use solver::play::{Move, MoveRange};
use solver::rules::Rules;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct RowOfCounters;

impl Rules for RowOfCounters {
    type Positions = Number;

    fn positions(&self) -> Number {
        Number { least: 0, most: 30, deal: (7, 12), name: words::counters, editable: true }
    }

    fn moves(&self, row: &u64, out: &mut Vec<MoveRange>) {
        if *row > 0 {
            out.push(MoveRange { place: 0, low: 1, high: 2.min(*row) });
        }
    }

    fn play(&self, row: &u64, mv: &Move) -> u64 {
        row - mv.first().amount
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<RowOfCounters> = Entry::new();

impl Catalogued for RowOfCounters {
    type Rules = RowOfCounters;

    const CARD: Card = Card {
        id: "row-of-counters",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[],
        starts: &[Start { name: words::start_usual, pairs: "at=10" }],
        shelf: "at=7",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> RowOfCounters {
        RowOfCounters
    }
}
