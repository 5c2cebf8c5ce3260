//! A seed deals the same starts for ever: classes compare notes on them, and lessons name their numbers.
//!
//! `tests/golden/seeds.tsv` has the game, the query of a frame, and the first starts that it deals.
//! `LAST_MOVE_GOLDEN=new` appends those of games and settings without a line; existing lines never change.

use embed::test_host::TestHost;
use games::card::Card;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How many starts of each row are kept.
const DEALS: usize = 4;

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/seeds.tsv")
}

/// The queries of a game: both players in turn, another seed, and the settings of its named starts.
fn queries(card: &Card) -> Vec<String> {
    let mut queries = ["seed=2026", "seed=2026&players=you-second", "seed=7&players=two"]
        .map(String::from)
        .to_vec();
    let settings: BTreeSet<String> = card
        .starts
        .iter()
        .map(|start| start.pairs.split('&').filter(|pair| !pair.starts_with("at=")))
        .map(|pairs| pairs.collect::<Vec<_>>().join("&"))
        .filter(|pairs| !pairs.is_empty())
        .collect();
    queries.extend(settings.iter().map(|pairs| format!("{pairs}&seed=2026")));
    queries
}

/// The first starts that a frame deals.
fn dealt(game: &str, query: &str) -> String {
    let mut host = TestHost::open(game, query, "").unwrap();
    let mut starts = Vec::new();
    for _ in 0..DEALS {
        host.say("{\"gizmo\":1,\"type\":\"new-game\"}");
        assert!(host.think(), "{game}?{query}");
        assert_eq!(host.session.position(0).code(), host.session.at(), "{game}?{query}");
        starts.push(host.session.at().to_string());
    }
    starts.join(" ")
}

#[test]
fn a_seed_deals_the_starts_that_it_has_always_dealt() {
    let path = file();
    let mut text = fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeMap<(&str, &str), &str> = text
        .lines()
        .map(|line| line.split('\t').collect::<Vec<_>>())
        .map(|fields| match fields[..] {
            [game, query, starts] => ((game, query), starts),
            _ => panic!("{fields:?}"),
        })
        .collect();
    for ((game, query), starts) in &known {
        assert!(games::find(game).is_some(), "{game}: lessons name its seeds, but it is gone");
        assert_eq!(dealt(game, query), *starts, "{game}?{query}");
    }
    let mut more = String::new();
    for card in games::GAMES.iter().map(|game| game.card()) {
        for query in queries(card) {
            if !known.contains_key(&(card.id, query.as_str())) {
                more += &format!("{}\t{query}\t{}\n", card.id, dealt(card.id, &query));
            }
        }
    }
    if !more.is_empty() && std::env::var("LAST_MOVE_GOLDEN").as_deref() == Ok("new") {
        text += &more;
        fs::write(&path, text).unwrap();
    } else {
        assert_eq!(more, "", "{}: these are new", path.display());
    }
}
