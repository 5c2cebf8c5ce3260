//! Turning Turtles and three more games of coins in a row, of which the rightmost that turns goes from heads to tails.

mod board;
mod rules;
pub mod theory;

crate::words::words!("turning-turtles");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Repeats, Shape, Table};
use crate::twin::{Sameness, Twin};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
pub use rules::Turning;
use solver::rules::PositionKind as _;

/// Fewest and most coins.
const COINS: (u64, u64) = (1, 24);

/// The coins in a row, `true` where one shows heads.
pub type Row = Vec<bool>;

/// The game with the rule that says which coins may turn together.
#[derive(Clone, Debug)]
pub struct TurningTurtles {
    /// The rule.
    pub turning: Turning,
}

/// The entry of the catalogue.
pub static GAME: Entry<TurningTurtles> = Entry::new();

/// The words of the setting in addresses, in the order of the form.
const WORDS: [(&str, Turning); 4] = [
    ("turtles", Turning::Turtles),
    ("mock", Turning::Mock),
    ("ruler", Turning::Ruler),
    ("twins", Turning::Twins),
];

impl TurningTurtles {
    /// The word of the rule in addresses, by which sentences choose what they say.
    pub(crate) fn word(&self) -> &'static str {
        let known = WORDS.iter().find(|(_, turning)| *turning == self.turning);
        known.map_or(WORDS[0].0, |(word, _)| word)
    }
}

impl Catalogued for TurningTurtles {
    type Rules = TurningTurtles;

    const CARD: Card = Card {
        id: "turning-turtles",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Nim,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[Field {
            key: "turn",
            label: words::turn_label,
            kind: FieldKind::Choice {
                words: &[
                    (WORDS[0].0, words::choice_turtles),
                    (WORDS[1].0, words::choice_mock),
                    (WORDS[2].0, words::choice_ruler),
                    (WORDS[3].0, words::choice_twins),
                ],
            },
        }],
        starts: &[
            Start { name: words::start_four_heads, pairs: "at=.O..O...OO." },
            Start { name: words::start_thirteen_coins, pairs: "at=.O..O...OO.O." },
            Start { name: words::start_mock, pairs: "at=..O.OOO.O&turn=mock" },
            Start { name: words::start_ruler, pairs: "at=OOOOOOOOOO&turn=ruler" },
            Start { name: words::start_twins, pairs: "at=.O.OO..O&turn=twins" },
        ],
        shelf: "at=.O..O.O.",
        position: words::position_written,
        moves: words::move_written,
    };

    const NAMES: &'static [Name] = &[
        Name { said: "Mock Turtles", pairs: "at=..O.OOO.O&turn=mock" },
        Name { said: "Ruler", pairs: "at=OOOOOOOOOO&turn=ruler" },
        Name { said: "Twins", pairs: "at=.O.OO..O&turn=twins" },
    ];

    fn rules(setup: &Setup) -> TurningTurtles {
        let known = WORDS.iter().find(|(word, _)| *word == setup.text(0));
        TurningTurtles { turning: known.map_or(Turning::Turtles, |(_, turning)| *turning) }
    }

    fn start(rules: &TurningTurtles) -> Row {
        // The usual row is lost under the rule of Ruler.
        let code = if rules.turning == Turning::Ruler { "OOOOOOOOOO" } else { ".O..O...OO." };
        rules.read(code).expect("it has from 1 to 24 coins")
    }

    fn goal(rules: &TurningTurtles) -> Message {
        words::goal(rules.word())
    }

    fn rule(rules: &TurningTurtles) -> Message {
        match rules.turning {
            Turning::Turtles => words::rule(),
            Turning::Mock => words::rule_of_mock(),
            Turning::Ruler => words::rule_of_ruler(),
            Turning::Twins => words::rule_of_twins(),
        }
    }

    fn twins(rules: &TurningTurtles, at: &Row) -> Vec<Twin> {
        let heads = (0..).zip(at).filter(|(_, head)| **head);
        let heaps: Vec<u64> = heads.map(|(coin, _)| rules.turning.value(coin)).collect();
        let how = match rules.turning {
            Turning::Turtles | Turning::Twins => words::twin_how(),
            Turning::Mock | Turning::Ruler => words::twin_how_values(),
        };
        Twin::heaps("nim", Sameness::Values, &heaps, false, how).into_iter().collect()
    }

    fn tables(rules: &TurningTurtles) -> Vec<Table> {
        let values = (0..36).map(|coin| rules.turning.value(coin)).collect();
        let from = rules.turning.first();
        let (repeats, exceptions) = (Repeats::Told, Vec::new());
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Sequence { from, width: 12, values, repeats, exceptions },
        }]
    }
}
