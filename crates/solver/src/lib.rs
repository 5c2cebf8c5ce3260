//! The rules of play and everything that can be computed from them; knows no game by name.
//!
//! Read the modules in this order: what a move is ([`play`]), how positions are written
//! ([`code`]), what a game must say ([`rules`]), what is known about a position
//! ([`verdict`], [`explanation`]), and how it is found out ([`values`], [`search`], [`judge`]).
//!
//! ```
//! use solver::golden::cold_partner;
//! // From 7 kittens the only cold company is 4 puppies.
//! assert_eq!(cold_partner(7), 4);
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

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
