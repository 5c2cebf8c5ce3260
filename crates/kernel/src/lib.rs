//! The loops that a solver spends its time in, in a crate of their own so that they alone are built for speed.
//!
//! `solver` passes every module on, so nobody else names this crate.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod mex;
pub mod polyomino;
pub mod small_polyomino;
mod squares;
pub mod strings_and_coins;
pub mod values;
