//! The proof of a quotient, and the finer monoid that it explores.

use super::{MOST, Monoid, RowKind, Set};
use alloc::vec;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Most elements of a finer monoid.
const PAIRS: usize = 20_000;

/// Positions by their class and the classes that, added, make one of their options lost.
///
/// The proof needs no more than this pair, which is finer than the class alone.
#[derive(Clone)]
pub(super) struct Fine {
    pairs: Vec<(u8, Set)>,
    /// For each class, the elements by the companies.
    index: Vec<HashMap<Set, u32>>,
    /// The kinds of rows of which positions consist.
    kinds: Vec<(usize, Set)>,
    /// For each kind and element, the element with one such row more.
    steps: Vec<Vec<u32>>,
}

impl Fine {
    pub(super) fn empty_board() -> Fine {
        let mut fine = Fine {
            pairs: Vec::new(),
            index: vec![HashMap::default(); MOST],
            kinds: Vec::new(),
            steps: Vec::new(),
        };
        fine.put((0, 0));
        fine
    }

    fn put(&mut self, pair: (u8, Set)) -> u32 {
        let (class, refuted) = pair;
        *self.index[usize::from(class)].entry(refuted).or_insert_with(|| {
            self.pairs.push(pair);
            self.pairs.len() as u32 - 1
        })
    }

    /// True if adding rows of this kind never contradicts the classes.
    pub(super) fn admits(&self, monoid: &Monoid, kind: &RowKind) -> bool {
        self.pairs.iter().all(|(class, refuted)| {
            let wins = (refuted >> kind.class | kind.refuted >> class) & 1 == 1;
            monoid.is_lost(monoid.times((*class).into(), kind.class)) != wins
        })
    }

    /// All pairs with rows of one more kind, if the class then still determines every outcome.
    ///
    /// By induction on its moves, a position is lost exactly if it has options and none of them is lost.
    /// That depends on its pair alone, and adding a row maps pairs to pairs, so checking finitely many
    /// pairs covers every position. The empty board is won.
    pub(super) fn with(&self, monoid: &Monoid, kind: &RowKind) -> Option<Fine> {
        let mut fine = self.clone();
        fine.kinds.push((kind.class, kind.refuted));
        fine.steps.push(Vec::new());
        let mut done = 0;
        while done < fine.pairs.len() {
            let (class, refuted) = fine.pairs[done];
            for n in 0..fine.kinds.len() {
                if fine.steps[n].len() > done {
                    continue;
                }
                let (row, thrown) = fine.kinds[n];
                let next = monoid.times(class.into(), row);
                let reached = monoid.divided(refuted, row) | monoid.divided(thrown, class.into());
                // An option is lost by itself if bit 0, the identity, is set.
                if monoid.is_lost(next) != (reached & 1 == 0) || fine.pairs.len() > PAIRS {
                    return None;
                }
                let step = fine.put((next as u8, reached));
                fine.steps[n].push(step);
            }
            done += 1;
        }
        Some(fine)
    }

    pub(super) fn len(&self) -> usize {
        self.pairs.len()
    }

    pub(super) fn class(&self, element: usize) -> usize {
        self.pairs[element].0.into()
    }

    fn step(&self, element: usize, kind: usize) -> usize {
        self.steps[kind][element] as usize
    }

    /// The element of a single row.
    pub(super) fn of_kind(&self, kind: usize) -> usize {
        self.step(0, kind)
    }

    /// The element of two positions side by side.
    pub(super) fn times(&self, monoid: &Monoid, one: usize, other: usize) -> usize {
        let ((a, refuted), (b, thrown)) = (self.pairs[one], self.pairs[other]);
        let class = monoid.times(a.into(), b.into());
        let reached = monoid.divided(refuted, b.into()) | monoid.divided(thrown, a.into());
        let known = self.index[class].get(&reached);
        *known.expect("the product of two elements is an element") as usize
    }

    /// Elements by the pins of their smallest position, with the elements of its options.
    pub(super) fn smallest(
        &self,
        monoid: &Monoid,
        kinds: &[RowKind],
        of_kinds: &[Vec<usize>],
    ) -> Vec<(usize, Vec<usize>)> {
        let mut pins = vec![usize::MAX; self.len()];
        let mut last = vec![(0, 0); self.len()];
        let mut open: Vec<usize> = (0..self.len()).collect();
        let mut options: Vec<Vec<usize>> = vec![Vec::new(); self.len()];
        let mut sorted = Vec::new();
        pins[0] = 0;
        while let Some(at) = (0..open.len()).min_by_key(|i| pins[open[*i]]) {
            let element = open.swap_remove(at);
            sorted.push(element);
            if element > 0 {
                let (before, kind): (usize, usize) = last[element];
                let kept = options[before].iter().map(|option| self.step(*option, kind));
                let thrown = of_kinds[kind].iter().map(|row| self.times(monoid, before, *row));
                let mut all: Vec<usize> = kept.chain(thrown).collect();
                all.sort_unstable();
                all.dedup();
                options[element] = all;
            }
            for (kind, RowKind { row, .. }) in kinds.iter().enumerate() {
                let next = self.step(element, kind);
                if pins[element] + row < pins[next] {
                    pins[next] = pins[element] + row;
                    last[next] = (element, kind);
                }
            }
        }
        sorted.into_iter().map(|i| (i, core::mem::take(&mut options[i]))).collect()
    }

    /// The monoid with powers of a new element, with elements merged that are equivalent in every product.
    ///
    /// Also returns the class of each element times each power; `None` if there are too many.
    pub(super) fn melted(
        &self,
        monoid: &Monoid,
        outcomes: &[Vec<bool>],
    ) -> Option<(Monoid, Vec<u16>)> {
        let (old, powers) = (self.len(), outcomes.len());
        let power = |n: usize| if n < powers { n } else { powers - 2 + (n - powers) % 2 };
        let mut class: Vec<u16> = outcomes.iter().flatten().map(|lost| u16::from(*lost)).collect();
        let mut order = 0;
        loop {
            // Elements are equivalent if they have the same class in each column of the table of products.
            let (mut next, mut count) = (class.clone(), 0);
            for column in 0..=self.kinds.len() {
                let mut seen = HashMap::new();
                for (at, next) in next.iter_mut().enumerate() {
                    let (i, p) = (at % old, at / old);
                    let reached = match column.checked_sub(1) {
                        Some(kind) => self.step(i, kind) + old * p,
                        None => i + old * power(p + 1),
                    };
                    let fresh = seen.len() as u16;
                    *next = *seen.entry((*next, class[reached])).or_insert(fresh);
                }
                count = seen.len();
            }
            class = next;
            if count == order {
                break;
            }
            order = count;
            if order > MOST {
                return None;
            }
        }
        let first = |wanted: usize| class.iter().position(|one| usize::from(*one) == wanted);
        let firsts: Vec<usize> = (0..order).filter_map(first).collect();
        let mut melted = Monoid { order, product: Vec::new(), lost: 0 };
        for (i, a) in firsts.iter().enumerate() {
            melted.lost |= u64::from(outcomes[a / old][a % old]) << i;
            for b in &firsts {
                let joined = self.times(monoid, a % old, b % old);
                let at = joined + old * power(a / old + b / old);
                melted.product.push(class[at] as u8);
            }
        }
        Some((melted, class))
    }
}
