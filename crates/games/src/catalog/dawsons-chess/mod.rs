//! Dawson's Chess: a pin falls together with its neighbours.

crate::words::words!("dawsons-chess");

use crate::card::{Card, Difficulty, Family, Field, Kind, MISERE, Start};
use crate::game::{Catalogued, Entry};
use crate::rows::{Pins, Throws};
use crate::setup::Setup;
use crate::table::Table;
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
        title: "Dawson’s Chess",
        summary: "Hit a pin, and its neighbours fall too. The last throw wins.",
        search: "pins bowling skittles pawns pions échecs quilles row rangée",
        family: Family::TakeAndBreak,
        difficulty: Difficulty::Medium,
        naive: "always knocks down as many as it can",
        fields: &[
            Field { key: "ring", label: "The pins stand in a ring", kind: Kind::Switch },
            MISERE,
        ],
        starts: &[
            Start { name: "A row of nine", pairs: "at=iiiiiiiii" },
            Start { name: "Eight, a lost row", pairs: "at=iiiiiiii" },
            Start { name: "Three and six", pairs: "at=iii_iiiiii" },
            Start { name: "A ring of eleven", pairs: "at=iiiiiiiiiii&ring=1" },
            Start { name: "The last throw loses", pairs: "at=iiiiiiiii&misere=1" },
        ],
        shelf: "at=iii...i",
    };

    fn rules(setup: &Setup) -> Throws {
        let (ring, misere) = (setup.on(0), setup.on(1));
        Throws { least: 1, most: 3, ring, misere, aimed: true }
    }

    fn goal(rules: &Throws) -> Message {
        rules.goal(words::three_pins())
    }

    fn start(_: &Throws) -> Pins {
        Throws::standing(&[9])
    }

    fn tables(rules: &Throws) -> Vec<Table> {
        let note = "A row on its own loses where the value is 0. Each value is that of a row with one \
                    pin more in Dawson’s Kayles.";
        vec![rules.table(note)]
    }
}
