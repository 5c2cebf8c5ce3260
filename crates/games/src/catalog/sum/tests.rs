//! Sums of unlike games against plain recursion over the whole table; parts and refusals.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use super::Sum;
use super::parts::Part;
use super::theory::Games;
use crate::game::Catalogued;
use crate::setup::Setup;
use crate::testing::english::{english, wrong as sentence};
use crate::testing::positions::ByKind as _;
use crate::testing::universe::Universe;
use crate::testing::{Claimed, by_columns, claimed, each_explained};
use messages::Message;
use solver::board::PART;
use solver::rules::{self, Rules};
use solver::theory::Theory;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

thread_local! {
    /// Cached values, by the games, the part and the position.
    static FOUND: RefCell<HashMap<(String, u32, String), u64>> = RefCell::default();
}

/// The value of one part of a sum, with moves in that part only.
fn alone<R: Rules>(all: &Universe<R>, place: usize, part: u32, names: &str) -> u64 {
    let key = (names.to_string(), part, all.rules.write(&all.positions[place]));
    if let Some(value) = FOUND.with_borrow(|found| found.get(&key).copied()) {
        return value;
    }
    let mut seen = BTreeSet::new();
    for (mv, after) in &all.known[place].next {
        if mv.first().place / PART == part {
            seen.insert(alone(all, *after, part, names));
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).expect("some number is missing");
    FOUND.with_borrow_mut(|found| found.insert(key, value));
    value
}

/// Recomputes the value of every part and their nim-sum.
fn check<R: Rules>(all: &Universe<R>, place: usize, games: &[(Message, u64)], xor: u64) {
    let here = all.rules.write(&all.positions[place]);
    let names = games.iter().map(|(game, _)| format!("{}, ", english(game))).collect::<String>();
    for (part, (game, value)) in (0..).zip(games) {
        assert_eq!(*value, alone(all, place, part, &names), "{here}: {}", english(game));
    }
    let values: Vec<u64> = games.iter().map(|(_, value)| *value).collect();
    assert_eq!(xor, by_columns(&values), "{here}");
    assert_eq!(xor, all.known[place].value, "{here}");
}

#[test]
fn every_other_impartial_game_can_be_a_part_and_its_values_agree_with_plain_recursion() {
    for game in crate::GAMES {
        let id = game.card().id;
        let sum = Sum::of(&format!("{id}.nim"));
        let first = game.first(&Setup::of(game.card()));
        if id == Sum::CARD.id || !first.board().impartial() || first.board().misere() {
            assert!(sum.is_err(), "{id}");
            continue;
        }
        let all = Universe::new(sum.unwrap(), 500);
        for (place, at) in all.positions.iter().enumerate() {
            let known = &all.known[place];
            let claim = all.rules.claim(at).unwrap_or_else(|| panic!("{id}: {at:?} is not known"));
            assert_eq!(claim.grundy, Some(known.value), "{id}: {at:?}");
            assert_eq!(claim.winning, all.winning(place), "{id}: {at:?}");
            // The code of the position is read back as the same position.
            assert_eq!(all.rules.read(&all.rules.write(at)).as_ref(), Ok(at), "{id}");
            for (mv, _) in &known.next {
                let text = all.rules.write_move(at, mv);
                assert_eq!(all.rules.read_move(at, &text).as_ref(), Ok(mv), "{id}: {text}");
            }
        }
    }
}

/// Parts stay within their limits during play.
#[test]
fn no_part_grows_too_large_in_play() {
    let mut dice = fastrand::Rng::with_seed(5);
    for (names, at) in [
        ("no-factor.no-factor", "14~14"),
        ("take-away.take-away", "241~240.1"),
        ("remove-an-edge.remove-an-edge.remove-an-edge", "120~120~100"),
        ("moores-nim.diamond.queens", "3.4.5~xxxx_xxxx~5.4_6.0"),
    ] {
        let rules = Sum::of(names).unwrap();
        for _ in 0..6 {
            let mut at = rules.read(at).unwrap_or_else(|error| panic!("{names}: {error:?}"));
            loop {
                let moves = rules::moves(&rules, &at, usize::MAX);
                let Some(mv) = dice.choice(&moves) else { break };
                at = rules.play(&at, mv);
                assert_eq!(rules.read(&rules.write(&at)).as_ref(), Ok(&at), "{names}");
            }
        }
    }
    for (names, at) in [("no-factor", "15"), ("take-away", "242"), ("moores-nim", "30.30.30")] {
        assert!(Sum::of(names).unwrap().read(at).is_err(), "{names} {at}");
    }
}

/// A ~ within a part is doubled, and errors count characters of the whole text.
#[test]
fn a_tilde_within_a_part_is_doubled() {
    let rules = Sum::of("no-factor.nim.remove-an-edge").unwrap();
    let at = rules.read("12~~1.2~3~5~~2.3").unwrap();
    assert_eq!(at.iter().map(Part::code).collect::<Vec<_>>(), ["12~1.2", "3", "5~2.3"]);
    assert_eq!(rules.write(&at), "12~~1.2~3~5~~2.3");
    for (wrong, place) in [
        ("12~~1.2~x~5", "character 9"),
        ("12~1.2~3~5", "character 10"),
        ("12~~1.x~3~5", "character 7"),
        ("12~~~1~3~5", "character 5"),
        ("12~~1.2~3~5~4", "character 13"),
    ] {
        let error = sentence(&rules.read(wrong).unwrap_err());
        assert!(error.contains(place), "{wrong}: {error}");
    }
}

#[test]
fn large_parts_and_unknown_games_are_refused() {
    for wrong in ["chess", "sum", "nim.", "", "nim~kayles", "Nim", &["nim"; 13].join(".")] {
        assert!(Sum::of(wrong).is_err(), "{wrong}");
    }
    let rules = Sum::of("nim.kayles").unwrap();
    for (wrong, place) in [
        ("5", "character 3"),
        ("5~ii~1", "character 6"),
        ("5~ix", "character 4"),
        ("500~ii", "character 3"),
        ("x~ii", "character 1"),
        ("5~", "character 3"),
    ] {
        let error = sentence(&rules.read(wrong).unwrap_err());
        assert!(error.contains(place), "{wrong}: {error}");
    }
    // Twelve long bars would break into codes that are too long to read back.
    let bars = Sum::of(&["grundys-game"; 12].join(".")).unwrap();
    assert!(bars.read(&["200"; 12].join("~")).is_err());
    let at = bars.read(&["75"; 12].join("~")).unwrap();
    let mut broken = at.clone();
    while let Some(mv) = rules::moves(&bars, &broken, 1).pop() {
        broken = bars.play(&broken, &mv);
        assert_eq!(bars.read(&bars.write(&broken)).as_ref(), Ok(&broken));
    }
}

#[test]
fn theory_knows_every_winner_and_every_value() {
    let Claimed { positions, winners, values, .. } = claimed::<Sum>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn parts_have_their_values() {
    each_explained::<Sum, Games>(|small, seen| {
        check(small.all, small.place, &seen.games, seen.xor)
    });
}
