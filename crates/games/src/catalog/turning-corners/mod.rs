//! Turning Corners: turn the four coins at the corners of a rectangle, the far one from heads to tails.

mod board;
mod rules;
pub mod theory;

crate::words::words!("turning-corners");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::cells::Cells;
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::rules::PositionKind as _;
use theory::{Heads, product};

/// Fewest and most rows and columns.
const SIDE: (u64, u64) = (2, 16);

/// The game; it has no settings. A position has a filled cell for each coin that shows heads.
#[derive(Clone, Copy, Debug)]
pub struct TurningCorners;

/// The entry of the catalogue.
pub static GAME: Entry<TurningCorners> = Entry::new();

impl Catalogued for TurningCorners {
    type Rules = TurningCorners;

    const CARD: Card = Card {
        id: "turning-corners",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_three_heads, pairs: "at=....._..x.._....x_.x..." },
            Start { name: words::start_one_row, pairs: "at=......._.x.xx.x" },
            Start { name: words::start_mirrored, pairs: "at=...._.x.x_..x._.x.." },
            Start { name: words::start_square, pairs: "at=xxxx_xxxx_xxxx_xxxx" },
            Start {
                name: words::start_large,
                pairs: "at=........_..x...x._........_.x....x._...x...._........_.x......_...x...x",
            },
        ],
        shelf: "at=...._.x.._..x._...x",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> TurningCorners {
        TurningCorners
    }

    fn start(rules: &TurningCorners) -> Cells {
        rules.read("....._..x.._....x_.x...").expect("it has from 2 to 16 rows and columns")
    }

    fn goal(_: &TurningCorners) -> Message {
        words::goal()
    }

    fn twins(_: &TurningCorners, at: &Cells) -> Vec<Twin> {
        let heaps = Heads::of(at).values().collect::<Vec<u64>>();
        let twin = Twin::heaps("nim", Sameness::Values, &heaps, false, words::twin_how());
        twin.into_iter().collect()
    }

    fn tables(_: &TurningCorners) -> Vec<Table> {
        let cells = |y: u64| (0..SIDE.1).map(move |x| (sign(product(x, y)), Mark::Plain));
        let heads = [words::row_head()].into_iter().chain((0..SIDE.1).map(sign)).collect();
        let rows = (0..SIDE.1).map(|y| (sign(y), cells(y).collect())).collect();
        let shape = Shape::Grid { heads, rows };
        vec![Table { caption: words::values_caption(), note: words::values_note(), shape }]
    }
}
