//! From the browser's events to messages of the session.

use crate::browser;
use crate::command::{Command, Origin, text_of};
use crate::play::Msg;
use crate::ui::board_input::{BoardInput, Gesture};
use session::Action;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_common::keys;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, SvgElement};
use yew::Callback;

/// Passes an event to the session, or to the board's input.
pub(crate) fn dispatch(
    send: &Callback<Msg>,
    input: &Rc<RefCell<BoardInput>>,
    command: &Rc<Command>,
    event: &Event,
) {
    let gesture = match &**command {
        Command::Key => input.borrow().key(event.unchecked_ref()),
        Command::Up => input.borrow_mut().up(event.unchecked_ref()),
        Command::Click => input.borrow_mut().click(event.unchecked_ref()),
        Command::Down => {
            input.borrow_mut().down(event);
            None
        }
        Command::TwinKey(id) => return twin_key(send, *id, event.unchecked_ref()),
        _ => return other(send, input, command, event),
    };
    match gesture {
        Some(Gesture::Look(cell)) => {
            let root = input.borrow().root.clone();
            cell.focus(&root);
        }
        Some(gesture) => {
            // In a task of its own: together with the frame of the touch it would be long.
            let send = send.clone();
            browser::soon(0, Box::new(move || send.emit(Msg::Gesture(gesture))));
        }
        None => {}
    }
}

/// A key on a spot of the twin’s board: it is touched, or the focus goes to the next one.
fn twin_key(send: &Callback<Msg>, id: u32, event: &KeyboardEvent) {
    let Some(key) = keys::used(event) else { return };
    let by = match key.name.as_str() {
        "Enter" | " " => 0,
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    event.prevent_default();
    if by != 0 {
        let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        focused.and_then(|focused| focus_next(&focused, by));
    } else if !event.repeat() {
        let touch = Command::Do(Origin::Touch, Action::TouchTwin(id));
        send.emit(Msg::Done(Rc::new(touch), String::new()));
    }
}

/// Puts the focus on the next spot of the twin that can be touched, or on the one before.
fn focus_next(focused: &Element, by: i32) -> Option<()> {
    let board = focused.closest("svg").ok()??;
    let all = board.query_selector_all("[role=button]").ok()?;
    let all = (0..all.length()).filter_map(|i| all.get(i)?.dyn_into::<SvgElement>().ok());
    let all: Vec<SvgElement> = all.collect();
    let here = all.iter().position(|spot| spot.is_same_node(Some(focused)))?;
    let next = here.checked_add_signed(by as isize).and_then(|next| all.get(next))?;
    next.focus().ok()
}

fn other(
    send: &Callback<Msg>,
    input: &Rc<RefCell<BoardInput>>,
    command: &Rc<Command>,
    event: &Event,
) {
    let target = event.target();
    match &**command {
        Command::Focus(true) => {
            let cell = input.borrow_mut().focus(event);
            send.emit(Msg::Focus(cell));
        }
        Command::Focus(false) => {
            let left = target.and_then(|target| target.dyn_into::<Element>().ok());
            let input = input.clone();
            let leave = move || input.borrow_mut().left(left.as_ref());
            browser::soon(0, Box::new(leave));
        }
        Command::Select => {
            if let Some(field) = target.and_then(|field| field.dyn_into::<HtmlInputElement>().ok())
            {
                field.select();
            }
        }
        Command::Enter(entry) => {
            send.emit(Msg::Done(command.clone(), text_of(event, *entry)));
        }
        _ => send.emit(Msg::Done(command.clone(), String::new())),
    }
}
