//! The site: its head and foot, and between them the page of the address.

use crate::browser;
use crate::command::{Command, Entry};
use crate::game::Game;
use crate::pages::{Page, Turn, use_address};
use crate::solver::Solver;
use crate::ui::View;
use crate::ui::home::{self, Home};
use crate::words;
use web_common::head::{Foot, Head, Site as Place};
use web_common::hooks::{use_language, use_title, use_worker};
use web_common::preferences::Preferences;
use web_common::root::Root;
use web_common::words::Words;
use yew::prelude::{Html, component, html, use_effect, use_memo};

#[component]
pub(crate) fn Site() -> Html {
    // How soon the machine moves depends on it.
    use_memo((), |()| Preferences::kept().apply());
    let solver = use_worker(|| Solver::new(true));
    let language = use_language();
    let (address, pages) = use_address();
    let finder = pages.dispatcher();
    let view = use_memo(language.clone(), |language| {
        View::new(language.clone(), move |command, event| {
            if let Command::Enter(Entry::Find) = **command {
                finder.dispatch(Turn::Find(browser::value(event)));
            }
        })
    });
    let (site, title) = match &pages.page {
        Page::Home => (Place::Shelf, words::home_title()),
        Page::Play(table) => (Place::Board, (table.session.game().card().title)()),
        Page::Lost(_) => (Place::Shelf, words::no_page()),
    };
    use_title(Some(format!("{} · {}", title.words(&language), words::SITE)));
    use_effect(|| Root::page().show_values());
    let view = &*view;
    let page = match &pages.page {
        Page::Home => html! { <Home {view} find={pages.find().to_string()} /> },
        Page::Lost(because) => home::lost(view, because.as_ref()),
        Page::Play(opened) => html! {
            <Game key={opened.game()} {opened} {address} {solver} />
        },
    };
    html! {
        <>
            <Head {site} language={&language} />
            <main id="main" class="main" tabindex="-1">{ page }</main>
            <Foot {site} {language} />
        </>
    }
}
