//! The oldest browsers: what style and scripts need of one, and the first versions that have it.

/// Something that not every browser has, as it is written, with the first versions of Chromium (so of Edge and Opera),
/// Firefox and Safari that have it, after the tables of MDN. Without it a page would not work or look broken; what is
/// merely nicer with it is not in the list.
const NEEDS: [(&str, [f32; 3]); 20] = [
    ("@layer", [99.0, 97.0, 15.4]),
    ("@container", [105.0, 110.0, 16.0]),
    (":is(", [88.0, 78.0, 14.0]),
    (":where(", [88.0, 78.0, 14.0]),
    (":has(", [105.0, 121.0, 15.4]),
    ("color-mix(", [111.0, 113.0, 16.2]),
    ("clamp(", [79.0, 75.0, 13.1]),
    ("min(", [79.0, 75.0, 11.1]),
    ("max(", [79.0, 75.0, 11.1]),
    ("svh", [108.0, 101.0, 15.4]),
    ("inset-inline", [87.0, 63.0, 14.1]),
    ("scale:", [104.0, 72.0, 14.1]),
    ("accent-color", [93.0, 92.0, 15.4]),
    ("<dialog>", [37.0, 98.0, 15.4]),
    ("Object.hasOwn", [93.0, 92.0, 15.4]),
    (".at(", [92.0, 90.0, 15.4]),
    ("??=", [85.0, 79.0, 14.0]),
    ("(?<=", [62.0, 78.0, 16.4]),
    ("new CSSStyleSheet", [73.0, 101.0, 16.4]),
    ("WebAssembly reference types", [96.0, 79.0, 15.0]),
];

/// The version of one of the browsers, in the order of [`NEEDS`], that has all of it.
pub(super) fn oldest(browser: usize) -> String {
    let versions = NEEDS.iter().map(|(_, versions)| versions[browser]);
    versions.fold(0.0, f32::max).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frames::{plain, read};
    use crate::place;
    use std::collections::BTreeSet;

    /// Rules and functions of style that every browser with layers has; a class is written without its colon.
    const OLD: [&str; 29] = [
        "@media",
        // It asks whether the browser has something newer.
        "@supports",
        "selector(",
        "@keyframes",
        "@font-face",
        "@page",
        "and(",
        "or(",
        "not(",
        "nth-child(",
        "lang(",
        "var(",
        "calc(",
        "minmax(",
        "repeat(",
        "rotate(",
        "scale(",
        "translate(",
        "drop-shadow(",
        "url(",
        "format(",
        "radial-gradient(",
        "linear-gradient(",
        "repeating-linear-gradient(",
        "inset(",
        "attr(",
        "saturate(",
        "contrast(",
        "cubic-bezier(",
    ];

    /// The rules and functions of a style sheet.
    fn used(style: &str) -> BTreeSet<String> {
        let letter = |c: char| c.is_ascii_lowercase() || c == '-';
        let rules = style.split('@').skip(1);
        let rules =
            rules.map(|rest| format!("@{}", rest.split(|c| !letter(c)).next().unwrap_or_default()));
        let calls = style.split('(').map(|before| {
            let begin = before.rfind(|c| !letter(c)).map_or(0, |last| last + 1);
            format!("{}(", &before[begin..])
        });
        rules.chain(calls).filter(|name| name.len() > 1).collect()
    }

    #[test]
    fn whatever_style_uses_is_in_one_of_the_lists() {
        let web = place::root().join("web");
        let sheets = ["board", "site", "docs", "tables", "frame-table", "fit", "share/share"];
        let mut all = BTreeSet::new();
        for sheet in sheets {
            let text = read(&web.join(format!("{sheet}.css"))).expect("it is there");
            // What follows the last bracket calls nothing.
            all.extend(used(plain(&text).rsplit_once('(').expect("it has a bracket").0));
        }
        let needed =
            |name: &str| NEEDS.iter().any(|(need, _)| need.trim_start_matches(':') == name);
        let known = |name: &&String| OLD.contains(&name.as_str()) || needed(name);
        let unknown: Vec<_> = all.iter().filter(|name| !known(name)).collect();
        assert!(unknown.is_empty(), "since which browsers are there {unknown:?}?");
        assert!(all.contains("has(") && all.contains("color-mix(") && all.contains("@container"));
    }

    #[test]
    fn the_newest_need_decides() {
        assert_eq!([0, 1, 2].map(oldest), ["111", "121", "16.4"]);
    }
}
