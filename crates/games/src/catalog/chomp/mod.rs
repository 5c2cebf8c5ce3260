//! Chomp: bite off everything to the right of a square and below it; the corner square is poisoned.

mod board;
mod rules;
pub mod theory;

crate::words::words!("chomp");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use alloc::vec;
use alloc::vec::Vec;
use solver::rules::Rules;

/// Most rows, and most squares in a row: every bar of these sizes is searched in a moment.
const ROWS: u64 = 8;
const COLUMNS: u64 = 12;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct Chomp;

/// Squares in each row from the top, no row longer than the one above; the first square of the first row is poisoned.
pub type Bar = Vec<u64>;

/// The entry of the catalogue.
pub static GAME: Entry<Chomp> = Entry::new();

impl Catalogued for Chomp {
    type Rules = Chomp;

    const CARD: Card = Card {
        id: "chomp",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_three_by_four, pairs: "at=4.4.4" },
            Start { name: words::start_five_by_five, pairs: "at=5.5.5.5.5" },
            Start { name: words::start_two_rows_of_eight, pairs: "at=8.8" },
            Start { name: words::start_two_arms, pairs: "at=6.1.1.1" },
            Start { name: words::start_equal_arms_a_lost_bar, pairs: "at=4.1.1.1" },
            Start { name: words::start_five_and_four_a_lost_bar, pairs: "at=5.4" },
            Start { name: words::start_two_columns_of_four, pairs: "at=2.2.2.2" },
            Start { name: words::start_four_by_six, pairs: "at=6.6.6.6" },
        ],
        shelf: "at=4.4.2",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> Chomp {
        Chomp
    }

    fn tables(_: &Chomp) -> Vec<Table> {
        vec![lost(3, 9)]
    }
}

/// Lost bars of `rows` rows, with at most `most` squares in the first.
fn lost(rows: usize, most: u64) -> Table {
    let mut known: Vec<Bar> = Vec::new();
    for bar in bars(rows, most) {
        let mut options = Vec::new();
        Chomp.options(&bar, &mut options);
        if !options.iter().any(|option| known.contains(option)) {
            known.push(bar);
        }
    }
    let all = known.iter().filter(|bar| bar.len() == rows);
    Table {
        caption: words::lost_caption(rows as u64, most),
        note: words::lost_note(),
        shape: Shape::Columns {
            heads: vec![words::first_head(), words::second_head(), words::third_head()],
            rows: all.cloned().collect(),
        },
    }
}

/// Every bar of at most `rows` rows and `most` columns, smaller ones first.
fn bars(rows: usize, most: u64) -> Vec<Bar> {
    let mut all: Vec<Bar> = Vec::new();
    let mut longer: Vec<Bar> = (1..=most).map(|first| vec![first]).collect();
    while let Some(bar) = longer.pop() {
        if bar.len() < rows {
            let last = bar[bar.len() - 1];
            longer.extend((1..=last).map(|next| [bar.as_slice(), &[next]].concat()));
        }
        all.push(bar);
    }
    all.sort_by_key(|bar| (bar.iter().sum::<u64>(), bar.clone()));
    all
}
