//! Why numbers are won: strategy stealing for all of them, and pieces of which a turn may change any number.

use super::{Left, NoFactor, pieces, words};
use crate::table::sign;
use crate::theory::DRAWN;
use crate::words::and;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use messages::Message;
use solver::erased::Typed;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{Exchange, How, Recipe, typed};

/// The most numbers of a piece that are drawn or listed.
const SHOWN: usize = 6;
const TOLD: usize = 8;

/// All numbers from 1 to a last one: the second player can steal any winning answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stealing {
    /// The last number, at least 2.
    pub last: u64,
}

impl Explanation for Stealing {
    fn mover_wins(&self) -> Option<bool> {
        Some(false)
    }

    fn summary(&self) -> Message {
        words::stolen(self.last)
    }

    fn why_lost(&self, _: bool) -> Message {
        words::stolen_not_how(self.last)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// Pieces; a turn may move in any number of them at once (Smith 1966).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selective {
    /// Pieces that the player to move wins on their own.
    pub won: Vec<Vec<u64>>,
    /// Pieces that he loses.
    pub lost: Vec<Vec<u64>>,
}

impl Explanation for Selective {
    fn mover_wins(&self) -> Option<bool> {
        Some(!self.won.is_empty())
    }

    fn summary(&self) -> Message {
        let Selective { won, lost } = self;
        match (won.is_empty(), lost.is_empty()) {
            (true, _) => words::all_lost(sets(lost)),
            (false, true) => words::some_won(sets(won)),
            (false, false) => words::some_won_not(sets(won), sets(lost)),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::why_it_wins(self.lost.len() as u64, sets(&self.lost))
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.won.len() + self.lost.len() > DRAWN {
            return Figure::None;
        }
        let mut cells = Vec::new();
        for (pieces, boxed) in [(&self.won, false), (&self.lost, true)] {
            cells.extend(pieces.iter().map(|piece| Cell {
                text: sign(set(piece)),
                boxed,
                marked: false,
            }));
        }
        Figure::Strip { cells, caption: words::pieces_figure() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(LostPieces)
    }
}

/// Some numbers, long lists shortened.
fn set(numbers: &[u64]) -> String {
    let mut shown: Vec<String> = numbers.iter().take(SHOWN).map(u64::to_string).collect();
    if numbers.len() > SHOWN {
        shown.push("…".to_string());
    }
    shown.join(" ")
}

/// Pieces of numbers, long ones shortened: "{2, 4, 8} and {5}".
fn sets(pieces: &[Vec<u64>]) -> Message {
    let words = pieces.iter().map(|piece| {
        let shown: Vec<String> = piece.iter().take(TOLD).map(u64::to_string).collect();
        let more = if piece.len() > TOLD { ", …" } else { "" };
        sign(format!("{{{}{more}}}", shown.join(", ")))
    });
    words.reduce(and).unwrap_or_else(Message::nothing)
}

/// Leave only pieces that lose on their own (Smith 1966).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPieces;

impl How for LostPieces {
    fn sentence(&self) -> Message {
        words::pieces_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let after = typed::<NoFactor>(exchange.after);
        let mut left: Vec<u64> = pieces::numbers(after.at.set).collect();
        while let Some(first) = left.pop() {
            let mut piece = vec![first];
            let mut next = 0;
            while let Some(one) = piece.get(next).copied() {
                let joined = |n: &mut u64| n.is_multiple_of(one) || one.is_multiple_of(*n);
                piece.extend(left.extract_if(.., joined));
                next += 1;
            }
            let set = piece.iter().fold(0, |set, number| set | 1 << number);
            let at = Left { last: after.at.last, set };
            if exchange.values.wins(&Typed { rules: after.rules.clone(), at }) {
                return false;
            }
        }
        true
    }
}
