//! Snippets, and the live examples for lessons.

use std::path::Path;

use super::notes::{self, Note};
use crate::about::escaped;
use crate::frames::{FOLDER, SANDBOX, TABLE};
use crate::heights::{self, Heights};
use crate::language::Language;
use crate::{publish, words};

/// The largest width of a frame, and the height of one that fits its content into its box, in CSS pixels.
const WIDE: u32 = 720;
const FIT: u32 = 640;
/// What the page of a game on the site understands as well as a frame.
const KEPT: [&str; 6] = ["level", "goal", "lock", "score", "undo", "hints"];

/// The permissions of our frames: the same in every snippet.
fn may() -> String {
    format!(
        "allow=\"fullscreen; clipboard-write\" sandbox=\"{SANDBOX}\" referrerpolicy=\"no-referrer\""
    )
}

/// The script that gives each frame of the site the height that it reports, as “Share” writes it.
pub(super) fn listener() -> String {
    format!(
        "<script>\n  addEventListener(\"message\", ({{ data, source }}) => {{\n    \
         if (data?.gizmo !== 1 || data.type !== \"resize\") return;\n    \
         for (const frame of document.querySelectorAll('iframe[src^=\"{}{FOLDER}/\"]')) {{\n      \
         if (frame.contentWindow === source) frame.style.height = `${{data.height}}px`;\n    \
         }}\n  }});\n</script>",
        publish::base()
    )
}

/// A frame’s address, taken apart: file, query, fragment.
pub(super) fn address(src: &str) -> (&str, &str, &str) {
    let (before, fragment) = src.split_once('#').unwrap_or((src, ""));
    let (file, query) = before.split_once('?').unwrap_or((before, ""));
    (file, query, fragment)
}

/// Title and site address of what a frame shows.
fn same(src: &str, language: &Language) -> Result<(String, String), String> {
    let (file, query, fragment) = address(src);
    let id = file.strip_suffix(".html").unwrap_or(file);
    if id == TABLE.name {
        // The tables have one page, and its address is the same in a frame.
        return Ok((language.say(&words::tables_title()), format!("tables.html#{query}")));
    }
    let opened = embed::open(id, query, fragment).ok_or_else(|| format!("{src}: no such game"))?;
    let title = language.say(&(opened.session.game().card().title)());
    let mut link = opened.session.link();
    // A session leaves the best level out, and knows no goal.
    link.pairs.retain(|(key, _)| !KEPT.contains(&key.as_str()));
    let given = session::link::pairs(query);
    link.pairs.extend(given.into_iter().filter(|(key, _)| KEPT.contains(&key.as_str())));
    let pairs: Vec<String> =
        link.pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    Ok((title, format!("{id}.html#{}", pairs.join("&"))))
}

/// The frame that an author pastes, with its link.
fn frame(src: &str, height: u32, page: &str, title: &str) -> String {
    let (title, base) = (escaped(title), publish::base());
    format!(
        "<iframe src=\"{}\" title=\"{title}\" width=\"100%\" height=\"{height}\"\n  \
         style=\"border:0; max-width:{WIDE}px\" loading=\"lazy\"\n  {}></iframe>\n\
         <p><a href=\"{}\">{title} · Last Move</a></p>",
        escaped(&format!("{base}{FOLDER}/{src}")),
        may(),
        escaped(&format!("{base}{page}")),
    )
}

/// The HTML for a page of one's own, which may have scripts.
fn paste(src: &str, heights: &Heights, language: &Language) -> Result<String, String> {
    let (title, page) = same(src, language)?;
    Ok(format!("{}\n{}", listener(), frame(src, heights.at(src, WIDE)?, &page, &title)))
}

/// The HTML for platforms that remove scripts: a frame that fits its content into its box.
fn fitted(src: &str, language: &Language) -> Result<String, String> {
    let (title, page) = same(src, language)?;
    Ok(frame(&with(src, "fit=1"), FIT, &page, &title))
}

/// A frame’s address with one more parameter.
fn with(src: &str, pair: &str) -> String {
    let (file, query, fragment) = address(src);
    let hash = if fragment.is_empty() { "" } else { "#" };
    format!("{file}?{query}&{pair}{hash}{fragment}")
}

fn shown(text: &str, language: &Language) -> String {
    format!(
        "<div class=\"snippet\"><pre><code>{}</code></pre>\
         <button type=\"button\" class=\"word copy\">{}</button>\
         <span class=\"told\" role=\"status\"></span></div>",
        escaped(text),
        escaped(&language.say(&words::copy()))
    )
}

/// A snippet of a frame, ready to be copied.
pub(super) fn snippet(src: &str, language: &Language) -> Result<String, String> {
    Ok(shown(&paste(src, &heights::measured()?, language)?, language))
}

/// The same as an element.
pub(super) fn element(src: &str, language: &Language) -> Result<String, String> {
    let (title, page) = same(src, language)?;
    let (base, (file, query, fragment)) = (publish::base(), address(src));
    let attributes: String = session::link::pairs(&format!("{query}&{fragment}"))
        .iter()
        .map(|(key, value)| format!(" {key}=\"{}\"", escaped(value)))
        .collect();
    Ok(shown(
        &format!(
            "<script async src=\"{base}{FOLDER}/last-move.js\"></script>\n\
             <last-move game=\"{}\"{attributes}><a href=\"{}\">{}</a></last-move>",
            file.trim_end_matches(".html"),
            escaped(&format!("{base}{page}")),
            escaped(&title),
        ),
        language,
    ))
}

/// The examples for lessons, each with a live frame.
pub(super) fn all(staging: &Path, language: &Language) -> Result<String, String> {
    let (mut text, heights) = (String::new(), heights::measured()?);
    for lesson in notes::lessons(language)? {
        let there = |file: &str| staging.join(FOLDER).join(file).is_file();
        if lesson.field("needs").is_none_or(there) {
            text += &one(&lesson, &heights, language)?;
        }
    }
    Ok(text)
}

fn one(lesson: &Note, heights: &Heights, language: &Language) -> Result<String, String> {
    let field = |key: &str| {
        lesson.field(key).ok_or_else(|| format!("teachers.txt: “{}” has no {key}", lesson.name))
    };
    let src = field("src")?;
    let name = escaped(&lesson.name);
    // The board of the page speaks its language; a pasted one follows the reader.
    let live = if language.is_english() {
        src.to_string()
    } else {
        with(src, &format!("lang={}", language.code))
    };
    Ok(format!(
        "<section class=\"example\"><h2>{name}</h2><p class=\"shows\">{}</p><p>{}</p>\n\
         <iframe class=\"gizmo\" src=\"{FOLDER}/{}\" title=\"{name}\" height=\"{}\" loading=\"lazy\" {}></iframe>\n\
         <details><summary>{}</summary><p>{}</p>{}<p>{}</p>{}</details></section>\n",
        field("shows")?,
        lesson.text,
        escaped(&live),
        heights.at(src, WIDE)?,
        may(),
        escaped(&language.say(&words::copy_lesson())),
        escaped(&language.say(&words::copy_platform())),
        shown(&fitted(src, language)?, language),
        escaped(&language.say(&words::copy_page())),
        shown(&paste(src, heights, language)?, language)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frames::read;
    use crate::place;
    use session::shelf;

    #[test]
    fn every_example_opens_as_it_is_written() {
        let english = Language::english();
        let lessons = notes::lessons(&english).expect("it is there");
        assert!((8..=14).contains(&lessons.len()));
        let heights = heights::measured().expect("they are there");
        for lesson in lessons {
            let src = lesson.field("src").expect("it has an address");
            let (file, query, fragment) = address(src);
            assert!(!one(&lesson, &heights, &english).expect("it is whole").is_empty());
            if lesson.field("needs").is_some() {
                continue;
            }
            let id = file.strip_suffix(".html").expect("it is a page");
            let opened = embed::open(id, query, fragment).expect("there is such a game");
            assert_eq!((&opened.wrong, &opened.unknown), (&vec![], &vec![]), "{src}");
            assert!(!opened.session.over(), "{src}");
            assert!(query.contains("level=") || query.contains("players=two"), "{src}: its level");
        }
    }

    #[test]
    fn a_snippet_leads_to_the_same_exercise() {
        let english = Language::english();
        let src = "nim.html?misere=1&level=slips&lock=1&goal=moves=3&show=rules#at=1.3.5.7";
        let (title, page) = same(src, &english).expect("it opens");
        assert_eq!(title, "Nim");
        assert_eq!(page, "nim.html#misere=1&at=1.3.5.7&level=slips&lock=1&goal=moves=3");
        let (_, page) = same("nim.html?level=perfect", &english).expect("it opens");
        assert_eq!(
            page, "nim.html#level=perfect",
            "without it the page would choose its own level"
        );
    }

    #[test]
    fn share_and_the_pages_write_the_same_snippet() {
        let script = read(&place::root().join("web/share/snippets.js")).expect("it is there");
        // In the script signs of a template are escaped, and the site is filled in.
        let script = script.replace("\\`", "`").replace("\\${", "${");
        let own =
            listener().replace(&format!("{}{FOLDER}/", publish::base()), "${safe(`${site}v1/`)}");
        assert!(script.contains(&own), "{own}");
        assert!(script.contains(&format!("const WIDE = {WIDE};\nconst FIT = {FIT};")));
        let level = format!("level: \"{}\"", shelf::LEVEL);
        assert!(script.contains(&level), "Share begins with {level}");
    }
}
