//! Guy's parity subtraction game against plain recursion under many rules.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

#[path = "../../../../../tests/seeds/guy.rs"]
mod guy;

use super::theory::{Classes, Holdings};
use super::{Beans, Heap};
use crate::game::Catalogued;
use crate::setup::Setup;
use crate::subtraction::SubtractionSet;
use crate::table::Shape;
use crate::testing::english::{english, wrong};
use crate::testing::limits;
use crate::testing::positions::ByKind as _;
use crate::testing::universe::legal_moves;
use guy::{CLASSES, DD, DE, ED, EE};
use solver::explanation::{self, Reason};
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::recipe::Recipe;
use solver::rules::{self, Rules};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::any::Any;
use std::collections::HashMap;

fn game(take: &str, odd: bool) -> Beans {
    Beans::new(SubtractionSet::read(take).unwrap(), odd)
}

fn guy() -> Beans {
    game("1-3", false)
}

fn heap(beans: u64, held: [u64; 2]) -> Heap {
    Heap { beans, held, turn: 0 }
}

fn verdict(rules: &Beans, at: &Heap) -> Verdict {
    judge::run(&mut Judge::new(rules.clone(), at.clone()))
}

fn outcome(rules: &Beans, beans: u64, held: [u64; 2]) -> char {
    rules.claim(&heap(beans, held)).unwrap().outcome.letter()
}

/// The winning moves, as numbers of beans.
fn winning(rules: &Beans, beans: u64, held: [u64; 2]) -> Vec<u64> {
    let claim = rules.claim(&heap(beans, held)).unwrap();
    claim.winning.iter().map(|mv| mv.first().amount).collect()
}

/// Odd heaps that are lost for the first player, when both hold nothing.
fn lost(take: &str, odd: bool, upto: u64) -> Vec<u64> {
    let rules = game(take, odd);
    (1..=upto).step_by(2).filter(|beans| outcome(&rules, *beans, EE) == 'P').collect()
}

/// Rules with and without a 1, and a gap.
const RULES: &[&str] = &[
    "1-3", "1-2", "1-4", "1-5", "1-1", "1.3.4", "1.2.4", "1.4.7", "2-3", "2-2", "3.5", "2.4.7",
    "1.6.7.9", "5.8.9", "4-40", "97-100",
];
#[test]
fn odd_scoring_as_its_page_says() {
    let wins = |held| (0..9).map(move |beans| u8::from(outcome(&guy(), beans, held) == 'N'));
    let own = |own: u64| {
        let even: Vec<u8> = wins([own, 1 - own]).collect();
        let alike: Vec<u8> = wins([own, own]).collect();
        (0..9).map(|n| if n % 2 == 0 { even[n] } else { alike[n] }).collect::<Vec<_>>()
    };
    assert_eq!(own(0), [1, 0, 1, 1, 0, 1, 1, 1, 1]);
    assert_eq!(own(1), [0, 1, 1, 1, 1, 0, 1, 1, 0]);
    let takes = [11, 13, 15].map(|beans| winning(&guy(), beans, EE));
    assert_eq!(takes, [[2], [1], [3]]);
    // If the odd number wins, the lost heaps are those with the remainder 5.
    assert_eq!(lost("1-3", true, 100), (5..100).step_by(8).collect::<Vec<_>>());
}

/// The result for the player to move by plain recursion: 1, 0 or -1.
fn plain(rules: &Beans, at: &Heap, known: &mut HashMap<(u64, u64, u64), i64>) -> i64 {
    let (own, other) = (at.held[at.turn] % 2, at.held[1 - at.turn] % 2);
    if let Some(found) = known.get(&(at.beans, own, other)) {
        return *found;
    }
    let after = legal_moves(rules, at).into_iter().map(|mv| rules.play(at, &mv));
    let found = after.map(|next| -plain(rules, &next, known)).max();
    let found = found.unwrap_or_else(|| {
        let right =
            |n: u64| i64::from(n % 2 == u64::from(rules::points(rules, at).unwrap().goal.wants(1)));
        right(at.held[at.turn]) - right(at.held[1 - at.turn])
    });
    known.insert((at.beans, own, other), found);
    found
}

/// Calls `check` for every rule, both goals, small heaps, every pair of parities and both turns.
fn each(most: u64, mut check: impl FnMut(&Beans, &Heap, &mut HashMap<(u64, u64, u64), i64>)) {
    for take in RULES {
        for odd in [false, true] {
            let (rules, mut known) = (game(take, odd), HashMap::new());
            for beans in 0..=most {
                for held in [[0, 0], [1, 1], [0, 1], [1, 0], [4, 7]] {
                    for turn in [0, 1] {
                        check(&rules, &Heap { beans, held, turn }, &mut known);
                    }
                }
            }
        }
    }
}

#[test]
fn theory_agrees_with_plain_recursion_under_every_rule() {
    each(180, |rules, at, known| {
        let value = plain(rules, at, known);
        let claim = rules.claim(at).unwrap();
        assert_eq!(claim.outcome, Outcome::of_margin(value), "{rules:?} {at:?}");
        let wins = legal_moves(rules, at).into_iter().filter(|mv| {
            let after = rules.play(at, mv);
            -plain(rules, &after, known) == 1
        });
        assert_eq!(claim.winning, wins.collect::<Vec<_>>(), "{rules:?} {at:?}");
        assert!(claim.distance.is_none() && claim.grundy.is_none());
    });
}

fn holdings(rules: &Beans, at: &Heap) -> Holdings {
    let seen = rules.explanation(at).expect("theory sees every heap");
    explanation::of::<Holdings>(&*seen).expect("it sees what both hold").clone()
}

#[test]
fn every_winning_move_has_a_right_reason() {
    let mut checked = 0;
    each(60, |rules, at, known| {
        let found = verdict(rules, at);
        let value = plain(rules, at, known);
        assert_eq!(found.outcome, Some(Outcome::of_margin(value)));
        let over = legal_moves(rules, at).is_empty();
        assert_eq!(found.winning.is_empty(), value < 1 || over, "{at:?}");
        if !over {
            let best = found.margins.iter().filter(|(_, margin)| *margin == value);
            assert_eq!(found.best, best.map(|(mv, _)| mv.clone()).collect::<Vec<_>>());
        }
        assert_eq!(found.reasons.len(), found.winning.len());
        for (mv, reason) in found.winning.iter().zip(&found.reasons) {
            let Some(Reason::Theory { after, .. }) = reason else {
                panic!("{at:?} {mv:?} {reason:?}");
            };
            let seen = explanation::of::<Holdings>(&**after).expect("it sees what both hold");
            let next = rules.play(at, mv);
            right(rules, &next, seen, known);
            assert_eq!(seen.value, -1, "{at:?} {mv:?}");
            checked += 1;
        }
        right(rules, at, &holdings(rules, at), known);
    });
    assert!(checked > 5000, "{checked}");
}

/// Recomputes everything in a fact about a position.
fn right(rules: &Beans, at: &Heap, seen: &Holdings, known: &mut HashMap<(u64, u64, u64), i64>) {
    let held = [at.held[at.turn], at.held[1 - at.turn]];
    assert_eq!((seen.left, seen.held), (at.beans, held));
    assert_eq!(seen.over, legal_moves(rules, at).is_empty());
    assert_eq!(seen.value, plain(rules, at, known));
    let turned = Heap { held: [held[1], held[0]], turn: 0, ..at.clone() };
    assert_eq!(seen.turned, plain(rules, &turned, known));
    if held[0] % 2 == held[1] % 2 {
        assert_eq!(seen.value, seen.turned);
    }
    let Some((start, length)) = seen.period else { panic!("{rules:?}") };
    if at.beans >= start && !seen.lost.is_empty() {
        let here = (at.beans % length, held.map(|n| n % 2 == 1));
        assert_eq!(seen.lost.contains(&here), seen.value == -1, "{rules:?} {at:?} {seen:?}");
    }
}

#[test]
fn periods_hold_far_beyond_the_proof_and_none_is_shorter() {
    for take in RULES.iter().chain(&["1.15.18.29", "7.14.25.32", "1.50.99", "2.51.98.100"]) {
        let rules = game(take, false);
        let (start, length) = holdings(&rules, &heap(5, EE)).period.expect("it is proved");
        let mut known = HashMap::new();
        let column = |beans, known: &mut _| {
            [EE, DD, ED, DE].map(|held| plain(&rules, &heap(beans, held), known))
        };
        let upto = start + 5 * length + 400;
        let columns: Vec<_> = (0..upto).map(|beans| column(beans, &mut known)).collect();
        let repeats = |from: usize, by: usize| {
            (from..columns.len() - by).all(|n| columns[n] == columns[n + by])
        };
        let (from, by) = (start as usize, length as usize);
        assert!(repeats(from, by), "{take}");
        assert!(from == 0 || !repeats(from - 1, by), "{take}");
        assert!((1..by).all(|shorter| !repeats(from, shorter)), "{take}");
        // The largest heaps have the results of small heaps with the same remainder.
        for less in 0..30 {
            let large = 1_000_000_000_000_000 - less;
            let small = start + (large - start) % length;
            for held in [EE, DD, ED, DE].map(|held| held.map(|n| n * u64::from(less > 1))) {
                let value = plain(&rules, &heap(small, held), &mut known);
                assert_eq!(
                    outcome(&rules, large, held),
                    Outcome::of_margin(value).letter(),
                    "{take}"
                );
            }
        }
    }
}

/// The machine never gives away a win or a draw.
#[test]
fn the_machine_keeps_every_win_and_every_draw() {
    let mut dice = fastrand::Rng::with_seed(5);
    let games: Vec<Beans> =
        RULES.iter().flat_map(|take| [game(take, false), game(take, true)]).collect();
    let (mut won, mut drawn) = (0, 0);
    for round in 0..42_000 {
        let rules = &games[round % games.len()];
        let mut at = heap(dice.u64(0..150), [dice.u64(0..2), dice.u64(0..2)]);
        let before = rules.claim(&at).unwrap().outcome;
        if before == Outcome::P {
            continue;
        }
        let resists = dice.bool();
        while !rules::ranges(rules, &at).is_empty() {
            let reply = if at.turn == 0 || resists {
                let found = verdict(rules, &at);
                dice.choice(&found.best).cloned()
            } else {
                dice.choice(&legal_moves(rules, &at)).cloned()
            };
            at = rules.play(&at, &reply.expect("there is a move"));
        }
        let points = rules::points(rules, &at).unwrap();
        let own = if points.turn == 0 { points.lead() } else { -points.lead() };
        match before {
            Outcome::N => {
                assert_eq!(own, 1, "{rules:?}");
                won += 1;
            }
            _ => {
                assert!(own >= 0 && (!resists || own == 0), "{rules:?}");
                drawn += 1;
            }
        }
    }
    assert!(won >= 10_000 && drawn > 1000, "{won} {drawn}");
}

#[test]
fn the_naive_machine_takes_what_looks_good_now() {
    let naive = |take: &str, odd, beans, held| {
        game(take, odd).naive(&heap(beans, held)).map(|mv| mv.first().amount)
    };
    assert_eq!(naive("1-3", false, 25, EE), Some(2));
    assert_eq!(naive("1-3", false, 25, DD), Some(3));
    assert_eq!(naive("1-3", true, 25, EE), Some(3));
    assert_eq!(naive("1-3", false, 1, EE), Some(1));
    assert_eq!(naive("2-3", false, 1, EE), None);
}

#[test]
fn codes_contain_holdings_and_turn() {
    let rules = guy();
    for code in ["25", "0", "21.3.1", "22.3.0~b", "25.0.0~b", "1000000000000000"] {
        assert_eq!(rules.write(&rules.read(code).unwrap()), code);
    }
    assert_eq!(rules.write(&rules.read("25.0.0").unwrap()), "25");
    for code in ["25.1", "25~a", "25~", "25.1.2.3", "~b", "1000000000000000.1.0", "25.0.0~b~b"] {
        assert!(rules.read(code).is_err(), "{code}");
    }
    let error = wrong(&rules.read("999999999999999.1.1").unwrap_err());
    assert!(error.contains("0 to 1000000000000000 beans in all"), "{error}");
    let setup = |text: &str| Setup::of(&Beans::CARD).set(&Beans::CARD, 0, text);
    assert!(setup("1-100").is_ok());
    assert!(wrong(&setup("1-101").unwrap_err()).contains("from 1 to 100"));
}

/// The diagram has an arrow for each winning take, and the table the same takes.
#[test]
fn guys_diagram_is_the_table_of_classes() {
    let tables = Beans::tables(&guy());
    let Shape::Ring { around: 8, seats } = &tables[0].shape else { panic!("{tables:?}") };
    assert_eq!(seats.len(), 16);
    for (number, seat) in seats.iter().enumerate() {
        let (held, take) = CLASSES[number / 2][number % 2];
        assert_eq!(seat.name, held.map(|n| ["e", "o"][n as usize]).concat());
        assert_eq!(seat.lost, take == 0);
        let takes: Vec<u64> = seat.arrows.iter().map(|arrow| arrow.1).collect();
        assert_eq!(takes, if take == 0 { vec![] } else { vec![take] });
        for (to, taken) in &seat.arrows {
            assert!(seats[*to].lost);
            assert_eq!((to / 2 + *taken as usize) % 8, number / 2);
        }
    }
    let Shape::Words { heads, rows } = &tables[1].shape else { panic!("{tables:?}") };
    assert!(rows.iter().all(|row| row.len() == heads.len()));
    let letters: String = rows.iter().filter_map(|row| row[1].outcome).collect();
    assert_eq!(letters, "EDNDODND");
    let takes: Vec<String> = rows.iter().map(|row| english(&row[2].words)).collect();
    assert_eq!(takes, ["", "", "", "take 2", "", "take 1", "", "take 3"]);
    // Every rule has a table, whatever its period.
    for take in RULES {
        assert!(!Beans::tables(&game(take, true)).is_empty());
    }
}

/// The reason of a winning move contains the recipe.
#[test]
fn winning_takes_have_a_reason_with_the_recipe() {
    let at = Heap { beans: 27, held: [0, 0], turn: 0 };
    let found = verdict(&guy(), &at);
    assert_eq!(found.winning, [Move::one(0, 2)]);
    let Recipe::Own(how) = found.reasons[0].as_ref().unwrap().recipe() else { panic!() };
    let any: &dyn Any = &*how;
    let told = any.downcast_ref::<Classes>().unwrap();
    let mut lost =
        vec![(1, [false, false]), (5, [true, true]), (4, [false, true]), (0, [true, false])];
    lost.sort_unstable();
    assert_eq!(*told, Classes { length: 8, lost });
}

#[test]
fn limits_of_beans() {
    limits::<Beans>("", ["999999999999999", "1000000000000000"], "1000000000000001");
}
