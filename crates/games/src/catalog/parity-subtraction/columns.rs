//! Who wins with each heap and each pair of parities, and the proof that this repeats.

use alloc::vec::Vec;

/// Heaps that are tabulated while no period is proved.
const TABLE: usize = 1 << 15;

/// For each heap a column of four states 2 · a + b: a is 0 if the holdings of the player to move have the
/// winning parity and 1 if not, b is the same for the opponent.
///
/// A heap of n depends on the heaps from n − m to n − 1 alone, where m is the greatest take. So once m
/// columns in a row repeat, all later ones repeat.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    /// For each heap, bits of the states that the player to move wins, and above them those that they lose.
    known: Vec<u8>,
    /// First column of the periodic part, and the period, where they are proved.
    pub(super) period: Option<(u64, u64)>,
}

/// The state that a move leads to, seen by the other player, who is then to move.
pub(super) fn after(state: usize, taken: u64) -> usize {
    let (own, other) = (state >> 1, state & 1);
    2 * other + (own ^ (taken % 2) as usize)
}

impl Columns {
    /// The columns under a rule: the numbers that may be taken, ascending and not empty.
    pub(super) fn new(taken: &[u64]) -> Columns {
        let most = taken.last().map_or(1, |most| *most as usize);
        let mut columns = Columns { known: Vec::new(), period: None };
        let mut length = 64 + 4 * most;
        while columns.period.is_none() && columns.known.len() < TABLE {
            while columns.known.len() < length.min(TABLE) {
                let next = columns.next(taken);
                columns.known.push(next);
            }
            columns.period = columns.repeat(most);
            length *= 2;
        }
        columns
    }

    /// The column of the first heap that has none.
    fn next(&self, taken: &[u64]) -> u8 {
        let heap = self.known.len();
        if taken.first().is_none_or(|least| *least > heap as u64) {
            // No move is left: a player wins who alone holds the winning parity.
            return 1 << 1 | 1 << (4 + 2);
        }
        let mut column = 0;
        for state in 0..4 {
            let (mut wins, mut loses) = (false, true);
            for amount in taken.iter().filter(|amount| **amount <= heap as u64) {
                let there = self.known[heap - *amount as usize] >> after(state, *amount);
                wins |= there >> 4 & 1 == 1;
                loses &= there & 1 == 1;
            }
            column |= u8::from(wins) << state | u8::from(loses) << (4 + state);
        }
        column
    }

    /// If the last `window` columns have occurred before: where the repetition begins, and the least period.
    fn repeat(&self, window: usize) -> Option<(u64, u64)> {
        let known = &self.known;
        let last = known.len().checked_sub(window)?;
        let period = (1..=last).find(|by| known[last - by..][..window] == known[last..])?;
        let mut start = last - period;
        while start > 0 && known[start - 1] == known[start - 1 + period] {
            start -= 1;
        }
        Some((start as u64, period as u64))
    }

    /// 1 if the player to move wins, −1 if they lose, 0 for a draw; `None` beyond the table.
    pub(super) fn value(&self, heap: u64, state: usize) -> Option<i64> {
        let place = match self.period {
            Some((start, period)) if heap >= start => start + (heap - start) % period,
            _ => heap,
        };
        let column = *self.known.get(usize::try_from(place).ok()?)? >> state;
        Some(i64::from(column & 1) - i64::from(column >> 4 & 1))
    }

    /// Positions that the table holds.
    pub(super) fn positions(&self) -> u64 {
        4 * self.known.len() as u64
    }
}
