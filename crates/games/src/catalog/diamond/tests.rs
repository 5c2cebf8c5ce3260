//! Diamonds of any size that are decided by their pattern: a sweep that leaves a lost pattern wins.

use super::Diamond;
use super::theory::{Lines, Pattern};
use crate::cells::Cells;
use crate::cells::checks::each_part;
use crate::game::Catalogued;
use crate::setup::Setup;
use crate::testing::positions::ByKind as _;
use crate::testing::{Claimed, claimed, each_explained, limits};
use solver::explanation::Reason;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, Rules};
use solver::verdict::{Known, Verdict};
use std::collections::HashMap;

#[test]
fn theory_knows_every_winner_and_every_value_of_small_boards() {
    let Claimed { positions, winners, values, .. } = claimed::<Diamond>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn parts_have_their_values() {
    each_part::<Diamond>();
}

#[test]
fn limits_of_the_board() {
    limits::<Diamond>("", ["26x25", "26x26"], "26x27");
}

/// True if the cells, closed up, form the pattern.
fn has(cells: &[Vec<bool>], pattern: Pattern) -> bool {
    let (high, wide) = (cells.len(), cells[0].len());
    let column = |c: usize| cells.iter().map(|row| row[c]).collect::<Vec<_>>();
    let full = |line: &[bool]| line.iter().all(|cell| *cell);
    let count = cells.iter().flatten().filter(|cell| **cell).count();
    match pattern {
        Pattern::Single => high == 1 || wide == 1,
        Pattern::Rectangle => high > 1 && wide > 1 && count == high * wide,
        Pattern::Cross => {
            let row = cells.iter().any(|row| full(row));
            let column = (0..wide).any(|c| full(&column(c)));
            high > 1 && wide > 1 && row && column && count == high + wide - 1
        }
        Pattern::Parallel => {
            let rows = high == 2 && (0..wide).any(|c| full(&column(c)));
            rows || (wide == 2 && cells.iter().any(|row| full(row)))
        }
        Pattern::HalfTurn => {
            let turned: Vec<bool> = cells.iter().flatten().rev().copied().collect();
            let odd = high % 2 == 1 && wide % 2 == 1 && high > 1 && wide > 1;
            let axes = odd && full(&cells[high / 2]) && full(&column(wide / 2));
            turned == cells.concat() && (axes || (high % 2 == 0 && wide % 2 == 0))
        }
    }
}

#[test]
fn patterns_are_on_the_board() {
    each_explained::<Diamond, Lines>(|small, seen| {
        let cells = small.at().closed_up();
        let size = (u64::from(cells.size().0), u64::from(cells.size().1));
        assert_eq!((seen.rows, seen.columns), size, "{}", small.here());
        assert!(has(&cells.filled(), seen.pattern), "{} {:?}", small.here(), seen.pattern);
    });
}

fn game() -> Diamond {
    Diamond::rules(&Setup::of(&Diamond::CARD))
}

fn verdict(at: &Cells) -> Verdict {
    judge::run(&mut Judge::new(game(), at.clone()))
}

fn diamond(across: u32) -> Cells {
    let c = across / 2;
    Cells::new(across, across, |row, column| row.abs_diff(c) + column.abs_diff(c) <= c)
}

fn moves(at: &Cells) -> Vec<Move> {
    rules::moves(&game(), at, usize::MAX)
}

/// True if the player to move wins, by plain recursion.
fn wins(at: &Cells, known: &mut HashMap<String, bool>) -> bool {
    let key = at.closed_up().write();
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let found = moves(at).iter().any(|mv| !wins(&game().play(at, mv), known));
    known.insert(key, found);
    found
}

/// A set that a half-turn maps onto itself, with lines through its middle or without.
fn turned(size: u32, dice: &mut fastrand::Rng) -> Cells {
    let bits: Vec<bool> = (0..size * size).map(|_| dice.bool()).collect();
    let last = size * size - 1;
    let middle = |at: u32| size % 2 == 1 && at == size / 2;
    Cells::new(size, size, |row, column| {
        let place = row * size + column;
        middle(row) || middle(column) || bits[place.min(last - place) as usize]
    })
}

#[test]
fn claims_by_pattern_agree_with_plain_recursion_on_small_boards() {
    let (mut dice, mut known) = (fastrand::Rng::with_seed(16), HashMap::new());
    let (mut claimed, mut won) = (0, 0);
    for round in 0..400 {
        let mut at = turned(2 + round % 4, &mut dice);
        for _ in 0..dice.u32(0..3) {
            let Some(mv) = dice.choice(&moves(&at)).cloned() else { break };
            at = game().play(&at, &mv);
        }
        let Some(claim) = game().by_pattern(&at) else { continue };
        let all = moves(&at).into_iter();
        let winning: Vec<Move> =
            all.filter(|mv| !wins(&game().play(&at, mv), &mut known)).collect();
        let here = at.write();
        assert_eq!(claim.outcome, Outcome::of_mover_winning(!winning.is_empty()), "{here}");
        assert!(claim.winning.iter().all(|mv| winning.contains(mv)), "{here}");
        assert!(claim.more || claim.winning == winning, "{here}");
        claimed += 1;
        won += usize::from(claim.outcome == Outcome::N);
    }
    println!("{claimed} positions, {won} of them won");
    assert!(claimed > 200 && won > 50, "{claimed} {won}");
}

/// Every sweep of a large diamond leaves a position that is won, and the reason names the pattern.
#[test]
fn a_large_diamond_is_lost_and_won_after_every_sweep() {
    let mut open = 0;
    for across in [11, 13, 15, 19, 25] {
        let at = diamond(across);
        assert_eq!(verdict(&at).outcome, Some(Outcome::P), "{across}");
        for mv in moves(&at) {
            let after = game().play(&at, &mv);
            let found = verdict(&after);
            let here = format!("{across} across after {}", game().write_move(&at, &mv));
            assert_eq!(found.outcome, Some(Outcome::N), "{here}");
            assert!(
                !found.winning.is_empty() && found.reasons.len() == found.winning.len(),
                "{here}"
            );
            for (mv, reason) in found.winning.iter().zip(&found.reasons) {
                let Some(Reason::Theory { after: fact, .. }) = reason else {
                    panic!("{here}: {mv:?} has no reason")
                };
                assert_eq!(fact.mover_wins(), Some(false), "{here}");
            }
            // If the list is complete, every other sweep loses.
            let others = moves(&after).into_iter().filter(|mv| !found.winning.contains(mv));
            for mv in others.filter(|_| !found.more && found.known == Known::Theory) {
                let won = verdict(&game().play(&after, &mv)).outcome;
                assert_eq!(won, Some(Outcome::N), "{here} {mv:?}");
            }
            open += usize::from(found.more);
        }
    }
    assert!(open > 100, "{open}");
}

/// The machine wins after every sweep of its opponent.
#[test]
fn the_machine_wins_large_diamonds_from_the_won_side() {
    let mut dice = fastrand::Rng::with_seed(17);
    for across in [11, 13, 17, 21, 25] {
        for _ in 0..3 {
            let mut at = diamond(across);
            while let Some(reply) = dice.choice(&moves(&at)).cloned() {
                at = game().play(&at, &reply);
                let found = verdict(&at);
                assert_eq!(found.outcome, Some(Outcome::N), "{}", at.write());
                let mv = dice.choice(&found.winning).expect("a won position has a winning move");
                at = game().play(&at, mv);
            }
            assert_eq!(at.count(), 0);
        }
    }
}
