//! The sources' claims one by one: a test for each row, named after it, with the engine against plain recursion.
#![allow(clippy::unwrap_used, reason = "a claim whose steps cannot be taken has failed")]

mod ask;
mod beans;
mod diamond;
mod edges;
mod factors;
#[path = "../rules/grid.rs"]
mod grid;
#[path = "../rules/holdings.rs"]
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
mod product;
mod puppies;
mod queens;
mod splits;
mod squares;
mod sums;
mod taking;
mod taking_rows;
#[path = "../rules/universe.rs"]
#[allow(dead_code, reason = "the laws use the rest of it")]
mod universe;
