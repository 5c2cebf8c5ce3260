//! The page and the frame: one component over the same parts, mounted by two programs.

mod about;
mod address;
mod app;
mod deed;
mod hear;
mod host;
mod place;
mod solver;
mod stage;
mod table;
mod ui;
mod words;

use host::Spoke;
use ink::Standing;
use ink::browser::{self, Root};
use js_sys::Function;
use place::{Around, Place};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{DocumentFragment, Element, HtmlElement};

/// A third of the code of the usual allocator, and as quick.
#[global_allocator]
static MEMORY: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// The site: shelf, pages of games, and what stands around them.
pub fn site() {
    if let Some(root) = root() {
        ink::stay::<app::App<false>>(root);
    }
}

/// One game in a frame of somebody else’s page.
pub fn frame() {
    let standing = root().map(|root| ink::mount(root, Place::default()));
    FRAME.set(standing);
}

/// Takes the game of a frame away, with every listener. Its state is in the address of the frame.
pub fn leave() {
    FRAME.set(None);
}

thread_local! {
    static FRAME: RefCell<Option<Standing<app::App<true>>>> = const { RefCell::new(None) };
}

/// The element of a page that everything stands in, empty.
fn root() -> Option<Element> {
    let root = gloo::utils::document().get_element_by_id("app")?;
    root.set_text_content(None);
    Some(root)
}

/// Where boards in somebody else’s page find the texts of games, and the folder of the whole site.
pub fn store(site: String, texts: DocumentFragment) {
    // A fragment finds by ids as a document does.
    place::store(site, texts.unchecked_into());
}

/// The worker’s script, and what a thread is made from, for all boards in somebody else’s page.
pub fn crew(script: String, thread: String) {
    solver::Solver::found((script, thread));
}

/// One of many boards in somebody else’s page. To drop it takes it away.
pub struct Board {
    around: Rc<Around>,
    _app: Standing<app::App<true>>,
}

impl Board {
    /// Draws a board into the first element of `outer`, which gets theme and size, and stands in a tree
    /// of its own. `address` is that of a frame: `nim?players=two#at=1.2`. What the board tells, in the
    /// words of frames, goes to `tell` as plain data.
    ///
    /// `None` if there is no such game, or nothing to draw in.
    pub fn mount(outer: HtmlElement, address: &str, narrow: bool, tell: Function) -> Option<Board> {
        let inner = outer.first_element_child()?;
        let root = Root::of(&outer);
        let around = Rc::new(Around::new(outer, address, narrow, tell));
        games::find(&around.game)?;
        let place = Place { root, around: Some(around.clone()) };
        Some(Board { around, _app: ink::mount(inner, place) })
    }

    /// The page around says something: a message as JSON text.
    pub fn hear(&self, text: String) {
        self.around.say(Spoke::Around(ink::around::Spoke::Message(text)));
    }

    /// The board has become narrow, or wide.
    pub fn narrow(&self, narrow: bool) {
        self.around.narrow.set(narrow);
        self.around.say(Spoke::Narrow);
    }

    /// The words of another language have come.
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
        // The ear knows the app, which knows the ear.
        self.around.ear.replace(None);
    }
}
