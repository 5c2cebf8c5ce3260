//! Hex: two players put stones on a rhombus of hexagons, and each wants to join two opposite sides.
//!
//! A set of cells is a word; the cell in row r and column c is bit r · size + c. Player 0 joins top and bottom, player 1
//! left and right. In these bits a half-turn of the board is a reversal.

mod chain;
mod distance;
mod memo;
mod playout;
mod search;

pub use chain::{Chain, Threat, Threats};
pub use playout::Trials;
pub use search::{Found, Search, must_play};

/// The largest board: 7 rows of 7 cells.
pub const LARGEST: u32 = 7;

/// A board of some size, without stones.
///
/// ```
/// use kernel::hex::Rhombus;
///
/// let board = Rhombus::new(3);
/// // The middle cell touches all others but two corners.
/// assert_eq!(board.beside(0b000_010_000), 0b011_101_110);
/// // The middle column joins top and bottom, and so it does not join left and right.
/// let column = 0b010_010_010;
/// assert!(board.joined(column, 0) && !board.joined(column, 1));
/// assert_eq!((board.size(), board.all().count_ones(), board.turned(0b1)), (3, 9, 0b100_000_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rhombus {
    size: u32,
    all: u64,
    /// All cells but those of the first column, and all but those of the last.
    not_first: u64,
    not_last: u64,
    /// The cells at the two sides of each player.
    sides: [[u64; 2]; 2],
}

/// Most cells of a board.
const CELLS: usize = (LARGEST * LARGEST) as usize;

/// The cells of a set, ascending.
///
/// ```
/// assert!(kernel::hex::cells(0b1010).eq([1, 3]));
/// ```
pub fn cells(mut set: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}

impl Rhombus {
    /// A board of so many rows and columns, from 1 to [`LARGEST`].
    pub fn new(size: u32) -> Rhombus {
        let size = size.clamp(1, LARGEST);
        let row = (1_u64 << size) - 1;
        let first = (0..size).fold(0, |set, r| set | 1_u64 << (r * size));
        let all = (0..size).fold(0, |set, r| set | row << (r * size));
        let last = first << (size - 1);
        let bottom = row << (size * (size - 1));
        let sides = [[row, bottom], [first, last]];
        Rhombus { size, all, not_first: all & !first, not_last: all & !last, sides }
    }

    /// Rows of the board.
    pub fn size(&self) -> u32 {
        self.size
    }

    /// All cells.
    pub fn all(&self) -> u64 {
        self.all
    }

    /// How far a cell is from the middle of the board, in steps times two.
    ///
    /// ```
    /// let board = kernel::hex::Rhombus::new(3);
    /// assert_eq!([4, 1, 0].map(|cell| board.from_middle(cell)), [0, 4, 8]);
    /// ```
    pub fn from_middle(&self, cell: u32) -> i32 {
        let middle = |n: u32| 2 * n as i32 - self.size as i32 + 1;
        let (row, column) = (middle(cell / self.size), middle(cell % self.size));
        row.abs() + column.abs() + (row + column).abs()
    }

    /// The set after a half-turn of the board.
    pub fn turned(&self, set: u64) -> u64 {
        set.reverse_bits() >> (64 - self.size * self.size)
    }

    /// The cells at a side of a player: first (0) the top or the left one, then (1) the other.
    ///
    /// ```
    /// assert_eq!(kernel::hex::Rhombus::new(2).side(0, 1), 0b1100);
    /// ```
    pub fn side(&self, player: usize, end: usize) -> u64 {
        self.sides[player][end]
    }

    /// The cells that touch a set and are not in it.
    pub fn beside(&self, set: u64) -> u64 {
        let n = self.size;
        let flat = (set & self.not_first) >> 1 | (set & self.not_last) << 1;
        let up = set >> n | (set & self.not_last) >> (n - 1);
        let down = set << n | (set & self.not_first) << (n - 1);
        (flat | up | down) & self.all & !set
    }

    /// The cells of `within` that are connected with `from`, a part of it.
    pub(crate) fn flood(&self, from: u64, within: u64) -> u64 {
        let mut set = from;
        loop {
            let more = set | self.beside(set) & within;
            if more == set {
                return set;
            }
            set = more;
        }
    }

    /// True if these stones of a player join both sides.
    pub fn joined(&self, own: u64, player: usize) -> bool {
        let [from, to] = self.sides[player];
        self.flood(own & from, own) & to != 0
    }
}
