//! Every winning move has a reason, which names the right winner. The rest of it is tested in the folder of its game.

use crate::positions::ByKind as _;
use crate::universe::{Universe, positions, scored, setups, wanted};
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use solver::explanation::{Reason, Reply};
use solver::judge::{self, Judge};
use solver::play::Move;
use solver::rules::Rules;
use solver::theory::Theory;
use solver::verdict::Verdict;

fn reasons<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let (mut checked, mut seen) = (0, 0);
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), positions(800, 2500));
        seen += all.positions.len();
        for place in 0..all.positions.len() {
            explained::<C>(&setup, &all, place);
            checked += winning_moves::<C>(&setup, &all, place);
        }
    }
    // A single pile without settings has few positions here.
    assert!(checked > (seen / 3).min(1000) || !wanted(&C::CARD), "{}: {checked}", C::CARD.id);
}

fn here<C: Catalogued>(setup: &Setup, all: &Universe<C::Rules>, place: usize) -> String {
    format!("{} {setup:?} {}", C::CARD.id, all.rules.write(&all.positions[place]))
}

/// Asserts that an explanation names the winner, as long as the game goes on.
fn explained<C: Catalogued>(setup: &Setup, all: &Universe<C::Rules>, place: usize) {
    let (known, seen) = (&all.known[place], all.rules.explanation(&all.positions[place]));
    let wins = (!known.next.is_empty()).then_some(known.wins);
    if let Some(seen) = seen {
        assert_eq!(seen.mover_wins(), wins, "{}: {seen:?}", here::<C>(setup, all, place));
    }
}

/// Checks the reason of each winning move, and returns the number of winning moves.
fn winning_moves<C: Catalogued>(setup: &Setup, all: &Universe<C::Rules>, place: usize) -> usize {
    let winning = all.winning(place);
    let mut verdict: Option<Verdict> = None;
    for mv in &winning {
        let next = after(all, place, mv);
        if all.rules.explanation(&all.positions[next]).is_some() {
            continue;
        }
        let verdict = verdict.get_or_insert_with(|| {
            judge::run(&mut Judge::new(C::rules(setup), all.positions[place].clone()))
        });
        let listed = verdict.winning.iter().position(|known| known == mv);
        match listed.and_then(|listed| verdict.reasons.get(listed)?.as_ref()) {
            Some(Reason::Refutation { replies, of }) => {
                refuted(all, next, (replies, *of), &here::<C>(setup, all, next));
            }
            Some(Reason::Ends { .. } | Reason::Reached) => {
                assert!(all.known[next].next.is_empty());
            }
            other => panic!("{}: {other:?}", here::<C>(setup, all, place)),
        }
    }
    winning.len()
}

fn after<R: Rules>(all: &Universe<R>, place: usize, mv: &Move) -> usize {
    let next = &all.known[place].next;
    next.iter().find(|(one, _)| one == mv).expect("it is legal").1
}

/// Asserts that each reply is legal, and that its answer leaves a lost position again.
fn refuted<R: Theory>(all: &Universe<R>, place: usize, (replies, of): (&[Reply], u64), here: &str) {
    assert_eq!(of, all.known[place].next.len() as u64, "{here}");
    assert!(replies.len() as u64 >= of.min(6), "{here}");
    for Reply { mv: reply, notation, answer } in replies {
        assert_eq!(*notation, all.rules.write_move(&all.positions[place], reply), "{here}");
        let between = after(all, place, reply);
        match answer {
            Some((mv, _)) => assert!(!all.known[after(all, between, mv)].wins, "{here}"),
            None => assert!(all.known[between].next.is_empty(), "{here}"),
        }
    }
}

#[test]
fn every_winning_move_has_a_right_reason() {
    every_entry!(reasons);
}
