//! Answers the page's questions in slices, and checks its inbox between them.
//!
//! A release does not link `std`: no one reads a worker's panic message, so its code is left out.
#![cfg_attr(not(test), no_main)]
#![cfg_attr(not(debug_assertions), no_std)]

extern crate alloc;

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use session::running::{Begun, Running};
use session::wire::{self, Ask, Tell, Wire};
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

/// The current question.
#[derive(Default)]
struct Judging(Option<Running>);

impl Work for Judging {
    fn ask(&mut self, question: &[u8]) -> Vec<Reply> {
        let Some(ask) = Ask::read(question) else { return Vec::new() };
        // The page repeats a question if it has heard nothing about it.
        if self.0.as_ref().is_some_and(|running| running.answers(&ask)) {
            return Vec::new();
        }
        self.0 = None;
        match Running::begin(ask) {
            Begun::Work(running) => self.0 = Some(running),
            Begun::Nothing => {}
            Begun::Answered(tell) => return vec![Reply { bytes: tell.bytes(), passing: false }],
        }
        Vec::new()
    }

    fn busy(&self) -> bool {
        self.0.is_some()
    }

    fn slice(&mut self) -> Vec<Reply> {
        let Some(running) = &mut self.0 else { return Vec::new() };
        let (tell, done) = running.slice();
        if done {
            self.0 = None;
        }
        vec![Reply { bytes: tell.bytes(), passing: !done }]
    }
}

/// Opens the inbox and sends that it is ready.
#[wasm_bindgen(start)]
fn begin() {
    let names = Names { ask: wire::ASK, tell: wire::TELL };
    let ready = Tell::Ready { version: wire::VERSION }.bytes();
    worker_loop::open(Box::new(Judging::default()), names, &ready);
}
