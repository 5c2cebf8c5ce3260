//! A worker with its listeners; where no thread can be made, its code runs on the page.

use crate::browser;
use gloo::events::EventListener;
use js_sys::{Array, Function, Reflect, Uint8Array};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Event, MessageEvent, Worker};

/// What comes from a worker.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A message: its bytes, or `None` if it is none of ours.
    Bytes(Option<Vec<u8>>),
    /// The worker has broken (true), or what it said could not be read.
    Broken(bool),
}

/// Where what comes from a worker goes.
pub type Hears = Rc<dyn Fn(Heard)>;

/// Names of the events by which a page talks with a worker's code that runs on itself.
#[derive(Clone, Copy, Debug)]
pub struct Events {
    /// From the page.
    pub ask: &'static str,
    /// To the page.
    pub tell: &'static str,
}

/// The script that starts a worker's code on the page says with this event that it cannot; see
/// `web/worker.js`.
const LOST: &str = "last-move:lost";

/// Where the worker's code runs.
#[derive(Debug)]
enum Place {
    /// In a thread of its own.
    Thread(Worker),
    /// On the page, in turns between frames.
    Here,
}

/// A worker with its listeners; dropping it ends the thread.
#[derive(Debug)]
pub struct Crew {
    place: Place,
    events: Events,
    /// True once the worker has said that it listens.
    pub ready: bool,
    _listeners: Vec<EventListener>,
}

impl Crew {
    /// A worker of this script in a thread; `None` where none can be made.
    pub fn thread(script: &str, events: Events, hears: &Hears) -> Option<Crew> {
        let source = browser::trusted("createScriptURL", script);
        let maker = Reflect::get(&gloo::utils::window(), &"Worker".into()).ok()?;
        let maker: Function = maker.dyn_into().ok()?;
        let worker = Reflect::construct(&maker, &Array::of1(&source)).ok()?;
        let worker: Worker = worker.unchecked_into();
        let mut listeners = Vec::new();
        for name in ["message", "error", "messageerror"] {
            let hears = hears.clone();
            let hear = move |event: &Event| match name {
                "message" => hears(bytes(event.unchecked_ref::<MessageEvent>().data())),
                _ => hears(Heard::Broken(name == "error")),
            };
            listeners.push(browser::listen(&worker, name, Box::new(hear)));
        }
        Some(Crew { place: Place::Thread(worker), events, ready: false, _listeners: listeners })
    }

    /// The same code on the page itself, which begins to load it.
    ///
    /// Answers from the page itself come in the midst of a question, so they are heard a moment later.
    pub fn here(script: &str, events: Events, hears: &Hears) -> Crew {
        let mut listeners = Vec::new();
        for name in [events.tell, LOST] {
            let hears = hears.clone();
            let hear = move |event: &Event| {
                let (hears, told) = (hears.clone(), event.unchecked_ref::<CustomEvent>().detail());
                browser::later(0, Box::new(move || hears(bytes(told)))).forget();
            };
            listeners.push(browser::listen(&gloo::utils::window(), name, Box::new(hear)));
        }
        if let Some(element) = browser::run_script(script) {
            let hears = hears.clone();
            let gone = Box::new(move |_: &Event| hears(Heard::Broken(false)));
            listeners.push(browser::listen(&element, "error", gone));
        }
        Crew { place: Place::Here, events, ready: false, _listeners: listeners }
    }

    /// Sends a message.
    pub fn send(&self, bytes: &[u8]) {
        let bytes = Uint8Array::from(bytes);
        // A worker that cannot be reached stays silent, and the watchdog sees to it.
        match &self.place {
            Place::Thread(worker) => {
                let _ = worker.post_message(&bytes);
            }
            Place::Here => {
                let init = CustomEventInit::new();
                init.set_detail(&bytes);
                if let Ok(event) = CustomEvent::new_with_event_init_dict(self.events.ask, &init) {
                    let _ = gloo::utils::window().dispatch_event(&event);
                }
            }
        }
    }

    /// Ends the thread.
    pub fn stop(&self) {
        if let Place::Thread(worker) = &self.place {
            worker.terminate();
        }
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        self.stop();
    }
}

fn bytes(told: JsValue) -> Heard {
    Heard::Bytes(told.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec()))
}
