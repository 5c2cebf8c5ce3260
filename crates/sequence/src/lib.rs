//! Grundy values of heap games by notation, with proved periods and certificates, and of Wythoff's plane.
//!
//! ```
//! use sequence::{Rule, Sequence};
//! let kayles: Rule = "0.77".parse()?;
//! let mut values = Sequence::new(&kayles, 100_000).expect("so many values are allowed");
//! assert_eq!(values.by_ref().take(8).collect::<Vec<_>>(), [0, 1, 2, 3, 1, 4, 3, 2]);
//! values.run();
//! let proof = values.proof().expect("Kayles is periodic");
//! assert_eq!((proof.period.start, proof.period.length), (71, 12));
//! # Ok::<(), solver::code::CodeError>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod bits;
mod bytes;
pub mod certificate;
pub mod cost;
mod engine;
mod lanes;
mod mask;
pub mod options;
pub mod period;
mod plain;
pub mod plane;
mod records;
mod resume;
mod rows;
mod scan;
mod sequence;
mod simd;
mod sparse;
mod tiles;
pub mod which;
mod words;

pub use notation::{Endless, rule, semantics, typed};
pub use rule::Rule;

pub use cost::{EngineKind, Limits, Plan, Refused};
pub use mask::Mask;
pub use period::{Period, Proof, Theorem};
pub use records::records;
pub use sequence::{Progress, Sequence, Standing};
