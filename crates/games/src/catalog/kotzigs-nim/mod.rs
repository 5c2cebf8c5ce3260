//! Kotzig’s Nim: a marker goes around a ring of seats by allowed steps, and never to a seat that was used before.

mod board;
mod rules;
pub mod theory;

crate::words::words!("kotzigs-nim");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::words as shared;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::rules::PositionKind as _;

/// Most seats.
const SEATS: u64 = 20;
/// The longest step, and most different ones.
const STEP: u64 = 12;
const STEPS: usize = 6;
/// Rings in the table: larger ones take too long.
const TOLD: u64 = 12;

/// The game with the steps that are allowed, ascending.
#[derive(Clone, Debug)]
pub struct KotzigsNim {
    /// The steps.
    pub steps: Vec<u64>,
}

/// A ring of seats with its marker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// True for each seat that has been used, that of the marker as well; the seats are numbered from 0.
    pub used: Vec<bool>,
    /// The seat of the marker.
    pub at: usize,
}

/// The entry of the catalogue.
pub static GAME: Entry<KotzigsNim> = Entry::new();

/// Reads steps such as `1.2`; their order does not matter.
fn read_steps(text: &str) -> Result<Vec<u64>, CodeError> {
    let range = ListRange { of: words::steps, count: (1, STEPS), each: (1, STEP) };
    let mut steps = crate::heaps::ascending(code::list(text, range)?.into_iter());
    steps.dedup();
    Ok(steps)
}

fn write_steps(text: &str) -> Result<String, CodeError> {
    read_steps(text).map(|steps| code::write_list(&steps))
}

impl Catalogued for KotzigsNim {
    type Rules = KotzigsNim;

    const CARD: Card = Card {
        id: "kotzigs-nim",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Shapes,
        difficulty: Difficulty::Deep,
        cloth: Cloth::Slate,
        naive: words::naive,
        fields: &[Field {
            key: "step",
            label: words::step_label,
            kind: FieldKind::Text {
                default: "1.2",
                check: write_steps,
                hint: words::steps_hint,
                leads: false,
            },
        }],
        starts: &[
            Start { name: words::start_eight_seats, pairs: "at=O......." },
            Start { name: words::start_seven_seats, pairs: "at=O......" },
            Start { name: words::start_one_or_three, pairs: "at=O..........&step=1.3" },
            Start { name: words::start_two_or_three, pairs: "at=O.........&step=2.3" },
            Start { name: words::start_up_to_three, pairs: "at=O...........&step=1.2.3" },
        ],
        shelf: "at=xx.xO...",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> KotzigsNim {
        // A setup holds checked texts only.
        KotzigsNim { steps: read_steps(setup.text(0)).unwrap_or_else(|_| vec![1, 2]) }
    }

    fn start(rules: &KotzigsNim) -> Ring {
        rules.with_sizes(&[8]).expect("there are rings of eight seats")
    }

    fn goal(rules: &KotzigsNim) -> Message {
        words::goal(shared::one_of(&rules.steps))
    }

    fn tables(rules: &KotzigsNim) -> Vec<Table> {
        let won = |seats: u64| u64::from(theory::wins(&rules.steps, seats as usize));
        vec![Table {
            caption: words::rings_caption(shared::one_of(&rules.steps)),
            note: words::rings_note(),
            shape: Shape::Sequence {
                from: 1,
                width: 12,
                values: (1..=TOLD).map(won).collect(),
                repeats: Repeats::Told,
                exceptions: Vec::new(),
            },
        }]
    }
}
