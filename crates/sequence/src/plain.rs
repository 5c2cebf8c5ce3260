//! The engine for every rule: the set of possible values for each remainder, and the mex of their union.

use crate::bits::Bits;
use crate::semantics::Semantics;
use alloc::vec;
use alloc::vec::Vec;

/// Values of heaps by the definition, with each set of sums made once.
///
/// S(j, m) is the set of nim-sums of j heaps with m tokens together. A move that takes k from n leaves
/// the values of S(j, n-k). Only sets that are still needed are kept.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    most: usize,
    sums: Vec<Ring>,
    /// For each remainder of m by the length of the tail, the union of the sets S(j, m) that it reaches.
    reached: Vec<Vec<Bits>>,
    marks: Vec<u8>,
    seen: Bits,
}

/// The sets of the last sizes, or of all sizes if `keep` is `usize::MAX`.
#[derive(Clone, Debug)]
struct Ring {
    keep: usize,
    sets: Vec<Bits>,
}

impl Ring {
    fn at(&self, size: usize) -> &Bits {
        &self.sets[size % self.keep]
    }

    fn start(&mut self, size: usize) -> &mut Bits {
        let index = size % self.keep;
        if index >= self.sets.len() {
            self.sets.resize(index + 1, Bits::default());
        }
        self.sets[index].clear();
        &mut self.sets[index]
    }
}

impl Plain {
    pub(crate) fn new(semantics: &Semantics) -> Plain {
        let most = semantics.most_parts() as usize;
        let ring = |parts: usize| {
            // Sets from which larger sets are built are needed for ever.
            let keep = if parts < most { usize::MAX } else { semantics.reach() + 2 };
            Ring { keep, sets: Vec::new() }
        };
        let reached = vec![vec![Bits::default(); semantics.tail().len()]; most];
        Plain {
            most,
            sums: (2..=most).map(ring).collect(),
            reached,
            marks: vec![0; 64],
            seen: Bits::default(),
        }
    }

    /// The engine after these values.
    pub(crate) fn after(semantics: &Semantics, values: &[u32]) -> Plain {
        let mut plain = Plain::new(semantics);
        for n in 0..values.len() {
            plain.learn(semantics, n, &values[..n]);
        }
        plain
    }

    /// The value of a heap of `values.len()` tokens; call it for heaps in order.
    pub(crate) fn next(&mut self, semantics: &Semantics, values: &[u32]) -> u32 {
        let n = values.len();
        self.learn(semantics, n, values);
        self.seen.clear();
        for take in semantics.takes().iter().take_while(|take| take.count <= n) {
            let left = n - take.count;
            if left == 0 {
                if take.leaves(0) {
                    self.seen.insert(take.plus);
                }
                continue;
            }
            if take.leaves(1) {
                self.seen.insert(values[left] ^ take.plus);
            }
            for parts in (2..=self.most).filter(|parts| take.leaves(*parts as u32)) {
                self.seen.add(self.sums[parts - 2].at(left), take.plus);
            }
        }
        self.tail(semantics, n);
        self.seen.least_missing()
    }

    /// Adds the options of the tail.
    fn tail(&mut self, semantics: &Semantics, n: usize) {
        let length = semantics.tail().len();
        if length == 0 || n <= semantics.reach() {
            return;
        }
        let digit = |left: usize| semantics.tail()[(n - left - semantics.reach() - 1) % length];
        if digit(0) & 1 == 1 {
            self.seen.insert(0);
        }
        // The possible numbers of tokens left, by remainder modulo `length`.
        for left in 0..length.min(n - semantics.reach()) {
            for parts in (1..=self.most).filter(|parts| digit(left) >> parts & 1 == 1) {
                self.seen.add(&self.reached[parts - 1][left % length], 0);
            }
        }
    }

    /// Makes the sets of size n, whose heaps are all smaller, and extends the tail to one size more.
    fn learn(&mut self, semantics: &Semantics, n: usize, values: &[u32]) {
        if self.most >= 2 {
            self.pairs(n, values, semantics.unequal());
        }
        for parts in 3..=self.most {
            let (low, high) = self.sums.split_at_mut(parts - 2);
            let (smaller, set) = (&low[parts - 3], high[0].start(n));
            // The smallest of the heaps is at most n / parts.
            for (one, value) in values.iter().enumerate().take(n / parts + 1).skip(1) {
                set.add(smaller.at(n - one), *value);
            }
        }
        let length = semantics.tail().len();
        if length == 0 || self.most == 0 || n <= semantics.reach() + 1 {
            return;
        }
        let left = n - semantics.reach() - 1;
        self.reached[0][left % length].insert(values[left]);
        for parts in 2..=self.most {
            self.reached[parts - 1][left % length].add(self.sums[parts - 2].at(left), 0);
        }
    }

    fn pairs(&mut self, n: usize, values: &[u32], unequal: bool) {
        let set = self.sums[0].start(n);
        if n < 2 {
            return;
        }
        let half = if unequal { (n - 1) / 2 } else { n / 2 };
        let (low, high) = (&values[1..=half], &values[n - half..n]);
        for (one, other) in low.iter().zip(high.iter().rev()) {
            let sum = (one ^ other) as usize;
            if sum >= self.marks.len() {
                self.marks.resize((sum + 1).next_power_of_two(), 0);
            }
            self.marks[sum] = 1;
        }
        for (at, marks) in self.marks.chunks_exact_mut(64).enumerate() {
            let mut word = 0;
            for (bit, mark) in marks.iter().enumerate() {
                word |= u64::from(*mark) << bit;
            }
            marks.fill(0);
            set.add_word(at, word);
        }
    }
}
