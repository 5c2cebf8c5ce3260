//! One tile of Wythoff's plane: its squares find their values in parallel, word by word.
//!
//! A square takes the first value that is free on its row, its column and its diagonal. So the words of
//! the sets are visited in turn, and in each word all squares of a tile that have no value yet: a square
//! with a bit that is free on all three lines takes it. Later squares see that it is taken, and the
//! values that they take in later words are not in this one, so earlier squares are not affected.

use crate::bytes::SIDE_BY_SIDE;
use alloc::vec;
use alloc::vec::Vec;
use wide::u32x8;

/// Side of a tile, and how many sets are kept side by side.
pub(crate) const TILE: usize = 64;
/// Values in a word.
const BITS: usize = u32::BITS as usize;

/// Most open squares of a row that are visited one by one.
const FEW: u32 = if SIDE_BY_SIDE { 6 } else { 32 };

/// The same word of neighbouring sets.
type Words = [u32; TILE];
/// The values of a tile, row by row.
pub(crate) type Values = [[u16; TILE]; TILE];

/// Sets of values in groups of neighbours; a group has the first words of all its sets, then the second ones.
#[derive(Clone, Debug)]
pub(crate) struct Sets {
    /// Words of a set.
    width: usize,
    words: Vec<Words>,
    /// For each group, a word before which all sets are full.
    low: Vec<usize>,
}

impl Sets {
    pub(crate) fn new(count: usize, width: usize) -> Sets {
        let groups = count.div_ceil(TILE);
        Sets { width, words: vec![[0; TILE]; groups * width], low: vec![0; groups] }
    }

    fn group(&self, group: usize) -> &[Words] {
        &self.words[group * self.width..(group + 1) * self.width]
    }

    fn group_mut(&mut self, group: usize) -> &mut [Words] {
        &mut self.words[group * self.width..(group + 1) * self.width]
    }

    /// Skips the words that have become full in a whole group; returns the first other one.
    fn raise(&mut self, group: usize) -> usize {
        let words = &self.group(group)[self.low[group]..];
        let full = |words: &&Words| words.iter().fold(u32::MAX, |all, word| all & word) == u32::MAX;
        self.low[group] += words.iter().take_while(full).count();
        self.low[group]
    }
}

/// Words of a set that holds values below twice the side of a plane.
pub(crate) fn width(side: usize) -> usize {
    2 * side / BITS + 1
}

/// The sets of a plane: of its lines, each both row and column, and of its diagonals, from the farthest
/// of a group to the nearest.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    pub(crate) lines: Sets,
    pub(crate) diagonals: Sets,
}

/// The squares of a tile without a value.
struct Open {
    /// For each row the squares without a value.
    squares: [u64; TILE],
    /// The rows that have such squares.
    rows: u64,
}

impl Lines {
    pub(crate) fn new(side: usize) -> Lines {
        let width = width(side);
        Lines { lines: Sets::new(side, width), diagonals: Sets::new(side, width) }
    }

    /// Finds the values of tile (`across`, `down`), given all tiles to its left and above it.
    ///
    /// `side` is that of the plane; squares outside it, or above its diagonal, get no value.
    pub(crate) fn tile(&mut self, across: usize, down: usize, side: usize, values: &mut Values) {
        let mut open = Open::new(across, down, side);
        let from = self.lines.raise(across).max(self.lines.raise(down));
        let apart = down - across;
        let near = self.diagonals.raise(apart);
        let from =
            from.max(if apart > 0 { near.min(self.diagonals.raise(apart - 1)) } else { near });
        let mut word = from;
        while open.rows != 0 {
            self.word(word, (across, down), &mut open, values);
            word += 1;
        }
    }

    /// Gives out the values of one word.
    fn word(
        &mut self,
        word: usize,
        (across, down): (usize, usize),
        open: &mut Open,
        values: &mut Values,
    ) {
        let apart = down - across;
        let mut columns = self.lines.group(across)[word];
        let mut rows = self.lines.group(down)[word];
        let mut diagonals = [[u32::MAX; TILE]; 2];
        diagonals[0] = self.diagonals.group(apart)[word];
        if apart > 0 {
            diagonals[1] = self.diagonals.group(apart - 1)[word];
        }
        let alike = apart == 0;
        let diagonal = diagonals.as_flattened_mut();
        let mut left = holes(open.rows, &rows, 0, &[0; TILE]);
        while left != 0 {
            let y = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut row = if alike { columns[y] } else { rows[y] };
            let Some(diagonal) = diagonal[TILE - 1 - y..].first_chunk_mut::<TILE>() else { break };
            let mut found = holes(open.squares[y], &columns, row, diagonal);
            let mut closed = 0;
            while found != 0 {
                let x = found.trailing_zeros() as usize % TILE;
                found &= found - 1;
                let used = columns[x] | row | diagonal[x];
                // Zero if a square to the left has taken the last bit; then the value is written later.
                let bit = !used & used.wrapping_add(1);
                row |= bit;
                columns[x] |= bit;
                diagonal[x] |= bit;
                closed |= u64::from(bit != 0) << x;
                values[y][x] = (word * BITS) as u16 + used.trailing_ones() as u16;
            }
            rows[y] = row;
            if alike {
                columns[y] = row;
            }
            open.squares[y] &= !closed;
            open.rows &= !(u64::from(open.squares[y] == 0) << y);
        }
        self.lines.group_mut(down)[word] = rows;
        self.lines.group_mut(across)[word] = columns;
        self.diagonals.group_mut(apart)[word] = diagonals[0];
        if apart > 0 {
            self.diagonals.group_mut(apart - 1)[word] = diagonals[1];
        }
    }
}

impl Open {
    fn new(across: usize, down: usize, side: usize) -> Open {
        let (width, height) = (side - across * TILE, side - down * TILE);
        let first = |count: usize| if count < TILE { (1 << count) - 1 } else { u64::MAX };
        let squares = core::array::from_fn(|y| {
            let until = if across == down { y + 1 } else { TILE };
            if y < height { first(until.min(width)) } else { 0 }
        });
        Open { squares, rows: first(height) }
    }
}

/// Those of these places at which a bit is free on all three lines.
fn holes(open: u64, columns: &Words, row: u32, diagonals: &Words) -> u64 {
    let mut found = 0;
    if SIDE_BY_SIDE && open.count_ones() > FEW {
        let row = u32x8::splat(row);
        let eights = columns.as_chunks::<8>().0.iter().zip(diagonals.as_chunks::<8>().0);
        for (at, (columns, diagonals)) in eights.enumerate() {
            let used = u32x8::new(*columns) | row | u32x8::new(*diagonals);
            let full = used.simd_eq(u32x8::splat(u32::MAX)).to_bitmask();
            found |= u64::from(!full as u8) << (8 * at);
        }
        return open & found;
    }
    let hole = |x: usize| u64::from(columns[x] | row | diagonals[x] != u32::MAX) << x;
    if !SIDE_BY_SIDE && open.count_ones() > FEW {
        return open & (0..TILE).fold(0, |found, x| found | hole(x));
    }
    let mut left = open;
    while left != 0 {
        found |= hole(left.trailing_zeros() as usize % TILE);
        left &= left - 1;
    }
    found
}
