//! The rules of Chomp: which bites are allowed, and what they leave.

use super::theory::{self, closed};
use super::words;
use super::{Bar, COLUMNS, Chomp, ROWS};
use crate::words as shared;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError, ListRange};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::PositionKind;
use solver::rules::Roll;
use solver::rules::{Node, Rules, Sizes, moves};
use solver::theory::Theory;
use solver::verdict::{Claim, Known};

/// The place of a square, by its row and column from 0.
pub(super) fn place(row: u64, column: u64) -> u32 {
    (row * COLUMNS + column) as u32
}

/// Row and column of a place, from 0.
pub(super) fn square(place: u32) -> (u64, u64) {
    (u64::from(place) / COLUMNS, u64::from(place) % COLUMNS)
}

/// What a bite leaves.
fn bitten(bar: &[u64], (row, column): (u64, u64)) -> Bar {
    let kept =
        (0..).zip(bar).map(|(i, squares)| if i < row { *squares } else { (*squares).min(column) });
    kept.filter(|squares| *squares > 0).collect()
}

/// Every square but the poisoned one, row by row.
fn squares(bar: &[u64]) -> impl Iterator<Item = (u64, u64)> {
    let rows = (0..).zip(bar);
    rows.flat_map(|(row, squares)| (0..*squares).map(move |column| (row, column))).skip(1)
}

impl PositionKind for Chomp {
    type Position = Bar;

    fn read(&self, text: &str) -> Result<Bar, CodeError> {
        let range = ListRange { of: shared::rows, count: (1, ROWS as usize), each: (1, COLUMNS) };
        let bar = code::list(text, range)?;
        let mut place = 1;
        for (i, squares) in bar.iter().enumerate() {
            if i > 0 && *squares > bar[i - 1] {
                return Err(CodeError::rules(place, words::rows_shrink));
            }
            place += format!("{squares}.").len();
        }
        Ok(bar)
    }

    fn write(&self, at: &Bar) -> String {
        code::write_list(at)
    }

    fn key(&self, at: &Bar) -> Node {
        at.clone()
    }

    fn of_key(&self, node: &[u64]) -> Option<Bar> {
        Some(node.to_vec())
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: (1, ROWS) }
    }

    fn to_sizes(&self, at: &Bar) -> Vec<u64> {
        vec![at.len() as u64, at[0].min(ROWS)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Bar> {
        Some(vec![sizes[1]; sizes[0] as usize])
    }

    /// Removes a square with all to its right and below, or restores it with all to its left and above.
    fn edit(&self, at: &Bar, place: u32, _amount: u64) -> Option<Bar> {
        let (row, column) = square(place);
        if row >= ROWS || (row, column) == (0, 0) {
            return None;
        }
        let there = at.get(row as usize).is_some_and(|squares| *squares > column);
        if there {
            return Some(bitten(at, (row, column)));
        }
        let mut next = at.clone();
        next.resize(next.len().max(row as usize + 1), 0);
        let reach = &mut next[..=row as usize];
        reach.iter_mut().for_each(|squares| *squares = (*squares).max(column + 1));
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Bar> {
        let (rows, mut most) = (2 + roll(4), 3 + roll(6));
        let mut bar = Vec::new();
        for _ in 0..rows {
            bar.push(most);
            most = most.saturating_sub(roll(3)).max(1);
        }
        Some(bar)
    }

    fn write_move(&self, _: &Bar, mv: &Move) -> String {
        let (row, column) = square(mv.first().place);
        format!("{}-{}", row + 1, column + 1)
    }

    fn read_move(&self, _: &Bar, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let Some((row, column)) = text.split_once('-') else {
            return Err(CodeError::wanted(text.chars().count() + 1, words::hyphen_and_column));
        };
        let (first, second) = (code::number(row, 1, 1, ROWS)?, row.len() + 2);
        let column = code::number(column, second, 1, COLUMNS)?;
        Ok(Move::one(place(first - 1, column - 1), 1))
    }

    fn size_name(&self, _: &Bar, index: usize) -> Message {
        crate::words::side_name(index)
    }
}

impl Rules for Chomp {
    type Positions = Chomp;

    fn positions(&self) -> Chomp {
        self.clone()
    }

    fn moves(&self, at: &Bar, out: &mut Vec<MoveRange>) {
        out.extend(squares(at).map(|(row, column)| MoveRange {
            place: place(row, column),
            low: 1,
            high: 1,
        }));
    }

    fn play(&self, at: &Bar, mv: &Move) -> Bar {
        bitten(at, square(mv.first().place))
    }

    /// The number of staircases that fit into the bar's frame.
    fn state_bound(&self, at: &Bar) -> Option<u64> {
        let (rows, columns) = (at.len() as u64, at[0]);
        Some((1..=rows).fold(1, |ways, i| ways * (columns + i) / i))
    }
}

impl Theory for Chomp {
    fn claim(&self, at: &Bar) -> Option<Claim> {
        let won = closed(at)?;
        let wins = |mv: &Move| closed(&self.play(at, mv)) == Some(false);
        Some(Claim {
            outcome: Outcome::of_mover_winning(won),
            grundy: None,
            winning: moves(self, at, usize::MAX).into_iter().filter(wins).collect(),
            more: false,
            distance: None,
            known: Known::Theory,
        })
    }

    fn explanation(&self, at: &Bar) -> Option<SharedExplanation> {
        theory::explanation(at)
    }

    fn naive(&self, at: &Bar) -> Option<Move> {
        let left = |square| bitten(at, square).iter().sum::<u64>();
        let (row, column) = squares(at).min_by_key(|square| left(*square))?;
        Some(Move::one(place(row, column), 1))
    }
}
