//! The protocol between page and worker.

use crate::judgement::Judgement;
use alloc::string::String;
use alloc::vec::Vec;
use messages::markup::Html;
use serde::{Deserialize, Serialize};

/// Version of this protocol; page and worker must have the same.
pub const VERSION: u64 = 8;
/// Name of the event that carries a question if the worker's code runs on the page.
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
        /// Game, settings and position, such as `kayles?at=iii`; `deal=SEED` requests a start, `tables=`
        /// the tables, where a number chooses the content of the last ones, `sheet=` an answer to every
        /// move, `long=` a verdict that may take minutes.
        job: String,
    },
    /// Drop the current question.
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
        /// The verdict.
        verdict: Judgement,
    },
    /// A requested start.
    Start {
        /// Number of the question.
        id: u32,
        /// Its code.
        start: String,
    },
    /// Requested tables, or a refutation table.
    Html {
        /// Number of the question.
        id: u32,
        /// The content.
        html: Html,
    },
    /// The question is invalid.
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

    /// Reads a question from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Ask> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Tell {
    /// The answer as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        bytes(self)
    }

    /// Reads an answer from bytes; `None` if they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Tell> {
        postcard::from_bytes(bytes).ok()
    }
}
