//! What boards need that stand in somebody else’s page: their style, drawings and texts, as scripts.
//!
//! Scripts, since a page may have scripts of another site where it may fetch nothing from there.

use std::collections::BTreeSet;
use std::path::Path;

use crate::about::template;
use crate::frames::{STYLE, quoted, read, write};
use crate::style::{find, without_comments};
use crate::{Outcome, place};

/// Style and drawings.
pub(crate) const KIT: &str = "last-move-kit.js";
/// The text of a game, whose id is put before the end.
pub(crate) const ABOUT: &str = "about.js";
/// What is unlike in a frame.
const OWN: &str = "inline.css";
/// What the names of properties begin with by which a page may colour boards.
const OPEN: &str = "--last-move-";

/// Writes style and drawings beside the frames, whose style is there already.
pub(crate) fn write_kit(folder: &Path, art: &str) -> Outcome {
    let own = read(&place::root().join("web").join(OWN))?;
    let style = read(&folder.join(STYLE))? + &own;
    let style = shut(&(style.clone() + art)) + &inside(&style);
    let kit = format!("self.lastMoveKit={{style:{},art:{}}};", quoted(&style)?, quoted(art)?);
    write(&folder.join(KIT), &kit)
}

/// Each game’s id, with the script that brings its text.
pub(crate) fn texts() -> Result<Vec<(&'static str, String)>, String> {
    let mut texts = Vec::new();
    for game in games::GAMES {
        let id = game.card().id;
        let text = quoted(template(id).trim())?;
        texts.push((id, format!("(self.lastMoveTexts??={{}})[\"{id}\"]={text};")));
    }
    Ok(texts)
}

/// Before everything else: what comes in from the page around is put back. `all` leaves out custom properties,
/// so each one that the style knows is named, except those that are meant for the page around.
fn shut(style: &str) -> String {
    let style = without_comments(style);
    let names: BTreeSet<&str> = style
        .match_indices("--")
        .filter(|(at, _)| !style[..*at].ends_with(named))
        .map(|(at, _)| style[at..].split(|letter| !named(letter)).next().unwrap_or_default())
        .filter(|name| name.len() > 2 && !name.starts_with(OPEN))
        .collect();
    let names: String = names.iter().map(|name| format!(";{name}:initial")).collect();
    format!("@layer around{{.base{{all:initial{names}}}}}")
}

/// The style of a page for a tree of its own inside a page: there is no root and no body there, and
/// `rem` would be the size of the page’s own letters.
fn inside(style: &str) -> String {
    let style = without_comments(style);
    let mut text = String::with_capacity(style.len() * 2);
    let mut rest = style.as_str();
    while let Some(at) = find(rest, |sign, depth| depth == 0 && matches!(sign, '{' | '}' | ';')) {
        let (body, behind) = rest.split_at(at);
        let (end, behind) = behind.split_at(1);
        rest = behind;
        let trimmed = body.trim_start();
        text += &match () {
            () if end != "{" => lengths(body, |n| format!("calc({n}*var(--last-move-rem))")),
            // There a length cannot be looked up.
            () if trimmed.starts_with("@container") => {
                lengths(body, |n| format!("{}px", n.parse::<f64>().unwrap_or_default() * 16.0))
            }
            () if trimmed.starts_with('@') => body.to_string(),
            () => selector(body),
        };
        text += end;
    }
    text + rest
}

fn named(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// A selector with the elements that stand for those that are not there.
fn selector(selector: &str) -> String {
    let mut text = String::new();
    let mut rest = selector;
    while let Some(first) = rest.chars().next() {
        let (word, more) = match named(first) {
            true => rest.split_at(rest.find(|c| !named(c)).unwrap_or(rest.len())),
            false => rest.split_at(first.len_utf8()),
        };
        let alone = !text.ends_with(['.', '#', ':', '[', '=']);
        match word {
            "html" | "body" if alone => text += ".framed",
            "main" if alone => text += ".main",
            "root" if text.ends_with(':') => {
                text.pop();
                text += ".whole";
            }
            _ => text += word,
        }
        rest = more;
    }
    text
}

/// A declaration with another word for each number of `rem`.
fn lengths(text: &str, word: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("rem") {
        let (before, after) = rest.split_at(at);
        let number = before.rfind(|c: char| !c.is_ascii_digit() && c != '.').map_or(0, |i| {
            let next = i + before[i..].chars().next().map_or(1, char::len_utf8);
            // A sign belongs to a number unless something stands before it.
            if before[i..].starts_with('-') && !before[..i].ends_with(named) { i } else { next }
        });
        let after = &after[3..];
        if number < at && !after.starts_with(named) {
            out += &before[..number];
            out += &word(&before[number..]);
        } else {
            out += before;
            out += "rem";
        }
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_and_the_body_are_others() {
        let told = inside(
            ":root[data-theme=dark]{--a:1}html,body th,.body,tbody{b:c}@media (x){main:focus{d:e}}",
        );
        assert_eq!(
            told,
            ".whole[data-theme=dark]{--a:1}.framed,.framed th,.body,tbody{b:c}@media (x){.main:focus{d:e}}"
        );
    }

    #[test]
    fn no_property_of_the_page_around_comes_in_but_those_that_are_meant_to() {
        assert_eq!(
            shut(
                "a{--eye:1;b:var(--sweep,2) var(--last-move-ink);c-d--e:f}/* --no */b{--eye:2;c:-1}"
            ),
            "@layer around{.base{all:initial;--eye:initial;--sweep:initial}}"
        );
        let web = place::root().join("web");
        let style = ["style.css", "frame.css", OWN]
            .map(|name| read(&web.join(name)).expect("it is there"))
            .concat();
        let shut = shut(&style);
        for name in ["--outline", "--eye", "--sweep", "--board-focus", "--paper", "--accent"] {
            assert!(shut.contains(&format!("{name}:initial")), "{name}");
        }
        assert!(!shut.contains(OPEN), "{shut}");
    }

    #[test]
    fn what_stands_in_quotes_begins_and_ends_nothing() {
        let told = inside("a[b=\"c{\"]::before{content:\"};{\"}main{c:url(d;e)}");
        assert_eq!(told, "a[b=\"c{\"]::before{content:\"};{\"}.main{c:url(d;e)}");
    }

    #[test]
    fn lengths_follow_the_board_and_not_the_page() {
        let told = inside(
            "/* 1rem */@container p (width>=54rem){a{margin:-.8rem 0 1rem;b:x-rem;c:clamp(1rem,1rem + 2vw,3rem)}}",
        );
        let rem = |n| format!("calc({n}*var(--last-move-rem))");
        let [a, b, c] = ["-.8", "1", "3"].map(rem);
        assert_eq!(
            told,
            format!(
                "@container p (width>=864px){{a{{margin:{a} 0 {b};b:x-rem;c:clamp({b},{b} + 2vw,{c})}}}}"
            )
        );
    }
}
