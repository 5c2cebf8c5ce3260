//! The head and foot of every page: name, home link, appearance, footer.

use crate::address;
use crate::browser;
use crate::controls::{Options, Select};
use crate::preferences::{Preferences, THEMES, use_preferences};
use crate::root::Root;
use crate::words::{self, Words};
use messages::{LANGUAGES, Message};
use yew::prelude::{AttrValue, Callback, Event, Html, MouseEvent, Properties, component, html};

/// The place of a page on the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// The shelf of games.
    Shelf,
    /// A game, with a skip link to its board.
    Board,
    /// The tables.
    Tables,
}

impl Site {
    /// Addresses of the shelf and of the tables; a link to the page itself does not reload it.
    fn ways(self) -> [&'static str; 2] {
        match self {
            Site::Shelf | Site::Board => ["#/", "tables.html"],
            Site::Tables => ["index.html#/", "#"],
        }
    }
}

/// The page and its language; `onlook` is called when the appearance changes.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn page() {
/// use web_common::head::{Foot, Head, Site};
/// use yew::prelude::{Html, component, html};
///
/// #[component]
/// fn Page() -> Html {
///     html! {
///         <>
///             <Head site={Site::Tables} language="en" />
///             <Foot site={Site::Tables} language="en" />
///         </>
///     }
/// }
///
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// let here = root.query_selector("[aria-current]").unwrap().unwrap();
/// assert_eq!(here.text_content().as_deref(), Some("tables"));
/// let links = root.query_selector_all("footer a").unwrap();
/// assert_eq!(links.length(), 5);
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Properties)]
#[allow(missing_docs, reason = "told above")]
pub struct PageProps {
    pub site: Site,
    pub language: AttrValue,
    #[prop_or_default]
    pub onlook: Callback<()>,
}

fn said(language: &AttrValue, message: &Message) -> AttrValue {
    message.words(language).into_owned().into()
}

/// The head of every page.
#[component]
pub fn Head(PageProps { site, language, onlook }: &PageProps) -> Html {
    let say = |message: Message| said(language, &message);
    let (to, skip_words) = match site {
        Site::Board => ("#board", words::skip_board()),
        Site::Shelf => ("#main", words::skip_games()),
        Site::Tables => ("#main", words::skip_tables()),
    };
    let [games, tables] = site.ways();
    let current = |here: Site| (*site == here).then_some("page");
    html! {
        <>
            <a class="skip" href={to} onclick={skip(*site)}>{ say(skip_words) }</a>
            <header class="top">
                <a class="wordmark" href={games}>
                    <svg viewBox="0 0 32 32" aria-hidden="true"><use href="#glyph" /></svg>
                    { words::SITE }
                </a>
                <button type="button" class="share-open" aria-haspopup="dialog" onclick={share}>
                    { say(words::share()) }
                </button>
                // In a small window the browser itself shows and hides it; it is made anew, and so closed, on
                // another page.
                <button type="button" class="menu-open" popovertarget="menu">
                    { say(words::menu()) }
                </button>
                <nav id="menu" popover="auto" key={to} aria-label={say(words::navigation())}>
                    <a href={games} aria-current={current(Site::Shelf)}>{ say(words::games()) }</a>
                    <a href={tables} aria-current={current(Site::Tables)}>{ say(words::tables()) }</a>
                    <Look {language} {onlook} />
                </nav>
            </header>
        </>
    }
}

/// Skips to the board or to the main content.
fn skip(site: Site) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        // The address after `#` belongs to the pages.
        event.prevent_default();
        let root = Root::page();
        if site == Site::Board && root.cell().is_some() {
            root.focus_board();
        } else {
            root.focus("main");
        }
    })
}

/// Opens the sharing window: the page names the script, which is loaded on first use.
fn share(_: MouseEvent) {
    if let Some(script) = address::meta("last-move-share") {
        // If it does not load, the button does nothing, and can be pressed again.
        let _ = browser::run_script(&script);
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct LookProps {
    language: AttrValue,
    onlook: Callback<()>,
}

/// Language, theme and motion.
#[component]
fn Look(LookProps { language, onlook }: &LookProps) -> Html {
    let say = |message: Message| said(language, &message);
    let (preferences, change) = use_preferences(onlook);
    let (before, changed) = (preferences.clone(), change.clone());
    let theme = move |event: Event| {
        changed.emit(Preferences { theme: browser::value(&event).into(), ..before.clone() });
    };
    let Preferences { theme: chosen, motion, .. } = preferences.clone();
    let switch = move |_: MouseEvent| {
        change.emit(Preferences { motion: !motion, ..preferences.clone() });
    };
    html! {
        <>
            { choose_language(language) }
            <label class="look">
                { say(words::theme()) }
                <Select options={themes(language)} value={chosen} onchange={theme} />
            </label>
            <button type="button" class="switch" role="switch"
                aria-checked={if motion { "true" } else { "false" }} onclick={switch}>
                { say(words::motion()) }
            </button>
        </>
    }
}

fn choose_language(language: &AttrValue) -> Html {
    html! {
        <label class="look language">
            { said(language, &words::language()) }
            <Select options={languages()} value={language} onchange={speak} />
        </label>
    }
}

/// Each language by its own name.
fn languages() -> Options {
    LANGUAGES.map(|(word, name)| (word.into(), name.into())).into()
}

/// Switches the language: the script that starts the page loads the words, and reports them.
fn speak(event: Event) {
    let language = browser::value(&event);
    browser::keep("language", &language);
    browser::set_root("lang", Some(&language));
}

fn themes(language: &AttrValue) -> Options {
    let names =
        [words::theme_auto(), words::theme_light(), words::theme_dark(), words::theme_contrast()];
    let names = names.iter().map(|name| said(language, name));
    THEMES.map(AttrValue::from).into_iter().zip(names).collect()
}

/// The foot of every page: links to the pages for reading.
#[component]
pub fn Foot(PageProps { site, language, .. }: &PageProps) -> Html {
    let pages = [
        ("teachers", words::for_teachers()),
        ("docs", words::embed()),
        ("privacy", words::privacy()),
        ("credits", words::credits()),
    ];
    let games = (AttrValue::from(site.ways()[0]), words::games());
    let pages = pages.into_iter().map(|(page, name)| (written_page(page, language), name));
    html! {
        <footer class="foot">
            <span>{ said(language, &words::foot()) }</span>
            <span>{ said(language, &words::foot_private()) }</span>
            for (way, name) in [games].into_iter().chain(pages) {
                <a href={way}>{ said(language, &name) }</a>
            }
        </footer>
    }
}

/// The file of a page for authors in a language; the names of English files name no language.
fn written_page(page: &str, language: &str) -> AttrValue {
    let [(english, _), ..] = LANGUAGES;
    let end = if language == english { String::new() } else { [".", language].concat() };
    [page, &end, ".html"].concat().into()
}

/// The link from another site’s page to the whole page, if there is one.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn source() {
/// use yew::prelude::{Html, component};
///
/// #[component]
/// fn Page() -> Html {
///     web_common::head::source(Some("https://school.example/play/nim.html".to_string()))
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.text_content().as_deref(), Some("Last Move"));
/// assert!(root.query_selector("a[href$='nim.html']").unwrap().is_some());
/// # }
/// ```
pub fn source(to: Option<String>) -> Html {
    match to {
        Some(to) => html! { <a target="_blank" rel="noopener" href={to}>{ words::SITE }</a> },
        None => html! { <span class="soft">{ words::SITE }</span> },
    }
}
