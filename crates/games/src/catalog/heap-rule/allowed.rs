//! What a typed rule allows on this board, and which rules it cannot hold.

use alloc::vec::Vec;
use notation::{Law, Rule};
use solver::code::CodeError;

/// Where a start is looked for first, so that there are a few turns to play.
const USUAL: u64 = 7;

/// Most tiles on the board where a heap may become at most so many: few where it may become many,
/// since each way to cut it is a move of its own.
const TILES: [u64; 8] = [120, 120, 120, 60, 36, 24, 20, 18];

/// A rule that can be played here.
#[derive(Clone, Debug)]
pub(super) struct Allowed {
    law: Law,
    parts: u32,
}

impl Allowed {
    /// What a rule allows.
    ///
    /// # Errors
    ///
    /// The reason, as one sentence, why it cannot be played on this board.
    pub(super) fn of(text: &str) -> Result<(Rule, Allowed), CodeError> {
        let rule: Rule = text.parse()?;
        let law = rule.law();
        let wrong = |because| Err(CodeError::rules(1, because));
        if law.takes().iter().any(|take| take.plus > 0) {
            return wrong("this rule has a board of its own, the game Remove-a-Square");
        }
        // The board is cut at one place after another, so each digit leaves two heaps before three.
        let gap = |parts: u8| !((parts >> 2) + 1).is_power_of_two();
        let digits = law.takes().iter().map(|take| take.parts);
        if digits.chain(law.tail().iter().copied()).any(gap) {
            return wrong(
                "where three heaps may be left, the board needs that two may be left too",
            );
        }
        let allowed = Allowed { parts: law.most_parts(), law };
        if allowed.opening().is_none() {
            return wrong("no heap that fits on the board has a move under this rule");
        }
        Ok((rule, allowed))
    }

    pub(super) fn law(&self) -> &Law {
        &self.law
    }

    /// Most heaps that one heap may become.
    pub(super) fn parts(&self) -> u32 {
        self.parts
    }

    /// True if a heap may be broken.
    pub(super) fn breaks(&self) -> bool {
        self.parts > 1
    }

    /// Most tiles on the board, where heaps may be broken.
    pub(super) fn tiles(&self) -> u64 {
        TILES[self.parts as usize]
    }

    /// True if the numbers that may be taken never end.
    pub(super) fn endless(&self) -> bool {
        !self.law.tail().is_empty()
    }

    /// Numbers that may be taken from a heap of this size, each with the numbers of heaps that may
    /// be left, ascending.
    pub(super) fn takes(&self, size: u64) -> impl Iterator<Item = (u64, u8)> + '_ {
        let listed = self.law.takes().iter().map(|take| (take.count as u64, take.parts));
        let beyond = self.law.reach() as u64 + 1;
        let last = if self.endless() { size } else { 0 };
        let endless = (beyond..=last).map(|count| (count, self.law.parts(count)));
        listed.take_while(move |(count, _)| *count <= size).chain(endless)
    }

    /// True if taking `count` and leaving heaps of these two sizes, each perhaps 0, is a move.
    pub(super) fn leaves(&self, count: u64, left: u64, right: u64) -> bool {
        let heaps = u32::from(left > 0) + u32::from(right > 0);
        let equal = heaps == 2 && left == right && self.law.unequal();
        self.law.parts(count) >> heaps & 1 == 1 && !equal
    }

    /// True if a heap of this size has a move.
    pub(super) fn alive(&self, size: u64) -> bool {
        self.takes(size).any(|(count, parts)| {
            let rest = size - count;
            let two = if self.law.unequal() { 3 } else { 2 };
            match rest {
                0 => parts & 1 == 1,
                1 => parts & 2 == 2,
                _ => parts & 2 == 2 || parts & 4 == 4 && rest >= two,
            }
        })
    }

    /// A heap that has a move, of a usual size where there is one.
    pub(super) fn opening(&self) -> Option<u64> {
        let most = (self.law.reach() + self.law.tail().len()) as u64 + 3;
        let most = if self.breaks() { most.min(self.tiles()) } else { most };
        (USUAL..=most.max(USUAL)).chain(1..USUAL).find(|size| self.alive(*size))
    }

    /// The least heap that has a move.
    pub(super) fn least(&self) -> u64 {
        let most = self.opening().unwrap_or(1);
        (1..most).find(|size| self.alive(*size)).unwrap_or(most)
    }
}

/// Calls `each` with every way to write `rest` as a sum of so many numbers, not descending, from
/// `least` on; `so_far` has what was chosen before.
pub(super) fn partitions(
    rest: u64,
    parts: u32,
    least: u64,
    so_far: &mut Vec<u64>,
    each: &mut dyn FnMut(&[u64]),
) {
    if parts == 1 {
        if rest >= least {
            so_far.push(rest);
            each(so_far);
            so_far.pop();
        }
        return;
    }
    for part in least..=rest / u64::from(parts) {
        so_far.push(part);
        partitions(rest - part, parts - 1, part, so_far, each);
        so_far.pop();
    }
}
