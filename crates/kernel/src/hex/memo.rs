//! A table of bounded size with the results of a search.

use super::Rhombus;
use super::search::Found;
use alloc::vec;
use alloc::vec::Vec;

/// The bit that no cell uses, for the turn or for a win.
const FLAG: u64 = 1 << 63;

/// The stones of player 0 with the turn, those of player 1, and the cells of the result with who wins.
type Entry = [u64; 3];

/// Results by position; a new one takes the place of an old one.
#[derive(Debug)]
pub(super) struct Memo {
    entries: Vec<Entry>,
}

/// A position or its half-turn, whichever comes first, and true if it was turned.
fn key(board: &Rhombus, stones: [u64; 2], turn: usize) -> ([u64; 2], bool) {
    let turned = stones.map(|set| board.turned(set));
    let [least, swapped] = if turned < stones { [turned, [1; 2]] } else { [stones, [0; 2]] };
    ([least[0] | (turn as u64) << 63, least[1]], swapped[0] == 1)
}

impl Memo {
    /// A table of 2^`bits` results of 24 bytes.
    pub(super) fn new(bits: u32) -> Memo {
        // No position has stones of both players on the same cell.
        Memo { entries: vec![[u64::MAX, u64::MAX, 0]; 1 << bits] }
    }

    fn place(&self, [one, other]: [u64; 2]) -> usize {
        let mixed =
            one.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ other.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }

    pub(super) fn get(&self, board: &Rhombus, stones: [u64; 2], turn: usize) -> Option<Found> {
        let (key, turned) = key(board, stones, turn);
        let [one, other, found] = self.entries[self.place(key)];
        let carrier = found & !FLAG;
        let carrier = if turned { board.turned(carrier) } else { carrier };
        ([one, other] == key).then_some(Found { wins: found & FLAG != 0, carrier })
    }

    pub(super) fn put(&mut self, board: &Rhombus, stones: [u64; 2], turn: usize, found: Found) {
        let (key, turned) = key(board, stones, turn);
        let carrier = if turned { board.turned(found.carrier) } else { found.carrier };
        let place = self.place(key);
        self.entries[place] = [key[0], key[1], carrier | if found.wins { FLAG } else { 0 }];
    }
}
