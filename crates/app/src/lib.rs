//! The page and the frame: components over the same parts, mounted by two programs.

mod about;
mod address;
mod asking;
mod command;
mod done;
mod events;
mod exercise;
#[cfg(not(target_arch = "wasm32"))]
mod first;
mod game;
mod game_view;
mod host;
mod inline;
mod mount;
mod notebook;
mod pages;
mod play;
mod site;
mod solver;
mod step_texts;
mod steps;
mod table;
mod ui;
mod use_session;
mod words;

#[cfg(not(target_arch = "wasm32"))]
pub use first::{First, first};
pub use inline::Board;
use mount::Mount;
pub use mount::{LOW, NARROW};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_common::browser;
use web_sys::{DocumentFragment, Element};

/// A third of the code of the usual allocator, and as quick.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site: shelf, pages of games, and their surroundings.
pub fn site() {
    if let Some(root) = root() {
        yew::Renderer::<site::Site>::with_root(root).render();
    }
}

/// One game in a frame on another site.
pub fn frame() {
    FRAME.set(root().map(|root| mounted(root, Mount::default())));
}

/// Removes the game of a frame, with every listener. Its state is in the address of the frame.
pub fn leave() {
    if let Some(app) = FRAME.take() {
        app.destroy();
    }
}

thread_local! {
    static FRAME: RefCell<Option<Framed>> = const { RefCell::new(None) };
}

type Framed = yew::AppHandle<game::Frame>;

fn mounted(root: Element, mount: Mount) -> Framed {
    yew::Renderer::<game::Frame>::with_root_and_props(root, mount).render()
}

/// The element of a page that contains everything, emptied.
fn root() -> Option<Element> {
    let root = gloo::utils::document().get_element_by_id("app")?;
    root.set_text_content(None);
    Some(root)
}

/// Sets the texts of games for inline boards, and the folder of the whole site.
pub fn store(site: String, texts: DocumentFragment) {
    // A fragment finds by ids as a document does.
    mount::store(site, texts.unchecked_into());
}

/// Sets the worker’s script, and the source of a thread, for all inline boards.
pub fn set_worker_sources(script: String, thread: String) {
    solver::Solver::found(web_common::worker_client::Sources { script, thread });
}
