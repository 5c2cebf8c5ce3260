//! A reason is a recipe: whoever knows nothing but the sentence wins by following it.
//!
//! A follower keeps the condition that the sentence of a winning move names, and reads the board: sizes,
//! cells, edges. After every reply some move has to be allowed, and every move that is allowed has to
//! win; on small boards against all replies, on large ones against random ones.

use crate::boards::{Board, Boards as _};
use crate::facts::{self, Recipe};
use crate::graph;
use crate::grids::{closed_up, has};
use crate::numbers;
use crate::plain::{Values, sizes};
use crate::reasons::is_lower_wythoff;
use crate::universe::{Universe, legal_moves, scored, setups, wanted};
use games::catalog::diamond::Diamond;
use games::catalog::diamond::theory::{Line, Pattern, Sweeps};
use games::catalog::nim::Nim;
use games::catalog::queens::Queens;
use games::catalog::take_away::TakeAway;
use games::catalog::take_away::theory::TermFamily;
use games::every_entry;
use games::game::{Catalogued, Entry};
use games::setup::Setup;
use solver::play::Move;
use solver::rules::{self, Rules};
use std::collections::{BTreeMap, HashMap, HashSet};

/// About so many positions of each setup are followed through.
const POSITIONS: usize = 1200;
/// Random games of each setup from large starts.
const GAMES: usize = 12;
/// Most moves of a position on a large board, and the largest of its sizes.
const BREADTH: usize = 600;
const LARGE: u64 = 150;

type At<C> = <<C as Catalogued>::Rules as Rules>::Position;

/// A player who knows the sentences, and the rules of the game.
struct Follower<C: Catalogued> {
    rules: C::Rules,
    values: Values<C>,
    balanced: HashMap<String, bool>,
    pieces: numbers::Plain,
    terms: HashMap<u64, Vec<u64>>,
}

/// A reply, the position after it, an answer, and the position after that.
struct Turn<'t, P> {
    reply: &'t Move,
    between: &'t P,
    answer: &'t Move,
    after: &'t P,
}

impl<C: Catalogued> Follower<C> {
    fn new(setup: &Setup) -> Follower<C> {
        let (balanced, terms) = (HashMap::new(), HashMap::new());
        let (values, pieces) = (Values::new(setup), numbers::Plain::default());
        Follower { rules: C::rules(setup), values, balanced, pieces, terms }
    }

    /// True if the sentence allows the answer.
    fn allows(&mut self, recipe: &Recipe, turn: &Turn<'_, At<C>>) -> bool {
        let board = self.rules.board(turn.after);
        let plain = || sizes(&board).into_iter().map(|(size, _)| size).collect::<Vec<u64>>();
        match recipe {
            Recipe::Anything {} => true,
            Recipe::EvenColumns { misere } => {
                let heaps = plain();
                let large = heaps.iter().any(|heap| *heap > 1);
                let singles = heaps.iter().filter(|heap| **heap == 1).count();
                if *misere && !large { singles % 2 == 1 } else { columns(&heaps, 2) }
            }
            Recipe::Columns { base } => columns(&plain(), *base as usize),
            Recipe::Together { total } => {
                turn.reply.first().amount + turn.answer.first().amount == *total
            }
            Recipe::Piles { below, start, length, remainders } => {
                let pile = plain()[0];
                below.contains(&pile) || pile >= *start && remainders.contains(&(pile % length))
            }
            Recipe::SmallestTerm { family } => {
                let pile = sizes(&self.rules.board(turn.between))[0].0;
                self.smallest(pile, *family) == turn.answer.first().amount
            }
            Recipe::ColdPair {} => {
                let pair = plain();
                let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
                is_lower_wythoff(low, high - low)
            }
            Recipe::LostBand {} => {
                let pile = plain()[0];
                (1..=pile + 2).any(|k| (k * k - 1..=k * k + k - 2).contains(&pile))
            }
            Recipe::Pairs {} => self.paired(&board),
            Recipe::NimSum {} => {
                let key = self.rules.write(turn.after);
                if let Some(known) = self.balanced.get(&key) {
                    return *known;
                }
                let values = self.values.of(turn.after);
                let balanced = values.iter().fold(0, |xor, value| xor ^ value) == 0;
                self.balanced.insert(key, balanced);
                balanced
            }
            Recipe::MisereNimSum {} => {
                let values = self.values.of(turn.after);
                let large = values.iter().any(|value| *value > 1);
                values.iter().fold(0, |xor, value| xor ^ value) == u64::from(!large)
            }
            Recipe::LostPieces {} => {
                let Board::Numbers { there } = board else { panic!("{board:?}") };
                self.pieces.all_lost(&there)
            }
            Recipe::Unknown {} | Recipe::Other => panic!("{recipe:?} names no condition"),
            Recipe::Sweeps { sweeps } => {
                lines(sweeps, &self.rules.board(turn.between), turn, &board)
            }
        }
    }

    /// The last term of a pile, each the largest that fits.
    fn smallest(&mut self, pile: u64, family: TermFamily) -> u64 {
        let rules = &self.rules;
        let terms = self.terms.entry(0).or_insert_with(|| h_numbers(rules, family));
        let mut left = pile;
        loop {
            let term = *terms.iter().rfind(|term| **term <= left).unwrap();
            if term == left {
                return term;
            }
            left -= term;
        }
    }

    /// True if each part in which there is a move has a twin.
    fn paired(&mut self, board: &Board) -> bool {
        let mut parts: Vec<(u64, bool)> = match board {
            Board::Graph { edges, .. } => {
                let edges = edges.iter().filter(|edge| edge.2).map(|edge| (edge.0, edge.1));
                let pieces = graph::components(&edges.collect::<Vec<_>>());
                let path = |piece: &Vec<(u32, u32)>| {
                    let ends = |vertex: u32| {
                        piece.iter().filter(|(u, v)| *u == vertex || *v == vertex).count()
                    };
                    graph::vertices(piece) == piece.len() as u64 + 1
                        && piece.iter().all(|(u, v)| ends(*u) <= 2 && ends(*v) <= 2)
                };
                pieces.iter().map(|piece| (piece.len() as u64, !path(piece))).collect()
            }
            board => sizes(board),
        };
        if !matches!(board, Board::Graph { .. }) {
            parts.retain(|(size, ring)| self.values.alive(*size, *ring));
        }
        parts.sort_unstable();
        parts.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1] && !pair[0].1)
    }
}

/// True if each power of two is used by a multiple of so many heaps.
fn columns(heaps: &[u64], base: usize) -> bool {
    (0..63).all(|bit| heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count() % base == 0)
}

/// H-numbers by their names, or by Schwenk's rule: the next is the last and the least whose limit reaches
/// the last, added.
fn h_numbers<R: Rules<Position: 'static> + 'static>(rules: &R, family: TermFamily) -> Vec<u64> {
    let most = rules.sizes().each.1.min(100_000);
    let limit = |taken: u64| {
        let after = rules.play(&rules.with_sizes(&[rules.sizes().each.1]), &Move::one(0, taken));
        let Board::Heaps { limit: Some(limit), .. } = rules.board(&after) else { panic!() };
        limit
    };
    let mut terms = vec![1];
    while terms[terms.len() - 1] < most {
        let last = terms[terms.len() - 1];
        let next = match family {
            TermFamily::PowersOfTwo => 2 * last,
            TermFamily::Fibonacci => last + terms.iter().rev().nth(1).unwrap_or(&1),
            TermFamily::Own => last + terms.iter().find(|term| limit(**term) >= last).unwrap(),
        };
        terms.push(next);
    }
    terms
}

/// What sentences on tokens allow: lines are counted without the empty ones.
fn lines<P>(sweeps: &Sweeps, between: &Board, turn: &Turn<'_, P>, after: &Board) -> bool {
    let Board::Cells { rows: cells, .. } = after else { panic!("{after:?}") };
    let Board::Cells { rows: before, .. } = between else { panic!("{between:?}") };
    let places = cells.len() as u32;
    let cells = closed_up(cells);
    let (high, wide) = (cells.len(), cells.first().map_or(0, Vec::len));
    let even = |shape: bool| high == 0 || shape && (high + wide) % 2 == 0;
    match sweeps {
        Sweeps::Cross => even(high > 0 && has(&cells, Pattern::Cross)),
        Sweeps::Rectangle => even(high > 0 && has(&cells, Pattern::Rectangle)),
        Sweeps::Parallel => even(high == 2 || wide == 2),
        Sweeps::HalfTurn { partners } => {
            let before = closed_up(before);
            let (rows, columns) = (before.len(), before[0].len());
            if rows == 1 || columns == 1 {
                high == 0
            } else if rows == 2 || columns == 2 {
                even(high == 2 || wide == 2)
            } else {
                let line = |mv: &Move| match mv.first().place.checked_sub(places) {
                    None => Line::Row(mv.first().place + 1),
                    Some(column) => Line::Column(column + 1),
                };
                let (reply, answer) = (line(turn.reply), line(turn.answer));
                partners.contains(&(reply, answer)) || partners.contains(&(answer, reply))
            }
        }
    }
}

/// What was followed, for the figures.
#[derive(Default)]
struct Tally {
    setups: usize,
    positions: usize,
    answers: usize,
    kinds: BTreeMap<String, usize>,
}

/// The name of a recipe without its numbers.
fn name(recipe: &Recipe) -> String {
    let told = format!("{recipe:?}");
    told.split([' ', '{']).next().unwrap_or_default().to_string()
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
            let Some(fact) = all.rules.fact(&all.positions[place]) else { continue };
            let recipe = facts::recipe(&fact.recipe());
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
    let own = kinds.contains_key("Other");
    assert!(answers > 0 || own || NO_THEORY.contains(&id) || !wanted(&C::CARD));
}

/// Games that only search knows.
const NO_THEORY: [&str; 1] = ["sum-from-product"];
/// Games whose large boards a follower cannot see through; small ones are followed above.
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

/// The number of answers that are allowed, all of which win, or where there is none or one that loses.
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
                        let told = all.rules.write_move(between, answer);
                        return Err(format!("{}: {told} is allowed and loses", here()));
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

/// Follows sentences from larger boards against random replies, with random choice among what is allowed.
fn follows_far<C: Catalogued>(_: &Entry<C>) {
    if scored::<C>() {
        return;
    }
    let mut dice = fastrand::Rng::with_seed(14);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for setup in setups(&C::CARD) {
        let mut follower = Follower::<C>::new(&setup);
        for _ in 0..GAMES {
            let Some(lost) = lost_by_chance(&follower, &mut dice) else { continue };
            let fact = follower.rules.fact(&lost).unwrap();
            let recipe = facts::recipe(&fact.recipe());
            *kinds.entry(name(&recipe)).or_default() += 1;
            if !matches!(recipe, Recipe::Unknown {} | Recipe::Other) {
                play_on(&mut follower, &recipe, lost, &mut dice);
            }
        }
    }
    println!("{}: {kinds:?}", C::CARD.id);
    let few = NO_THEORY.contains(&C::CARD.id) || SMALL.contains(&C::CARD.id);
    assert!(!kinds.is_empty() || few || !wanted(&C::CARD));
}

/// A random start, played on at random up to a position that theory calls lost.
fn lost_by_chance<C: Catalogued>(
    follower: &Follower<C>,
    dice: &mut fastrand::Rng,
) -> Option<At<C>> {
    let rules = &follower.rules;
    for _ in 0..30 {
        let mut at = rules.random(&mut |n| dice.u64(0..n.max(1)));
        if dice.bool() {
            let sizes = rules.sizes();
            let most = sizes.each.1.min(LARGE);
            let count = dice.usize(sizes.count.0..=sizes.count.1.min(sizes.count.0.max(4)));
            let each = (0..count).map(|_| dice.u64(sizes.each.0..=most));
            at = rules.with_sizes(&each.collect::<Vec<_>>());
        }
        for _ in 0..dice.usize(0..6) {
            if searchable(rules, &at)
                && rules.fact(&at).is_some_and(|fact| {
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

/// True if the follower can look at every move, and find values by plain recursion.
fn searchable<R: Rules<Position: 'static> + 'static>(rules: &R, at: &R::Position) -> bool {
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

/// Plays to the end; whoever follows the sentence moves last, or not in misère play.
fn play_on<C: Catalogued>(
    follower: &mut Follower<C>,
    recipe: &Recipe,
    mut at: At<C>,
    dice: &mut fastrand::Rng,
) {
    let start = follower.rules.write(&at);
    loop {
        let here =
            format!("{} {recipe:?} from {start} at {}", C::CARD.id, follower.rules.write(&at));
        let replies = legal_moves(&follower.rules, &at);
        let Some(reply) = dice.choice(&replies) else {
            assert!(!follower.rules.misere(), "{here}");
            return;
        };
        let between = follower.rules.play(&at, reply);
        let answers = legal_moves(&follower.rules, &between);
        if answers.is_empty() {
            assert!(follower.rules.misere(), "{here}");
            return;
        }
        let mut allowed = Vec::new();
        for answer in answers {
            let after = follower.rules.play(&between, &answer);
            if follower
                .allows(recipe, &Turn { reply, between: &between, answer: &answer, after: &after })
            {
                allowed.push(after);
            }
        }
        at = dice.choice(&allowed).unwrap_or_else(|| panic!("{here}: nothing is allowed")).clone();
    }
}

#[test]
fn every_recipe_wins_on_large_boards() {
    every_entry!(follows_far);
}

/// Where a rule that sounds right loses, from a lost position of a game.
fn wrong<C: Catalogued>(
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

/// What sentences said before they were followed.
#[test]
fn rules_that_only_sound_right_are_caught() {
    // “You can even it out again”, in misère play.
    let even = Recipe::EvenColumns { misere: false };
    let told = wrong::<Nim>(("misere", "1"), "2.3.1", |own, turn| own.allows(&even, turn));
    assert!(told.contains("loses"), "{told}");
    // “Whatever changes in one part is balanced in another”.
    let told = wrong::<Queens>(("vanish", "0"), "5.4_6.0", |own, turn| {
        let [one, other] = [turn.reply, turn.answer].map(|mv| mv.first().place / 3);
        one != other && own.allows(&Recipe::NimSum {}, turn)
    });
    assert!(told.contains("nothing is allowed"), "{told}");
    // “Keep the number even until a single line is left, and sweep it”.
    let told = wrong::<Diamond>(("shape", "rectangle"), "xxxx_xxxx", |own, turn| {
        let Board::Cells { rows, .. } = own.rules.board(turn.after) else { panic!() };
        let cells = closed_up(&rows);
        cells.is_empty() || (cells.len() + cells[0].len()).is_multiple_of(2)
    });
    assert!(told.contains("loses"), "{told}");
    // “To win, all 13 would have to be taken”: nothing is said about what to do.
    let told = wrong::<TakeAway>(("", ""), "13", |_, _| true);
    assert!(told.contains("loses"), "{told}");
    // “Answer each line by the line opposite”, without the end.
    let told =
        wrong::<Diamond>(("shape", "diamond"), "..x.._.xxx._xxxxx_.xxx._..x..", |_, turn| {
            let (reply, answer) = (turn.reply.first().place, turn.answer.first().place);
            let opposite = |line: u32| match line {
                2 => 7,
                7 => 2,
                0..5 => 4 - line,
                _ => 14 - line,
            };
            opposite(reply) == answer
        });
    assert!(told.contains("loses") || told.contains("nothing"), "{told}");
}
