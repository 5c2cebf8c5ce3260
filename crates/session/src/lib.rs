//! One play-through as a value: its state, its changes, its questions and its picture.
//!
//! A [`Session`] never reads a clock, dice, storage or the address. [`Session::reduce`] returns the next
//! value, [`Session::want`] the question that should be answered now, [`Session::link`] the address, and
//! [`Session::scene`] the picture.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod choose;
pub mod command;
mod history;
pub mod judgement;
pub mod link;
pub mod open;
pub mod play;
pub mod reduce;
pub mod refute;
pub mod render;
pub mod review;
pub mod running;
pub mod say;
mod scene;
pub mod seat;
pub mod shelf;
mod state;
pub mod wire;

pub use play::{Ply, Session};
pub use reduce::Action;
