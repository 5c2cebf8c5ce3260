//! The page around a frame of tables: its requests, and the messages to it.

use crate::app::App;
use crate::browser;
use crate::drawing::Drawings;
use crate::grid::element;
use embed::outgoing::Post;
use embed::picture::Picture;
use embed::table::{self, Effect, Frame};
use gloo::events::EventListener;
use gloo::utils::{document, window};
use messages::Message;
use std::cell::RefCell;
use std::rc::Rc;
use study::address::Address;
use wasm_bindgen::JsCast;
use web_common::address::{fragment, meta};
use web_common::parent_page::{self, ParentEvent, ParentPage};
use web_common::root::Root;
use web_sys::{Element, Event, KeyboardEvent};

/// Opens the channel to the page around; its messages go to the function.
pub(crate) type Opens = fn(Rc<dyn Fn(ParentEvent)>) -> Box<dyn Host>;

/// The operations of the page around. Only the frame’s program implements them, so that the site links no
/// code for it.
pub(crate) trait Host: std::fmt::Debug {
    /// The present address of the frame.
    fn address(&self) -> Address;
    /// True if all of these parts are shown.
    fn shows(&self, parts: u16) -> bool;
    /// True if the rule is fixed.
    fn locked(&self) -> bool;
    /// The secret by which WordPress knows this frame.
    fn secret(&self) -> Option<String>;
    /// The error in the address.
    fn wrong(&self) -> Vec<Message>;
    /// Applies the requested appearance.
    fn look(&self);
    /// Reports that there is something to see.
    fn begin(&self, address: &Address);
    /// A message has come.
    fn receive(&self, address: &Address, event: ParentEvent) -> Vec<Effect>;
    /// Sends a message to the page around.
    fn tell(&self, post: &Post);
    /// Another state is shown; `user` if a person in the frame wanted it.
    fn changed(&self, address: &Address, user: bool);
    /// A request is too much.
    fn refused(&self, because: &Message);
    /// The page around wants a picture of the present state.
    fn draw(&self, picture: &Picture);
    /// See [`Drawings::sync`].
    fn sync(&self, app: &App);
    /// See [`Drawings::drawn`].
    fn drawn(&self, app: &App, id: u32, drawn: Result<&str, &Message>) -> bool;
    /// See [`Drawings::again`].
    fn again(&self);
    /// Makes links within the frame open the site’s pages in new windows.
    fn links(&self);
}

/// The channel to the page around.
struct Framed {
    frame: Rc<RefCell<Frame>>,
    parent: ParentPage,
    drawings: Drawings,
    _leave: EventListener,
}

impl std::fmt::Debug for Framed {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Framed({:?})", self.frame)
    }
}

/// The query of the page's address, with its `?`.
fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// See [`Opens`].
pub(crate) fn open(tell: Rc<dyn Fn(ParentEvent)>) -> Box<dyn Host> {
    let opened = table::open(&query(), &fragment());
    let frame = Rc::new(RefCell::new(Frame::new(opened)));
    let limited = frame.clone();
    let admits = move |now: u64, origin: &str| {
        limited.try_borrow_mut().is_ok_and(|mut frame| frame.channel.admits(now, origin))
    };
    let parent = ParentPage::new(Box::new(admits), tell.clone());
    let leave = move |event: &Event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        let window = document().query_selector("dialog[open]").ok().flatten();
        if event.key() == "Escape" && window.is_none() {
            Root::page().blur();
            tell(ParentEvent::Left("out".to_string()));
        }
    };
    let leave = browser::listen(&window(), "keydown", Box::new(leave));
    Box::new(Framed { frame, parent, drawings: Drawings::default(), _leave: leave })
}

impl Host for Framed {
    fn address(&self) -> Address {
        let opened = table::open(&query(), &fragment());
        let troubles = self.frame.borrow_mut().channel.turned(opened.wrong);
        troubles.iter().for_each(|post| self.tell(post));
        opened.address
    }

    fn shows(&self, parts: u16) -> bool {
        self.frame.borrow().shows(parts)
    }

    fn locked(&self) -> bool {
        self.frame.borrow().channel.params().lock
    }

    fn secret(&self) -> Option<String> {
        self.frame.borrow().channel.secret().map(str::to_string)
    }

    fn wrong(&self) -> Vec<Message> {
        self.frame.borrow().channel.wrong().cloned().collect()
    }

    fn look(&self) {
        parent_page::look(&self.frame.borrow().channel.params().look);
    }

    fn begin(&self, address: &Address) {
        let mut posts = self.frame.borrow().ready(address);
        posts.extend(self.frame.borrow_mut().channel.begin());
        posts.iter().for_each(|post| self.tell(post));
        self.frame
            .borrow()
            .channel
            .notes()
            .for_each(|note| parent_page::warn(&note, &browser::language()));
    }

    fn receive(&self, address: &Address, event: ParentEvent) -> Vec<Effect> {
        let posts = match event {
            ParentEvent::Message(text) => return self.frame.borrow_mut().receive(address, &text),
            ParentEvent::Height(height) => self.frame.borrow_mut().channel.sized(height),
            ParentEvent::Left(direction) => vec![self.frame.borrow().channel.left(&direction)],
        };
        posts.iter().for_each(|post| self.tell(post));
        Vec::new()
    }

    fn tell(&self, post: &Post) {
        self.parent.tell(post, self.frame.borrow().channel.target());
    }

    fn changed(&self, address: &Address, user: bool) {
        let post = self.frame.borrow_mut().changed(address, user);
        post.iter().for_each(|post| self.tell(post));
    }

    fn refused(&self, because: &Message) {
        let post = self.frame.borrow().refused(because);
        self.tell(&post);
    }

    fn draw(&self, picture: &Picture) {
        self.drawings.add(picture.clone(), self.frame.borrow().channel.target());
    }

    fn sync(&self, app: &App) {
        self.drawings.sync(app);
    }

    fn drawn(&self, app: &App, id: u32, drawn: Result<&str, &Message>) -> bool {
        self.drawings.drawn(app, id, drawn)
    }

    fn again(&self) {
        self.drawings.again();
    }

    fn links(&self) {
        let Ok(links) = document().query_selector_all("#app a[href]:not([href^='#'])") else {
            return;
        };
        let site = site();
        for i in 0..links.length() {
            let Some(link) = links.get(i).and_then(|node| node.dyn_into::<Element>().ok()) else {
                continue;
            };
            let to = link.get_attribute("href").unwrap_or_default();
            // Attributes of fixed names are never refused.
            match &site {
                Some(site) if to.starts_with(site.as_str()) => {}
                // A frame leads to its own site alone.
                Some(_) if to.contains("//") => link.remove(),
                Some(site) => {
                    let _ = link.set_attribute("href", &[site, to.as_str()].concat());
                    let _ = link.set_attribute("target", "_blank");
                    let _ = link.set_attribute("rel", "noopener");
                }
                None => {
                    let _ = link.remove_attribute("href");
                }
            }
        }
    }
}

/// The folder of the whole site: by default the one above a frame; `None` if there is none.
pub(crate) fn site() -> Option<String> {
    let site = meta("last-move-site").unwrap_or_else(|| "../".to_string());
    Some(site).filter(|site| !site.is_empty())
}

/// Puts the focus on the picture, at the selected cell.
pub(crate) fn focus(here: u64) {
    let cell = format!("c{here}");
    let known = [cell.as_str(), "plane", "sight", "strip", "table"];
    if let Some(id) = known.into_iter().find(|id| element(id).is_some()) {
        crate::grid::focus(id);
    }
}
