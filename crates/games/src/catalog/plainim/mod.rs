//! Plainim: each row of chips is a binary number, and a move makes one row a smaller one; normal and misère.

mod board;
mod rules;
pub mod theory;

crate::words::words!("plainim");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Name, Start};
use crate::cells::Cells;
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use rules::numbers;

/// Most rows and columns.
const SIDE: u64 = 8;

/// The game with its convention.
#[derive(Clone, Debug)]
pub struct Plainim {
    /// True if the player who removes the last chip loses.
    pub misere: bool,
}

/// The entry of the catalogue.
pub static GAME: Entry<Plainim> = Entry::new();

impl Catalogued for Plainim {
    type Rules = Plainim;

    const CARD: Card = Card {
        id: "plainim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[MISERE],
        starts: &[
            Start { name: words::start_four_rows, pairs: "at=x..x_.xx._xx.._.x.x" },
            Start { name: words::start_three_rows, pairs: "at=.xx_x.x_xxx" },
            Start { name: words::start_five_rows, pairs: "at=..xx._.x..x_x.x.._.xx.x_x..xx" },
            Start { name: words::start_misere, pairs: "at=..x_..x_..x_xx.&misere=1" },
        ],
        shelf: "at=.x.x_x.x._xxx.",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] =
        &[Name { said: "Plainim Misère", pairs: "at=..x_..x_..x_xx.&misere=1" }];

    fn rules(setup: &Setup) -> Plainim {
        Plainim { misere: setup.on(0) }
    }

    fn goal(rules: &Plainim) -> Message {
        words::goal(goal::end(rules.misere))
    }

    fn twins(rules: &Plainim, at: &Cells) -> Vec<Twin> {
        let nim =
            Twin::heaps("nim", Sameness::Moves, &numbers(at), rules.misere, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(rules: &Plainim) -> Vec<Table> {
        let (mut rows, most) = (Vec::new(), 7);
        for first in 1..=most {
            for second in first + 1..=most {
                let thirds = second + 1..=most;
                let lost = thirds.filter(|third| rules.lost(&[first, second, *third]));
                rows.extend(lost.map(|third| vec![first, second, third]));
            }
        }
        let heads = (1..=3).map(words::row_head).collect();
        let shape = Shape::Columns { heads, rows };
        vec![Table { caption: words::lost_caption(), note: words::lost_note(), shape }]
    }
}
