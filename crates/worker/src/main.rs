//! Answers the page's questions in slices, and looks at its inbox between them.
//!
//! In a release it is a program without `std`: nobody reads what a worker would say when it breaks, so
//! nothing of it is linked.
#![cfg_attr(not(test), no_main)]
#![cfg_attr(not(debug_assertions), no_std)]

extern crate alloc;

use alloc::rc::Rc;
use core::cell::RefCell;
use js_sys::{ArrayBuffer, Date, Uint8Array};
use session::running::{Begun, Running};
use session::wire::{self, Ask, Tell};
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, EventTarget, MessageChannel,
    MessageEvent,
};

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// Stops the program; the page hears that it has, and starts another.
#[cfg(not(debug_assertions))]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// Time of one turn of work in ms; the inbox is looked at after each.
const TURN: f64 = 12.0;
/// The same on the page, where frames have to be drawn in between.
const TURN_HERE: f64 = 6.0;
/// Least time between two tells of progress in ms.
const PAUSE: f64 = 100.0;

/// The question at hand and the ways in and out.
struct Desk {
    out: Out,
    /// A message to this channel wakes the worker again without the delay that timers have.
    bell: MessageChannel,
    running: Option<Running>,
    told: f64,
}

/// Where answers go.
enum Out {
    /// From a thread of its own to the page.
    Thread(DedicatedWorkerGlobalScope),
    /// To the page that this code runs on, because it can make no thread.
    Here(EventTarget),
}

impl Desk {
    fn tell(&self, tell: &Tell) {
        let bytes = Uint8Array::from(tell.bytes().as_slice());
        // A page that is gone cannot be told.
        match &self.out {
            Out::Thread(scope) => {
                let buffer: ArrayBuffer = bytes.buffer();
                let _ = scope.post_message_with_transfer(&bytes, &js_sys::Array::of1(&buffer));
            }
            Out::Here(page) => {
                let told = CustomEventInit::new();
                told.set_detail(&bytes);
                if let Ok(event) = CustomEvent::new_with_event_init_dict(wire::TELL, &told) {
                    let _ = page.dispatch_event(&event);
                }
            }
        }
    }

    /// How long to work before the inbox is looked at again, in ms.
    fn turn(&self) -> f64 {
        match self.out {
            Out::Thread(_) => TURN,
            Out::Here(_) => TURN_HERE,
        }
    }

    fn ring(&self) {
        // The other end of the channel is held by this very desk.
        let _ = self.bell.port2().post_message(&JsValue::NULL);
    }

    fn take(&mut self, ask: Ask) {
        let idle = self.running.is_none();
        self.told = Date::now();
        self.running = match Running::begin(ask) {
            Begun::Work(running) => Some(running),
            Begun::Nothing => None,
            Begun::Told(tell) => {
                self.tell(&tell);
                None
            }
        };
        if idle && self.running.is_some() {
            self.ring();
        }
    }

    /// One turn of work.
    fn work(&mut self) {
        let begun = Date::now();
        let turn = self.turn();
        while let Some(running) = &mut self.running {
            let (tell, done) = running.slice();
            let now = Date::now();
            if done {
                self.running = None;
                self.tell(&tell);
                return;
            }
            if now - self.told >= PAUSE {
                self.told = now;
                self.tell(&tell);
            }
            if now - begun >= turn {
                self.ring();
                return;
            }
        }
    }
}

/// The bytes of a question, as a thread and as a page receive them.
fn question(event: &JsValue) -> Option<Ask> {
    let bytes = match event.dyn_ref::<MessageEvent>() {
        Some(message) => message.data(),
        None => event.dyn_ref::<CustomEvent>()?.detail(),
    };
    Ask::read(&bytes.dyn_into::<Uint8Array>().ok()?.to_vec())
}

#[wasm_bindgen]
extern "C" {
    /// The page or the thread, by the name that both have for themselves.
    #[wasm_bindgen(js_name = self, thread_local_v2)]
    static SELF: JsValue;
}

/// The way out of the place where this code runs.
fn out() -> Out {
    let global = SELF.with(|global| global.clone());
    let page = js_sys::Reflect::has(&global, &JsValue::from_str("document")).unwrap_or(false);
    if page { Out::Here(global.unchecked_into()) } else { Out::Thread(global.unchecked_into()) }
}

/// Opens the inbox and says that it is open.
#[wasm_bindgen(start)]
fn begin() {
    let Ok(bell) = MessageChannel::new() else { return };
    let desk = Rc::new(RefCell::new(Desk { out: out(), bell, running: None, told: 0.0 }));
    let inbox = desk.clone();
    let listen = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
        if let Some(ask) = question(&event) {
            inbox.borrow_mut().take(ask);
        }
    });
    let worker = desk.clone();
    let wake = Closure::<dyn FnMut()>::new(move || worker.borrow_mut().work());
    let held = desk.borrow();
    let listener = listen.as_ref().unchecked_ref();
    match &held.out {
        Out::Thread(scope) => scope.set_onmessage(Some(listener)),
        Out::Here(page) => {
            // A fixed name and a function cannot be refused.
            let _ = page.add_event_listener_with_callback(wire::ASK, listener);
        }
    }
    held.bell.port1().set_onmessage(Some(wake.as_ref().unchecked_ref()));
    // Messages that arrive before this point are lost: the page waits for this one.
    held.tell(&Tell::Ready { version: wire::VERSION });
    drop(held);
    listen.forget();
    wake.forget();
}
