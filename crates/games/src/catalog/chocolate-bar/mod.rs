//! Chocolate Bar: break the bar along a line and eat the part without the soap; normal and misère.

mod board;
mod rules;
pub mod theory;

crate::words::words!("chocolate-bar");

use crate::card::{Card, Cloth, Difficulty, Family, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use theory::xor;

/// The farthest that the soap can be from a side.
const FAR: u64 = 7;
/// Rows and columns of the bar in the table.
const ROWS: u64 = 7;
const COLUMNS: u64 = 9;

/// The game with its convention.
#[derive(Clone, Debug)]
pub struct ChocolateBar {
    /// True if the player who makes the last break loses.
    pub misere: bool,
}

/// A bar as the soap sees it: rows above it and below it, columns to its left and to its right.
pub type Bar = [u64; 4];

/// The sides in the order of their places, as words by which messages choose.
const SIDES: [&str; 4] = ["above", "below", "left", "right"];

/// The entry of the catalogue.
pub static GAME: Entry<ChocolateBar> = Entry::new();

impl Catalogued for ChocolateBar {
    type Rules = ChocolateBar;

    const CARD: Card = Card {
        id: "chocolate-bar",
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
            Start { name: words::start_four_by_seven, pairs: "at=1.2.2.4" },
            Start { name: words::start_soap_in_a_corner, pairs: "at=0.3.0.5" },
            Start { name: words::start_soap_at_the_edge, pairs: "at=0.4.5.2" },
            Start { name: words::start_soap_in_the_middle, pairs: "at=2.2.3.3" },
            Start { name: words::start_eight_by_eight, pairs: "at=3.4.2.5" },
            Start { name: words::start_marienbad, pairs: "at=1.3.5.7&misere=1" },
            Start { name: words::start_where_misere_bites, pairs: "at=1.1.1.6&misere=1" },
        ],
        shelf: "at=1.1.2.2",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> ChocolateBar {
        ChocolateBar { misere: setup.on(0) }
    }

    fn goal(rules: &ChocolateBar) -> Message {
        words::goal(goal::end(rules.misere))
    }

    fn twins(rules: &ChocolateBar, at: &Bar) -> Vec<Twin> {
        let nim = Twin::nim(Sameness::Moves, at, rules.misere, words::twin_how());
        nim.into_iter().collect()
    }

    /// The bar is so large that two distances are more than 1 wherever the soap is: the table holds in misère play, too.
    fn tables(_: &ChocolateBar) -> Vec<Table> {
        let row = |above: u64| {
            let cell = |left: u64| {
                let value = xor(&[above, ROWS - 1 - above, left, COLUMNS - 1 - left]);
                (sign(value), if value == 0 { Mark::Boxed } else { Mark::Plain })
            };
            (sign(above + 1), (0..COLUMNS).map(cell).collect())
        };
        let mut heads = vec![words::row_head()];
        heads.extend((1..=COLUMNS).map(sign));
        let shape = Shape::Grid { heads, rows: (0..ROWS).map(row).collect() };
        vec![Table {
            caption: words::values_caption(ROWS, COLUMNS),
            note: words::values_note(),
            shape,
        }]
    }
}

#[cfg(test)]
mod tests;
