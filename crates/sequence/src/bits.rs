//! Sets of small numbers as bits.

use alloc::vec::Vec;

/// A set of numbers that grows with the greatest of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub(crate) fn clear(&mut self) {
        self.words.clear();
    }

    pub(crate) fn insert(&mut self, value: u32) {
        let word = (value / 64) as usize;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    /// Adds the numbers 64·`at` + i for the bits i of a word.
    pub(crate) fn add_word(&mut self, at: usize, word: u64) {
        if word != 0 {
            if at >= self.words.len() {
                self.words.resize(at + 1, 0);
            }
            self.words[at] |= word;
        }
    }

    pub(crate) fn contains(&self, value: u32) -> bool {
        let word = self.words.get((value / 64) as usize);
        word.is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    /// Adds v XOR `shift` for each v of the other set.
    pub(crate) fn add(&mut self, other: &Bits, shift: u32) {
        let high = (shift / 64) as usize;
        // The greatest word that the other set can reach after the shift.
        let reach = other.words.len().checked_sub(1).map_or(0, |last| (last | high) + 1);
        if self.words.len() < reach {
            self.words.resize(reach, 0);
        }
        for (at, word) in other.words.iter().enumerate() {
            if *word != 0 {
                let word =
                    if shift.is_multiple_of(64) { *word } else { swapped(*word, shift % 64) };
                self.words[at ^ high] |= word;
            }
        }
    }

    /// The numbers, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u32> {
        let words = self.words.iter().enumerate();
        words.flat_map(|(at, word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| at as u32 * 64 + bit)
        })
    }

    /// The least number from 1 on that is missing.
    pub(crate) fn least_missing_above_zero(&self) -> u32 {
        (1..).find(|value| !self.contains(*value)).unwrap_or(u32::MAX)
    }

    pub(crate) fn least_missing(&self) -> u32 {
        let full = self.words.iter().take_while(|word| **word == u64::MAX).count();
        let rest = self.words.get(full).map_or(0, |word| word.trailing_ones());
        full as u32 * 64 + rest
    }
}

/// The word whose bit i is bit i XOR `shift` of this one.
fn swapped(mut word: u64, shift: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (step, low) in LOW.iter().enumerate() {
        if shift >> step & 1 == 1 {
            let by = 1 << step;
            word = (word & low) << by | word >> by & low;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifted_sets() {
        let members = [0_u32, 1, 5, 63, 64, 100, 200, 255];
        for shift in 0..300 {
            let mut set = Bits::default();
            members.iter().for_each(|value| set.insert(*value));
            let mut moved = Bits::default();
            moved.add(&set, shift);
            for value in 0..600 {
                assert_eq!(
                    moved.contains(value),
                    members.contains(&(value ^ shift)),
                    "{value} {shift}"
                );
            }
        }
        let mut full = Bits::default();
        assert_eq!(full.least_missing(), 0);
        (0..130).for_each(|value| full.insert(value));
        assert_eq!(full.least_missing(), 130);
        full.clear();
        assert_eq!(full, Bits::default());
    }
}
