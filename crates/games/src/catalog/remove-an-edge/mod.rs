//! Remove-an-Edge: take an edge with both its ends and all edges there; or, as a twin, an edge alone.

mod board;
mod drawing;
mod figures;
mod nodes;
pub mod theory;

crate::words::words!("remove-an-edge");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::edge_name;
use crate::rows::signs;
use crate::setup::Setup;
use crate::table::{Page, Repeats, Shape as TableShape, Table};
use crate::theory::count::Count;
use crate::theory::{over, share};
use crate::twin::Twin;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
pub use drawing::{Drawing, Figure};
use messages::Message;
use solver::code::CodeError;
use solver::explanation::SharedExplanation;
use solver::graph::{self, Component, EdgeRemoval, Edges, Graph, GraphValues, Shape};
use solver::play::{self, Move, MoveRange};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::Claim;
use theory::{Fragment, Fragments};

/// Vertices, or edges that are deleted alone, up to which a piece is computed without search.
const WORKED_OUT: u64 = 11;

/// The rules for one figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoveAnEdge {
    /// What is drawn.
    pub figure: Figure,
    /// What a move removes together with an edge.
    pub removal: EdgeRemoval,
}

/// A graph with what is left of it, and the values of paths.
struct Left {
    graph: Graph,
    alive: Edges,
}

impl RemoveAnEdge {
    fn left(&self, at: &Drawing) -> Left {
        let graph = Graph::new(at.vertices as usize, &at.edges);
        let all = (0..at.edges.len()).fold(0, |all: Edges, edge| all | 1 << edge);
        let alive = match self.removal {
            EdgeRemoval::Edge => all & !at.gone,
            EdgeRemoval::Ends => {
                let gone = graph::each(at.gone).fold(0, |gone, vertex| gone | graph.meet(vertex));
                all & !gone
            }
        };
        Left { graph, alive }
    }

    /// The value of a drawing of any size, by all its moves if no formula applies.
    pub fn value(&self, at: &Drawing) -> u64 {
        let Left { graph, alive } = self.left(at);
        GraphValues::new(&graph, self.removal, &graph::paths()).of(alive)
    }

    /// True if the value of a piece is found at once.
    fn easy(&self, piece: &Component) -> bool {
        let size = match self.removal {
            EdgeRemoval::Ends => piece.vertices,
            EdgeRemoval::Edge => u64::from(piece.edges.count_ones()),
        };
        size <= WORKED_OUT || piece.shape < self.unsolved()
    }

    /// The first shape for which there is no formula.
    fn unsolved(&self) -> Shape {
        if self.removal == EdgeRemoval::Ends { Shape::Other } else { Shape::Complete }
    }

    /// The number of moves in a piece, if it does not depend on play.
    fn fixed(&self, piece: &Component) -> Option<u64> {
        match (self.removal, piece.shape) {
            (EdgeRemoval::Edge, _) => None,
            (_, Shape::Star) => Some(1),
            (_, Shape::Complete) => Some(piece.vertices / 2),
            _ => (piece.vertices <= 3).then_some(1),
        }
    }
}

impl PositionKind for RemoveAnEdge {
    type Position = Drawing;

    fn read(&self, text: &str) -> Result<Drawing, CodeError> {
        drawing::read(self, text)
    }

    fn write(&self, at: &Drawing) -> String {
        drawing::write(self, at)
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: self.figure.range() }
    }

    fn to_sizes(&self, at: &Drawing) -> Vec<u64> {
        vec![u64::from(at.vertices)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Drawing> {
        Some(drawing::usual(self, sizes[0] as u32))
    }

    fn edit(&self, at: &Drawing, place: u32, _amount: u64) -> Option<Drawing> {
        if self.figure != Figure::Own || place >= at.vertices {
            return None;
        }
        let Left { alive, .. } = self.left(at);
        Some(drawing::touched(at, alive, place))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Drawing> {
        Some(drawing::random(self, roll))
    }

    fn write_move(&self, at: &Drawing, mv: &Move) -> String {
        edge_name(at.edges[mv.first().place as usize])
    }

    fn read_move(&self, at: &Drawing, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        at.read_edge_move(text)
    }

    fn size_name(&self, _: &Drawing, _: usize) -> Message {
        words::vertices_label()
    }

    fn editable(&self) -> bool {
        self.figure == Figure::Own
    }
}

impl Rules for RemoveAnEdge {
    type Positions = RemoveAnEdge;

    fn positions(&self) -> RemoveAnEdge {
        self.clone()
    }

    fn moves(&self, at: &Drawing, out: &mut Vec<MoveRange>) {
        let Left { graph, alive } = self.left(at);
        for edge in graph::each(alive) {
            if graph.after(alive, edge, self.removal).is_some() {
                out.push(MoveRange { place: edge as u32, low: 1, high: 1 });
            }
        }
    }

    fn play(&self, at: &Drawing, mv: &Move) -> Drawing {
        let edge = mv.first().place;
        let mut next = Drawing { pen: None, ..at.clone() };
        let (u, v) = at.edges[edge as usize];
        next.gone |= match self.removal {
            EdgeRemoval::Ends => 1 << u | 1 << v,
            EdgeRemoval::Edge => 1 << edge,
        };
        next
    }

    fn node(&self, at: &Drawing) -> Node {
        let Left { graph, alive } = self.left(at);
        nodes::node(&graph, alive, self.removal)
    }

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        nodes::options(node, self.removal, out);
    }

    fn state_bound(&self, at: &Drawing) -> Option<u64> {
        let Left { graph, alive } = self.left(at);
        let mut line = 0;
        let mut factor: u64 = 1;
        for piece in graph.pieces(alive) {
            let edges = u64::from(piece.edges.count_ones());
            let many = |bits: u64| 1_u64 << bits.min(40);
            factor = factor.saturating_mul(match (piece.shape, self.removal) {
                (Shape::Path, _) => {
                    line += piece.vertices;
                    1
                }
                (Shape::Cycle, _) => {
                    line += piece.vertices;
                    2
                }
                (Shape::Star, _) => 2,
                (Shape::Complete, EdgeRemoval::Ends) => piece.vertices / 2 + 1,
                (_, EdgeRemoval::Ends) => many(piece.vertices),
                (_, EdgeRemoval::Edge) => many(edges),
            });
        }
        Some(sum::multisets(line).saturating_mul(factor))
    }
}

impl Theory for RemoveAnEdge {
    fn parts(rules: &Rc<RemoveAnEdge>, at: &Drawing) -> PartPositions {
        let Left { graph, alive } = rules.left(at);
        let pieces = graph.pieces(alive);
        living(rules, pieces.iter().map(|piece| drawing::alone(rules, at, &graph, piece)))
    }

    fn claim(&self, at: &Drawing) -> Option<Claim> {
        let Left { graph, alive } = self.left(at);
        if !graph.pieces(alive).iter().all(|piece| self.easy(piece)) {
            return None;
        }
        let paths = graph::paths();
        let mut worth = GraphValues::new(&graph, self.removal, &paths);
        let value = worth.of(alive);
        let spans = solver::rules::ranges(self, at);
        let mut winning = Vec::new();
        for mv in play::moves(&spans, usize::MAX) {
            let next = graph.after(alive, mv.first().place as usize, self.removal);
            if value != 0 && next.is_some_and(|next| worth.of(next) == 0) {
                winning.push(mv);
            }
        }
        let outcome = play::Outcome::of_mover_winning(value != 0);
        let known = solver::verdict::Known::Sum;
        Some(Claim { outcome, grundy: Some(value), winning, more: false, distance: None, known })
    }

    fn explanation(&self, at: &Drawing) -> Option<SharedExplanation> {
        if solver::rules::ranges(self, at).is_empty() {
            return over();
        }
        let Left { graph, alive } = self.left(at);
        let pieces = graph.pieces(alive);
        let mut moves = Some(0);
        for piece in &pieces {
            moves = moves.and_then(|moves| Some(moves + self.fixed(piece)?));
        }
        if let Some(moves) = moves {
            return Some(share(Count { moves, rows: None, misere: false }));
        }
        if !pieces.iter().all(|piece| self.easy(piece)) {
            return None;
        }
        let paths = graph::paths();
        let mut worth = GraphValues::new(&graph, self.removal, &paths);
        let (mut fragments, mut xor) = (Vec::new(), 0);
        for piece in &pieces {
            let value = worth.of_piece(piece);
            xor ^= value;
            fragments.push(Fragment { shape: piece.shape, vertices: piece.vertices, value });
        }
        Some(share(Fragments { fragments, xor }))
    }

    fn naive(&self, at: &Drawing) -> Option<Move> {
        let Left { graph, alive } = self.left(at);
        let mut best: Option<(u32, usize)> = None;
        for edge in graph::each(alive) {
            let Some(next) = graph.after(alive, edge, self.removal) else { continue };
            let left = next.count_ones();
            if best.is_none_or(|(least, _)| left < least) {
                best = Some((left, edge));
            }
        }
        best.map(|(_, edge)| Move::one(edge as u32, 1))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Folder> = Entry::new();

/// The folder.
#[derive(Debug)]
pub struct Folder;

impl Catalogued for Folder {
    type Rules = RemoveAnEdge;

    const CARD: Card = Card {
        id: "remove-an-edge",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[Field {
            key: "graph",
            label: words::graph_label,
            kind: FieldKind::Choice {
                words: &[
                    ("path", words::choice_path),
                    ("cycle", words::choice_cycle),
                    ("complete", words::choice_complete),
                    ("star", words::choice_star),
                    ("own", words::choice_own),
                    ("delete-path", words::choice_delete_path),
                    ("delete-cycle", words::choice_delete_cycle),
                    ("delete-own", words::choice_delete_own),
                ],
            },
        }],
        starts: &[
            Start { name: words::start_a_path_of_eight, pairs: "at=8" },
            Start { name: words::start_nine_a_lost_path, pairs: "at=9" },
            Start { name: words::start_a_ring_of_seven, pairs: "graph=cycle&at=7" },
            Start { name: words::start_everyone_knows_everyone, pairs: "graph=complete&at=6" },
            Start { name: words::choice_star, pairs: "graph=star&at=7" },
            Start {
                name: words::start_a_house,
                pairs: "graph=own&at=7.1-2.1-3.2-3.2-4.3-5.4-5.4-6.5-7",
            },
            Start { name: words::start_edges_alone, pairs: "graph=delete-path&at=10" },
        ],
        shelf: "graph=own&at=6.1-2.1-6.2-3.2-5.3-4.3-6.4-5.5-6",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> RemoveAnEdge {
        let word = setup.text(0);
        let (removal, name) = match word.strip_prefix("delete-") {
            Some(name) => (EdgeRemoval::Edge, name),
            None => (EdgeRemoval::Ends, word),
        };
        let figure = match name {
            "cycle" => Figure::Cycle,
            "complete" => Figure::Complete,
            "star" => Figure::Star,
            "own" => Figure::Own,
            _ => Figure::Path,
        };
        RemoveAnEdge { figure, removal }
    }

    fn goal(rules: &RemoveAnEdge) -> Message {
        match rules.removal {
            EdgeRemoval::Ends => words::goal_ends(),
            EdgeRemoval::Edge => words::goal_edge(),
        }
    }

    fn start(rules: &RemoveAnEdge) -> Drawing {
        drawing::usual(rules, if rules.figure == Figure::Complete { 6 } else { 8 })
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::winners_label, least: 0, most: figures::MOST, usual: 0 });

    fn paged(_: &RemoveAnEdge, first: u64) -> Vec<Table> {
        vec![figures::winners(first)]
    }

    fn twins(rules: &RemoveAnEdge, at: &Drawing) -> Vec<Twin> {
        if (rules.figure, rules.removal) != (Figure::Path, EdgeRemoval::Ends) {
            return Vec::new();
        }
        let row = signs((0..at.vertices).map(|vertex| at.gone >> vertex & 1 == 0));
        vec![Twin::same("dawsons-kayles", false, row, words::twin_how())]
    }

    fn tables(rules: &RemoveAnEdge) -> Vec<Table> {
        let paths = graph::paths();
        let shift = if rules.removal == EdgeRemoval::Edge { 2 } else { 0 };
        let shown = (shift..170 + shift).filter_map(|n| paths.at(n - shift)).collect();
        let period = paths
            .period()
            .map(|period| solver::values::Period { start: period.start + shift, ..period });
        vec![
            Table {
                caption: words::paths_caption(),
                note: words::paths_note(),
                shape: TableShape::Sequence {
                    from: shift,
                    width: 34,
                    values: shown,
                    repeats: Repeats::of(period),
                    exceptions: paths.exceptions().iter().map(|n| n + shift).collect(),
                },
            },
            figures::twin(),
        ]
    }
}

#[cfg(test)]
mod tests;
