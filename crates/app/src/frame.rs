//! Boards on other sites; everything they show is in the library.

use js_sys::Function;
use last_move_app as app;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{DocumentFragment, HtmlElement};

fn main() {}

/// Draws the one game of a frame.
#[wasm_bindgen]
pub fn frame() {
    app::frame();
}

/// Takes the one game of a frame away.
#[wasm_bindgen]
pub fn leave() {
    app::leave();
}

/// Sets the texts of the games, and the folder of the whole site.
#[wasm_bindgen]
pub fn store(site: String, texts: DocumentFragment) {
    app::store(site, texts);
}

/// Sets the worker’s script, and the source of a thread.
#[wasm_bindgen]
pub fn set_worker_sources(script: String, thread: String) {
    app::set_worker_sources(script, thread);
}

/// Draws a board into the first element of another; `None` if there is no such game.
#[wasm_bindgen]
pub fn mount(outer: HtmlElement, address: &str, narrow: bool, tell: Function) -> Option<Board> {
    app::Board::mount(outer, address, narrow, tell).map(Board)
}

/// A board that was mounted; `free` takes it away.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Board(app::Board);

#[wasm_bindgen]
impl Board {
    /// Takes a message as JSON text.
    pub fn hear(&self, text: String) {
        self.0.hear(text);
    }

    /// Sets whether the board is narrow.
    pub fn narrow(&self, narrow: bool) {
        self.0.narrow(narrow);
    }

    /// The words of the board’s language have arrived.
    pub fn speak(&self) {
        self.0.speak();
    }
}
