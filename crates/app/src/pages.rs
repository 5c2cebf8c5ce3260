//! The page of the site for the address, and the state of the shelf when it was left.

use crate::address::{self, Address};
use crate::step_texts;
use crate::table::Table;
use crate::ui::mini;
use crate::words;
use gloo::utils::window;
use messages::Message;
use session::link::{LinkError, Route};
use std::rc::Rc;
use web_common::hooks::use_event;
use web_common::root::Root;
use yew::prelude::{
    Callback, Reducible, UseReducerHandle, hook, use_effect_with, use_memo, use_reducer,
};

/// The target of the address.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Page {
    Home,
    Play(Rc<Table>),
    /// No page, and the reason, if known.
    Lost(Option<Message>),
}

impl Page {
    fn of(route: Result<Route, LinkError>) -> Page {
        let lost = |error: &LinkError| Page::Lost(Some(words::no_page_because(error.into())));
        match route {
            Ok(Route::Home) => Page::Home,
            Ok(Route::Play(link)) => match Table::open(&link) {
                Some(table) => Page::Play(Rc::new(step_texts::begun(table, &link))),
                None => lost(&LinkError::Game(link.game)),
            },
            Ok(Route::Nowhere) => Page::Lost(None),
            Err(error) => lost(&error),
        }
    }
}

/// The shelf as it was when it was left.
#[derive(Clone, Debug, Default)]
struct Shelf {
    /// The text of its search.
    find: String,
    /// How far down it was.
    down: f64,
    /// The game for which it was left.
    game: Option<&'static str>,
}

/// The page of the site that is open.
#[derive(Clone, Debug)]
pub(crate) struct Pages {
    pub(crate) page: Page,
    shelf: Shelf,
    /// How many pages have been turned.
    turned: u32,
}

/// A message about pages.
#[derive(Debug)]
pub(crate) enum Turn {
    /// The address has another target; includes the scroll position of the page.
    Moved(Result<Route, LinkError>, f64),
    /// Something was typed into the search.
    Find(String),
}

impl Reducible for Pages {
    type Action = Turn;

    fn reduce(self: Rc<Self>, turn: Turn) -> Rc<Self> {
        let mut next = (*self).clone();
        match turn {
            Turn::Find(text) => next.shelf.find = text,
            Turn::Moved(route, down) => next.turn(Page::of(route), down),
        }
        Rc::new(next)
    }
}

impl Pages {
    fn new(route: Result<Route, LinkError>) -> Pages {
        let mut first = Pages { page: Page::Home, shelf: Shelf::default(), turned: 0 };
        first.turn(Page::of(route), 0.0);
        first
    }

    fn turn(&mut self, page: Page, down: f64) {
        match (&self.page, &page) {
            // Another address of the same game turns no page.
            (Page::Play(before), Page::Play(after)) if before.game() == after.game() => {
                self.page = page;
                return;
            }
            (Page::Home, Page::Play(table)) => {
                (self.shelf.down, self.shelf.game) = (down, Some(table.game()));
            }
            // Otherwise the shelf begins at its top, with all games.
            (Page::Play(_), Page::Home) => {}
            _ => self.shelf = Shelf::default(),
        }
        self.page = page;
        self.turned += 1;
    }

    /// The text in the search of the shelf.
    pub(crate) fn find(&self) -> &str {
        &self.shelf.find
    }

    /// A new page begins at its top and its heading; the shelf where it was left, at the game that was open.
    fn take_place(&self) {
        let (down, game) = match self.page {
            Page::Home => (self.shelf.down, self.shelf.game),
            _ => (0.0, None),
        };
        window().scroll_to_with_x_and_y(0.0, down);
        Root::page().focus(&game.map_or("title".to_string(), mini::link));
    }
}

/// The address bar of the site, and the page that it leads to.
#[hook]
pub(crate) fn use_address() -> (Address, UseReducerHandle<Pages>) {
    let address = use_memo((), |()| Address::now());
    let pages = use_reducer(|| Pages::new(address::route(&address)));
    let (bar, turn) = (address.clone(), pages.dispatcher());
    let moved = move |()| {
        if bar.moved() {
            let down = window().scroll_y().unwrap_or(0.0);
            turn.dispatch(Turn::Moved(address::route(&bar), down));
        }
    };
    use_event(Some("hashchange"), Callback::from(moved));
    let here = pages.clone();
    use_effect_with(pages.turned, move |turned| {
        // The first page leaves the focus alone; later ones begin at their heading.
        if *turned > 1 {
            here.take_place();
        }
    });
    ((*address).clone(), pages)
}
