//! Tests of rules, theory and search for every game, one file for each subject.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod boards;
mod boxes;
mod codes;
mod diamonds;
#[path = "../english.rs"]
mod english;
mod examples;
mod facts;
mod figures;
mod first_lines;
mod follower;
mod graph;
mod grid;
mod grids;
mod holdings;
mod large;
mod moves;
mod new_game;
mod numbers;
mod perfect;
mod plain;
mod points;
#[path = "../positions.rs"]
mod positions;
mod quotient;
mod reasons;
mod recipes;
mod seed_beans;
mod seed_boxes;
mod seed_sums;
mod slices;
mod structure;
mod sums;
mod test_games;
mod theory;
mod tidy;
mod told;
mod typed;
mod universe;
mod who_moves;
