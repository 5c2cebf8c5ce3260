//! The goal follows the settings: one line that says which moves are legal, and who wins.

use crate::english::english;
use crate::settings;
use games::GAMES;
use games::game::Game;
use games::setup::Setup;
use solver::points::Points;
use std::collections::BTreeMap;

/// Sizes of the starts that are compared.
const SIZES: std::ops::RangeInclusive<u64> = 1..=9;

/// Fields whose choices change the board and not the rule, so that the goal may stay the same.
const DRAWN: [(&str, &str); 1] = [("remove-an-edge", "graph")];

/// Codes of small positions under these settings.
fn positions(game: &Game, setup: &Setup) -> Vec<String> {
    let first = game.first(setup);
    let sizes = first.board().sizes();
    let mut codes = vec![first.code().to_string()];
    for size in SIZES {
        for count in [sizes.count.0, sizes.count.0.max(2).min(sizes.count.1)] {
            let made = game.with_sizes(setup, &vec![size; count]);
            codes.extend(made.map(|at| at.code().to_string()));
        }
    }
    codes
}

/// The rules at a position: the moves, the positions after them, and who wins at the end.
fn rule(game: &Game, setup: &Setup, at: &str) -> Option<String> {
    let at = game.read(setup, at).ok()?;
    let end = |points: Option<Points>| points.map(|points| points.goal);
    let moves = solver::play::moves(at.moves(), 200);
    let after: Vec<_> = moves.iter().map(|mv| at.play(mv)).collect();
    Some(format!(
        "{:?} {} {:?} {} {after:?}",
        at.moves(),
        at.multi_step(),
        end(at.points()),
        at.board().misere()
    ))
}

/// True if these settings make different rules: a position that both accept has other moves or another end, or there
/// is no position that both accept.
fn differ(game: &Game, one: &Setup, other: &Setup) -> bool {
    let codes = positions(game, one).into_iter().chain(positions(game, other));
    let mut both = 0;
    for at in codes {
        let (Some(first), Some(second)) = (rule(game, one, &at), rule(game, other, &at)) else {
            continue;
        };
        both += 1;
        if first != second {
            return true;
        }
    }
    both == 0
}

#[test]
fn different_rules_have_different_goals() {
    for game in GAMES {
        let card = game.card();
        let setups = settings::pairs(card);
        let mut goals: BTreeMap<String, Vec<&Setup>> = BTreeMap::new();
        for setup in &setups {
            goals.entry(english(&game.goal(setup))).or_default().push(setup);
        }
        if DRAWN.iter().any(|(id, _)| *id == card.id) {
            continue;
        }
        for (goal, same) in goals {
            for other in &same[1..] {
                assert!(
                    !differ(game, same[0], other),
                    "{}: {:?} and {other:?} are both “{goal}”",
                    card.id,
                    same[0]
                );
            }
        }
    }
}

#[test]
fn choices_that_change_the_rule_change_the_goal() {
    for (id, key) in DRAWN {
        let game = games::find(id).unwrap();
        let place = game.card().fields.iter().position(|field| field.key == key).unwrap();
        let goal = |word: &str| {
            let mut setup = Setup::of(game.card());
            setup.set(game.card(), place, word).unwrap();
            english(&game.goal(&setup))
        };
        assert_eq!(goal("path"), goal("cycle"));
        assert_ne!(goal("path"), goal("delete-path"));
        assert_eq!(goal("delete-path"), goal("delete-own"));
    }
}

#[test]
fn amounts_are_written_in_words() {
    let game = games::find("one-pile").unwrap();
    let place = game.card().fields.iter().position(|field| field.key == "take").unwrap();
    for (take, said) in [
        ("1-3", "1 to 3 stones"),
        ("2-3", "2 or 3 stones"),
        ("4", "4 stones"),
        ("1.3.4", "1, 3 or 4 stones"),
    ] {
        let mut setup = Setup::of(game.card());
        setup.set(game.card(), place, take).unwrap();
        let goal = english(&game.goal(&setup));
        assert_eq!(goal, format!("Take {said} from the pile. The last move wins."));
    }
}

#[test]
fn a_goal_says_who_wins_and_never_the_wrong_one() {
    for game in GAMES {
        for setup in settings::pairs(game.card()) {
            let goal = english(&game.goal(&setup));
            let misere = game.first(&setup).board().misere();
            let here = format!("{} {setup:?}: {goal}", game.card().id);
            assert!(goal.ends_with('.') && goal.len() > 20 && !goal.contains("  "), "{here}");
            let wins =
                goal.contains("wins.") || goal.contains("win.") || goal.contains("you lose.");
            assert_eq!(wins, !misere, "{here}");
            assert_eq!(goal.contains(" loses."), misere, "{here}");
        }
    }
}

/// Words about something that only some settings switch on. They belong in the goal, which follows the settings, and
/// not in the rule.
const SETTINGS: [&str; 11] = [
    "misère",
    " ring",
    "setting",
    "unless you",
    "vanish",
    "if you play",
    "one, two",
    "twice",
    "single pin",
    "both its ends",
    "fewer than",
];

#[test]
fn the_rule_is_true_under_all_settings() {
    for game in GAMES {
        let card = game.card();
        let rule = english(&(card.rule)());
        let misere = card.fields.iter().any(|field| field.key == games::card::MISERE.key);
        let decides = ["wins", "loses"].iter().any(|word| rule.contains(word));
        assert!(!(misere && decides), "{}: {rule}", card.id);
        for word in SETTINGS {
            assert!(!rule.contains(word), "{} says {word}: {rule}", card.id);
        }
    }
}

/// The rule names the pieces that are drawn.
#[test]
fn the_rule_of_wythoff_is_that_of_its_pieces() {
    let game = games::find("wythoff").unwrap();
    for (face, says, not) in [("queen", "queen", "kittens"), ("piles", "kittens", "queen")] {
        let card = game.card();
        let place = card.fields.iter().position(|field| field.key == "face").unwrap();
        let mut setup = Setup::of(card);
        setup.set(card, place, face).unwrap();
        let rule = english(&game.rule(&setup));
        assert!(rule.contains(says) && !rule.contains(not), "{face}: {rule}");
    }
}

/// By the key of a switch: words that the goal has only while it is on, and words that it has only while it is off.
const SWITCHES: [(&str, &[&str], &[&str]); 6] = [
    ("misere", &["loses."], &["wins."]),
    ("ring", &["ring"], &[]),
    ("odd", &["odd"], &["even"]),
    ("vanish", &["vanish"], &[]),
    ("leap", &["leap year"], &[]),
    ("barred", &["middle"], &[]),
];

#[test]
fn a_goal_names_a_switch_only_while_it_is_on() {
    for game in GAMES {
        let card = game.card();
        for (index, field) in card.fields.iter().enumerate() {
            let games::card::FieldKind::Switch = field.kind else { continue };
            let known = SWITCHES.iter().find(|(key, ..)| *key == field.key);
            let (_, on, off) = known.unwrap_or_else(|| panic!("{}: {}", card.id, field.key));
            for setup in settings::pairs(card) {
                let goal = english(&game.goal(&setup));
                let has = |words: &[&str]| words.iter().all(|word| goal.contains(word));
                let none = |words: &[&str]| !words.iter().any(|word| goal.contains(word));
                let fits = match setup.on(index) {
                    true => has(on) && none(off),
                    false => has(off) && none(on),
                };
                assert!(fits, "{} {setup:?}: {goal}", card.id);
            }
        }
    }
}
