//! What page and worker say to each other: the only types that are serialised.

use crate::judgement::{Judgement, Told};
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use solver::play::{Move, Outcome, Step};
use solver::verdict::Known;

/// Version of this protocol; page and worker refuse to talk across versions.
pub const VERSION: u16 = 2;
/// Name of the event that carries a question where the worker's code runs on the page.
pub const ASK: &str = "last-move:ask";
/// Name of the event that carries an answer there.
pub const TELL: &str = "last-move:tell";

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// A question; a newer one drops an older one.
    Judge {
        /// Number of the question.
        id: u32,
        /// Game, settings and position, such as `kayles?at=iii`; with `deal=SEED` a start is asked
        /// for, with `tables=` the tables.
        job: String,
    },
    /// Drop the question at hand.
    Stop,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tell {
    /// The worker is ready.
    Ready {
        /// Its protocol version.
        version: u16,
    },
    /// Still at work.
    Progress {
        /// Number of the question.
        id: u32,
        /// Positions solved so far.
        solved: u64,
    },
    /// The verdict.
    Verdict {
        /// Number of the question.
        id: u32,
        /// What is known.
        verdict: WireVerdict,
    },
    /// What was asked for as text: a start, or tables as HTML.
    Text {
        /// Number of the question.
        id: u32,
        /// The text.
        text: String,
    },
    /// The question makes no sense.
    Failed {
        /// Number of the question.
        id: u32,
        /// What is wrong, in one sentence.
        because: String,
    },
}

type WireMove = Vec<(u32, u64)>;
type WireTold = (String, String);

/// A [`Judgement`] in plain numbers and texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireVerdict {
    wins: Option<bool>,
    grundy: Option<u64>,
    winning: Vec<WireMove>,
    distance: Option<u64>,
    best: Vec<WireMove>,
    naive: Option<WireMove>,
    terms: Vec<u64>,
    seen: WireTold,
    reasons: Vec<WireTold>,
    known: WireKnown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum WireKnown {
    Theory,
    Sum,
    Search(u64),
    GaveUp(u64),
}

fn pack(mv: &Move) -> WireMove {
    mv.steps().iter().map(|step| (step.place, step.amount)).collect()
}

fn unpack(wire: WireMove) -> Option<Move> {
    Move::many(wire.into_iter().map(|(place, amount)| Step { place, amount }).collect())
}

impl From<Judgement> for WireVerdict {
    fn from(judgement: Judgement) -> WireVerdict {
        let told = |told: Told| (told.words, told.picture);
        WireVerdict {
            wins: judgement.outcome.map(|outcome| outcome == Outcome::N),
            grundy: judgement.grundy,
            winning: judgement.winning.iter().map(pack).collect(),
            distance: judgement.distance,
            best: judgement.best.iter().map(pack).collect(),
            naive: judgement.naive.as_ref().map(pack),
            terms: judgement.terms,
            seen: told(judgement.seen),
            reasons: judgement.reasons.into_iter().map(told).collect(),
            known: match judgement.known {
                Known::Theory => WireKnown::Theory,
                Known::Sum => WireKnown::Sum,
                Known::Search { positions } => WireKnown::Search(positions),
                Known::GaveUp { positions } => WireKnown::GaveUp(positions),
            },
        }
    }
}

impl WireVerdict {
    /// The judgement; `None` if the message holds a move without steps.
    pub fn unpack(self) -> Option<Judgement> {
        let told = |(words, picture): WireTold| Told { words, picture };
        Some(Judgement {
            outcome: self.wins.map(Outcome::of_mover_winning),
            grundy: self.grundy,
            winning: moves(self.winning)?,
            distance: self.distance,
            best: moves(self.best)?,
            naive: self.naive.and_then(unpack),
            terms: self.terms,
            seen: told(self.seen),
            reasons: self.reasons.into_iter().map(told).collect(),
            known: match self.known {
                WireKnown::Theory => Known::Theory,
                WireKnown::Sum => Known::Sum,
                WireKnown::Search(positions) => Known::Search { positions },
                WireKnown::GaveUp(positions) => Known::GaveUp { positions },
            },
        })
    }
}

fn moves(wire: Vec<WireMove>) -> Option<Vec<Move>> {
    wire.into_iter().map(unpack).collect()
}

/// A message as bytes.
pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message)
        .unwrap_or_else(|_| unreachable!("plain messages always serialise"))
}

/// A question from bytes; `None` if they are damaged.
pub fn ask(bytes: &[u8]) -> Option<Ask> {
    postcard::from_bytes(bytes).ok()
}

/// An answer from bytes; `None` if they are damaged.
pub fn tell(bytes: &[u8]) -> Option<Tell> {
    postcard::from_bytes(bytes).ok()
}
