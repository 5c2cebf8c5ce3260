//! Node Kayles: take a vertex with all its neighbours; the last vertex wins.

mod board;
mod graph;
mod theory;

crate::words::words!("node-kayles");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::Drawing;
use crate::rows::pin_row;
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::twin::Twin;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use graph::{Left, MOST, each};
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes};

/// Vertices of the longest path in the table, and how many stand in a line.
const PATHS: (usize, usize) = (170, 34);

/// The game; it has no settings.
#[derive(Clone, Copy, Debug)]
pub struct NodeKayles;

impl PositionKind for NodeKayles {
    type Position = Drawing;

    fn read(&self, text: &str) -> Result<Drawing, CodeError> {
        Drawing::read(text, MOST, false)
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

    /// A path of so many vertices.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Drawing> {
        Some(path(sizes[0] as u32))
    }

    fn size_name(&self, _: &Drawing, _: usize) -> Message {
        words::vertices_label()
    }

    fn edit(&self, at: &Drawing, place: u32, _: u64) -> Option<Drawing> {
        let left = Left::of(at).alive;
        let there = |vertex: &u32| left >> vertex & 1 == 1;
        let edges = at.edges.iter().filter(|(u, v)| there(u) && there(v)).copied().collect();
        let pen = at.pen.filter(there);
        let at = Drawing { pen, ..at.clone() };
        (place < at.vertices).then(|| at.touched(edges, place))
    }

    /// A path with a few edges more.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Drawing> {
        let count = 6 + roll(4) as u32;
        let mut edges = path(count).edges;
        for _ in 0..3 {
            let (u, v) = (roll(u64::from(count)) as u32, roll(u64::from(count)) as u32);
            edges.extend((u != v).then_some((u.min(v), u.max(v))));
        }
        Some(Drawing::of(count, edges))
    }

    fn write_move(&self, _: &Drawing, mv: &Move) -> String {
        (mv.first().place + 1).to_string()
    }

    fn read_move(&self, at: &Drawing, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let vertex = code::number(text, 1, 1, u64::from(at.vertices))?;
        Ok(Move::one(vertex as u32 - 1, 1))
    }
}

/// Vertices in a line.
fn path(count: u32) -> Drawing {
    Drawing::of(count, (1..count).map(|v| (v - 1, v)).collect())
}

impl Rules for NodeKayles {
    type Positions = NodeKayles;

    fn positions(&self) -> NodeKayles {
        NodeKayles
    }

    fn moves(&self, at: &Drawing, out: &mut Vec<MoveRange>) {
        let one = |place| MoveRange { place, low: 1, high: 1 };
        out.extend(each(Left::of(at).alive).map(one));
    }

    fn play(&self, at: &Drawing, mv: &Move) -> Drawing {
        let goes = Left::of(at).goes(mv.first().place);
        Drawing { pen: None, gone: at.gone | u128::from(goes), ..at.clone() }
    }

    fn node(&self, at: &Drawing) -> Node {
        Left::of(at).node()
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        graph::options(node, out);
    }

    fn state_bound(&self, at: &Drawing) -> Option<u64> {
        Some(1 << Left::of(at).alive.count_ones())
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<NodeKayles> = Entry::new();

impl Catalogued for NodeKayles {
    type Rules = NodeKayles;

    const CARD: Card = Card {
        id: "node-kayles",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_chord, pairs: "at=8.1-2.1-8.2-3.3-4.3-7.4-5.5-6.6-7.7-8" },
            Start { name: words::start_path, pairs: "at=7.1-2.2-3.3-4.4-5.5-6.6-7" },
            Start { name: words::start_ring, pairs: "at=8.1-2.1-8.2-3.3-4.4-5.5-6.6-7.7-8" },
            Start { name: words::start_star, pairs: "at=7.1-2.1-3.1-4.1-5.1-6.1-7" },
            Start {
                name: words::start_grid,
                pairs: "at=9.1-2.1-4.2-3.2-5.3-6.4-5.4-7.5-6.5-8.6-9.7-8.8-9",
            },
            Start {
                name: words::start_cube,
                pairs: "at=8.1-2.1-4.1-5.2-3.2-6.3-4.3-7.4-8.5-6.5-8.6-7.7-8",
            },
            Start {
                name: words::start_petersen,
                pairs: "at=10.1-2.1-5.1-6.2-3.2-7.3-4.3-8.4-5.4-9.5-10.6-8.6-9.7-9.7-10.8-10",
            },
        ],
        shelf: "at=6.1-2.1-3.2-4.3-4.3-5.4-6",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> NodeKayles {
        NodeKayles
    }

    fn twins(_: &NodeKayles, at: &Drawing) -> Vec<Twin> {
        let Some(lengths) = Left::of(at).paths() else { return Vec::new() };
        let row = pin_row(lengths.into_iter());
        vec![Twin::same("dawsons-chess", false, row, words::twin_how())]
    }

    fn tables(_: &NodeKayles) -> Vec<Table> {
        vec![paths()]
    }
}

/// The values of paths: a move takes two vertices from an end, or three, and what is left may fall in two.
fn paths() -> Table {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=PATHS.0 {
        let left = (1..=n).map(|vertex| {
            let (before, after) = (vertex.saturating_sub(2), n.saturating_sub(vertex + 1));
            values[before] ^ values[after]
        });
        let value = solver::mex::mex(left.collect::<Vec<u64>>());
        values.push(value);
    }
    Table {
        caption: words::paths_caption(),
        note: words::paths_note(),
        shape: Shape::Sequence {
            from: 0,
            width: PATHS.1,
            values,
            repeats: Repeats::Told,
            exceptions: Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests;
