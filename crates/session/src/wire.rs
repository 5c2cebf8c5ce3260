//! What page and worker say to each other.

use crate::judgement::Judgement;
use alloc::string::String;
use alloc::vec::Vec;
use messages::markup::Html;
use serde::{Deserialize, Serialize};

/// Version of this protocol; page and worker refuse to talk across versions.
pub const VERSION: u64 = 7;
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
        /// for, with `tables=` the tables, of which a number may choose the last, with `sheet=` an
        /// answer to every move, with `long=` a verdict that may take minutes.
        job: String,
    },
    /// Drop the question at hand.
    Stop,
}

/// From the worker to the page.
#[allow(clippy::large_enum_variant, reason = "there is never more than one at a time")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tell {
    /// The worker is ready.
    Ready {
        /// Its protocol version.
        version: u64,
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
        verdict: Judgement,
    },
    /// A start that was asked for.
    Start {
        /// Number of the question.
        id: u32,
        /// Its code.
        start: String,
    },
    /// Tables that were asked for, or a sheet.
    Html {
        /// Number of the question.
        id: u32,
        /// What is shown.
        html: Html,
    },
    /// The question makes no sense.
    Failed {
        /// Number of the question.
        id: u32,
    },
}

fn bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_else(|_| unreachable!("plain values always serialise"))
}

impl Ask {
    /// The question as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// A question from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Ask> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Tell {
    /// The answer as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// An answer from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Tell> {
        postcard::from_bytes(bytes).ok()
    }
}
