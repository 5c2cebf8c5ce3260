//! A page for each game, beside the front page, so that games can be linked and found.

use crate::language::said;
use std::fs;
use std::path::Path;

use games::game::Game;

use crate::ChoreResult;
use crate::first::{On, Pictures};

/// The front page's title; each game's page has another one.
const TITLE: &str = "<title>Last Move</title>";
/// The element that the application fills, in both spellings of the build.
const EMPTY: [&str; 2] =
    ["<main class=main id=main></main>", "<main class=\"main\" id=\"main\"></main>"];

/// Writes `<game>.html` for every game: the same application, opened at that game.
pub(crate) fn pages(staging: &Path, pictures: &Pictures) -> ChoreResult {
    let front = staging.join("index.html");
    let text =
        fs::read_to_string(&front).map_err(|error| format!("{}: {error}", front.display()))?;
    let first = pictures.head(staging, On::Site)?;
    for game in games::GAMES {
        let card = game.card();
        let path = staging.join(format!("{}.html", card.id));
        fs::write(&path, page(&text, game, &first, &pictures.opening(game, On::Site)?)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn page(front: &str, game: &Game, first: &str, main: &str) -> Result<String, String> {
    let card = game.card();
    // The application reads the game from this element if the address names none.
    let head = format!("<meta name=\"last-move-game\" content=\"{}\">", card.id);
    let text =
        titled(front, &format!("{} · Last Move", said(card.title)), &head, &said(card.summary))?;
    filled(&headed(&text, first)?, main)
}

/// The page with more at the end of its head. Browsers ask for nothing behind a script that they must run at once, so
/// that of a first picture stands behind all that they can ask for.
pub(crate) fn headed(text: &str, more: &str) -> Result<String, String> {
    let end = text.find("</head>").ok_or("index.html: its head has no end")?;
    Ok(format!("{}{more}{}", &text[..end], &text[end..]))
}

/// The page with something in place of its empty main part.
pub(crate) fn filled(text: &str, main: &str) -> Result<String, String> {
    let empty = EMPTY.iter().find(|empty| text.contains(**empty));
    let empty = empty.ok_or("index.html: there is no empty main to fill")?;
    Ok(text.replace(empty, main))
}

/// The front page's text with another title and description, and more in its head.
pub(crate) fn titled(
    front: &str,
    title: &str,
    more: &str,
    description: &str,
) -> Result<String, String> {
    if !front.contains(TITLE) {
        return Err(format!("index.html: there is no {TITLE} to replace"));
    }
    let text = front.replace(TITLE, &format!("<title>{title}</title>{more}"));
    let (before, rest) = split_description(&text)?;
    Ok(format!("{before}{description}{rest}"))
}

/// The page before and after the words of its description.
fn split_description(text: &str) -> Result<(&str, &str), String> {
    let missing = "index.html: there is no description to replace";
    let name =
        text.find("name=description").or(text.find("name=\"description\"")).ok_or(missing)?;
    // A release writes the words before the name.
    let tag = text[..name].rfind('<').ok_or(missing)?;
    let content = text[tag..].find("content=\"").ok_or(missing)? + tag + "content=\"".len();
    let end = text[content..].find('"').ok_or(missing)? + content;
    Ok((&text[..content], &text[end..]))
}
