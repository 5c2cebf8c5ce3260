//! The explorer's brain: addresses, values, facts, reasons, exports, pictures, planes and tables.
#![allow(clippy::unwrap_used, reason = "a test whose steps cannot be taken has failed")]

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
