//! The inner loops of a solver, in a crate of their own so that only they are built for speed.
//!
//! `solver` re-exports every module, so no other crate names this one.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod hex;
pub mod mex;
pub mod polyomino;
pub mod small_polyomino;
mod squares;
pub mod strings_and_coins;
pub mod values;
