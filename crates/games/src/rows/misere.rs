//! Misère Kayles, solved in two ways: by families of rows for the page, by its quotient for the worker.
//! With single pins the throws are counted.

use super::misere_exception::{Group, GroupCount, MisereException, Opened};
use super::{Pins, Throws};
use crate::theory::parts::Part;
use crate::theory::share;
use alloc::boxed::Box;
use alloc::vec::Vec;
use once_cell::race::OnceBox;
use solver::explanation::SharedExplanation;
use solver::play::{self, Outcome};
use solver::quotient::Quotient;
use solver::rules::{self, Rules};
use solver::verdict::{Claim, Known};

/// Most rows for which a quotient is built; the theorem needs 168 for Kayles.
const ROWS: usize = 400;

const fn even(rows: &'static [u64]) -> Group {
    Group { count: GroupCount::Even, rows }
}

const fn odd(rows: &'static [u64]) -> Group {
    Group { count: GroupCount::Odd, rows }
}

const fn one(rows: &'static [u64]) -> Group {
    Group { count: GroupCount::One, rows }
}

/// All positions in which misère Kayles has another winner than normal Kayles (Sibert and Conway 1992):
/// no other rows, and of each group an even number, an odd number or one.
const FAMILIES: &[&[Group]] = &[
    &[even(&[5]), even(&[1, 4])],
    &[even(&[9, 12, 17]), even(&[1, 4, 20])],
    &[one(&[25]), even(&[9, 12, 17]), odd(&[1, 4, 20])],
    &[odd(&[5]), odd(&[1, 4])],
    &[even(&[5]), odd(&[1, 4])],
    &[odd(&[9]), even(&[1, 4])],
    &[one(&[12]), even(&[1, 4])],
    &[even(&[9, 12, 17]), odd(&[1, 4, 20])],
    &[one(&[25]), odd(&[9]), odd(&[1, 4])],
];
/// Single rows that lose in misère play; the families imply them.
const LOST_ROWS: [u64; 5] = [1, 4, 9, 12, 20];

/// The family of these rows in which misère Kayles has the other winner.
///
/// ```
/// use games::rows::misere::family;
/// // Two rows of four are lost in normal play and won in misère play; a row of two is won in both.
/// assert!(family(&[4, 4]).is_some() && family(&[2]).is_none());
/// ```
pub fn family(rows: &[u64]) -> Option<&'static [Group]> {
    FAMILIES.iter().copied().find(|family| {
        let known = |row: &u64| family.iter().any(|group| group.rows.contains(row));
        rows.iter().all(known) && family.iter().all(|group| group.fits(rows))
    })
}

/// The explanation of a board with a move; `parts` are its rows or its whole ring.
pub(super) fn explanation(parts: Vec<Part>) -> SharedExplanation {
    if let [Part { size, ring: true, .. }] = *parts.as_slice() {
        let left = [size - 1, size.saturating_sub(2)];
        let row = |row: &u64| (*row, LOST_ROWS.contains(row));
        let shown = if size == 1 { 1 } else { 2 };
        return share(Opened { ring: size, left: left[..shown].iter().map(row).collect() });
    }
    let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
    let rows: Vec<u64> = parts.iter().map(|part| part.size).collect();
    share(MisereException { parts, xor, family: family(&rows) })
}

/// The number of throws left, if each can only fell one pin.
pub(super) fn throws_left(throws: &Throws, at: &Pins) -> Option<u64> {
    let runs = throws.runs(at);
    let single = throws.most == 1 || (throws.least == 1 && runs.iter().all(|run| run.length == 1));
    single.then(|| runs.iter().map(|run| run.length).sum())
}

/// The verdict if the throws can be counted: with an odd number of them left, the player to move makes
/// the last one and loses.
pub(super) fn counted(throws: &Throws, at: &Pins) -> Option<Claim> {
    let left = throws_left(throws, at)?;
    let wins = left.is_multiple_of(2);
    let spans = if wins { rules::ranges(throws, at) } else { Vec::new() };
    Some(Claim {
        outcome: Outcome::of_mover_winning(wins),
        grundy: None,
        winning: play::moves(&spans, usize::MAX),
        more: false,
        distance: Some(left),
        known: Known::Theory,
    })
}

/// The quotient of Kayles, built and proved on first use.
fn kayles() -> Option<&'static Quotient> {
    static BUILT: OnceBox<Option<Quotient>> = OnceBox::new();
    BUILT.get_or_init(|| Box::new(Quotient::pins(1, 2, ROWS))).as_ref()
}

/// The verdict by the misère quotient, if it is known.
pub(super) fn claim(throws: &Throws, at: &Pins) -> Option<Claim> {
    let quotient = kayles()?;
    let class_of = |at: &Pins| {
        let runs = throws.runs(at);
        runs.iter().fold(0, |class, run| quotient.product(class, quotient.class(run.length)))
    };
    let spans = rules::ranges(throws, at);
    // A ring becomes a row with its first throw, so only positions after a move need a class.
    let lost_after = |mv: &play::Move| quotient.lost(class_of(&throws.play(at, mv)));
    let mut winning = play::moves(&spans, usize::MAX);
    winning.retain(lost_after);
    let wins = spans.is_empty() || !winning.is_empty();
    Some(Claim {
        outcome: Outcome::of_mover_winning(wins),
        grundy: None,
        winning,
        more: false,
        distance: None,
        known: Known::Theory,
    })
}
