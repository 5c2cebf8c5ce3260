//! Laws of rules, theory and search that hold for every game at once, one file a subject.
#![allow(clippy::unwrap_used, reason = "a law whose steps cannot be taken has failed")]

mod boxes;
mod codes;
mod graph;
mod grids;
mod large;
mod moves;
mod numbers;
mod perfect;
mod quotient;
mod reasons;
mod rows_of_piles;
mod seed_boxes;
mod seed_diamond;
mod seed_queens;
mod seed_squares;
mod seed_sums;
mod slices;
mod sums;
mod theory;
mod tidy;
mod universe;
