//! The rules of the four games: which coins turn together, and the code of a row.

use super::theory::{self, Heads};
use super::words;
use super::{COINS, Row, TurningTurtles};
use crate::theory::{over, share};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::explanation::SharedExplanation;
use solver::play::{Move, MoveRange, Step};
use solver::rules::{PositionKind, Roll, Rules, Sizes, ranges};
use solver::sum;
use solver::theory::Theory;
use solver::verdict::Claim;

/// Which coins turn together; the rightmost of them always goes from heads to tails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// One or two.
    Turtles,
    /// One, two or three.
    Mock,
    /// Any number of neighbours.
    Ruler,
    /// Exactly two.
    Twins,
}

impl Turning {
    /// The number of the leftmost coin.
    pub fn first(self) -> u64 {
        match self {
            Turning::Turtles | Turning::Ruler => 1,
            Turning::Mock | Turning::Twins => 0,
        }
    }

    /// The sets of coins, each ascending from the left, that may turn with this one as their rightmost.
    ///
    /// A move is this coin, and the place of its set in the list, from 1.
    fn sets(self, right: usize) -> Vec<Vec<usize>> {
        let alone = [vec![right]].into_iter();
        let with_one = (0..right).map(|left| vec![left, right]);
        match self {
            Turning::Turtles => alone.chain(with_one).collect(),
            Turning::Mock => {
                let pairs = (0..right).flat_map(|b| (0..b).map(move |a| vec![a, b, right]));
                alone.chain(with_one).chain(pairs).collect()
            }
            Turning::Ruler => (0..=right).rev().map(|left| (left..=right).collect()).collect(),
            Turning::Twins => with_one.collect(),
        }
    }

    /// The coins that a step turns.
    pub(super) fn coins(self, step: Step) -> Vec<usize> {
        let set = self.sets(step.place as usize).into_iter().nth(step.amount as usize - 1);
        set.expect("the amount of a legal step is the place of a set")
    }

    /// The move that turns these coins, ascending; `None` if they may not turn together.
    pub(super) fn turning(self, coins: &[usize]) -> Option<Move> {
        let right = *coins.last()?;
        let found = self.sets(right).iter().position(|set| set == coins)?;
        Some(Move::one(right as u32, found as u64 + 1))
    }
}

impl PositionKind for TurningTurtles {
    type Position = Row;

    fn read(&self, text: &str) -> Result<Row, CodeError> {
        let mut row = Vec::new();
        for (place, letter) in (1..).zip(text.chars()) {
            match letter {
                'O' => row.push(true),
                '.' => row.push(false),
                _ => return Err(CodeError::wanted(place, words::coin_sign)),
            }
        }
        if !(COINS.0..=COINS.1).contains(&(row.len() as u64)) {
            return Err(CodeError::count(text.len().max(1), words::coins, COINS));
        }
        Ok(row)
    }

    fn write(&self, at: &Row) -> String {
        at.iter().map(|heads| if *heads { 'O' } else { '.' }).collect()
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, 1), each: COINS }
    }

    fn to_sizes(&self, at: &Row) -> Vec<u64> {
        vec![at.len() as u64]
    }

    fn with_sizes(&self, sizes: &[u64]) -> Option<Row> {
        Some(vec![true; sizes[0] as usize])
    }

    fn size_name(&self, _: &Row, _: usize) -> Message {
        words::coins_label()
    }

    fn edit(&self, at: &Row, place: u32, _: u64) -> Option<Row> {
        let mut next = at.clone();
        let coin = next.get_mut(place as usize)?;
        *coin = !*coin;
        Some(next)
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Row> {
        let coins = 6 + roll(6);
        // The last coin shows heads, so that there is a move.
        Some((0..coins).map(|_| roll(2) == 0).chain([true]).collect())
    }

    fn write_move(&self, _: &Row, mv: &Move) -> String {
        let number = |coin: usize| coin as u64 + self.turning.first();
        code::write_list(
            &self.turning.coins(mv.first()).into_iter().map(number).collect::<Vec<_>>(),
        )
    }

    fn read_move(&self, at: &Row, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        let first = self.turning.first();
        let each = (first, first + at.len() as u64 - 1);
        let range = code::ListRange { of: words::coins, count: (1, at.len()), each };
        let mut coins: Vec<usize> =
            code::list(text, range)?.into_iter().map(|number| (number - first) as usize).collect();
        coins.sort_unstable();
        // Coins that never turn together become a move that is not legal.
        Ok(self.turning.turning(&coins).unwrap_or(Move::one(0, u64::MAX)))
    }
}

impl Rules for TurningTurtles {
    type Positions = TurningTurtles;

    fn positions(&self) -> TurningTurtles {
        self.clone()
    }

    fn moves(&self, at: &Row, out: &mut Vec<MoveRange>) {
        for right in (0..at.len()).filter(|coin| at[*coin]) {
            let high = self.turning.sets(right).len() as u64;
            out.extend((high > 0).then_some(MoveRange { place: right as u32, low: 1, high }));
        }
    }

    fn play(&self, at: &Row, mv: &Move) -> Row {
        let mut next = at.clone();
        for coin in self.turning.coins(mv.first()) {
            next[coin] = !next[coin];
        }
        next
    }

    fn state_bound(&self, at: &Row) -> Option<u64> {
        Some(1 << at.len())
    }
}

impl Theory for TurningTurtles {
    fn claim(&self, at: &Row) -> Option<Claim> {
        Some(sum::claim(self, at, |at| theory::value(self.turning, at)))
    }

    fn explanation(&self, at: &Row) -> Option<SharedExplanation> {
        if ranges(self, at).is_empty() {
            return over();
        }
        Some(share(Heads::new(self, at)))
    }

    fn naive(&self, at: &Row) -> Option<Move> {
        let last = ranges(self, at).pop()?;
        Some(Move::one(last.place, last.low))
    }
}

/// The number of a coin as text.
pub(super) fn name(turning: Turning, coin: usize) -> String {
    (coin as u64 + turning.first()).to_string()
}
