//! Rare and common values for many heaps at once, in lanes.
//!
//! The pairs of one known heap with the other heaps that make up n, n+1, n+2, … are adjacent. So each
//! heap of a block marks a few of its pairs by itself, and then only tests whether its first few
//! candidates are among the rest: a few instructions for the whole block.

use crate::lanes::{LANES, Lanes};
use crate::scan::{Cell, packed};
use crate::semantics::{Semantics, Take};
use crate::sparse::{FEW, Known, Sparse, first_missing, open_rares};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;

/// Candidates for the value of a heap.
const CANDIDATES: usize = 6;
/// Most heaps that mark all their pairs by themselves, so that the whole block is not tested again.
const ALONE: usize = 3;
/// Rare values that are tested together.
const ASKED: usize = 8;
/// Rare heaps whose pairs are marked, for each value there may be.
const MARKED: (usize, usize) = (7, 2);

/// A mark, 0 or 1, for each value below `BOUND`, a power of two, of each heap of the block.
type Marks<const BOUND: usize> = [[u8; BOUND]; LANES];

/// The values that are known to be options, a set for each heap of the block.
struct Used {
    words: Vec<u64>,
    /// Words of a set.
    width: usize,
}

impl Used {
    fn lane(&self, lane: usize) -> &[u64] {
        &self.words[lane * self.width..(lane + 1) * self.width]
    }

    fn insert(&mut self, lane: usize, value: usize) {
        self.words[lane * self.width + value / 64] |= 1 << (value % 64);
    }

    /// Adds what is marked.
    fn add<const BOUND: usize>(&mut self, marks: &Marks<BOUND>) {
        let all = self.words.iter_mut().zip(marks.as_flattened().chunks_exact(64));
        all.for_each(|(word, marks)| *word |= packed(marks));
    }
}

/// Some values for each heap of the block, and whether each of them occurred.
struct Questions<T, const COUNT: usize> {
    values: [[T; LANES]; COUNT],
    met: [u16; COUNT],
}

impl<T: Cell, const COUNT: usize> Questions<T, COUNT> {
    /// The least values of each lane that are in its set and not used.
    fn chosen(used: &Used, among: impl Fn(usize, usize) -> u64) -> Questions<T, COUNT> {
        let last = T::of((64 * used.width - 1) as u32).unwrap_or_default();
        let mut questions = Questions { values: [[last; LANES]; COUNT], met: [0; COUNT] };
        for lane in 0..LANES {
            let mut question = 0;
            for (at, word) in used.lane(lane).iter().enumerate() {
                let mut open = among(lane, at) & !word;
                while open != 0 && question < COUNT {
                    let value = 64 * at as u32 + open.trailing_zeros();
                    questions.values[question][lane] = T::of(value).unwrap_or(last);
                    question += 1;
                    open &= open - 1;
                }
            }
        }
        questions
    }

    /// Tests the pairs of each known heap with the heaps that make it up to `base`, `base` + 1, ….
    fn ask(&mut self, values: &[T], base: usize, heaps: &[Known<T>]) {
        let asked = self.values.map(T::Lanes::new);
        let mut met = [T::Lanes::splat(T::default()); COUNT];
        for known in heaps {
            let sums = T::Lanes::new(*partners(values, base, known)) ^ T::Lanes::splat(known.value);
            for (met, asked) in met.iter_mut().zip(asked) {
                *met = *met | sums.alike(asked);
            }
        }
        self.met.iter_mut().zip(met).for_each(|(all, met)| *all |= met.marked());
    }

    /// Adds the values that were met.
    fn add_to(&self, used: &mut Used) {
        for (values, met) in self.values.iter().zip(&self.met) {
            for lane in (0..LANES).filter(|lane| met >> lane & 1 == 1) {
                used.insert(lane, values[lane].index());
            }
        }
    }
}

/// The rare heaps whose partners, up to `base`, `base` + 1, …, are known for the whole block.
fn far<T>(rares: &[Known<T>], base: usize) -> Range<usize> {
    let first = rares.partition_point(|rare| (rare.heap as usize) < LANES);
    first..rares.partition_point(|rare| (rare.heap as usize) < base)
}

/// The values of the heaps that make up `base`, `base` + 1, … together with this one.
fn partners<'v, T>(values: &'v [T], base: usize, known: &Known<T>) -> &'v [T; LANES] {
    let others = values[base - known.heap as usize..].first_chunk::<LANES>();
    others.expect("a far heap leaves smaller ones, whose values are known")
}

/// Finds the values of a block of heaps, or of fewer if one of them is rare; `None` if one does not fit.
///
/// All values so far are below `BOUND`, a power of two.
pub(crate) fn block<T: Cell, const BOUND: usize>(
    sparse: &mut Sparse<T>,
    semantics: &Semantics,
) -> Option<()> {
    let n = sparse.mirror.front().len();
    // If equal heaps are forbidden, a heap that is half of some heap of the block is skipped here.
    let equal = |take: usize| {
        let (least, most) = ((n - take).div_ceil(2), (n - take + LANES - 1) / 2);
        let at = |size: usize| {
            sparse.rares.binary_search_by_key(&size, |rare| rare.heap as usize).is_ok()
        };
        semantics.unequal() && (least..=most).any(at)
    };
    if semantics.breaking().any(|take| equal(take.count)) {
        return sparse.single(semantics);
    }
    let mut marks: Box<Marks<BOUND>> = Box::new([[0; BOUND]; LANES]);
    for take in semantics.breaking() {
        let base = n - take.count;
        let far = &sparse.rares[far(&sparse.rares, base)];
        mark(sparse.mirror.front(), base, &far[..marked::<BOUND>().min(far.len())], &mut marks);
    }
    let mut used = Used { words: alloc::vec![0; LANES * BOUND / 64], width: BOUND / 64 };
    used.add(&marks);
    let known = candidates::<T, BOUND>(sparse, semantics, n, &mut used);
    // Many rare values are found by helpers; a few are found faster one by one.
    let below = first_missing(used.lane(0), sparse.common(n));
    if open_rares(used.lane(0), sparse.common(n), below) > FEW {
        rare_values(sparse, semantics, n, &mut marks, &mut used);
    }
    let near = near(sparse, semantics, n);
    for (lane, known) in known.into_iter().enumerate() {
        see_near(sparse, semantics, (n, lane), &near, &mut used);
        let below = first_missing(used.lane(lane), sparse.common(n + lane));
        // A near heap may have excluded the last candidate.
        if below > known {
            sparse.single(semantics)?;
        } else {
            sparse.settle(semantics, n + lane, used.lane(lane), below)?;
        }
        let rare = sparse.rares().last() == Some(&((n + lane) as u32));
        if rare || sparse.bound() > BOUND {
            break;
        }
    }
    Some(())
}

const fn marked<const BOUND: usize>() -> usize {
    BOUND * MARKED.0 / MARKED.1
}

/// Adds common values that are options, until the least one that is no option is known in each heap.
///
/// Returns for each heap the value up to which all of them are added.
fn candidates<T: Cell, const BOUND: usize>(
    sparse: &Sparse<T>,
    semantics: &Semantics,
    n: usize,
    used: &mut Used,
) -> [u32; LANES] {
    let values = sparse.mirror.front();
    let rest = |base: usize| {
        let far = &sparse.rares[far(&sparse.rares, base)];
        &far[marked::<BOUND>().min(far.len())..]
    };
    let mut known = [BOUND as u32; LANES];
    if semantics.breaking().all(|take| rest(n - take.count).is_empty()) {
        return known;
    }
    let mut open: Vec<usize> = (0..LANES).collect();
    while open.len() > ALONE {
        let among = |lane: usize, at: usize| sparse.common(n + lane)[at];
        let mut common: Questions<T, CANDIDATES> = Questions::chosen(used, among);
        for take in semantics.breaking() {
            let base = n - take.count;
            common.ask(values, base, rest(base));
        }
        common.add_to(used);
        open.retain(|lane| {
            // The tests say nothing beyond the last candidate.
            let last = common.values[CANDIDATES - 1][*lane].index() as u32;
            let missing = first_missing(used.lane(*lane), sparse.common(n + lane));
            let unknown = missing > last && missing < BOUND as u32;
            known[*lane] = if missing > last { BOUND as u32 } else { last };
            unknown
        });
    }
    for lane in open {
        for take in semantics.breaking() {
            let left = n + lane - take.count;
            for rare in rest(n - take.count) {
                used.insert(lane, (rare.value ^ values[left - rare.heap as usize]).index());
            }
        }
    }
    known
}

/// Marks pairs with some helpers, and tests the others for the least rare values.
fn rare_values<T: Cell, const BOUND: usize>(
    sparse: &Sparse<T>,
    semantics: &Semantics,
    n: usize,
    marks: &mut Marks<BOUND>,
    used: &mut Used,
) {
    let values = sparse.mirror.front();
    let (marking, asking) = sparse.helpers.split_at(sparse.helpers.len() / 2);
    for take in semantics.breaking() {
        mark(values, n - take.count, marking, marks);
    }
    used.add(marks);
    let among = |lane: usize, at: usize| !sparse.common(n + lane)[at];
    let mut rare: Questions<T, ASKED> = Questions::chosen(used, among);
    for take in semantics.breaking() {
        rare.ask(values, n - take.count, asking);
    }
    rare.add_to(used);
}

/// Marks the pairs of these heaps in each lane.
fn mark<T: Cell, const BOUND: usize>(
    values: &[T],
    base: usize,
    heaps: &[Known<T>],
    marks: &mut Marks<BOUND>,
) {
    for known in heaps {
        for (marks, other) in marks.iter_mut().zip(partners(values, base, known)) {
            // All nim-sums are below the bound; this way no value is compared with it.
            marks[(*other ^ known.value).index() % BOUND] = 1;
        }
    }
}

/// For each take the rare heaps that are not far.
fn near<T: Cell>(sparse: &Sparse<T>, semantics: &Semantics, n: usize) -> Vec<Vec<Known<T>>> {
    let near = |take: &Take| {
        let far = far(&sparse.rares, n - take.count);
        sparse.rares[..far.start].iter().chain(&sparse.rares[far.end..]).copied().collect()
    };
    semantics.takes().iter().map(near).collect()
}

/// Adds the options that were unknown at the beginning of the block: moves to one heap, and near heaps.
fn see_near<T: Cell>(
    sparse: &Sparse<T>,
    semantics: &Semantics,
    (first, lane): (usize, usize),
    near: &[Vec<Known<T>>],
    used: &mut Used,
) {
    let values = sparse.mirror.front();
    for (take, near) in semantics.takes().iter().zip(near) {
        let left = first + lane - take.count;
        if take.leaves(1) {
            used.insert(lane, values[left].index());
        }
        for known in near.iter().filter(|_| take.leaves(2)) {
            let heap = known.heap as usize;
            if heap < left && !(semantics.unequal() && 2 * heap == left) {
                used.insert(lane, (known.value ^ values[left - heap]).index());
            }
        }
    }
}
