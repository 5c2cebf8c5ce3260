//! The messages between a frame and its host page, without a browser.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod addresses;
#[path = "../english.rs"]
mod english;
mod fuzz;
mod golden;
mod json;
mod messages;
mod outside;
mod pictures;
mod scores;
mod seeds;
mod tables;
mod test_host;
