//! Where a board is mounted: on a page of its own, or inline on another site.

use crate::browser;
use crate::host::HostEvent;
use js_sys::Function;
use session::Session;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_common::root::Root;
use web_sys::{Document, Element, HtmlElement};

/// Below this width of a page, a board is narrower than 30rem: its margins come on top.
pub const NARROW: &str = "(max-width: 32.5rem)";

/// Below this height of a page of the site, board and words are side by side, and both are narrow.
pub const LOW: &str = "(max-height: 30rem)";

/// Above this width in px, and below this height in shares of the width, a board that fits its box has all else
/// beside it; see web/fit.css.
const BESIDE: [f64; 2] = [560.0, 0.85];

/// About how much of the width and of the height of such a box is taken by what stands beside its board, or above
/// and below it, in px.
const AROUND: [f64; 2] = [260.0, 130.0];

/// Where the app draws, and its surroundings.
#[derive(Clone, Debug, PartialEq, yew::Properties)]
pub(crate) struct Mount {
    /// The tree with all that is drawn.
    pub(crate) root: Root,
    /// The element of another site’s page; `None` on a page of its own.
    pub(crate) inline: Option<Rc<InlineElement>>,
}

impl Default for Mount {
    /// A page of its own.
    fn default() -> Mount {
        Mount { root: Root::page(), inline: None }
    }
}

/// The language of the element around a board, or else of its page, by its word.
pub(crate) fn language(inline: Option<&InlineElement>) -> String {
    inline.map_or_else(browser::language, |inline| inline.outer.lang())
}

impl Mount {
    /// The language of all that is drawn, by its word.
    pub(crate) fn language(&self) -> String {
        language(self.inline.as_deref())
    }

    /// True if the board is narrow, so that it has fewer pieces in a line.
    pub(crate) fn narrow(&self) -> bool {
        match &self.inline {
            Some(inline) => inline.narrow.get(),
            None => browser::media(NARROW),
        }
    }

    /// The room that is left for a board that fits its box, in CSS pixels: across and down.
    pub(crate) fn room(&self) -> [f64; 2] {
        let [wide, high] = match &self.inline {
            Some(inline) => {
                let area = inline.outer.get_bounding_client_rect();
                [area.width(), area.height()]
            }
            None => browser::inner_size(),
        };
        if wide > BESIDE[0] && high < BESIDE[1] * wide {
            [(wide - AROUND[0]).max(1.0), high]
        } else {
            [wide, (high - AROUND[1]).max(1.0)]
        }
    }

    /// The same on the site, where a board fits the window. A frame is as high as its board, so its
    /// height has no meaning.
    pub(crate) fn narrow_on_site(&self) -> bool {
        self.narrow() || browser::media(LOW)
    }
}

/// Receives the messages to a board.
type Listener = Rc<dyn Fn(HostEvent)>;

/// An element of another site’s page; its shadow tree contains a board.
pub(crate) struct InlineElement {
    /// Has theme, size and direction; the board is drawn in its first element.
    pub(crate) outer: HtmlElement,
    pub(crate) game: String,
    /// Parameters, as a frame has them before its `#`.
    pub(crate) query: String,
    /// Position, moves or state, as in the fragment of a frame's address.
    pub(crate) fragment: String,
    /// Receives the board's messages, as plain data.
    pub(crate) tell: Function,
    /// True while the board is narrow.
    pub(crate) narrow: Cell<bool>,
    /// Set while the board exists.
    pub(crate) listener: RefCell<Option<Listener>>,
}

impl InlineElement {
    /// An element that requests a game like the address of a frame: `nim?players=two#at=1.2`.
    pub(crate) fn new(
        outer: HtmlElement,
        address: &str,
        narrow: bool,
        tell: Function,
    ) -> InlineElement {
        let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
        let (game, query) = path.split_once('?').unwrap_or((path, ""));
        InlineElement {
            outer,
            game: game.to_string(),
            query: query.to_string(),
            fragment: fragment.to_string(),
            tell,
            narrow: Cell::new(narrow),
            listener: RefCell::default(),
        }
    }

    /// Sends a message to the board, if it exists.
    pub(crate) fn say(&self, event: HostEvent) {
        if let Some(listener) = &*self.listener.borrow() {
            listener(event);
        }
    }
}

impl PartialEq for InlineElement {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for InlineElement {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Around({})", self.game)
    }
}

/// Shared by all inline boards, whose page has none of it.
struct Store {
    /// The folder of the whole site.
    site: String,
    /// The texts of games.
    texts: Document,
}

thread_local! {
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// Sets where texts are looked up, and the folder of the whole site.
pub(crate) fn store(site: String, texts: Document) {
    STORE.set(Some(Store { site, texts }));
}

/// The folder of the whole site, for inline boards.
pub(crate) fn site() -> Option<String> {
    STORE.with_borrow(|store| store.as_ref().map(|store| store.site.clone()))
}

/// The text of this id: of the page, or of the store if there is one.
pub(crate) fn text(id: &str) -> Option<Element> {
    let stored = STORE.with_borrow(|store| store.as_ref().map(|store| store.texts.clone()));
    stored.unwrap_or_else(gloo::utils::document).get_element_by_id(id)
}

/// True if a board has larger pieces in this room with fewer of them in a line.
pub(crate) fn narrow_in(session: &Session, [across, down]: [f64; 2]) -> bool {
    let scale = |narrow| {
        let scene = session.scene(narrow);
        (across / f64::from(scene.width)).min(down / f64::from(scene.height))
    };
    scale(true) > scale(false)
}
