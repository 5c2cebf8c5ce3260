//! The rule of a certificate, read independently: the numbers that may be taken, and the heaps that may stay.

use alloc::vec;
use alloc::vec::Vec;

/// Most digits after the point and before a tail, and most tokens that a throw takes.
const DIGITS: usize = 1000;
/// Most digits of a tail.
const TAIL: usize = 60;
/// Greatest number in a set.
const GREATEST: u64 = 10_000;
/// Most numbers in a set.
const NUMBERS: usize = 200;

/// What each take leaves; bit j stands for j heaps.
#[derive(Debug)]
pub(crate) struct Moves {
    /// For 0, 1, 2, … tokens.
    digits: Vec<u8>,
    /// The digits that repeat for ever after that.
    tail: Vec<u8>,
    /// A value that stays beside the heaps, by the number of tokens taken.
    beside: Vec<u64>,
    /// True if two heaps must differ.
    pub(crate) unequal: bool,
}

impl Moves {
    /// `None` if the text is no canonical notation.
    pub(crate) fn read(text: &str) -> Option<Moves> {
        let moves =
            |digits: Vec<u8>| Moves { digits, tail: vec![], beside: vec![], unequal: false };
        if let Some(set) = text.strip_prefix("take-") {
            let set = ascending(set)?;
            return Some(moves(
                (0..=*set.last()?).map(|k| if set.contains(&k) { 3 } else { 0 }).collect(),
            ));
        }
        if let Some(set) = text.strip_prefix("except-") {
            let set = ascending(set)?;
            let digit = |k| if k == 0 || set.contains(&k) { 0 } else { 3 };
            let digits = (0..=*set.last()?).map(digit).collect();
            return Some(Moves { tail: vec![3], ..moves(digits) });
        }
        if let Some(throw) = text.strip_prefix("kayles-") {
            let (least, most) = match throw.split_once('-') {
                Some((least, most)) => (plain(least)?, plain(most)?),
                None => (1, plain(throw)?),
            };
            let canonical = !throw.contains('-') || least > 1;
            let sound = least <= most && most <= DIGITS as u64 && canonical;
            return sound
                .then(|| moves((0..=most).map(|k| if k < least { 0 } else { 7 }).collect()));
        }
        if let Some(most) = text.strip_prefix("split-") {
            let most = plain(most).filter(|most| (2..=7).contains(most))?;
            return Some(moves(vec![(2..=most).fold(0, |bits, heaps| bits | 1 << heaps)]));
        }
        match text {
            "squares" => Some(Moves { beside: vec![0, 1, 0], ..moves(vec![0, 7, 7]) }),
            "grundy" => Some(Moves { unequal: true, ..moves(vec![4]) }),
            _ => Moves::read_code(text),
        }
    }

    fn read_code(text: &str) -> Option<Moves> {
        let (text, unequal) =
            text.strip_suffix("-unequal").map_or((text, false), |text| (text, true));
        let (first, after) = text.split_once('.')?;
        let (plain, tail) = after.split_once('~').unwrap_or((after, ""));
        let digits = [first, plain].into_iter().flat_map(|part| part.chars()).map(digit);
        let digits = digits.collect::<Option<Vec<u8>>>()?;
        let tail_digits = tail.chars().map(digit).collect::<Option<Vec<u8>>>()?;
        let ends_well = if tail.is_empty() {
            !after.contains('~') && (plain == "0" || (!plain.is_empty() && !plain.ends_with('0')))
        } else {
            !plain.ends_with(tail.chars().last()?) && tail_digits.iter().any(|digit| *digit > 0)
        };
        let turns = |by: usize| {
            tail.len().is_multiple_of(by) && tail_digits[by..] == tail_digits[..tail.len() - by]
        };
        let ends_well = ends_well && !(1..tail.len()).any(turns);
        let first_is_fine = first.len() == 1 && digits[0] % 4 == 0;
        // Two heaps can differ only if some move leaves two, and "4.0-unequal" is "grundy".
        let most = digits.iter().copied().max()?;
        let may_differ = tail.is_empty() && plain != "0" && (4..8).contains(&most);
        let short = digits.len() <= 1 + DIGITS && tail.len() <= TAIL;
        let sound = first_is_fine && ends_well && short && (may_differ || !unequal);
        sound.then_some(Moves { digits, tail: tail_digits, beside: vec![], unequal })
    }

    /// What may stay after this many tokens are taken.
    pub(crate) fn digit(&self, taken: usize) -> u8 {
        match taken.checked_sub(self.digits.len()) {
            None => self.digits[taken],
            Some(_) if self.tail.is_empty() => 0,
            Some(past) => self.tail[past % self.tail.len()],
        }
    }

    /// The value that stays beside the heaps.
    pub(crate) fn beside(&self, taken: usize) -> u64 {
        self.beside.get(taken).copied().unwrap_or(0)
    }

    /// Number of takes with a digit of their own, including 0.
    pub(crate) fn fixed(&self) -> usize {
        self.digits.len()
    }

    pub(crate) fn tail(&self) -> &[u8] {
        &self.tail
    }

    /// Most heaps that a move leaves.
    pub(crate) fn most_heaps(&self) -> u32 {
        let all = self.digits.iter().chain(&self.tail).fold(0, |all, digit| all | digit);
        (1..8).rev().find(|heaps| all >> heaps & 1 == 1).unwrap_or(0)
    }

    /// Most tokens that a move takes, where that is limited.
    pub(crate) fn most_taken(&self) -> u64 {
        let takes = |taken: &usize| self.digits[*taken] > 0;
        (0..self.digits.len()).rev().find(takes).unwrap_or(0) as u64
    }
}

fn digit(c: char) -> Option<u8> {
    let value = c.to_digit(16)?;
    (!c.is_lowercase()).then_some(value as u8)
}

fn plain(text: &str) -> Option<u64> {
    let sound =
        !text.starts_with('0') && text.len() < 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    if sound { text.parse().ok() } else { None }
}

/// Numbers joined by points, each larger than the one before.
fn ascending(text: &str) -> Option<Vec<u64>> {
    let numbers = text.split('.').map(plain).collect::<Option<Vec<u64>>>()?;
    let rises = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let sound = rises && numbers.len() <= NUMBERS && *numbers.last()? <= GREATEST;
    sound.then_some(numbers)
}
