//! Kinds of positions that several games share: how they are written, set up, dealt and named.

mod heaps;
mod number;
mod squares;

pub use heaps::{Deal, Heaps, Names};
pub use number::Number;
pub use squares::{Figure, Squares};
