//! Puts the English texts of all games into the page, and those of each other language into a script.

use std::fs;
use std::path::Path;

use games::prose::{Block, Section, SectionKind};

use messages::LANGUAGES;

use crate::ChoreResult;
use crate::frames::quoted;
use crate::language::ENGLISH;

/// The element of the application as the build writes it; the texts are inserted before it.
const APP: [&str; 2] = ["id=app", "id=\"app\""];

/// Writes a template a game into `index.html`.
pub(crate) fn texts(staging: &Path) -> ChoreResult {
    let path = staging.join("index.html");
    let named = |error: std::io::Error| format!("{}: {error}", path.display());
    let page = fs::read_to_string(&path).map_err(named)?;
    let name = APP.iter().find_map(|name| page.find(name));
    let place = name.and_then(|name| page[..name].rfind('<'));
    let place = place.ok_or("index.html: there is no element with the id app")?;
    let (before, after) = page.split_at(place);
    fs::write(&path, format!("{before}{}{after}", all(ENGLISH))).map_err(named)
}

/// The templates of all games that have a text in this language, and those of their steps.
fn all(language: &str) -> String {
    let both = |id| template(id, language) + &steps(id, language);
    games::GAMES.iter().map(|game| both(game.card().id)).collect()
}

/// The template with the steps of a game, or nothing if it has none.
fn steps(id: &str, language: &str) -> String {
    let steps = games::prose::steps(id, language);
    if steps.is_empty() {
        return String::new();
    }
    let each = steps.iter().map(|step| {
        let positions = escaped(&step.positions.join(" "));
        format!(
            "<p data-step={} data-positions=\"{positions}\">{}</p>",
            step.kind,
            escaped(step.sentence)
        )
    });
    format!(
        "<template id=\"steps-{}\">{}</template>\n",
        name(id, language),
        each.collect::<String>()
    )
}

/// A script that puts the texts of a language into the page, beside the English ones.
pub(crate) fn script(language: &str) -> Result<String, String> {
    let markup = quoted(&all(language))?;
    Ok(format!(
        "const texts=document.createElement(\"template\"),markup={markup};\
         texts.innerHTML=self.lastMoveTrust?.createHTML(markup)??markup;\
         document.body.append(texts.content);"
    ))
}

/// The languages other than English.
pub(crate) fn other_languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(language, _)| *language).filter(|language| *language != ENGLISH)
}

/// The template with the text of a game in a language, or nothing if it has not been written.
pub(crate) fn template(id: &str, language: &str) -> String {
    let Some(sections) = games::prose::prose(id, language) else { return String::new() };
    let text: String = sections.iter().map(section).collect();
    format!("<template id=\"about-{}\">{text}</template>\n", name(id, language))
}

/// The name of a game’s text in a language: `nim`, or `nim.fr`; see `crates/app/src/about.rs`.
pub(crate) fn name(id: &str, language: &str) -> String {
    if language == ENGLISH { id.to_string() } else { format!("{id}.{language}") }
}

fn section(section: &Section) -> String {
    let class = match section.kind {
        SectionKind::Questions => "questions",
        SectionKind::Theory => "theory",
        SectionKind::Proof => "proof",
        SectionKind::Sources => "sources",
    };
    let blocks: String = section.blocks.iter().map(block).collect();
    format!("<section class=\"{class}\">{blocks}</section>")
}

fn block(block: &Block) -> String {
    match block {
        Block::Html(html) => (*html).to_string(),
        Block::Play { pairs, caption } => {
            format!("<p data-pairs=\"{}\">{}</p>", escaped(pairs), escaped(caption))
        }
    }
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_templates() {
        let (english, french) = (all(ENGLISH), script("fr").expect("it can be quoted"));
        assert!(english.contains("<template id=\"about-nim\">") && english.contains("two heaps"));
        assert!(french.contains("about-nim.fr") && french.contains("deux tas"));
        assert!(!english.contains(".fr\"") && !french.contains("two heaps"));
        assert!(
            english
                .contains("<template id=\"steps-nim\"><p data-step=who data-positions=\"at=1.1\">")
        );
        assert_eq!(template("nim", "xx") + &steps("nim", "xx"), "");
    }
}
