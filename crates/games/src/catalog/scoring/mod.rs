//! Scoring: chips on a strip take a few steps to the left; normal and misère.

mod board;
pub mod theory;

crate::words::words!("scoring");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::goal;
use crate::kinds::{self, Deal, Strip};
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::theory::{claim, over, share};
use crate::twin::Twin;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code;
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::rules::Rules;
use solver::theory::Theory;
use solver::verdict::Claim;
use theory::Remainders;

/// Most chips, and the last cell.
const CHIPS: usize = 10;
const LAST: u64 = 59;
/// The largest number of steps that the settings offer.
const STEPS: u64 = 10;
/// Dots on a side of the table for two chips.
const SIDE: u64 = 24;

/// The game with its longest move and its convention.
#[derive(Clone, Debug)]
pub struct Scoring {
    /// The most cells that a chip goes in one move.
    pub most: u64,
    /// True if the player who makes the last move loses.
    pub misere: bool,
}

impl Scoring {
    /// One more than the longest move: a move and its answer together.
    fn modulus(&self) -> u64 {
        self.most + 1
    }

    /// What theory sees of these chips.
    fn remainders(&self, at: &[u64]) -> Remainders {
        let cells = at.iter().copied().filter(|cell| *cell > 0).collect();
        Remainders { cells, modulus: self.modulus(), misere: self.misere }
    }
}

impl Rules for Scoring {
    type Positions = Strip;

    fn positions(&self) -> Strip {
        let deal = Deal { count: (2, 3), each: (3, 12) };
        Strip { last: LAST, most: CHIPS, shared: true, deal }
    }

    fn moves(&self, at: &Vec<u64>, out: &mut Vec<MoveRange>) {
        out.extend(kinds::steps(at, self.most));
    }

    fn play(&self, at: &Vec<u64>, mv: &Move) -> Vec<u64> {
        kinds::moved(at, mv)
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn state_bound(&self, at: &Vec<u64>) -> Option<u64> {
        Some(kinds::below(at))
    }
}

impl Theory for Scoring {
    fn claim(&self, at: &Vec<u64>) -> Option<Claim> {
        let grundy = (!self.misere).then(|| self.remainders(at).xor());
        Some(claim(self, at, grundy, |at| self.remainders(at).lost()))
    }

    fn explanation(&self, at: &Vec<u64>) -> Option<SharedExplanation> {
        if at.iter().all(|cell| *cell == 0) {
            return over();
        }
        Some(share(self.remainders(at)))
    }

    fn naive(&self, at: &Vec<u64>) -> Option<Move> {
        let far = at.iter().copied().max().filter(|far| *far > 0)?;
        Some(Move::one(far as u32, self.most.min(far)))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<Scoring> = Entry::new();

impl Catalogued for Scoring {
    type Rules = Scoring;

    const CARD: Card = Card {
        id: "scoring",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Olive,
        naive: words::naive,
        fields: &[
            Field {
                key: "most",
                label: words::most_label,
                kind: FieldKind::Number { least: 1, most: STEPS, default: 3 },
            },
            MISERE,
        ],
        starts: &[
            Start { name: words::start_three_chips, pairs: "at=7.10.12" },
            Start { name: words::start_one_chip, pairs: "at=21" },
            Start { name: words::start_two_chips, pairs: "at=7.10" },
            Start { name: words::start_steps_up_to_five, pairs: "at=9.14.20&most=5" },
            Start { name: words::start_misere, pairs: "at=5.6&misere=1" },
            Start { name: words::start_misere_lost, pairs: "at=6.7.9&misere=1" },
        ],
        shelf: "at=3.6.6",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] = &[
        Name { said: "Scoring Misère", pairs: "at=21&misere=1" },
        Name { said: "Scoring Misère: Two Heaps", pairs: "at=5.6&misere=1" },
    ];

    fn rules(setup: &Setup) -> Scoring {
        Scoring { most: setup.number(0), misere: setup.on(1) }
    }

    fn goal(rules: &Scoring) -> Message {
        words::goal(rules.most, goal::end(rules.misere))
    }

    fn twins(rules: &Scoring, at: &Vec<u64>) -> Vec<Twin> {
        let twin =
            Twin::same("subtraction-game", rules.misere, code::write_list(at), words::twin_how());
        let steps: Vec<u64> = (1..=rules.most).collect();
        let steps = format!("subtract={}", code::write_list(&steps));
        let pairs = if rules.misere { steps + "&" + &twin.pairs } else { steps };
        vec![Twin { pairs, ..twin }]
    }

    fn tables(rules: &Scoring) -> Vec<Table> {
        let one = |cell: u64| match rules.misere {
            true => u64::from(!rules.remainders(&[cell]).lost()),
            false => cell % rules.modulus(),
        };
        let caption = if rules.misere { words::misere_caption } else { words::values_caption };
        let (width, values) = (rules.modulus() as usize, (0..=LAST).map(one).collect());
        let (repeats, exceptions) = (Repeats::always(rules.modulus()), Vec::new());
        let single = Shape::Sequence { from: 0, width, values, repeats, exceptions };
        let squares = (0..SIDE).flat_map(|x| (0..SIDE).map(move |y| (x, y)));
        let cold = squares.filter(|(x, y)| rules.remainders(&[*x, *y]).lost()).collect();
        vec![
            Table { caption: caption(), note: words::values_note(), shape: single },
            Table {
                caption: words::two_caption(),
                note: words::two_note(rules.modulus()),
                shape: Shape::Dots { side: SIDE, cold },
            },
        ]
    }
}

#[cfg(test)]
mod tests;
