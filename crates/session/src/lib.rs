//! One play-through as a value: what it is, what changes it, what it needs and what it looks like.
//!
//! A [`Session`] never reads a clock, dice, storage or the address. [`Session::reduce`] gives
//! the next value, [`Session::want`] the question that should be answered now,
//! [`Session::link`] the address, and [`scene::Scene`] the picture.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod seat;
pub mod link;
pub mod play;
pub mod open;
pub mod reduce;
pub mod choose;
pub mod review;
pub mod scene;
pub mod say;
pub mod command;
pub mod wire;
pub mod running;

pub use play::{Ply, Session};
pub use reduce::Action;
