//! The rules of play and everything that can be computed from them; knows no game by name.
//!
//! Read the modules in this order: what a move is ([`play`]), how positions are written
//! ([`code`]), what a game must say ([`rules`]), what is known about a position
//! ([`verdict`], [`fact`]), and how it is found out ([`values`], [`search`], [`judge`]).
//!
//! ```
//! use solver::golden::cold_partner;
//! // From 7 kittens the only cold company is 4 puppies.
//! assert_eq!(cold_partner(7), 4);
//! ```
#![no_std]

extern crate alloc;

pub mod play;
pub mod code;
pub mod board;
pub mod fact;
pub mod verdict;
pub mod rules;
pub mod mex;
pub mod values;
pub mod golden;
pub mod quota;
pub mod plane;
pub mod sum;
pub mod search;
pub mod judge;
