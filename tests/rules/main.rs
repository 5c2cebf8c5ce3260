//! Laws of rules, theory and search that hold for every game at once, one file a subject.
#![allow(clippy::unwrap_used, reason = "a law whose steps cannot be taken has failed")]

mod boxes;
mod codes;
mod figures;
mod graph;
mod grid;
mod grids;
mod holdings;
mod large;
mod moves;
mod numbers;
mod perfect;
mod quotient;
mod reasons;
mod seed_beans;
mod seed_boxes;
mod seed_sums;
mod slices;
mod sums;
mod theory;
mod tidy;
mod typed;
mod universe;
