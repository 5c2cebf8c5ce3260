//! A player who knows only the sentence about a winning move, and reads the board.

use crate::boards::{Board, Boards as _};
use crate::facts::Recipe;
use crate::graph;
use crate::grids::{closed_up, has};
use crate::numbers;
use crate::plain::{Values, sizes};
use crate::positions::ByKind as _;
use crate::reasons::is_lower_wythoff;
use crate::universe::legal_moves;
use games::catalog::diamond::theory::{Line, Pattern, Sweeps};
use games::catalog::take_away::theory::TermFamily;
use games::game::Catalogued;
use games::setup::Setup;
use solver::play::Move;
use solver::rules::{PositionOf, Rules};
use std::collections::HashMap;

/// A position of a game.
pub(crate) type At<C> = PositionOf<<C as Catalogued>::Rules>;

/// A player who knows the rules of a game, and plays by the sentence of a recipe.
pub(crate) struct Follower<C: Catalogued> {
    pub(crate) rules: C::Rules,
    values: Values<C>,
    balanced: HashMap<String, bool>,
    pieces: numbers::Plain,
    terms: HashMap<u64, Vec<u64>>,
}

/// A reply, the position after it, an answer, and the position after that.
pub(crate) struct Turn<'t, P> {
    pub(crate) reply: &'t Move,
    pub(crate) between: &'t P,
    pub(crate) answer: &'t Move,
    pub(crate) after: &'t P,
}

impl<C: Catalogued> Follower<C> {
    pub(crate) fn new(setup: &Setup) -> Follower<C> {
        let (balanced, terms) = (HashMap::new(), HashMap::new());
        let (values, pieces) = (Values::new(setup), numbers::Plain::default());
        Follower { rules: C::rules(setup), values, balanced, pieces, terms }
    }

    /// True if the sentence allows the answer.
    pub(crate) fn allows(&mut self, recipe: &Recipe, turn: &Turn<'_, At<C>>) -> bool {
        let board = self.rules.heap_board(turn.after);
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
            Recipe::NimSum {} => self.balanced(turn.after),
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

    /// True if the values of all parts have the nim-sum 0.
    fn balanced(&mut self, at: &At<C>) -> bool {
        let key = self.rules.write(at);
        if let Some(known) = self.balanced.get(&key) {
            return *known;
        }
        let values = self.values.of(at);
        let balanced = values.iter().fold(0, |xor, value| xor ^ value) == 0;
        self.balanced.insert(key, balanced);
        balanced
    }

    /// The last term of a pile that is written as a sum of terms, each the largest that fits.
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

    /// True if all parts with a move form pairs of equal parts.
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

/// True if the number of heaps that use a power of two is a multiple of `base`, for each power.
fn columns(heaps: &[u64], base: usize) -> bool {
    (0..63).all(|bit| heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count() % base == 0)
}

/// H-numbers of a known family, or by Schwenk's rule: the next one is the sum of the last one and the least one whose
/// limit reaches the last.
fn h_numbers<R: Rules>(rules: &R, family: TermFamily) -> Vec<u64> {
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

/// True if a sentence about tokens allows the answer; empty lines do not count.
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

/// Plays to the end, and asserts that the player who follows the sentence moves last, or not last in misère play.
pub(crate) fn play_on<C: Catalogued>(
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
