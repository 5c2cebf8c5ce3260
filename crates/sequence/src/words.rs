//! The messages about tables, a function each; see `words/en.ftl`.

use crate::cost::{EngineKind, Plan, Refused};
use crate::period::{Period, Proof, Unproved};
use crate::plane::{SIDE, TooLarge};
use crate::sequence::Standing;
use crate::which::{FEWEST, Unread};
use alloc::format;
use alloc::string::ToString;
use messages::Message;

include!(concat!(env!("OUT_DIR"), "/sequence.rs"));

impl EngineKind {
    /// The word by which messages choose.
    fn word(self) -> &'static str {
        match self {
            EngineKind::Plain => "plain",
            EngineKind::Scan => "scan",
            EngineKind::Sparse => "sparse",
            EngineKind::Copy => "copy",
        }
    }
}

/// The engine by its name.
impl From<EngineKind> for Message {
    fn from(kind: EngineKind) -> Message {
        engine(kind.word())
    }
}

/// Engine, time and memory.
impl From<&Plan> for Message {
    fn from(cost: &Plan) -> Message {
        let seconds = format!("{:.3}", cost.steps as f64 / 1e9);
        let megabytes = format!("{:.1}", cost.bytes as f64 / 1e6);
        plan(cost.engine.word(), &seconds, &megabytes)
    }
}

/// Why a table is refused, as a sentence.
impl From<&Refused> for Message {
    fn from(refused: &Refused) -> Message {
        match refused {
            Refused::Values { asked, most } => too_many_values(&asked.to_string(), *most),
            Refused::Steps { steps, most } => too_long(steps / 1_000_000_000, most / 1_000_000_000),
            Refused::Bytes { bytes, most } => too_much_memory(bytes / 1_000_000, most / 1_000_000),
        }
    }
}

/// Why a plane is refused, as a sentence.
impl From<&TooLarge> for Message {
    fn from(large: &TooLarge) -> Message {
        no_such_side(&large.asked.to_string(), SIDE as u64)
    }
}

/// Why a text is no list of values that tells rules apart.
impl From<&Unread> for Message {
    fn from(unread: &Unread) -> Message {
        match unread {
            Unread::Word(word) => no_value(word),
            Unread::Few(count) => too_few_values(*count as u64, FEWEST as u64),
        }
    }
}

/// What is known about the period, as a sentence.
impl From<&Standing> for Message {
    fn from(standing: &Standing) -> Message {
        match standing {
            Standing::Proved(Proof { period: Period { start, length, saltus }, bound, .. }) => {
                let (start, length, bound) = (*start as u64, *length as u64, *bound as u64);
                match saltus {
                    0 => proved(length, start, bound),
                    _ => proved_and_gains(length, start, u64::from(*saltus), bound),
                }
            }
            Standing::Apparent(Period { start, length, saltus }) => {
                apparent(u64::from(*saltus), *length as u64, *start as u64)
            }
            Standing::Open(Unproved::EndlessBreaking) => endless_breaking(),
            Standing::Unmet { values } => unmet(*values as u64),
        }
    }
}
