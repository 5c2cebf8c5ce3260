//! Sums of different games, and the sets of lost positions (parts 15 and 20 of the claims).

use crate::positions::ByKind as _;
use games::catalog::sum::{Parts, Sum};
use games::find;
use games::setup::Setup;
use solver::board::PART;
use solver::judge::{self, Judge};
use solver::play::{self, Outcome};
use solver::rules::{self, Rules};
use solver::theory::Theory;
use std::collections::HashMap;

/// True if the player to move wins, by plain recursion over the whole sum.
fn wins(rules: &Sum, at: &Parts, known: &mut HashMap<String, bool>) -> bool {
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
fn part_a20_sums_of_unlike_games() {
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
fn part_a20_a_move_may_raise_a_value_and_win() {
    let rules = Sum::of("nim.kayles.wythoff").unwrap();
    let at = rules.read("7~iiiiiii~1.3").unwrap();
    assert_eq!(rules.values(&at), Some(vec![7, 2, 4]));
    let verdict = judge::run(&mut Judge::new(rules.clone(), at.clone()));
    let raised = verdict.winning.iter().filter(|mv| mv.first().place / PART == 1);
    let raised: Vec<Parts> = raised.map(|mv| rules.play(&at, mv)).collect();
    assert_eq!(raised.len(), 4);
    for after in raised {
        assert_eq!(rules.values(&after), Some(vec![7, 3, 4]));
        // An answer restores the value, which leads to the old sum.
        let back = rules::moves(&rules, &after, usize::MAX);
        let values = back.iter().filter_map(|mv| rules.values(&rules.play(&after, mv)));
        assert!(values.into_iter().any(|values| values == [7, 2, 4]));
    }
}

/// A set is the set of lost positions if no move stays in it and every position outside has a move into it.
#[test]
fn part_a15_the_engines_lost_sets_are_closed_and_reached() {
    let codes = |n: u64| [n.to_string(), format!("{n}.{}", n * 7 % 23), format!("1.2.{n}")];
    for (id, which) in
        [("one-pile", 0), ("demon-money", 0), ("grundys-game", 2), ("nim", 1), ("wythoff", 1)]
    {
        let game = find(id).unwrap();
        let setup = Setup::of(game.card());
        let lost = |at: &str| {
            let place = games::judged(id).unwrap().position(&setup, at).unwrap();
            place.claim().unwrap().outcome == Outcome::P
        };
        let mut ends = 0;
        for n in 1..=60 {
            let at = &codes(n)[which];
            let place = game.read(&setup, at).unwrap();
            let moves = play::moves(place.moves(), usize::MAX);
            let after = moves.iter().map(|mv| lost(place.play(mv).unwrap().code()));
            assert_eq!(lost(at), !after.into_iter().any(|lost| lost), "{id} {at}");
            ends += usize::from(moves.is_empty());
            assert!(!moves.is_empty() || lost(at), "{id} {at}");
        }
        assert!(ends < 60);
    }
}
