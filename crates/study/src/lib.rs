//! The explorer without a browser: its addresses, and studies of values, planes and tables in slices.
//!
//! [`address::Address`] is what the page shows, [`wire`] the protocol between page and worker.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod address;
pub mod allowed;
mod boards;
mod export;
mod facts;
pub mod known;
mod picture;
mod plane;
mod series;
mod squares;
mod statistics;
mod study;
mod table;
pub mod typed;
mod values;
mod which;
mod why;
pub mod wire;
pub mod words;
mod work;

pub use study::Study;
pub use work::{PATIENCE, ROOM};
