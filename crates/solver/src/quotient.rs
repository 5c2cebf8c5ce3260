//! Misère quotients of games on rows: built row by row, and proved before they are used.
//!
//! A misère quotient (Plambeck 2005; Plambeck and Siegel 2008) sorts all positions into finitely many classes:
//! every row has a class, the class of several rows is the product of theirs, and the class alone decides who wins.

mod fine;

use crate::values::{self, Period};
use alloc::vec;
use alloc::vec::Vec;
use fine::Fine;

/// Most classes: a set of classes is one machine word.
const MOST: usize = 64;
/// Greatest power at which a new generator may close.
const POWERS: usize = 5;

/// A set of classes, one bit each.
type Set = u64;

/// A proved misère quotient of the game in which one throw fells some neighbours of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotient {
    monoid: Monoid,
    /// Class of each row.
    image: Vec<u16>,
    period: Option<Period>,
}

/// A finite commutative monoid whose element 0 is the identity, with its lost elements.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Monoid {
    order: usize,
    product: Vec<u8>,
    lost: Set,
}

/// The properties of a row that a proof needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RowKind {
    class: usize,
    /// The classes that, added, make one of its options lost.
    refuted: Set,
    /// The shortest such row.
    row: usize,
}

impl Quotient {
    /// The quotient of rows from which `least` to `most` neighbours are thrown, for all lengths.
    ///
    /// `None` if it has more than 64 classes, or no period appears before row `upto`.
    ///
    /// ```
    /// use solver::quotient::Quotient;
    /// // Kayles in misère play.
    /// let kayles = Quotient::pins(1, 2, 200).expect("so many rows suffice");
    /// assert_eq!((kayles.order(), kayles.lost_classes()), (40, 9));
    /// assert_eq!(kayles.period().map(|period| period.length), Some(12));
    /// // The empty position is won for the player to move, one pin is lost.
    /// assert!(!kayles.lost(kayles.class(0)) && kayles.lost(kayles.class(1)));
    /// // Two single pins are won.
    /// assert!(!kayles.lost(kayles.product(kayles.class(1), kayles.class(1))));
    /// ```
    pub fn pins(least: u64, most: u64, upto: usize) -> Option<Quotient> {
        let needed = move |start: usize, length: usize| 2 * start + 2 * length + most as usize;
        let throws = (least as usize, most as usize);
        let mut built = Builder::new(throws);
        for row in 1..=upto {
            built.extend(row)?;
            if row % 12 == 11
                && let Some(period) = values::proved_period(&built.image, &needed)
            {
                let Builder { monoid, image, .. } = built;
                return Some(Quotient { monoid, image, period: Some(period) });
            }
        }
        None
    }

    /// Number of classes.
    pub fn order(&self) -> usize {
        self.monoid.order
    }

    /// Number of classes in which the player to move loses.
    pub fn lost_classes(&self) -> u32 {
        self.monoid.lost.count_ones()
    }

    /// The proved period of the classes of single rows.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The class of a row of any length; 0 for the empty one.
    pub fn class(&self, length: u64) -> usize {
        let within = match self.period {
            Some(p) if length >= p.start => p.start + (length - p.start) % p.length,
            _ => length,
        };
        usize::from(self.image[within as usize])
    }

    /// The class of two positions side by side.
    pub fn product(&self, one: usize, other: usize) -> usize {
        self.monoid.times(one, other)
    }

    /// True if the player to move loses in every position of this class.
    pub fn lost(&self, class: usize) -> bool {
        self.monoid.lost >> class & 1 == 1
    }
}

impl Monoid {
    fn times(&self, one: usize, other: usize) -> usize {
        usize::from(self.product[one * self.order + other])
    }

    /// Each element of a set times one element.
    fn shifted(&self, set: Set, by: usize) -> Set {
        each(set).fold(0, |all, one| all | 1 << self.times(by, one))
    }

    /// The classes whose product with some element of the set is lost.
    fn refuted(&self, set: Set) -> Set {
        let gives = |y: &usize| self.shifted(set, *y) & self.lost != 0;
        (0..self.order).filter(gives).fold(0, |all, y| all | 1 << y)
    }

    /// The classes whose product with an element is in the set.
    fn divided(&self, set: Set, by: usize) -> Set {
        let row = &self.product[by * self.order..(by + 1) * self.order];
        (0..).zip(row).fold(0, |all, (y, product)| all | (set >> product & 1) << y)
    }

    fn is_lost(&self, class: usize) -> bool {
        self.lost >> class & 1 == 1
    }

    /// Commutative, associative and with identity 0, which is not lost.
    fn sound(&self) -> bool {
        let all = || 0..self.order;
        let associates = |a, b| {
            all().all(|c| self.times(self.times(a, b), c) == self.times(a, self.times(b, c)))
        };
        let fits = |a| {
            self.times(0, a) == a
                && all().all(|b| self.times(a, b) == self.times(b, a) && associates(a, b))
        };
        !self.is_lost(0) && all().all(fits)
    }
}

fn each(set: Set) -> impl Iterator<Item = usize> {
    let mut left = set;
    core::iter::from_fn(move || {
        let next = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(next)
    })
}

/// A quotient under construction; its contents are proved for the rows so far.
struct Builder {
    throws: (usize, usize),
    monoid: Monoid,
    /// Class of each row.
    image: Vec<u16>,
    /// The kind of each row; `None` for a row without a throw.
    kind: Vec<Option<usize>>,
    kinds: Vec<RowKind>,
    fine: Fine,
}

impl Builder {
    fn new(throws: (usize, usize)) -> Builder {
        let monoid = Monoid { order: 1, product: vec![0], lost: 0 };
        let (image, kind, kinds) = (vec![0], vec![None], Vec::new());
        Builder { throws, monoid, image, kind, kinds, fine: Fine::empty_board() }
    }

    /// Adds the next row; `None` if that exceeds the limits.
    fn extend(&mut self, row: usize) -> Option<()> {
        let options = self.options(&self.monoid, &self.image, row);
        if options == 0 {
            // A row without a throw is equivalent to no row.
            self.image.push(0);
            self.kind.push(None);
            return Some(());
        }
        let refuted = self.monoid.refuted(options);
        for class in 0..self.monoid.order {
            let kind = RowKind { class, refuted, row };
            if self.fine.admits(&self.monoid, &kind) && self.accept(kind) {
                return Some(());
            }
        }
        let outcomes = self.outcomes(row);
        (3..=POWERS).find_map(|powers| self.grow(&outcomes[..powers]))
    }

    /// Adds the next row as one of this kind, if that is proved.
    fn accept(&mut self, kind: RowKind) -> bool {
        let same = |known: &RowKind| (known.class, known.refuted) == (kind.class, kind.refuted);
        let known = self.kinds.iter().position(same);
        if known.is_none() {
            let Some(fine) = self.fine.with(&self.monoid, &kind) else { return false };
            self.fine = fine;
            self.kinds.push(kind);
        }
        self.image.push(kind.class as u16);
        self.kind.push(Some(known.unwrap_or(self.kinds.len() - 1)));
        true
    }

    /// The two rows, each possibly empty, that each throw leaves of a row.
    fn left_by(&self, row: usize) -> impl Iterator<Item = (usize, usize)> {
        let falls = self.throws.0..=self.throws.1.min(row);
        let rest = falls.map(move |taken| row - taken);
        rest.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)))
    }

    /// The classes of all that one throw leaves of a row.
    fn options(&self, monoid: &Monoid, image: &[u16], row: usize) -> Set {
        let class = |row: usize| usize::from(image[row]);
        let join = |(a, b)| 1 << monoid.times(class(a), class(b));
        self.left_by(row).fold(0, |all, pair| all | join(pair))
    }

    /// The same as distinct elements of the finer monoid.
    fn fine_options(&self, row: usize) -> Vec<usize> {
        let one = |row: usize| self.kind[row].map_or(0, |kind| self.fine.of_kind(kind));
        let mut found = Vec::new();
        for (a, b) in self.left_by(row) {
            let option = self.fine.times(&self.monoid, one(a), one(b));
            if !found.contains(&option) {
                found.push(option);
            }
        }
        found
    }

    /// Who loses in the smallest position of each finer class together with 0, 1, 2, … new rows.
    ///
    /// This is a conjecture, since other positions of the class might differ; it is proved later.
    fn outcomes(&self, row: usize) -> Vec<Vec<bool>> {
        let of_kinds: Vec<Vec<usize>> =
            self.kinds.iter().map(|kind| self.fine_options(kind.row)).collect();
        let thrown = self.fine_options(row);
        let (fine, monoid) = (&self.fine, &self.monoid);
        let smallest = fine.smallest(monoid, &self.kinds, &of_kinds);
        let mut lost: Vec<Vec<bool>> = Vec::new();
        lost.push((0..fine.len()).map(|i| monoid.is_lost(fine.class(i))).collect());
        let after: Vec<Vec<usize>> = (0..fine.len())
            .map(|i| thrown.iter().map(|option| fine.times(monoid, i, *option)).collect())
            .collect();
        for power in 1..POWERS {
            let mut here = vec![false; fine.len()];
            for (i, options) in &smallest {
                let fewer = after[*i].iter().any(|option| lost[power - 1][*option]);
                here[*i] = !fewer && !options.iter().any(|option| here[*option]);
            }
            lost.push(here);
        }
        lost
    }

    /// Adjoins a generator t with t^powers = t^(powers - 2), merges equivalent elements, and proves the result.
    fn grow(&mut self, outcomes: &[Vec<bool>]) -> Option<()> {
        let (monoid, class) = self.fine.melted(&self.monoid, outcomes)?;
        let new = self.fine.len();
        let fine = |kind: &Option<usize>| kind.map_or(0, |kind| self.fine.of_kind(kind));
        let mut image: Vec<u16> = self.kind.iter().map(|kind| class[fine(kind)]).collect();
        image.push(class[new]);
        let mut grown = Builder { monoid, ..Builder::new(self.throws) };
        if !grown.monoid.sound() {
            return None;
        }
        for (row, class) in image.into_iter().enumerate().skip(1) {
            let options = grown.options(&grown.monoid, &grown.image, row);
            let (class, refuted) = (class.into(), grown.monoid.refuted(options));
            if options == 0 {
                grown.image.push(0);
                grown.kind.push(None);
            } else if !grown.accept(RowKind { class, refuted, row }) {
                return None;
            }
        }
        *self = grown;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kayles_has_forty_classes() {
        let kayles = Quotient::pins(1, 2, 400).expect("Kayles is solved");
        assert_eq!((kayles.order(), kayles.lost_classes()), (40, 9));
        assert_eq!(kayles.period(), Some(Period { start: 71, length: 12 }));
        // Short tables show no period, so no claim is made.
        assert_eq!(Quotient::pins(1, 2, 160), None);
    }

    #[test]
    fn single_pins_are_counted_alike() {
        let pins = Quotient::pins(1, 1, 60).expect("only the parity matters");
        assert_eq!((pins.order(), pins.lost_classes()), (2, 1));
        assert!(pins.lost(pins.class(1_000_000_000_000_001)));
        assert!(!pins.lost(pins.product(pins.class(7), pins.class(5))));
    }

    #[test]
    fn a_damaged_table_is_not_proved() {
        let Quotient { monoid, image, .. } = Quotient::pins(1, 2, 400).expect("Kayles is solved");
        let throws = (1, 2);
        let proved = |monoid: &Monoid| {
            let mut built = Builder { monoid: monoid.clone(), ..Builder::new(throws) };
            monoid.sound()
                && (1..image.len()).all(|row| {
                    let options = built.options(monoid, &built.image, row);
                    let refuted = monoid.refuted(options);
                    built.accept(RowKind { class: image[row].into(), refuted, row })
                })
        };
        assert!(proved(&monoid));
        for class in 0..monoid.order {
            let lost = monoid.lost ^ 1 << class;
            assert!(!proved(&Monoid { lost, ..monoid.clone() }), "class {class}");
        }
    }
}
