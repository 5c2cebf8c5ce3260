//! What lies on the board of a position, as plain values for the laws that look at it.

use games::catalog::diamond::Diamond;
use games::catalog::dots_and_boxes::{DotsAndBoxes, Grid};
use games::catalog::heap_rule::HeapRule;
use games::catalog::no_factor::{Left, NoFactor};
use games::catalog::parity_subtraction::{Beans, Heap};
use games::catalog::queens::{Queens, Square};
use games::catalog::remove_a_square::RemoveASquare;
use games::catalog::remove_an_edge::{Drawing, RemoveAnEdge};
use games::catalog::sum::{Codes, Sum};
use games::catalog::sum_from_product::SumFromProduct;
use games::catalog::take_away::{Pile, TakeAway};
use games::catalog::wythoff::{Pair, Wythoff};
use games::cells::Cells;
use games::rows::{Pins, Throws};
use solver::graph::Removal;
use solver::rules::Rules;
use std::any::Any;

/// What lies on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Board {
    /// Heaps that lose objects, or break; `limit` is the most that may be taken now.
    Heaps { heaps: Vec<u64>, limit: Option<u64> },
    /// Rows of tiles, in which each tile and each seam is a place.
    Tiles { rows: Vec<u64> },
    /// Rows of pins, or one ring.
    Pins { rows: Vec<Vec<bool>>, ring: bool },
    /// Cells in rows.
    Cells { rows: Vec<Vec<bool>>, tokens: bool },
    /// Edges, `true` where one is still there.
    Graph { edges: Vec<(u32, u32, bool)>, ends: bool },
    /// Queens on squares.
    Queens { queens: Vec<(u64, u64)> },
    /// Two piles, or column and row of a queen.
    Pair(u64, u64),
    /// A number that is split.
    Number,
    /// Numbers from 1 on, `true` where one is still there.
    Numbers { there: Vec<bool> },
    /// So many lines between dots.
    Lines(usize),
    /// Several games, each with the code of its part.
    Parts(Vec<String>),
    /// A board that no law looks at.
    Other,
}

/// The value as a `T`, if it is one.
fn is<T: 'static>(value: &dyn Any) -> Option<&T> {
    value.downcast_ref()
}

/// Rules whose boards can be looked at.
pub(crate) trait Boards: Rules {
    /// What lies on the board.
    fn board(&self, at: &Self::Position) -> Board;
}

impl<R: Rules<Position: 'static> + 'static> Boards for R {
    fn board(&self, at: &R::Position) -> Board {
        let (rules, at): (&dyn Any, &dyn Any) = (self, at);
        let found = heaps(rules, at).or_else(|| rows(rules, at)).or_else(|| others(rules, at));
        found.unwrap_or(Board::Other)
    }
}

fn heaps(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    let heaps = |heaps: &[u64]| Board::Heaps { heaps: heaps.to_vec(), limit: None };
    if rules.is::<TakeAway>() {
        let board = |at: &Pile| Board::Heaps { heaps: vec![at.left], limit: Some(at.limit) };
        return is(at).map(board);
    }
    if rules.is::<Beans>() {
        return is(at).map(|at: &Heap| heaps(&[at.beans]));
    }
    if rules.is::<HeapRule>() || rules.is::<SumFromProduct>() {
        return None;
    }
    let several = is::<Vec<u64>>(at).map(|at| heaps(at));
    several.or_else(|| is::<u64>(at).map(|at| heaps(&[*at])))
}

fn rows(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    if rules.is::<HeapRule>() {
        return is(at).map(|rows: &Vec<u64>| Board::Tiles { rows: rows.clone() });
    }
    if let Some(throws) = is::<Throws>(rules) {
        let board = |at: &Pins| Board::Pins { rows: at.rows().to_vec(), ring: throws.ring };
        return is(at).map(board);
    }
    if rules.is::<Diamond>() || rules.is::<RemoveASquare>() {
        let tokens = rules.is::<Diamond>();
        return is(at).map(|at: &Cells| Board::Cells { rows: at.filled(), tokens });
    }
    None
}

fn others(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    if let Some(rules) = is::<RemoveAnEdge>(rules) {
        return is(at).map(|at| graph(rules.removal == Removal::Ends, at));
    }
    if rules.is::<Queens>() {
        return is(at).map(|at: &Vec<Square>| Board::Queens { queens: at.clone() });
    }
    if rules.is::<NoFactor>() {
        let there = |at: &Left| (1..=at.last).map(|n| at.set >> n & 1 == 1).collect();
        return is(at).map(|at| Board::Numbers { there: there(at) });
    }
    if rules.is::<DotsAndBoxes>() {
        return is(at).map(|at: &Grid| Board::Lines(at.lines() as usize));
    }
    if rules.is::<Sum>() {
        return is(at).map(|at: &Codes| Board::Parts(at.clone()));
    }
    if rules.is::<Wythoff>() {
        return is(at).map(|at: &Pair| Board::Pair(at.0, at.1));
    }
    rules.is::<SumFromProduct>().then_some(Board::Number)
}

/// Where edges go with their ends, an edge is there while both its ends are.
fn graph(ends: bool, at: &Drawing) -> Board {
    let gone = |bit: usize| at.gone >> bit & 1 == 1;
    let edges = at.edges.iter().enumerate().map(|(i, (u, v))| {
        let there = if ends { !gone(*u as usize) && !gone(*v as usize) } else { !gone(i) };
        (*u, *v, there)
    });
    Board::Graph { edges: edges.collect(), ends }
}
