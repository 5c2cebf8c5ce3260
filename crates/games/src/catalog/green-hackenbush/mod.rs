//! Green Hackenbush: cut an edge, and what is no longer joined to the ground falls; the last cut wins.

mod board;
mod graph;
mod theory;

crate::words::words!("green-hackenbush");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::{Drawing, edge_name};
use crate::setup::Setup;
use crate::table::{Cell, Shape, Table, sign};
use crate::twin::{Sameness, Twin};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use graph::{EDGES, MOST, after, alive, each, stalk, stalks, value};
use messages::Message;
use solver::code::CodeError;
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes};

/// The game; it has no settings. The first vertex of a drawing is the ground, and its edges go.
#[derive(Clone, Copy, Debug)]
pub struct GreenHackenbush;

impl PositionKind for GreenHackenbush {
    type Position = Drawing;

    fn read(&self, text: &str) -> Result<Drawing, CodeError> {
        let at = Drawing::read(text, MOST, true)?;
        if at.edges.len() > EDGES {
            return Err(CodeError::count(text.len(), words::edges, (0, EDGES as u64)));
        }
        Ok(at)
    }

    fn write(&self, at: &Drawing) -> String {
        at.write(true)
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, MOST) }
    }

    fn to_sizes(&self, at: &Drawing) -> Vec<u64> {
        vec![u64::from(at.vertices)]
    }

    /// A stalk with so many vertices.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Drawing> {
        Some(stalk(sizes[0] as u32))
    }

    fn size_name(&self, _: &Drawing, _: usize) -> Message {
        words::vertices_label()
    }

    fn edit(&self, at: &Drawing, place: u32, _: u64) -> Option<Drawing> {
        let left = (0..at.edges.len()).filter(|edge| at.gone >> edge & 1 == 0);
        let edges = left.map(|edge| at.edges[edge]).collect();
        (place < at.vertices).then(|| at.touched(edges, place))
    }

    /// A tree, and at times an edge that closes a ring.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Drawing> {
        let count = 6 + roll(4) as u32;
        let mut edges: Vec<(u32, u32)> =
            (1..count).map(|v| (roll(u64::from(v.min(5))) as u32, v)).collect();
        let (u, v) = (roll(u64::from(count)) as u32, roll(u64::from(count)) as u32);
        edges.extend((u != v).then_some((u.min(v), u.max(v))));
        Some(Drawing::of(count, edges))
    }

    fn write_move(&self, at: &Drawing, mv: &Move) -> String {
        edge_name(at.edges[mv.first().place as usize])
    }

    fn read_move(&self, at: &Drawing, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        at.read_edge_move(text)
    }
}

impl Rules for GreenHackenbush {
    type Positions = GreenHackenbush;

    fn positions(&self) -> GreenHackenbush {
        GreenHackenbush
    }

    fn moves(&self, at: &Drawing, out: &mut Vec<MoveRange>) {
        let one = |edge| MoveRange { place: edge as u32, low: 1, high: 1 };
        out.extend(each(alive(at)).map(one));
    }

    fn play(&self, at: &Drawing, mv: &Move) -> Drawing {
        let left = after(at, alive(at), mv.first().place as usize);
        let all = (1_u128 << at.edges.len()) - 1;
        Drawing { pen: None, gone: all & !left, ..at.clone() }
    }

    fn node(&self, at: &Drawing) -> Node {
        graph::node(at)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let at = graph::of_node(node);
        let moves = each(alive(&at)).map(|edge| self.play(&at, &Move::one(edge as u32, 1)));
        out.extend(moves.map(|at| self.node(&at)));
    }

    fn state_bound(&self, at: &Drawing) -> Option<u64> {
        Some(1 << alive(at).count_ones())
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<GreenHackenbush> = Entry::new();

impl Catalogued for GreenHackenbush {
    type Rules = GreenHackenbush;

    const CARD: Card = Card {
        id: "green-hackenbush",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_trees, pairs: "at=8.1-2.1-5.2-3.2-4.5-6.6-7.6-8" },
            Start { name: words::start_stalks, pairs: "at=9.1-2.1-4.1-7.2-3.4-5.5-6.7-8.8-9" },
            Start { name: words::start_one_tree, pairs: "at=8.1-2.2-3.3-4.3-5.3-6.5-7.7-8" },
            Start { name: words::start_door, pairs: "at=6.1-2.1-4.1-5.2-3.3-4.5-6" },
            Start { name: words::start_house, pairs: "at=7.1-2.1-3.2-3.2-4.3-5.4-5.4-6.5-6" },
        ],
        shelf: "at=6.1-2.1-5.2-3.2-4.5-6",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> GreenHackenbush {
        GreenHackenbush
    }

    fn twins(_: &GreenHackenbush, at: &Drawing) -> Vec<Twin> {
        let heights = stalks(at);
        let nim = |heights: Vec<u64>| {
            Twin::heaps("nim", Sameness::Moves, &heights, false, words::twin_how())
        };
        heights.and_then(nim).into_iter().collect()
    }

    fn tables(_: &GreenHackenbush) -> Vec<Table> {
        vec![trees()]
    }
}

/// Small trees with their values.
fn trees() -> Table {
    let told = [
        "3.1-2.2-3",
        "4.1-2.2-3.2-4",
        "5.1-2.2-3.3-4.2-5",
        "5.1-2.2-3.2-4.2-5",
        "6.1-2.2-3.3-4.2-5.5-6",
        "3.1-2.1-3.2-3",
        "4.1-2.1-4.2-3.3-4",
        "4.1-2.2-3.2-4.3-4",
    ];
    let row = |code: &str| {
        let at = Drawing::read(code, MOST, true).ok()?;
        let cell = |words: Message| Cell { words, outcome: None };
        Some(vec![cell(sign(code)), cell(sign(value(&at, alive(&at))))])
    };
    Table {
        caption: words::trees_caption(),
        note: words::trees_note(),
        shape: Shape::Words {
            heads: vec![words::drawing_head(), words::value_head()],
            rows: told.into_iter().filter_map(row).collect(),
        },
    }
}

#[cfg(test)]
mod tests;
