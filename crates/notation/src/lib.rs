//! Rules of heap games by notation: `0.77`, `take-1.3.4`, `grundy`, and the moves that each of them allows.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod endless;
pub mod rule;
pub mod semantics;
pub mod typed;
mod words;

pub use endless::Endless;
pub use rule::Rule;
pub use semantics::{Semantics, Take};
