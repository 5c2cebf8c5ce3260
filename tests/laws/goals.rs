//! The goal follows the settings: one line that says what may be taken, and who wins.

use crate::settings;
use games::GAMES;
use games::game::Game;
use games::setup::Setup;
use solver::points::Points;
use std::collections::BTreeMap;

/// Starts of these sizes are compared.
const SIZES: std::ops::RangeInclusive<u64> = 1..=9;

/// Fields whose choices draw another board for the same rule: what they change is seen, not told.
const DRAWN: [(&str, &str); 1] = [("remove-an-edge", "graph")];

/// Codes of small positions under these settings.
fn positions(game: &dyn Game, setup: &Setup) -> Vec<String> {
    let sizes = game.sizes(setup);
    let mut codes = vec![game.start(setup)];
    for size in SIZES {
        for count in [sizes.count.0, sizes.count.0.max(2).min(sizes.count.1)] {
            codes.extend(game.with_sizes(setup, &vec![size; count]));
        }
    }
    codes
}

/// All that the rules say about a position: the moves, where they lead, and who wins at the end.
fn rule(game: &dyn Game, setup: &Setup, at: &str) -> Option<String> {
    let look = game.look(setup, at).ok()?;
    let end = |points: Option<Points>| points.map(|points| points.goal);
    let moves = solver::play::moves(&look.spans, 200);
    let after: Vec<_> = moves.iter().map(|mv| game.play(setup, at, mv)).collect();
    Some(format!(
        "{:?} {} {:?} {} {after:?}",
        look.spans,
        look.longer,
        end(look.points),
        game.misere(setup)
    ))
}

/// True if these settings make two rules: a position that both can read is played in another way, or
/// there is none that both can read.
fn differ(game: &dyn Game, one: &Setup, other: &Setup) -> bool {
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
fn two_rules_have_two_goals() {
    for game in GAMES {
        let card = game.card();
        let setups = settings::pairs(card);
        let mut told: BTreeMap<String, Vec<&Setup>> = BTreeMap::new();
        for setup in &setups {
            told.entry(game.goal(setup)).or_default().push(setup);
        }
        if DRAWN.iter().any(|(id, _)| *id == card.id) {
            continue;
        }
        for (goal, same) in told {
            for other in &same[1..] {
                assert!(
                    !differ(*game, same[0], other),
                    "{}: {:?} and {other:?} are both “{goal}”",
                    card.id,
                    same[0]
                );
            }
        }
    }
}

#[test]
fn the_drawn_games_tell_their_rules_apart() {
    for (id, key) in DRAWN {
        let game = games::find(id).unwrap();
        let place = game.card().fields.iter().position(|field| field.key == key).unwrap();
        let goal = |word: &str| {
            let mut setup = Setup::of(game.card());
            setup.set(game.card(), place, word).unwrap();
            game.goal(&setup)
        };
        assert_eq!(goal("path"), goal("cycle"));
        assert_ne!(goal("path"), goal("delete-path"));
        assert_eq!(goal("delete-path"), goal("delete-own"));
    }
}

#[test]
fn a_goal_says_who_wins_and_never_the_wrong_one() {
    for game in GAMES {
        for setup in settings::pairs(game.card()) {
            let goal = game.goal(&setup);
            let here = format!("{} {setup:?}: {goal}", game.card().id);
            assert!(goal.ends_with('.') && goal.len() > 20 && !goal.contains("  "), "{here}");
            let wins =
                goal.contains("wins.") || goal.contains("win.") || goal.contains("you lose.");
            assert_eq!(wins, !game.misere(&setup), "{here}");
            assert_eq!(goal.contains(" loses."), game.misere(&setup), "{here}");
        }
    }
}
