//! A reason is a recipe: a player who knows only the sentence wins by following it.
//!
//! The follower keeps the condition in the sentence of a winning move, and reads the board: sizes, cells, edges.
//! After every reply the condition must allow a move, and every allowed move must win; on small boards against all
//! replies, on large ones against random ones.

use crate::boards::{Board, Boards as _};
use crate::facts::{self, Recipe};
use crate::follower::{At, Follower, Turn, play_on};
use crate::grids::closed_up;
use crate::positions::ByKind as _;
use crate::universe::{Universe, scored, setups, wanted};
use games::catalog::diamond::Diamond;
use games::catalog::nim::Nim;
use games::catalog::queens::Queens;
use games::catalog::take_away::TakeAway;
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use solver::rules::{self, PositionOf, Rules};
use solver::theory::Theory;
use std::collections::{BTreeMap, HashSet};

/// About this many positions of each setup are checked.
const POSITIONS: usize = 1200;
/// Number of random games for each setup, from large starts.
const GAMES: usize = 12;
/// Most moves of a position on a large board, and the largest size.
const BREADTH: usize = 600;
const LARGE: u64 = 150;

/// Counts for the printed summary.
#[derive(Default)]
struct Tally {
    setups: usize,
    positions: usize,
    answers: usize,
    kinds: BTreeMap<String, usize>,
}

/// The name of a recipe without its numbers.
fn name(recipe: &Recipe) -> String {
    let text = format!("{recipe:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_string()
}

fn follows<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let mut tally = Tally::default();
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), POSITIONS);
        let mut follower = Follower::<C>::new(&setup);
        let mut seen: HashSet<(String, usize)> = HashSet::new();
        tally.setups += 1;
        for place in 0..all.positions.len() {
            if all.known[place].wins || all.known[place].next.is_empty() {
                continue;
            }
            let Some(fact) = all.rules.explanation(&all.positions[place]) else { continue };
            let recipe = facts::recipe(C::CARD.id, &fact.recipe());
            *tally.kinds.entry(name(&recipe)).or_default() += 1;
            if !matches!(recipe, Recipe::Unknown {} | Recipe::Other) {
                tally.answers += follow(&mut follower, &all, &recipe, place, &mut seen);
            }
        }
        tally.positions += seen.len();
    }
    let Tally { setups, positions, answers, kinds } = tally;
    let id = C::CARD.id;
    println!("{id}: {setups} settings, {positions} positions, {answers} answers, {kinds:?}");
    // Only a game that is not in `facts::READ` has such a recipe.
    let own = kinds.contains_key("Other");
    assert!(answers > 0 || own || NO_THEORY.contains(&id) || !wanted(&C::CARD), "{id}");
}

/// Games that are solved by search alone.
const NO_THEORY: [&str; 1] = ["sum-from-product"];
/// Games whose large boards are too complex for a follower; small ones are checked above.
const SMALL: [&str; 1] = ["sum"];

/// Follows one sentence from a lost position through all replies and all answers that it allows.
fn follow<C: Catalogued>(
    follower: &mut Follower<C>,
    all: &Universe<C::Rules>,
    recipe: &Recipe,
    from: usize,
    seen: &mut HashSet<(String, usize)>,
) -> usize {
    let key = format!("{recipe:?}");
    let mut fresh = |place| seen.insert((key.clone(), place));
    let allows = &mut |turn: &Turn<'_, At<C>>| follower.allows(recipe, turn);
    match walk::<C>(all, from, allows, &mut fresh) {
        Ok(answers) => answers,
        Err(wrong) => panic!("{} {recipe:?}: {wrong}", C::CARD.id),
    }
}

/// The number of allowed answers if all of them win; else a description of a place with no allowed answer, or with
/// one that loses.
fn walk<C: Catalogued>(
    all: &Universe<C::Rules>,
    from: usize,
    allows: &mut dyn FnMut(&Turn<'_, At<C>>) -> bool,
    fresh: &mut dyn FnMut(usize) -> bool,
) -> Result<usize, String> {
    let (mut left, mut answers) = (vec![from], 0);
    while let Some(place) = left.pop() {
        if !fresh(place) {
            continue;
        }
        for (reply, between) in &all.known[place].next {
            let here = || {
                let [start, at] = [place, *between].map(|at| all.rules.write(&all.positions[at]));
                let reply = all.rules.write_move(&all.positions[place], reply);
                format!("from {start} after {reply} at {at}")
            };
            let known = &all.known[*between];
            if known.next.is_empty() {
                assert!(known.wins, "{}: the other player moved last", here());
                continue;
            }
            let before = answers;
            for (answer, after) in &known.next {
                let [between, after_at] = [*between, *after].map(|at| &all.positions[at]);
                if allows(&Turn { reply, between, answer, after: after_at }) {
                    if all.known[*after].wins {
                        let answer = all.rules.write_move(between, answer);
                        return Err(format!("{}: {answer} is allowed and loses", here()));
                    }
                    answers += 1;
                    left.push(*after);
                }
            }
            if answers == before {
                return Err(format!("{}: nothing is allowed", here()));
            }
        }
    }
    Ok(answers)
}

#[test]
fn every_recipe_wins_against_every_reply() {
    every_entry!(follows);
}

/// Follows sentences on larger boards against random replies, with a random choice among the allowed moves.
fn follows_far<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let mut dice = fastrand::Rng::with_seed(14);
    let (mut followed, mut own): (BTreeMap<String, usize>, bool) = (BTreeMap::new(), false);
    for setup in setups(&C::CARD) {
        let mut follower = Follower::<C>::new(&setup);
        for _ in 0..GAMES {
            let Some(lost) = lost_by_chance(&follower, &mut dice) else { continue };
            let fact = follower.rules.explanation(&lost).unwrap();
            let recipe = facts::recipe(C::CARD.id, &fact.recipe());
            own |= recipe == Recipe::Other;
            if !matches!(recipe, Recipe::Unknown {} | Recipe::Other) {
                play_on(&mut follower, &recipe, lost, &mut dice);
                *followed.entry(name(&recipe)).or_default() += 1;
            }
        }
    }
    println!("{}: {followed:?}", C::CARD.id);
    let few = NO_THEORY.contains(&C::CARD.id) || SMALL.contains(&C::CARD.id);
    assert!(!followed.is_empty() || own || few || !wanted(&C::CARD), "{}", C::CARD.id);
}

/// A position that theory calls lost, by random play from a random start.
fn lost_by_chance<C: Catalogued>(
    follower: &Follower<C>,
    dice: &mut fastrand::Rng,
) -> Option<At<C>> {
    let rules = &follower.rules;
    for _ in 0..30 {
        let mut at = rules.deal(&mut |n| dice.u64(0..n.max(1)));
        if dice.bool() {
            let sizes = rules.sizes();
            let most = sizes.each.1.min(LARGE);
            let count = dice.usize(sizes.count.0..=sizes.count.1.min(sizes.count.0.max(4)));
            let each = (0..count).map(|_| dice.u64(sizes.each.0..=most));
            at = rules.with_sizes(&each.collect::<Vec<_>>());
        }
        for _ in 0..dice.usize(0..6) {
            if searchable(rules, &at)
                && rules.explanation(&at).is_some_and(|fact| {
                    let rare = !matches!(fact.recipe(), solver::recipe::Recipe::Anything)
                        || dice.u8(0..8) == 0;
                    fact.mover_wins() == Some(false) && rare
                })
            {
                return Some(at);
            }
            let moves = rules::moves(rules, &at, BREADTH);
            let Some(mv) = dice.choice(&moves) else { break };
            at = rules.play(&at, mv);
        }
    }
    None
}

/// True if the position is small enough for the follower and for plain recursion.
fn searchable<R: Rules>(rules: &R, at: &PositionOf<R>) -> bool {
    let most = match rules.board(at) {
        Board::Numbers { .. } => 64,
        Board::Cells { rows, tokens: false } if rows.concat().len() > 20 => 0,
        Board::Parts(_) => 0,
        Board::Graph { .. } => 12,
        _ => BREADTH,
    };
    let count = rules::moves(rules, at, most + 1).len();
    (1..=most).contains(&count)
}

#[test]
fn every_recipe_wins_on_large_boards() {
    every_entry!(follows_far);
}

/// A description of how a rule that sounds right loses, from a lost position of a game.
fn failure<C: Catalogued>(
    (key, value): (&str, &str),
    at: &str,
    allows: impl Fn(&mut Follower<C>, &Turn<'_, At<C>>) -> bool,
) -> String {
    let mut setup = Setup::of(&C::CARD);
    if let Some(index) = C::CARD.fields.iter().position(|field| field.key == key) {
        setup.set(&C::CARD, index, value).unwrap();
    }
    let mut all = Universe::new(C::rules(&setup), 0);
    let at = all.rules.read(at).unwrap();
    let from = all.place(&at);
    assert!(!all.known[from].wins, "the position is lost");
    let (mut follower, mut seen) = (Follower::<C>::new(&setup), HashSet::new());
    let allows = &mut |turn: &Turn<'_, At<C>>| allows(&mut follower, turn);
    walk::<C>(&all, from, allows, &mut |place| seen.insert(place)).expect_err("it loses")
}

/// Earlier sentences, which were wrong, fail this test.
#[test]
fn rules_that_only_sound_right_are_caught() {
    // “You can even it out again”, in misère play.
    let even = Recipe::EvenColumns { misere: false };
    let text = failure::<Nim>(("misere", "1"), "2.3.1", |own, turn| own.allows(&even, turn));
    assert!(text.contains("loses"), "{text}");
    // “Whatever changes in one part is balanced in another”.
    let text = failure::<Queens>(("vanish", "0"), "5.4_6.0", |own, turn| {
        let [one, other] = [turn.reply, turn.answer].map(|mv| mv.first().place / 3);
        one != other && own.allows(&Recipe::NimSum {}, turn)
    });
    assert!(text.contains("nothing is allowed"), "{text}");
    // “Keep the number even until a single line is left, and sweep it”.
    let text = failure::<Diamond>(("shape", "rectangle"), "xxxx_xxxx", |own, turn| {
        let Board::Cells { rows, .. } = own.rules.board(turn.after) else { panic!() };
        let cells = closed_up(&rows);
        cells.is_empty() || (cells.len() + cells[0].len()).is_multiple_of(2)
    });
    assert!(text.contains("loses"), "{text}");
    // “To win, all 13 would have to be taken”: the sentence does not say what to do.
    let text = failure::<TakeAway>(("", ""), "13", |_, _| true);
    assert!(text.contains("loses"), "{text}");
    // “Answer each line by the line opposite”, without the end.
    let text =
        failure::<Diamond>(("shape", "diamond"), "..x.._.xxx._xxxxx_.xxx._..x..", |_, turn| {
            let (reply, answer) = (turn.reply.first().place, turn.answer.first().place);
            let opposite = |line: u32| match line {
                2 => 7,
                7 => 2,
                0..5 => 4 - line,
                _ => 14 - line,
            };
            opposite(reply) == answer
        });
    assert!(text.contains("loses") || text.contains("nothing"), "{text}");
}
