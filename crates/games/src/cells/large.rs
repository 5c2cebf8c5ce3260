//! Shapes too large to be valued within a frame: a task finds the values, and they are kept.

use super::Cells;
use alloc::boxed::Box;
use alloc::vec::Vec;
use solver::judge::{Progress, Task};
use solver::polyomino::{self, Polyominoes, Slice};
use solver::small_polyomino::Removal;
use solver::theory::Preparation;
use spin::Mutex;

/// Greatest weight of a part that is tried: that of a board of 6 by 7.
const WEIGHT: u32 = 30;
/// Most polyominoes whose values are kept, which takes at most 32 MiB.
const KEPT: usize = 1_500_000;
/// The cost of a move of the search, in elementary steps.
const COST: u32 = 16;

/// The last result, so that the next move of the same game is answered at once.
static KNOWN: Mutex<Option<Polyominoes>> = Mutex::new(None);

impl Cells {
    /// A part as the mask of [`solver::polyomino`], upright, if it fits.
    fn polyomino(&self, part: &[u32]) -> Option<polyomino::Cells> {
        let places = || part.iter().map(|place| (place / self.columns, place % self.columns));
        let (top, left) = places().fold((u32::MAX, u32::MAX), |(top, left), (row, column)| {
            (top.min(row), left.min(column))
        });
        let places = || places().map(|(row, column)| (row - top, column - left));
        let (high, wide) = places()
            .fold((0, 0), |(high, wide), (row, column)| (high.max(row + 1), wide.max(column + 1)));
        let upright = wide <= high;
        let mask =
            places().map(|(row, column)| if upright { (row, column) } else { (column, row) });
        polyomino::fits(high.max(wide), high.min(wide))
            .then(|| mask.fold(0, |mask, (row, column)| mask | 1 << (8 * row + column)))
    }
}

/// Full squares of side two in a part, as [`Removal::weight`] counts them.
fn weight(at: &Cells, part: &[u32]) -> u32 {
    let corner = |place: &&u32| at.full(**place / at.columns, **place % at.columns, 2);
    part.iter().filter(corner).count() as u32
}

/// The value of a part if a task has found it, with the number of known polyominoes.
pub(super) fn known(at: &Cells, part: &[u32]) -> Option<(u64, u64)> {
    let mask = at.polyomino(part)?;
    let known = KNOWN.lock();
    let known = known.as_ref()?;
    Some((known.value(mask)?, known.len() as u64))
}

/// The task that finds the values of parts from which squares are taken; `None` if they are known, quick
/// to find, or out of reach.
pub(crate) fn preparation(at: &Cells) -> Option<Preparation> {
    if super::explanation(Removal::Squares, at).is_some() {
        return None;
    }
    let mut wanted = Vec::new();
    for part in at.parts(Removal::Squares) {
        if at.strip(&part).is_none() {
            let mask = at.polyomino(&part).filter(|_| weight(at, &part) <= WEIGHT)?;
            wanted.push(mask);
        }
    }
    // A table more than half full leaves too little room for another board.
    let roomy = |kept: &mut Polyominoes| kept.len() <= KEPT / 2;
    let kept = KNOWN.lock().take_if(roomy);
    let mut polyominoes = kept.unwrap_or_else(|| Polyominoes::within(KEPT));
    wanted.into_iter().for_each(|mask| polyominoes.want(mask));
    Some(Box::new(Search { polyominoes: Some(polyominoes) }))
}

struct Search {
    /// `None` once the task is finished.
    polyominoes: Option<Polyominoes>,
}

impl Task for Search {
    type Output = ();

    fn step(&mut self, fuel: u32) -> Progress<()> {
        let Some(polyominoes) = &mut self.polyominoes else { return Progress::Ready(()) };
        if polyominoes.step(&mut (fuel / COST).max(1)) == Slice::Working {
            return Progress::Working { solved: polyominoes.len() as u64 };
        }
        self.keep();
        Progress::Ready(())
    }
}

impl Search {
    fn keep(&mut self) {
        if let Some(mut found) = self.polyominoes.take() {
            found.forget();
            *KNOWN.lock() = Some(found);
        }
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.keep();
    }
}
