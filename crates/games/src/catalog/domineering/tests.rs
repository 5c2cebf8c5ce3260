//! Domineering against its definition, the outcomes of the literature, and its reasons.

use super::places::{most, sure};
use super::theory::{Reserve, Twins, outcomes};
use super::{Board, Domineering};
use crate::cells::Cells;
use crate::cells::mask::mask;
use crate::testing::{each_explained, limits, refused, verdict};
use solver::play::Outcome;
use solver::rules::PositionKind as _;

/// Outcomes of empty boards (Conway 1976; Berlekamp, Conway and Guy 1982).
#[test]
fn small_boards_have_the_outcomes_of_the_literature() {
    let letters = |row: &Vec<Outcome>| row.iter().map(|outcome| outcome.letter()).collect();
    let found: Vec<String> = outcomes((4, 5)).iter().map(letters).collect();
    assert_eq!(found, ["PRRRR", "LNNRL", "LNNRR", "LLLNL"]);
    let two: Vec<char> = (1..=9)
        .map(|columns| verdict::<Domineering>("", &format!("2x{columns}")))
        .map(|found| found.outcome.map_or('?', Outcome::letter))
        .collect();
    assert_eq!(two, "LNNRLNNRL".chars().collect::<Vec<_>>());
    assert_eq!(verdict::<Domineering>("", "5x5").outcome, Some(Outcome::P));
}

/// What a player is sure of, and the most that a player can do, bound what happens in each line of play.
#[test]
fn counts_of_moves() {
    for (code, left, right) in [
        ("xx_xx", (0, 2), (0, 2)),
        ("x_x_x", (1, 1), (0, 0)),
        ("xxxx", (0, 0), (2, 2)),
        ("xxx_x.._x..", (1, 1), (1, 1)),
    ] {
        let free = mask(&Domineering.read(code).unwrap().squares);
        let counts = |player| (sure(free, player), most(free, player));
        assert_eq!((counts(0), counts(1)), (left, right), "{code}");
    }
}

#[test]
fn reserves_decide_the_game() {
    each_explained::<Domineering, Reserve>(|small, seen| {
        let wins = seen.winner == seen.turn;
        assert_eq!(small.known().wins, wins, "{}", small.here());
    });
}

#[test]
fn turned_twins_are_lost() {
    each_explained::<Domineering, Twins>(|small, _| {
        assert!(!small.known().wins, "{}", small.here());
    });
    let pair = Domineering.read("xxx.xx_xx..xx_.....x").unwrap();
    let found = verdict::<Domineering>("", &Domineering.write(&pair));
    assert_eq!(found.outcome, Some(Outcome::P));
}

#[test]
fn limits_of_boards() {
    limits::<Domineering>("", ["7x8", "8x8"], "9x8");
    refused::<Domineering>("", "8x16", "1 to 15");
    refused::<Domineering>("", "xx~L", "should be R");
    let at = Board { squares: Cells::new(1, 2, |_, _| true), turn: 1 };
    assert_eq!(Domineering.write(&at), "xx~R");
}
