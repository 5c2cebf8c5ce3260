//! The rules of Treblecross: a free cell, and three in a row.

use super::theory::{self, Known as Runs, three};
use super::words;
use super::{CELLS, Strip, Treblecross};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Rules, Sizes, moves};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The cells in which an X may be written; none after three in a row.
fn free(at: &[bool]) -> impl Iterator<Item = usize> + '_ {
    let over = three(at);
    (0..at.len()).filter(move |cell| !over && !at[*cell])
}

impl PositionKind for Treblecross {
    type Position = Strip;

    /// The cells, or a number for as many free ones.
    fn read(&self, text: &str) -> Result<Strip, CodeError> {
        let (least, most) = CELLS;
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(vec![false; code::number(text, 1, least, most)? as usize]);
        }
        let mut at = Vec::new();
        for (place, letter) in (1..).zip(text.chars()) {
            match letter {
                'X' => at.push(true),
                '.' => at.push(false),
                _ => return Err(CodeError::wanted(place, words::cell_sign)),
            }
        }
        if !(least..=most).contains(&(at.len() as u64)) {
            let range = (least, most);
            return Err(CodeError::count(at.len().min(most as usize) + 1, words::cells, range));
        }
        Ok(at)
    }

    fn write(&self, at: &Strip) -> String {
        at.iter().map(|mark| if *mark { 'X' } else { '.' }).collect()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: CELLS }
    }

    fn to_sizes(&self, at: &Strip) -> Vec<u64> {
        vec![at.len() as u64]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Strip> {
        Some(vec![false; sizes[0] as usize])
    }

    fn edit(&self, at: &Strip, place: u32, _amount: u64) -> Option<Strip> {
        let mut next = at.clone();
        let cell = next.get_mut(place as usize)?;
        *cell = !*cell;
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Strip> {
        let mut at = vec![false; 8 + roll(17) as usize];
        for _ in 0..roll(3) {
            let cell = roll(at.len() as u64) as usize;
            let from = cell.saturating_sub(2);
            // No X within two cells of another, so that the game is still open.
            if !at.iter().skip(from).take(cell + 3 - from).any(|mark| *mark) {
                at[cell] = true;
            }
        }
        Some(at)
    }

    fn write_move(&self, _: &Strip, mv: &Move) -> String {
        (mv.first().place + 1).to_string()
    }

    fn read_move(&self, at: &Strip, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let cell = code::number(text, 1, 1, at.len() as u64)?;
        Ok(Move::one(cell as u32 - 1, 1))
    }

    fn size_name(&self, _: &Strip, _: usize) -> Message {
        words::cells_label()
    }
}

impl Rules for Treblecross {
    type Positions = Treblecross;

    fn positions(&self) -> Treblecross {
        self.clone()
    }

    fn moves(&self, at: &Strip, out: &mut Vec<MoveRange>) {
        out.extend(free(at).map(|cell| MoveRange { place: cell as u32, low: 1, high: 1 }));
    }

    fn play(&self, at: &Strip, mv: &Move) -> Strip {
        let mut next = at.clone();
        next[mv.first().place as usize] = true;
        next
    }

    fn state_bound(&self, at: &Strip) -> Option<u64> {
        Some(1 << free(at).count())
    }
}

impl Theory for Treblecross {
    fn claim(&self, at: &Strip) -> Option<Claim> {
        let lost = |mv: &Move| !Runs::of(&self.play(at, mv)).won();
        let winning: Vec<Move> = moves(self, at, usize::MAX).into_iter().filter(lost).collect();
        Some(Claim {
            outcome: Outcome::of_mover_winning(Runs::of(at).won()),
            grundy: None,
            winning,
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Strip) -> Option<SharedExplanation> {
        theory::explanation(at)
    }

    fn naive(&self, at: &Strip) -> Option<Move> {
        let makes = |cell: &usize| three(&self.play(at, &Move::one(*cell as u32, 1)));
        let cell = free(at).find(makes).or_else(|| free(at).next())?;
        Some(Move::one(cell as u32, 1))
    }
}
