//! Published addresses and states open for ever.
//!
//! Each game has a golden file in `tests/golden/v1` with query, fragment, state and the position that they show.
//! `LAST_MOVE_GOLDEN=new` writes the file of a game that has none; existing lines never change.

use embed::open::{fragment, restored, state};
use embed::table;
use session::Session;
use session::link::{self, Link};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/v1")
}

/// The session at an address after some legal moves, so that it has a history.
fn after(game: &str, pairs: &str, moves: usize) -> Session {
    let link = Link { game: game.to_string(), pairs: link::pairs(pairs) };
    let (mut session, wrong) = Session::open(&link).unwrap();
    assert_eq!(wrong, None, "{game}?{pairs}");
    for _ in 0..moves {
        let Some(mv) = solver::play::moves(session.shown().moves(), 2).pop() else { break };
        let mut pairs = session.link().pairs;
        let text = session.notation(session.cursor(), &mv);
        match pairs.iter_mut().find(|(key, _)| key == "do") {
            Some((_, done)) => *done = format!("{done},{text}"),
            None => pairs.push(("do".to_string(), text)),
        }
        session = Session::open(&Link { game: game.to_string(), pairs }).unwrap().0;
    }
    session
}

fn lines(game: &str) -> String {
    let card = games::find(game).unwrap().card();
    let mut text = String::new();
    let mut put = |query: &str, session: &Session| {
        let shown = fragment(session, None);
        text += &format!("{query}\t{shown}\t{}\t{}\n", state(session), session.at());
    };
    put("", &after(game, "", 0));
    put("", &after(game, "", 3));
    put("", &after(game, card.shelf, 2));
    for start in card.starts {
        put("players=two&theme=dark", &after(game, &format!("{}&players=two", start.pairs), 2));
    }
    put("level=slips", &after(game, "level=slips&seed=12&players=watch&show=values", 4));
    text
}

#[test]
fn every_published_address_and_state_still_opens() {
    for game in games::GAMES {
        let id = game.card().id;
        let path = folder().join(format!("{id}.tsv"));
        if !path.exists() && std::env::var("LAST_MOVE_GOLDEN").as_deref() == Ok("new") {
            fs::write(&path, lines(id)).unwrap();
        }
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; a new game needs a file", path.display()));
        assert!(text.lines().count() >= 4, "{id}");
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [query, fragment, kept, at] = fields[..] else { panic!("{id}: {line}") };
            let opened = embed::open(id, query, fragment).unwrap();
            assert_eq!(opened.wrong, [], "{id}: {line}");
            assert_eq!(opened.session.at(), at, "{id}: {line}");
            let session =
                restored(id, kept).unwrap_or_else(|trouble| panic!("{line}: {trouble:?}"));
            assert_eq!(session.at(), at, "{id}: {line}");
            assert_eq!(session.line(), opened.session.line(), "{id}: {line}");
        }
    }
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let id = name.strip_suffix(".tsv").unwrap_or_default();
        let known = id == table::NAME || games::find(id).is_some();
        assert!(known, "{name}: links to this game were published, but it is gone");
    }
}

/// Each line has a query, a fragment, a state, and the address that they open.
#[test]
fn every_published_table_still_opens() {
    let path = folder().join("table.tsv");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.lines().count() >= 20);
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [query, fragment, kept, words] = fields[..] else { panic!("{line}") };
        let opened = table::open(query, fragment);
        assert_eq!((opened.wrong, opened.unknown), (vec![], vec![]), "{line}");
        assert_eq!(opened.address.to_string(), words, "{line}");
        let address = table::restored(kept).unwrap_or_else(|trouble| panic!("{line}: {trouble:?}"));
        assert_eq!(address.to_string(), words, "{line}");
    }
}
