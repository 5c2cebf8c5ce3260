//! The loop of a worker: it takes questions as bytes, works in turns, and checks its inbox between them.
//!
//! If no thread can be made, the same program runs on the page, and uses events in place of messages.
#![no_std]

extern crate alloc;

use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;
use js_sys::{ArrayBuffer, Date, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, EventTarget, MessageChannel,
    MessageEvent,
};

/// Time of one turn of work in ms; the inbox is checked after each.
const TURN: f64 = 12.0;
/// The same on the page, where frames have to be drawn in between.
const TURN_HERE: f64 = 6.0;
/// Least time between two reports of progress in ms.
const PAUSE: f64 = 100.0;

/// An answer on its way out.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The answer.
    pub bytes: Vec<u8>,
    /// True if it only reports progress: it is dropped shortly after another one.
    pub passing: bool,
}

/// The work of a worker.
pub trait Work {
    /// Takes a question; an invalid one is ignored.
    fn ask(&mut self, question: &[u8]) -> Vec<Reply>;
    /// True if there is work to do.
    fn busy(&self) -> bool;
    /// Works for some milliseconds.
    fn slice(&mut self) -> Vec<Reply>;
}

/// The names of the events that carry questions and answers without a thread.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Of a question.
    pub ask: &'static str,
    /// Of an answer.
    pub tell: &'static str,
}

/// The current work and its channels.
struct WorkerLoop {
    work: Box<dyn Work>,
    out: Out,
    names: Names,
    /// A message to this channel wakes the worker again without the delay of timers.
    bell: MessageChannel,
    last_sent: f64,
}

/// Where answers go.
enum Out {
    /// From a thread to the page.
    Thread(DedicatedWorkerGlobalScope),
    /// To the page that this code runs on, because it can make no thread.
    Here(EventTarget),
}

impl WorkerLoop {
    fn tell(&self, tell: &[u8]) {
        let bytes = Uint8Array::from(tell);
        // Sending to a page that has gone fails, which does no harm.
        match &self.out {
            Out::Thread(scope) => {
                let buffer: ArrayBuffer = bytes.buffer();
                let _ = scope.post_message_with_transfer(&bytes, &js_sys::Array::of1(&buffer));
            }
            Out::Here(page) => {
                let detail = CustomEventInit::new();
                detail.set_detail(&bytes);
                if let Ok(event) = CustomEvent::new_with_event_init_dict(self.names.tell, &detail) {
                    let _ = page.dispatch_event(&event);
                }
            }
        }
    }

    fn tell_all(&mut self, all: &[Reply], now: f64) {
        // Progress that comes with an answer is up to date, so it is sent too.
        let due = now - self.last_sent >= PAUSE || all.iter().any(|reply| !reply.passing);
        for reply in all.iter().filter(|reply| due || !reply.passing) {
            self.last_sent = now;
            self.tell(&reply.bytes);
        }
    }

    /// How long to work before the inbox is checked again, in ms.
    fn turn(&self) -> f64 {
        match self.out {
            Out::Thread(_) => TURN,
            Out::Here(_) => TURN_HERE,
        }
    }

    fn ring(&self) {
        // This loop holds the other end of the channel.
        let _ = self.bell.port2().post_message(&JsValue::NULL);
    }

    fn take(&mut self, question: &[u8]) {
        let idle = !self.work.busy();
        let now = Date::now();
        let all = self.work.ask(question);
        self.last_sent = now;
        self.tell_all(&all, now + PAUSE);
        if idle && self.work.busy() {
            self.ring();
        }
    }

    /// One turn of work.
    fn work(&mut self) {
        let begun = Date::now();
        while self.work.busy() {
            let all = self.work.slice();
            let now = Date::now();
            self.tell_all(&all, now);
            if self.work.busy() && now - begun >= self.turn() {
                self.ring();
                return;
            }
        }
    }
}

/// The bytes of a question, as received by a thread or by a page.
fn question(event: &JsValue) -> Option<Vec<u8>> {
    let bytes = match event.dyn_ref::<MessageEvent>() {
        Some(message) => message.data(),
        None => event.dyn_ref::<CustomEvent>()?.detail(),
    };
    Some(bytes.dyn_into::<Uint8Array>().ok()?.to_vec())
}

#[wasm_bindgen]
extern "C" {
    /// The global object, by the name that page and thread share.
    #[wasm_bindgen(js_name = self, thread_local_v2)]
    static SELF: JsValue;
}

/// The way out of the place where this code runs.
fn out() -> Out {
    let global = SELF.with(|global| global.clone());
    let page = js_sys::Reflect::has(&global, &JsValue::from_str("document")).unwrap_or(false);
    if page { Out::Here(global.unchecked_into()) } else { Out::Thread(global.unchecked_into()) }
}

/// Opens the inbox, and sends `ready`.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn open() {
/// use std::{cell::RefCell, rc::Rc};
/// use wasm_bindgen::{JsCast, closure::Closure};
/// use web_sys::{CustomEvent, CustomEventInit, EventTarget};
/// use worker_loop::{Names, Reply, Work};
///
/// /// Answers each question with the same bytes, at once.
/// struct Echo;
///
/// impl Work for Echo {
///     fn ask(&mut self, question: &[u8]) -> Vec<Reply> {
///         vec![Reply { bytes: question.to_vec(), passing: false }]
///     }
///     fn busy(&self) -> bool {
///         false
///     }
///     fn slice(&mut self) -> Vec<Reply> {
///         Vec::new()
///     }
/// }
///
/// // On a page the messages are events; a thread would send them itself.
/// let page: EventTarget = js_sys::global().unchecked_into();
/// let told = Rc::new(RefCell::new(Vec::new()));
/// let heard = told.clone();
/// let listener = Closure::<dyn Fn(CustomEvent)>::new(move |event: CustomEvent| {
///     heard.borrow_mut().push(js_sys::Uint8Array::new(&event.detail()).to_vec());
/// });
/// page.add_event_listener_with_callback("example:tell", listener.as_ref().unchecked_ref()).unwrap();
/// let names = Names { ask: "example:ask", tell: "example:tell" };
/// worker_loop::open(Box::new(Echo), names, b"ready");
/// let question = CustomEventInit::new();
/// question.set_detail(&js_sys::Uint8Array::from(&[7][..]));
/// let question = CustomEvent::new_with_event_init_dict(names.ask, &question).unwrap();
/// page.dispatch_event(&question).unwrap();
/// assert_eq!(*told.borrow(), [b"ready".to_vec(), vec![7]]);
/// # }
/// ```
pub fn open(work: Box<dyn Work>, names: Names, ready: &[u8]) {
    let Ok(bell) = MessageChannel::new() else { return };
    let worker_loop =
        Rc::new(RefCell::new(WorkerLoop { work, out: out(), names, bell, last_sent: 0.0 }));
    let inbox = worker_loop.clone();
    let listen = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
        if let Some(bytes) = question(&event) {
            inbox.borrow_mut().take(&bytes);
        }
    });
    let worker = worker_loop.clone();
    let wake = Closure::<dyn FnMut()>::new(move || worker.borrow_mut().work());
    let borrowed = worker_loop.borrow();
    let listener = listen.as_ref().unchecked_ref();
    match &borrowed.out {
        Out::Thread(scope) => scope.set_onmessage(Some(listener)),
        Out::Here(page) => {
            // A fixed name and a function cannot be refused.
            let _ = page.add_event_listener_with_callback(names.ask, listener);
        }
    }
    borrowed.bell.port1().set_onmessage(Some(wake.as_ref().unchecked_ref()));
    // Messages that arrive before this point are lost: the page waits for this one.
    borrowed.tell(ready);
    drop(borrowed);
    listen.forget();
    wake.forget();
}
