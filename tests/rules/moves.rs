//! Legal moves can be played, written and read; others are refused; and play ends.

use crate::codes::assert_same;
use crate::positions::ByKind as _;
use crate::universe::{each_universe, legal_moves, setups};
use games::GAMES;
use games::every_entry;
use games::game::{Catalogued, Entry, Game};
use games::setup::Setup;
use solver::play::{Move, MoveRange, Step};
use solver::rules;
use solver::theory::Theory;
use std::collections::{BTreeSet, HashSet};

/// Places on a board and beyond it: those of moves with their neighbours, the first ones and the last.
fn places(open: &[MoveRange]) -> BTreeSet<u32> {
    let near =
        open.iter().flat_map(|range| [range.place.saturating_sub(1), range.place, range.place + 1]);
    near.chain(0..20).chain([u32::MAX]).collect()
}

fn notation<C: Catalogued>(entry: &Entry<C>) {
    let entry = entry.game();
    each_universe::<C>(400, |setup, all| {
        for (at, known) in all.positions.iter().zip(&all.known) {
            let code = all.rules.write(at);
            let here = format!("{} {setup:?} {code}", C::CARD.id);
            let at = entry.read(setup, &code).unwrap();
            let (mut texts, mut ends) = (HashSet::new(), HashSet::new());
            for (mv, after) in &known.next {
                let text = at.board().write_move(mv);
                assert_eq!(at.read_move(&text), Ok(mv.clone()), "{here} {text}");
                let played = at.play(mv).unwrap();
                let wanted = all.rules.write(&all.positions[*after]);
                assert_eq!(played.code(), wanted, "{here} {text}");
                assert!(texts.insert(text.clone()), "{here} {text} twice");
                // Two lines lead to the same position if a token is alone in its row and column.
                let end = (mv.first().place, *after);
                assert!(ends.insert(end), "{here} {text} does what another move does");
                let unreserved = |c: char| c.is_ascii_alphanumeric() || "._~-".contains(c);
                assert!(text.chars().all(unreserved), "{here} {text}");
            }
        }
    });
}

fn outside<C: Catalogued>(entry: &Entry<C>) {
    let entry = entry.game();
    each_universe::<C>(200, |setup, all| {
        for (at, known) in all.positions.iter().zip(&all.known) {
            let code = all.rules.write(at);
            let legal: HashSet<&Move> = known.next.iter().map(|(mv, _)| mv).collect();
            assert_eq!(legal.len(), known.next.len(), "{} {code}: a move twice", C::CARD.id);
            let read = entry.read(setup, &code).unwrap();
            for range in read.moves() {
                assert!(range.low >= 1 && range.low <= range.high);
            }
            let far = [u64::from(u32::MAX), u64::MAX - 1, u64::MAX];
            for place in places(read.moves()) {
                for amount in (0..8).chain(far) {
                    let mv = Move::one(place, amount);
                    let played = read.play(&mv);
                    assert_eq!(played.is_some(), legal.contains(&mv), "{} {code}", C::CARD.id);
                    assert_eq!(played.is_some(), read.allows(&mv), "{} {code}", C::CARD.id);
                    let listed = read.moves().iter().any(|range| range.holds(&mv));
                    assert_eq!(listed, legal.contains(&mv), "{} {code} {mv:?}", C::CARD.id);
                }
            }
            // A move of two steps is legal only if the rules allow it.
            if let Some((mv, _)) = known.next.first() {
                let beside = Step { place: mv.first().place + 1, amount: 1 };
                let twice = Move::many(vec![mv.first(), beside]).unwrap();
                let played = read.play(&twice);
                assert_eq!(played.is_some(), legal.contains(&twice), "{} {code}", C::CARD.id);
                let alike = Step { place: mv.first().place, amount: mv.first().amount + 1 };
                let same = Move::many(vec![mv.first(), alike]).unwrap();
                assert_eq!(read.play(&same), None);
                assert_eq!(Move::many([mv.steps(), mv.steps()].concat()), None);
            }
        }
    });
}

/// Asserts that random play from a random start ends.
fn playouts(game: &'static Game, setup: &Setup, seed: u64) {
    let mut dice = fastrand::Rng::with_seed(seed);
    let judged = games::judged(game.card().id).unwrap();
    let naive = |at: &str| judged.position(setup, at).unwrap().naive();
    let start = judged.random(setup, seed);
    let mut at = game.read(setup, &start).unwrap();
    assert_eq!(at.code(), start);
    for turn in 0.. {
        assert!(turn < 1000, "{} {setup:?} from seed {seed} does not end", game.card().id);
        let Some(range) = dice.choice(at.moves()) else {
            assert_eq!(naive(at.code()), None);
            break;
        };
        let mv = Move::one(range.place, dice.u64(range.low..=range.high));
        let naive = naive(at.code()).expect("there is a move");
        let chosen = if dice.bool() { mv } else { naive };
        at = at.play(&chosen).unwrap();
        // Every position of play is read from its code as the same one.
        assert_same(&at, &game.read(setup, at.code()).unwrap());
    }
}

/// The naive machine finds a legal move if there is one, and lists of moves are complete and sorted.
fn naive<C: Catalogued>(_: &Entry<C>) {
    each_universe::<C>(1500, |setup, all| {
        for (at, known) in all.positions.iter().zip(&all.known) {
            let here = format!("{} {setup:?} {}", C::CARD.id, all.rules.write(at));
            let next = |steps: &[Step], out: &mut Vec<MoveRange>| {
                rules::steps_after(&all.rules, at, steps, out);
            };
            match all.rules.naive(at) {
                Some(mv) => assert!(rules::allowed(&next, &mv), "{here}"),
                None => assert!(known.next.is_empty(), "{here}"),
            }
            let mut legal = rules::moves(&all.rules, at, usize::MAX);
            assert!(legal.is_sorted(), "{here}");
            assert_eq!(rules::moves(&all.rules, at, 5), legal[..legal.len().min(5)], "{here}");
            let longer = legal.iter().any(|mv| mv.steps().len() > 1);
            let ranges = rules::ranges(&all.rules, at);
            assert_eq!(rules::multi_step(&next, &ranges), longer, "{here}");
            let mut plain = legal_moves(&all.rules, at);
            plain.sort();
            legal.sort();
            assert_eq!(legal, plain, "{here}");
        }
    });
}

#[test]
fn every_legal_move_is_played_written_and_read() {
    every_entry!(notation);
}

#[test]
fn every_other_move_is_refused() {
    every_entry!(outside);
}

#[test]
fn naive_moves_are_legal() {
    every_entry!(naive);
}

#[test]
fn random_play_ends() {
    for game in GAMES {
        for setup in setups(game.card()) {
            for seed in 0..60 {
                playouts(game, &setup, seed);
            }
        }
    }
}
