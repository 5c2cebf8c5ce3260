//! Remove-a-Square: from a shape of unit squares take any full square.

mod board;

crate::words::words!("remove-a-square");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::cells::{self, Cells};
use crate::game::{Catalogued, Entry};
use crate::kinds::Figure;
use crate::kinds::Squares;
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::words as shared;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::play::{self, Move, MoveRange};
use solver::rules::{self, Node, Rules};
use solver::small_polyomino::Removal;
use solver::theory::Preparation;
use solver::theory::{PartPositions, Theory, living};
use solver::values::Values;
use solver::verdict::Claim;

/// Boards of two rows in the table: sixteen lines of twelve.
const TABLE: u64 = 192;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct RemoveASquare;

impl Rules for RemoveASquare {
    type Positions = Squares;

    fn positions(&self) -> Squares {
        let (deal, filled) = ([(2, 4), (3, 3)], (5, 6));
        Squares { removal: Removal::Squares, figure: Figure::Rectangle, deal, filled }
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
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

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        Some(cells::state_bound(Removal::Squares, at))
    }

    fn out_of_reach(&self, at: &Cells) -> bool {
        cells::out_of_reach(Removal::Squares, at)
    }
}

impl Theory for RemoveASquare {
    fn parts(rules: &Rc<RemoveASquare>, at: &Cells) -> PartPositions {
        living(rules, at.boards(Removal::Squares))
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
        play::largest(&rules::ranges(self, at))
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
        rules.positions().board([3, 3])
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

#[cfg(test)]
mod tests;
