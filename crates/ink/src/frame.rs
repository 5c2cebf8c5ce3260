//! What every page has above and below: name, way home, look of the page, footer.

use crate::address;
use crate::browser;
use crate::deed::Does;
use crate::fields;
use crate::ink::Ink;
use crate::words;
use messages::{LANGUAGES, Message};

/// Where on the site a page stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// The shelf of games.
    Shelf,
    /// A game, whose board one can skip to.
    Board,
    /// The tables.
    Tables,
}

impl Site {
    /// Addresses of the shelf and of the tables: a page leads to itself without being loaded again.
    pub(crate) fn ways(self) -> [&'static str; 2] {
        match self {
            Site::Shelf | Site::Board => ["#/", "tables.html"],
            Site::Tables => ["index.html#/", "#"],
        }
    }
}

/// The head of every page.
pub fn top<D: Does>(ink: &mut Ink<D>, site: Site, theme: &str, motion: bool) {
    let (to, words) = match site {
        Site::Board => ("#board", words::skip_board()),
        Site::Shelf => ("#main", words::skip_games()),
        Site::Tables => ("#main", words::skip_tables()),
    };
    let [games, tables] = site.ways();
    ink.open("a|class=skip");
    ink.fixed("href", to);
    ink.click(D::skip(site == Site::Board));
    ink.text(&words);
    ink.shut();
    ink.open("header|class=top");
    ink.open("a|class=wordmark");
    ink.fixed("href", games);
    ink.open("svg|viewBox=0 0 32 32|aria-hidden=true");
    ink.void("use|href=#glyph");
    ink.shut();
    ink.text(words::SITE);
    ink.shut();
    ink.open("button|type=button|class=share-open|aria-haspopup=dialog");
    ink.click(D::share());
    ink.text(&words::share());
    ink.shut();
    ink.open("nav");
    ink.set("aria-label", &words::navigation());
    for (way, name, here) in [
        (games, words::games(), site == Site::Shelf),
        (tables, words::tables(), site == Site::Tables),
    ] {
        ink.open("a");
        ink.fixed("href", way);
        if here {
            ink.fixed("aria-current", "page");
        }
        ink.text(&name);
        ink.shut();
    }
    look(ink, theme, motion);
    ink.shut();
    ink.shut();
}

/// Opens the window for sharing: the page names the script, which is fetched at the first time.
pub fn share() {
    if let Some(script) = address::meta("last-move-share") {
        // Where it does not come, the button does nothing, and can be pressed again.
        let _ = browser::run_script(&script);
    }
}

/// Theme and motion, kept for the next visit.
fn look<D: Does>(ink: &mut Ink<D>, theme: &str, motion: bool) {
    if let Some(entry) = D::language() {
        language(ink, entry);
    }
    ink.open("label|class=look");
    ink.text(&words::theme());
    let mut options = Vec::new();
    for (word, name) in themes() {
        options.push((word.to_string(), ink.words(&name)));
    }
    ink.open("select");
    fields::select(ink, &options, theme, D::theme());
    ink.shut();
    ink.open("button|type=button|class=switch|role=switch");
    ink.flag("aria-checked", motion);
    ink.click(D::motion());
    ink.text(&words::motion());
    ink.shut();
}

/// The choice of a language, each by its own name.
fn language<D: Does>(ink: &mut Ink<D>, entry: D::Entry) {
    let chosen = ink.mail().language().to_string();
    let options: Vec<_> = LANGUAGES.map(|(word, name)| (word.to_string(), name.to_string())).into();
    ink.open("label|class=look language");
    ink.text(&words::language());
    ink.open("select");
    fields::select(ink, &options, &chosen, entry);
    ink.shut();
}

/// Words of the choices of colours, the first of which leaves it to the browser.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "contrast"];

pub(crate) fn themes() -> impl Iterator<Item = (&'static str, Message)> {
    let names =
        [words::theme_auto(), words::theme_light(), words::theme_dark(), words::theme_contrast()];
    THEMES.into_iter().zip(names)
}

/// Pages that are only read, and what leads there.
pub(crate) fn ways() -> [(&'static str, Message); 4] {
    [
        ("teachers.html", words::for_teachers()),
        ("docs.html", words::embed()),
        ("privacy.html", words::privacy()),
        ("credits.html", words::credits()),
    ]
}

/// The foot of every page.
pub fn foot<D: Does>(ink: &mut Ink<D>, site: Site) {
    ink.open("footer|class=foot");
    ink.say("span", &words::foot());
    ink.say("span", &words::foot_private());
    for (way, name) in [(site.ways()[0], words::games())].into_iter().chain(ways()) {
        ink.open("a");
        ink.fixed("href", way);
        ink.text(&name);
        ink.shut();
    }
    ink.shut();
}

/// The foot of what stands in somebody else’s page: the way to the whole page, if there is one.
pub fn source<D: Does>(ink: &mut Ink<D>, spec: &'static str, to: Option<String>) {
    ink.open(spec);
    match to {
        Some(to) => {
            ink.open("a|target=_blank|rel=noopener");
            ink.set("href", &to);
            ink.text(words::SITE);
            ink.shut();
        }
        None => ink.say("span|class=soft", words::SITE),
    }
    ink.shut();
}

/// Lets the page look as it was chosen.
pub fn look_like(theme: &str, motion: bool) {
    let known = THEMES[1..].contains(&theme);
    browser::set_root("data-theme", known.then_some(theme));
    browser::set_root("data-motion", (!motion).then_some("off"));
}

/// Theme and motion as they were chosen at an earlier visit.
pub fn kept_look() -> (String, bool) {
    let theme = browser::kept("theme").unwrap_or_else(|| THEMES[0].to_string());
    (theme, browser::kept("motion").as_deref() != Some("off"))
}
