//! The board of a position as plain values, for the tests that read it.

use crate::positions::ByKind as _;
use games::catalog::chocolate_stones::ChocolateStones;
use games::catalog::demon_money::DemonMoney;
use games::catalog::diamond::Diamond;
use games::catalog::dots_and_boxes::{DotsAndBoxes, Grid};
use games::catalog::grundys_game::GrundysGame;
use games::catalog::heap_rule::HeapRule;
use games::catalog::moores_nim::MooresNim;
use games::catalog::nim::Nim;
use games::catalog::no_factor::{Left, NoFactor};
use games::catalog::one_pile::OnePile;
use games::catalog::parity_subtraction::{Beans, Heap};
use games::catalog::queens::{Queens, Square};
use games::catalog::remove_a_square::RemoveASquare;
use games::catalog::remove_an_edge::{Drawing, RemoveAnEdge};
use games::catalog::sum::parts::Part;
use games::catalog::sum::{Parts, Sum};
use games::catalog::sum_from_product::SumFromProduct;
use games::catalog::take_away::{Pile, TakeAway};
use games::catalog::wythoff::{Pair, Wythoff};
use games::cells::Cells;
use games::rows::{Pins, Throws};
use solver::graph::EdgeRemoval;
use solver::rules::{PositionOf, Rules};
use std::any::Any;

/// The content of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Board {
    /// Heaps that lose objects, or break; `limit` is the most that can be taken now.
    Heaps { heaps: Vec<u64>, limit: Option<u64> },
    /// Rows of tiles, in which each tile and each seam is a place.
    Tiles { rows: Vec<u64> },
    /// Rows of pins, or one ring.
    Pins { rows: Vec<Vec<bool>>, ring: bool },
    /// Cells in rows.
    Cells { rows: Vec<Vec<bool>>, tokens: bool },
    /// Edges, `true` for those that are left.
    Graph { edges: Vec<(u32, u32, bool)>, ends: bool },
    /// Queens on squares.
    Queens { queens: Vec<(u64, u64)> },
    /// Two piles, or column and row of a queen.
    Pair(u64, u64),
    /// A number that is split.
    Number,
    /// Numbers from 1 on, `true` for those that are left.
    Numbers { there: Vec<bool> },
    /// The number of lines between dots.
    Lines(usize),
    /// Several games, each with the code of its part.
    Parts(Vec<String>),
    /// The board of a game that is not listed below; no test reads it.
    Other,
}

/// The value as a `T`, if it is one.
fn is<T: 'static>(value: &dyn Any) -> Option<&T> {
    value.downcast_ref()
}

/// The position as this type.
///
/// # Panics
///
/// If it has another type, so that no listed game becomes [`Board::Other`] unnoticed.
fn position<T: 'static>(at: &dyn Any) -> &T {
    is(at).expect("these rules have positions of another type")
}

/// Rules whose boards can be read.
pub(crate) trait Boards: Rules {
    /// The content of the board.
    fn board(&self, at: &PositionOf<Self>) -> Board;

    /// The board as heaps, for facts and recipes about heaps.
    ///
    /// For a game that is not listed, this works only if a position is the list of its sizes.
    fn heap_board(&self, at: &PositionOf<Self>) -> Board;
}

impl<R: Rules> Boards for R {
    fn board(&self, at: &PositionOf<R>) -> Board {
        let (rules, at): (&dyn Any, &dyn Any) = (self, at);
        let found = heaps(rules, at).or_else(|| rows(rules, at)).or_else(|| others(rules, at));
        found.unwrap_or(Board::Other)
    }

    fn heap_board(&self, at: &PositionOf<R>) -> Board {
        let (board, sizes) = (self.board(at), self.to_sizes(at));
        let at: &dyn Any = at;
        let heaps = is(at) == Some(&sizes) || is::<u64>(at).is_some_and(|at| sizes == [*at]);
        if board == Board::Other && heaps {
            return Board::Heaps { heaps: sizes, limit: None };
        }
        board
    }
}

fn heaps(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    let heaps = |heaps: &[u64]| Board::Heaps { heaps: heaps.to_vec(), limit: None };
    if rules.is::<TakeAway>() {
        let at: &Pile = position(at);
        return Some(Board::Heaps { heaps: vec![at.left], limit: Some(at.limit) });
    }
    if rules.is::<Beans>() {
        return Some(heaps(&[position::<Heap>(at).beans]));
    }
    if rules.is::<ChocolateStones>() || rules.is::<DemonMoney>() || rules.is::<OnePile>() {
        return Some(heaps(&[*position(at)]));
    }
    let unbroken = is::<HeapRule>(rules).is_some_and(|rules| !rules.breaks());
    let named = rules.is::<GrundysGame>() || rules.is::<MooresNim>() || rules.is::<Nim>();
    (unbroken || named).then(|| heaps(position::<Vec<u64>>(at)))
}

fn rows(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    if rules.is::<HeapRule>() {
        return Some(Board::Tiles { rows: position::<Vec<u64>>(at).clone() });
    }
    if let Some(throws) = is::<Throws>(rules) {
        let rows = position::<Pins>(at).rows().to_vec();
        return Some(Board::Pins { rows, ring: throws.ring });
    }
    if rules.is::<Diamond>() || rules.is::<RemoveASquare>() {
        let rows = position::<Cells>(at).filled();
        return Some(Board::Cells { rows, tokens: rules.is::<Diamond>() });
    }
    None
}

fn others(rules: &dyn Any, at: &dyn Any) -> Option<Board> {
    if let Some(rules) = is::<RemoveAnEdge>(rules) {
        return Some(graph(rules.removal == EdgeRemoval::Ends, position(at)));
    }
    if rules.is::<Queens>() {
        return Some(Board::Queens { queens: position::<Vec<Square>>(at).clone() });
    }
    if rules.is::<NoFactor>() {
        let at: &Left = position(at);
        let there = (1..=at.last).map(|n| at.set >> n & 1 == 1).collect();
        return Some(Board::Numbers { there });
    }
    if rules.is::<DotsAndBoxes>() {
        return Some(Board::Lines(position::<Grid>(at).lines() as usize));
    }
    if rules.is::<Sum>() {
        let codes = position::<Parts>(at).iter().map(Part::code);
        return Some(Board::Parts(codes.map(str::to_string).collect()));
    }
    if rules.is::<Wythoff>() {
        let at: &Pair = position(at);
        return Some(Board::Pair(at.0, at.1));
    }
    rules.is::<SumFromProduct>().then_some(Board::Number)
}

/// With `ends`, moves remove vertices, and an edge is left while both its ends are.
fn graph(ends: bool, at: &Drawing) -> Board {
    let gone = |bit: usize| at.gone >> bit & 1 == 1;
    let edges = at.edges.iter().enumerate().map(|(i, (u, v))| {
        let there = if ends { !gone(*u as usize) && !gone(*v as usize) } else { !gone(i) };
        (*u, *v, there)
    });
    Board::Graph { edges: edges.collect(), ends }
}
