//! Northcott’s game against its definition, with retreats and without.

use super::theory::Twins;
use super::{Lanes, Northcott};
use crate::testing::{
    Claimed, by_columns, claimed, each_explained, limits, read, refused, verdict,
};
use solver::play::Outcome;
use solver::rules::{self, PositionKind as _, Rules as _};

#[test]
fn theory_knows_every_winner() {
    let Claimed { positions, winners, values, .. } = claimed::<Northcott>();
    assert_eq!((winners, values), (positions, 0));
}

#[test]
fn twins_are_equal_gaps() {
    each_explained::<Northcott, Twins>(|small, seen| {
        let mut gaps: Vec<u64> = small.at().gaps();
        assert_eq!(seen.met, gaps.iter().sum::<u64>() == 0, "{}", small.here());
        gaps.retain(|gap| *gap > 0);
        gaps.sort_unstable();
        assert!(gaps.chunks(2).all(|pair| pair[0] == pair[1]), "{}", small.here());
    });
}

/// The number of retreats changes neither the winner nor the moves forwards that win.
#[test]
fn retreats_decide_nothing() {
    let mut dice = fastrand::Rng::with_seed(9);
    for _ in 0..30 {
        let lanes = (0..2 + dice.usize(0..3)).map(|_| {
            let (one, other) = (dice.u64(0..4), dice.u64(4..9));
            if dice.bool() { [one, other] } else { [other, one] }
        });
        let lanes: Vec<[u64; 2]> = lanes.collect();
        let wanted = [0, 2, 4].map(|retreats| {
            let rules = Northcott { retreats };
            let at = Lanes { width: 9, lanes: lanes.clone(), turn: 0, retreats: [retreats; 2] };
            let found = verdict::<Northcott>(&format!("retreats={retreats}"), &rules.write(&at));
            let forwards = found.winning.iter().filter(|mv| mv.first().place % 2 == 0);
            for mv in &found.winning {
                assert_eq!(by_columns(&rules.play(&at, mv).gaps()), 0);
            }
            (found.outcome, forwards.cloned().collect::<Vec<_>>())
        });
        assert_eq!((&wanted[0], &wanted[0]), (&wanted[1], &wanted[2]), "{lanes:?}");
        let wins = by_columns(&wanted_gaps(&lanes)) != 0;
        assert_eq!(wanted[0].0, Some(Outcome::of_mover_winning(wins)));
        assert_eq!(wins, !wanted[0].1.is_empty());
    }
}

fn wanted_gaps(lanes: &[[u64; 2]]) -> Vec<u64> {
    lanes.iter().map(|[white, black]| white.abs_diff(*black) - 1).collect()
}

#[test]
fn a_retreat_is_spent() {
    let start = read::<Northcott>("retreats=1", ".WB.").unwrap();
    let back = rules::moves(&*start.rules, &start.at, 9);
    assert_eq!(back.len(), 1);
    let after = start.rules.play(&start.at, &back[0]);
    assert_eq!(start.rules.write(&after), "W.B.~0.1~B");
    assert_eq!(start.rules.read("W.B.~0.1~B"), Ok(after));
}

#[test]
fn limits_of_lanes() {
    limits::<Northcott>("", ["W.B~3.4", "W.B~4.4"], "W.B~5.4");
    refused::<Northcott>("", "W.B_WB", "same length");
    refused::<Northcott>("", "W.W", "one W and one B");
    refused::<Northcott>("", "W...........B", "2 to 12 cells");
    refused::<Northcott>("", "W.B_W.B_W.B_W.B_W.B_W.B_W.B_W.B_W.B", "1 to 8 lanes");
    refused::<Northcott>("", "W.B~x", "two numbers of retreats, or B");
}
