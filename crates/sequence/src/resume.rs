//! A table goes on from values that were found before.

use crate::sequence::Sequence;
use alloc::vec;

/// How many of the earlier heaps, evenly spread, and how many of the last ones are found anew.
const SPREAD: usize = 16;

impl Sequence {
    /// Goes on from earlier values of the same rule, that of the empty heap first.
    ///
    /// They are believed only as far as they are looked at: those that this table has already must be the same, and
    /// so must sixteen that are spread over the rest, and the last sixteen. Rules under which one heap may become
    /// more than two, and rules with a proved period, find all values anew.
    ///
    /// ```
    /// use sequence::Sequence;
    /// let mut table = Sequence::new(&"grundy".parse()?, 3_000).expect("so many are allowed");
    /// table.run();
    /// let mut longer = Sequence::new(&"grundy".parse()?, 4_000).expect("so many are allowed");
    /// assert_eq!(longer.resume(table.values()), Ok(()));
    /// assert_eq!(longer.progress().values, 3_001);
    /// let mut wrong = table.values().to_vec();
    /// *wrong.last_mut().expect("there are values") += 1;
    /// let mut other = Sequence::new(&"grundy".parse()?, 4_000).expect("so many are allowed");
    /// assert_eq!(other.resume(&wrong), Err(3_000));
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A heap that has another value.
    pub fn resume(&mut self, values: &[u32]) -> Result<(), usize> {
        let values = &values[..values.len().min(self.progress().of)];
        let own = self.values();
        let wrong = own.iter().zip(values).position(|(own, value)| own != value);
        wrong.map_or(Ok(()), Err)?;
        let (from, to) = (own.len(), values.len());
        if to <= from || !self.two_heaps() || self.proof().is_some() {
            return Ok(());
        }
        let spread = (0..SPREAD).map(|at| from + (to - from) * at / SPREAD);
        let last = to.saturating_sub(SPREAD).max(from)..to;
        let wrong = spread.chain(last).find(|n| self.defined(values, *n) != values[*n]);
        wrong.map_or(Ok(()), Err)?;
        self.take_over(values);
        Ok(())
    }

    /// The value of a heap by the definition, from those of the smaller heaps, for a rule that leaves two at most.
    fn defined(&self, values: &[u32], n: usize) -> u32 {
        let semantics = self.rule().semantics();
        let greatest = values[..n].iter().chain(semantics.takes().iter().map(|take| &take.plus));
        let bound = (greatest.max().copied().unwrap_or(0) as usize + 1).next_power_of_two();
        let mut used = vec![false; bound + 1];
        for take in semantics.takes().iter().take_while(|take| take.count <= n) {
            let left = n - take.count;
            if left == 0 && take.leaves(0) {
                used[take.plus as usize] = true;
            }
            if left > 0 && take.leaves(1) {
                used[(values[left] ^ take.plus) as usize] = true;
            }
            if take.leaves(2) {
                let half = if semantics.unequal() { left.saturating_sub(1) / 2 } else { left / 2 };
                for (one, other) in values[1..=half].iter().zip(values[..left].iter().rev()) {
                    used[(one ^ other ^ take.plus) as usize] = true;
                }
            }
        }
        used.iter().position(|used| !used).unwrap_or(bound) as u32
    }
}
