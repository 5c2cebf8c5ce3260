//! How coins are written, set up and dealt: the dollar is marked with a D.

use super::{COINS, Coins, End, GAP, LAST, SilverDollar, words};
use crate::kinds::{gaps, placed, read_move, write_move};
use crate::words as shared;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::rules::{Node, PositionKind, Roll, Sizes};

/// The move that takes the dollar out of the bag.
const TAKE: &str = "take";

impl SilverDollar {
    /// Coins on these cells; one of them is the dollar, if there is one in the game.
    fn with_dollar(&self, cells: Vec<u64>, dollar: usize) -> Coins {
        Coins { cells, dollar: (self.end != End::None).then_some(dollar), taken: false }
    }
}

/// The coins that lie on the strip.
fn on_strip(at: &Coins) -> Vec<u64> {
    at.cells.iter().copied().filter(|cell| *cell > 0).collect()
}

impl PositionKind for SilverDollar {
    type Position = Coins;

    /// Without a mark, the last coin is the dollar; the mark of a game without a dollar is left out.
    fn read(&self, text: &str) -> Result<Coins, CodeError> {
        let (mut at, mut place) = (self.with_dollar(Vec::new(), 0), 1);
        let mut marked = None;
        for part in text.split('.') {
            if at.cells.len() == COINS {
                return Err(CodeError::count(place, words::coins, (1, COINS as u64)));
            }
            let digits = part.strip_prefix('D').unwrap_or(part);
            if digits.len() < part.len() {
                if marked.is_some() {
                    return Err(CodeError::rules(place, words::one_dollar));
                }
                marked = Some(at.cells.len());
                at.taken = self.end == End::Next && digits.is_empty();
            }
            let shift = part.len() - digits.len();
            let cell = match at.taken && marked == Some(at.cells.len()) {
                true => 0,
                false => code::number(digits, place + shift, self.first(), LAST)?,
            };
            if at.cells.last().is_some_and(|last| *last > 0 && *last >= cell) {
                return Err(CodeError::rules(place, words::cells_ascend));
            }
            at.cells.push(cell);
            place += part.chars().count() + 1;
        }
        let dollar = marked.unwrap_or(at.cells.len() - 1);
        at.dollar = (self.end != End::None).then_some(dollar);
        Ok(at)
    }

    fn write(&self, at: &Coins) -> String {
        let part = |(i, cell): (usize, &u64)| match at.dollar == Some(i) {
            true if at.taken => "D".to_string(),
            true => format!("D{cell}"),
            false => cell.to_string(),
        };
        at.cells.iter().enumerate().map(part).collect::<Vec<_>>().join(".")
    }

    /// Each coin on the strip as twice its cell, the dollar with one more, also in the bag.
    fn key(&self, at: &Coins) -> Node {
        let coin = |(i, cell): (usize, &u64)| {
            let dollar = at.dollar == Some(i) && !at.taken;
            (dollar || *cell > 0).then_some(2 * cell + u64::from(dollar))
        };
        at.cells.iter().enumerate().filter_map(coin).collect()
    }

    fn of_key(&self, key: &[u64]) -> Option<Coins> {
        let dollar = key.iter().position(|coin| coin % 2 == 1);
        let cells: Vec<u64> = key.iter().map(|coin| coin / 2).collect();
        Some(match (self.end, dollar) {
            (End::None, _) => Coins { cells, dollar: None, taken: false },
            (_, Some(dollar)) => self.with_dollar(cells, dollar),
            // The dollar has been taken, so that it was the first of all.
            (_, None) => {
                let cells = [0].into_iter().chain(cells).collect();
                Coins { cells, dollar: Some(0), taken: true }
            }
        })
    }

    fn sizes(&self) -> Sizes {
        Sizes { count: (1, COINS), each: (0, GAP) }
    }

    fn to_sizes(&self, at: &Coins) -> Vec<u64> {
        gaps(&on_strip(at), 1)
    }

    /// Coins with so many empty cells before each; the one in the middle is the dollar.
    fn with_sizes(&self, sizes: &[u64]) -> Option<Coins> {
        Some(self.with_dollar(placed(sizes, 1), sizes.len() / 2))
    }

    fn size_name(&self, _: &Coins, index: usize) -> Message {
        words::gap_before(index as u64 + 1)
    }

    fn add_remove(&self) -> (Message, Message) {
        (words::add_coin(), words::take_coin_away())
    }

    /// Nothing, a coin or the dollar on a cell.
    fn edit(&self, at: &Coins, place: u32, amount: u64) -> Option<Coins> {
        let cell = u64::from(place);
        let dollar = at.dollar.map(|dollar| at.cells[dollar]).filter(|old| *old != cell);
        let mut cells = on_strip(at);
        cells.retain(|other| *other != cell);
        if amount > 0 {
            cells.insert(cells.partition_point(|other| *other < cell), cell);
        }
        if !(1..=LAST).contains(&cell) || !(1..=COINS).contains(&cells.len()) {
            return None;
        }
        let dollar = if amount == 2 { Some(cell) } else { dollar };
        let index = cells.iter().position(|other| Some(*other) == dollar);
        let last = cells.len() - 1;
        Some(self.with_dollar(cells, index.unwrap_or(last)))
    }

    fn deal(&self, roll: &mut Roll<'_>) -> Option<Coins> {
        let coins = 3 + roll(3);
        // The last coin can move, so that the game is not over.
        let gaps: Vec<u64> = (1..=coins).map(|coin| roll(4) + u64::from(coin == coins)).collect();
        Some(self.with_dollar(placed(&gaps, 1), roll(coins) as usize))
    }

    fn write_move(&self, _: &Coins, mv: &Move) -> String {
        if mv.first().place == 0 { TAKE.to_string() } else { write_move(mv) }
    }

    fn read_move(&self, _: &Coins, text: &str, _: &[MoveRange]) -> Result<Move, CodeError> {
        if text == TAKE { Ok(Move::one(0, 1)) } else { read_move(text, LAST) }
    }
}

/// The name of a cell with what lies there.
pub(super) fn cell_name(at: &Coins, cell: u64, count: u64) -> Message {
    let dollar = at.dollar.is_some_and(|dollar| at.cells[dollar] == cell && !at.taken);
    match (cell, count, dollar) {
        (0, count, _) => words::bag_with(count, dollar_word(dollar)),
        (_, 0, _) => shared::strip_cell(cell, 0),
        (_, _, true) => words::cell_dollar(cell),
        _ => words::cell_coin(cell),
    }
}

fn dollar_word(dollar: bool) -> &'static str {
    if dollar { "dollar" } else { "plain" }
}
