//! The claims of the sources, with a test named after each row, by the engine and by plain recursion.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod ask;
mod beans;
mod diamond;
mod edges;
mod factors;
mod grid;
mod guy;
mod holdings;
mod index;
mod kayles;
mod kayles_lines;
mod loyd;
mod moore;
mod moore_play;
mod nim;
mod pages;
mod piles;
mod planes;
#[path = "../positions.rs"]
mod positions;
mod product;
mod puppies;
mod queens;
mod splits;
mod squares;
mod sums;
mod taking;
mod taking_rows;
#[path = "../rules/universe.rs"]
#[allow(dead_code, reason = "the tests of rules use the rest of it")]
mod universe;
