//! Theory, search and plain recursion agree on every small position of every game.

use crate::positions::ByKind as _;
use crate::universe::{Universe, each_universe, positions, scored};
use games::every_entry;
use games::game::{Catalogued, Entry};
use solver::erased::Typed;
use solver::judge::{self, Judge, Memory};
use solver::plain_values::PlainValues;
use solver::play::{Move, Outcome};
use solver::rules::{self, Node, Rules};
use solver::theory::Theory;
use solver::verdict::{Known, Verdict};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

fn sorted(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort();
    moves
}

fn claims<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let [mut claimed, mut values, mut distances] = [0_u64; 3];
    each_universe::<C>(positions(4000, 20_000), |setup, all| {
        for (place, at) in all.positions.iter().enumerate() {
            let Some(claim) = all.rules.claim(at) else { continue };
            claimed += 1;
            let known = &all.known[place];
            let here = || format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            let seen = claim.outcome.for_mover(rules::turn(&all.rules, at));
            assert_eq!(seen, Outcome::of_mover_winning(known.wins), "{}", here());
            assert_eq!(claim.winning, all.winning(place), "{}", here());
            if let Some(value) = claim.grundy {
                values += 1;
                assert!(!all.rules.misere(), "{}", here());
                assert_eq!(value, known.value, "{}", here());
            }
            if let Some(distance) = claim.distance {
                distances += 1;
                assert_eq!(distance, known.distance, "{}", here());
            }
        }
    });
    println!("{}: {claimed} claims, {values} values, {distances} distances", C::CARD.id);
}

/// Asserts that a verdict agrees with plain recursion.
fn agrees<R: Rules>(all: &Universe<R>, place: usize, verdict: &Verdict, here: &str) {
    let known = &all.known[place];
    let turn = rules::turn(&all.rules, &all.positions[place]);
    let seen = verdict.outcome.map(|outcome| outcome.for_mover(turn));
    assert_eq!(seen, Some(Outcome::of_mover_winning(known.wins)), "{here}");
    assert_eq!(verdict.winning, all.winning(place), "{here}");
    if let Some(value) = verdict.grundy {
        assert!(!all.rules.misere(), "{here}");
        assert_eq!(value, known.value, "{here}");
    }
    if let Some(distance) = verdict.distance {
        assert_eq!(distance, known.distance, "{here}");
    }
    if !verdict.best.is_empty() {
        assert_eq!(sorted(&verdict.best), all.best(place), "{here}");
    }
}

fn verdicts<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    each_universe::<C>(positions(300, 3000), |setup, all| {
        for (place, at) in all.positions.iter().enumerate() {
            let here = format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            let verdict = judge::run(&mut Judge::new(C::rules(setup), at.clone()));
            agrees(all, place, &verdict, &here);
            // Positions of this size are searched to the end.
            assert_eq!(verdict.distance, Some(all.known[place].distance), "{here}");
            assert_eq!(sorted(&verdict.best), all.best(place), "{here}");
            assert!(!matches!(verdict.known, Known::GaveUp { .. }), "{here}");
        }
    });
}

fn small_memories<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    each_universe::<C>(positions(80, 400), |setup, all| {
        for (place, at) in all.positions.iter().enumerate() {
            for (exact, outcome) in [(0, 0), (3, 0), (0, 9), (5, 40), (10, 100_000)] {
                let memory = Memory { exact, outcome };
                let mut judge = Judge::within(C::rules(setup), at.clone(), memory);
                let verdict = judge::run(&mut judge);
                let here = format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
                if let Known::GaveUp { .. } = verdict.known {
                    assert_eq!((verdict.outcome, verdict.distance), (None, None), "{here}");
                    assert!(verdict.winning.is_empty() && verdict.best.is_empty(), "{here}");
                    assert!(outcome < 100_000, "{here}");
                } else {
                    agrees(all, place, &verdict, &here);
                }
            }
        }
    });
}

fn nodes<C: Catalogued>(_: &Entry<C>) {
    each_universe::<C>(positions(1500, 6000), |setup, all| {
        let mut worths: HashMap<Node, (bool, u64)> = HashMap::new();
        for (at, known) in all.positions.iter().zip(&all.known) {
            let node = all.rules.node(at);
            let worth = (known.wins, known.distance);
            let same = *worths.entry(node.clone()).or_insert(worth);
            let same = if scored::<C>() { worth } else { same };
            let here = || format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            assert_eq!(same, worth, "{}", here());
            let mut options = Vec::new();
            all.rules.options(&node, &mut options);
            let after = known.next.iter().map(|(_, after)| &all.positions[*after]);
            let reached: HashSet<_> = after.map(|at| all.rules.node(at)).collect();
            assert_eq!(options.into_iter().collect::<HashSet<_>>(), reached, "{}", here());
        }
    });
}

/// The bound of the number of nodes below a position is never too small.
fn state_bounds<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    each_universe::<C>(positions(300, 600), |setup, all| {
        let mut below: Vec<HashSet<Node>> = Vec::new();
        for (at, known) in all.positions.iter().zip(&all.known) {
            let mut nodes = HashSet::from([all.rules.node(at)]);
            for (_, after) in &known.next {
                nodes.extend(below[*after].iter().cloned());
            }
            let here = || format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            let bound = all.rules.state_bound(at);
            assert!(bound.is_none_or(|bound| bound + 1 >= nodes.len() as u64), "{}", here());
            below.push(nodes);
        }
    });
}

/// The values of the independent parts, each on its own, add up to the value of the whole.
fn parts<C: Catalogued>(_: &Entry<C>) {
    if !rules::impartial::<C::Rules>() {
        return;
    }
    each_universe::<C>(1200, |setup, all| {
        let (rules, values) = (Rc::new(C::rules(setup)), PlainValues::default());
        for (at, known) in all.positions.iter().zip(&all.known) {
            let value = values.of(&Typed { rules: rules.clone(), at: at.clone() });
            let here = || format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            assert_eq!(value, known.value, "{}", here());
        }
    });
}

#[test]
fn values_of_parts_add_up() {
    every_entry!(parts);
}

#[test]
fn theory_agrees_with_plain_recursion() {
    every_entry!(claims);
}

#[test]
fn verdicts_agree_with_plain_recursion() {
    every_entry!(verdicts);
}

#[test]
fn a_search_with_little_memory_gives_up_or_is_right() {
    every_entry!(small_memories);
}

#[test]
fn options_of_nodes_agree_with_moves() {
    every_entry!(nodes);
}

#[test]
fn state_bounds_are_large_enough() {
    every_entry!(state_bounds);
}
