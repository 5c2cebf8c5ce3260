//! Finds the values for the explorer, in slices, and answers its questions between them.
//!
//! A release does not link `std`, like the worker of the play page.
#![cfg_attr(not(test), no_main)]
#![cfg_attr(not(debug_assertions), no_std)]

extern crate alloc;

use alloc::boxed::Box;
use alloc::vec::Vec;
use study::Study;
use study::wire::{self, Ask, Tell};
use wasm_bindgen::prelude::*;
use worker_loop::{Names, Reply, Work};

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// Stops the program; the page notices, and starts another.
#[cfg(not(debug_assertions))]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// The current study.
struct Studying(Study);

/// Answers as bytes.
fn bytes(tells: Vec<Tell>) -> Vec<Reply> {
    let replies = |tell: Tell| Reply { bytes: tell.bytes(), passing: tell.passes() };
    tells.into_iter().map(replies).collect()
}

impl Work for Studying {
    fn ask(&mut self, question: &[u8]) -> Vec<Reply> {
        Ask::read(question).map(|ask| bytes(self.0.ask(ask))).unwrap_or_default()
    }

    fn busy(&self) -> bool {
        self.0.busy()
    }

    fn slice(&mut self) -> Vec<Reply> {
        bytes(self.0.slice())
    }
}

/// Opens the inbox and sends that it is ready.
#[wasm_bindgen(start)]
fn begin() {
    let names = Names { ask: wire::ASK, tell: wire::TELL };
    let ready = Tell::Ready { version: wire::VERSION }.bytes();
    worker_loop::open(Box::new(Studying(Study::default())), names, &ready);
}
