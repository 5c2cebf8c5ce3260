//! Rows of pins as those of another game, with longer or shorter runs.

use super::{PLACES, Pins, Throws};
use crate::twin::Twin;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;

/// The code of one row with runs of standing pins of these lengths.
pub(crate) fn pin_row(runs: impl Iterator<Item = u64>) -> String {
    let runs = runs.filter(|run| *run > 0).map(|run| "i".repeat(run as usize));
    let row = runs.collect::<Vec<_>>().join(".");
    if row.is_empty() { ".".to_string() } else { row }
}

impl Throws {
    /// The same game with other throws, in which each run of standing pins has so many pins more; a ring has none.
    pub(crate) fn twin(&self, game: &'static str, at: &Pins, more: i64, how: Message) -> Vec<Twin> {
        let row = |row: &Vec<bool>| {
            let runs = row.split(|up| !up).filter(|run| !run.is_empty());
            let lengths = runs.map(|run| (run.len() as u64).saturating_add_signed(more));
            pin_row(lengths)
        };
        let rows: Vec<String> = at.rows.iter().map(row).collect();
        let fits = rows.iter().map(String::len).sum::<usize>() <= PLACES;
        let twin = Twin::same(game, self.misere, rows.join("_"), how);
        (fits && !self.ring).then_some(twin).into_iter().collect()
    }
}
