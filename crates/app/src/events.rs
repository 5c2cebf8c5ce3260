//! From the browser's events to messages of the app.

use crate::app::{App, Msg};
use crate::browser;
use crate::command::{Command, text_of};
use crate::ui::board_input::{BoardInput, Gesture};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};
use yew::html::Scope;

/// Takes an event to the app, or to what watches the board.
pub(crate) fn dispatch<const FRAME: bool>(
    link: &Scope<App<FRAME>>,
    input: &Rc<RefCell<BoardInput>>,
    command: &Rc<Command>,
    event: &Event,
) {
    let gesture = match &**command {
        Command::Key => input.borrow().key(event.unchecked_ref()),
        Command::Up => input.borrow_mut().up(event.unchecked_ref()),
        Command::Click => input.borrow_mut().click(event),
        Command::Down => {
            input.borrow_mut().down(event);
            None
        }
        _ => return other(link, input, command, event),
    };
    match gesture {
        Some(Gesture::Look(cell)) => {
            let root = input.borrow().root.clone();
            cell.focus(&root);
        }
        Some(gesture) => send(link.clone(), gesture),
        None => {}
    }
}

/// In a task of its own: together with the frame that the touch belongs to it would be long.
fn send<const FRAME: bool>(link: Scope<App<FRAME>>, gesture: Gesture) {
    browser::later(0, Box::new(move || link.send_message(Msg::Gesture(gesture)))).forget();
}

fn other<const FRAME: bool>(
    link: &Scope<App<FRAME>>,
    input: &Rc<RefCell<BoardInput>>,
    command: &Rc<Command>,
    event: &Event,
) {
    let target = event.target();
    match &**command {
        Command::Focus(true) => {
            let cell = input.borrow_mut().focus(event);
            link.send_message(Msg::Focus(cell));
        }
        Command::Focus(false) => {
            let left = target.and_then(|target| target.dyn_into::<Element>().ok());
            let input = input.clone();
            let leave = move || input.borrow_mut().left(left.as_ref());
            browser::later(0, Box::new(leave)).forget();
        }
        Command::Select => {
            if let Some(field) = target.and_then(|field| field.dyn_into::<HtmlInputElement>().ok())
            {
                field.select();
            }
        }
        Command::Enter(entry) => {
            // A form is sent to nobody.
            event.prevent_default();
            link.send_message(Msg::Done(command.clone(), text_of(event, *entry)));
        }
        _ => link.send_message(Msg::Done(command.clone(), String::new())),
    }
}
