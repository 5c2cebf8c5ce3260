//! Tests of rules, theory and search for every game, one file for each subject.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod codes;
#[path = "../english.rs"]
mod english;
mod examples;
mod figures;
mod moves;
mod new_game;
mod parses;
mod perfect;
#[path = "../positions.rs"]
mod positions;
mod practical;
mod reasons;
mod recipes;
mod search;
mod slices;
mod structure;
mod sums;
mod test_games;
mod theory;
mod tidy;
mod twins;
mod universe;
mod who_moves;
