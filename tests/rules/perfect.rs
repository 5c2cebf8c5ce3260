//! From a won position the shipped machine wins, against random replies and against replies that delay the loss.

use crate::positions::ByKind as _;
use crate::universe::{Universe, positions, scored, setups};
use games::every_entry;
use games::game::{Catalogued, Entry, Game, Position};
use games::setup::Setup;
use session::choose::Choice;
use session::judgement::Judgement;
use session::render;
use session::seat::Level;
use solver::judge::{self, Judge};
use solver::play::{Move, Outcome};
use solver::rules::{self, PositionOf, Rules};
use solver::theory::Theory;
use solver::verdict::Verdict;
use std::collections::HashMap;

/// Number of games from won positions for each game, over all its settings; ten times as many in `cargo xtask soak`.
fn played() -> usize {
    positions(1000, 10_000)
}

/// Most moves of the start of a game of points, so that every position is judged quickly.
const OPEN: usize = 10;

/// A game with its settings, as a session has them.
pub(crate) struct Machine {
    game: &'static Game,
    setup: Setup,
}

impl Machine {
    pub(crate) fn of<C: Catalogued>(setup: Setup) -> Machine {
        Machine { game: games::find(C::CARD.id).expect("a game of the catalogue"), setup }
    }

    /// A position of the game.
    pub(crate) fn at(&self, code: &str) -> Position {
        self.game.read(&self.setup, code).expect("a position of the game")
    }

    /// The move of the machine at the level Perfect.
    pub(crate) fn pick(&self, at: &str, verdict: &Judgement, seed: u64, ply: usize) -> Move {
        let at = self.at(at);
        let choice = Choice { at: &at, verdict, level: Level::Perfect, seed, ply };
        choice.pick().expect("the game is not over")
    }
}

/// A verdict as the worker sends it, without its reasons.
fn judged<R: Theory + Clone>(rules: &R, at: &PositionOf<R>) -> Judgement {
    let verdict = judge::run(&mut Judge::new(rules.clone(), at.clone()));
    render::judgement(Verdict { reasons: Vec::new(), explanation: None, ..verdict })
}

/// A game with the verdicts found so far.
struct Table<C: Catalogued> {
    all: Universe<C::Rules>,
    machine: Machine,
    verdicts: HashMap<usize, Judgement>,
}

impl<C: Catalogued> Table<C>
where
    C::Rules: Clone,
{
    fn verdict(&mut self, place: usize) -> &Judgement {
        let all = &self.all;
        let judge = || judged(&all.rules, &all.positions[place]);
        self.verdicts.entry(place).or_insert_with(judge)
    }

    fn after(&self, place: usize, mv: &Move) -> usize {
        let known = &self.all.known[place];
        known.next.iter().find(|(one, _)| one == mv).expect("a legal move").1
    }

    /// The machine's move.
    fn picked(&mut self, place: usize, seed: u64, ply: usize) -> Move {
        let code = self.all.rules.write(&self.all.positions[place]);
        self.verdict(place);
        self.machine.pick(&code, &self.verdicts[&place], seed, ply)
    }
}

fn perfect<C: Catalogued>(_: &Entry<C>)
where
    C::Rules: Clone,
{
    if scored::<C>() {
        return;
    }
    let mut dice = fastrand::Rng::with_seed(11);
    let mut tables: Vec<(Table<C>, Vec<usize>)> = Vec::new();
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), positions(1000, 4000));
        let won = |i: &usize| all.known[*i].wins && !all.known[*i].next.is_empty();
        let won: Vec<usize> = (0..all.positions.len()).filter(won).collect();
        if !won.is_empty() {
            let machine = Machine::of::<C>(setup);
            tables.push((Table { all, machine, verdicts: HashMap::new() }, won));
        }
    }
    if tables.is_empty() {
        return;
    }
    for round in 0..played() {
        let chosen = round % tables.len();
        let (table, won) = &mut tables[chosen];
        let start = *dice.choice(&*won).expect("some position is won");
        game(table, start, dice.bool(), &mut dice);
    }
}

/// Plays one game from a won position; the opponent resists or moves at random.
fn game<C: Catalogued>(table: &mut Table<C>, start: usize, resists: bool, dice: &mut fastrand::Rng)
where
    C::Rules: Clone,
{
    let (mut at, seed) = (start, dice.u64(..));
    let mut moves = 0;
    loop {
        // The machine's turn, in a won position.
        if table.all.known[at].next.is_empty() {
            break assert!(table.all.rules.misere(), "{}: nothing to move", C::CARD.id);
        }
        let mv = table.picked(at, seed, moves);
        at = table.after(at, &mv);
        moves += 1;
        // The opponent's turn.
        if table.all.known[at].next.is_empty() {
            break assert!(!table.all.rules.misere(), "{}: the end is lost", C::CARD.id);
        }
        let reply = if resists {
            dice.choice(&table.verdict(at).best).cloned()
        } else {
            dice.choice(&table.all.known[at].next).map(|(mv, _)| mv.clone())
        };
        at = table.after(at, &reply.expect("there is a move"));
        moves += 1;
    }
    if resists {
        let distance = table.verdict(start).distance;
        assert_eq!(Some(moves as u64), distance, "{}: won late", C::CARD.id);
    }
}

/// The same for games of points: from a won position the player to move ends ahead.
fn perfect_in_points<C: Catalogued>(_: &Entry<C>)
where
    C::Rules: Clone,
{
    if !scored::<C>() {
        return;
    }
    let mut dice = fastrand::Rng::with_seed(12);
    let setups = setups(&C::CARD);
    let (wanted, mut found, mut tried) = (played(), 0, 0);
    while found < wanted && !setups.is_empty() {
        let setup = &setups[tried % setups.len()];
        tried += 1;
        assert!(tried < 100 * wanted, "{}: only {found} won positions were found", C::CARD.id);
        let rules = C::rules(setup);
        let Some(at) = opened(&rules, &mut dice) else { continue };
        if judged(&rules, &at).outcome != Some(Outcome::N) {
            continue;
        }
        points::<C>(&Machine::of::<C>(setup.clone()), &rules, at, &mut dice);
        found += 1;
    }
    println!("{}: {found} won positions of {tried}", C::CARD.id);
}

/// A position with few open moves, by random play from a random start; `None` if the game is over.
fn opened<R: Rules>(rules: &R, dice: &mut fastrand::Rng) -> Option<PositionOf<R>> {
    let mut at = rules.deal(&mut |n| dice.u64(0..n));
    let more = dice.usize(0..4);
    for round in 0.. {
        let moves = rules::moves(rules, &at, usize::MAX);
        if moves.len() <= OPEN && round >= more {
            return (!moves.is_empty()).then_some(at);
        }
        at = rules.play(&at, dice.choice(&moves)?);
    }
    None
}

/// Plays one game of points from a won position; the opponent plays best or at random.
fn points<C: Catalogued>(
    machine: &Machine,
    rules: &C::Rules,
    start: PositionOf<C::Rules>,
    dice: &mut fastrand::Rng,
) where
    C::Rules: Clone,
{
    let turn = |at: &_| rules::points(rules, at).expect("a game of points").turn;
    let (own, seed, resists) = (turn(&start), dice.u64(..), dice.bool());
    let mut at = start.clone();
    for ply in 0.. {
        let moves = rules::moves(rules, &at, usize::MAX);
        if moves.is_empty() {
            break;
        }
        let mv = if turn(&at) == own {
            machine.pick(&rules.write(&at), &judged(rules, &at), seed, ply)
        } else if resists {
            dice.choice(&judged(rules, &at).best).expect("there is a best move").clone()
        } else {
            dice.choice(&moves).expect("there is a move").clone()
        };
        assert!(moves.contains(&mv), "{mv:?} is not legal in {}", rules.write(&at));
        at = rules.play(&at, &mv);
    }
    let lead = rules::points(rules, &at).expect("a game of points").lead();
    let ahead = if turn(&at) == own { lead } else { -lead };
    assert!(ahead > 0, "{} {:?}: {}", C::CARD.id, machine.setup, rules.write(&start));
}

#[test]
fn the_machine_wins_every_won_position() {
    every_entry!(perfect);
}

#[test]
fn the_machine_wins_every_won_position_of_points() {
    every_entry!(perfect_in_points);
}
