//! Dots and Boxes: draw lines, own the boxes that you close, and move again after each.

mod board;
mod chains;
mod figures;
mod first_lines;
mod grid;
mod read;
mod scoring;
pub mod theory;

crate::words::words!("dots-and-boxes");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Shape, Table};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
pub use grid::Grid;
use messages::Message;
use scoring::Lines;
use solver::code::CodeError;
use solver::explanation::SharedExplanation;
use solver::judge::{self, Task};
use solver::play::{Move, MoveRange};
use solver::points::{Scored, Scores, Scoring};
use solver::rules::Kind;
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::theory::Patience;
use solver::theory::Theory;

/// Sam Loyd's position of 1914, without a closed box.
const LOYD: &str = "---_-......_.-._-.-...._..-_-.-...._.--";

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct DotsAndBoxes;

impl PositionKind for DotsAndBoxes {
    type Position = Grid;

    fn read(&self, text: &str) -> Result<Grid, CodeError> {
        Grid::read(text)
    }

    fn write(&self, at: &Grid) -> String {
        at.write()
    }

    fn key(&self, at: &Grid) -> Node {
        vec![u64::from(at.rows), u64::from(at.columns), at.drawn]
    }

    fn of_key(&self, node: &[u64]) -> Option<Grid> {
        let mut at = Grid::empty(node[0] as u32, node[1] as u32);
        at.drawn = node[2];
        Some(at)
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, 5) }
    }

    fn to_sizes(&self, at: &Grid) -> Vec<u64> {
        vec![u64::from(at.rows), u64::from(at.columns)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Grid> {
        Some(Grid::empty(sizes[0] as u32, sizes[1] as u32))
    }

    fn edit(&self, at: &Grid, place: u32, amount: u64) -> Option<Grid> {
        (place < at.lines() && amount == 1).then(|| at.toggled(place))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Grid> {
        let mut at = Grid::empty(2 + roll(2) as u32, 3);
        let lines = u64::from(at.lines());
        for _ in 0..roll(lines) {
            let line = roll(lines) as u32;
            let gives = |cell: u32| at.sides(cell) >> line & 1 == 1 && at.open_sides(cell) <= 2;
            if !at.has(line) && !(0..at.rows * at.columns).any(gives) {
                at.drawn |= 1 << line;
            }
        }
        Some(at)
    }

    fn write_move(&self, at: &Grid, mv: &Move) -> String {
        at.write_line(mv.first().place)
    }

    fn read_move(&self, at: &Grid, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        Ok(Move::one(at.read_line(text)?, 1))
    }

    fn size_name(&self, _: &Grid, index: usize) -> Message {
        crate::words::side_name(index)
    }
}

impl Rules for DotsAndBoxes {
    type Positions = DotsAndBoxes;
    const KIND: Kind<DotsAndBoxes> = Kind::Points { points: |_, at| at.points() };

    fn positions(&self) -> DotsAndBoxes {
        self.clone()
    }

    fn moves(&self, at: &Grid, out: &mut Vec<MoveRange>) {
        at.spans(out);
    }

    fn play(&self, at: &Grid, mv: &Move) -> Grid {
        at.draw(mv.first().place)
    }

    fn state_bound(&self, at: &Grid) -> Option<u64> {
        Some(1 << at.open().count_ones())
    }
}

impl Theory for DotsAndBoxes {
    fn scoring(&self, at: &Grid, patience: Patience) -> Option<Scoring> {
        Some(Box::new(match patience {
            Patience::Usual => Lines::new(at),
            Patience::Long => Lines::long(at)?,
        }))
    }

    fn explanation(&self, at: &Grid) -> Option<SharedExplanation> {
        Some(chains::explanation(at))
    }

    fn naive(&self, at: &Grid) -> Option<Move> {
        let mut open = Vec::new();
        at.spans(&mut open);
        let most = |line: u32| {
            let beside = (0..at.rows * at.columns).filter(|cell| at.sides(*cell) >> line & 1 == 1);
            let left: Vec<u32> = beside.map(|cell| at.open_sides(cell)).collect();
            match (left.contains(&1), left.contains(&2)) {
                (true, _) => 0,
                (_, false) => 1,
                _ => 2,
            }
        };
        let span = open.iter().min_by_key(|span| most(span.place))?;
        Some(Move::one(span.place, 1))
    }
}

/// The score of every line of a grid under best play; empty where that is out of reach.
///
/// ```
/// use games::catalog::dots_and_boxes::{Grid, scores};
/// // One box with two open lines: the first gives it away.
/// let grid = Grid::empty(1, 1);
/// let grid = grid.draw(grid.read_line("AB")?).draw(grid.read_line("AC")?);
/// assert_eq!(scores(&grid).iter().map(|line| line.margin).collect::<Vec<_>>(), [-1, -1]);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn scores(at: &Grid) -> Vec<Scored> {
    match judge::run(&mut Lines::new(at) as &mut dyn Task<Output = Scores>) {
        Scores::Exact { moves, .. } => moves,
        Scores::Playout { .. } => Vec::new(),
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<DotsAndBoxes> = Entry::new();

impl Catalogued for DotsAndBoxes {
    type Rules = DotsAndBoxes;

    const CARD: Card = Card {
        id: "dots-and-boxes",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Points,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start {
                name: words::start_the_boxers_puzzle,
                pairs: "at=---_-......_.-._-.-...._..-_-.-...._.--",
            },
            Start { name: words::start_two_by_two, pairs: "at=.._....._.._....._.." },
            Start { name: words::start_two_by_three, pairs: "at=..._......._..._......._..." },
            Start {
                name: words::start_three_by_three,
                pairs: "at=..._......._..._......._..._......._...",
            },
            Start {
                name: words::start_three_by_four,
                pairs: "at=...._........._...._........._...._........._....",
            },
            Start {
                name: words::start_four_by_four,
                pairs: "at=...._........._...._........._...._........._...._........._....",
            },
            Start {
                name: words::start_five_by_five,
                pairs: "at=....._..........._....._..........._....._..........._....._..........._....._..........._.....",
            },
            Start {
                name: words::start_two_by_four,
                pairs: "at=...._........._...._........._....",
            },
        ],
        shelf: "at=---_-......_.-._-.-...._..-_-.-...._.--",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> DotsAndBoxes {
        DotsAndBoxes
    }

    fn tables(_: &DotsAndBoxes) -> Vec<Table> {
        let mut rows = Vec::new();
        for (down, across) in
            [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (2, 4), (3, 3)]
        {
            let scored = scores(&Grid::empty(down, across));
            let best = scored.iter().map(|one| one.margin).max().unwrap_or(0);
            let boxes = i64::from(down * across);
            let (first, second) = ((boxes + best) / 2, (boxes - best) / 2);
            rows.push(vec![u64::from(down), u64::from(across), first as u64, second as u64]);
        }
        vec![
            figures::boxer(),
            Table {
                caption: words::boxes_caption(),
                note: words::boxes_note(),
                shape: Shape::Columns {
                    heads: vec![
                        words::rows_head(),
                        words::columns_head(),
                        words::first_head(),
                        words::second_head(),
                    ],
                    rows,
                },
            },
        ]
    }
}

#[cfg(test)]
mod tests;
