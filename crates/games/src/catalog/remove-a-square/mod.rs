//! Remove-a-Square: from a shape of unit squares take any full square.

mod board;

crate::words::words!("remove-a-square");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::cells::{self, Cells, SIDE};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::words as shared;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange};
use solver::rules::{self, Node, Preparation, Rules, Sizes};
use solver::small_polyomino::Removal;
use solver::values::Values;
use solver::verdict::Claim;

/// Boards of two rows in the table: sixteen lines of twelve.
const TABLE: u64 = 192;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct RemoveASquare;

impl Rules for RemoveASquare {
    type Position = Cells;

    fn read(&self, text: &str) -> Result<Cells, CodeError> {
        Cells::read(text)
    }

    fn write(&self, at: &Cells) -> String {
        at.write()
    }

    fn spans(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        at.spans(Removal::Squares, out);
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        at.play(Removal::Squares, mv)
    }

    fn node(&self, at: &Cells) -> Node {
        cells::node(Removal::Squares, at)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        cells::options(Removal::Squares, node, out);
    }

    fn state_bound(&self, at: &Cells) -> u64 {
        cells::state_bound(Removal::Squares, at)
    }

    fn out_of_reach(&self, at: &Cells) -> bool {
        cells::out_of_reach(Removal::Squares, at)
    }

    fn preparation(&self, at: &Cells) -> Option<Preparation> {
        cells::preparation(at)
    }

    fn claim(&self, at: &Cells) -> Option<Claim> {
        cells::claim(Removal::Squares, at)
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        cells::explanation(Removal::Squares, at)
    }

    fn naive(&self, at: &Cells) -> Option<Move> {
        play::largest(&rules::spans(self, at))
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, SIDE) }
    }

    fn to_sizes(&self, at: &Cells) -> Vec<u64> {
        let (rows, columns) = at.size();
        vec![u64::from(rows), u64::from(columns)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Cells {
        Cells::new(sizes[0] as u32, sizes[1] as u32, |_, _| true)
    }

    fn edit(&self, at: &Cells, place: u32, amount: u64) -> Option<Cells> {
        at.edited(place, amount)
    }

    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> Cells {
        let size = (2 + roll(4), 3 + roll(3));
        Cells::random(size, (5, 6), roll)
    }

    fn write_move(&self, at: &Cells, mv: &Move) -> String {
        let step = mv.first();
        let corner = cells::write_place(at, step.place);
        if step.amount == 1 { corner } else { format!("{corner}-{}", step.amount) }
    }

    fn read_move(&self, at: &Cells, text: &str) -> Result<Move, CodeError> {
        let (corner, side) = text.split_once('-').unwrap_or((text, "1"));
        let place = cells::read_place(at, corner)?;
        let side = code::number(side, corner.chars().count() + 2, 1, SIDE)?;
        Ok(Move::one(place, side))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<RemoveASquare> = Entry::new();

impl Catalogued for RemoveASquare {
    type Rules = RemoveASquare;

    const CARD: Card = Card {
        id: "remove-a-square",
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
            Start { name: words::start_two_by_eight, pairs: "at=xxxxxxxx_xxxxxxxx" },
            Start { name: words::start_three_by_three, pairs: "at=xxx_xxx_xxx" },
            Start { name: words::start_two_by_three, pairs: "at=xxx_xxx" },
            Start { name: words::start_two_by_thirteen, pairs: "at=xxxxxxxxxxxxx_xxxxxxxxxxxxx" },
            Start { name: words::start_four_by_four, pairs: "at=xxxx_xxxx_xxxx_xxxx" },
            Start { name: words::start_five_by_five, pairs: "at=xxxxx_xxxxx_xxxxx_xxxxx_xxxxx" },
            Start {
                name: words::start_a_house_with_a_door,
                pairs: "at=..x.._.xxx._xxxxx_xx.xx_xx.xx",
            },
        ],
        shelf: "at=xxxx_xxx._xx..",
        position: shared::cells_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> RemoveASquare {
        RemoveASquare
    }

    fn start(rules: &RemoveASquare) -> Cells {
        rules.with_sizes(&[3, 3])
    }

    fn tables(_: &RemoveASquare) -> Vec<Table> {
        let values = Values::squares(TABLE as usize);
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::sequence(&values, 12, 1..TABLE + 1),
        }]
    }
}
