//! Why a date is won: leave one whose day is 19 more than its month.

use super::dates::told;
use super::{Date, DateGame, after, days, words};
use crate::theory::{over, share};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Cell, Figure};
use solver::play::Outcome;
use solver::recipe::{Exchange, How, Recipe, typed};
use solver::rules::moves;
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The day less the month of 31 December, and of every lost date.
const AHEAD: u64 = 31 - 12;

/// True if the day is 19 more than the month.
fn lost(at: Date) -> bool {
    at.day == at.month + AHEAD
}

/// The only date on the line of lost dates that a move reaches, or the date itself.
fn target(at: Date) -> Date {
    match at.day < at.month + AHEAD {
        true => Date { day: at.month + AHEAD, ..at },
        false => Date { month: at.day - AHEAD, ..at },
    }
}

/// The value of two heaps of Nim: the months and the days to 31 December.
pub(super) fn nim(at: Date) -> u64 {
    (12 - at.month) ^ (31 - at.day)
}

/// The Grundy value of each date, by month and day; by recursion from the end of the year.
pub(super) fn values(leap: bool) -> Vec<[u64; 32]> {
    let mut values = vec![[0; 32]; 13];
    for month in (1..=12).rev() {
        for day in (1..=days(month, leap)).rev() {
            let months = (month + 1..=12).filter(|later| day <= days(*later, leap));
            let later = months.map(|later| (later, day));
            let later = later.chain((day + 1..=days(month, leap)).map(|later| (month, later)));
            let seen = later.fold(0_u64, |seen, (month, day)| {
                let value: u64 = values[month as usize][day as usize];
                seen | 1 << value
            });
            values[month as usize][day as usize] = u64::from(seen.trailing_ones());
        }
    }
    values
}

impl Theory for DateGame {
    fn claim(&self, at: &Date) -> Option<Claim> {
        let wins = !lost(*at);
        let mut winning = moves(self, at, usize::MAX);
        winning.retain(|mv| lost(after(*at, mv)));
        Some(Claim {
            outcome: Outcome::of_mover_winning(wins),
            grundy: Some(values(self.leap)[at.month as usize][at.day as usize]),
            winning,
            more: false,
            // The loser can go on by a single month or day each time.
            distance: Some(2 * (12 - target(*at).month) + u64::from(wins)),
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Date) -> Option<SharedExplanation> {
        match at {
            Date { month: 12, day: 31 } => over(),
            date => Some(share(Ahead { date: *date })),
        }
    }
}

/// A date, by how far its day is ahead of its month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// The date.
    pub date: Date,
}

impl Explanation for Ahead {
    fn mover_wins(&self) -> Option<bool> {
        Some(!lost(self.date))
    }

    fn summary(&self) -> Message {
        let Date { month, day } = self.date;
        let to = target(self.date);
        let (here, to) = (told(self.date), told(to));
        if lost(self.date) {
            words::on_the_line(here, day, month)
        } else if day < month + AHEAD {
            words::before_the_line(here, to)
        } else {
            words::beyond_the_line(here, to)
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let Date { month, day } = self.date;
        words::leaves_the_line(told(self.date), day, month)
    }

    /// Lost dates around the one that can be reached.
    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        let near = target(self.date).month;
        let first = near.saturating_sub(2).clamp(1, 8);
        let cell = |month: u64| Cell {
            text: words::short_date(month, month + AHEAD),
            boxed: lost(self.date) && month == near,
            marked: month == near,
        };
        Figure::Strip { cells: (first..first + 5).map(cell).collect(), caption: words::line() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(Nineteen)
    }
}

/// Leave a date whose day less its month is 19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nineteen;

impl How for Nineteen {
    fn sentence(&self) -> Message {
        words::nineteen_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let Date { month, day } = typed::<DateGame>(exchange.after).at;
        day.checked_sub(month) == Some(19)
    }
}
