//! Diamonds that only their pattern decides: a sweep that leaves a lost one wins, at any size.

use games::catalog::diamond::Diamond;
use games::cells::Cells;
use games::game::Catalogued;
use games::setup::Setup;
use solver::explanation::Reason;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, Rules};
use solver::verdict::{Known, Verdict};
use std::collections::HashMap;

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
fn what_patterns_say_of_small_boards_is_so() {
    let (mut dice, mut known) = (fastrand::Rng::with_seed(16), HashMap::new());
    let (mut told, mut after) = (0, 0);
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
        told += 1;
        after += usize::from(claim.outcome == Outcome::N);
    }
    println!("{told} positions, {after} of them won");
    assert!(told > 200 && after > 50, "{told} {after}");
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
            let told = verdict(&after);
            let here = format!("{across} across after {}", game().write_move(&at, &mv));
            assert_eq!(told.outcome, Some(Outcome::N), "{here}");
            assert!(!told.winning.is_empty() && told.reasons.len() == told.winning.len(), "{here}");
            for (mv, reason) in told.winning.iter().zip(&told.reasons) {
                let Some(Reason::Theory { after: fact, .. }) = reason else {
                    panic!("{here}: {mv:?} has no reason")
                };
                assert_eq!(fact.mover_wins(), Some(false), "{here}");
            }
            // Where nothing says that there are more, every other sweep loses.
            let others = moves(&after).into_iter().filter(|mv| !told.winning.contains(mv));
            for mv in others.filter(|_| !told.more && told.known == Known::Theory) {
                let won = verdict(&game().play(&after, &mv)).outcome;
                assert_eq!(won, Some(Outcome::N), "{here} {mv:?}");
            }
            open += usize::from(told.more);
        }
    }
    assert!(open > 100, "{open}");
}

/// The machine wins from there, whatever is swept.
#[test]
fn the_machine_wins_large_diamonds_from_the_won_side() {
    let mut dice = fastrand::Rng::with_seed(17);
    for across in [11, 13, 17, 21, 25] {
        for _ in 0..3 {
            let mut at = diamond(across);
            while let Some(reply) = dice.choice(&moves(&at)).cloned() {
                at = game().play(&at, &reply);
                let told = verdict(&at);
                assert_eq!(told.outcome, Some(Outcome::N), "{}", at.write());
                let mv = dice.choice(&told.winning).expect("a won position has a winning move");
                at = game().play(&at, mv);
            }
            assert_eq!(at.count(), 0);
        }
    }
}
