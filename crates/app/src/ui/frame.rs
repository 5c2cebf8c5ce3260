//! What every page has above and below: name, way home, look of the page, footer.

use super::ink::Ink;
use crate::deed::{Deed, Entry};
use crate::words;

/// The head of every page; `board` is true if there is one to skip to.
pub(crate) fn top(ink: &mut Ink, board: bool, theme: &str, motion: bool) {
    let (to, words) = if board { ("#board", words::SKIP) } else { ("#main", words::SKIP_MAIN) };
    ink.open("a|class=skip");
    ink.fixed("href", to);
    ink.click(Deed::Skip(board));
    ink.text(words);
    ink.shut();
    ink.open("header|class=top");
    ink.open("a|class=wordmark|href=#/");
    ink.open("svg|viewBox=0 0 32 32|aria-hidden=true");
    ink.void("use|href=#glyph");
    ink.shut();
    ink.text(words::SITE);
    ink.shut();
    ink.open("nav");
    ink.set("aria-label", words::SITE_NAV);
    ink.open("a|href=#/");
    if !board {
        ink.fixed("aria-current", "page");
    }
    ink.text(words::GAMES);
    ink.shut();
    look(ink, theme, motion);
    ink.shut();
    ink.shut();
}

/// Theme and motion, kept for the next visit.
fn look(ink: &mut Ink, theme: &str, motion: bool) {
    ink.open("label|class=look");
    ink.text(words::THEME);
    let mut options = Vec::new();
    for (word, name) in words::THEMES {
        options.push((word.to_string(), name.to_string()));
    }
    ink.open("select");
    super::fields::select(ink, &options, theme, Entry::Theme);
    ink.shut();
    ink.open("button|type=button|class=switch|role=switch");
    ink.flag("aria-checked", motion);
    ink.click(Deed::Motion);
    ink.text(words::MOTION);
    ink.shut();
}

/// The foot of every page.
pub(crate) fn foot(ink: &mut Ink) {
    ink.open("footer|class=foot");
    ink.say("span", words::FOOT);
    ink.say("span", words::FOOT_PRIVATE);
    ink.say("a|href=#/", words::GAMES);
    ink.shut();
}
