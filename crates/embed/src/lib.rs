//! What a frame and the page around it say to each other: addresses, parameters and messages, without a browser.
//!
//! [`open()`] reads an address, [`Frame`] hears messages and says what should happen and what is
//! answered. Nothing here reads a clock or draws; a text that is not understood is named or dropped.
//! Small readers and writers of our own, since the usual ones would be a tenth of the program.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod answer;
pub mod frame;
pub mod gate;
pub mod line;
pub mod news;
pub mod open;
pub mod picture;
pub mod plain;
pub mod room;
pub mod score;
pub mod table;
pub mod wishes;
pub mod words;

pub use frame::{Deed, Frame};
pub use open::{Opened, open};
pub use plain::Plain;
pub use wishes::Wishes;

/// Version of the contract; it stands in every message.
pub const VERSION: u64 = 1;
