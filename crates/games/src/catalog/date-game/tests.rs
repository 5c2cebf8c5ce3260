//! The Date Game against its definition, and the values of its calendar.

use super::theory::{Ahead, nim, values};
use super::{Date, DateGame, days};
use crate::testing::{Claimed, after_each, claimed, each_explained, read, refused};

#[test]
fn theory_knows_everything() {
    let Claimed { positions, winners, values, distances } = claimed::<DateGame>();
    assert_eq!([winners, values, distances], [positions; 3]);
}

#[test]
fn dates_are_lost_where_the_day_is_nineteen_ahead() {
    each_explained::<DateGame, Ahead>(|small, seen| {
        assert_eq!(seen.date, *small.at(), "{}", small.here());
        let ahead = seen.date.day as i64 - seen.date.month as i64;
        assert_eq!(ahead == 19, small.known().value == 0, "{}", small.here());
    });
}

#[test]
fn one_move_wins_from_every_other_date() {
    let lost = |at: &Date| assert_eq!(at.day, at.month + 19);
    for (month, day, winning) in [(1, 1, 1), (1, 20, 0), (3, 25, 1), (11, 30, 0), (12, 1, 1)] {
        let code = format!("{month}.{day}");
        assert_eq!(after_each::<DateGame>("", &code, |_, at| lost(at)), winning, "{code}");
    }
}

#[test]
fn the_holes_change_most_values_but_no_zero() {
    for (leap, all, changed) in [(false, 365, 294), (true, 366, 295)] {
        let values = values(leap);
        let dates =
            (1..=12).flat_map(|month| (1..=days(month, leap)).map(move |day| Date { month, day }));
        let dates: Vec<(Date, u64)> =
            dates.map(|at| (at, values[at.month as usize][at.day as usize])).collect();
        assert_eq!(dates.len(), all);
        assert_eq!(dates.iter().filter(|(at, value)| *value != nim(*at)).count(), changed);
        assert!(dates.iter().all(|(at, value)| (*value == 0) == (nim(*at) == 0)));
        assert_eq!(dates.iter().map(|(_, value)| *value).max(), Some(35));
    }
}

#[test]
fn only_dates_of_the_year_are_read() {
    refused::<DateGame>("", "2.29", "28");
    assert_eq!(read::<DateGame>("leap=1", "2.29").map(|at| at.at), Ok(Date { month: 2, day: 29 }));
    refused::<DateGame>("", "4.31", "30");
    refused::<DateGame>("", "13.1", "12");
    refused::<DateGame>("", "7", "point");
}
