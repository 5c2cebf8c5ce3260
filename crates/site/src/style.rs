//! The style of frames: that of the site, without what only pages have.

/// Classes of what surrounds a game on the site, none of which stands in a frame.
const AROUND: [&str; 15] = [
    "family",
    "family-head",
    "find",
    "foot",
    "game",
    "home-head",
    "late",
    "look",
    "share-open",
    "shelf",
    "sisters",
    "site",
    "skip",
    "top",
    "wordmark",
];

/// The style without fonts of its own, which would be fetched, and without rules for the page around.
pub(crate) fn of_a_frame(style: &str) -> String {
    let mut text = String::new();
    let mut rest = style;
    while let Some((prelude, body, behind)) = block(rest) {
        rest = behind;
        let name = prelude.trim_start();
        match body {
            None => text += prelude,
            Some(_) if name.starts_with("@font-face") => {}
            Some(body) if GROUPS.iter().any(|group| name.starts_with(group)) => {
                let inner = of_a_frame(body);
                if !inner.trim().is_empty() {
                    text += &format!("{prelude}{{{inner}}}");
                }
            }
            Some(body) if name.starts_with('@') => text += &format!("{prelude}{{{body}}}"),
            Some(body) => {
                let kept: Vec<&str> =
                    selectors(prelude).into_iter().filter(|one| !around(one)).collect();
                if !kept.is_empty() {
                    text += &format!("{}{{{body}}}", kept.join(","));
                }
            }
        }
    }
    text + rest
}

/// A style without what only those read who write it.
pub(crate) fn plain(style: &str) -> String {
    let style = without_comments(style);
    style.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

pub(crate) fn without_comments(style: &str) -> String {
    let mut pieces = style.split("/*");
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        text += piece.split_once("*/").map_or("", |(_, rest)| rest);
    }
    text
}

/// Rules that hold other rules.
const GROUPS: [&str; 4] = ["@layer", "@media", "@container", "@supports"];

/// The first statement (with its sign) or block of a style, and what stands behind it.
fn block(style: &str) -> Option<(&str, Option<&str>, &str)> {
    let open = find(style, |sign, depth| depth == 0 && matches!(sign, '{' | ';'))?;
    if style[open..].starts_with(';') {
        return Some((&style[..=open], None, &style[open + 1..]));
    }
    let inner = &style[open + 1..];
    let mut deep = 0;
    let close = find(inner, |sign, _| {
        deep += i32::from(sign == '{');
        deep -= i32::from(sign == '}');
        deep < 0
    })?;
    Some((&style[..open], Some(&inner[..close]), &inner[close + 1..]))
}

/// The place of the first sign that is sought; it is told how many brackets are open. What stands
/// in quotes or comments is none.
pub(crate) fn find(style: &str, mut sought: impl FnMut(char, i32) -> bool) -> Option<usize> {
    let (mut depth, mut quote, mut skip) = (0, None, 0);
    for (at, sign) in style.char_indices() {
        if at < skip {
            continue;
        }
        match (quote, sign) {
            (Some(end), _) => {
                if sign == '\\' {
                    skip = at + 2;
                }
                quote = quote.filter(|_| sign != end);
            }
            (None, '"' | '\'') => quote = Some(sign),
            (None, '/') if style[at..].starts_with("/*") => {
                skip = style[at..].find("*/").map_or(style.len(), |end| at + end + 2);
            }
            (None, sign) => {
                depth -= i32::from(matches!(sign, ')' | ']'));
                if sought(sign, depth) {
                    return Some(at);
                }
                depth += i32::from(matches!(sign, '(' | '['));
            }
        }
    }
    None
}

/// The selectors of a list.
fn selectors(list: &str) -> Vec<&str> {
    let (mut all, mut rest) = (Vec::new(), list);
    while let Some(comma) = find(rest, |sign, depth| depth == 0 && sign == ',') {
        all.push(&rest[..comma]);
        rest = &rest[comma + 1..];
    }
    all.push(rest);
    all
}

/// True if a selector asks for something that surrounds a game.
fn around(selector: &str) -> bool {
    selector.split('.').skip(1).any(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
        AROUND.contains(&&rest[..end.unwrap_or(rest.len())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_for_what_surrounds_a_game_go_and_all_others_stay() {
        let style = "/* .top{ */@layer a,b;@font-face{src:url(x)}@layer a{.top nav,.word{x:1}\
            .game h3 a:hover,.shelf{x:2}@media (min-width:4em){.foot a{x:3}}}\
            .play:has(.sheet,.x) .topmost::before{content:\"};{\"}@keyframes k{to{x:4}}";
        assert_eq!(
            of_a_frame(style),
            "/* .top{ */@layer a,b;@layer a{.word{x:1}}\
             .play:has(.sheet,.x) .topmost::before{content:\"};{\"}@keyframes k{to{x:4}}"
        );
    }

    #[test]
    fn a_plain_style_says_the_same() {
        assert_eq!(
            plain("/* a */\n@layer b {\n  c { d: e f }\n\n  /* g */ h { i: j }\n}\n"),
            "@layer b {\nc { d: e f }\nh { i: j }\n}"
        );
    }

    #[test]
    fn a_style_that_is_not_understood_stays() {
        assert_eq!(of_a_frame(".top{x:1"), ".top{x:1");
        assert_eq!(of_a_frame("a{b:c}\n"), "a{b:c}\n");
    }
}
