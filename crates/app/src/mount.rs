//! Where a board stands: on a page of its own, or among others in the page of somebody else.

use crate::browser::{self, Root};
use crate::host::Spoke;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::{Document, Element, HtmlElement};

/// Where a page is narrower than this, a board is narrower than 30rem: its margins come on top.
pub const NARROW: &str = "(max-width: 32.5rem)";

/// Where a page of the site is lower than this, board and words stand side by side, and both are narrow.
pub const LOW: &str = "(max-height: 30rem)";

/// Where the app draws, and what is around it there.
#[derive(Clone, Debug, PartialEq, yew::Properties)]
pub(crate) struct Mount {
    /// The tree with all that is drawn.
    pub(crate) root: Root,
    /// The element of somebody else’s page; `None` on a page of its own.
    pub(crate) around: Option<Rc<Around>>,
}

impl Default for Mount {
    /// A page of its own.
    fn default() -> Mount {
        Mount { root: Root::page(), around: None }
    }
}

/// The language of the element that a board stands in, or else of its page, by its word.
pub(crate) fn language(around: Option<&Around>) -> String {
    around.map_or_else(browser::language, |around| around.outer.lang())
}

impl Mount {
    /// The language of all that is drawn, by its word.
    pub(crate) fn language(&self) -> String {
        language(self.around.as_deref())
    }

    /// True if the board is narrow, so that it has fewer pieces in a line.
    pub(crate) fn narrow(&self) -> bool {
        match &self.around {
            Some(around) => around.narrow.get(),
            None => browser::media(NARROW),
        }
    }

    /// The same on the site, where a board fits the window. A frame is as high as its board, so its
    /// height says nothing.
    pub(crate) fn narrow_on_site(&self) -> bool {
        self.narrow() || browser::media(LOW)
    }
}

/// Takes what is said to a board.
type Ear = Rc<dyn Fn(Spoke)>;

/// An element of somebody else’s page, in whose hidden tree a board stands.
pub(crate) struct Around {
    /// What has theme, size and direction; the board is drawn in its first element.
    pub(crate) outer: HtmlElement,
    /// The id of the game.
    pub(crate) game: String,
    /// Parameters, as a frame has them before its `#`.
    pub(crate) query: String,
    /// Position, moves or state, as a frame has them behind its `#`.
    pub(crate) fragment: String,
    /// Takes what is told, as plain data.
    pub(crate) tell: Function,
    /// True while the board is narrow.
    pub(crate) narrow: Cell<bool>,
    /// There while the board is.
    pub(crate) ear: RefCell<Option<Ear>>,
}

impl Around {
    /// An element that asks for a game as the address of a frame does: `nim?players=two#at=1.2`.
    pub(crate) fn new(outer: HtmlElement, address: &str, narrow: bool, tell: Function) -> Around {
        let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
        let (game, query) = path.split_once('?').unwrap_or((path, ""));
        Around {
            outer,
            game: game.to_string(),
            query: query.to_string(),
            fragment: fragment.to_string(),
            tell,
            narrow: Cell::new(narrow),
            ear: RefCell::default(),
        }
    }

    /// Something is said to the board; it is heard only while the board is there.
    pub(crate) fn say(&self, spoke: Spoke) {
        if let Some(ear) = &*self.ear.borrow() {
            ear(spoke);
        }
    }
}

impl PartialEq for Around {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for Around {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Around({})", self.game)
    }
}

/// What all boards in somebody else’s page share, which has none of it itself.
struct Store {
    /// The folder of the whole site.
    site: String,
    /// The texts of games.
    texts: Document,
}

thread_local! {
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// From now on texts are looked for here, and the whole site is in this folder.
pub(crate) fn store(site: String, texts: Document) {
    STORE.set(Some(Store { site, texts }));
}

/// The folder of the whole site, for boards in somebody else’s page.
pub(crate) fn site() -> Option<String> {
    STORE.with_borrow(|store| store.as_ref().map(|store| store.site.clone()))
}

/// The text of this id: of the page, or of the store where there is one.
pub(crate) fn text(id: &str) -> Option<Element> {
    let stored = STORE.with_borrow(|store| store.as_ref().map(|store| store.texts.clone()));
    stored.unwrap_or_else(gloo::utils::document).get_element_by_id(id)
}
