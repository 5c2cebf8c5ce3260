//! Sets of numbers, their pieces under divisibility, and which of these are lost.

use alloc::vec;
use alloc::vec::Vec;
use hashbrown::HashMap;
use solver::verdict::LISTED;

/// Largest number.
pub const LARGEST: u64 = 60;

/// A set of numbers from 1 to [`LARGEST`]; bit n stands for n.
pub type Set = u64;

/// The numbers of a set, ascending.
pub fn numbers(set: Set) -> impl Iterator<Item = u64> {
    (1..=LARGEST).filter(move |n| set >> n & 1 == 1)
}

/// The numbers from 1 to n.
pub fn all(n: u64) -> Set {
    (2 << n) - 2
}

/// The proper divisors of a number.
pub(crate) fn divisors(n: u64) -> Set {
    (1..n).filter(|d| n.is_multiple_of(*d)).fold(0, |set, d| set | 1 << d)
}

/// The multiples of a number up to [`LARGEST`], without itself.
fn multiples(n: u64) -> Set {
    (2..=LARGEST / n).fold(0, |set, times| set | 1 << (times * n))
}

/// The numbers of a set none of whose proper divisors is in it.
pub fn free(set: Set) -> Set {
    numbers(set).filter(|n| divisors(*n) & set == 0).fold(0, |free, n| free | 1 << n)
}

/// The free numbers of a set whose bits are set, counted among the free numbers.
///
/// ```
/// use games::catalog::no_factor::pieces::{all, bits, chosen, free, numbers};
/// // Of 2 to 6 the primes have no proper divisor on the table.
/// let set = all(6) & !0b10;
/// assert_eq!(numbers(free(set)).collect::<Vec<_>>(), [2, 3, 5]);
/// assert_eq!(numbers(chosen(set, 0b101)).collect::<Vec<_>>(), [2, 5]);
/// assert_eq!(bits(set, chosen(set, 0b101)), 0b101);
/// ```
pub fn chosen(set: Set, bits: u64) -> Set {
    let places = numbers(free(set)).enumerate();
    places.filter(|(i, _)| bits >> i & 1 == 1).fold(0, |all, (_, n)| all | 1 << n)
}

/// The inverse of [`chosen`]: the bits of some free numbers.
pub fn bits(set: Set, chosen: Set) -> u64 {
    let places = numbers(free(set)).enumerate();
    places.filter(|(_, n)| chosen >> n & 1 == 1).fold(0, |all, (i, _)| all | 1 << i)
}

/// Every non-empty part of a set.
fn parts(set: Set) -> impl Iterator<Item = Set> {
    let mut next = set;
    core::iter::from_fn(move || {
        let part = next;
        next = part.wrapping_sub(1) & set;
        (part != 0).then_some(part)
    })
}

/// A cache of the pieces that are won.
///
/// A turn may move in several pieces at once, so a position is lost exactly if each of its pieces is lost
/// (Smith 1966): after a move in lost pieces, the opponent answers in exactly those.
#[derive(Debug)]
pub struct Pieces {
    /// For each number, its divisors and multiples.
    related: Vec<Set>,
    /// For each number, its proper divisors.
    divisors: Vec<Set>,
    /// True if a piece is won.
    won: HashMap<u64, bool>,
}

impl Default for Pieces {
    fn default() -> Self {
        let (mut related, mut own) = (vec![0], vec![0]);
        for n in 1..=LARGEST {
            related.push(divisors(n) | multiples(n));
            own.push(divisors(n));
        }
        Pieces { related, divisors: own, won: HashMap::default() }
    }
}

impl Pieces {
    /// The pieces of a set: no number of one divides a number of another.
    pub fn of(&self, set: Set) -> Vec<Set> {
        let mut left = set;
        let mut pieces = Vec::new();
        while left != 0 {
            let mut piece = left & left.wrapping_neg();
            let mut fresh = piece;
            while fresh != 0 {
                let reached = self.related[fresh.trailing_zeros() as usize] & left & !piece;
                fresh = (fresh & (fresh - 1)) | reached;
                piece |= reached;
            }
            left &= !piece;
            pieces.push(piece);
        }
        pieces
    }

    /// True if the player to move loses.
    ///
    /// ```
    /// use games::catalog::no_factor::pieces::{Pieces, all};
    /// // With nothing left the player to move has lost; a single number can be taken.
    /// assert!(Pieces::default().lost(0) && !Pieces::default().lost(all(1)));
    /// ```
    pub fn lost(&mut self, set: Set) -> bool {
        let pieces = self.of(set);
        // A single number is won; this needs no work.
        pieces.iter().all(|piece| piece.count_ones() > 1)
            && pieces.into_iter().all(|piece| !self.won(piece))
    }

    /// True if the player to move wins in a single piece.
    pub(crate) fn won(&mut self, piece: Set) -> bool {
        if let Some(&known) = self.won.get(&piece) {
            return known;
        }
        let free = self.free(piece);
        let won = parts(free).any(|part| self.lost(piece & !part));
        self.won.insert(piece, won);
        won
    }

    fn free(&self, set: Set) -> Set {
        let alone = |n: &u64| self.divisors[*n as usize] & set == 0;
        numbers(set).filter(alone).fold(0, |free, n| free | 1 << n)
    }

    /// Pieces that were searched so far.
    pub(super) fn searched(&self) -> u64 {
        self.won.len() as u64
    }

    /// All winning moves, or one more than [`LISTED`]: a part in each piece that is won, none in the
    /// others.
    pub fn winning(&mut self, set: Set) -> Vec<Set> {
        let mut moves: Vec<Set> = vec![0];
        for piece in self.of(set) {
            let free = self.free(piece);
            let here: Vec<Set> = parts(free).filter(|part| self.lost(piece & !part)).collect();
            if !here.is_empty() {
                let longer = moves.iter().flat_map(|mv| here.iter().map(move |part| mv | part));
                moves = longer.take(LISTED + 1).collect();
            }
        }
        moves.retain(|mv| *mv != 0);
        moves
    }
}

/// Grundy values by all moves, remembered; for small sets.
#[derive(Debug, Default)]
pub struct Values {
    known: HashMap<u64, u64>,
}

impl Values {
    /// The value of a set.
    pub fn of(&mut self, set: Set) -> u64 {
        if let Some(&known) = self.known.get(&set) {
            return known;
        }
        let reached: Vec<u64> = parts(free(set)).map(|part| self.of(set & !part)).collect();
        let value = solver::mex::mex(reached);
        self.known.insert(set, value);
        value
    }
}
