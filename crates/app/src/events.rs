//! From the browser's events to messages of the session.

use crate::browser;
use crate::command::{Command, text_of};
use crate::play::Msg;
use crate::ui::board_input::{BoardInput, Gesture};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};
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
