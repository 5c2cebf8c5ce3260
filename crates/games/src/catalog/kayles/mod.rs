//! Kayles: knock down one pin, or two that stand side by side.

mod figures;

crate::words::words!("kayles");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Name, Start};
use crate::game::{Catalogued, Entry};
use crate::rows::Throws;
use crate::rows::misere::family;
use crate::setup::Setup;
use crate::table::{Page, Shape, Table};
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::values::Values;

/// Kayles with a setting for the most neighbours that one throw fells.
#[derive(Debug)]
pub struct Kayles;

/// Starts of the card.
const STARTS: &[Start] = &[
    Start { name: words::start_thirteen_pins, pairs: "at=iiiiiiiiiiiii" },
    Start { name: words::start_dudeneys_row_the_second_pin_down, pairs: "at=i.iiiiiiiiiii" },
    Start { name: words::start_three_rows, pairs: "at=iii_iiiii_iiiiiii" },
    Start { name: words::start_a_ring_of_eleven, pairs: "at=iiiiiiiiiii&ring=1" },
    Start { name: words::start_the_last_pin_loses, pairs: "at=iiiiiiiiiiiii&misere=1" },
    Start { name: words::start_up_to_four_at_a_throw, pairs: "at=iiiiiiiiiiiiiii&most=4" },
];

/// The entry of the catalogue.
pub static GAME: Entry<Kayles> = Entry::new();

impl Catalogued for Kayles {
    type Rules = Throws;

    const CARD: Card = Card {
        id: "kayles",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[
            Field {
                key: "most",
                label: words::most_label,
                kind: FieldKind::Number { least: 1, most: 12, default: 2 },
            },
            Field { key: "ring", label: crate::words::ring_label, kind: FieldKind::Switch },
            MISERE,
        ],
        starts: STARTS,
        shelf: "at=ii.iiii",
        position: shared::pins_written,
        moves: shared::throw_written,
    };

    const NAMES: &'static [Name] = &[Name { said: "Rip Van Winkle", pairs: "at=i.iiiiiiiiiii" }];

    fn rules(setup: &Setup) -> Throws {
        let (most, ring, misere) = (setup.number(0), setup.on(1), setup.on(2));
        Throws { least: 1, most, ring, misere, aimed: false }
    }

    fn goal(rules: &Throws) -> Message {
        rules.goal(match rules.most {
            1 => words::one_pin(),
            2 => words::two_pins(),
            most => words::more_pins(most),
        })
    }

    const PAGE: Option<Page> =
        Some(Page { label: words::throws_label, least: 0, most: figures::MOST, usual: 0 });

    fn paged(_: &Throws, first: u64) -> Vec<Table> {
        vec![figures::throws(first)]
    }

    fn tables(rules: &Throws) -> Vec<Table> {
        let values = rules.values();
        let width = values.period().map_or(12, |period| period.length as usize).clamp(8, 36);
        let mut tables = vec![Table {
            caption: crate::words::row_values(),
            note: words::values_note(),
            shape: Shape::sequence(&values, width, 0..(width as u64 * 8).max(96)),
        }];
        if rules.most == 2 {
            tables.push(side_by_side(&values));
        }
        tables
    }
}

/// Normal and misère play of one and of two equal rows.
fn side_by_side(values: &Values) -> Table {
    let turned = |rows: &[u64]| u64::from(family(rows).is_some());
    let row = |n: u64| {
        let value = values.at(n).unwrap_or(0);
        let wins = u64::from(value != 0);
        vec![n, value, wins, wins ^ turned(&[n]), turned(&[n, n])]
    };
    Table {
        caption: words::both_caption(),
        note: words::both_note(),
        shape: Shape::Columns {
            heads: vec![
                words::pins_head(),
                words::value_head(),
                words::normal_head(),
                words::misere_head(),
                words::twins_head(),
            ],
            rows: (1..=26).map(row).collect(),
        },
    }
}

#[cfg(test)]
mod tests;
