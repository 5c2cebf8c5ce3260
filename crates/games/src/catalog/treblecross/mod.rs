//! Treblecross: both players write X in a strip, and three in a row win.

mod board;
mod rules;
pub mod theory;

crate::words::words!("treblecross");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use alloc::vec;
use alloc::vec::Vec;
use theory::values;

/// Fewest and most cells: two cells have no room for three in a row.
const CELLS: (u64, u64) = (3, 60);

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct Treblecross;

/// The cells of the strip, `true` where there is an X.
pub type Strip = Vec<bool>;

/// The entry of the catalogue.
pub static GAME: Entry<Treblecross> = Entry::new();

impl Catalogued for Treblecross {
    type Rules = Treblecross;

    const CARD: Card = Card {
        id: "treblecross",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_eleven_cells, pairs: "at=..........." },
            Start { name: words::start_twelve_a_lost_strip, pairs: "at=............" },
            Start { name: words::start_one_x_on_fourteen, pairs: "at=....X........." },
            Start { name: words::start_twenty_cells, pairs: "at=...................." },
        ],
        shelf: "at=..X...X.",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> Treblecross {
        Treblecross
    }

    fn tables(_: &Treblecross) -> Vec<Table> {
        vec![Table {
            caption: words::runs_caption(),
            note: words::runs_note(),
            shape: Shape::Sequence {
                from: 0,
                width: 12,
                values: values(119),
                repeats: Repeats::Open,
                exceptions: Vec::new(),
            },
        }]
    }
}
