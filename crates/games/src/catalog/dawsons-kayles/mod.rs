//! Dawson's Kayles: only two neighbours together may be knocked down.

crate::words::words!("dawsons-kayles");

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

/// Dawson's Kayles, in rows or in a ring.
#[derive(Debug)]
pub struct DawsonsKayles;

/// The entry of the catalogue.
pub static GAME: Entry<DawsonsKayles> = Entry::new();

impl Catalogued for DawsonsKayles {
    type Rules = Throws;

    const CARD: Card = Card {
        id: "dawsons-kayles",
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
            Start { name: words::start_a_row_of_twelve, pairs: "at=iiiiiiiiiiii" },
            Start { name: words::start_nine_a_lost_row, pairs: "at=iiiiiiiii" },
            Start { name: words::start_four_and_seven, pairs: "at=iiii_iiiiiii" },
            Start { name: words::start_a_ring_of_eleven, pairs: "at=iiiiiiiiiii&ring=1" },
            Start { name: words::start_the_last_throw_loses, pairs: "at=iiiiiiiiii&misere=1" },
        ],
        shelf: "at=iii..ii",
        position: shared::pins_written,
        moves: shared::throw_written,
    };

    fn rules(setup: &Setup) -> Throws {
        let (ring, misere) = (setup.on(0), setup.on(1));
        Throws { least: 2, most: 2, ring, misere, aimed: false }
    }

    fn goal(rules: &Throws) -> Message {
        rules.goal(words::two_pins())
    }

    fn twins(rules: &Throws, at: &Pins) -> Vec<Twin> {
        rules.twin("dawsons-chess", at, Change::Shorter, words::twin_how())
    }

    fn tables(rules: &Throws) -> Vec<Table> {
        vec![rules.table(crate::words::row_loses())]
    }
}

#[cfg(test)]
mod tests;
