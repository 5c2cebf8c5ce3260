//! Take-away with a memory: the last move sets the limit of the next.

mod board;
mod figures;
pub mod theory;

crate::words::words!("take-away");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Page, Table};
use crate::theory::{over, share};
use crate::words as shared;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes};
use solver::take_away::Limit;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};
use theory::{TermFamily, Terms};

/// Largest pile where Schwenk's theorem holds.
const LARGEST: u64 = 1_000_000_000_000_000;
/// Largest pile under a limit with x²: such limits have too many H-numbers below a larger one.
const SQUARED: u64 = 1_000_000;
/// Largest pile under a limit that the theorem does not cover.
const SEARCHED: u64 = 300;

/// The game with its limit.
#[derive(Clone, Debug)]
pub struct TakeAway {
    limit: Limit,
    theorem: bool,
}

/// A pile and the most that may be taken from it now, which is at most the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Objects left.
    pub left: u64,
    /// The most that may be taken.
    pub limit: u64,
}

impl TakeAway {
    /// The game with this limit.
    pub fn new(limit: Limit) -> TakeAway {
        let theorem = limit.holds_theorem();
        TakeAway { limit, theorem }
    }

    /// The limit on the next move.
    ///
    /// ```
    /// use games::catalog::take_away::TakeAway;
    /// use games::game::Catalogued;
    /// use games::setup::Setup;
    /// // Twice the last move: the Fibonacci numbers are lost.
    /// let game = TakeAway::rules(&Setup::of(&TakeAway::CARD));
    /// assert_eq!(game.limit().h_numbers(20), [1, 2, 3, 5, 8, 13]);
    /// ```
    pub fn limit(&self) -> &Limit {
        &self.limit
    }

    fn taken(&self, at: Pile, amount: u64) -> Pile {
        let left = at.left - amount;
        Pile { left, limit: self.limit.after(amount).min(left) }
    }

    fn largest(&self) -> u64 {
        match (self.theorem, self.limit.is_square()) {
            (true, false) => LARGEST,
            (true, true) => SQUARED,
            (false, _) => SEARCHED,
        }
    }

    /// The family of the H-numbers up to this pile.
    fn term_family(&self, pile: u64) -> TermFamily {
        let terms = self.limit.h_numbers(pile.max(1000));
        let doubled = |w: &[u64]| w[1] == 2 * w[0];
        if terms.len() > 5 && terms.windows(2).all(doubled) {
            TermFamily::PowersOfTwo
        } else if terms.len() > 5 && terms[1] == 2 && terms.windows(3).all(|w| w[2] == w[1] + w[0])
        {
            TermFamily::Fibonacci
        } else {
            TermFamily::Own
        }
    }
}

impl PositionKind for TakeAway {
    type Position = Pile;

    fn read(&self, text: &str) -> Result<Pile, CodeError> {
        let (pile, limit) = text.split_once('.').map_or((text, None), |(a, b)| (a, Some(b)));
        let left = code::number(pile, 1, 0, self.largest())?;
        let limit = match limit {
            Some(limit) => code::number(limit, pile.len() + 2, 0, left)?,
            None => left.saturating_sub(1),
        };
        Ok(Pile { left, limit })
    }

    fn write(&self, at: &Pile) -> String {
        if at.limit == at.left.saturating_sub(1) {
            at.left.to_string()
        } else {
            format!("{}.{}", at.left, at.limit)
        }
    }

    fn key(&self, at: &Pile) -> Node {
        vec![at.left, at.limit]
    }

    fn of_key(&self, node: &[u64]) -> Option<Pile> {
        Some(Pile { left: node[0], limit: node[1] })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: (2, self.largest()) }
    }

    fn to_sizes(&self, at: &Pile) -> Vec<u64> {
        vec![at.left]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Pile> {
        Some(Pile { left: sizes[0], limit: sizes[0] - 1 })
    }

    fn edit(&self, _at: &Pile, _place: u32, amount: u64) -> Option<Pile> {
        Some(Pile { left: amount, limit: amount.saturating_sub(1) })
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Pile> {
        let left = 12 + roll(49);
        Some(Pile { left, limit: left - 1 })
    }

    fn size_name(&self, _: &Pile, _: usize) -> Message {
        crate::words::pile_label()
    }
}

impl Rules for TakeAway {
    type Positions = TakeAway;

    fn positions(&self) -> TakeAway {
        self.clone()
    }

    fn moves(&self, at: &Pile, out: &mut Vec<MoveRange>) {
        if at.limit > 0 {
            out.push(MoveRange { place: 0, low: 1, high: at.limit });
        }
    }

    fn play(&self, at: &Pile, mv: &Move) -> Pile {
        self.taken(*at, mv.first().amount)
    }

    fn state_bound(&self, at: &Pile) -> Option<u64> {
        Some(at.left.saturating_mul(at.left))
    }
}

impl Theory for TakeAway {
    fn claim(&self, at: &Pile) -> Option<Claim> {
        if !self.theorem {
            return None;
        }
        let winning = self.limit.winning(at.left, at.limit);
        Some(Claim {
            outcome: Outcome::of_mover_winning(!winning.is_empty()),
            grundy: None,
            winning: winning.into_iter().map(|amount| Move::one(0, amount)).collect(),
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Pile) -> Option<SharedExplanation> {
        if at.limit == 0 {
            return over();
        }
        self.theorem.then(|| {
            let (terms, family) = (self.limit.terms(at.left), self.term_family(at.left));
            share(Terms { pile: at.left, limit: at.limit, terms, family })
        })
    }

    fn naive(&self, at: &Pile) -> Option<Move> {
        let below = self.limit.h_numbers(at.left).into_iter().rev().find(|term| *term < at.left);
        let wanted = at.left - below.unwrap_or(0);
        let amount = if wanted <= at.limit { wanted } else { 1 };
        (at.limit > 0).then(|| Move::one(0, amount))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<TakeAway> = Entry::new();

impl Catalogued for TakeAway {
    type Rules = TakeAway;

    const CARD: Card = Card {
        id: "take-away",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Umber,
        naive: words::naive,
        fields: &[Field {
            key: "f",
            label: words::f_label,
            kind: FieldKind::Text {
                default: "2x",
                check: |text| Limit::read(text).map(|limit| limit.write()),
                hint: words::hint,
                leads: false,
            },
        }],
        starts: &[
            Start { name: words::start_fibonacci_nim_twenty, pairs: "at=20" },
            Start { name: words::start_no_more_than_the_last_move, pairs: "at=22&f=x" },
            Start { name: words::start_less_than_twice, pairs: "at=23&f=2x-1" },
            Start { name: words::start_a_hundred_coins, pairs: "at=100" },
            Start { name: words::start_three_times, pairs: "at=50&f=3x" },
            Start { name: words::start_a_million_million, pairs: "at=1000000000000" },
        ],
        shelf: "at=17.6",
        position: words::position_written,
        moves: shared::amount_written,
    };

    const NAMES: &'static [Name] = &[Name { said: "Fibonacci Nim", pairs: "at=20" }];

    fn rules(setup: &Setup) -> TakeAway {
        TakeAway::new(
            Limit::read(setup.text(0))
                .unwrap_or_else(|_| unreachable!("a setup holds limits that were read before")),
        )
    }

    fn goal(rules: &TakeAway) -> Message {
        match rules.limit.write().as_str() {
            "x" => words::goal_same(),
            "2x" => words::goal_twice(),
            "3x" => words::goal_thrice(),
            "xx" => words::goal_square(),
            limit if limit.contains('x') => words::goal_limit(limit),
            limit => words::goal_fixed(limit),
        }
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::piles_label, least: 1, most: figures::MOST, usual: 1 });

    fn paged(rules: &TakeAway, first: u64) -> Vec<Table> {
        if rules.theorem { vec![figures::sums(&rules.limit, first)] } else { Vec::new() }
    }

    fn tables(rules: &TakeAway) -> Vec<Table> {
        vec![figures::growth(&rules.limit)]
    }
}

#[cfg(test)]
mod tests;
