//! One pile under a rule that never changes, with its place in the period.

use crate::words::{either, listed};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::{How, LISTED, Recipe};

/// A pile under any subtraction set, with its place in the period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Objects in the pile.
    pub pile: u64,
    /// Grundy value (normal) of the pile; in misère play 1 if the mover wins, else 0.
    pub value: u64,
    /// First pile of the periodic part, and the period, where they are proved.
    pub period: Option<(u64, u64)>,
    /// True if the value is that of misère play.
    pub misere: bool,
    /// Lost piles up to the end of the first period, ascending; the list may be cut when it is
    /// longer than [`LISTED`].
    pub lost: Vec<u64>,
}

impl Explanation for Class {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.value != 0)
    }

    fn summary(&self) -> Message {
        let (pile, value) = (self.pile, self.value);
        match (value, self.misere) {
            (0, _) => format!("From {pile} every move leaves a pile that wins."),
            (_, false) => format!("A pile of {pile} has the Grundy value {value}."),
            (_, true) => format!("A pile of {pile} wins in misère play."),
        }
        .into()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        format!("It leaves {}. From there every move leaves a pile that wins.", self.pile).into()
    }

    fn recipe(&self) -> Recipe {
        piles(self.period, &self.lost).map_or(Recipe::Unknown, Recipe::own)
    }
}

/// Leave a pile of one of these sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// Lost piles below `start`, ascending.
    pub below: Vec<u64>,
    /// First pile of the periodic part.
    pub start: u64,
    /// The period.
    pub length: u64,
    /// Remainders on division by the period that lose from `start` on, ascending.
    pub remainders: Vec<u64>,
}

/// The lost piles, where they are known for every size and few enough to be listed.
fn piles(period: Option<(u64, u64)>, lost: &[u64]) -> Option<Piles> {
    let (start, length) = period?;
    let mut below: Vec<u64> = lost.iter().copied().filter(|pile| *pile < start).collect();
    let mut remainders: Vec<u64> =
        lost.iter().filter(|pile| **pile >= start).map(|pile| pile % length).collect();
    remainders.sort_unstable();
    remainders.dedup();
    if below.len() + remainders.len() > LISTED || remainders.is_empty() {
        return None;
    }
    // Most rules repeat from 0 on, also where the theorem proves it only from later on.
    let periodic = (0..start).filter(|pile| remainders.contains(&(pile % length)));
    if below.iter().copied().eq(periodic) {
        below.clear();
        return Some(Piles { below, start: 0, length, remainders });
    }
    Some(Piles { below, start, length, remainders })
}

impl How for Piles {
    fn sentence(&self) -> Message {
        let Piles { below, start, length, remainders } = self;
        let early = match below.as_slice() {
            [] => String::new(),
            [one] => format!("Below {start} the pile of {one} loses. "),
            _ => format!("Below {start} the piles of {} lose. ", listed(below)),
        };
        let from = if *start == 0 { String::new() } else { format!("From {start} on ") };
        let lose = match (remainders.as_slice(), start) {
            ([0], 0) => format!("The multiples of {length} lose."),
            ([0], _) => format!("{from}the multiples of {length} lose."),
            ([one], 0) => format!("Piles with the remainder {one} on division by {length} lose."),
            ([one], _) => {
                format!("{from}piles with the remainder {one} on division by {length} lose.")
            }
            (_, 0) => format!(
                "Piles with a remainder of {} on division by {length} lose.",
                either(remainders)
            ),
            _ => format!(
                "{from}piles with a remainder of {} on division by {length} lose.",
                either(remainders)
            ),
        };
        format!("{early}{lose} @winner can always leave such a pile again.").into()
    }
}
