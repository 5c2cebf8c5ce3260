//! A text without its words: what a translation must have in common with the English page.

use crate::ChoreResult;

/// Elements within a line, which may stand in another order in another language.
const INLINE: [&str; 8] = ["a", "code", "strong", "em", "kbd", "var", "span", "br"];
/// Attributes that are words.
const WORDS: [&str; 5] = ["aria-label", "title", "alt", "placeholder", "lang"];

/// Blocks, slots and ids in their order, and between them the links and code of a line in theirs.
fn skeleton(html: &str) -> Vec<String> {
    let (mut all, mut line) = (Vec::new(), Vec::new());
    let mut rest = html;
    while let Some(at) = rest.find(['<', '{']) {
        rest = &rest[at..];
        if let Some(slot) = rest.strip_prefix("{{") {
            let (name, after) = slot.split_once("}}").unwrap_or((slot, ""));
            flush(&mut line, &mut all);
            all.push(format!("{{{{{name}}}}}"));
            rest = after;
            continue;
        }
        let Some((tag, after)) = rest.strip_prefix('<').and_then(|tag| tag.split_once('>')) else {
            rest = &rest[1..];
            continue;
        };
        rest = after;
        let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
        if !INLINE.contains(&name) {
            flush(&mut line, &mut all);
            all.push(format!("<{}>", plain(tag)));
        } else if name == "code" && !tag.starts_with('/') {
            let (code, after) = rest.split_once("</code>").unwrap_or((rest, ""));
            line.push(format!("<code>{}", without_variables(code)));
            rest = after;
        } else if !tag.starts_with('/') {
            line.push(format!("<{}>", plain(tag)));
        }
    }
    flush(&mut line, &mut all);
    all
}

fn flush(line: &mut Vec<String>, all: &mut Vec<String>) {
    line.sort();
    all.append(line);
}

/// A tag without the attributes that are words.
fn plain(tag: &str) -> String {
    let mut out = tag.to_string();
    for word in WORDS {
        let begin = format!(" {word}=\"");
        if let Some((before, rest)) = out.split_once(&begin) {
            let after = rest.split_once('"').map_or("", |(_, after)| after);
            out = format!("{before}{after}");
        }
    }
    out
}

/// Code with the names of its variables left out, which are words.
fn without_variables(code: &str) -> String {
    let mut pieces = code.split("<var>");
    let first = pieces.next().unwrap_or_default().to_string();
    pieces
        .fold(first, |text, piece| text + piece.split_once("</var>").map_or("", |(_, after)| after))
}

/// An error that names the first difference between a translation and the English text.
pub(super) fn compare(name: &str, english: &str, other: &str) -> ChoreResult {
    let (wanted, found) = (skeleton(english), skeleton(other));
    let differs = wanted.iter().zip(&found).find(|(wanted, found)| wanted != found);
    match differs {
        Some((wanted, found)) => {
            Err(format!("{name}: the English text has {wanted} where this one has {found}"))
        }
        None if wanted.len() > found.len() => {
            Err(format!("{name}: {} of the English text is missing", wanted[found.len()]))
        }
        None if found.len() > wanted.len() => {
            Err(format!("{name}: the English text has no {}", found[wanted.len()]))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_may_differ_and_parts_may_not() {
        let english =
            "<h2 id=\"a\">One</h2><p>See <a href=\"b.html\">b</a> and <code>x=1</code>.</p>{{c}}";
        let same = "<h2 id=\"a\">Un</h2><p><code>x=1</code> et <a href=\"b.html\" title=\"là\">b</a>.</p>{{c}}";
        assert_eq!(compare("a.fr.html", english, same), Ok(()));
        for (old, new) in [
            ("id=\"a\"", "id=\"z\""),
            ("x=1", "x=2"),
            ("b.html", "c.html"),
            ("{{c}}", ""),
            ("{{c}}", "{{c}}<p>Plus</p>"),
            ("<p>", "<li>"),
        ] {
            assert!(compare("a.fr.html", english, &same.replace(old, new)).is_err(), "{old} {new}");
        }
        assert_eq!(skeleton("<code>a <var>jeu</var>.html</code>"), ["<code>a .html"]);
    }
}
