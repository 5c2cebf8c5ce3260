//! A good move where no search comes to an end: random games, most of them after the moves that have won most of them.

use super::search::must_play;
use super::{LARGEST, Rhombus, cells};
use alloc::vec::Vec;

/// Most cells of a board.
const CELLS: usize = (LARGEST * LARGEST) as usize;
/// Most moves that the tree remembers, of 20 bytes each.
const NODES: usize = 300_000;
/// How much moves with few trials are preferred.
const CURIOSITY: f32 = 1.2;
/// The first number of the dice, so that each run is the same.
const SEED: u64 = 0x2545_f491_4f6c_dd1d;

/// A move in the tree.
#[derive(Clone, Copy, Debug)]
struct Node {
    cell: u8,
    /// Number of its replies; 0 while they are not listed.
    count: u8,
    /// What chains and threats say: the player who wins, or 2.
    winner: u8,
    first: u32,
    visits: u32,
    /// Games won by the player who made this move.
    wins: f32,
    /// The share of trials that it seems to deserve.
    prior: f32,
}

/// Random games from a position.
///
/// ```
/// use kernel::hex::{Rhombus, Trials};
///
/// // Player 0 has a stone in the middle column, and player 1 stands beside it.
/// let mut trials = Trials::new(Rhombus::new(3), [0b000_010_000, 0b000_001_000], 0);
/// trials.step(500);
/// assert_eq!(trials.made(), 500);
/// // The most tried move first.
/// assert!(trials.ranked().len() == 7 && trials.ranked()[0] < 9);
/// ```
#[derive(Debug)]
pub struct Trials {
    board: Rhombus,
    stones: [u64; 2],
    turn: usize,
    nodes: Vec<Node>,
    made: u32,
    dice: u64,
}

impl Trials {
    /// Nothing tried yet; in this position it is the turn of this player, and nobody has won.
    pub fn new(board: Rhombus, stones: [u64; 2], turn: usize) -> Trials {
        let root =
            Node { cell: 0, count: 0, winner: 2, first: 0, visits: 0, wins: 0.0, prior: 1.0 };
        let mut nodes = Vec::with_capacity(1024);
        nodes.push(root);
        let mut trials = Trials { board, stones, turn, nodes, made: 0, dice: SEED };
        let (must, _) = must_play(&board, stones, turn);
        let free = board.all() & !stones[0] & !stones[1];
        trials.expand(0, stones, if must == 0 { free } else { must });
        trials
    }

    /// Games played so far.
    pub fn made(&self) -> u32 {
        self.made
    }

    /// The cells that may be good, the most tried one first.
    pub fn ranked(&self) -> Vec<u8> {
        let root = self.nodes[0];
        let first = root.first as usize;
        let mut moves: Vec<&Node> =
            self.nodes[first..first + usize::from(root.count)].iter().collect();
        moves.sort_by_key(|node| (u32::MAX - node.visits, node.cell));
        moves.into_iter().map(|node| node.cell).collect()
    }

    /// Plays so many more games.
    pub fn step(&mut self, games: u32) {
        for _ in 0..games {
            self.made += 1;
            self.game();
        }
    }

    /// Lists the replies to a move.
    fn expand(&mut self, place: usize, stones: [u64; 2], moves: u64) {
        let urgency = self.board.urgency(stones);
        let least = cells(moves).map(|cell| urgency[cell as usize]).min().unwrap_or(0);
        let weight = |cell: u32| {
            let worse = f32::from(urgency[cell as usize] - least);
            1.0 / ((1.0 + worse) * (1.0 + worse))
        };
        let sum: f32 = cells(moves).map(weight).sum();
        self.nodes[place].first = self.nodes.len() as u32;
        self.nodes[place].count = moves.count_ones() as u8;
        self.nodes.extend(cells(moves).map(|cell| Node {
            cell: cell as u8,
            count: 0,
            winner: 2,
            first: 0,
            visits: 0,
            wins: 0.0,
            prior: weight(cell) / sum,
        }));
    }

    /// One game: down the tree, then at random to the end.
    fn game(&mut self) {
        let (mut stones, mut turn) = (self.stones, self.turn);
        let mut path = [0_usize; CELLS + 1];
        let (mut length, mut place) = (1, 0);
        while self.nodes[place].count > 0 {
            place = self.choose(place);
            stones[turn] |= 1 << self.nodes[place].cell;
            turn = 1 - turn;
            path[length] = place;
            length += 1;
        }
        let winner = self.winner(place, stones, turn);
        let mut player = self.turn;
        self.nodes[0].visits += 1;
        for place in &path[1..length] {
            let node = &mut self.nodes[*place];
            node.visits += 1;
            node.wins += if winner == player { 1.0 } else { 0.0 };
            player = 1 - player;
        }
    }

    /// The winner from a leaf of the tree: by chains and threats, otherwise by a random game.
    fn winner(&mut self, place: usize, stones: [u64; 2], turn: usize) -> usize {
        let node = self.nodes[place];
        if node.winner < 2 {
            return usize::from(node.winner);
        }
        if node.visits == 1 {
            let (own, other) = (stones[turn], stones[1 - turn]);
            let (must, _) = must_play(&self.board, stones, turn);
            let winner = if self.board.chain(other, own, 1 - turn).is_some() {
                1 - turn
            } else if self.board.threats(own, other, turn).next().is_some() {
                turn
            } else if must == 0 {
                1 - turn
            } else {
                if self.nodes.len() + CELLS < NODES {
                    self.expand(place, stones, must);
                }
                return self.random_game(stones, turn);
            };
            self.nodes[place].winner = winner as u8;
            return winner;
        }
        self.random_game(stones, turn)
    }

    /// The reply with the best results so far, or with few trials.
    fn choose(&self, place: usize) -> usize {
        let node = self.nodes[place];
        let root = square_root(node.visits as f32 + 1.0);
        let worth = |one: &Node| {
            let visits = one.visits as f32;
            (one.wins + 0.5) / (visits + 1.0) + CURIOSITY * one.prior * root / (1.0 + visits)
        };
        let first = node.first as usize;
        let mut best = (first, f32::MIN);
        for place in first..first + usize::from(node.count) {
            let worth = worth(&self.nodes[place]);
            if worth > best.1 {
                best = (place, worth);
            }
        }
        best.0
    }

    /// A number below `n`, by xorshift.
    fn below(&mut self, n: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (((self.dice >> 32) * n as u64) >> 32) as usize
    }

    /// Fills the board at random; the order of the stones does not matter.
    fn random_game(&mut self, stones: [u64; 2], turn: usize) -> usize {
        let mut free = [0_u8; CELLS];
        let mut count = 0;
        for cell in cells(self.board.all() & !stones[0] & !stones[1]) {
            free[count] = cell as u8;
            count += 1;
        }
        let mut own = stones[turn];
        for i in 0..count.div_ceil(2) {
            let chosen = i + self.below(count - i);
            free.swap(i, chosen);
            own |= 1 << free[i];
        }
        if self.board.joined(own, turn) { turn } else { 1 - turn }
    }
}

/// The square root of a number of at least 1, near enough.
fn square_root(of: f32) -> f32 {
    let mut root = f32::from_bits((of.to_bits() >> 1) + 0x1fc0_0000);
    for _ in 0..2 {
        root = 0.5 * (root + of / root);
    }
    root
}
