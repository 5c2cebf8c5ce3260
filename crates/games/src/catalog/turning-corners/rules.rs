//! The rules: which rectangles may turn, and how boards and moves are written.

use super::theory::{Heads, Mirrored};
use super::{SIDE, TurningCorners, words};
use crate::cells::Cells;
use crate::theory::{over, share};
use crate::words as shared;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Step};
use solver::rules::{Node, PositionKind, Roll, Rules, Sizes, ranges};
use solver::sum;
use solver::theory::Theory;
use solver::verdict::Claim;

/// A coin: its column and row, from 0 at the upper left.
pub(super) type Coin = (u32, u32);

/// The far corner of the rectangle that a step turns, at the lower right, and the near one at the upper left.
///
/// The place of a step is the far corner, and its amount numbers the coins above and to the left of it, from 1.
pub(super) fn rectangle(step: Step, columns: u32) -> (Coin, Coin) {
    let (far, near) = ((step.place % columns, step.place / columns), step.amount as u32 - 1);
    (far, (near % far.0, near / far.0))
}

/// The step that turns the corners of a rectangle; `None` if the near corner is not above and to the left of the far one.
pub(super) fn turning((x, y): Coin, (a, b): Coin, columns: u32) -> Option<Step> {
    let amount = u64::from(b * x + a) + 1;
    (a < x && b < y).then_some(Step { place: y * columns + x, amount })
}

/// True if a coin is a corner of the rectangle of a step.
pub(super) fn turns(step: Step, (x, y): Coin, columns: u32) -> bool {
    let (far, near) = rectangle(step, columns);
    [far.0, near.0].contains(&x) && [far.1, near.1].contains(&y)
}

/// The coins that show heads, from left to right and from top to bottom.
pub(super) fn heads(at: &Cells) -> impl Iterator<Item = Coin> + '_ {
    let (rows, columns) = at.size();
    let coins = (0..rows).flat_map(move |y| (0..columns).map(move |x| (x, y)));
    coins.filter(|(x, y)| at.holds(*y, *x))
}

/// Those of them that can be the far corner of a rectangle: all outside row 0 and column 0.
pub(super) fn far_corners(at: &Cells) -> impl Iterator<Item = Coin> + '_ {
    heads(at).filter(|(x, y)| *x > 0 && *y > 0)
}

/// Reads a coin such as `3.1`, its column and row; `first` is where the text begins.
fn read_coin(text: &str, first: usize, at: &Cells) -> Result<Coin, CodeError> {
    let end = first + text.chars().count();
    let (x, y) = text.split_once('.').ok_or(CodeError::wanted(end, words::point_and_row))?;
    let (rows, columns) = at.size();
    let second = first + x.chars().count() + 1;
    let x = code::number(x, first, 0, u64::from(columns) - 1)?;
    let y = code::number(y, second, 0, u64::from(rows) - 1)?;
    Ok((x as u32, y as u32))
}

impl PositionKind for TurningCorners {
    type Position = Cells;

    fn read(&self, text: &str) -> Result<Cells, CodeError> {
        let at = Cells::read(text)?;
        let (rows, columns) = at.size();
        for (size, of) in [(rows, shared::rows as fn() -> Message), (columns, shared::cells_in_row)]
        {
            if !(SIDE.0..=SIDE.1).contains(&u64::from(size)) {
                return Err(CodeError::count(text.len().max(1), of, SIDE));
            }
        }
        Ok(at)
    }

    fn write(&self, at: &Cells) -> String {
        at.write()
    }

    fn key(&self, at: &Cells) -> Node {
        // Coins in row 0 and in column 0 are never a far corner: they count for nothing.
        let (rows, columns) = at.size();
        let counts = Cells::new(rows, columns, |y, x| x > 0 && y > 0 && at.holds(y, x));
        counts.write().bytes().map(u64::from).collect()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (2, 2), each: SIDE }
    }

    fn to_sizes(&self, at: &Cells) -> Vec<u64> {
        let (rows, columns) = at.size();
        vec![u64::from(rows), u64::from(columns)]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Cells> {
        Some(Cells::new(sizes[0] as u32, sizes[1] as u32, |_, _| true))
    }

    fn size_name(&self, _: &Cells, index: usize) -> Message {
        shared::side_name(index)
    }

    fn edit(&self, at: &Cells, place: u32, amount: u64) -> Option<Cells> {
        at.edited(place, amount)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Cells> {
        let (rows, columns) = (4 + roll(3), 4 + roll(3));
        let at = Cells::random((rows, columns), (1, 4), roll);
        // The last coin shows heads if no other can be a far corner, so that there is a move.
        let last = (rows * columns - 1) as u32;
        if ranges(self, &at).is_empty() { at.edited(last, 1) } else { Some(at) }
    }

    fn write_move(&self, at: &Cells, mv: &Move) -> String {
        let ((x, y), (a, b)) = rectangle(mv.first(), at.size().1);
        format!("{x}.{y}-{a}.{b}")
    }

    fn read_move(&self, at: &Cells, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let end = text.chars().count() + 1;
        let (far, near) =
            text.split_once('-').ok_or(CodeError::wanted(end, words::hyphen_and_coin))?;
        let second = far.chars().count() + 2;
        let (far, near) = (read_coin(far, 1, at)?, read_coin(near, second, at)?);
        // Two coins that are no corners of a rectangle become a move that is not legal.
        let step = turning(far, near, at.size().1);
        Ok(step.map_or(Move::one(0, 1), |step| Move::one(step.place, step.amount)))
    }
}

impl Rules for TurningCorners {
    type Positions = TurningCorners;

    fn positions(&self) -> TurningCorners {
        *self
    }

    fn moves(&self, at: &Cells, out: &mut Vec<MoveRange>) {
        let columns = at.size().1;
        for (x, y) in far_corners(at) {
            out.push(MoveRange { place: y * columns + x, low: 1, high: u64::from(x * y) });
        }
    }

    fn play(&self, at: &Cells, mv: &Move) -> Cells {
        let (rows, columns) = at.size();
        let turned = |y, x| at.holds(y, x) != turns(mv.first(), (x, y), columns);
        Cells::new(rows, columns, turned)
    }

    fn state_bound(&self, at: &Cells) -> Option<u64> {
        let (rows, columns) = at.size();
        Some(1_u64.checked_shl((rows - 1) * (columns - 1)).unwrap_or(u64::MAX))
    }
}

impl Theory for TurningCorners {
    fn claim(&self, at: &Cells) -> Option<Claim> {
        Some(sum::claim(self, at, |at| Heads::of(at).value()))
    }

    fn explanation(&self, at: &Cells) -> Option<SharedExplanation> {
        if ranges(self, at).is_empty() {
            return over();
        }
        let mirrored = Mirrored::of(at);
        Some(mirrored.map_or_else(|| share(Heads::of(at)), share))
    }

    fn naive(&self, at: &Cells) -> Option<Move> {
        let first = ranges(self, at).into_iter().next()?;
        Some(Move::one(first.place, first.high))
    }
}
