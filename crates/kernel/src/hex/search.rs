//! Who wins, with the cells that the winner needs: a search in which a threat leaves few answers.

use super::memo::Memo;
use super::{CELLS, Rhombus, cells};
use alloc::vec::Vec;

/// Who wins a position, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// True if the player to move wins.
    pub wins: bool,
    /// Cells that are enough for the winner: whatever stands on the other free cells, the winner is the same.
    pub carrier: u64,
}

/// A position whose moves are being searched.
#[derive(Clone, Copy, Debug)]
struct Frame {
    stones: [u64; 2],
    turn: usize,
    /// The moves that may still win.
    must: u64,
    /// All cells that the opponent needed against the moves so far.
    needed: u64,
    /// The free cells in the order in which they are tried.
    order: [u8; CELLS],
    next: usize,
    count: usize,
}

/// A search that remembers what it has found; it stops and goes on at any node.
///
/// ```
/// use kernel::hex::{Found, Rhombus, Search};
///
/// let mut search = Search::new(Rhombus::new(2), 10);
/// // Player 0 begins and wins; all cells but one are enough.
/// let found = search.run([0, 0], 0, 1_000).expect("two by two is small");
/// assert_eq!((found.wins, found.carrier.count_ones()), (true, 3));
/// // After a stone in the acute corner, the opponent wins.
/// assert!(search.run([0b0001, 0], 1, 1_000).expect("it is small").wins);
/// assert!(search.visited() > 0 && search.board().size() == 2);
/// ```
#[derive(Debug)]
pub struct Search {
    board: Rhombus,
    memo: Memo,
    frames: Vec<Frame>,
    visited: u64,
}

impl Search {
    /// A search that keeps 2^`bits` results, of 24 bytes each.
    pub fn new(board: Rhombus, bits: u32) -> Search {
        Search { board, memo: Memo::new(bits), frames: Vec::new(), visited: 0 }
    }

    /// The board.
    pub fn board(&self) -> &Rhombus {
        &self.board
    }

    /// Positions visited so far.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Begins with a position, and forgets the one before if it was not finished.
    pub fn begin(&mut self) {
        self.frames.clear();
    }

    /// Searches to the end; `None` if that takes more than so many nodes.
    pub fn run(&mut self, stones: [u64; 2], turn: usize, mut nodes: u32) -> Option<Found> {
        self.begin();
        self.step(stones, turn, &mut nodes)
    }

    /// Continues with the same position for as many nodes, and lowers their number; `None` if it is not finished.
    ///
    /// ```
    /// use kernel::hex::{Rhombus, Search};
    /// let mut search = Search::new(Rhombus::new(3), 12);
    /// search.begin();
    /// let found = loop {
    ///     if let Some(found) = search.step([0, 0], 1, &mut 1) {
    ///         break found;
    ///     }
    /// };
    /// assert!(found.wins);
    /// ```
    pub fn step(&mut self, stones: [u64; 2], turn: usize, nodes: &mut u32) -> Option<Found> {
        if self.frames.is_empty() {
            *nodes = nodes.saturating_sub(1);
            if let Some(found) = self.enter(stones, turn) {
                return Some(found);
            }
        }
        while *nodes > 0 {
            *nodes -= 1;
            let frame = self.frames.last_mut()?;
            let found = match frame.choose() {
                Some(cell) => {
                    let (mut stones, turn) = (frame.stones, frame.turn);
                    stones[turn] |= 1 << cell;
                    self.enter(stones, 1 - turn).and_then(|found| self.settle(found))
                }
                None => {
                    let found = Found { wins: false, carrier: frame.needed };
                    self.leave(found).and_then(|found| self.settle(found))
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Ends the last frame with this result.
    fn leave(&mut self, found: Found) -> Option<Found> {
        let frame = self.frames.pop()?;
        self.memo.put(&self.board, frame.stones, frame.turn, found);
        Some(found)
    }

    /// Tells the last frame what its move leads to, and ends all frames that this decides; the result if none is left.
    fn settle(&mut self, mut found: Found) -> Option<Found> {
        loop {
            let Some(frame) = self.frames.last_mut() else { return Some(found) };
            if found.wins {
                frame.must &= found.carrier;
                frame.needed |= found.carrier;
                return None;
            }
            let carrier = found.carrier | 1 << frame.tried();
            found = self.leave(Found { wins: true, carrier })?;
        }
    }

    /// The result where chains, threats or the memory decide; otherwise a new frame.
    fn enter(&mut self, stones: [u64; 2], turn: usize) -> Option<Found> {
        self.visited += 1;
        let board = self.board;
        let (own, other) = (stones[turn], stones[1 - turn]);
        if let Some(chain) = board.chain(other, own, 1 - turn) {
            return Some(Found { wins: false, carrier: chain.carrier() });
        }
        if let Some(found) = self.memo.get(&board, stones, turn) {
            return Some(found);
        }
        let carriers = board.threats(own, other, turn).map(|threat| threat.carrier());
        if let Some(carrier) = carriers.min_by_key(|carrier| carrier.count_ones()) {
            let found = Found { wins: true, carrier };
            self.memo.put(&board, stones, turn, found);
            return Some(found);
        }
        let (must, needed) = must_play(&board, stones, turn);
        if must == 0 {
            let found = Found { wins: false, carrier: needed };
            self.memo.put(&board, stones, turn, found);
            return Some(found);
        }
        self.frames.push(Frame::new(&board, stones, turn, (must, needed)));
        None
    }
}

/// The cells that stop every threat of the player who is not to move, and those that all these threats need.
///
/// ```
/// use kernel::hex::{Rhombus, must_play};
/// // On two by two, the opponent threatens both cells of the short diagonal; only these two stop both threats.
/// assert_eq!(must_play(&Rhombus::new(2), [0, 0], 1), (0b0110, 0b1111));
/// ```
pub fn must_play(board: &Rhombus, stones: [u64; 2], turn: usize) -> (u64, u64) {
    let mut must = board.all() & !stones[0] & !stones[1];
    let mut needed = 0;
    for threat in board.threats(stones[1 - turn], stones[turn], 1 - turn) {
        let carrier = threat.carrier();
        if must & !carrier != 0 {
            must &= carrier;
            needed |= carrier;
        }
        if must == 0 {
            break;
        }
    }
    (must, needed)
}

impl Frame {
    fn new(board: &Rhombus, stones: [u64; 2], turn: usize, (must, needed): (u64, u64)) -> Frame {
        let urgency = board.urgency(stones);
        let (mut order, mut count) = ([0; CELLS], 0);
        for cell in cells(must) {
            order[count] = cell as u8;
            count += 1;
        }
        order[..count].sort_unstable_by_key(|cell| {
            (urgency[usize::from(*cell)], board.from_middle(u32::from(*cell)))
        });
        Frame { stones, turn, must, needed, order, next: 0, count }
    }

    /// The next move that may still win.
    fn choose(&mut self) -> Option<u8> {
        while self.next < self.count {
            let cell = self.order[self.next];
            self.next += 1;
            if self.must >> cell & 1 == 1 {
                return Some(cell);
            }
        }
        None
    }

    /// The move that was tried last.
    fn tried(&self) -> u8 {
        self.order[self.next - 1]
    }
}
