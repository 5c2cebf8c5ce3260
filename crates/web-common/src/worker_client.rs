//! The client of a worker, which runs in a thread, or on the page if no thread can be made.

use crate::address::meta;
use crate::browser;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Array, Function, Reflect, Uint8Array};
use std::cell::Cell;
use std::fmt;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Event, MessageEvent, Worker};

/// The event with which a page test kills the worker, to check that nothing is lost.
const KILL: &str = "last-move:kill-worker";
/// The event with which a frame reports that it has found the source of a worker.
const FOUND: &str = "last-move:worker";
/// The event with which the script that starts a worker's code on the page reports failure; see `web/worker.js`.
const LOST: &str = "last-move:lost";

/// The protocol between a page and a kind of worker.
pub struct Protocol<T> {
    /// Name of the event that carries a question if the worker's code runs on the page.
    pub ask: &'static str,
    /// Name of the event that carries an answer there.
    pub tell: &'static str,
    /// The version; page and worker must have the same.
    pub version: u64,
    /// Reads an answer.
    pub read: fn(&[u8]) -> Option<T>,
    /// The version in a worker's first message.
    pub ready: fn(&T) -> Option<u64>,
}

/// A message from a worker, or an event about it.
#[derive(Clone, Debug)]
pub enum WorkerEvent<T> {
    /// The worker listens.
    Ready,
    /// An answer.
    Answer(T),
    /// The worker is dead or sends invalid messages; true if it has crashed.
    Failed(bool),
    /// No message has come within the time of [`WorkerClient::expect`].
    Silent,
    /// A page test has ended the thread.
    Killed,
    /// The source of a worker has been found.
    Found,
}

/// Receives the messages of a worker; never during a call of the client.
pub type OnEvent<T> = Rc<dyn Fn(WorkerEvent<T>)>;

/// The address of a worker's script, and the source of a thread.
#[derive(Clone, Debug)]
pub struct Sources {
    /// The script.
    pub script: String,
    /// The same, or a substitute if its own address may not be used for a thread.
    pub thread: String,
}

impl Sources {
    /// The sources of a page or a frame, once it names them; the names change with their content.
    ///
    /// ```
    /// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
    /// # #[wasm_bindgen_test::wasm_bindgen_test]
    /// # fn of_page() {
    /// use web_common::worker_client::Sources;
    ///
    /// let head = gloo::utils::document().head().unwrap();
    /// head.insert_adjacent_html("beforeend", "<meta name=last-move-worker content=worker.js>").unwrap();
    /// let Sources { script, thread } = Sources::of_page().unwrap();
    /// assert_eq!((script.as_str(), thread.as_str()), ("worker.js", "worker.js"));
    /// # head.query_selector("[name=last-move-worker]").unwrap().unwrap().remove();
    /// # }
    /// ```
    pub fn of_page() -> Option<Sources> {
        let script = meta("last-move-worker")?;
        let thread = meta("last-move-thread").unwrap_or_else(|| script.clone());
        Some(Sources { script, thread })
    }
}

/// A worker with its listeners; dropping it ends the thread.
struct Running {
    /// `None` if its code runs on the page, in turns between frames.
    thread: Option<Worker>,
    /// True once the worker has sent that it is ready.
    ready: Rc<Cell<bool>>,
    _listeners: Vec<EventListener>,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(thread) = &self.thread {
            thread.terminate();
        }
    }
}

/// The client of a worker, which starts it, listens to it, waits for it and replaces it.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn worker_client() {
/// use std::{cell::RefCell, rc::Rc, time::Duration};
/// use web_common::worker_client::{Protocol, Sources, WorkerClient, WorkerEvent};
/// use yew::platform::time::sleep;
///
/// // A worker that says its version, and then what it is told.
/// let echo = "data:text/javascript,postMessage(Uint8Array.of(0, 3));
///     onmessage = event => postMessage(event.data)";
/// let protocol = Protocol::<Vec<u8>> {
///     ask: "example:ask",
///     tell: "example:tell",
///     version: 3,
///     read: |bytes| Some(bytes.to_vec()),
///     ready: |told| (told[0] == 0).then_some(told[1].into()),
/// };
/// let heard = Rc::new(RefCell::new(None));
/// let told = heard.clone();
/// let on_event = Rc::new(move |event| drop(told.replace(Some(event))));
/// let mut client = WorkerClient::new(protocol, on_event);
/// client.start(|| Some(Sources { script: echo.into(), thread: echo.into() }));
/// while !client.ready() {
///     sleep(Duration::from_millis(5)).await;
/// }
/// heard.take();
/// client.send(&[3, 5, 7]);
/// while heard.borrow().is_none() {
///     sleep(Duration::from_millis(5)).await;
/// }
/// assert!(matches!(heard.take(), Some(WorkerEvent::Answer(told)) if told == [3, 5, 7]));
/// client.expect(Some(10));
/// sleep(Duration::from_millis(100)).await;
/// assert!(matches!(heard.take(), Some(WorkerEvent::Silent)));
/// client.stop();
/// assert!(!client.ready());
/// # }
/// ```
pub struct WorkerClient<T> {
    protocol: Rc<Protocol<T>>,
    on_event: OnEvent<T>,
    running: Option<Running>,
    /// True if no thread is tried, or once it is known that none can be made here.
    pub alone: bool,
    clock: Option<Timeout>,
    _found: EventListener,
}

impl<T> fmt::Debug for WorkerClient<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "WorkerClient({})", self.protocol.ask)
    }
}

impl<T> fmt::Debug for Protocol<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Protocol({})", self.ask)
    }
}

impl<T: 'static> WorkerClient<T> {
    /// A way to a worker that has not been started.
    pub fn new(protocol: Protocol<T>, on_event: OnEvent<T>) -> WorkerClient<T> {
        let found = on_event.clone();
        let found = browser::listen(&window(), FOUND, Box::new(move |_| found(WorkerEvent::Found)));
        let protocol = Rc::new(protocol);
        WorkerClient { protocol, on_event, running: None, alone: false, clock: None, _found: found }
    }

    /// Starts a worker if there is none and its sources are known.
    pub fn start(&mut self, sources: impl FnOnce() -> Option<Sources>) {
        if self.running.is_none()
            && let Some(Sources { script, thread }) = sources()
        {
            let thread = if self.alone { None } else { self.in_thread(&thread) };
            self.alone = thread.is_none();
            self.running = Some(thread.unwrap_or_else(|| self.on_page(&script)));
        }
    }

    /// True if the worker listens.
    pub fn ready(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.ready.get())
    }

    /// Sends a message to a worker that listens.
    pub fn send(&self, bytes: &[u8]) {
        let Some(running) = self.running.as_ref().filter(|running| running.ready.get()) else {
            return;
        };
        let bytes = Uint8Array::from(bytes);
        // A worker that cannot be reached stays silent, which the timer notices.
        if let Some(thread) = &running.thread {
            let _ = thread.post_message(&bytes);
            return;
        }
        let init = CustomEventInit::new();
        init.set_detail(&bytes);
        if let Ok(event) = CustomEvent::new_with_event_init_dict(self.protocol.ask, &init) {
            let _ = window().dispatch_event(&event);
        }
    }

    /// Sets how many ms of silence count as a failure, or that none do.
    pub fn expect(&mut self, patience: Option<u32>) {
        let on_event = self.on_event.clone();
        let silent = Box::new(move || on_event(WorkerEvent::Silent));
        self.clock = patience.map(|patience| browser::later(patience, silent));
    }

    /// Ends the worker; no message is expected any more.
    pub fn stop(&mut self) {
        (self.running, self.clock) = (None, None);
    }

    /// A worker in a thread; `None` if none can be made.
    fn in_thread(&self, source: &str) -> Option<Running> {
        let source = browser::trusted("createScriptURL", source);
        let maker = Reflect::get(&window(), &"Worker".into()).ok()?;
        let maker: Function = maker.dyn_into().ok()?;
        let thread = Reflect::construct(&maker, &Array::of1(&source)).ok()?;
        let thread: Worker = thread.unchecked_into();
        let ready = Rc::new(Cell::new(false));
        let mut listeners = Vec::new();
        for name in ["message", "error", "messageerror"] {
            let (on_event, read) = (self.on_event.clone(), self.reader(&ready));
            let handler = move |event: &Event| match name {
                "message" => on_event(read(event.unchecked_ref::<MessageEvent>().data())),
                _ => on_event(WorkerEvent::Failed(name == "error")),
            };
            listeners.push(browser::listen(&thread, name, Box::new(handler)));
        }
        let (on_event, victim, listens) = (self.on_event.clone(), thread.clone(), ready.clone());
        let kill = move |_: &Event| {
            if listens.get() {
                victim.terminate();
                on_event(WorkerEvent::Killed);
            }
        };
        listeners.push(browser::listen(&document(), KILL, Box::new(kill)));
        Some(Running { thread: Some(thread), ready, _listeners: listeners })
    }

    /// Starts loading the same code on the page itself.
    ///
    /// Answers from the page itself come during a question, so they are delivered a moment later.
    fn on_page(&self, script: &str) -> Running {
        let ready = Rc::new(Cell::new(false));
        let mut listeners = Vec::new();
        for name in [self.protocol.tell, LOST] {
            let (on_event, read) = (self.on_event.clone(), Rc::new(self.reader(&ready)));
            let handler = move |event: &Event| {
                let detail = event.unchecked_ref::<CustomEvent>().detail();
                let (on_event, read) = (on_event.clone(), read.clone());
                browser::soon(0, Box::new(move || on_event(read(detail))));
            };
            listeners.push(browser::listen(&window(), name, Box::new(handler)));
        }
        if let Some(element) = browser::run_script(script) {
            let on_event = self.on_event.clone();
            let gone = Box::new(move |_: &Event| on_event(WorkerEvent::Failed(false)));
            listeners.push(browser::listen(&element, "error", gone));
        }
        Running { thread: None, ready, _listeners: listeners }
    }

    /// Reads the messages of this worker.
    fn reader(&self, ready: &Rc<Cell<bool>>) -> impl Fn(JsValue) -> WorkerEvent<T> + use<T> {
        let (protocol, ready) = (self.protocol.clone(), ready.clone());
        move |data| {
            let bytes = data.dyn_into::<Uint8Array>().ok();
            let tell = bytes.and_then(|bytes| (protocol.read)(&bytes.to_vec()));
            let Some(tell) = tell else { return WorkerEvent::Failed(false) };
            match (protocol.ready)(&tell) {
                None => WorkerEvent::Answer(tell),
                Some(version) if version == protocol.version => {
                    ready.set(true);
                    WorkerEvent::Ready
                }
                Some(_) => WorkerEvent::Failed(false),
            }
        }
    }
}
