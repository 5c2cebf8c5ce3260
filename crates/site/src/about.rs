//! Puts the texts of all games into the page, for readers without WebAssembly.

use std::fs;
use std::path::Path;

use games::prose::{Block, Section, SectionKind};

use crate::ChoreResult;

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
    let texts: String = games::GAMES.iter().map(|game| template(game.card().id)).collect();
    let (before, after) = page.split_at(place);
    fs::write(&path, format!("{before}{texts}{after}")).map_err(named)
}

pub(crate) fn template(id: &str) -> String {
    let sections = games::prose::prose(id).unwrap_or_default();
    let text: String = sections.iter().map(section).collect();
    format!("<template id=\"about-{id}\">{text}</template>\n")
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
