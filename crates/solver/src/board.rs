//! The closed list of pictures that a position can ask for, as plain values.

use crate::play::Move;
use alloc::vec::Vec;

/// What lies on a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Pebbles.
    Stone,
    /// Coins.
    Coin,
}

/// How the vertices of a graph are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// In a line.
    Line,
    /// In a ring.
    Ring,
    /// In a ring around the first one.
    Star,
    /// In a ring, as drawn by hand.
    Own {
        /// The vertex from which an edge is being drawn.
        pen: Option<u32>,
    },
}

/// Places of one part of a [`Board::Sum`]: place p of part i is place `PART`·i + p of the whole.
pub const PART: u32 = 1000;

/// One board among several on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The game's name in addresses.
    pub game: &'static str,
    /// Its name on the page.
    pub title: &'static str,
    /// The board.
    pub board: Board,
}

/// What a move on [`Board::Rows`] does: the row, what is taken from it, and the rows that it leaves.
///
/// `None` if a step lies outside the row of the first one, or before what the last one took.
pub fn parted(rows: &[u64], mv: &Move) -> Option<(usize, u64, Vec<u64>)> {
    let tile = u64::from(mv.first().place) / 2;
    let (row, first) = row_of(rows, tile)?;
    let (mut taken, mut begin, mut left) = (0, 0, Vec::new());
    for step in mv.steps() {
        let at = (u64::from(step.place) / 2).checked_sub(first)?;
        let (end, next) = match step.place % 2 {
            0 => (at, at.checked_add(step.amount)?),
            _ => (at + 1, at + 1),
        };
        taken += next - end;
        left.push(end.checked_sub(begin)?);
        begin = next;
    }
    left.push(rows[row].checked_sub(begin)?);
    left.retain(|length| *length > 0);
    Some((row, taken, left))
}

/// The row in which a tile lies, and the first tile of that row.
pub fn row_of(rows: &[u64], tile: u64) -> Option<(usize, u64)> {
    let mut first = 0;
    for (row, length) in rows.iter().enumerate() {
        if tile - first < *length {
            return Some((row, first));
        }
        first += length;
    }
    None
}

/// How a position looks, without coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Piles side by side; place i is pile i, an amount is taken off its top.
    Piles {
        /// Sizes, left to right; 0 for an empty place.
        piles: Vec<u64>,
        /// What lies there.
        piece: Piece,
        /// The most that may be taken now, where the game has a memory.
        limit: Option<u64>,
    },
    /// Two piles of animals; place 0 is the first pile, 1 the second, 2 takes alike from both.
    Pair {
        /// Kittens.
        kittens: u64,
        /// Puppies.
        puppies: u64,
    },
    /// Skittles in rows or in a ring; place i is the i-th pin through all rows, from 0.
    Pins {
        /// Rows of pins, `true` where one stands; a ring is a single row.
        rows: Vec<Vec<bool>>,
        /// True if the last pin stands beside the first.
        ring: bool,
        /// Fewest and most neighbours that fall at one throw.
        throw: (u64, u64),
        /// True if a throw is aimed at one pin and fells its neighbours too.
        aimed: bool,
    },
    /// A queen on a quadrant; place 0 lowers x, 1 lowers y, 2 lowers both.
    Queen {
        /// Squares on a side that are drawn.
        side: u64,
        /// Column, from 0 at the corner to reach.
        x: u64,
        /// Row, from 0 at the corner to reach.
        y: u64,
        /// Squares of the board from which the player to move loses, as column and row.
        cold: Vec<(u64, u64)>,
    },
    /// Coins and a demon that is paid from them; place 0, and an amount is what it is paid.
    Demon {
        /// Coins left.
        coins: u64,
        /// Least and greatest payment; both 0 where nothing is left.
        fee: (u64, u64),
    },
    /// Pieces in rows of equal length, the last perhaps short; place 0, taken off the end.
    Slab {
        /// Pieces left.
        pieces: u64,
        /// Pieces in a full row, at least 1.
        row: u64,
    },
    /// A number with its splits into two factors; place 0, and an amount is the smaller factor.
    Product {
        /// The number.
        number: u64,
        /// Splits that are moves, smaller factor first and ascending.
        pairs: Vec<(u64, u64)>,
    },
    /// Queens on a quadrant; place 3·i lowers the column of queen i, 3·i + 1 her row, 3·i + 2 both.
    Queens {
        /// Squares on a side that are drawn.
        side: u64,
        /// Column and row of each queen, from 0 at the corner to reach; several may share a square.
        queens: Vec<(u64, u64)>,
        /// True if a queen that lands on another vanishes with it.
        vanish: bool,
    },
    /// Cells of a board, row by row, `true` where one is filled.
    ///
    /// For unit squares place i is the cell with this number, the upper left corner of what is
    /// taken, and an amount is the side. For tokens the places are first the rows, then the
    /// columns, and an amount is the number of tokens on that line.
    Cells {
        /// The rows, top to bottom, all of one length.
        rows: Vec<Vec<bool>>,
        /// True for tokens on points, false for unit squares.
        tokens: bool,
    },
    /// Bars of unit tiles; place i is bar i, an amount is the smaller part after a cut.
    Bars {
        /// Lengths.
        bars: Vec<u64>,
    },
    /// Heaps as rows of tiles, of which neighbours are taken and which may break; place 2·t is the
    /// t-th tile through all rows, from which an amount is taken on, and place 2·t + 1 is the seam
    /// after it, where an amount of 1 breaks the row. See [`parted`].
    Rows {
        /// Lengths, left to right.
        rows: Vec<u64>,
        /// True if tiles may be taken.
        tiles: bool,
        /// True if a row may break.
        seams: bool,
    },
    /// Vertices joined by edges; place i is edge i.
    Graph {
        /// Vertices in order, `true` where one is still there.
        vertices: Vec<bool>,
        /// Edges by their two vertices from 0, smaller first, and `true` where one is still there.
        edges: Vec<(u32, u32, bool)>,
        /// How the vertices are laid out.
        layout: Layout,
        /// True if an edge goes with both its ends, false if it goes alone.
        ends: bool,
    },
    /// Dots in a grid and the lines between neighbours, that close boxes; place i is line i.
    ///
    /// First come the lines to the right, row by row, then those downwards, row by row.
    Dots {
        /// Rows of boxes.
        rows: u32,
        /// Boxes in a row.
        columns: u32,
        /// `true` for each line that is drawn.
        drawn: Vec<bool>,
        /// Of each box, row by row: 0 open, 1 or 2 closed by that player, 3 closed by nobody.
        owners: Vec<u8>,
    },
    /// A heap of beans that two players collect, or steps of a token on a strip that they count;
    /// place 0, and an amount is how many go to the player to move.
    Beans {
        /// Beans left, or steps left to the end of the strip.
        beans: u64,
        /// What the two players have, as the position names them.
        held: [u64; 2],
        /// Which of them is to move: 0 or 1.
        turn: usize,
        /// True for the token on a strip.
        strip: bool,
    },
    /// Numbers from 1 on; place 0 takes the free numbers that an amount's bits name.
    Numbers {
        /// `true` for each number from 1 on that is still there.
        there: Vec<bool>,
        /// Numbers that may be taken, ascending; bit i of an amount stands for the i-th.
        free: Vec<u64>,
    },
    /// Boards of several games on one table; see [`PART`] for the places.
    Sum {
        /// The boards, in their order.
        parts: Vec<Part>,
    },
}
