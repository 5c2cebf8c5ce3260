//! Why numbers are won: a stolen answer for all of them, and pieces of which any number may move.

use crate::theory::DRAWN;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::{Cell, Figure};
use solver::recipe::{How, Recipe};

/// The most numbers of a piece that are drawn, and that are told.
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
        let last = self.last;
        stolen(last).into()
    }

    fn why_lost(&self) -> Message {
        format!("{} This shows who wins, not how.", stolen(self.last)).into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        self.summary()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Unknown
    }
}

/// Why whoever must begin with 1 loses.
fn stolen(last: u64) -> String {
    format!(
        "Only 1 can be taken. Then let p be a prime above {last}/2: either taking p alone wins, or some \
         answer to it does, and that can be stolen by taking it together with p."
    )
}

/// Pieces in any number of which a turn may move at once (Smith 1966).
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
        if won.is_empty() {
            return format!("A search shows that every piece loses on its own: {}.", sets(lost))
                .into();
        }
        let rest = if lost.is_empty() { String::new() } else { format!(", not in {}", sets(lost)) };
        format!(
            "A search shows which pieces win on their own: {}. Move in each of them{rest}.",
            sets(won)
        )
        .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        let one = self.lost.len() == 1;
        let loses = if one { "this loses" } else { "each of them loses" };
        format!("It leaves {}. A search shows that {loses} on its own.", sets(&self.lost)).into()
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        if self.won.len() + self.lost.len() > DRAWN {
            return Figure::None;
        }
        let mut cells = Vec::new();
        for (pieces, boxed) in [(&self.won, false), (&self.lost, true)] {
            cells.extend(pieces.iter().map(|piece| Cell {
                text: set(piece).into(),
                boxed,
                marked: false,
            }));
        }
        Figure::Strip { cells, caption: "Pieces; the boxed ones lose on their own".into() }
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(LostPieces)
    }
}

/// Some numbers, long lists shortened.
fn set(numbers: &[u64]) -> String {
    let mut told: Vec<String> = numbers.iter().take(SHOWN).map(u64::to_string).collect();
    if numbers.len() > SHOWN {
        told.push("…".to_string());
    }
    told.join(" ")
}

/// Pieces of numbers, long ones shortened: "{2, 4, 8} and {5}".
fn sets(pieces: &[Vec<u64>]) -> String {
    let mut told = Vec::new();
    for piece in pieces {
        let shown: Vec<String> = piece.iter().take(TOLD).map(u64::to_string).collect();
        let more = if piece.len() > TOLD { ", …" } else { "" };
        told.push(format!("{{{}{more}}}", shown.join(", ")));
    }
    told.join(" and ")
}

/// Leave only pieces that lose on their own (Smith 1966).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPieces;

impl How for LostPieces {
    fn sentence(&self) -> Message {
        "@winner can answer in each piece that the next move touches, so that again every piece \
             loses on its own."
            .into()
    }
}
