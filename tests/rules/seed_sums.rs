//! Sums of unlike games against plain recursion over the whole table; tests by the rows of the seeds.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::reasons::columns;
use crate::universe::Universe;
use games::catalog::sum::{Codes, Sum};
use solver::board::PART;
use solver::judge::{self, Judge};
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

/// True if the player to move wins, by plain recursion over the whole table.
fn wins(rules: &Sum, at: &Codes, known: &mut HashMap<String, bool>) -> bool {
    let code = rules.write(at);
    if let Some(wins) = known.get(&code) {
        return *wins;
    }
    let moves = rules::moves(rules, at, usize::MAX);
    // Every option is visited, so that all of them are known.
    let lost = moves.iter().filter(|mv| !wins(rules, &rules.play(at, mv), known));
    let found = lost.count() > 0;
    known.insert(code, found);
    found
}

#[test]
fn a20_sums_of_unlike_games() {
    let tables = [
        ("nim.kayles.wythoff", "3~iii~1.2"),
        ("kayles.dawsons-kayles", "iiiii~iiiiii"),
        ("grundys-game.remove-a-square", "9~xx_xx"),
        ("nim.grundys-game.dawsons-kayles", "2~7~iiii"),
        ("wythoff.wythoff", "2.3~1.3"),
        ("chocolate-stones.one-pile.kayles", "7~6~ii.ii"),
        ("nim.kayles.wythoff.grundys-game.remove-a-square.dawsons-kayles", "1~ii~1.1~4~xx~iii"),
    ];
    for (names, code) in tables {
        let rules = Sum::of(names).unwrap();
        let at = rules.read(code).unwrap();
        let mut known = HashMap::new();
        wins(&rules, &at, &mut known);
        assert!(known.len() > 20, "{names}");
        for (code, wins) in &known {
            let at = rules.read(code).unwrap();
            let claim = rules.claim(&at).expect("every part is small");
            assert_eq!(claim.grundy != Some(0), *wins, "{names} {code}");
            let moves = rules::moves(&rules, &at, usize::MAX);
            let lost = |mv: &&solver::play::Move| !known[&rules.write(&rules.play(&at, mv))];
            let winning: Vec<_> = moves.iter().filter(lost).cloned().collect();
            assert_eq!(claim.winning, winning, "{names} {code}");
        }
    }
}

#[test]
fn a20_a_move_may_raise_a_value_and_win() {
    let rules = Sum::of("nim.kayles.wythoff").unwrap();
    let at = rules.read("7~iiiiiii~1.3").unwrap();
    assert_eq!(rules.values(&at), Some(vec![7, 2, 4]));
    let verdict = judge::run(&mut Judge::new(rules.clone(), at.clone()));
    let raised = verdict.winning.iter().filter(|mv| mv.first().place / PART == 1);
    let raised: Vec<Codes> = raised.map(|mv| rules.play(&at, mv)).collect();
    assert_eq!(raised.len(), 4);
    for after in raised {
        assert_eq!(rules.values(&after), Some(vec![7, 3, 4]));
        // The answer that takes the value back is there, and leads to the old sum.
        let back = rules::moves(&rules, &after, usize::MAX);
        let values = back.iter().filter_map(|mv| rules.values(&rules.play(&after, mv)));
        assert!(values.into_iter().any(|values| values == [7, 2, 4]));
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
