//! The protocol between page and worker.

use crate::judgement::Judgement;
use alloc::string::String;
use alloc::vec::Vec;
use messages::markup::Html;
use serde::de::DeserializeOwned;
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
        /// The question itself.
        job: Job,
    },
    /// Drop the current question.
    Stop,
}

/// A question about a game under its settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The game's id.
    pub game: String,
    /// Key and value of the settings that differ from their defaults.
    pub settings: Vec<(String, String)>,
    /// The requested answer.
    pub request: Request,
}

/// What a question asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// The verdict on a position.
    Verdict {
        /// Its code.
        at: String,
    },
    /// The same, by a search that may take minutes.
    LongVerdict {
        /// Its code.
        at: String,
    },
    /// An answer to every move of a position.
    Refutations {
        /// Its code.
        at: String,
    },
    /// A random start.
    Start {
        /// Where the dice begin.
        seed: u64,
        /// True if the first player should win it.
        first_wins: bool,
    },
    /// The tables of the game.
    Tables {
        /// The number that chooses the content of the last ones.
        number: Option<u64>,
    },
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

/// A message between page and worker.
pub trait Wire: Serialize + DeserializeOwned {
    /// The message as bytes.
    fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self)
            .unwrap_or_else(|_| unreachable!("plain values always serialise"))
    }

    /// Reads a message from bytes; `None` if they are damaged.
    fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Wire for Ask {}
impl Wire for Tell {}
