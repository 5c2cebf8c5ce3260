//! What a frame and the page around it say to each other, without a browser.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod addresses;
#[path = "../english.rs"]
mod english;
mod fuzz;
mod golden;
mod messages;
mod outside;
mod pictures;
mod plain;
mod room;
mod scores;
mod tables;
