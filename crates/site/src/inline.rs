//! Files for inline boards on other sites: their style, drawings and texts, as scripts.
//!
//! They are scripts because a page may load scripts of another site but may not fetch from it.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD as STANDARD;

use crate::about::{name, template};
use crate::frames::{quoted, read, write};
use crate::{ChoreResult, placeholder, postprocess};
use messages::LANGUAGES;

/// Style and drawings.
pub(crate) const KIT: &str = "last-move-kit.js";
/// The serif of the site.
pub(crate) const FACE: &str = "face.js";
/// The place in it for the font files.
const STYLES: &str = "const styles = {};";
/// Its styles, with the file of each in `web`.
const FONTS: [(&str, &str); 2] =
    [("normal", "fonts/literata.woff2"), ("italic", "fonts/literata-italic.woff2")];
/// The text of a game in a language; its name is inserted before the ending.
pub(crate) const ABOUT: &str = "about.js";
/// Writes style and drawings, the same as those of frames.
pub(crate) fn write_kit(folder: &Path, style: &str, art: &str) -> ChoreResult {
    let kit = format!("self.lastMoveKit={{style:{},art:{}}};", quoted(style)?, quoted(art)?);
    write(&folder.join(KIT), &kit)
}

/// Writes the serif beside the frames, as a script.
pub(crate) fn write_face(folder: &Path, web: &Path) -> ChoreResult {
    let mut styles = Vec::new();
    for (style, file) in FONTS {
        let path = web.join(file);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        styles.push(format!("{style}: \"{}\"", STANDARD.encode(bytes)));
    }
    let named = format!("const styles = {{ {} }};", styles.join(", "));
    let text = placeholder::fill(&read(&web.join(FACE))?, STYLES, &named, FACE)?;
    write(&folder.join(FACE), &text)?;
    postprocess::terse(&folder.join(FACE), true)
}

/// The name of each game’s text in each language, with the script that carries it. A text that has not been written is
/// empty, so that a page may always ask for it.
pub(crate) fn texts() -> Result<Vec<(String, String)>, String> {
    let mut texts = Vec::new();
    for game in games::GAMES {
        for (language, _) in LANGUAGES {
            let id = game.card().id;
            let (name, text) = (name(id, language), quoted(template(id, language).trim())?);
            let script = format!("(self.lastMoveTexts??={{}})[\"{name}\"]={text};");
            texts.push((name, script));
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use crate::frames::{plain, read};
    use crate::place;
    use std::collections::BTreeSet;

    fn named(letter: char) -> bool {
        letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
    }

    /// Custom properties in a text, except those that a page may set from outside.
    fn properties(text: &str) -> BTreeSet<&str> {
        text.match_indices("--")
            .filter(|(at, _)| !text[..*at].ends_with(named))
            .map(|(at, _)| text[at..].split(|letter| !named(letter)).next().unwrap_or_default())
            .filter(|name| name.len() > 2 && !name.starts_with("--last-move-"))
            .collect()
    }

    #[test]
    fn no_property_of_the_page_around_comes_in() {
        let web = place::root().join("web");
        let [style, art] = ["board.css", "art.svg"].map(|name| read(&web.join(name)).unwrap());
        let (used, reset) = style.split_once("\n@layer around {").unwrap();
        let (reset, _) = reset.split_once("\n}\n").unwrap();
        let used = used.to_string() + &art;
        assert_eq!(properties(&used), properties(reset));
        assert_eq!(reset.matches(": initial").count(), properties(reset).len() + 1);
    }

    #[test]
    fn a_board_knows_no_page_and_no_size_of_its_letters() {
        let style = plain(&read(&place::root().join("web/board.css")).unwrap());
        let words = style.split(|letter| !named(letter) && !matches!(letter, '.' | '#'));
        let page = |word: &&str| match word.strip_suffix("rem") {
            Some(number) => number.ends_with(|letter: char| letter.is_ascii_digit()),
            None => ["root", "html", "body", "main"].contains(word),
        };
        // On our own pages, the page's unit is used, once.
        assert_eq!(words.filter(page).collect::<Vec<_>>(), ["1rem"]);
    }
}
