//! Domineering: Left puts dominoes upright, Right puts them lying; the last domino wins.

mod board;
mod kind;
mod places;
pub mod theory;

crate::words::words!("domineering");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::cells::Cells;
use crate::cells::mask::mask;
use crate::game::{Catalogued, Entry};
use crate::kinds::Runs;
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::{Kind, Node, Rules};
use theory::outcomes;

/// Boards as in Cram; the amount of a move is 2 for a domino that lies, and more for one that stands.
const BOARDS: Runs = Runs { length: (2, 2), deal: [(3, 2), (3, 3)], filled: (4, 5) };
/// The most living squares for which a search is tried.
const SEARCHED: u32 = 25;
/// Rows and columns of the table.
const TABLE: (u32, u32) = (4, 5);

/// The game; it has no settings.
#[derive(Clone, Copy, Debug)]
pub struct Domineering;

/// A board, and whose turn it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// A filled cell for each free square.
    pub squares: Cells,
    /// 0 for Left, who puts dominoes upright, and 1 for Right, who puts them lying.
    pub turn: usize,
}

impl Rules for Domineering {
    type Positions = Domineering;
    const KIND: Kind<Domineering> = Kind::Partizan {
        turn: |_, at| at.turn,
        pass: |_, at| Board { turn: 1 - at.turn, squares: at.squares.clone() },
    };

    fn positions(&self) -> Domineering {
        Domineering
    }

    fn moves(&self, at: &Board, out: &mut Vec<MoveRange>) {
        let mut all = Vec::new();
        BOARDS.moves(&at.squares, &mut all);
        out.extend(all.into_iter().filter(|range| (range.low > BOARDS.length.1) == (at.turn == 0)));
    }

    fn play(&self, at: &Board, mv: &Move) -> Board {
        Board { squares: BOARDS.play(&at.squares, mv), turn: 1 - at.turn }
    }

    fn node(&self, at: &Board) -> Node {
        places::node(mask(&at.squares), at.turn)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        places::options(node, out);
    }

    fn state_bound(&self, at: &Board) -> Option<u64> {
        let living = places::living(mask(&at.squares)).count_ones();
        Some(1_u64.checked_shl(living + 1).unwrap_or(u64::MAX))
    }

    fn out_of_reach(&self, at: &Board) -> bool {
        places::living(mask(&at.squares)).count_ones() > SEARCHED
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Domineering> = Entry::new();

impl Catalogued for Domineering {
    type Rules = Domineering;

    const CARD: Card = Card {
        id: "domineering",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_four_by_four, pairs: "at=xxxx_xxxx_xxxx_xxxx" },
            Start { name: words::start_two_by_three, pairs: "at=xxx_xxx" },
            Start { name: words::start_three_by_three, pairs: "at=xxx_xxx_xxx" },
            Start { name: words::start_five_by_five, pairs: "at=xxxxx_xxxxx_xxxxx_xxxxx_xxxxx" },
            Start { name: words::start_pieces, pairs: "at=x.xxx.x_x.....x_xx.xx.." },
            Start { name: words::start_right, pairs: "at=xxxx_xxxx_xxxx~R" },
            Start {
                name: words::start_eight_by_eight,
                pairs: "at=xxxxxxxx_xxxxxxxx_xxxxxxxx_xxxxxxxx_xxxxxxxx_xxxxxxxx_xxxxxxxx_xxxxxxxx",
            },
        ],
        shelf: "at=xx.x_x..x_xxxx_..xx",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> Domineering {
        Domineering
    }

    fn tables(_: &Domineering) -> Vec<Table> {
        vec![boards()]
    }
}

/// Who wins on empty boards.
fn boards() -> Table {
    let cell = |outcome: Outcome| {
        let mark = if outcome == Outcome::P { Mark::Boxed } else { Mark::Plain };
        (sign(outcome.letter()), mark)
    };
    let all = outcomes(TABLE);
    let row = |(rows, outcomes): (u32, &Vec<Outcome>)| {
        (sign(rows), outcomes.iter().map(|outcome| cell(*outcome)).collect())
    };
    let mut heads: Vec<Message> = vec![words::rows_head()];
    heads.extend((1..=TABLE.1).map(sign));
    Table {
        caption: words::boards_caption(),
        note: words::boards_note(),
        shape: Shape::Grid { heads, rows: (1..).zip(&all).map(row).collect() },
    }
}

#[cfg(test)]
mod tests;
