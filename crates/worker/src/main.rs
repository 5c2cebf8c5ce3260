//! Answers the page's questions in slices, and looks at its inbox between them.

use js_sys::{ArrayBuffer, Date, Uint8Array};
use session::running::Running;
use session::wire::{self, Ask, Tell};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// Time of one turn of work in ms; the inbox is looked at after each.
const TURN: f64 = 12.0;
/// Least time between two tells of progress in ms.
const PAUSE: f64 = 100.0;

/// The question at hand and the ways in and out.
struct Desk {
    scope: DedicatedWorkerGlobalScope,
    /// A message to this channel wakes the worker again without the delay that timers have.
    bell: MessageChannel,
    running: Option<Running>,
    told: f64,
}

impl Desk {
    fn tell(&self, tell: &Tell) {
        let bytes = Uint8Array::from(wire::to_bytes(tell).as_slice());
        let buffer: ArrayBuffer = bytes.buffer();
        // A page that is gone cannot be told.
        let _ = self.scope.post_message_with_transfer(&bytes, &js_sys::Array::of1(&buffer));
    }

    fn ring(&self) {
        // The other end of the channel is held by this very desk.
        let _ = self.bell.port2().post_message(&JsValue::NULL);
    }

    fn take(&mut self, ask: Ask) {
        let idle = self.running.is_none();
        self.told = Date::now();
        match Running::new(ask) {
            Ok(running) => self.running = running,
            Err(failed) => {
                self.running = None;
                self.tell(&failed);
            }
        }
        if idle && self.running.is_some() {
            self.ring();
        }
    }

    /// One turn of work.
    fn work(&mut self) {
        let begun = Date::now();
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
            if now - begun >= TURN {
                self.ring();
                return;
            }
        }
    }
}

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let Ok(bell) = MessageChannel::new() else { return };
    let desk = Rc::new(RefCell::new(Desk { scope, bell, running: None, told: 0.0 }));
    let inbox = desk.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
        if let Some(ask) = bytes.ok().and_then(|bytes| wire::ask(&bytes)) {
            inbox.borrow_mut().take(ask);
        }
    });
    let worker = desk.clone();
    let wake = Closure::<dyn FnMut()>::new(move || worker.borrow_mut().work());
    let held = desk.borrow();
    held.scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    held.bell.port1().set_onmessage(Some(wake.as_ref().unchecked_ref()));
    // Messages that arrive before this point are lost: the page waits for this one.
    held.tell(&Tell::Ready { version: wire::VERSION });
    listen.forget();
    wake.forget();
}
