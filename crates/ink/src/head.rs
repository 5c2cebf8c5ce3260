//! Head and foot of a page of the site, as components.

use crate::browser::{self, Root};
use crate::frame::{Site, share, themes, ways};
use crate::preferences::{Preferences, use_preferences};
use crate::words::{self, Language, Words};
use messages::{LANGUAGES, Message};
use web_sys::{Event, MouseEvent};
use yew::prelude::{AttrValue, Callback, Html, Properties, component, html};

/// The language that a page is written in, and where on the site it stands.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct EdgeProps {
    /// By its word.
    pub language: Language,
    /// Which page it is.
    pub site: Site,
}

fn say(message: &Message, language: &str) -> AttrValue {
    message.words(language).into_owned().into()
}

/// The head of every page.
#[component]
pub fn Head(EdgeProps { language, site }: &EdgeProps) -> Html {
    let site = *site;
    let (to, skipped) = match site {
        Site::Board => ("#board", words::skip_board()),
        Site::Shelf => ("#main", words::skip_games()),
        Site::Tables => ("#main", words::skip_tables()),
    };
    let skip = Callback::from(move |event: MouseEvent| {
        // The address after `#` belongs to the pages.
        event.prevent_default();
        match Root::page().cell().filter(|_| site == Site::Board) {
            Some(cell) => browser::focus(&cell.id()),
            None => browser::focus("main"),
        }
    });
    let [games, tables] = site.ways();
    let ways = [
        (games, words::games(), site == Site::Shelf),
        (tables, words::tables(), site == Site::Tables),
    ];
    html! {
        <>
            <a class="skip" href={to} onclick={skip}>{ say(&skipped, language) }</a>
            <header class="top">
                <a class="wordmark" href={games}>
                    <svg viewBox="0 0 32 32" aria-hidden="true"><use href="#glyph" /></svg>
                    { words::SITE }
                </a>
                <button type="button" class="share-open" aria-haspopup="dialog" onclick={|_| share()}>
                    { say(&words::share(), language) }
                </button>
                <nav aria-label={say(&words::navigation(), language)}>
                    for (way, name, here) in ways {
                        <a href={way} aria-current={here.then_some("page")}>{ say(&name, language) }</a>
                    }
                    <Look language={language.clone()} />
                </nav>
            </header>
        </>
    }
}

/// The language that a page is written in.
#[derive(Clone, Debug, PartialEq, Properties)]
struct LookProps {
    language: Language,
}

/// Language, colours and motion, kept for the next visit.
#[component]
fn Look(LookProps { language }: &LookProps) -> Html {
    let chosen = use_preferences();
    let speak = |event: Event| {
        let language = browser::value(&event);
        browser::keep("language", &language);
        // The script that starts the page brings the words, and says when they are there.
        browser::set_root("lang", Some(&language));
    };
    let theme = {
        let chosen = chosen.clone();
        move |event: Event| {
            let theme = browser::value(&event);
            browser::keep("theme", &theme);
            chosen.set(Preferences { theme, ..(*chosen).clone() });
        }
    };
    let motion = {
        let chosen = chosen.clone();
        move |_| {
            let motion = !chosen.motion;
            browser::keep("motion", if motion { "on" } else { "off" });
            chosen.set(Preferences { motion, ..(*chosen).clone() });
        }
    };
    html! {
        <>
            <label class="look language">
                { say(&words::language(), language) }
                <select data-value={language.clone()} onchange={speak}>
                    for (word, name) in LANGUAGES {
                        <option value={word}>{ name }</option>
                    }
                </select>
            </label>
            <label class="look">
                { say(&words::theme(), language) }
                <select data-value={chosen.theme.clone()} onchange={theme}>
                    for (word, name) in themes() {
                        <option value={word}>{ say(&name, language) }</option>
                    }
                </select>
            </label>
            <button type="button" class="switch" role="switch" onclick={motion}
                aria-checked={if chosen.motion { "true" } else { "false" }}>
                { say(&words::motion(), language) }
            </button>
        </>
    }
}

/// The foot of every page.
#[component]
pub fn Foot(EdgeProps { language, site }: &EdgeProps) -> Html {
    let ways = [(site.ways()[0], words::games())].into_iter().chain(ways());
    html! {
        <footer class="foot">
            <span>{ say(&words::foot(), language) }</span>
            <span>{ say(&words::foot_private(), language) }</span>
            for (way, name) in ways {
                <a href={way}>{ say(&name, language) }</a>
            }
        </footer>
    }
}
