//! Demon Money: pay the square root of the pile, rounded down or up.

mod board;
mod figures;
pub mod theory;

crate::words::words!("demon-money");

use crate::card::{Card, Cloth, Difficulty, Family, Start};
use crate::game::{Catalogued, Entry};
use crate::kinds::Number;
use crate::setup::Setup;
use crate::table::{Page, Shape, Table, sign};
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
use theory::Band;

/// Largest pile.
const LARGEST: u64 = 1_000_000_000_000_000;

/// The game; it has no settings.
#[derive(Clone, Debug)]
pub struct DemonMoney;

/// The number of the band of a pile: the k for which k² − 1 ≤ pile < (k + 1)² − 1.
fn band(pile: u64) -> u64 {
    (pile + 1).isqrt()
}

fn last_lost(band: u64) -> u64 {
    band * band + band - 2
}

/// The least and the greatest fee of a pile, which are equal if it is a square.
fn fees(pile: u64) -> (u64, u64) {
    let low = pile.isqrt();
    (low, if low * low == pile { low } else { low + 1 })
}

/// 0 in the lost part of a band; in the won part 1, and 2 at its very end.
fn grundy(pile: u64) -> u64 {
    let k = band(pile);
    u64::from(pile > last_lost(k)) + u64::from(pile + 2 == (k + 1) * (k + 1))
}

impl Rules for DemonMoney {
    type Positions = Number;

    fn positions(&self) -> Number {
        let deal = (11, 88);
        Number { least: 0, most: LARGEST, deal, name: words::coins_label, editable: false }
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        let (low, high) = fees(*at);
        if *at > 0 {
            out.push(MoveRange { place: 0, low, high });
        }
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }

    fn state_bound(&self, at: &u64) -> Option<u64> {
        Some(*at)
    }
}

impl Theory for DemonMoney {
    fn claim(&self, at: &u64) -> Option<Claim> {
        let spans = solver::rules::ranges(self, at);
        let lost = |mv: &Move| grundy(at - mv.first().amount) == 0;
        let wins = grundy(*at) != 0;
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: Some(grundy(*at)),
            winning: solver::play::moves(&spans, usize::MAX).into_iter().filter(lost).collect(),
            // Every move leads from one half of a band into the half before it.
            more: false,
            distance: Some(2 * band(*at) - 2 + u64::from(wins)),
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &u64) -> Option<SharedExplanation> {
        match at {
            0 => over(),
            pile => Some(share(Band { pile: *pile, root: band(*pile) })),
        }
    }

    fn naive(&self, at: &u64) -> Option<Move> {
        (*at > 0).then(|| Move::one(0, fees(*at).0))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<DemonMoney> = Entry::new();

impl Catalogued for DemonMoney {
    type Rules = DemonMoney;

    const CARD: Card = Card {
        id: "demon-money",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Dusk,
        naive: words::naive,
        fields: &[],
        starts: &[
            Start { name: words::start_just_short_of_a_square, pairs: "at=47" },
            Start { name: words::start_twenty_one_coins, pairs: "at=21" },
            Start { name: words::start_a_square, pairs: "at=36" },
            Start { name: words::start_a_hundred, pairs: "at=100" },
            Start { name: words::start_a_million_million, pairs: "at=1000000000000" },
        ],
        shelf: "at=13",
        position: shared::pile_written,
        moves: shared::amount_written,
    };

    fn rules(_: &Setup) -> DemonMoney {
        DemonMoney
    }

    fn goal(_: &DemonMoney) -> Message {
        words::goal()
    }

    fn start(_: &DemonMoney) -> u64 {
        21
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::bands_label, least: 1, most: figures::MOST, usual: 1 });

    fn paged(_: &DemonMoney, first: u64) -> Vec<Table> {
        vec![figures::line(first)]
    }

    fn tables(_: &DemonMoney) -> Vec<Table> {
        let row = |k: u64| {
            let (first, last, end) = (k * k - 1, last_lost(k), (k + 1) * (k + 1) - 2);
            vec![k, first, last, last + 1, end]
        };
        vec![Table {
            caption: words::bands_caption(),
            note: words::bands_note(),
            shape: Shape::Columns {
                heads: vec![
                    sign("k"),
                    words::lost_head(),
                    words::to_head(),
                    words::won_head(),
                    words::to_head(),
                ],
                rows: (1..=16).map(row).collect(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
