//! Snippets, and the live examples for lessons.

use crate::language::said;
use std::path::Path;

use super::notes::{self, Note};
use crate::about::escaped;
use crate::frames::{FOLDER, SANDBOX};
use crate::publish;

/// The permissions of our frames: the same in every snippet.
fn may() -> String {
    format!(
        "allow=\"fullscreen; clipboard-write\" sandbox=\"{SANDBOX}\" referrerpolicy=\"no-referrer\""
    )
}

/// A frame’s address, taken apart: file, query, fragment.
fn address(src: &str) -> (&str, &str, &str) {
    let (before, fragment) = src.split_once('#').unwrap_or((src, ""));
    let (file, query) = before.split_once('?').unwrap_or((before, ""));
    (file, query, fragment)
}

/// Title and site address of what a frame shows.
fn same(src: &str) -> Result<(String, String), String> {
    let (file, query, fragment) = address(src);
    let id = file.strip_suffix(".html").unwrap_or(file);
    if games::find(id).is_none() {
        // The tables have one page, and its address is the same in a frame.
        return Ok(("Tables".to_string(), format!("tables.html#{query}")));
    }
    let opened = embed::open(id, query, fragment).ok_or_else(|| format!("{src}: no such game"))?;
    let title = said(opened.session.game().card().title);
    let link = opened.session.link();
    let plain = link.pairs.is_empty();
    Ok((title, if plain { format!("{id}.html") } else { format!("index.html#/play/{link}") }))
}

/// The HTML that an author pastes.
fn paste(src: &str, height: &str) -> Result<String, String> {
    let (title, page) = same(src)?;
    let (title, base) = (escaped(&title), publish::base());
    Ok(format!(
        "<iframe src=\"{}\" title=\"{title}\" width=\"100%\" height=\"{height}\" loading=\"lazy\" \
         style=\"border:0; max-width:62rem\" {}></iframe>\n<p><a href=\"{}\">{title} · Last Move</a></p>",
        escaped(&format!("{base}{FOLDER}/{src}")),
        may(),
        escaped(&format!("{base}{page}")),
    ))
}

fn shown(text: &str) -> String {
    format!(
        "<div class=\"snippet\"><pre><code>{}</code></pre>\
         <button type=\"button\" class=\"word copy\">Copy</button>\
         <span class=\"told\" role=\"status\"></span></div>",
        escaped(text)
    )
}

/// A snippet of a frame, ready to be copied.
pub(super) fn snippet(src: &str) -> Result<String, String> {
    Ok(shown(&paste(src, "620")?))
}

/// The same as an element.
pub(super) fn element(game: &str) -> Result<String, String> {
    let (title, page) = same(&format!("{game}.html"))?;
    let base = publish::base();
    Ok(shown(&format!(
        "<script src=\"{base}{FOLDER}/last-move.js\"></script>\n\
         <last-move game=\"{game}\" show=\"rules,hints\"><a href=\"{base}{page}\">{title}</a></last-move>"
    )))
}

/// The examples for lessons, each with a live frame.
pub(super) fn all(staging: &Path) -> Result<String, String> {
    let mut text = String::new();
    for lesson in notes::lessons()? {
        let there = |file: &str| staging.join(FOLDER).join(file).is_file();
        if lesson.field("needs").is_none_or(there) {
            text += &one(&lesson)?;
        }
    }
    Ok(text)
}

fn one(lesson: &Note) -> Result<String, String> {
    let field = |key: &str| {
        lesson.field(key).ok_or_else(|| format!("teachers.txt: “{}” has no {key}", lesson.name))
    };
    let (src, height) = (field("src")?, field("height")?);
    let name = escaped(&lesson.name);
    Ok(format!(
        "<section class=\"example\"><h2>{name}</h2><p class=\"shows\">{}</p><p>{}</p>\n\
         <iframe class=\"gizmo\" src=\"{FOLDER}/{}\" title=\"{name}\" height=\"{height}\" loading=\"lazy\" {}></iframe>\n\
         <details><summary>Copy into a lesson</summary>{}</details></section>\n",
        field("shows")?,
        lesson.text,
        escaped(src),
        may(),
        shown(&paste(src, height)?)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_opens_as_it_is_written() {
        let lessons = notes::lessons().expect("it is there");
        assert!((8..=14).contains(&lessons.len()));
        for lesson in lessons {
            let src = lesson.field("src").expect("it has an address");
            let (file, query, fragment) = address(src);
            assert!(!one(&lesson).expect("it is whole").is_empty());
            if lesson.field("needs").is_some() {
                continue;
            }
            let id = file.strip_suffix(".html").expect("it is a page");
            let opened = embed::open(id, query, fragment).expect("there is such a game");
            assert_eq!((&opened.wrong, &opened.unknown), (&vec![], &vec![]), "{src}");
            assert!(!opened.session.over(), "{src}");
        }
    }

    #[test]
    fn a_snippet_leads_to_the_same_position() {
        let (title, page) =
            same("nim.html?misere=1&players=two&show=rules#at=1.3.5.7").expect("it opens");
        assert_eq!(title, "Nim");
        assert_eq!(page, "index.html#/play/nim?misere=1&at=1.3.5.7&players=two");
        let text = paste("nim.html?misere=1#at=1.2", "500").expect("it opens");
        assert!(text.contains("v1/nim.html?misere=1#at=1.2\" title=\"Nim\""), "{text}");
    }
}
