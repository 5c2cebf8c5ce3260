//! The pages for authors: templates in web/docs, with tables and examples generated from the code.

#[cfg(test)]
mod checks;
mod examples;
mod notes;
mod reference;

use crate::language::said;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use games::prose::{Block, SectionKind, prose};

use crate::about::escaped;
use crate::frames::{self, read, write};
use crate::{ChoreResult, dist, hosting, place, postprocess, publish};

/// The pages, in the order of their links, and whether each has the script of the playground.
pub(crate) const PAGES: [(&str, bool); 6] = [
    ("teachers", false),
    ("docs", false),
    ("playground", true),
    ("hosting", false),
    ("privacy", false),
    ("credits", false),
];
/// The links in the foot of each page, the same as in the application.
const FOOT: [&str; 4] = ["teachers", "docs", "privacy", "credits"];

/// Writes the pages for authors.
pub(crate) fn pages(staging: &Path) -> ChoreResult {
    let front = read(&staging.join("index.html"))?;
    let [board, site] = frames::site_styles(&front)?;
    let sheet = asset(staging, "docs.css")?;
    let look = asset(staging, "look.js")?;
    let playground = asset(staging, "playground.js")?;
    let shell = template("shell")?;
    for (name, plays) in PAGES {
        let text = template(name)?;
        let (title, description, body) = parts(name, &text)?;
        let scripts = if plays {
            format!("<script defer src=\"{playground}\"></script>")
        } else {
            String::new()
        };
        let main = filled(&body, &mut |slot| content(slot, staging))?;
        let page = filled(&shell, &mut |slot| {
            Ok(match slot {
                "title" => escaped(title),
                "description" => escaped(description),
                "icon" => icon(&front)?.to_string(),
                "board.css" => board.to_string(),
                "site.css" => site.to_string(),
                "docs.css" => sheet.clone(),
                "look.js" => look.clone(),
                "scripts" => scripts.clone(),
                "base" => escaped(&publish::base()),
                "glyph" => glyph()?,
                "ways" => ways(name)?,
                "foot" => foot()?,
                "main" => main.clone(),
                other => return Err(format!("web/docs/shell.html: there is no {other}")),
            })
        })?;
        write(&staging.join(format!("{name}.html")), &page)?;
    }
    Ok(())
}

/// Puts a file of `web` into the site, minified and with a hashed name.
fn asset(staging: &Path, name: &str) -> Result<String, String> {
    let text = read(&place::root().join("web").join(name))?;
    let (stem, end) = name.split_once('.').ok_or_else(|| format!("{name} has no ending"))?;
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let named = format!("{stem}-{:016x}.{end}", hasher.finish());
    write(&staging.join(&named), &text)?;
    if end == "js" {
        postprocess::terse(&staging.join(&named), true)?;
    }
    Ok(named)
}

fn template(name: &str) -> Result<String, String> {
    read(&place::root().join("web/docs").join(format!("{name}.html")))
}

/// Title, description and content of a template.
fn parts<'t>(name: &str, text: &'t str) -> Result<(&'t str, &'t str, String), String> {
    let wrong = || format!("web/docs/{name}.html begins with lines of title and description");
    let (title, rest) = text.split_once('\n').ok_or_else(wrong)?;
    let (description, body) = rest.split_once('\n').ok_or_else(wrong)?;
    let title = title.strip_prefix("title: ").ok_or_else(wrong)?;
    let description = description.strip_prefix("description: ").ok_or_else(wrong)?;
    Ok((title, description, body.to_string()))
}

/// The text with something in the place of each `{{name}}`.
fn filled(
    text: &str,
    find: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, String> {
    let mut pieces = text.split("{{");
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").ok_or("a place in web/docs has no end")?;
        out += &find(name)?;
        out += rest;
    }
    Ok(out)
}

fn content(slot: &str, staging: &Path) -> Result<String, String> {
    let (name, more) = slot.split_once(' ').unwrap_or((slot, ""));
    Ok(match name {
        "base" => escaped(&publish::base()),
        "origin" => escaped(&publish::origin()),
        "pinned" => dist::pinned(),
        "snippet" => examples::snippet(&format!("{more}.html"))?,
        "element" => examples::element(more)?,
        "examples" => examples::all(staging)?,
        "headers" => hosting::table(),
        "nginx" => code(&hosting::nginx()),
        "apache" => code(&hosting::apache()),
        "credits" => credits(),
        "credit-links" => credit_links(),
        _ => return reference::content(name),
    })
}

fn code(text: &str) -> String {
    format!("<pre class=\"code\"><code>{}</code></pre>", escaped(text.trim_end()))
}

/// The ways between these pages.
fn ways(here: &str) -> Result<String, String> {
    let mut text = String::new();
    for (name, _) in PAGES {
        let current = if name == here { " aria-current=\"page\"" } else { "" };
        text += &format!("<a href=\"{name}.html\"{current}>{}</a>", title(name)?);
    }
    Ok(text)
}

fn foot() -> Result<String, String> {
    let mut text = "<a href=\"index.html\">Games</a>".to_string();
    for name in FOOT {
        text += &format!("<a href=\"{name}.html\">{}</a>", title(name)?);
    }
    Ok(text)
}

fn title(name: &str) -> Result<String, String> {
    Ok(parts(name, &template(name)?)?.0.to_string())
}

/// The name that Trunk has given to the icon.
fn icon(front: &str) -> Result<&str, String> {
    let end = front.find(".svg").ok_or("index.html: there is no icon")? + ".svg".len();
    let begin = front[..end].rfind(['"', '=', '/']).ok_or("index.html: there is no icon")? + 1;
    Ok(&front[begin..end])
}

/// The drawing beside the site’s name.
fn glyph() -> Result<String, String> {
    let art = read(&place::root().join("web/art.svg"))?;
    let begin = art.find("<symbol id=\"glyph\"").ok_or("web/art.svg: there is no glyph")?;
    let end = art[begin..].find("</symbol>").ok_or("web/art.svg: the glyph has no end")?;
    Ok(art[begin..begin + end + "</symbol>".len()].to_string())
}

/// Who invented and solved each game, from its own text.
fn credits() -> String {
    let mut text = String::new();
    for game in games::GAMES {
        let card = game.card();
        let sources = prose(card.id).unwrap_or_default().iter();
        let blocks =
            sources.filter(|part| part.kind == SectionKind::Sources).flat_map(|part| part.blocks);
        let html: String = blocks
            .filter_map(|block| match block {
                Block::Html(html) => Some(*html),
                Block::Play { .. } => None,
            })
            .collect();
        text += &format!(
            "<section class=\"credit\" id=\"{0}\"><h2><a href=\"{0}.html\">{1}</a></h2>{html}</section>\n",
            card.id,
            escaped(&said(card.title))
        );
    }
    text
}

fn credit_links() -> String {
    let link = |card: &games::card::Card| {
        format!("<li><a href=\"#{}\">{}</a></li>", card.id, escaped(&said(card.title)))
    };
    games::GAMES.iter().map(|game| link(game.card())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_the_templates_is_filled() {
        let staging = std::env::temp_dir();
        for (name, _) in PAGES {
            let text = template(name).expect("it is there");
            let (title, description, body) = parts(name, &text).expect("it has a head");
            assert!(!title.is_empty() && description.len() < 200, "{name}");
            let main = filled(&body, &mut |slot| content(slot, &staging)).expect("it is filled");
            assert!(!main.contains("{{") && main.contains("<h1>"), "{name}");
            assert!(
                !main.contains("style=\"") || main.contains("style=&quot;"),
                "{name}: a policy forbids styles"
            );
        }
    }

    #[test]
    fn every_game_says_whom_it_owes() {
        for game in games::GAMES {
            let card = game.card();
            let begin = format!("id=\"{}\"", card.id);
            let credits = credits();
            let rest = credits.split(&begin).nth(1).expect("it is there");
            let own = rest.split("</section>").next().expect("it ends");
            assert!(own.contains("<p>") && own.len() > 80, "{}: {own}", card.id);
        }
    }

    #[test]
    fn the_icon_is_found_however_the_page_is_written() {
        for front in
            ["<link rel=icon href=./icon-12.svg type=image/svg+xml>", "href=\"/icon-12.svg\""]
        {
            assert_eq!(icon(front), Ok("icon-12.svg"));
        }
    }
}
