//! Sums of unlike games against plain recursion over the whole table; parts and refusals.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::reasons::columns;
use crate::universe::Universe;
use games::catalog::sum::Sum;
use solver::board::PART;
use solver::rules::{self, Rules};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

thread_local! {
    /// Values that were found before: by the games, the part and the position.
    static FOUND: RefCell<HashMap<(String, u32, String), u64>> = RefCell::default();
}

/// The value that one part of a table has if nobody ever moves elsewhere.
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
pub(crate) fn told<R: Rules>(all: &Universe<R>, place: usize, games: &[(&str, u64)], xor: u64) {
    let here = all.rules.write(&all.positions[place]);
    let names = games.iter().map(|(game, _)| format!("{game}, ")).collect::<String>();
    for (part, (game, value)) in (0..).zip(games) {
        assert_eq!(*value, alone(all, place, part, &names), "{here}: {game}");
    }
    let values: Vec<u64> = games.iter().map(|(_, value)| *value).collect();
    assert_eq!(xor, columns(&values), "{here}");
    assert_eq!(xor, all.known[place].value, "{here}");
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
        let error = rules.read(wrong).unwrap_err().to_string();
        assert!(error.contains(place), "{wrong}: {error}");
    }
    // Twelve long bars would grow into codes that nobody could read any more.
    let bars = Sum::of(&["grundys-game"; 12].join(".")).unwrap();
    assert!(bars.read(&["200"; 12].join("~")).is_err());
    let at = bars.read(&["75"; 12].join("~")).unwrap();
    let mut broken = at.clone();
    while let Some(mv) = rules::moves(&bars, &broken, 1).pop() {
        broken = bars.play(&broken, &mv);
        assert_eq!(bars.read(&bars.write(&broken)).as_ref(), Ok(&broken));
    }
}
