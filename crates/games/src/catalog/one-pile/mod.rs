//! One pile: take between a least and a most, or a number from any set.

mod board;
pub mod theory;

crate::words::words!("one-pile");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::heaps;
use crate::kinds::Number;
use crate::setup::Setup;
use crate::subtraction::SubtractionSet;
use crate::table::{Repeats, Shape, Table};
use crate::theory::class::Class;
use crate::theory::{over, share};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::SharedExplanation;
use solver::judge::OUTCOME_NODES;
use solver::play::{self, Move, MoveRange, Outcome};
use solver::rules::{self, Rules};
use solver::theory::Theory;
use solver::values::Values;
use solver::verdict::{Claim, Known};
use theory::Residue;

/// Largest pile.
const LARGEST: u64 = 1_000_000_000_000_000;
/// Number of values that are computed if the period is not proved; larger piles stay undecided.
const TABLE: usize = 20_000;

/// The game with its rule and convention.
#[derive(Clone, Debug)]
pub struct OnePile {
    /// The numbers that may be taken.
    pub taken: SubtractionSet,
    /// True if the player who cannot move wins.
    pub misere: bool,
}

impl OnePile {
    fn values(&self, set: &[u64]) -> Values {
        let make = if self.misere { Values::misere_subtraction } else { Values::subtraction };
        make(set, TABLE)
    }

    /// The Grundy value of any pile, or in misère play 1 for a win and 0 for a loss.
    fn worth(&self) -> impl Fn(u64) -> Option<u64> {
        let misere = self.misere;
        let (least, most, values) = match &self.taken {
            SubtractionSet::Range(least, most) => (*least, *most, None),
            SubtractionSet::Set(set) => (1, 1, Some(self.values(set))),
        };
        move |pile| match &values {
            Some(values) => values.at(pile),
            None => {
                let residue = pile % (least + most);
                let lost = (least..2 * least).contains(&residue);
                Some(if misere { u64::from(!lost) } else { residue / least })
            }
        }
    }

    /// Moves until the end, if theory knows: each pair of moves takes one whole modulus.
    fn distance(&self, pile: u64) -> Option<u64> {
        match self.taken {
            SubtractionSet::Range(least, most) if !self.misere => {
                let (quotient, residue) = (pile / (least + most), pile % (least + most));
                Some(2 * quotient + u64::from(residue >= least))
            }
            _ => None,
        }
    }
}

impl Rules for OnePile {
    type Positions = Number;

    fn positions(&self) -> Number {
        let (least, most) = self.taken.bounds();
        let deal = (least.max(10), (2 * most).max(21));
        Number { least: 0, most: LARGEST, deal, name: crate::words::pile_label, editable: true }
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        let amounts = self.taken.amounts().into_iter().filter(|(low, _)| low <= at);
        out.extend(amounts.map(|(low, high)| MoveRange { place: 0, low, high: high.min(*at) }));
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn state_bound(&self, at: &u64) -> Option<u64> {
        // Search keeps the options of all piles down to this one.
        let breadth: u64 = self.taken.amounts().iter().map(|(low, high)| high - low + 1).sum();
        Some(at.saturating_mul(breadth + 1))
    }

    fn out_of_reach(&self, at: &u64) -> bool {
        // A search has to solve nearly every pile below.
        *at > OUTCOME_NODES as u64
    }
}

impl Theory for OnePile {
    fn claim(&self, at: &u64) -> Option<Claim> {
        let worth = self.worth();
        let value = worth(*at)?;
        let spans = rules::ranges(self, at);
        let lost = |mv: &Move| worth(at - mv.first().amount) == Some(0);
        let mut winning = play::moves(&spans, usize::MAX);
        winning.retain(lost);
        let wins = !winning.is_empty() || (spans.is_empty() && self.misere);
        let grundy = (!self.misere).then_some(value);
        let outcome = Outcome::of_mover_winning(wins);
        let distance = self.distance(*at);
        Some(Claim { outcome, grundy, winning, more: false, distance, known: Known::Theory })
    }

    fn explanation(&self, at: &u64) -> Option<SharedExplanation> {
        if rules::ranges(self, at).is_empty() {
            return over();
        }
        let misere = self.misere;
        Some(match &self.taken {
            SubtractionSet::Range(least, most) => {
                let modulus = least + most;
                share(Residue { pile: *at, modulus, residue: at % modulus, least: *least, misere })
            }
            SubtractionSet::Set(set) => {
                let values = self.values(set);
                let period = values.period().map(|period| (period.start, period.length));
                let lost = heaps::lost(&values);
                share(Class { pile: *at, value: values.at(*at)?, period, misere, lost })
            }
        })
    }

    fn naive(&self, at: &u64) -> Option<Move> {
        play::largest(&rules::ranges(self, at))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<OnePile> = Entry::new();

impl Catalogued for OnePile {
    type Rules = OnePile;

    const CARD: Card = Card {
        id: "one-pile",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::OnePile,
        difficulty: Difficulty::Begin,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[
            Field {
                key: "take",
                label: crate::words::may_take,
                kind: FieldKind::Text {
                    default: "1-3",
                    check: |text| SubtractionSet::read(text).map(|taken| taken.write()),
                    hint: crate::words::taken_hint,
                    leads: false,
                },
            },
            MISERE,
        ],
        starts: &[
            Start { name: words::start_twenty_one_take_one_to_three, pairs: "at=21" },
            Start { name: words::start_three_to_five, pairs: "at=29&take=3-5" },
            Start { name: words::start_one_three_or_four, pairs: "at=24&take=1.3.4" },
            Start { name: words::start_do_not_take_the_last, pairs: "at=21&misere=1" },
            Start { name: words::start_a_hundred_take_one_to_ten, pairs: "at=100&take=1-10" },
        ],
        shelf: "at=13",
        position: shared::pile_written,
        moves: shared::amount_written,
    };

    fn rules(setup: &Setup) -> OnePile {
        let taken = SubtractionSet::read(setup.text(0))
            .unwrap_or_else(|_| unreachable!("a setup holds rules that were read before"));
        OnePile { taken, misere: setup.on(1) }
    }

    fn goal(rules: &OnePile) -> Message {
        let amounts = rules.taken.amounts();
        words::goal(goal::amounts(&amounts), goal::many(&amounts), goal::end(rules.misere))
    }

    fn start(rules: &OnePile) -> u64 {
        // Enough for a few turns under any rule.
        let (least, most) = rules.taken.bounds();
        21.max(least + most)
    }

    fn tables(rules: &OnePile) -> Vec<Table> {
        let upto = 120;
        let values = (0..upto).filter_map(rules.worth()).collect();
        let (width, repeats) = match &rules.taken {
            SubtractionSet::Range(least, most) => {
                ((least + most) as usize, Repeats::always(least + most))
            }
            SubtractionSet::Set(set) => {
                let period = rules.values(set).period();
                (period.map_or(20, |period| period.length as usize), Repeats::of(period))
            }
        };
        let caption = if rules.misere { words::misere_caption } else { words::values_caption };
        vec![Table {
            caption: caption(),
            note: words::values_note(),
            shape: Shape::Sequence {
                from: 0,
                width: width.clamp(2, 40),
                values,
                repeats,
                exceptions: Vec::new(),
            },
        }]
    }
}

#[cfg(test)]
mod tests;
