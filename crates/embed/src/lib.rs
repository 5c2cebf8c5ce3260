//! The contract between a frame and the page around it: addresses, parameters and messages, without a browser.
//!
//! [`open()`] reads an address, [`Frame`] receives messages and returns effects and answers. Nothing here
//! reads a clock or draws; an unknown text is reported or ignored. The readers and writers are our own,
//! since the usual ones would be a tenth of the program.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod answer;
pub mod channel;
pub mod doubt;
pub mod frame;
pub mod json;
pub mod open;
pub mod origin;
pub mod outgoing;
pub mod params;
pub mod picture;
pub mod rate_limit;
pub mod score;
pub mod table;
pub mod tally;
pub mod test_host;
pub mod words;

pub use frame::{Effect, Frame};
pub use json::Json;
pub use open::{Opened, open};
pub use params::Params;

/// Version of the contract; every message has it.
pub const VERSION: u64 = 1;
