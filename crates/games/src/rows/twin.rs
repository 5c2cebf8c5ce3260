//! Rows of pins as those of another game, with longer or shorter runs.

use super::{PLACES, Pins, Throws};
use crate::twin::Twin;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;

/// What becomes of each run of standing pins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    Longer,
    Shorter,
}

/// The code of one row with runs of standing pins of these lengths.
pub(crate) fn pin_row(runs: impl Iterator<Item = u64>) -> String {
    let runs = runs.filter(|run| *run > 0).map(|run| "i".repeat(run as usize));
    let row = runs.collect::<Vec<_>>().join(".");
    if row.is_empty() { ".".to_string() } else { row }
}

/// A row in which each run of standing pins has one pin more. Each keeps its place, unless another begins right behind
/// the gap after it.
fn longer(row: &[bool]) -> String {
    let up = |place: usize| row.get(place) == Some(&true);
    let close = (0..row.len()).any(|place| up(place) && !up(place + 1) && up(place + 2));
    if close {
        let runs = row.split(|up| !up).filter(|run| !run.is_empty());
        return pin_row(runs.map(|run| run.len() as u64 + 1));
    }
    signs((0..=row.len()).map(|place| up(place) || place > 0 && up(place - 1)))
}

/// A row in which each run of standing pins has one pin less, in its place.
fn shorter(row: &[bool]) -> String {
    let pairs = row.windows(2).map(|pair| pair == [true, true]);
    if row.len() == 1 { signs([false].into_iter()) } else { signs(pairs) }
}

/// The code of a row: whether a pin stands in each place.
pub(crate) fn signs(row: impl Iterator<Item = bool>) -> String {
    row.map(|up| if up { 'i' } else { '.' }).collect()
}

impl Throws {
    /// The same game with other throws, in which each run of standing pins is one pin longer or shorter; a ring has none.
    pub(crate) fn twin(
        &self,
        game: &'static str,
        at: &Pins,
        change: Change,
        how: Message,
    ) -> Vec<Twin> {
        let row = |row: &Vec<bool>| match change {
            Change::Longer => longer(row),
            Change::Shorter => shorter(row),
        };
        let rows: Vec<String> = at.rows.iter().map(row).collect();
        let fits = rows.iter().map(String::len).sum::<usize>() <= PLACES;
        let twin = Twin::same(game, self.misere, rows.join("_"), how);
        (fits && !self.ring).then_some(twin).into_iter().collect()
    }
}
