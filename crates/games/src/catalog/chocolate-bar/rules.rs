//! The rules of the bar: how one is written, which breaks there are, and what they leave.

use super::theory::{self, near};
use super::{Bar, ChocolateBar, FAR, SIDES, words};
use crate::heaps;
use crate::theory::claim;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes};
use solver::theory::Theory;
use solver::verdict::Claim;

/// The letters of the sides in the notation of a move.
const LETTERS: [&str; 4] = ["a", "b", "l", "r"];

/// The number of rows, or of columns, in which this side lies.
pub(super) fn across(bar: &Bar, side: usize) -> u64 {
    let [above, below, left, right] = bar;
    // A piece at the left or the right is as high as the bar, another one is as wide.
    1 + if side < 2 { left + right } else { above + below }
}

impl PositionKind for ChocolateBar {
    type Position = Bar;

    fn read(&self, text: &str) -> Result<Bar, CodeError> {
        let range = ListRange { of: words::distances, count: (4, 4), each: (0, FAR) };
        let distances = code::list(text, range)?;
        Ok(distances.try_into().expect("a list of four has four numbers"))
    }

    fn write(&self, at: &Bar) -> String {
        code::write_list(at)
    }

    fn key(&self, at: &Bar) -> Node {
        at.to_vec()
    }

    /// Search sees no distances of 0 ([`Rules::node`]), so a key may be shorter than a bar.
    fn of_key(&self, key: &[u64]) -> Option<Bar> {
        let mut bar = [0; 4];
        bar.get_mut(..key.len())?.copy_from_slice(key);
        Some(bar)
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (4, 4), each: (0, FAR) }
    }

    fn to_sizes(&self, at: &Bar) -> Vec<u64> {
        at.to_vec()
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Bar> {
        sizes.try_into().ok()
    }

    fn size_name(&self, _: &Bar, index: usize) -> Message {
        words::side_label(SIDES[index % SIDES.len()])
    }

    fn edit(&self, at: &Bar, place: u32, amount: u64) -> Option<Bar> {
        let mut next = *at;
        *next.get_mut(place as usize)? = amount.min(FAR);
        Some(next)
    }

    /// A bar with something on three sides at least.
    fn deal(&self, roll: &mut Roll<'_>) -> Option<Bar> {
        Some([roll(4), 1 + roll(4), 1 + roll(5), 1 + roll(5)])
    }

    fn write_move(&self, _: &Bar, mv: &Move) -> String {
        let step = mv.first();
        format!("{}{}", LETTERS[step.place as usize % LETTERS.len()], step.amount)
    }

    fn read_move(&self, _: &Bar, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let named = |(_, letter): &(usize, &&str)| text.starts_with(**letter);
        let Some((side, letter)) = LETTERS.iter().enumerate().find(named) else {
            return Err(CodeError::wanted(1, words::letter_of_side));
        };
        Ok(Move::one(side as u32, code::number(&text[letter.len()..], 2, 1, FAR)?))
    }
}

impl Rules for ChocolateBar {
    type Positions = ChocolateBar;

    fn positions(&self) -> ChocolateBar {
        self.clone()
    }

    fn moves(&self, at: &Bar, out: &mut Vec<MoveRange>) {
        let sides = (0..).zip(at).filter(|(_, distance)| **distance > 0);
        out.extend(sides.map(|(place, distance)| MoveRange { place, low: 1, high: *distance }));
    }

    fn play(&self, at: &Bar, mv: &Move) -> Bar {
        let mut next = *at;
        next[mv.first().place as usize] -= mv.first().amount;
        next
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn node(&self, at: &Bar) -> Node {
        heaps::node(at, 1)
    }

    fn state_bound(&self, at: &Bar) -> Option<u64> {
        Some(at.iter().map(|distance| distance + 1).product())
    }
}

impl ChocolateBar {
    /// True if the player to move loses.
    fn lost(&self, at: &Bar) -> bool {
        match near(at).filter(|_| self.misere) {
            Some(near) => !near.wins(),
            None => theory::xor(at) == 0,
        }
    }
}

impl Theory for ChocolateBar {
    fn claim(&self, at: &Bar) -> Option<Claim> {
        let grundy = (!self.misere).then(|| theory::xor(at));
        Some(claim(self, at, grundy, |at| self.lost(at)))
    }

    fn explanation(&self, at: &Bar) -> Option<SharedExplanation> {
        theory::explanation(at, self.misere)
    }

    /// The break that eats most squares; the first of several.
    fn naive(&self, at: &Bar) -> Option<Move> {
        let squares = |side: &usize| at[*side] * across(at, *side);
        let side = (0..at.len()).rev().filter(|side| at[*side] > 0).max_by_key(squares)?;
        Some(Move::one(side as u32, at[side]))
    }
}
