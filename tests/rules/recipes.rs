//! A reason is a recipe: a player who knows only the sentence wins by following it.
//!
//! Each recipe says in code what its sentence allows. After every reply it must allow an answer, and every allowed
//! answer must win: on small boards against all replies, on large ones against random ones. The law names no
//! game, so that a new one is followed as well.

use crate::universe::{Universe, setups, wanted};
use games::catalog::diamond::Diamond;
use games::catalog::nim::Nim;
use games::catalog::queens::Queens;
use games::catalog::take_away::TakeAway;
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use messages::Message;
use solver::erased::{ErasedPosition as _, ErasedTheory, Typed};
use solver::explanation::{Reason, Reply};
use solver::judge::{self, Judge};
use solver::plain_values::PlainValues;
use solver::play::{Move, Outcome};
use solver::recipe::{Exchange, How, REPLIES, Recipe, typed};
use solver::rules::{self, PositionKind, PositionOf, Rules};
use solver::theory::Theory;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::rc::Rc;

/// About this many positions of each setup are checked.
const POSITIONS: usize = 1200;
/// Number of random games for each setup, from large starts.
const GAMES: usize = 12;
/// Most moves of a position on a large board, and the largest size.
const BREADTH: usize = 600;
const LARGE: u64 = 150;
/// Moves that plain recursion may try for one game on a large board.
const TRIED: usize = 400_000;

thread_local! {
    /// How often each kind of recipe was followed, by game.
    static FOLLOWED: RefCell<BTreeMap<&'static str, BTreeMap<String, usize>>> = RefCell::default();
}

/// Counts a recipe under its name, without its numbers.
fn count(id: &'static str, recipe: &Recipe) {
    let text = match recipe {
        Recipe::Own(how) => format!("{how:?}"),
        recipe => format!("{recipe:?}"),
    };
    let name = text.split([' ', '{', '(']).next().unwrap_or_default().to_string();
    FOLLOWED.with_borrow_mut(|all| *all.entry(id).or_default().entry(name).or_default() += 1);
}

/// Prints the counts, and asserts that most games have recipes that were followed.
fn summary() {
    let all = FOLLOWED.take();
    let mut followed = 0;
    for (id, kinds) in &all {
        println!("{id}: {kinds:?}");
        followed += usize::from(kinds.keys().any(|name| name != "Unknown"));
    }
    let unknown = all.values().filter_map(|kinds| kinds.get("Unknown")).sum::<usize>();
    println!("{unknown} recipes say that the move wins, and not how to go on");
    let tested = games::GAMES.iter().filter(|game| wanted(game.card())).count();
    assert!(2 * followed >= tested, "recipes of {followed} games were followed, of {tested}");
}

/// All small positions of a game under some settings, with what has been followed.
struct Law<'u, R: Theory> {
    all: &'u Universe<R>,
    rules: Rc<R>,
    values: PlainValues,
    /// Recipes with the lost positions from which they were followed.
    seen: HashSet<(String, usize)>,
}

impl<'u, R: Theory> Law<'u, R> {
    /// Nothing followed yet; the rules are those of all positions.
    fn new(all: &'u Universe<R>, rules: R) -> Law<'u, R> {
        Law { all, rules: Rc::new(rules), values: PlainValues::default(), seen: HashSet::new() }
    }

    fn at(&self, place: usize) -> Typed<R> {
        Typed { rules: self.rules.clone(), at: self.all.positions[place].clone() }
    }

    fn lost(&self) -> impl Iterator<Item = usize> + use<'_, 'u, R> {
        let known = &self.all.known;
        (0..known.len()).filter(|place| known[*place].worth < 0 && !known[*place].next.is_empty())
    }

    /// Plays through all replies and all answers that the recipe allows, to the end of the game; the error describes a
    /// place with no allowed answer, or with one that does not win.
    fn follow(&mut self, recipe: &Recipe, from: usize) -> Result<(), String> {
        let (name, mut left) = (format!("{recipe:?}"), vec![from]);
        while let Some(place) = left.pop() {
            if !self.seen.insert((name.clone(), place)) {
                continue;
            }
            for (reply, between) in &self.all.known[place].next {
                let answers = self.answers(recipe, reply, *between);
                let answers = answers.map_err(|wrong| {
                    let start = self.at(place);
                    format!("from {} after {}: {wrong}", start.write(), start.write_move(reply))
                })?;
                left.extend(answers);
            }
        }
        Ok(())
    }

    /// The positions after the answers that the recipe allows to a reply.
    fn answers(&self, recipe: &Recipe, reply: &Move, between: usize) -> Result<Vec<usize>, String> {
        let (here, known) = (self.at(between), &self.all.known[between]);
        let mut allowed = Vec::new();
        for (answer, after) in &known.next {
            let there = self.at(*after);
            assert!(alternates(&here, &there), "the law follows recipes of games with turns");
            if allows(recipe, reply, (&here, answer, &there), &self.values) {
                if self.all.known[*after].worth >= 0 {
                    return Err(format!("{} is allowed and loses", here.write_move(answer)));
                }
                allowed.push(*after);
            }
        }
        let over = known.next.is_empty();
        if over && known.worth <= 0 {
            return Err("the reply ends the game and wins".to_string());
        }
        if !over && allowed.is_empty() {
            return Err("nothing is allowed".to_string());
        }
        Ok(allowed)
    }
}

/// True if the turn goes to the other player.
fn alternates(before: &dyn ErasedTheory, after: &dyn ErasedTheory) -> bool {
    before.turn().is_none_or(|turn| after.turn() != Some(turn))
}

/// True if a recipe allows an answer.
fn allows(
    recipe: &Recipe,
    reply: &Move,
    (between, answer, after): (&dyn ErasedTheory, &Move, &dyn ErasedTheory),
    values: &PlainValues,
) -> bool {
    match recipe {
        Recipe::Anything => true,
        Recipe::Own(how) => how.allows(&Exchange { reply, between, answer, after, values }),
        Recipe::Listed | Recipe::Unknown => panic!("{recipe:?} names no condition"),
    }
}

fn follows<C: Catalogued>(_: &Entry<C>) {
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), POSITIONS);
        let mut law = Law::new(&all, C::rules(&setup));
        let listed = listed::<C>(&all, &setup);
        for place in law.lost().collect::<Vec<_>>() {
            let explained = all.rules.explanation(&all.positions[place]);
            let recipe = explained
                .map(|seen| seen.recipe())
                .or_else(|| listed.contains(&place).then_some(Recipe::Listed));
            let recipe = recipe.unwrap_or(Recipe::Unknown);
            count(C::CARD.id, &recipe);
            if matches!(recipe, Recipe::Anything | Recipe::Own(_)) {
                let followed = law.follow(&recipe, place);
                let wrong = |wrong| panic!("{} {setup:?} {recipe:?}: {wrong}", C::CARD.id);
                followed.unwrap_or_else(wrong);
            }
        }
    }
}

#[test]
fn every_recipe_wins_against_every_reply() {
    every_entry!(follows);
    summary();
}

/// The lost positions to which a winning move leads whose reason lists an answer to every reply. Asserts that all
/// replies are listed, and that each answer wins.
fn listed<C: Catalogued>(all: &Universe<C::Rules>, setup: &Setup) -> HashSet<usize> {
    let (mut listed, mut seen) = (HashSet::new(), HashSet::new());
    for (place, known) in all.known.iter().enumerate() {
        for (mv, after) in &known.next {
            let next = &all.known[*after];
            let few = (1..=REPLIES).contains(&next.next.len()) && next.worth < 0;
            let open = few && all.rules.explanation(&all.positions[*after]).is_none();
            if !open || !seen.insert(*after) {
                continue;
            }
            let found = judge::run(&mut Judge::new(C::rules(setup), all.positions[place].clone()));
            let reason = found.winning.iter().zip(&found.reasons).find(|(one, _)| *one == mv);
            let Some((_, Some(reason))) = reason else { continue };
            if let (Recipe::Listed, Reason::Refutation { replies, .. }) = (reason.recipe(), reason)
            {
                answered(all, *after, replies);
                listed.insert(*after);
            }
        }
    }
    listed
}

/// Asserts that each reply to a lost position is listed with an answer that leaves a lost position again, or with none
/// if the reply ends the game.
fn answered<R: Rules>(all: &Universe<R>, place: usize, replies: &[Reply]) {
    let here = all.rules.positions().write(&all.positions[place]);
    for (reply, between) in &all.known[place].next {
        let listed = replies.iter().find(|listed| listed.mv == *reply);
        let listed = listed.unwrap_or_else(|| panic!("{here}: {reply:?} is not listed"));
        let next = &all.known[*between].next;
        match &listed.answer {
            Some((answer, _)) => {
                let after = next.iter().find(|(mv, _)| mv == answer);
                let (_, after) = after.unwrap_or_else(|| panic!("{here}: {answer:?} is illegal"));
                assert!(all.known[*after].worth < 0, "{here}: {answer:?} loses");
            }
            None => assert!(next.is_empty() && all.known[*between].worth > 0, "{here} {reply:?}"),
        }
    }
}

/// Follows sentences on larger boards against random replies, with a random choice among the allowed moves.
fn follows_far<C: Catalogued>(_: &Entry<C>) {
    let mut dice = fastrand::Rng::with_seed(14);
    let mut too_large = 0;
    for setup in setups(&C::CARD) {
        let rules = Rc::new(C::rules(&setup));
        for _ in 0..GAMES {
            let Some(at) = lost_by_chance(&*rules, &mut dice) else { continue };
            let at = Typed { rules: rules.clone(), at };
            let recipe = at.explanation().expect("it explains why it is lost").recipe();
            let start = at.write();
            match play_on(&recipe, Box::new(at), &mut dice) {
                Ok(true) => count(C::CARD.id, &recipe),
                Ok(false) => too_large += 1,
                Err(wrong) => {
                    panic!("{} {setup:?} {recipe:?} from {start}: {wrong}", C::CARD.id)
                }
            }
        }
    }
    println!("{}: {too_large} boards were too large", C::CARD.id);
}

/// Plays to the end. False if the board is too large for plain recursion; the error says how the player who follows the
/// recipe comes to lose.
fn play_on(
    recipe: &Recipe,
    mut at: Box<dyn ErasedTheory>,
    dice: &mut fastrand::Rng,
) -> Result<bool, String> {
    let values = PlainValues::within(TRIED);
    loop {
        let replies = at.moves(BREADTH + 1);
        let Some(reply) = dice.choice(&replies) else {
            return if at.ended() == Some(Outcome::P) { Ok(true) } else { Err(at.write()) };
        };
        let between = at.after(reply);
        let answers = between.moves(BREADTH + 1);
        if replies.len().max(answers.len()) > BREADTH {
            return Ok(false);
        }
        if answers.is_empty() {
            let won = between.ended() == Some(Outcome::N);
            return if won { Ok(true) } else { Err(between.write()) };
        }
        let after = answers.iter().map(|answer| (answer, between.after(answer)));
        let mut allowed: Vec<_> = after
            .filter(|(answer, after)| allows(recipe, reply, (&*between, answer, &**after), &values))
            .collect();
        if values.exhausted() {
            return Ok(false);
        }
        if allowed.is_empty() {
            return Err(format!("nothing is allowed at {}", between.write()));
        }
        at = allowed.swap_remove(dice.usize(..allowed.len())).1;
    }
}

/// A position that theory calls lost, by random play from a random start.
fn lost_by_chance<R: Theory>(rules: &R, dice: &mut fastrand::Rng) -> Option<PositionOf<R>> {
    for _ in 0..30 {
        let mut at = start_by_chance(rules, dice)?;
        for _ in 0..dice.usize(0..6) {
            let moves = rules::moves(rules, &at, BREADTH + 1);
            let followed = (1..=BREADTH).contains(&moves.len());
            if followed && lost_by_rule(rules, &at, dice) {
                return Some(at);
            }
            let Some(mv) = dice.choice(&moves) else { break };
            at = rules.play(&at, mv);
        }
    }
    None
}

fn start_by_chance<R: Rules>(rules: &R, dice: &mut fastrand::Rng) -> Option<PositionOf<R>> {
    let kind = rules.positions();
    let sizes = kind.sizes();
    if dice.bool() && sizes.count.1 > 0 {
        let most = sizes.each.1.min(LARGE).max(sizes.each.0);
        let count = dice.usize(sizes.count.0..=sizes.count.1.min(sizes.count.0.max(4)));
        let each: Vec<u64> = (0..count).map(|_| dice.u64(sizes.each.0..=most)).collect();
        return kind.with_sizes(&each);
    }
    kind.deal(&mut |n| dice.u64(0..n.max(1)))
}

/// True if theory calls a position lost and says how to win it; where any move wins, mostly false.
fn lost_by_rule<R: Theory>(rules: &R, at: &PositionOf<R>, dice: &mut fastrand::Rng) -> bool {
    rules.explanation(at).is_some_and(|seen| {
        let chosen = match seen.recipe() {
            Recipe::Own(_) => true,
            Recipe::Anything => dice.u8(0..8) == 0,
            Recipe::Listed | Recipe::Unknown => false,
        };
        seen.mover_wins() == Some(false) && chosen
    })
}

#[test]
fn every_recipe_wins_on_large_boards() {
    every_entry!(follows_far);
    summary();
}

/// A sentence that only sounds right.
struct Wrong<F>(F);

impl<F> fmt::Debug for Wrong<F> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Wrong")
    }
}

impl<F: Fn(&Exchange<'_>) -> bool + 'static> How for Wrong<F> {
    fn sentence(&self) -> Message {
        Message::verbatim("Do as it sounds right.")
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        (self.0)(exchange)
    }
}

/// A description of how a sentence that sounds right loses, from a lost position of a game.
fn failure<C: Catalogued>(
    (key, value): (&str, &str),
    at: &str,
    allows: impl Fn(&Exchange<'_>) -> bool + 'static,
) -> String {
    let mut setup = Setup::of(&C::CARD);
    if let Some(index) = C::CARD.fields.iter().position(|field| field.key == key) {
        setup.set(&C::CARD, index, value).unwrap();
    }
    let mut all = Universe::new(C::rules(&setup), 0);
    let at = all.rules.positions().read(at).unwrap();
    let from = all.place(&at);
    assert!(!all.known[from].wins, "the position is lost");
    let mut law = Law::new(&all, C::rules(&setup));
    law.follow(&Recipe::own(Wrong(allows)), from).expect_err("it loses")
}

/// Sentences that sound right and lose.
#[test]
fn rules_that_only_sound_right_are_caught() {
    // “You can even it out again”, in misère play.
    let text = failure::<Nim>(("misere", "1"), "2.3.1", |exchange| {
        typed::<Nim>(exchange.after).at.iter().fold(0, |xor, heap| xor ^ heap) == 0
    });
    assert!(text.contains("loses"), "{text}");
    // “Whatever changes in one part is balanced in another”.
    let text = failure::<Queens>(("vanish", "0"), "5.4_6.0", |exchange| {
        let [one, other] = [exchange.reply, exchange.answer].map(|mv| mv.first().place / 3);
        one != other && exchange.values.of(exchange.after) == 0
    });
    assert!(text.contains("nothing is allowed"), "{text}");
    // “Keep the number even until a single line is left, and sweep it”.
    let text = failure::<Diamond>(("shape", "rectangle"), "xxxx_xxxx", |exchange| {
        let (rows, columns) = typed::<Diamond>(exchange.after).at.closed_up().size();
        (rows + columns).is_multiple_of(2)
    });
    assert!(text.contains("loses"), "{text}");
    // “To win, all 13 would have to be taken”: the sentence does not say what to do.
    let text = failure::<TakeAway>(("", ""), "13", |_| true);
    assert!(text.contains("loses"), "{text}");
    // “Answer each line by the line opposite”, without the end.
    let diamond = "..x.._.xxx._xxxxx_.xxx._..x..";
    let text = failure::<Diamond>(("shape", "diamond"), diamond, |exchange| {
        let (reply, answer) = (exchange.reply.first().place, exchange.answer.first().place);
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
