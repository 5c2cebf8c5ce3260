//! Dawson's Chess: a pin falls together with its neighbours.

crate::words::words!("dawsons-chess");

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::rows::Throws;
use crate::rows::{Change, Pins};
use crate::setup::Setup;
use crate::table::Table;
use crate::twin::Twin;
use crate::words as shared;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;

/// Dawson's Chess with pins, in rows or in a ring.
#[derive(Debug)]
pub struct DawsonsChess;

/// The entry of the catalogue.
pub static GAME: Entry<DawsonsChess> = Entry::new();

impl Catalogued for DawsonsChess {
    type Rules = Throws;

    const CARD: Card = Card {
        id: "dawsons-chess",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[
            Field { key: "ring", label: crate::words::ring_label, kind: FieldKind::Switch },
            MISERE,
        ],
        starts: &[
            Start { name: words::start_a_row_of_nine, pairs: "at=iiiiiiiii" },
            Start { name: words::start_eight_a_lost_row, pairs: "at=iiiiiiii" },
            Start { name: words::start_three_and_six, pairs: "at=iii_iiiiii" },
            Start { name: words::start_a_ring_of_eleven, pairs: "at=iiiiiiiiiii&ring=1" },
            Start { name: words::start_the_last_throw_loses, pairs: "at=iiiiiiiii&misere=1" },
        ],
        shelf: "at=iii...i",
        position: shared::pins_written,
        moves: shared::aim_written,
    };

    fn rules(setup: &Setup) -> Throws {
        let (ring, misere) = (setup.on(0), setup.on(1));
        Throws { least: 1, most: 3, ring, misere, aimed: true }
    }

    fn goal(rules: &Throws) -> Message {
        rules.goal(words::three_pins())
    }

    fn twins(rules: &Throws, at: &Pins) -> Vec<Twin> {
        rules.twin("dawsons-kayles", at, Change::Longer, words::twin_how())
    }

    fn tables(rules: &Throws) -> Vec<Table> {
        let note = shared::then(shared::row_loses(), words::values_note());
        vec![rules.table(note)]
    }
}

#[cfg(test)]
mod tests;
