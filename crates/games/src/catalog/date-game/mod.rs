//! The Date Game: advance the month or the day; 31 December wins.

mod board;
mod dates;
pub mod theory;

crate::words::words!("date-game");

use crate::twin::{Sameness, Twin};
pub use dates::{Date, Dates};

use crate::card::{Card, Cloth, Difficulty, Family, Field, FieldKind, Start};
use crate::game::{Catalogued, Entry};
use crate::setup::Setup;
use crate::table::{Mark, Shape, Table, sign};
use alloc::vec;
use alloc::vec::Vec;
use dates::days;
use messages::Message;
use solver::play::{Move, MoveRange};
use solver::rules::Rules;
use theory::{nim, values};

/// The game in a year of one kind.
#[derive(Clone, Copy, Debug)]
pub struct DateGame {
    /// True if there is a 29 February.
    pub leap: bool,
}

/// The date after a move: place 0 advances the month, place 1 the day.
fn after(at: Date, mv: &Move) -> Date {
    let step = mv.first();
    match step.place {
        0 => Date { month: at.month + step.amount, ..at },
        _ => Date { day: at.day + step.amount, ..at },
    }
}

impl Rules for DateGame {
    type Positions = Dates;

    fn positions(&self) -> Dates {
        Dates { leap: self.leap }
    }

    fn moves(&self, at: &Date, out: &mut Vec<MoveRange>) {
        let months = (at.month + 1..=12).filter(|month| at.day <= days(*month, self.leap));
        out.extend(months.map(|month| {
            let amount = month - at.month;
            MoveRange { place: 0, low: amount, high: amount }
        }));
        let high = days(at.month, self.leap) - at.day;
        out.extend((high > 0).then_some(MoveRange { place: 1, low: 1, high }));
    }

    fn play(&self, at: &Date, mv: &Move) -> Date {
        after(*at, mv)
    }

    fn state_bound(&self, at: &Date) -> Option<u64> {
        Some((13 - at.month) * (32 - at.day))
    }
}

/// The entry of the catalogue.
pub static GAME: Entry<DateGame> = Entry::new();

impl Catalogued for DateGame {
    type Rules = DateGame;

    const CARD: Card = Card {
        id: "date-game",
        title: words::title,
        summary: words::summary,
        rule: words::rule,
        search: words::search,
        family: Family::Wythoff,
        difficulty: Difficulty::Easy,
        cloth: Cloth::Fir,
        naive: words::naive,
        fields: &[Field { key: "leap", label: words::leap_label, kind: FieldKind::Switch }],
        starts: &[
            Start { name: words::start_tenth_of_january, pairs: "at=1.10" },
            Start { name: words::start_new_year, pairs: "at=1.1" },
            Start { name: words::start_late_in_march, pairs: "at=3.25" },
            Start { name: words::start_lost_in_april, pairs: "at=4.23" },
            Start { name: words::start_leap_day, pairs: "at=2.29&leap=1" },
        ],
        shelf: "at=8.24",
        position: words::position_written,
        moves: words::move_written,
    };

    fn rules(setup: &Setup) -> DateGame {
        DateGame { leap: setup.on(0) }
    }

    fn goal(rules: &DateGame) -> Message {
        if rules.leap { words::goal_leap() } else { words::summary() }
    }

    fn twins(_: &DateGame, at: &Date) -> Vec<Twin> {
        let heaps = [12 - at.month, 31 - at.day];
        let nim = Twin::heaps("nim", Sameness::Zeros, &heaps, false, words::twin_how());
        nim.into_iter().collect()
    }

    fn tables(rules: &DateGame) -> Vec<Table> {
        let values = values(rules.leap);
        let cell = |date: Date| {
            let value = values[date.month as usize][date.day as usize];
            let mark = match value {
                0 => Mark::Boxed,
                value if value != nim(date) => Mark::Odd,
                _ => Mark::Plain,
            };
            (sign(value), mark)
        };
        let row = |day: u64| {
            let in_month = |month| match day <= days(month, rules.leap) {
                true => cell(Date { month, day }),
                false => (Message::nothing(), Mark::Plain),
            };
            (sign(day), (1..=12).map(in_month).collect())
        };
        let mut heads = vec![words::day_head()];
        heads.extend((1..=12).map(words::short_month));
        vec![Table {
            caption: words::values_caption(),
            note: words::values_note(),
            shape: Shape::Grid { heads, rows: (1..=31).map(row).collect() },
        }]
    }
}

#[cfg(test)]
mod tests;
