//! Sum-from-Product: split a number into two factors, and take both of them away.

mod board;

crate::words::words!("sum-from-product");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Page, Repeats, Shape, Table, sign};
use crate::theory::over;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// Largest number; the values of all numbers up to it can be computed.
const LARGEST: u64 = 1_000_000;

/// The game; it has no settings, and caches the values that it has computed.
#[derive(Clone, Debug, Default)]
pub struct SumFromProduct {
    values: Rc<RefCell<Vec<u8>>>,
}

/// The pairs of factors, smaller one first, that leave a positive number; the smaller ascends.
fn pairs(number: u64) -> Vec<(u64, u64)> {
    let mut found = Vec::new();
    let mut small = 2;
    while small * small <= number {
        let large = number / small;
        if small * large == number && number > small + large {
            found.push((small, large));
        }
        small += 1;
    }
    found
}

/// The Grundy values of all numbers up to `top`, 0 included.
///
/// It works in blocks: a move lowers n by at least 2√n, so no move stays within a block of 2√n.
fn values(top: u64) -> Vec<u8> {
    let mut values = vec![0_u8; top as usize + 1];
    let mut first = 1;
    while first <= top {
        let past = (first + 2 * first.isqrt()).min(top + 1);
        let mut seen = vec![0_u32; (past - first) as usize];
        for small in 2..=(past - 1).isqrt() {
            for large in small.max(first.div_ceil(small))..=(past - 1) / small {
                let number = small * large;
                if number > small + large {
                    let value = values[(number - small - large) as usize];
                    seen[(number - first) as usize] |= 1 << value;
                }
            }
        }
        for (i, seen) in seen.into_iter().enumerate() {
            values[first as usize + i] = seen.trailing_ones() as u8;
        }
        first = past;
    }
    values
}

impl SumFromProduct {
    /// The Grundy value of a number, from the cache.
    ///
    /// ```
    /// use games::catalog::sum_from_product::SumFromProduct;
    /// use games::game::Catalogued;
    /// use games::setup::Setup;
    /// let game = SumFromProduct::rules(&Setup::of(&SumFromProduct::CARD));
    /// // A prime has no factors to choose, 2 · 2 is no more than 2 + 2, and 2 · 3 leaves 1.
    /// assert_eq!([7, 4, 6].map(|number| game.value(number)), [0, 0, 1]);
    /// ```
    pub fn value(&self, number: u64) -> u64 {
        let mut known = self.values.borrow_mut();
        if known.len() as u64 <= number {
            // Grows by doubling, so that ascending queries do not compute everything anew.
            *known = values(number.max(2 * known.len() as u64));
        }
        u64::from(known[number as usize])
    }
}

impl PositionKind for SumFromProduct {
    type Position = u64;

    fn read(&self, text: &str) -> Result<u64, CodeError> {
        code::number(text, 1, 1, LARGEST)
    }

    fn write(&self, at: &u64) -> String {
        at.to_string()
    }

    fn key(&self, at: &u64) -> Node {
        vec![*at]
    }

    fn of_key(&self, key: &[u64]) -> Option<u64> {
        Some(key[0])
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (1, LARGEST) }
    }

    fn to_sizes(&self, at: &u64) -> Vec<u64> {
        vec![*at]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<u64> {
        Some(sizes[0])
    }

    fn edit(&self, _at: &u64, _place: u32, amount: u64) -> Option<u64> {
        Some(amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<u64> {
        // Every even number beyond 4 has the move with a two.
        Some(20 + 2 * roll(90))
    }

    fn write_move(&self, at: &u64, mv: &Move) -> String {
        let small = mv.first().amount;
        format!("{small}x{}", at / small)
    }

    fn read_move(&self, at: &u64, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let (one, other) = text.split_once('x').map_or((text, None), |(a, b)| (a, Some(b)));
        let first = code::number(one, 1, 1, LARGEST)?;
        let other = match other {
            Some(other) => code::number(other, one.len() + 2, 1, LARGEST)?,
            None => at / first,
        };
        if first * other != *at {
            return Err(CodeError::rules(1, words::other_product));
        }
        Ok(Move::one(0, first.min(other)))
    }

    fn size_name(&self, _: &u64, _: usize) -> Message {
        words::number_label()
    }

    fn editable(&self) -> bool {
        false
    }
}

impl Rules for SumFromProduct {
    type Positions = SumFromProduct;

    fn positions(&self) -> SumFromProduct {
        self.clone()
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        out.extend(pairs(*at).iter().map(|(small, _)| MoveRange {
            place: 0,
            low: *small,
            high: *small,
        }));
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        let small = mv.first().amount;
        at - small - at / small
    }

    fn state_bound(&self, at: &u64) -> Option<u64> {
        Some(*at)
    }
}

impl Theory for SumFromProduct {
    fn claim(&self, at: &u64) -> Option<Claim> {
        let value = self.value(*at);
        let lost = |(small, large): &&(u64, u64)| self.value(at - small - large) == 0;
        let winning = pairs(*at).iter().filter(lost).map(|(a, _)| Move::one(0, *a)).collect();
        Some(Claim {
            outcome: Outcome::of_mover_winning(value != 0),
            grundy: Some(value),
            winning,
            more: false,
            distance: None,
            // No theory is known: the values of all smaller numbers are computed in turn.
            known: Known::Search { positions: *at },
        })
    }

    fn explanation(&self, at: &u64) -> Option<SharedExplanation> {
        if pairs(*at).is_empty() { over() } else { None }
    }

    fn naive(&self, at: &u64) -> Option<Move> {
        pairs(*at).last().map(|(small, _)| Move::one(0, *small))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<SumFromProduct> = Entry::new();

/// Numbers in the table of values.
const LISTED: u64 = 300;

impl Catalogued for SumFromProduct {
    type Rules = SumFromProduct;

    const CARD: Card = Card {
        id: "sum-from-product",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Plum,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_seventy_two, pairs: "at=72" },
            Start { name: words::start_sixty, pairs: "at=60" },
            Start { name: words::start_thirty, pairs: "at=30" },
            Start { name: words::start_a_hundred, pairs: "at=100" },
            Start { name: words::start_many_factors, pairs: "at=5040" },
            Start { name: words::start_a_million, pairs: "at=1000000" },
        ],
        shelf: "at=24",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(_: &Setup) -> SumFromProduct {
        SumFromProduct::default()
    }

    fn goal(_: &SumFromProduct) -> Message {
        words::goal()
    }

    fn start(_: &SumFromProduct) -> u64 {
        60
    }

    fn tables(_: &SumFromProduct) -> Vec<Table> {
        let values = values(10 * LISTED);
        let having = |lost: bool| (1..).zip(&values[1..]).filter(move |(_, v)| (**v == 0) == lost);
        let both = (1..).zip(having(true)).zip(having(false)).take(40);
        vec![Table {
            caption: words::numbers_caption(),
            note: words::numbers_note(),
            shape: Shape::Columns {
                heads: vec![sign("k"), words::lost_head(), words::won_head()],
                rows: both.map(|((k, lost), won)| vec![k, lost.0, won.0]).collect(),
            },
        }]
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::numbers_label, least: 1, most: LARGEST + 1 - LISTED, usual: 1 });

    fn paged(_: &SumFromProduct, first: u64) -> Vec<Table> {
        let values = values(first + LISTED - 1);
        let lost = |numbers: &[u8]| numbers.iter().filter(|value| **value == 0).count();
        let (before, here) = values.split_at(first as usize);
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(
                LISTED,
                lost(here) as u64,
                first + LISTED - 1,
                // The zero in front is no number of this game.
                (lost(before) + lost(here) - 1) as u64,
            ),
            shape: Shape::Sequence {
                from: first,
                width: 20,
                values: here.iter().map(|value| u64::from(*value)).collect(),
                repeats: Repeats::Told,
                exceptions: Vec::new(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
