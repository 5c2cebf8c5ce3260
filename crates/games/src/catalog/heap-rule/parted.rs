//! What a move does with a row of tiles.

use alloc::vec::Vec;
use solver::play::Move;

/// A move as the row, the tiles taken from it, and the rows that it leaves.
///
/// `None` if a step lies outside the row of the first step, or before the end of the previous one.
pub(super) fn parted(rows: &[u64], mv: &Move) -> Option<(usize, u64, Vec<u64>)> {
    let tile = u64::from(mv.first().place) / 2;
    let (row, first) = row_of(rows, tile)?;
    let (mut taken, mut begin, mut left) = (0, 0, Vec::new());
    for step in mv.steps() {
        let at = (u64::from(step.place) / 2).checked_sub(first)?;
        let (end, next) = match step.place % 2 {
            0 => (at, at.checked_add(step.amount)?),
            _ => (at + 1, at + 1),
        };
        taken += next - end;
        left.push(end.checked_sub(begin)?);
        begin = next;
    }
    left.push(rows[row].checked_sub(begin)?);
    left.retain(|length| *length > 0);
    Some((row, taken, left))
}

/// The row in which a tile lies, and the first tile of that row.
fn row_of(rows: &[u64], tile: u64) -> Option<(usize, u64)> {
    let mut first = 0;
    for (row, length) in rows.iter().enumerate() {
        if tile - first < *length {
            return Some((row, first));
        }
        first += length;
    }
    None
}
