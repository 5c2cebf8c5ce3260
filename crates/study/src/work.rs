//! Work that is done in slices, and its estimated cost.

use crate::wire::{Ask, Tell};
use alloc::vec::Vec;
use messages::Message;

/// Milliseconds of estimated work from which a study waits for permission.
pub const PATIENCE: u64 = 2_000;
/// Bytes of estimated memory from which it waits as well.
pub const ROOM: u64 = 200_000_000;

/// The estimated cost of a piece of work.
#[derive(Clone, Debug)]
pub(crate) struct Cost {
    pub(crate) milliseconds: u64,
    pub(crate) bytes: u64,
    pub(crate) words: Message,
}

/// Bytes in millions, rounded up.
pub(crate) fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1_000_000)
}

/// Something that is studied in slices.
pub(crate) trait Work: core::fmt::Debug {
    /// The estimated cost of all the work.
    fn cost(&self) -> Cost;
    /// Works for some milliseconds and appends results.
    fn slice(&mut self, id: u32, out: &mut Vec<Tell>);
    /// True if no work is left.
    fn done(&self) -> bool;
    /// True, once, if the next part takes long and should wait for permission.
    fn waits(&mut self) -> bool {
        false
    }
    /// Share of the work in thousandths, results so far, results in the end, and the current activity.
    fn progress(&self) -> (u32, u64, u64, Message);
    /// Results not yet reported, and all facts so far; called when the work pauses or ends.
    fn rest(&mut self, id: u32) -> Vec<Tell>;
    /// Answers a question about the results; an error is a sentence.
    fn answer(&self, ask: &Ask) -> Result<Tell, Message>;
}
