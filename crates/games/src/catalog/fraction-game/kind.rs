//! How the numbers of a game are written and dealt: joined by points, with `~R` if Right is to move.

use super::fraction::Fraction;
use super::{COUNT, FractionGame, Numbers, words};
use crate::kinds::{split_turn, with_turn};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll};

/// Makes a number of a key out of a fraction: both terms lie far below this.
const SHIFT: i64 = 128;

impl PositionKind for FractionGame {
    type Position = Numbers;

    fn read(&self, text: &str) -> Result<Numbers, CodeError> {
        let (numbers, turn) = split_turn(text)?;
        let (mut all, mut place) = (Vec::new(), 1);
        for number in numbers.split('.') {
            if all.len() == COUNT {
                return Err(CodeError::count(place, words::numbers, (1, COUNT as u64)));
            }
            all.push(Fraction::read(number, place, self.most)?);
            place += number.chars().count() + 1;
        }
        Ok(Numbers { all, turn })
    }

    fn write(&self, at: &Numbers) -> String {
        let numbers: Vec<String> = at.all.iter().map(|number| number.written()).collect();
        with_turn(&numbers.join("."), at.turn)
    }

    /// Whose turn it is, then the numbers in ascending order; a zero is as good as none.
    fn key(&self, at: &Numbers) -> Node {
        let mut numbers: Vec<u64> = at
            .all
            .iter()
            .filter(|number| number.top != 0)
            .map(|number| ((number.top + SHIFT) * SHIFT + number.bottom) as u64)
            .collect();
        numbers.sort_unstable();
        let mut key = vec![at.turn as u64];
        key.append(&mut numbers);
        key
    }

    fn of_key(&self, key: &[u64]) -> Option<Numbers> {
        let (turn, numbers) = key.split_first()?;
        let number = |number: &u64| {
            let number = *number as i64;
            Fraction { top: number / SHIFT - SHIFT, bottom: number % SHIFT }
        };
        let mut all: Vec<Fraction> = numbers.iter().map(number).collect();
        if all.is_empty() {
            all.push(Fraction::new(0, 1));
        }
        Some(Numbers { all, turn: *turn as usize })
    }

    /// The board offers no editor: a number has too many neighbours for touches.
    fn editable(&self) -> bool {
        false
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Numbers> {
        let numbers: Vec<Fraction> = self
            .numbers()
            .into_iter()
            .filter(|number| (1..=3).contains(&number.top.abs()))
            .collect();
        let (whole, fractions): (Vec<_>, Vec<_>) =
            numbers.into_iter().partition(|number| number.is_whole());
        let mut one = |of: &[Fraction]| of[roll(of.len() as u64) as usize];
        // Both players can change a fraction; whole numbers alone are soon seen through.
        let all = vec![one(&fractions), one(&fractions), one(&[fractions.clone(), whole].concat())];
        Some(Numbers { all, turn: 0 })
    }

    /// The place of the number from 1, and the number afterwards: `2.-1_2`.
    fn write_move(&self, at: &Numbers, mv: &Move) -> String {
        let (place, to) = self.target(at, mv);
        format!("{}.{}", place + 1, to.written())
    }

    fn read_move(&self, at: &Numbers, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let end = text.chars().count() + 1;
        let (place, to) =
            text.split_once('.').ok_or(CodeError::wanted(end, words::point_number))?;
        let second = place.chars().count() + 2;
        let place = code::number(place, 1, 1, at.all.len() as u64)? as usize - 1;
        let to = Fraction::read(to, second, self.most)?;
        let options = self.simpler(at.all[place], at.turn);
        let known = options.iter().position(|option| *option == to);
        let amount = known.ok_or(CodeError::rules(second, words::not_simpler))? as u64 + 1;
        Ok(Move::one(place as u32, amount))
    }
}
