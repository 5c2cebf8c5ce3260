//! The engines as a JavaScript module: verdicts, moves, Grundy values, proofs, Wythoff’s plane.
//!
//! Everything that a caller sees is a plain value: strings, numbers, arrays, typed arrays and objects, as
//! `types.rs` declares for TypeScript. Errors are thrown as an `Error` with one sentence. Editors show
//! the documentation of each export, so it addresses JavaScript programmers.
//!
//! A release does not link `std`, like the worker.
#![cfg_attr(not(debug_assertions), no_std)]

extern crate alloc;

pub mod catalogue;
pub mod check;
mod given;
pub mod judge;
mod made;
pub mod plane;
pub mod table;
mod turn;
mod types;
mod words;

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// Stops the program; JavaScript sees a `RuntimeError`.
#[cfg(not(debug_assertions))]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
