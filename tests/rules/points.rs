//! Games of points: a player who follows a recipe wins, and positions without a recipe say so.

use crate::english::english;
use crate::holdings::game;
use crate::universe::{setups, wanted};
use games::catalog::parity_subtraction::theory::Classes;
use games::catalog::parity_subtraction::{Beans, Heap};
use games::game::Catalogued;
use session::say::Names;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::recipe::Recipe;
use solver::rules::{self, Rules};
use solver::theory::Theory;
use std::any::Any;
use std::collections::{BTreeMap, HashMap};

/// Heaps up to this size are checked against every reply.
const BEANS: u64 = 60;

/// The result for the player to move under best play: 1, 0 or −1, by plain recursion.
fn worth(rules: &Beans, at: &Heap, known: &mut HashMap<(u64, [u64; 2]), i64>) -> i64 {
    let held = [at.held[at.turn], at.held[1 - at.turn]];
    let key = (at.beans, held.map(|n| n % 2));
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let moves = rules::moves(rules, at, usize::MAX);
    let best = moves.iter().map(|mv| -worth(rules, &rules.play(at, mv), known)).max();
    let found = best.unwrap_or_else(|| ahead(rules, at));
    known.insert(key, found);
    found
}

/// The lead of the player to move when nothing more can be taken.
fn ahead(rules: &Beans, at: &Heap) -> i64 {
    let good = |n: u64| i64::from((n % 2 == 1) == odd(rules));
    good(at.held[at.turn]) - good(at.held[1 - at.turn])
}

/// True if an odd number wins.
fn odd(rules: &Beans) -> bool {
    rules::points(rules, &Heap { beans: 0, held: [0, 0], turn: 0 }).unwrap().goal
        == solver::points::Goal::Odd
}

/// The recipe as a list of lost classes, if it is one.
fn classes(recipe: &Recipe) -> Option<Classes> {
    let Recipe::Own(how) = recipe else { return None };
    let how: &dyn Any = &**how;
    how.downcast_ref::<Classes>().cloned()
}

/// True if the sentence allows the position after a move.
fn allows(recipe: &Classes, after: &Heap) -> bool {
    let Classes { length, lost } = recipe;
    let held = [after.held[after.turn], after.held[1 - after.turn]].map(|n| n % 2 == 1);
    lost.contains(&(after.beans % length, held))
}

/// The positions after the moves that the sentence allows.
fn allowed(rules: &Beans, recipe: &Classes, at: &Heap) -> Vec<Heap> {
    let moves = rules::moves(rules, at, usize::MAX).into_iter();
    moves.map(|mv| rules.play(at, &mv)).filter(|after| allows(recipe, after)).collect()
}

#[test]
fn the_recipe_of_beans_wins_against_every_reply() {
    let mut kinds: BTreeMap<bool, usize> = BTreeMap::new();
    for setup in setups(&Beans::CARD) {
        let (rules, mut known) = (Beans::rules(&setup), HashMap::new());
        for beans in 0..=BEANS {
            for held in [[2, 4], [3, 5], [2, 5], [3, 4]] {
                let at = Heap { beans, held, turn: 0 };
                let replies = rules::moves(&rules, &at, usize::MAX);
                if replies.is_empty() || worth(&rules, &at, &mut known) >= 0 {
                    continue;
                }
                let recipe = classes(&rules.explanation(&at).unwrap().recipe());
                *kinds.entry(recipe.is_some()).or_default() += 1;
                let Some(recipe) = recipe else { continue };
                for reply in replies {
                    let between = rules.play(&at, &reply);
                    let left = allowed(&rules, &recipe, &between);
                    let here = format!("{setup:?} {recipe:?} {at:?} {reply:?}");
                    let over = rules::moves(&rules, &between, 1).is_empty();
                    assert!(
                        over && ahead(&rules, &between) > 0 || !over && !left.is_empty(),
                        "{here}"
                    );
                    for after in left {
                        assert_eq!(worth(&rules, &after, &mut known), -1, "{here} {after:?}");
                    }
                }
            }
        }
    }
    println!("followed or not: {kinds:?}");
    assert!(!wanted(&Beans::CARD) || kinds[&true] > 500, "{kinds:?}");
}

#[test]
fn the_recipe_of_beans_wins_from_large_heaps() {
    let mut dice = fastrand::Rng::with_seed(18);
    for (take, odd) in
        [("1-3", false), ("1-3", true), ("1-2", false), ("1-4", true), ("1-5", false)]
    {
        let rules = game(take, odd);
        let mut won = 0;
        while won < 40 {
            let beans = 200 + dice.u64(0..1_000);
            let mut at = Heap { beans, held: [dice.u64(0..9), dice.u64(0..9)], turn: 0 };
            if rules.claim(&at).unwrap().outcome != Outcome::P {
                continue;
            }
            let recipe = classes(&rules.explanation(&at).unwrap().recipe()).unwrap();
            while let Some(reply) = dice.choice(&rules::moves(&rules, &at, usize::MAX)) {
                at = rules.play(&at, reply);
                let left = allowed(&rules, &recipe, &at);
                let Some(after) = dice.choice(&left) else {
                    assert!(rules::moves(&rules, &at, 1).is_empty(), "{take} {at:?}");
                    break;
                };
                at = after.clone();
            }
            // The second player followed the sentence.
            let good = at.held.map(|n| (n % 2 == 1) == odd);
            assert_eq!(good, [false, true], "{take} {at:?}");
            won += 1;
        }
    }
}

/// The reason of a winning move contains the recipe.
#[test]
fn winning_takes_have_a_reason_with_the_recipe() {
    let at = Heap { beans: 27, held: [0, 0], turn: 0 };
    let found = judge::run(&mut Judge::new(game("1-3", false), at));
    assert_eq!(found.winning, [Move::one(0, 2)]);
    let reason = found.reasons[0].as_ref().unwrap();
    let lost = vec![(1, [false, false]), (5, [true, true]), (4, [false, true]), (0, [true, false])];
    assert_eq!(classes(&reason.recipe()), Some(Classes { length: 8, lost: sorted(lost) }));
    let text = english(&Names::reader().fill(&session::say::reason(reason)));
    for part in [
        "for both, its remainder on division by 8 is 1.",
        "for you and an odd one for your opponent",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

fn sorted(mut lost: Vec<(u64, [bool; 2])>) -> Vec<(u64, [bool; 2])> {
    lost.sort_unstable();
    lost
}
