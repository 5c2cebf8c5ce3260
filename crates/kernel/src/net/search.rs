//! The exact worth of positions by alpha-beta with a table of bounds, in resumable slices.

use super::choice::Choice;
use super::{Lines, Net};
use alloc::vec;
use alloc::vec::Vec;

/// Entries of a bucket; one look into memory brings all of them.
const BUCKET: usize = 4;
/// Buckets as a power of two: 2^20 of them, with 8 bytes an entry, are 32 MiB.
const BUCKETS: u32 = 20;
/// An odd number whose multiples are well mixed in their upper bits (Knuth's golden ratio).
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
/// Least number of open lines where the table is asked for every line before one is tried.
const FAR: u32 = 18;
/// Added to a bound so that it is written as a positive number.
const ZERO: i8 = 32;

/// Bounds of the worth of positions: what does not fit is forgotten, so that memory is bounded.
///
/// An entry holds the whole name of its position: mixing can be undone, and a bucket has the
/// upper bits of what is mixed. So no position is ever taken for another.
#[derive(Debug)]
struct Bounds(Vec<[u64; BUCKET]>);

impl Bounds {
    fn new() -> Bounds {
        Bounds(vec![[0; BUCKET]; 1 << BUCKETS])
    }

    fn place(open: u64) -> (usize, u64) {
        // A position with all lines drawn is never looked up, so no entry is 0.
        let mixed = open.wrapping_mul(MIX);
        ((mixed >> (64 - BUCKETS)) as usize, mixed << BUCKETS >> BUCKETS << 16)
    }

    /// Least and greatest worth that is known.
    fn get(&self, open: u64) -> Option<(i8, i8)> {
        let (bucket, name) = Bounds::place(open);
        let found = self.0[bucket].iter().find(|entry| **entry & NAME == name && **entry != 0)?;
        Some(((found >> 6 & 63) as i8 - ZERO, (found & 63) as i8 - ZERO))
    }

    fn put(&mut self, open: u64, (low, high): (i8, i8)) {
        let (bucket, name) = Bounds::place(open);
        // Work grows with the number of open lines; the last entry takes whatever comes.
        let work = u64::from(open.count_ones() / 4);
        let entry = name | work << 12 | ((low + ZERO) as u64) << 6 | (high + ZERO) as u64;
        let bucket = &mut self.0[bucket];
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

/// A position on the way down, with what is still to be tried.
#[derive(Debug)]
struct Frame {
    /// After everything was closed that had to be.
    open: u64,
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

/// A search that remembers what it has found.
#[derive(Debug)]
pub struct Search {
    net: Net,
    bounds: Bounds,
    /// For each symmetry where each byte of a position goes.
    turned: Vec<Vec<[u64; 256]>>,
    frames: Vec<Frame>,
    /// The worth of the position that was entered last, if it is known.
    held: Option<i8>,
    nodes: u64,
}

impl Search {
    /// A search that knows nothing yet; it takes 32 MiB.
    #[cold]
    pub fn new(net: &Net) -> Search {
        let turn = |to: &Vec<u32>| {
            let byte = |at: usize| {
                core::array::from_fn(|bits| {
                    let on = (0..8).filter(|bit| bits >> bit & 1 == 1);
                    on.filter_map(|bit| to.get(8 * at + bit)).fold(0, |sum, line| sum | 1 << line)
                })
            };
            (0..to.len().div_ceil(8)).map(byte).collect()
        };
        let turned = net.symmetries.iter().map(turn).collect();
        Search {
            net: net.clone(),
            bounds: Bounds::new(),
            turned,
            frames: Vec::new(),
            held: None,
            nodes: 0,
        }
    }

    /// The net that is searched.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The one among like positions that stands for all.
    pub(super) fn plain(&self, open: u64) -> u64 {
        let mut least = self.net.plain(open);
        if self.net.early(open) {
            for bytes in &self.turned {
                let mut image = 0;
                for (at, byte) in bytes.iter().enumerate() {
                    image |= byte[(open >> (8 * at) & 255) as usize];
                }
                least = least.min(self.net.plain(image));
            }
        }
        least
    }

    /// Begins with a position and the window in which its worth is wanted, both exclusive.
    pub(super) fn begin(&mut self, open: u64, alpha: i8, beta: i8) {
        self.frames.clear();
        self.held = self.enter(open, alpha, beta);
    }

    /// Goes down to a position; its worth if that is plain.
    fn enter(&mut self, mut open: u64, mut alpha: i8, mut beta: i8) -> Option<i8> {
        self.nodes += 1;
        let mut taken = 0;
        let mut lines = Lines::NONE;
        loop {
            match self.net.choice(open) {
                Choice::Over => return Some(taken),
                Choice::Take(line) => {
                    let gain = self.net.gain(open, line);
                    taken += gain;
                    alpha -= gain;
                    beta -= gain;
                    open &= !(1 << line);
                }
                Choice::Either(take, hand) => {
                    lines.push(take as u8);
                    lines.push(hand as u8);
                    break;
                }
                Choice::Several => {
                    self.net.several(open, &mut lines);
                    break;
                }
                Choice::Free => break,
            }
        }
        // A line of one position is none of another: lines are looked for after the choice of one.
        if lines.count == 0 {
            if let Some(worth) = self.ended(open) {
                return Some(taken + worth);
            }
            open = self.plain(open);
        }
        let most = self.net.unclosed(open);
        let (low, high) = self.bounds.get(open).unwrap_or((-most, most));
        if low >= beta || low == high {
            return Some(taken + low);
        }
        if high <= alpha {
            return Some(taken + high);
        }
        if lines.count == 0 {
            let safe = self.net.free(open, &mut lines);
            if let Some(worth) = self.foreseen(open, &lines, safe, beta) {
                return Some(taken + worth);
            }
        }
        let (floor, beta) = (alpha.max(low), beta.min(high));
        let frame = Frame {
            open,
            taken,
            alpha: floor,
            beta,
            floor,
            best: i8::MIN,
            lines,
            next: 0,
            gain: 0,
        };
        self.frames.push(frame);
        None
    }

    /// A worth that is not below beta, if one of the safe lines, which come first, is known to
    /// give it.
    fn foreseen(&self, open: u64, lines: &Lines, safe: usize, beta: i8) -> Option<i8> {
        if open.count_ones() < FAR {
            return None;
        }
        for line in &lines.line[..safe] {
            let after = self.plain(open & !(1 << line));
            if let Some((_, high)) = self.bounds.get(after)
                && -high >= beta
            {
                return Some(-high);
            }
        }
        None
    }

    /// The worth where nothing is left but chains and loops that do not touch.
    fn ended(&self, open: u64) -> Option<i8> {
        let more = |cell: &u64| (cell & open).count_ones() > 2;
        if self.net.cells.iter().any(more) {
            return None;
        }
        Some(-self.net.ending(open).worth())
    }

    /// Goes on for some positions; the worth of the first one once it is found.
    pub(super) fn go(&mut self, fuel: &mut u32) -> Option<i8> {
        loop {
            while let Some(worth) = self.held {
                let Some(frame) = self.frames.last_mut() else { return Some(worth) };
                let worth = if frame.gain > 0 { frame.gain + worth } else { -worth };
                frame.best = frame.best.max(worth);
                frame.alpha = frame.alpha.max(worth);
                let done = frame.best >= frame.beta || frame.next == frame.lines.count;
                self.held = done.then(|| self.close());
            }
            if *fuel == 0 {
                return None;
            }
            *fuel -= 1;
            let frame = self.frames.last_mut()?;
            let line = u32::from(frame.lines.line[frame.next]);
            frame.next += 1;
            let gain = self.net.gain(frame.open, line);
            frame.gain = gain;
            let after = frame.open & !(1 << line);
            let window = match gain {
                0 => (-frame.beta, -frame.alpha),
                _ => (frame.alpha - gain, frame.beta - gain),
            };
            self.held = self.enter(after, window.0, window.1);
        }
    }

    /// Remembers what is known of the last position, and leaves it.
    fn close(&mut self) -> i8 {
        let Some(frame) = self.frames.pop() else { return 0 };
        let most = self.net.unclosed(frame.open);
        let (mut low, mut high) = self.bounds.get(frame.open).unwrap_or((-most, most));
        if frame.best > frame.floor {
            low = low.max(frame.best);
        }
        if frame.best < frame.beta {
            high = high.min(frame.best);
        }
        self.bounds.put(frame.open, (low, high));
        frame.taken + frame.best
    }
}
