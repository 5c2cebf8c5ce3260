//! The rules of play and all that can be computed from them; it names no game.
//!
//! Read the modules in this order: moves ([`play`]), the notation of positions ([`code`]), the trait of a
//! game ([`rules`]), knowledge about a position ([`verdict`], [`explanation`]), and how it is found
//! ([`values`], [`search`], [`judge`]).
//!
//! ```
//! use solver::golden::cold_partner;
//! // From 7 kittens the only cold company is 4 puppies.
//! assert_eq!(cold_partner(7), 4);
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod annotation;
pub mod board;
pub mod code;
pub mod erased;
pub mod explanation;
pub mod figure;
pub mod golden;
pub mod graph;
pub mod judge;
pub mod plane;
pub mod play;
pub mod points;
pub mod quotient;
pub mod recipe;
pub mod refutation_table;
pub mod rules;
pub mod search;
pub mod sum;
pub mod take_away;
pub mod verdict;
mod words;

pub use kernel::{mex, polyomino, small_polyomino, strings_and_coins, values};
