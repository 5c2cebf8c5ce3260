//! The engine of the explorer: addresses, values, facts, reasons, exports, pictures, planes and tables.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

#[path = "../english.rs"]
mod english;

mod addresses;
mod ask;
mod exports;
mod known;
mod pictures;
mod planes;
mod plurals;
mod tables;
mod values;
