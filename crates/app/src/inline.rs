//! Inline boards on other sites: each a Yew app in a shadow tree of its own.

use crate::game::Frame;
use crate::host::HostEvent;
use crate::mount::{InlineElement, Mount};
use gloo::utils::document;
use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use web_common::root::Root;
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
    inline: Rc<InlineElement>,
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
        let inline = Rc::new(InlineElement::new(outer.clone(), address, narrow, tell));
        games::find(&inline.game)?;
        let mut host = SPARE.with_borrow_mut(Vec::pop).or_else(Host::new)?;
        outer.append_child(&host.element).ok()?;
        host.show(Some(Mount { root, inline: Some(inline.clone()) }));
        Some(Board { inline, host: Some(host) })
    }

    /// The page around sends a message as JSON text.
    pub fn hear(&self, text: String) {
        self.inline.say(HostEvent::Parent(web_common::parent_page::ParentEvent::Message(text)));
    }

    /// The board has become narrow, or wide.
    pub fn narrow(&self, narrow: bool) {
        self.inline.narrow.set(narrow);
        self.inline.say(HostEvent::Narrow);
    }

    /// The words of another language have arrived.
    pub fn speak(&self) {
        self.inline.say(HostEvent::Language);
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Board({:?})", self.inline)
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        // Break the cycle of references between listener and app.
        self.inline.listener.replace(None);
        if let Some(mut host) = self.host.take() {
            host.element.remove();
            host.show(None);
            SPARE.with_borrow_mut(|spare| spare.push(host));
        }
    }
}
