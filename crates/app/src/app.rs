//! From the address to a page.

use crate::address::Address;
use crate::browser;
use crate::pages::home::Home;
use crate::pages::lost;
use crate::pages::play::Play;
use crate::solver::Solver;
use crate::store::Same;
use crate::ui::frame::{foot, top};
use crate::words;
use gloo::events::EventListener;
use session::link::{Link, LinkError, Route};
use std::rc::Rc;
use yew::prelude::*;

/// What the address leads to.
#[derive(Clone, Debug)]
enum Page {
    Home,
    Play(Same<Link>),
    Lost(String),
}

impl Page {
    fn at(address: &Address) -> Page {
        match address.route() {
            Ok(Route::Home) => Page::Home,
            Ok(Route::Play(link)) if games::find(&link.game).is_some() => {
                Page::Play(Same(Rc::new(link)))
            }
            Ok(Route::Play(link)) => no_page(&LinkError::Game(link.game)),
            Ok(Route::Nowhere) => Page::Lost(String::new()),
            Err(error) => no_page(&error),
        }
    }

    /// What tells one page from another: moves within a game do not turn pages.
    fn name(&self) -> String {
        match self {
            Page::Home => "home".to_string(),
            Page::Play(Same(link)) => link.game.clone(),
            Page::Lost(_) => "lost".to_string(),
        }
    }

    fn title(&self) -> String {
        let title = match self {
            Page::Home => return format!("{} · {}", words::HOME_TITLE, words::SITE),
            Page::Play(Same(link)) => games::find(&link.game).map_or("", |game| game.card().title),
            Page::Lost(_) => words::LOST,
        };
        format!("{title} · {}", words::SITE)
    }
}

fn no_page(error: &LinkError) -> Page {
    Page::Lost(words::lost(&error.to_string()))
}

#[component]
pub(crate) fn App() -> Html {
    let address = use_memo((), |()| Address::now());
    let solver = use_memo((), |()| Solver::new());
    let start = address.clone();
    let page = use_state(move || Page::at(&start));
    let (turned, read) = (page.setter(), address.clone());
    use_effect_with((), move |()| {
        let listener = EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            if read.moved() {
                turned.set(Page::at(&read));
            }
        });
        move || drop(listener)
    });
    let first = use_mut_ref(|| true);
    let title = page.title();
    use_effect_with(page.name(), move |_| {
        gloo::utils::document().set_title(&title);
        // The first page leaves the focus alone; later ones begin at their heading.
        if !std::mem::replace(&mut *first.borrow_mut(), false) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus("title");
        }
    });
    let content = match &*page {
        Page::Home => html! { <Home/> },
        Page::Play(link) => html! {
            <Play key={link.0.game.clone()} link={link.clone()}
                address={(*address).clone()} solver={(*solver).clone()}/>
        },
        Page::Lost(because) => lost::lost(because),
    };
    let board = matches!(*page, Page::Play(_));
    html! { <>{ top(board) }<main id="main" tabindex="-1">{ content }</main>{ foot() }</> }
}
