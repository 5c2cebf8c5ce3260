//! The moves that a typed rule allows on this board, and the rules that the board cannot hold.

use super::tables::left;
use super::words;
use crate::words as shared;
use alloc::vec::Vec;
use messages::Message;
use notation::Rule;
use solver::code::CodeError;

/// Size of the start that is tried first, so that the game lasts a few turns.
const USUAL: u64 = 7;

/// Most tiles on the board, by the number of heaps that one heap may become: few if it may become many,
/// since each way to cut it is a move.
const TILES: [u8; 8] = [120, 120, 120, 60, 36, 24, 20, 18];

/// Most numbers that a sentence lists one by one.
const LISTED: usize = 8;

/// A rule that can be played here.
#[derive(Clone, Debug)]
pub(super) struct Allowed {
    pub(super) rule: Rule,
    /// Most heaps that one heap may become.
    pub(super) parts: u32,
}

impl Allowed {
    /// Reads a rule, and what it allows.
    ///
    /// # Errors
    ///
    /// The reason, as one sentence, why it cannot be read or played on this board.
    pub(super) fn of(text: &str) -> Result<Allowed, CodeError> {
        let rule: Rule = text.parse()?;
        let (mut all, mut gap) = (0, 0);
        for (count, digit) in rule.digits().iter().chain(rule.tail()).enumerate() {
            all |= digit;
            // The board is cut at one place after another, so two heaps come before three.
            if gap == 0 && !((digit >> 2) + 1).is_power_of_two() {
                let tilde = usize::from(count >= rule.digits().len());
                gap = text.find('.').unwrap_or(0) + count + usize::from(count > 0) + tilde;
            }
        }
        let allowed = Allowed { rule, parts: u8::checked_ilog2(all).unwrap_or(0) };
        let because = if allowed.rule.leaves_more() {
            words::own_board
        } else if gap > 0 {
            words::two_before_three
        } else if allowed.opening().is_none() {
            words::no_start
        } else {
            return Ok(allowed);
        };
        Err(CodeError::rules(gap.max(1), because))
    }

    /// True if a heap may be broken.
    pub(super) fn breaks(&self) -> bool {
        self.parts > 1
    }

    /// True if every allowed number may be taken from any heap that is large enough, and leaves one heap.
    pub(super) fn only_takes(&self) -> bool {
        let digits = self.rule.digits().iter().chain(self.rule.tail());
        self.rule.digits()[0] == 0 && digits.copied().all(|digit| digit == 0 || digit == 3)
    }

    /// Most tiles on the board, where heaps may be broken.
    pub(super) fn tiles(&self) -> u64 {
        u64::from(TILES[self.parts as usize])
    }

    /// True if the numbers that may be taken never end.
    pub(super) fn endless(&self) -> bool {
        self.repeats() || self.rule.endless().is_some()
    }

    /// True if what is allowed repeats for ever.
    pub(super) fn repeats(&self) -> bool {
        !self.rule.tail().is_empty()
    }

    /// The greatest number with a digit of its own.
    pub(super) fn reach(&self) -> u64 {
        self.rule.digits().len() as u64 - 1
    }

    /// True if a heap may be broken as it is.
    pub(super) fn seams(&self) -> bool {
        self.rule.digits()[0] > 0
    }

    /// Calls `each` with every number that may be taken from a heap of this size and its digit,
    /// ascending.
    pub(super) fn takes(&self, size: u64, each: &mut dyn FnMut(u64, u8)) {
        let tail = self.rule.tail().iter().cycle();
        for (count, digit) in (0..=size).zip(self.rule.digits().iter().chain(tail)) {
            if *digit > 0 {
                each(count, *digit);
            }
        }
    }

    /// What a move may be, as a sentence; numbers with the same digit are grouped.
    pub(super) fn words(&self) -> Message {
        let tail = self.rule.tail().len() as u64;
        let end = self.reach() + if tail > 0 { tail + 1 } else { 0 };
        let mut groups: Vec<(u8, Vec<u64>)> = Vec::new();
        self.takes(end, &mut |count, digit| {
            let known = groups.iter().position(|(known, _)| *known == digit);
            match known.filter(|known| count > 0 && groups[*known].1[0] != 0) {
                Some(known) => groups[known].1.push(count),
                None => groups.push((digit, [count].into())),
            }
        });
        let ways = groups.into_iter().map(|(digit, counts)| self.way(digit, &counts));
        words::you_may(ways.reduce(words::or_else).unwrap_or_else(Message::nothing))
    }

    /// What may be done with a heap by this digit, for these numbers.
    fn way(&self, digit: u8, counts: &[u64]) -> Message {
        let stays = left(digit, self.rule.unequal());
        if counts[0] == 0 {
            return words::may_break(stays);
        }
        let shown = &counts[..counts.len().min(LISTED)];
        let more = counts.len() > LISTED || self.rule.tail().contains(&digit);
        let taken = match more {
            true => words::and_so_on(&shared::commas(shown)),
            false => shared::one_of(shown),
        };
        words::may_take(taken, stays)
    }

    /// The digit of a number.
    pub(super) fn digit(&self, count: u64) -> u8 {
        let mut found = 0;
        self.takes(count, &mut |one, digit| {
            if one == count {
                found = digit;
            }
        });
        found
    }

    /// True if a digit allows leaving heaps of these two sizes, each perhaps 0.
    pub(super) fn leaves(&self, digit: u8, left: u64, right: u64) -> bool {
        let heaps = u32::from(left > 0) + u32::from(right > 0);
        digit >> heaps & 1 == 1 && !(self.rule.unequal() && heaps == 2 && left == right)
    }

    /// True if a heap of this size has a move.
    pub(super) fn alive(&self, size: u64) -> bool {
        let mut found = false;
        self.takes(size, &mut |count, digit| {
            let rest = size - count;
            // The least heap and one that is smaller by one differ, unless two are left.
            let two = rest > 1 && self.leaves(digit, rest - 1, 1);
            found |= self.leaves(digit, rest, 0) || two;
        });
        found
    }

    /// A heap that has a move, of the usual size if possible.
    pub(super) fn opening(&self) -> Option<u64> {
        let most = self.reach() + self.rule.tail().len() as u64 + 3;
        let most = if self.breaks() { most.min(self.tiles()) } else { most };
        (USUAL..=most.max(USUAL)).chain(1..USUAL).find(|size| self.alive(*size))
    }
}

/// Calls `each` with every way to write `rest` as a sum of `parts` numbers in ascending order, from
/// `least` on; `so_far` holds the numbers chosen before.
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
