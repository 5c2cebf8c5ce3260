//! Inline boards on other sites: each a Yew app in a shadow tree of its own.

use crate::game::Frame;
use crate::host::Spoke;
use crate::mount::{Around, Mount};
use gloo::utils::document;
use ink::browser::Root;
use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Element, HtmlElement};
use yew::{AppHandle, Html, Properties, Renderer, component, html};

/// The board in an element, and its number there.
#[derive(Clone, Debug, Default, PartialEq, Properties)]
struct RoomProps {
    count: u32,
    mount: Option<Mount>,
}

/// One board after another, with pauses.
#[component]
fn Room(RoomProps { count, mount }: &RoomProps) -> Html {
    match mount {
        Some(mount) => html! { <Frame key={*count} ..mount.clone() /> },
        None => Html::default(),
    }
}

/// An element in which boards are drawn.
///
/// Yew leaves its listeners on an element for ever, with everything they hold. So elements whose board
/// has been removed are reused: there are never more of them than boards at one time.
struct Host {
    element: Element,
    app: AppHandle<Room>,
    count: u32,
}

thread_local! {
    static SPARE: RefCell<Vec<Host>> = const { RefCell::new(Vec::new()) };
}

impl Host {
    fn new() -> Option<Host> {
        let element = document().create_element("div").ok()?;
        element.set_id("app");
        element.set_class_name("wrap framed paper");
        let app = Renderer::<Room>::with_root(element.clone()).render();
        Some(Host { element, app, count: 0 })
    }

    /// Shows another board, or none.
    fn show(&mut self, mount: Option<Mount>) {
        self.count += 1;
        self.app.update(RoomProps { count: self.count, mount });
    }
}

/// One of many inline boards. Dropping it removes it.
pub struct Board {
    around: Rc<Around>,
    host: Option<Host>,
}

impl Board {
    /// Draws a board into `outer`, which gets theme and size and contains a tree of its own. `address` is
    /// that of a frame: `nim?players=two#at=1.2`. The board's messages, the same as those of frames, go
    /// to `tell` as plain data.
    ///
    /// `None` if there is no such game.
    pub fn mount(outer: HtmlElement, address: &str, narrow: bool, tell: Function) -> Option<Board> {
        let root = Root::of(&outer);
        let around = Rc::new(Around::new(outer.clone(), address, narrow, tell));
        games::find(&around.game)?;
        let mut host = SPARE.with_borrow_mut(Vec::pop).or_else(Host::new)?;
        outer.append_child(&host.element).ok()?;
        host.show(Some(Mount { root, around: Some(around.clone()) }));
        Some(Board { around, host: Some(host) })
    }

    /// The page around sends a message as JSON text.
    pub fn hear(&self, text: String) {
        self.around.say(Spoke::Around(ink::around::Spoke::Message(text)));
    }

    /// The board has become narrow, or wide.
    pub fn narrow(&self, narrow: bool) {
        self.around.narrow.set(narrow);
        self.around.say(Spoke::Narrow);
    }

    /// The words of another language have arrived.
    pub fn speak(&self) {
        self.around.say(Spoke::Language);
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Board({:?})", self.around)
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        // Break the cycle of references between listener and app.
        self.around.ear.replace(None);
        if let Some(mut host) = self.host.take() {
            host.element.remove();
            host.show(None);
            SPARE.with_borrow_mut(|spare| spare.push(host));
        }
    }
}
