//! Values of parts of a board, by plain recursion without theory or verdicts.

use crate::boards::{Board, Boards as _};
use crate::graph;
use crate::grids::{alone, closed_up};
use crate::positions::ByKind as _;
use crate::universe::legal_moves;
use games::game::Catalogued;
use games::setup::Setup;
use solver::board::PART;
use solver::rules::{PositionOf, Rules};
use std::collections::{BTreeSet, HashMap};

/// The least number that is not among these.
fn mex(values: &BTreeSet<u64>) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// Heaps, or lengths of rows and bars; `true` for a whole ring.
pub(crate) fn sizes(board: &Board) -> Vec<(u64, bool)> {
    let rows = |all: &[u64]| all.iter().map(|size| (*size, false)).collect();
    match board {
        Board::Heaps { heaps, .. } => rows(heaps),
        Board::Tiles { rows: all } => rows(all),
        Board::Pair(one, other) => rows(&[*one, *other]),
        Board::Pins { rows: pins, ring, .. } => runs(pins, *ring),
        board => panic!("{board:?} has no sizes"),
    }
}

/// Runs of standing pins; a ring with a gap is cut open there.
fn runs(pins: &[Vec<bool>], ring: bool) -> Vec<(u64, bool)> {
    if ring && !pins[0].is_empty() && pins[0].iter().all(|up| *up) {
        return vec![(pins[0].len() as u64, true)];
    }
    let mut pins = pins.to_vec();
    if let Some(gap) = pins[0].iter().position(|up| !up).filter(|_| ring) {
        pins[0].rotate_left(gap);
    }
    let pieces = pins.iter().flat_map(|row| row.split(|up| !up)).map(|run| run.len() as u64);
    pieces.filter(|length| *length > 0).map(|length| (length, false)).collect()
}

/// Grundy values of parts by the rules alone, each found once.
pub(crate) struct Values<C: Catalogued> {
    rules: C::Rules,
    /// The same game on rows, since a ring becomes a row.
    rows: C::Rules,
    known: HashMap<String, u64>,
}

impl<C: Catalogued> Values<C> {
    pub(crate) fn new(setup: &Setup) -> Values<C> {
        let mut open = setup.clone();
        if let Some(index) = C::CARD.fields.iter().position(|field| field.key == "ring") {
            open.set(&C::CARD, index, "0").unwrap();
        }
        Values { rules: C::rules(setup), rows: C::rules(&open), known: HashMap::new() }
    }

    /// The Grundy value of each part of a board.
    pub(crate) fn of(&mut self, at: &PositionOf<C::Rules>) -> Vec<u64> {
        match self.rules.heap_board(at) {
            Board::Parts(parts) => (0..parts.len()).map(|part| self.of_board(at, part)).collect(),
            Board::Graph { edges, ends, .. } => {
                let edges = edges.iter().filter(|edge| edge.2).map(|edge| (edge.0, edge.1));
                let mut values = Vec::new();
                for piece in graph::components(&edges.collect::<Vec<_>>()) {
                    values.push(self.of_graph(&piece, ends));
                }
                values
            }
            Board::Cells { .. } => self.of_cells(at),
            Board::Queens { queens } => queens.iter().map(|queen| self.of_queen(*queen)).collect(),
            Board::Numbers { .. } | Board::Number | Board::Pair(..) | Board::Other => {
                vec![self.of_whole(at)]
            }
            board => {
                let sizes = sizes(&board);
                sizes.into_iter().map(|(size, ring)| self.of_size(size, ring)).collect()
            }
        }
    }

    fn keep(&mut self, key: String, find: impl FnOnce(&mut Self) -> u64) -> u64 {
        if let Some(value) = self.known.get(&key) {
            return *value;
        }
        let value = find(self);
        self.known.insert(key, value);
        value
    }

    /// The value of a row or heap by its size; after a move it is a sum.
    pub(crate) fn of_size(&mut self, size: u64, ring: bool) -> u64 {
        if size == 0 {
            return 0;
        }
        self.keep(format!("{size} {ring}"), |own| {
            let rules = if ring { &own.rules } else { &own.rows };
            let at = rules.with_sizes(&[size]);
            let left = |mv| sizes(&rules.heap_board(&rules.play(&at, &mv)));
            let all: Vec<_> = legal_moves(rules, &at).into_iter().map(left).collect();
            let mut xor = |left: Vec<(u64, bool)>| {
                left.into_iter().fold(0, |xor, (size, ring)| xor ^ own.of_size(size, ring))
            };
            let values = all.into_iter().map(&mut xor).collect();
            mex(&values)
        })
    }

    /// True if there is a move in a row or heap of this size.
    pub(crate) fn alive(&mut self, size: u64, ring: bool) -> bool {
        let rules = if ring { &self.rules } else { &self.rows };
        size > 0 && !legal_moves(rules, &rules.with_sizes(&[size])).is_empty()
    }

    /// The value of one board of several, with moves on that board only.
    fn of_board(&mut self, at: &PositionOf<C::Rules>, part: usize) -> u64 {
        let Board::Parts(parts) = self.rules.board(at) else { unreachable!() };
        self.keep(format!("{part} {}", parts[part]), |own| {
            let mut moves = legal_moves(&own.rules, at);
            moves.retain(|mv| (mv.first().place / PART) as usize == part);
            let after: Vec<_> = moves.iter().map(|mv| own.rules.play(at, mv)).collect();
            mex(&after.iter().map(|at| own.of_board(at, part)).collect())
        })
    }

    fn of_whole(&mut self, at: &PositionOf<C::Rules>) -> u64 {
        self.keep(self.rules.write(at), |own| {
            let moves = legal_moves(&own.rules, at);
            let after: Vec<_> = moves.iter().map(|mv| own.rules.play(at, mv)).collect();
            mex(&after.iter().map(|at| own.of_whole(at)).collect())
        })
    }

    fn of_queen(&mut self, (x, y): (u64, u64)) -> u64 {
        self.keep(format!("{x} {y}"), |own| {
            let mut values: BTreeSet<u64> = (0..x).map(|to| own.of_queen((to, y))).collect();
            values.extend((0..y).map(|to| own.of_queen((x, to))));
            values.extend((1..=x.min(y)).map(|by| own.of_queen((x - by, y - by))));
            mex(&values)
        })
    }

    fn of_graph(&mut self, edges: &[(u32, u32)], ends: bool) -> u64 {
        self.keep(format!("{edges:?}"), |own| {
            let mut values = BTreeSet::new();
            for (_, left) in graph::moves(edges, ends) {
                let pieces = graph::components(&left);
                values.insert(pieces.iter().fold(0, |xor, one| xor ^ own.of_graph(one, ends)));
            }
            mex(&values)
        })
    }

    /// The value of each part; cells that one move can take together are in the same part.
    fn of_cells(&mut self, at: &PositionOf<C::Rules>) -> Vec<u64> {
        let cells = |at: &_| {
            let Board::Cells { rows, .. } = self.rules.board(at) else { unreachable!() };
            rows.concat()
        };
        let before = cells(at);
        let mut part: Vec<usize> = (0..before.len()).collect();
        for mv in legal_moves(&self.rules, at) {
            let after = cells(&self.rules.play(at, &mv));
            let taken: Vec<usize> = (0..after.len()).filter(|i| before[*i] && !after[*i]).collect();
            for cell in &taken[1..] {
                let (old, new) = (part[*cell], part[taken[0]]);
                part.iter_mut().filter(|one| **one == old).for_each(|one| *one = new);
            }
        }
        let names: BTreeSet<usize> =
            (0..part.len()).filter(|i| before[*i]).map(|i| part[i]).collect();
        let places = |name: &usize| {
            (0..part.len()).filter(|i| before[*i] && part[*i] == *name).map(|i| i as u32).collect()
        };
        let parts: Vec<Vec<u32>> = names.iter().map(places).collect();
        parts.iter().map(|places| self.of_patch(&alone(&self.rules, at, places))).collect()
    }

    fn of_patch(&mut self, at: &PositionOf<C::Rules>) -> u64 {
        let Board::Cells { rows, tokens } = self.rules.board(at) else { unreachable!() };
        // Empty lines matter between squares, but not between tokens.
        let key = if tokens { format!("{:?}", closed_up(&rows)) } else { format!("{rows:?}") };
        self.keep(key, |own| {
            let mut values = BTreeSet::new();
            for mv in legal_moves(&own.rules, at) {
                let after = own.rules.play(at, &mv);
                values.insert(own.of_cells(&after).into_iter().fold(0, |xor, one| xor ^ one));
            }
            mex(&values)
        })
    }
}
