//! Chocolate Stones: finish the last row, and take some of the next row within the limit.

mod board;

crate::words::words!("chocolate-stones");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::Number;
use crate::setup::Setup;
use crate::table::{Shape, Table};
use crate::theory::count::Count;
use crate::theory::{over, share};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::Rules;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// Largest pile.
const LARGEST: u64 = 1_000_000_000_000_000;
/// Largest row.
const ROW: u64 = 1000;

/// The game with its greatest take, which is the length of a row.
#[derive(Clone, Debug)]
pub struct ChocolateStones {
    /// The most that may be taken.
    pub most: u64,
}

impl ChocolateStones {
    /// The number of rows that a pile fills, the last one perhaps in part: its chocolate value.
    fn rows(&self, pile: u64) -> u64 {
        pile.div_ceil(self.most)
    }

    /// The least and the greatest take from a pile that is not empty.
    fn range(&self, pile: u64) -> (u64, u64) {
        ((pile - 1) % self.most + 1, self.most.min(pile))
    }
}

impl Rules for ChocolateStones {
    type Positions = Number;

    fn positions(&self) -> Number {
        let deal = (3 * self.most + 1, (4 * self.most).max(9));
        Number { least: 0, most: LARGEST, deal, name: words::stones_label, editable: true }
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        if *at > 0 {
            let (low, high) = self.range(*at);
            out.push(MoveRange { place: 0, low, high });
        }
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }

    fn state_bound(&self, at: &u64) -> Option<u64> {
        // Search keeps the options of all piles down to this one; a pile in its last row has one option.
        Some(at.saturating_mul(if *at > self.most { self.most } else { 1 }))
    }
}

impl Theory for ChocolateStones {
    fn claim(&self, at: &u64) -> Option<Claim> {
        let rows = self.rows(*at);
        let wins = rows % 2 == 1;
        let spans = solver::rules::ranges(self, at);
        let winning = if wins { solver::play::moves(&spans, usize::MAX) } else { Vec::new() };
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: Some(rows % 2),
            winning,
            more: false,
            distance: Some(rows),
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &u64) -> Option<SharedExplanation> {
        if *at == 0 {
            return over();
        }
        let rows = Some((*at, self.most));
        Some(share(Count { moves: self.rows(*at), rows, misere: false }))
    }

    fn naive(&self, at: &u64) -> Option<Move> {
        (*at > 0).then(|| Move::one(0, self.range(*at).1))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<ChocolateStones> = Entry::new();

impl Catalogued for ChocolateStones {
    type Rules = ChocolateStones;

    const CARD: Card = Card {
        id: "chocolate-stones",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[Field {
            key: "m",
            label: words::m_label,
            kind: FieldKind::Number { least: 1, most: ROW, default: 3 },
        }],
        starts: &[
            Start { name: words::start_twenty_stones_rows_of_three, pairs: "at=20" },
            Start { name: words::start_one_or_two_from_odd_piles, pairs: "at=15&m=2" },
            Start { name: words::start_rows_of_five, pairs: "at=38&m=5" },
            Start { name: words::start_rows_of_ten, pairs: "at=95&m=10" },
            Start { name: words::start_a_million_million, pairs: "at=1000000000000&m=7" },
        ],
        shelf: "at=14&m=4",
        position: shared::pile_written,
        moves: shared::amount_written,
    };

    fn rules(setup: &Setup) -> ChocolateStones {
        ChocolateStones { most: setup.number(0) }
    }

    fn goal(rules: &ChocolateStones) -> Message {
        if rules.most == 1 { words::goal_one() } else { words::goal(rules.most) }
    }

    fn start(rules: &ChocolateStones) -> u64 {
        // Seven rows, the last one not full where a row can be so.
        6 * rules.most + 1 + u64::from(rules.most > 1)
    }

    fn tables(rules: &ChocolateStones) -> Vec<Table> {
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(rules.most),
            shape: Shape::Columns {
                heads: vec![words::from_head(), words::to_head(), words::value_head()],
                rows: (1..=8).map(|row| row_of(rules, row)).collect(),
            },
        }]
    }
}

/// The piles that fill `row` rows, the last one perhaps in part: the least, the greatest, and their value.
fn row_of(rules: &ChocolateStones, row: u64) -> Vec<u64> {
    let full = row * rules.most;
    vec![full - rules.most + 1, full, rules.rows(full)]
}

#[cfg(test)]
mod tests;
