//! The semantics of a rule: one list of moves that every engine reads.

use crate::endless::Endless;
use alloc::vec::Vec;

/// Most heaps that one heap may become in a move.
pub const PARTS: u32 = 7;

/// Removing a fixed number of tokens from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// How many tokens go.
    pub count: usize,
    /// Bit j is set if the rest may form exactly j heaps, none of them empty.
    pub parts: u8,
    /// Grundy value of the remainder besides those heaps.
    pub plus: u32,
}

impl Take {
    /// True if the rest may form this many heaps.
    ///
    /// ```
    /// let semantics = "0.07".parse::<notation::Rule>()?.semantics();
    /// // Two tokens go, and what stays may be nothing, one heap or two.
    /// assert_eq!(semantics.takes()[0].count, 2);
    /// assert!((0..3).all(|parts| semantics.takes()[0].leaves(parts)));
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn leaves(&self, parts: u32) -> bool {
        self.parts >> parts & 1 == 1
    }

    /// True if a heap may be broken.
    pub fn breaks(&self) -> bool {
        self.parts >> 2 != 0
    }
}

/// All moves from one heap.
///
/// ```
/// let kayles = "0.77".parse::<notation::Rule>()?.semantics();
/// assert_eq!((kayles.takes().len(), kayles.reach(), kayles.most_parts()), (2, 2, 2));
/// assert!(kayles.takes()[0].breaks() && kayles.breaking().count() == 2);
/// assert!(kayles.tail().is_empty() && !kayles.unequal());
/// assert!("grundy".parse::<notation::Rule>()?.semantics().unequal());
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Semantics {
    /// Ascending by count; each allows something.
    takes: Vec<Take>,
    /// The greatest count before the tail begins.
    reach: usize,
    /// What removing `reach` + 1, `reach` + 2, … tokens allows, repeating; empty for "nothing".
    tail: Vec<u8>,
    /// True if two heaps that stay must differ in size.
    unequal: bool,
    /// The largest heap whose moves are told; `None` if those of all heaps are.
    last: Option<usize>,
}

impl Semantics {
    /// Semantics with takes that are ascending by count and at most `reach`.
    pub(crate) fn new(takes: Vec<Take>, reach: usize, tail: Vec<u8>, unequal: bool) -> Semantics {
        let takes: Vec<Take> = takes.into_iter().filter(|take| take.parts != 0).collect();
        let last = takes.last().map_or(0, |take| take.count);
        let reach = if tail.is_empty() { last } else { reach };
        Semantics { takes, reach, tail, unequal, last: None }
    }

    /// The same with the numbers of a set from `from` on, up to its last heap.
    pub(crate) fn with(mut self, endless: Endless, from: usize) -> Semantics {
        let last = endless.last_heap();
        let numbers = endless.up_to(last).into_iter().map(|number| number as usize);
        let more = numbers.filter(|count| *count >= from);
        self.takes.extend(more.map(|count| Take { count, parts: 3, plus: 0 }));
        self.reach = self.takes.last().map_or(0, |take| take.count);
        self.last = Some(last as usize);
        self
    }

    /// Moves that take a number of tokens with a rule of its own.
    pub fn takes(&self) -> &[Take] {
        &self.takes
    }

    /// The greatest number of tokens whose removal has a rule of its own.
    pub fn reach(&self) -> usize {
        self.reach
    }

    /// What removing more than [`Semantics::reach`] tokens allows, repeating; empty for nothing.
    pub fn tail(&self) -> &[u8] {
        &self.tail
    }

    /// True if two heaps that stay must differ in size.
    pub fn unequal(&self) -> bool {
        self.unequal
    }

    /// The largest heap whose moves are told, for a set without an end; `None` if those of all heaps are.
    ///
    /// ```
    /// let semantics = "take-squares".parse::<notation::Rule>()?.semantics();
    /// assert_eq!((semantics.last_heap(), semantics.reach()), (Some(1 << 24), 1 << 24));
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn last_heap(&self) -> Option<usize> {
        self.last
    }

    /// Most heaps that one heap can become; 0 if no move leaves any.
    pub fn most_parts(&self) -> u32 {
        let all = self.takes.iter().fold(0, |all, take| all | take.parts);
        let all = self.tail.iter().fold(all, |all, digit| all | digit);
        all.checked_ilog2().unwrap_or(0)
    }

    /// The takes that may break a heap in two.
    pub fn breaking(&self) -> impl Iterator<Item = &Take> {
        self.takes.iter().filter(|take| take.breaks())
    }
}
