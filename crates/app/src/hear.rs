//! From the browser's events to what happens to the page.

use crate::app::{App, Happens};
use crate::browser;
use crate::deed::{Deed, text_of};
use crate::ui::hand::{Gesture, Hand};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};
use yew::html::Scope;

/// An event has told of a deed.
pub(crate) fn hear<const FRAME: bool>(
    link: &Scope<App<FRAME>>,
    hand: &Rc<RefCell<Hand>>,
    deed: &Rc<Deed>,
    event: &Event,
) {
    let gesture = match &**deed {
        Deed::Key => hand.borrow().key(event.unchecked_ref()),
        Deed::Up => hand.borrow_mut().up(event.unchecked_ref()),
        Deed::Click => hand.borrow_mut().click(event),
        Deed::Down => {
            hand.borrow_mut().down(event);
            None
        }
        _ => return other(link, hand, deed, event),
    };
    match gesture {
        Some(Gesture::Look(cell)) => {
            let root = hand.borrow().root.clone();
            cell.focus(&root);
        }
        Some(gesture) => send(link.clone(), gesture),
        None => {}
    }
}

/// In a task of its own: together with the frame that the touch belongs to it would be long.
fn send<const FRAME: bool>(link: Scope<App<FRAME>>, gesture: Gesture) {
    browser::later(0, Box::new(move || link.send_message(Happens::Gesture(gesture)))).forget();
}

fn other<const FRAME: bool>(
    link: &Scope<App<FRAME>>,
    hand: &Rc<RefCell<Hand>>,
    deed: &Rc<Deed>,
    event: &Event,
) {
    let target = event.target();
    match &**deed {
        Deed::Focus(true) => {
            let cell = hand.borrow_mut().focus(event);
            link.send_message(Happens::Focus(cell));
        }
        Deed::Focus(false) => {
            let left = target.and_then(|target| target.dyn_into::<Element>().ok());
            let hand = hand.clone();
            let leave = move || hand.borrow_mut().left(left.as_ref());
            browser::later(0, Box::new(leave)).forget();
        }
        Deed::Select => {
            if let Some(field) = target.and_then(|field| field.dyn_into::<HtmlInputElement>().ok())
            {
                field.select();
            }
        }
        Deed::Enter(entry) => {
            // A form is sent to nobody.
            event.prevent_default();
            link.send_message(Happens::Done(deed.clone(), text_of(event, *entry)));
        }
        _ => link.send_message(Happens::Done(deed.clone(), String::new())),
    }
}
