//! Cram: cover two free squares side by side with a domino; the last domino wins.

mod board;

crate::words::words!("cram");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::cells::Cells;
use crate::game::{Catalogued, Entry};
use crate::kinds::Runs;
use crate::rows::signs;
use crate::setup::Setup;
use crate::table::{Shape, Table, sign};
use crate::theory::runs;
use crate::twin::Twin;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use solver::explanation::SharedExplanation;
use solver::graph;
use solver::play::{Move, MoveRange};
use solver::rules::{Node, Rules};
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::Claim;

/// A domino covers two squares.
const LENGTH: (u64, u64) = (2, 2);
/// The most free squares for which a search is tried.
const SEARCHED: u32 = 25;
/// Rows and columns of the table of boards, and the squares of a single row in the other one.
const TABLE: u64 = 4;
const ROW: u64 = 170;
/// The period of single rows (Guy and Smith 1956).
const PERIOD: usize = 34;

/// The game; it has no settings. A position has a filled cell for each free square.
#[derive(Clone, Debug)]
pub struct Cram;

impl Rules for Cram {
    type Positions = Runs;

    fn positions(&self) -> Runs {
        Runs { length: LENGTH, deal: [(3, 2), (3, 3)], filled: (4, 5) }
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        self.positions().moves(at, out);
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        self.positions().play(at, mv)
    }

    fn node(&self, at: &Cells) -> Node {
        runs::node(at, LENGTH)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        runs::options(node, LENGTH, out);
    }

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        Some(runs::state_bound(at, LENGTH))
    }

    fn out_of_reach(&self, at: &Cells) -> bool {
        runs::beyond(at, LENGTH, SEARCHED)
    }
}

impl Theory for Cram {
    fn parts(rules: &Rc<Cram>, at: &Cells) -> PartPositions {
        living(rules, runs::boards(at, LENGTH))
    }

    fn claim(&self, at: &Cells) -> Option<Claim> {
        runs::claim(self, at)
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        runs::explanation(at, LENGTH)
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Cram> = Entry::new();

impl Catalogued for Cram {
    type Rules = Cram;

    const CARD: Card = Card {
        id: "cram",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_three_by_four, pairs: "at=xxxx_xxxx_xxxx" },
            Start { name: words::start_four_by_four, pairs: "at=xxxx_xxxx_xxxx_xxxx" },
            Start { name: words::start_three_by_three, pairs: "at=xxx_xxx_xxx" },
            Start { name: words::start_two_by_seven, pairs: "at=xxxxxxx_xxxxxxx" },
            Start { name: words::start_one_row, pairs: "at=xxxxxxxxxxx" },
            Start { name: words::start_pieces, pairs: "at=xxx.xxx_x....xx_xxx...." },
            Start {
                name: words::start_six_by_seven,
                pairs: "at=xxxxxxx_xxxxxxx_xxxxxxx_xxxxxxx_xxxxxxx_xxxxxxx",
            },
        ],
        shelf: "at=xx.x_x..x_xxxx_..xx",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> Cram {
        Cram
    }

    fn start(_: &Cram) -> Cells {
        Cells::new(3, 4, |_, _| true)
    }

    fn twins(_: &Cram, at: &Cells) -> Vec<Twin> {
        let (rows, columns) = at.size();
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let row = signs(cells.map(|(row, column)| at.holds(row, column)));
        let twin = Twin::same("dawsons-kayles", false, row, words::twin_how());
        (rows == 1 || columns == 1).then_some(twin).into_iter().collect()
    }

    fn tables(_: &Cram) -> Vec<Table> {
        let value = |rows: u64, columns: u64| {
            let board = Cells::new(rows as u32, columns as u32, |_, _| true);
            runs::value(&board, LENGTH).unwrap_or(0)
        };
        let row = |rows: u64| {
            let values = (1..=TABLE).map(|columns| value(rows, columns));
            [rows].into_iter().chain(values).collect()
        };
        let heads = [words::rows_head()].into_iter().chain((1..=TABLE).map(sign)).collect();
        let boards = Shape::Columns { heads, rows: (1..=TABLE).map(row).collect() };
        let single = Shape::sequence(&graph::paths(), PERIOD, 0..ROW);
        vec![
            Table { caption: words::boards_caption(), note: words::boards_note(), shape: boards },
            Table { caption: words::row_caption(), note: words::row_note(), shape: single },
        ]
    }
}

#[cfg(test)]
mod tests;
