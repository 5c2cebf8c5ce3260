//! Dots and Boxes against the seed's claims, and against plain recursion on every small grid.

use super::super::theory::Chains;
use super::super::{DotsAndBoxes, Grid, scores};
use super::{after, verdict};
use crate::testing::positions::ByKind as _;
use crate::testing::tables::{description, fixed};
use solver::explanation::{self, Reason};
use solver::judge::{Judge, Progress, Task};
use solver::play::{Move, Outcome};
use solver::rules::{Rules, ranges};
use solver::theory::Theory;
use std::collections::HashMap;

/// Plain recursion over moves, from the rules alone.
fn plain(at: &Grid, known: &mut HashMap<String, i64>) -> i64 {
    let code = at.write();
    if let Some(found) = known.get(&code) {
        return *found;
    }
    let open = ranges(&DotsAndBoxes, at);
    let found = open.iter().map(|span| {
        let next = DotsAndBoxes.play(at, &Move::one(span.place, 1));
        let worth = plain(&next, known);
        if next.turn == at.turn { worth } else { -worth }
    });
    let found = found.max().unwrap_or_else(|| at.points().lead());
    known.insert(code, found);
    found
}

#[test]
fn the_table_agrees_with_plain_recursion() {
    let mut known = HashMap::new();
    let mut dice = fastrand::Rng::with_seed(3);
    for (rows, columns) in [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1), (2, 3)] {
        for round in 0..60 {
            let mut at = Grid::empty(rows, columns);
            for _ in 0..dice.u32(if columns == 3 && rows == 2 { 6 } else { 0 }..at.lines()) {
                let open = ranges(&DotsAndBoxes, &at);
                if let Some(span) = dice.choice(&open) {
                    at = at.draw(span.place);
                }
            }
            if round % 3 == 0 {
                at = Grid::read(&at.write().replace(['a', 'b'], "n").replace("~n", "")).unwrap();
            }
            for one in scores(&at) {
                let next = DotsAndBoxes.play(&at, &one.mv);
                let worth = plain(&next, &mut known);
                let worth = if next.turn == at.turn { worth } else { -worth };
                assert_eq!(one.margin, worth, "{} {:?}", at.write(), one.mv);
                // Its line of play ends with this margin.
                let end = one.line.iter().fold(next, |at, mv| DotsAndBoxes.play(&at, mv));
                assert_eq!(end.open(), 0);
                let lead = end.points().lead();
                assert_eq!(if end.turn == at.turn { lead } else { -lead }, worth);
            }
        }
    }
}

#[test]
fn slices_of_the_table_are_small_and_change_nothing() {
    // No other test has this grid, since a cached table would answer at once.
    let at = after(&Grid::empty(1, 7), "AB DE");
    let mut judge = Judge::new(DotsAndBoxes, at.clone());
    let mut slices = 0;
    let sliced = loop {
        slices += 1;
        if let Progress::Ready(verdict) = judge.step(50_000) {
            break verdict;
        }
    };
    assert_eq!(format!("{sliced:?}"), format!("{:?}", verdict(&at)));
    assert!(slices > 10);
}

#[test]
fn reasons_have_the_line_of_play_to_the_end() {
    let mut dice = fastrand::Rng::with_seed(5);
    for _ in 0..300 {
        let mut at = Grid::empty(dice.u32(1..4), dice.u32(1..4));
        for _ in 0..dice.u32(at.lines() / 2..at.lines()) {
            if let Some(span) = dice.choice(&ranges(&DotsAndBoxes, &at)) {
                at = at.draw(span.place);
            }
        }
        let found = verdict(&at);
        assert_eq!(found.reasons.len(), found.winning.len());
        let most = found.margins.iter().map(|(_, margin)| *margin).max().unwrap();
        assert_eq!(found.outcome, Some(Outcome::of_margin(most)), "{}", at.write());
        for (mv, reason) in found.winning.iter().zip(&found.reasons) {
            let Some(Reason::Points { ends, line, after, .. }) = reason else {
                panic!("{reason:?}")
            };
            let margin = found.margins.iter().find(|(known, _)| known == mv).unwrap().1;
            assert_eq!(ends[0] as i64 - ends[1] as i64, margin);
            assert_eq!(line.len() as u32, at.open().count_ones());
            assert!(after.is_some());
            let mut here = at.clone();
            for step in line {
                assert_eq!(step.own, here.turn == at.turn);
                let before = here.points().score[here.turn];
                let next = DotsAndBoxes
                    .play(&here, &DotsAndBoxes.read_move(&here, &step.notation).unwrap());
                assert_eq!(step.gain, next.points().score[here.turn] - before);
                here = next;
            }
        }
    }
}

#[test]
fn the_machine_never_loses_a_won_position() {
    let mut dice = fastrand::Rng::with_seed(9);
    let mut known: HashMap<_, Vec<(u32, i64)>> = HashMap::new();
    let mut best = |at: &Grid| {
        let key = (at.rows, at.columns, at.drawn, at.points().lead());
        let found = || scores(at).iter().map(|one| (one.mv.first().place, one.margin)).collect();
        known.entry(key).or_insert_with(found).clone()
    };
    let mut played = 0;
    while played < 10_000 {
        let mut at = Grid::empty(dice.u32(1..3), dice.u32(2..4));
        for _ in 0..dice.u32(3..at.lines()) {
            if let Some(span) = dice.choice(&ranges(&DotsAndBoxes, &at)) {
                at = at.draw(span.place);
            }
        }
        let promised = best(&at).iter().map(|(_, margin)| *margin).max().unwrap_or(0);
        if promised <= 0 {
            continue;
        }
        played += 1;
        let (machine, stubborn) = (at.turn, dice.bool());
        while at.open() != 0 {
            let scored = best(&at);
            let most = scored.iter().map(|one| one.1).max().unwrap();
            let keeps = at.turn == machine || stubborn;
            let kept: Vec<u32> =
                scored.iter().filter(|one| !keeps || one.1 == most).map(|one| one.0).collect();
            at = at.draw(*dice.choice(&kept).unwrap());
        }
        let lead = at.points().score[machine] as i64 - at.points().score[1 - machine] as i64;
        assert!(lead >= promised && (!stubborn || lead == promised), "{}", at.write());
    }
}

#[test]
fn chains_and_loops_are_found() {
    let chains = |at: &Grid| {
        let fact = DotsAndBoxes.explanation(at).expect("chains are always seen");
        explanation::of::<Chains>(&*fact).expect("nothing else is seen").clone()
    };
    let seen = |at: &Grid| {
        let Chains { chains, ready, safe, open, .. } = chains(at);
        assert_eq!(open, u64::from(at.open().count_ones()));
        let lengths = |closed: bool| -> Vec<u64> {
            let these = chains.iter().filter(|one| one.closed == closed);
            these.map(|one| one.length).collect()
        };
        (lengths(false), lengths(true), ready, safe)
    };
    // Two by two with its rim drawn is a loop of four.
    let rim = after(&Grid::empty(2, 2), "AB BC GH HI AD DG CF FI");
    assert_eq!(seen(&rim), (vec![], vec![4], 0, 0));
    assert_eq!(seen(&after(&rim, "BE")), (vec![2], vec![], 2, 0));
    // A row of three with both long sides drawn is a chain.
    let row = after(&Grid::empty(1, 3), "AB BC CD EF FG GH");
    assert_eq!(seen(&row), (vec![3], vec![], 0, 0));
    assert_eq!(seen(&Grid::empty(1, 1)), (vec![], vec![], 0, 4));
    assert_eq!(chains(&after(&Grid::empty(1, 1), "AB CD AC BD")).open, 0);
}

#[test]
fn the_boxers_puzzle() {
    let text = description(&fixed::<DotsAndBoxes>("Boxer"));
    let results = text.split(": ").nth(1).unwrap().trim_end_matches('.');
    let results: Vec<&str> = results.split(", ").collect();
    assert_eq!(results.len(), 12);
    for result in results {
        let (line, ends) = result.split_once(' ').unwrap();
        assert_eq!(ends, if line == "GH" { "7:2" } else { "0:9" }, "{line}");
    }
}
