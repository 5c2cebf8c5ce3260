//! From events of the browser to messages.

use crate::browser;
use crate::command::{Command, Pane};
use crate::grid::element;
use crate::keys;
use crate::msg::Msg;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_common::keys::Key;
use web_common::root::Root;
use web_sys::{
    Element, Event, HtmlInputElement, HtmlTextAreaElement, MouseEvent, PointerEvent, WheelEvent,
};
use yew::Callback;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct EventData {
    /// The text of its field.
    pub(crate) text: String,
    pub(crate) key: Key,
    /// Place of the pointer in the pane, in px.
    pub(crate) x: f64,
    /// See `x`.
    pub(crate) y: f64,
    /// The heap of the cell.
    pub(crate) n: Option<u64>,
    /// Distance that the wheel was turned; negative is away from the user.
    pub(crate) wheel: f64,
    /// The pointer's number.
    pub(crate) pointer: i32,
    /// True while the pointer is down.
    pub(crate) down: bool,
}

/// Sends a command with the data of its event.
pub(crate) fn handle(send: &Callback<Msg>, command: &Rc<Command>, event: &Event) {
    let mut seen = EventData::default();
    match **command {
        Command::Key(pane) => {
            let Some(key) = web_common::keys::used(event.unchecked_ref()) else { return };
            if !keys::taken(pane, &key.name) {
                return;
            }
            event.prevent_default();
            seen.key = key;
        }
        Command::Click(Pane::Table) => {
            let click: &MouseEvent = event.unchecked_ref();
            let link = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let link = link.and_then(|link| link.closest("a[href]").ok().flatten());
            // With these keys a link is opened elsewhere.
            let elsewhere = click.ctrl_key() || click.meta_key() || click.shift_key();
            let Some(link) = link.filter(|_| !elsewhere) else { return };
            event.prevent_default();
            seen.text = link.get_attribute("href").unwrap_or_default();
        }
        Command::Down(pane) | Command::Move(pane) | Command::Up(pane) | Command::Click(pane) => {
            let down = matches!(**command, Command::Down(_));
            seen = pointed(pane, event.unchecked_ref(), down);
        }
        Command::Wheel(pane) => {
            let wheel: &WheelEvent = event.unchecked_ref();
            // Scrolling past is not blocked; a pinch on a touch pad has the modifier set.
            let within = Root::page().focused().is_some_and(|element| element.id() == pane.id());
            if !within && !wheel.ctrl_key() {
                return;
            }
            event.prevent_default();
            seen =
                EventData { wheel: wheel.delta_y(), ..pointed(pane, event.unchecked_ref(), false) };
        }
        Command::Enter(_) | Command::Type(_) | Command::FindAgain => {
            seen.text = browser::value(event)
        }
        Command::Ask => {
            // The key Enter comes before the field tells its change.
            let (send, command) = (send.clone(), command.clone());
            let ask = move || send.emit(Msg::Done(command, EventData::default()));
            browser::soon(0, Box::new(ask));
            return;
        }
        Command::Select => return select(event),
        _ => {}
    }
    send.emit(Msg::Done(command.clone(), seen));
}

/// Where a pointer is in a pane.
fn pointed(pane: Pane, event: &PointerEvent, down: bool) -> EventData {
    let cell = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let cell = cell.and_then(|cell| cell.closest("[data-n]").ok().flatten());
    let n = cell.and_then(|cell| cell.get_attribute("data-n")?.parse().ok());
    let id = pane.id();
    let Some(pane) = element(id) else { return EventData { n, ..EventData::default() } };
    let pointer = event.pointer_id();
    if down {
        crate::grid::focus(id);
        // A pointer that is gone cannot be captured.
        let _ = pane.set_pointer_capture(pointer);
    }
    let place = pane.get_bounding_client_rect();
    let x = f64::from(event.client_x()) - place.left();
    let y = f64::from(event.client_y()) - place.top();
    EventData { x, y, n, pointer, down: event.buttons() > 0, ..EventData::default() }
}

fn select(event: &Event) {
    let Some(target) = event.target() else { return };
    if let Some(field) = target.dyn_ref::<HtmlTextAreaElement>() {
        field.select();
    } else if let Some(field) = target.dyn_ref::<HtmlInputElement>() {
        field.select();
    }
}
