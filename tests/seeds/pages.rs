//! Each erratum of a source is mentioned in the texts of its games, and its number does not appear on a page.

use crate::index::ERRATA;
use games::GAMES;
use games::prose::{Block, prose};
use messages::LANGUAGES;
use std::collections::BTreeSet;
use std::fs;

/// The numbers of the errata that a game's text marks in its check blocks.
fn marked(id: &str) -> Vec<u32> {
    let catalog = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/games/src/catalog");
    let file = format!("{catalog}/{id}/about.md");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let marks = text.lines().filter_map(|line| line.strip_prefix("erratum E"));
    let number = |mark: &str| mark.split_once(" = ")?.0.parse().ok();
    marks.map(|mark| number(mark).unwrap_or_else(|| panic!("{file}: erratum E{mark}"))).collect()
}

/// `tests/laws/prose.rs` checks that the words of a mark occur in the text.
#[test]
fn every_erratum_is_marked_in_the_texts_of_its_games() {
    let found: BTreeSet<(u32, &str)> = GAMES
        .iter()
        .flat_map(|game| marked(game.card().id).into_iter().map(|number| (number, game.card().id)))
        .collect();
    let listed = ERRATA.iter().flat_map(|(number, pages, _)| pages.iter().map(|id| (*number, *id)));
    assert_eq!(found, listed.collect());
}

#[test]
fn no_mark_reaches_a_page() {
    for game in GAMES {
        let id = game.card().id;
        let texts = LANGUAGES.iter().filter_map(|(language, _)| prose(id, language));
        for block in texts.flatten().flat_map(|section| section.blocks) {
            let shown = match block {
                Block::Html(html) => html,
                Block::Play { caption, .. } => caption,
            };
            assert!(!shown.contains("erratum"), "{id}: {shown}");
            let word =
                |word: &str| word.strip_prefix('E').is_some_and(|n| n.parse::<u32>().is_ok());
            let mut words = shown.split(|c: char| !c.is_ascii_alphanumeric());
            assert!(!words.any(word), "{id}: {shown}");
        }
    }
}
