//! Wythoff's game: two piles, or a queen on her way to the corner.

mod board;
mod figures;
mod piles;
mod queen;
pub mod theory;

crate::words::words!("wythoff");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::kits::quadrant;
use crate::setup::Setup;
use crate::table::{Page, Shape, Table};
use crate::theory::{over, share};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::golden;
use solver::plane;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::Golden;

/// Largest pile.
const LARGEST: u64 = 1_000_000_000_000_000;
/// Largest pile whose Grundy value is computed.
const VALUED: u64 = 256;
/// Largest side of a board that is drawn.
pub const SIDE: u64 = 26;

/// The game with its face.
#[derive(Clone, Debug)]
pub struct Wythoff {
    queen: bool,
}

/// The two piles, or column and row of the queen.
pub type Pair = (u64, u64);

fn target(at: Pair, mv: &Move) -> Pair {
    let step = mv.first();
    quadrant::target(at, step.place, step.amount).unwrap_or(at)
}

/// All cold squares of a board with this side, each pair both ways round.
fn cold(side: u64) -> Vec<Pair> {
    let mut cold = Vec::new();
    let mut used = vec![false; side as usize];
    let (mut low, mut apart) = (0, 0);
    // Each number occurs in one pair, and the differences grow by one (Wythoff 1907).
    while low + apart < side {
        used[(low + apart) as usize] = true;
        cold.push((low, low + apart));
        if apart > 0 {
            cold.push((low + apart, low));
        }
        (low, apart) = (low + 1, apart + 1);
        while used.get(low as usize) == Some(&true) {
            low += 1;
        }
    }
    cold
}

/// The cold squares that one move reaches: at most one in each direction.
fn winning((x, y): Pair) -> Vec<Move> {
    let cold = golden::lower(x.abs_diff(y));
    if cold == x.min(y) {
        return Vec::new();
    }
    let lowered = [(0, x, golden::cold_partner(y)), (1, y, golden::cold_partner(x))];
    let straight = lowered.into_iter().filter(|(_, from, to)| to < from);
    let mut moves: Vec<Move> =
        straight.map(|(place, from, to)| Move::one(place, from - to)).collect();
    if cold < x.min(y) {
        moves.push(Move::one(2, x.min(y) - cold));
    }
    moves
}

impl PositionKind for Wythoff {
    type Position = Pair;

    fn read(&self, text: &str) -> Result<Pair, CodeError> {
        let pair = code::list(
            text,
            ListRange { of: words::both_piles, count: (2, 2), each: (0, LARGEST) },
        )?;
        Ok((pair[0], pair[1]))
    }

    fn write(&self, at: &Pair) -> String {
        code::write_list(&[at.0, at.1])
    }

    fn key(&self, at: &Pair) -> Node {
        vec![at.0.min(at.1), at.0.max(at.1)]
    }

    fn of_key(&self, node: &[u64]) -> Option<Pair> {
        Some((node[0], node[1]))
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (0, LARGEST) }
    }

    fn to_sizes(&self, at: &Pair) -> Vec<u64> {
        vec![at.0, at.1]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Pair> {
        Some((sizes[0], sizes[1]))
    }

    fn edit(&self, at: &Pair, place: u32, amount: u64) -> Option<Pair> {
        match place {
            0 => Some((amount, at.1)),
            1 => Some((at.0, amount)),
            // A square of the board as 1000·row + column.
            2 => Some((amount % 1000, amount / 1000)),
            _ => None,
        }
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Pair> {
        Some((2 + roll(11), 2 + roll(11)))
    }

    fn write_move(&self, _at: &Pair, mv: &Move) -> String {
        let line = ["x", "y", "xy"][mv.first().place.min(2) as usize];
        format!("{line}{}", mv.first().amount)
    }

    fn read_move(&self, _at: &Pair, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let lines = [("xy", 2), ("x", 0), ("y", 1)];
        for (line, place) in lines {
            if let Some(rest) = text.strip_prefix(line) {
                return Ok(Move::one(place, code::number(rest, line.len() + 1, 1, LARGEST)?));
            }
        }
        Err(CodeError::wanted(1, words::directions))
    }

    fn size_name(&self, at: &Pair, index: usize) -> Message {
        match (self.on_board(at), index) {
            (true, _) if index.is_multiple_of(2) => words::column_label(),
            (true, _) => words::row_label(),
            (false, 0) => words::kittens_label(),
            (false, 1) => words::puppies_label(),
            (false, _) => words::both_label(),
        }
    }
}

impl Rules for Wythoff {
    type Positions = Wythoff;

    fn positions(&self) -> Wythoff {
        self.clone()
    }

    fn moves(&self, at: &Pair, out: &mut Vec<MoveRange>) {
        let reach = [(0, at.0), (1, at.1), (2, at.0.min(at.1))];
        let open = reach.into_iter().filter(|(_, high)| *high > 0);
        out.extend(open.map(|(place, high)| MoveRange { place, low: 1, high }));
    }

    fn play(&self, at: &Pair, mv: &Move) -> Pair {
        target(*at, mv)
    }

    fn state_bound(&self, at: &Pair) -> Option<u64> {
        Some((at.0 + 1).saturating_mul(at.1 + 1).saturating_mul(4))
    }
}

impl Theory for Wythoff {
    fn claim(&self, at: &Pair) -> Option<Claim> {
        let winning = winning(*at);
        let far = at.0.max(at.1);
        let value = || {
            let side = at.0.min(at.1) as usize + 1;
            let values = plane::wythoff(side, far as usize + 1);
            u64::from(values[values.len() - 1])
        };
        Some(Claim {
            outcome: Outcome::of_mover_winning(!winning.is_empty()),
            grundy: (far <= VALUED).then(value),
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Pair) -> Option<SharedExplanation> {
        if *at == (0, 0) {
            return over();
        }
        let (low, high) = (at.0.min(at.1), at.0.max(at.1));
        Some(share(Golden { low, high, cold: golden::lower(high - low) }))
    }

    fn naive(&self, at: &Pair) -> Option<Move> {
        let (x, y) = *at;
        match x.cmp(&y) {
            core::cmp::Ordering::Greater => Some(Move::one(0, x - y)),
            core::cmp::Ordering::Less => Some(Move::one(1, y - x)),
            core::cmp::Ordering::Equal => (x > 0).then(|| Move::one(2, x)),
        }
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Wythoff> = Entry::new();

impl Catalogued for Wythoff {
    type Rules = Wythoff;

    const CARD: Card = Card {
        id: "wythoff",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Wythoff,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[Field {
            key: "face",
            label: crate::words::drawn_as,
            kind: FieldKind::Choice {
                words: &[("queen", words::choice_queen), ("piles", words::choice_piles)],
            },
        }],
        starts: &[
            Start { name: words::start_a_queen_at_seven_and_ten, pairs: "at=7.10" },
            Start { name: words::start_seven_kittens_ten_puppies, pairs: "at=7.10&face=piles" },
            Start { name: words::start_the_far_corner, pairs: "at=25.24" },
            Start { name: words::start_a_lost_square, pairs: "at=8.13" },
            Start {
                name: words::start_beyond_every_board,
                pairs: "at=1000000007.618033993&face=piles",
            },
        ],
        shelf: "at=6.4",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] = &[
        Name { said: "Corner the Lady", pairs: "at=7.10" },
        Name { said: "Wythoff’s Nim", pairs: "at=7.10&face=piles" },
        Name { said: "Puppies and Kittens", pairs: "at=7.10&face=piles" },
    ];

    fn rules(setup: &Setup) -> Wythoff {
        Wythoff { queen: setup.text(0) == "queen" }
    }

    fn goal(rules: &Wythoff) -> Message {
        if rules.queen { words::goal_queen() } else { words::goal_piles() }
    }

    fn rule(rules: &Wythoff) -> Message {
        if rules.queen { words::rule() } else { words::rule_piles() }
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::pairs_label, least: 0, most: figures::MOST, usual: 0 });

    fn paged(_: &Wythoff, first: u64) -> Vec<Table> {
        vec![figures::pairs(first)]
    }

    fn tables(_: &Wythoff) -> Vec<Table> {
        vec![
            Table {
                caption: words::plane_caption(),
                note: words::plane_note(),
                shape: Shape::Dots { side: SIDE, cold: cold(SIDE) },
            },
            figures::floor(),
            figures::filling(),
        ]
    }
}

#[cfg(test)]
mod tests;
