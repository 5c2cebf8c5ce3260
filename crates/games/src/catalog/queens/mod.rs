//! Queens: several of Wythoff's queens on one board; they may stack, or vanish where they meet.

mod board;
mod figures;

crate::words::words!("queens");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::heaps;
pub use crate::kits::quadrant::Square;
use crate::kits::quadrant::target;
use crate::setup::Setup;
use crate::table::{Page, Shape, Table, sign};
use crate::theory::board_parts::{BoardPart, BoardParts};
use crate::theory::{over, share};
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::plane;
use solver::play::{Move, MoveRange};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::sum;
use solver::theory::{PartPositions, Theory, living};
use solver::verdict::Claim;

/// Squares on a side.
pub const SIDE: u64 = 25;
/// Most queens.
const QUEENS: usize = 8;
/// The code of a board without queens.
const NONE: &str = "none";

/// The game with its rule for queens that meet.
#[derive(Clone, Debug)]
pub struct Queens {
    /// True if a queen that lands on another removes both.
    pub vanish: bool,
}

/// Grundy values of single queens on the smallest board that holds all of them.
struct Plane {
    side: usize,
    values: Vec<u32>,
}

impl Plane {
    fn of(at: &[Square]) -> Plane {
        let side = at.iter().map(|(x, y)| x.max(y) + 1).max().unwrap_or(1) as usize;
        Plane { side, values: plane::wythoff(side, side) }
    }

    fn value(&self, (x, y): Square) -> u64 {
        u64::from(self.values[y as usize * self.side + x as usize])
    }
}

impl Queens {
    fn moved(&self, at: &[Square], queen: usize, to: Square) -> Vec<Square> {
        let mut next = at.to_vec();
        next[queen] = to;
        let met = (0..at.len()).find(|other| *other != queen && at[*other] == to);
        if let (true, Some(other)) = (self.vanish, met) {
            next.remove(queen.max(other));
            next.remove(queen.min(other));
        }
        next
    }

    /// The node of queens on these squares; a queen in the corner does not count.
    fn squares(&self, at: &[Square]) -> Node {
        let key = |(x, y): Square| x << 32 | y;
        let awake = || at.iter().filter(|square| **square != (0, 0));
        if !self.vanish {
            // Queens move independently, so each may be mirrored.
            return heaps::ascending(awake().map(|(x, y)| key((*x.min(y), *x.max(y)))));
        }
        let plain = heaps::ascending(awake().map(|square| key(*square)));
        let mirrored = heaps::ascending(awake().map(|(x, y)| key((*y, *x))));
        plain.min(mirrored)
    }
}

impl PositionKind for Queens {
    type Position = Vec<Square>;

    fn read(&self, text: &str) -> Result<Vec<Square>, CodeError> {
        if text == NONE {
            return Ok(Vec::new());
        }
        let (mut queens, mut place) = (Vec::new(), 1);
        for square in text.split('_') {
            if queens.len() == QUEENS {
                let range = (1, QUEENS as u64);
                return Err(CodeError::count(place, words::queens, range));
            }
            let length = square.chars().count();
            let (x, y) = square
                .split_once('.')
                .ok_or(CodeError::wanted(place + length, words::point_and_row))?;
            let second = place + x.chars().count() + 1;
            let x = code::number(x, place, 0, SIDE - 1)?;
            queens.push((x, code::number(y, second, 0, SIDE - 1)?));
            place += length + 1;
        }
        Ok(queens)
    }

    fn write(&self, at: &Vec<Square>) -> String {
        let mut text = String::new();
        for (x, y) in at {
            if !text.is_empty() {
                text.push('_');
            }
            text += &format!("{x}.{y}");
        }
        if text.is_empty() { NONE.to_string() } else { text }
    }

    fn key(&self, at: &Vec<Square>) -> Node {
        self.squares(at)
    }

    fn of_key(&self, node: &[u64]) -> Option<Vec<Square>> {
        Some(node.iter().map(|key| (key >> 32, key & 0xffff_ffff)).collect())
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2 * QUEENS), each: (0, SIDE - 1) }
    }

    fn to_sizes(&self, at: &Vec<Square>) -> Vec<u64> {
        at.iter().flat_map(|(x, y)| [*x, *y]).collect()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Vec<Square>> {
        // A column without a row is a queen that has just been added.
        Some(sizes.chunks(2).map(|pair| (pair[0], pair.get(1).copied().unwrap_or(0))).collect())
    }

    fn edit(&self, at: &Vec<Square>, place: u32, amount: u64) -> Option<Vec<Square>> {
        // A square as 1000·row + column: a queen is added or removed there.
        let square = (amount % 1000, amount / 1000);
        if place != 0 || square.0.max(square.1) >= SIDE {
            return None;
        }
        let mut next = at.clone();
        match at.iter().position(|known| *known == square) {
            Some(queen) => drop(next.remove(queen)),
            None => next.push(square),
        }
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Vec<Square>> {
        Some((0..2 + roll(2)).map(|_| (1 + roll(9), roll(10))).collect())
    }

    fn write_move(&self, _at: &Vec<Square>, mv: &Move) -> String {
        let step = mv.first();
        let line = ["x", "y", "xy"][step.place as usize % 3];
        format!("{}{line}{}", step.place / 3 + 1, step.amount)
    }

    fn read_move(&self, at: &Vec<Square>, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let end = text.find(['x', 'y']).ok_or(CodeError::wanted(1, words::queen_and_direction))?;
        let queen = code::number(&text[..end], 1, 1, at.len().max(1) as u64)? as u32 - 1;
        let lines = [("xy", 2), ("x", 0), ("y", 1)];
        let rest = &text[end..];
        let found = lines.into_iter().find(|(line, _)| rest.starts_with(line));
        let (line, place) = found.ok_or(CodeError::wanted(end + 1, words::directions))?;
        let amount = code::number(&rest[line.len()..], end + line.len() + 1, 1, SIDE)?;
        Ok(Move::one(3 * queen + place, amount))
    }

    fn size_name(&self, _: &Vec<Square>, index: usize) -> Message {
        let name = if index.is_multiple_of(2) { words::queen_column } else { words::queen_row };
        name(index as u64 / 2 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_queen(), words::take_queen_away())
    }
}

impl Rules for Queens {
    type Positions = Queens;

    fn positions(&self) -> Queens {
        self.clone()
    }

    fn moves(&self, at: &Vec<Square>, out: &mut Vec<MoveRange>) {
        for (queen, (x, y)) in (0..).zip(at) {
            for (line, high) in [(0, *x), (1, *y), (2, *x.min(y))] {
                if high > 0 {
                    out.push(MoveRange { place: 3 * queen + line, low: 1, high });
                }
            }
        }
    }

    fn play(&self, at: &Vec<Square>, mv: &Move) -> Vec<Square> {
        let step = mv.first();
        let queen = step.place as usize / 3;
        let to = target(at[queen], step.place % 3, step.amount);
        self.moved(at, queen, to.unwrap_or(at[queen]))
    }

    fn state_bound(&self, at: &Vec<Square>) -> Option<u64> {
        Some(at.iter().fold(1, |all, (x, y)| u64::saturating_mul(all, (x + 1) * (y + 1))))
    }
}

impl Theory for Queens {
    fn parts(rules: &Rc<Queens>, at: &Vec<Square>) -> PartPositions {
        // A mirrored queen has the same moves. Two that meet are equal, so they may as well vanish.
        living(rules, at.iter().map(|(x, y)| vec![(*x.min(y), *x.max(y))]))
    }

    fn claim(&self, at: &Vec<Square>) -> Option<Claim> {
        let plane = Plane::of(at);
        // Two queens that meet have the same value, so they cancel whether or not they vanish.
        let value =
            |queens: &Vec<Square>| queens.iter().fold(0, |xor, square| xor ^ plane.value(*square));
        Some(sum::claim(self, at, value))
    }

    fn explanation(&self, at: &Vec<Square>) -> Option<SharedExplanation> {
        let plane = Plane::of(at);
        let awake = (0..).zip(at).filter(|(_, square)| **square != (0, 0));
        let part = |(queen, square): (u32, &Square)| BoardPart {
            places: vec![queen],
            value: plane.value(*square),
            loose: false,
        };
        let parts: Vec<BoardPart> = awake.map(part).collect();
        if parts.is_empty() {
            return over();
        }
        Some(share(BoardParts::new(parts)))
    }

    fn naive(&self, at: &Vec<Square>) -> Option<Move> {
        let (queen, (x, y)) =
            (0..).zip(at).max_by_key(|(queen, (x, y))| (x + y, u32::MAX - queen))?;
        let (line, amount) = if x == y { (2, *x) } else { (u32::from(y > x), *x.max(y)) };
        (amount > 0).then(|| Move::one(3 * queen + line, amount))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Queens> = Entry::new();

impl Catalogued for Queens {
    type Rules = Queens;

    const CARD: Card = Card {
        id: "queens",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Wythoff,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[Field { key: "vanish", label: words::vanish_label, kind: FieldKind::Switch }],
        starts: &[
            Start { name: words::start_two_queens, pairs: "at=7.10_5.8" },
            Start { name: words::start_three_queens, pairs: "at=3.4_6.2_7.7" },
            Start { name: words::start_two_queens_in_balance, pairs: "at=5.5_7.1" },
            Start { name: words::start_two_queens_that_may_vanish, pairs: "at=6.6_3.3&vanish=1" },
            Start { name: words::start_the_whole_board, pairs: "at=24.24_20.13_11.17" },
        ],
        shelf: "at=6.4_2.5",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> Queens {
        Queens { vanish: setup.on(0) }
    }

    fn goal(rules: &Queens) -> Message {
        if rules.vanish { words::goal_vanish() } else { words::goal() }
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::row_label, least: 0, most: figures::MOST, usual: 3 });

    fn paged(_: &Queens, row: u64) -> Vec<Table> {
        vec![figures::row(row)]
    }

    fn tables(_: &Queens) -> Vec<Table> {
        let side = SIDE as usize;
        let values = plane::wythoff(side, side);
        let row = |y: usize| {
            let values = values[y * side..(y + 1) * side].iter().map(|value| u64::from(*value));
            [y as u64].into_iter().chain(values).collect()
        };
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Columns {
                heads: [words::row_head()].into_iter().chain((0..SIDE).map(sign)).collect(),
                rows: (0..side).rev().map(row).collect(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
