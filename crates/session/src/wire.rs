//! What page and worker say to each other: the only types that are serialised.

use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use solver::play::{Move, Outcome, Step};
use solver::verdict::{Answers, Known, Verdict};

/// Version of this protocol; page and worker refuse to talk across versions.
pub const VERSION: u16 = 1;
/// Name of the event that carries a question where the worker's code runs on the page.
pub const ASK: &str = "last-move:ask";
/// Name of the event that carries an answer there.
pub const TELL: &str = "last-move:tell";

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Judge the position of this address; a newer question drops an older one.
    Judge {
        /// Number of the question.
        id: u32,
        /// Game, settings and position, such as `kayles?at=iii`.
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
    /// The question makes no sense.
    Failed {
        /// Number of the question.
        id: u32,
        /// What is wrong, in one sentence.
        because: String,
    },
}

type WireMove = Vec<(u32, u64)>;
type WireReplies = Vec<(WireMove, Option<WireMove>)>;

/// A [`Verdict`] in plain numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireVerdict {
    wins: Option<bool>,
    grundy: Option<u64>,
    winning: Vec<WireMove>,
    distance: Option<u64>,
    best: Vec<WireMove>,
    answers: Vec<(WireMove, WireReplies, u64)>,
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

impl From<&Verdict> for WireVerdict {
    fn from(verdict: &Verdict) -> WireVerdict {
        let replies = |answers: &Answers| {
            let told = answers.replies.iter();
            told.map(|(reply, answer)| (pack(reply), answer.as_ref().map(pack))).collect()
        };
        WireVerdict {
            wins: verdict.outcome.map(|outcome| outcome == Outcome::N),
            grundy: verdict.grundy,
            winning: verdict.winning.iter().map(pack).collect(),
            distance: verdict.distance,
            best: verdict.best.iter().map(pack).collect(),
            answers: verdict.answers.iter().map(|a| (pack(&a.after), replies(a), a.of)).collect(),
            known: match verdict.known {
                Known::Theory => WireKnown::Theory,
                Known::Sum => WireKnown::Sum,
                Known::Search { positions } => WireKnown::Search(positions),
                Known::GaveUp { positions } => WireKnown::GaveUp(positions),
            },
        }
    }
}

impl WireVerdict {
    /// The verdict; `None` if the message holds a move without steps.
    pub fn unpack(self) -> Option<Verdict> {
        let moves = |list: Vec<WireMove>| list.into_iter().map(unpack).collect::<Option<Vec<_>>>();
        let mut answers = Vec::new();
        for (after, replies, of) in self.answers {
            let mut told = Vec::new();
            for (reply, answer) in replies {
                let answer = match answer {
                    Some(answer) => Some(unpack(answer)?),
                    None => None,
                };
                told.push((unpack(reply)?, answer));
            }
            answers.push(Answers { after: unpack(after)?, replies: told, of });
        }
        Some(Verdict {
            outcome: self.wins.map(Outcome::of_mover_winning),
            grundy: self.grundy,
            winning: moves(self.winning)?,
            distance: self.distance,
            best: moves(self.best)?,
            answers,
            known: match self.known {
                WireKnown::Theory => Known::Theory,
                WireKnown::Sum => Known::Sum,
                WireKnown::Search(positions) => Known::Search { positions },
                WireKnown::GaveUp(positions) => Known::GaveUp { positions },
            },
        })
    }
}

/// A message as bytes.
pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).expect("plain messages always serialise")
}

/// A question from bytes; `None` if they are damaged.
pub fn ask(bytes: &[u8]) -> Option<Ask> {
    postcard::from_bytes(bytes).ok()
}

/// An answer from bytes; `None` if they are damaged.
pub fn tell(bytes: &[u8]) -> Option<Tell> {
    postcard::from_bytes(bytes).ok()
}
