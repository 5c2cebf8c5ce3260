//! The messages about tables, a function each; see `words/en.ftl`.

use alloc::vec::Vec;
use messages::Message;
use sequence::which::{FEWEST, Unread};
use sequence::{EngineKind, Refused, Standing};

include!(concat!(env!("OUT_DIR"), "/study.rs"));

/// Messages as a list, with another word before the last one.
pub(crate) fn list(parts: Vec<Message>, last: fn(Message, Message) -> Message) -> Message {
    let end = parts.len().saturating_sub(1);
    let joined = parts.into_iter().enumerate().reduce(|(_, all), (i, part)| {
        (i, if i == end { last(all, part) } else { comma(all, part) })
    });
    joined.map_or_else(Message::nothing, |(_, all)| all)
}

/// About how long.
pub(crate) fn time(milliseconds: u64) -> Message {
    match milliseconds {
        0..1_000 => moment(),
        1_000..90_000 => seconds(milliseconds.div_ceil(1_000)),
        _ => minutes(milliseconds.div_ceil(60_000)),
    }
}

/// How values are found.
pub(crate) fn engine_of(kind: EngineKind) -> Message {
    engine(match kind {
        EngineKind::Plain => "plain",
        EngineKind::Scan => "scan",
        EngineKind::Sparse => "sparse",
        EngineKind::Copy => "copy",
    })
}

/// What is known about a period: the highlighted word, and the sentence.
pub(crate) fn standing(standing: &Standing) -> (Message, Message) {
    match standing {
        Standing::Proved(proof) => {
            let (start, length) = (proof.period.start as u64, proof.period.length as u64);
            let sentence = match proof.period.saltus {
                0 => repeats(start, length),
                saltus => repeats_and_gains(start, length, saltus.into()),
            };
            (seal("proved"), sentence)
        }
        Standing::Apparent(period) => {
            let (start, length) = (period.start as u64, period.length as u64);
            (seal("apparent"), seems_to_repeat(period.saltus.into(), length, start))
        }
        Standing::Open(sequence::period::Unproved::EndlessBreaking) => {
            (seal("open"), endless_breaking())
        }
        Standing::Unmet { values } => (seal("open"), none_proved(*values as u64)),
    }
}

/// Why a text is no list of values that tells rules apart.
pub(crate) fn unread(unread: &Unread) -> Message {
    match unread {
        Unread::Word(word) => not_a_value(word),
        Unread::Few(count) => too_few_values(*count as u64, FEWEST as u64),
    }
}

/// Why values cannot be computed.
pub(crate) fn refused(refused: Refused) -> Message {
    match refused {
        Refused::Values { asked, most } => too_many_values(asked, most),
        Refused::Steps { steps, most } => {
            too_many_seconds(steps / 1_000_000_000, most / 1_000_000_000)
        }
        Refused::Bytes { bytes, most } => too_many_megabytes(bytes / 1_000_000, most / 1_000_000),
    }
}
