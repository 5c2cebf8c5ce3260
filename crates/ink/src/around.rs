//! A frame’s way to the page around it: what is said there, what is told there, and the look it asks for.

use crate::browser;
use crate::words::Words;
use embed::frame::Picture;
use embed::outgoing::Post;
use embed::params::Params;
use embed::rate_limit::LONGEST;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::JSON;
use messages::Message;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Event, HtmlElement, MessageEvent, Window};

/// The script that starts a frame says with this event how high its content is.
const HEIGHT: &str = "last-move:height";
/// And with this one that the focus went on to the page around.
const LEFT: &str = "last-move:left";
/// This event tells the script which picture is wanted.
const PICTURE: &str = "last-move:picture";

/// Something that is said between a frame and the page around it.
#[derive(Clone, Debug)]
pub enum Spoke {
    /// The page around has sent this JSON text.
    Message(String),
    /// The content is so many pixels high.
    Height(u32),
    /// The focus has left in this direction.
    Left(String),
}

/// Says whether a message that comes at this moment, in ms, and from this origin is read at all.
pub type Admits = Box<dyn Fn(u64, &str) -> bool>;

/// The way to the page around a frame, open until it is dropped.
#[derive(Debug)]
pub struct Around {
    parent: Option<Window>,
    _ears: [EventListener; 3],
}

impl Around {
    /// Listens to the page around.
    pub fn new(admits: Admits, tell: Rc<dyn Fn(Spoke)>) -> Around {
        let parent = window().parent().ok().flatten();
        let parent = parent.filter(|parent| *parent != window());
        let (measured, left, known) = (tell.clone(), tell.clone(), parent.clone());
        let message = move |event: &Event| {
            let event: &MessageEvent = event.unchecked_ref();
            // Cheapest first: there may be a hundred thousand of them.
            let Some(parent) = &known else { return };
            let source = event.source().map(JsValue::from);
            if source.as_ref() != Some(parent.as_ref()) || !admits(browser::seed(), &event.origin())
            {
                return;
            }
            if let Some(text) = plain(&event.data()) {
                tell(Spoke::Message(text));
            }
        };
        let height = move |event: &Event| {
            let height = event.unchecked_ref::<CustomEvent>().detail().as_f64().unwrap_or(0.0);
            measured(Spoke::Height(height as u32));
        };
        let leave = move |event: &Event| {
            let direction = event.unchecked_ref::<CustomEvent>().detail().as_string();
            left(Spoke::Left(direction.unwrap_or_default()));
        };
        let window = window();
        let ears = [
            browser::listen(&window, "message", Box::new(message)),
            browser::listen(&window, HEIGHT, Box::new(height)),
            browser::listen(&window, LEFT, Box::new(leave)),
        ];
        Around { parent, _ears: ears }
    }

    /// Tells the page around something.
    pub fn tell(&self, post: &Post, target: &str) {
        if let Some(value) = value(post, &browser::language()) {
            self.send(&value, target);
        }
    }

    /// Sends what is told.
    pub fn send(&self, value: &JsValue, target: &str) {
        if let Some(parent) = &self.parent {
            // A target that the browser refuses hears nothing; there is nobody else to tell.
            let _ = parent.post_message(value, target);
        }
    }
}

/// What is told as a browser sends it, in a language: plain data, or the same as text.
pub fn value(post: &Post, language: &str) -> Option<JsValue> {
    let text = post.body.clone().said(&said(language)).to_string();
    match post.text {
        true => Some(JsValue::from_str(&text)),
        false => JSON::parse(&text).ok(),
    }
}

/// What the script that draws a picture has to know, and what it tells then, in a language.
pub fn detail(picture: &Picture, target: &str, language: &str) -> Option<JsValue> {
    JSON::parse(&picture.json(target, &said(language))).ok()
}

/// What makes the words of a message, in a language.
fn said(language: &str) -> impl Fn(&Message) -> String {
    move |message| message.words(language).into_owned()
}

/// Lets the script that started this frame draw a picture and tell the page around.
pub fn draw(detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(PICTURE, &init) {
        // Nobody forbids this event.
        let _ = window().dispatch_event(&event);
    }
}

/// Theme, motion, size, language and direction of the whole page.
pub fn look(params: &Params) {
    let root = document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        look_of(&root, params);
    }
}

/// Theme, motion, size, language and direction of all that an element holds.
pub fn look_of(outer: &HtmlElement, params: &Params) {
    browser::set(outer, "data-theme", (params.theme != "auto").then_some(params.theme));
    browser::set(outer, "data-motion", (!params.motion).then_some("off"));
    browser::set(outer, "dir", params.dir);
    // What was not asked for stays as the browser, or the page around, has it.
    if params.lang.is_some() {
        browser::set(outer, "lang", params.lang);
    }
    // A fixed name and a number cannot be refused.
    let _ = outer.style().set_property("font-size", &format!("{}%", params.scale));
}

/// A message as JSON text, if it is plain data and not too long.
fn plain(data: &JsValue) -> Option<String> {
    let text = JSON::stringify(data).ok()?;
    // What has no JSON is told as `undefined` by some bindings.
    let text: js_sys::JsString = JsValue::from(text).dyn_into().ok()?;
    ((text.length() as usize) <= LONGEST).then(|| String::from(text))
}
