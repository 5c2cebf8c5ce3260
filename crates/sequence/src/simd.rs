//! Rare and common values for many heaps at once, in lanes.
//!
//! The pairs of one known heap with the other heaps that make up n, n+1, n+2, … are adjacent. So each
//! heap of a block marks a few of its pairs by itself, and then only tests whether its first few
//! candidates are among the rest: a few instructions for the whole block.

use crate::bytes::Bytes;
use crate::scan::packed;
use crate::semantics::{Semantics, Take};
use crate::sparse::{FEW, Sparse, first_missing, open_rares};
use alloc::vec::Vec;
use core::ops::Range;

/// Heaps in a block.
pub(crate) const LANES: usize = 16;
/// Candidates for the value of a heap.
const CANDIDATES: usize = 6;
/// Most heaps that mark all their pairs by themselves, so that the whole block is not tested again.
const ALONE: usize = 3;
/// Rare values that are tested together.
const ASKED: usize = 8;
/// Rare heaps whose pairs are marked.
const MARKED: usize = 900;
/// Helpers whose pairs are marked; the others are only tested.
const MARKING: usize = 352;

/// A heap and its value, which fits a byte.
type Known = crate::sparse::Known<u8>;
/// A set of values below 256.
type Set = [u64; 4];
type Lane = [u8; LANES];
/// A mark, 0 or 1, for each value of each heap of the block.
type Marks = [[u8; 256]; LANES];

/// Some values for each heap of the block, and whether each of them occurred.
struct Questions<const COUNT: usize> {
    values: [Lane; COUNT],
    met: [u16; COUNT],
}

impl<const COUNT: usize> Questions<COUNT> {
    /// Tests the pairs of each known heap with the heaps that make it up to `base`, `base` + 1, ….
    fn ask(&mut self, values: &[u8], base: usize, heaps: &[Known]) {
        let asked = self.values.map(Bytes::new);
        let mut met = [Bytes::splat(0); COUNT];
        for known in heaps {
            let sums = Bytes::new(*partners(values, base, known)) ^ Bytes::splat(known.value);
            for (met, asked) in met.iter_mut().zip(asked) {
                *met = *met | sums.alike(asked);
            }
        }
        self.met.iter_mut().zip(met).for_each(|(all, met)| *all |= met.marked());
    }

    /// Adds the values that were met.
    fn add_to(&self, used: &mut [Set; LANES]) {
        for (values, met) in self.values.iter().zip(&self.met) {
            for lane in (0..LANES).filter(|lane| met >> lane & 1 == 1) {
                insert(&mut used[lane], values[lane]);
            }
        }
    }
}

/// Marks, each 0 or 1, as a set.
fn set_of(marks: &[u8; 256]) -> Set {
    core::array::from_fn(|at| packed(&marks[64 * at..64 * at + 64]))
}

/// The common values of a heap of this size.
fn common(sparse: &Sparse<u8>, n: usize) -> Set {
    core::array::from_fn(|at| sparse.common(n)[at])
}

/// The rare heaps whose partners, up to `base`, `base` + 1, …, are known for the whole block.
fn far(rares: &[Known], base: usize) -> Range<usize> {
    let first = rares.partition_point(|rare| (rare.heap as usize) < LANES);
    first..rares.partition_point(|rare| (rare.heap as usize) < base)
}

/// The values of the heaps that make up `base`, `base` + 1, … together with this one.
fn partners<'v>(values: &'v [u8], base: usize, known: &Known) -> &'v Lane {
    let others = values[base - known.heap as usize..].first_chunk::<LANES>();
    others.expect("a far heap leaves smaller ones, whose values are known")
}

/// Finds the values of a block of heaps, or of fewer if one of them is rare; `None` if one does not fit.
pub(crate) fn block(sparse: &mut Sparse<u8>, semantics: &Semantics) -> Option<()> {
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
    let mut marks = [[0_u8; 256]; LANES];
    for take in semantics.breaking() {
        let base = n - take.count;
        let far = &sparse.rares[far(&sparse.rares, base)];
        mark(sparse.mirror.front(), base, &far[..MARKED.min(far.len())], &mut marks);
    }
    let mut used: [Set; LANES] = core::array::from_fn(|lane| set_of(&marks[lane]));
    let known = candidates(sparse, semantics, n, &mut used);
    // Many rare values are found by helpers; a few are found faster one by one.
    let below = first_missing(&used[0], sparse.common(n));
    if open_rares(&used[0], sparse.common(n), below) > FEW {
        rare_values(sparse, semantics, n, &mut marks, &mut used);
    }
    let near = near(sparse, semantics, n);
    for lane in 0..LANES {
        see_near(sparse, semantics, n + lane, &near, &mut used[lane]);
        let below = first_missing(&used[lane], sparse.common(n + lane));
        // A near heap may have excluded the last candidate.
        if below > known[lane] {
            sparse.single(semantics)?;
        } else {
            sparse.settle(semantics, n + lane, &used[lane], below)?;
        }
        if sparse.rares().last() == Some(&((n + lane) as u32)) {
            break;
        }
    }
    Some(())
}

/// Adds common values that are options, until the least one that is no option is known in each heap.
///
/// Returns for each heap the value up to which all of them are added.
fn candidates(
    sparse: &Sparse<u8>,
    semantics: &Semantics,
    n: usize,
    used: &mut [Set; LANES],
) -> [u32; LANES] {
    let values = sparse.mirror.front();
    let rest = |base: usize| {
        let far = &sparse.rares[far(&sparse.rares, base)];
        &far[MARKED.min(far.len())..]
    };
    let mut known = [256; LANES];
    if semantics.breaking().all(|take| rest(n - take.count).is_empty()) {
        return known;
    }
    let mut open: Vec<usize> = (0..LANES).collect();
    while open.len() > ALONE {
        let mut common = chosen::<CANDIDATES>(used, |lane| common(sparse, n + lane));
        for take in semantics.breaking() {
            let base = n - take.count;
            common.ask(values, base, rest(base));
        }
        common.add_to(used);
        open.retain(|lane| {
            // The tests say nothing beyond the last candidate.
            let last = u32::from(common.values[CANDIDATES - 1][*lane]);
            let unknown = first_missing(&used[*lane], sparse.common(n + lane)) > last;
            known[*lane] = if unknown { 256 } else { last };
            unknown
        });
    }
    for lane in open {
        let mut marks = [0_u8; 256];
        for take in semantics.breaking() {
            let left = n + lane - take.count;
            for rare in rest(n - take.count) {
                marks[usize::from(rare.value ^ values[left - rare.heap as usize])] = 1;
            }
        }
        let more = set_of(&marks);
        used[lane].iter_mut().zip(more).for_each(|(word, more)| *word |= more);
    }
    known
}

/// Marks pairs with some helpers, and tests the others for the least rare values.
fn rare_values(
    sparse: &Sparse<u8>,
    semantics: &Semantics,
    n: usize,
    marks: &mut Marks,
    used: &mut [Set; LANES],
) {
    let values = sparse.mirror.front();
    let (marking, asking) = sparse.helpers.split_at(MARKING);
    for take in semantics.breaking() {
        mark(values, n - take.count, marking, marks);
    }
    for (used, marks) in used.iter_mut().zip(marks) {
        used.iter_mut().zip(set_of(marks)).for_each(|(word, more)| *word |= more);
    }
    let mut rare = chosen::<ASKED>(used, |lane| common(sparse, n + lane).map(|word| !word));
    for take in semantics.breaking() {
        rare.ask(values, n - take.count, asking);
    }
    rare.add_to(used);
}

fn insert(set: &mut Set, value: u8) {
    set[usize::from(value) / 64] |= 1 << (value % 64);
}

/// Marks the pairs of these heaps in each lane.
fn mark(values: &[u8], base: usize, heaps: &[Known], marks: &mut Marks) {
    for known in heaps {
        for (marks, other) in marks.iter_mut().zip(partners(values, base, known)) {
            marks[usize::from(other ^ known.value)] = 1;
        }
    }
}

/// The least values of each lane that are in its set and not used.
fn chosen<const COUNT: usize>(
    used: &[Set; LANES],
    among: impl Fn(usize) -> Set,
) -> Questions<COUNT> {
    let mut questions = Questions { values: [[255; LANES]; COUNT], met: [0; COUNT] };
    for (lane, used) in used.iter().enumerate() {
        let among = among(lane);
        let mut open: Set = core::array::from_fn(|at| among[at] & !used[at]);
        for question in 0..COUNT {
            let value = first_missing(&[0; 4], &open);
            if value > 255 {
                break;
            }
            open[value as usize / 64] &= open[value as usize / 64] - 1;
            questions.values[question][lane] = value as u8;
        }
    }
    questions
}

/// For each take the rare heaps that are not far.
fn near(sparse: &Sparse<u8>, semantics: &Semantics, n: usize) -> Vec<Vec<Known>> {
    let near = |take: &Take| {
        let far = far(&sparse.rares, n - take.count);
        sparse.rares[..far.start].iter().chain(&sparse.rares[far.end..]).copied().collect()
    };
    semantics.takes().iter().map(near).collect()
}

/// Adds the options that were unknown at the beginning of the block: moves to one heap, and near heaps.
fn see_near(
    sparse: &Sparse<u8>,
    semantics: &Semantics,
    n: usize,
    near: &[Vec<Known>],
    used: &mut Set,
) {
    let values = sparse.mirror.front();
    for (take, near) in semantics.takes().iter().zip(near) {
        let left = n - take.count;
        if take.leaves(1) {
            insert(used, values[left]);
        }
        for known in near.iter().filter(|_| take.leaves(2)) {
            let heap = known.heap as usize;
            if heap < left && !(semantics.unequal() && 2 * heap == left) {
                insert(used, known.value ^ values[left - heap]);
            }
        }
    }
}
