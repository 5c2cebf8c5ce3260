//! Green Hackenbush against its definition, and values of the literature.

use super::GreenHackenbush;
use super::graph::{alive, alone, is_stalk, pieces, stalk, value};
use crate::kinds::Drawing;
use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
use crate::theory::pieces::Pieces;
use solver::play::Move;
use solver::rules::{PositionKind as _, Rules as _};

fn read(code: &str) -> Drawing {
    GreenHackenbush.read(code).unwrap()
}

#[test]
fn theory_knows_every_winner_and_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<GreenHackenbush>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn values_are_those_of_plain_recursion() {
    each_explained::<GreenHackenbush, Pieces>(|small, seen| {
        let values: Vec<u64> = seen.pieces.iter().map(|piece| piece.value).collect();
        assert_eq!((seen.xor, seen.xor), (small.known().value, by_columns(&values)));
        assert!(!seen.in_pairs() || seen.xor == 0, "{}", small.here());
    });
}

/// The value by all moves, without a principle.
fn plain(at: &Drawing) -> u64 {
    let moves = solver::rules::moves(&GreenHackenbush, at, usize::MAX);
    let after = moves.iter().map(|mv| plain(&GreenHackenbush.play(at, mv)));
    solver::mex::mex(after.collect::<Vec<_>>())
}

#[test]
fn random_drawings_have_the_values_of_plain_recursion() {
    let mut dice = fastrand::Rng::with_seed(38);
    let mut rings = 0;
    for _ in 0..120 {
        let count = dice.u32(3..7);
        let edges = (0..dice.usize(3..8)).map(|_| (dice.u32(0..count), dice.u32(0..count)));
        let edges = edges.filter(|(u, v)| u != v).map(|(u, v)| (u.min(v), u.max(v))).collect();
        let at = Drawing::of(count, edges);
        assert_eq!(value(&at, alive(&at)), plain(&at), "{}", GreenHackenbush.write(&at));
        rings += usize::from(alive(&at).count_ones() >= count);
    }
    assert!(rings > 20, "{rings} drawings had a ring");
}

/// Values of Winning Ways and of its readers.
#[test]
fn known_drawings_have_their_values() {
    for vertices in 1..=14 {
        let at = stalk(vertices);
        assert_eq!(value(&at, alive(&at)), u64::from(vertices) - 1);
    }
    for (code, wanted) in [
        // A trunk of one with branches of one and two, and a trunk of two with branches of one, one and three.
        ("5.1-2.2-3.2-4.4-5", 4),
        ("8.1-2.2-3.3-4.3-5.3-6.6-7.7-8", 5),
        // A triangle on a stalk of one, and a house on two legs with a roof.
        ("4.1-2.2-3.2-4.3-4", 2),
        ("7.1-2.1-3.2-3.2-4.3-5.4-5.4-6.5-6", 0),
    ] {
        let at = read(code);
        assert_eq!(value(&at, alive(&at)), wanted, "{code}");
    }
}

#[test]
fn what_hangs_in_the_air_falls() {
    let at = read("5.1-2.1-5.2-3.3-4");
    let cut = at.edges.iter().position(|edge| *edge == (1, 2)).unwrap();
    let after = GreenHackenbush.play(&at, &Move::one(cut as u32, 1));
    assert_eq!(alive(&after).count_ones(), 2);
    assert_eq!(pieces(&after, alive(&after)).len(), 2);
    assert!(pieces(&after, alive(&after)).into_iter().all(|piece| is_stalk(&after, piece)));
    assert_eq!(alone(&at, alive(&at)).vertices, 5);
    assert_eq!(read(&GreenHackenbush.write(&after)), after);
}

#[test]
fn limits_of_drawings() {
    limits::<GreenHackenbush>("", ["13.1-13", "14.1-14"], "15");
    refused::<GreenHackenbush>("", "3.2-1", "smaller vertex");
    refused::<GreenHackenbush>("", "3.1-2.2-3~3", "from 1 to 2");
}
