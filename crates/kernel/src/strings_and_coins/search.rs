//! The exact worth of positions by alpha-beta with a table of bounds, in resumable slices.

use super::book::Book;
use super::choice::Choice;
use super::images::Images;
use super::{Lines, StringsAndCoins, worth_of_line};
use alloc::vec;
use alloc::vec::Vec;

/// Entries of a bucket, which share a cache line.
const BUCKET: usize = 4;
/// Buckets of a search as a power of two: 2^20 of them, with 8 bytes an entry, are 32 MiB.
const USUAL: u32 = 20;
/// The same for a search that takes minutes: 128 MiB.
const MANY: u32 = 22;
/// An odd number that mixes well into the upper bits (from the golden ratio; Knuth).
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
/// Least number of open lines from which the table is asked for every line before one is tried.
const FAR: u32 = 14;
/// Added to a bound, so that it is stored as a positive number.
const ZERO: i8 = 32;

/// Bounds of the worth of positions; entries are replaced, so that memory is bounded.
///
/// An entry holds the whole name of its position: mixing is invertible, and the index of a bucket gives
/// the upper bits. So no two positions are ever confused.
#[derive(Debug)]
struct Bounds {
    buckets: Vec<[u64; BUCKET]>,
    /// How many buckets there are, as a power of two.
    bits: u32,
}

impl Bounds {
    fn new(bits: u32) -> Bounds {
        Bounds { buckets: vec![[0; BUCKET]; 1 << bits], bits }
    }

    fn place(&self, open: u64) -> (usize, u64) {
        // A position with all lines drawn is never looked up, so no entry is 0.
        let mixed = open.wrapping_mul(MIX);
        ((mixed >> (64 - self.bits)) as usize, mixed << self.bits >> self.bits << 16)
    }

    /// Least and greatest worth that is known.
    fn get(&self, open: u64) -> Option<(i8, i8)> {
        let (bucket, name) = self.place(open);
        let found =
            self.buckets[bucket].iter().find(|entry| **entry & NAME == name && **entry != 0)?;
        Some(((found >> 6 & 63) as i8 - ZERO, (found & 63) as i8 - ZERO))
    }

    fn put(&mut self, open: u64, (low, high): (i8, i8)) {
        let (bucket, name) = self.place(open);
        // Work grows with the number of open lines; the last entry is always replaced.
        let work = u64::from(open.count_ones() / 4);
        let entry = name | work << 12 | ((low + ZERO) as u64) << 6 | (high + ZERO) as u64;
        let bucket = &mut self.buckets[bucket];
        let same = bucket.iter().position(|had| *had & NAME == name);
        let least = || {
            let kept = (0..BUCKET - 1).min_by_key(|i| bucket[*i] >> 12 & 15).unwrap_or(0);
            if bucket[kept] >> 12 & 15 <= work { kept } else { BUCKET - 1 }
        };
        let place = same.unwrap_or_else(least);
        bucket[place] = entry;
    }
}

/// The bits of an entry that name its position.
const NAME: u64 = !0xffff;

/// A position on the current path, with the lines not tried yet.
#[derive(Debug)]
struct Frame {
    /// After everything was closed that had to be.
    open: u64,
    images: Images,
    /// Cells that were closed on the way here.
    taken: i8,
    alpha: i8,
    beta: i8,
    /// Where alpha began.
    floor: i8,
    best: i8,
    lines: Lines,
    next: usize,
    /// Cells closed by the line that is being tried.
    gain: i8,
}

/// A search with a table of its results.
#[derive(Debug)]
pub struct Search {
    strings: StringsAndCoins,
    /// What is known of the first lines.
    book: Option<Book>,
    bounds: Bounds,
    frames: Vec<Frame>,
    /// The worth of the position entered last, if it is known.
    result: Option<i8>,
    nodes: u64,
}

impl Search {
    /// An empty search; it takes 32 MiB.
    #[cold]
    pub fn new(strings: &StringsAndCoins) -> Search {
        Search::of(strings, USUAL)
    }

    /// The same for a search that takes minutes; it takes 128 MiB.
    #[cold]
    pub fn long(strings: &StringsAndCoins) -> Search {
        Search::of(strings, MANY)
    }

    fn of(strings: &StringsAndCoins, bits: u32) -> Search {
        let bounds = Bounds::new(bits);
        let strings = strings.clone();
        Search { strings, book: None, bounds, frames: Vec::new(), result: None, nodes: 0 }
    }

    /// The same search, which looks into a book of the same game.
    pub fn with(self, book: Option<Book>) -> Search {
        Search { book, ..self }
    }

    /// True if it looks into a book.
    pub fn has_book(&self) -> bool {
        self.book.is_some()
    }

    /// The worth of a position, if the book has it.
    pub(super) fn in_book(&self, open: u64) -> Option<i8> {
        let book = self.book.as_ref()?;
        book.worth(open, &self.strings.images(open))
    }

    /// True if it is one for a search that takes minutes.
    pub fn is_long(&self) -> bool {
        self.bounds.bits == MANY
    }

    /// The game that is searched.
    pub fn strings(&self) -> &StringsAndCoins {
        &self.strings
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins with a position and the window of its worth, both bounds exclusive.
    pub(super) fn begin(&mut self, open: u64, alpha: i8, beta: i8) {
        self.frames.clear();
        // In the canonical image, the drawn twin of two is always the same.
        let open = self.strings.plain(open);
        self.result = self.enter(open, self.strings.images(open), alpha, beta);
    }

    /// Enters a position; returns its worth if that needs no search.
    fn enter(
        &mut self,
        mut open: u64,
        mut images: Images,
        mut alpha: i8,
        mut beta: i8,
    ) -> Option<i8> {
        self.nodes += 1;
        let mut taken = 0;
        let mut lines = Lines::NONE;
        loop {
            if let Some(worth) = self.book.as_ref().and_then(|book| book.worth(open, &images)) {
                return Some(taken + worth);
            }
            match self.strings.choice(open) {
                Choice::Over => return Some(taken),
                Choice::Take(line) => {
                    let gain = self.strings.gain(open, line);
                    taken += gain;
                    alpha -= gain;
                    beta -= gain;
                    open &= !(1 << line);
                    images.draw(&self.strings, line);
                }
                Choice::Either(take, hand) => {
                    lines.push(take as u8);
                    lines.push(hand as u8);
                    break;
                }
                Choice::Several => {
                    self.strings.several(open, &mut lines);
                    break;
                }
                Choice::Free => break,
            }
        }
        if let Some(worth) = self.ended(open, &lines) {
            return Some(taken + worth);
        }
        let name = images.name();
        let most = self.strings.unclosed(open);
        let (low, high) = self.bounds.get(name).unwrap_or((-most, most));
        if low >= beta || low == high {
            return Some(taken + low);
        }
        if high <= alpha {
            return Some(taken + high);
        }
        let mut best = i8::MIN;
        if lines.count == 0 {
            let (safe, rest) = self.strings.free(open, &mut lines, alpha);
            if lines.count == 0 {
                return Some(taken + rest);
            }
            if let Some(worth) = self.foreseen(open, &images, &lines.line[..safe], beta) {
                return Some(taken + worth);
            }
            best = rest;
        }
        let (floor, beta) = (alpha.max(low), beta.min(high));
        let (next, gain) = (0, 0);
        let frame =
            Frame { open, images, taken, alpha: floor, beta, floor, best, lines, next, gain };
        self.frames.push(frame);
        None
    }

    /// A worth of at least beta, if the table has one for a safe line.
    fn foreseen(&self, open: u64, images: &Images, safe: &[u8], beta: i8) -> Option<i8> {
        if open.count_ones() < FAR {
            return None;
        }
        let known = |line: &u8| {
            let mut after = *images;
            after.draw(&self.strings, u32::from(*line));
            self.bounds.get(after.name()).map(|(_, high)| -high)
        };
        safe.iter().filter_map(known).find(|worth| *worth >= beta)
    }

    /// The worth if only chains and loops are left that do not touch, of which one may have been opened:
    /// then `lines` close one of its cells or hand over its last ones.
    fn ended(&self, open: u64, lines: &Lines) -> Option<i8> {
        let more = |cell: &u64| (cell & open).count_ones() > 2;
        if lines.count > 2 || self.strings.cells.iter().any(more) {
            return None;
        }
        let (mut rest, mut gain) = (open, 0);
        for line in &lines.line[..lines.count] {
            gain += self.strings.gain(rest, u32::from(*line));
            rest &= !(1 << line);
        }
        // Two cells of an opened loop share a line still.
        if let Some(last) =
            self.strings.cells.iter().map(|cell| cell & rest).find(|left| left.is_power_of_two())
        {
            gain += self.strings.gain(rest, last.trailing_zeros());
            rest &= !last;
        }
        let worth = gain - self.strings.ending(rest).worth();
        // Handing over costs what those cells would have won, and the opponent opens the next.
        Some(if rest == 0 || lines.count == 0 { worth } else { worth.abs() })
    }

    /// Continues for some positions; the worth of the first one once it is found.
    pub(super) fn go(&mut self, fuel: &mut u32) -> Option<i8> {
        loop {
            while let Some(worth) = self.result {
                let Some(frame) = self.frames.last_mut() else { return Some(worth) };
                let worth = worth_of_line(frame.gain, worth);
                frame.best = frame.best.max(worth);
                frame.alpha = frame.alpha.max(worth);
                let done = frame.best >= frame.beta || frame.next == frame.lines.count;
                self.result = done.then(|| self.close());
            }
            if *fuel == 0 {
                return None;
            }
            *fuel -= 1;
            let frame = self.frames.last_mut()?;
            let line = u32::from(frame.lines.line[frame.next]);
            frame.next += 1;
            let gain = self.strings.gain(frame.open, line);
            frame.gain = gain;
            let (after, mut images) = (frame.open & !(1 << line), frame.images);
            images.draw(&self.strings, line);
            let window = match gain {
                0 => (-frame.beta, -frame.alpha),
                _ => (frame.alpha - gain, frame.beta - gain),
            };
            self.result = self.enter(after, images, window.0, window.1);
        }
    }

    /// Stores the bounds of the last position, and leaves it.
    fn close(&mut self) -> i8 {
        let Some(frame) = self.frames.pop() else { return 0 };
        let (name, most) = (frame.images.name(), self.strings.unclosed(frame.open));
        let (mut low, mut high) = self.bounds.get(name).unwrap_or((-most, most));
        if frame.best > frame.floor {
            low = low.max(frame.best);
        }
        if frame.best < frame.beta {
            high = high.min(frame.best);
        }
        self.bounds.put(name, (low, high));
        frame.taken + frame.best
    }
}
