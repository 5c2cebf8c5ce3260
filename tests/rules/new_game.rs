//! A new game folder, put into a copy of the tree, passes the same tests as all others.

use crate::tidy::{folders, root};
use games::GAMES;
use games::card::Difficulty;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Copies files and folders, except `node_modules`.
fn copy(from: &Path, to: &Path) {
    if from.is_file() {
        fs::copy(from, to).unwrap();
        return;
    }
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if name != "node_modules" {
            copy(&entry.path(), &to.join(name));
        }
    }
}

/// A copy of the tree without build output, in a folder of this name.
fn copied(name: &str) -> PathBuf {
    let tree = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&tree);
    fs::create_dir_all(&tree).unwrap();
    for entry in fs::read_dir(root()).unwrap() {
        let entry = entry.unwrap();
        if ![".git", ".cache", "target", "dist"]
            .iter()
            .any(|left_out| entry.file_name() == *left_out)
        {
            copy(&entry.path(), &tree.join(entry.file_name()));
        }
    }
    tree
}

/// A new folder needs a valid name, and no generated list is stale after it is created.
#[test]
fn a_new_folder_is_named_and_listed() {
    let tree = copied("new-folder");
    for bad in
        ["", "Nim", "2-piles", "a--b", "a-", "../x", "match", "index", "é", GAMES[0].card().id]
    {
        let error = folders::create(&tree, bad, None).expect_err(bad);
        assert!(!error.contains('\n') && error.contains("game"), "{error}");
    }
    assert!(folders::sync(&tree).unwrap().is_empty());
    assert!(folders::create(&tree, "of-its-own", Some("quite-old")).is_err());
    folders::create(&tree, "of-its-own", None).unwrap();
    // Only one game has the difficulty `Begin`, so a copy of that game gets another one.
    let first = |game: &&&games::game::Game| game.card().difficulty == Difficulty::Begin;
    let first = GAMES.iter().find(first).unwrap().card().id;
    let made = folders::create(&tree, "like-the-first", Some(first)).unwrap();
    let card = fs::read_to_string(made.join("mod.rs")).unwrap();
    assert!(card.contains("words!(\"like-the-first\")"), "it uses its own messages: {card}");
    assert!(card.contains("Difficulty::Easy") && !card.contains("Difficulty::Begin"), "{card}");
    let stale: Vec<_> =
        folders::listings(&tree).unwrap().into_iter().filter(folders::Listing::stale).collect();
    assert!(stale.is_empty());
    fs::remove_dir_all(&tree).unwrap();
}

/// The words of a text in which a name occurs, apart from paths and variants in code.
fn naming(text: &str, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(name) {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | ':');
        if !before.ends_with(part) && !after.starts_with(part) {
            let line = before.rsplit('\n').next().unwrap_or_default();
            found.push(format!("{line}{name}{}", after.lines().next().unwrap_or_default()));
        }
    }
    found
}

/// Whatever game a new one begins as, no text of its folder speaks of that game.
#[test]
fn a_new_folder_does_not_speak_of_its_model() {
    let tree = copied("model");
    let models = GAMES.iter().map(|game| game.card());
    let named = models.map(|card| (Some(card.id), crate::english::english(&(card.title)())));
    let smallest = (None, "Row of Counters".to_string());
    for (like, title) in named.chain([smallest]) {
        let made = folders::create(&tree, "brand-new", like).unwrap();
        let id = like.unwrap_or("row-of-counters");
        for (path, text) in contents(&made) {
            let text = String::from_utf8_lossy(&text).into_owned();
            for name in [&title, &title.replace('’', "'")] {
                let found = naming(&text, name);
                assert!(found.is_empty(), "{}: {found:?}", path.display());
            }
            // An id is often a word of the language as well, so that only what names it as an id counts.
            let named = format!("words!(\"{id}\")");
            assert!(!text.contains(&named), "{}: {named}", path.display());
        }
        fs::remove_dir_all(&made).unwrap();
    }
    fs::remove_dir_all(&tree).unwrap();
}

/// The page on adding a game shows the smallest one as it is, which the test below compiles.
#[test]
fn the_page_on_adding_a_game_shows_the_smallest_one() {
    let docs = root().join("docs");
    let page = fs::read_to_string(docs.join("add-a-game.md")).unwrap();
    let files = contents(&docs.join("new-game"));
    let fences = page.split("```").skip(1).step_by(2).filter_map(|fence| fence.split_once('\n'));
    let shown: Vec<_> = fences.filter(|(kind, _)| *kind != "sh").collect();
    assert!(shown.len() >= 4);
    for (kind, text) in shown {
        let there = files.values().any(|file| String::from_utf8_lossy(file).contains(text));
        assert!(there, "no file has this {kind}:\n{text}");
    }
}

/// A game that is no copy: its positions, board, recipe and words are its own.
const OWN: &str = "coins-on-stairs";

/// Puts its folder into the catalogue of a tree, and writes the lists.
fn with_own_game(tree: &Path) {
    copy(&tree.join("tests/new-game"), &tree.join("crates/games/src/catalog").join(OWN));
    folders::sync(tree).unwrap();
}

/// The game of `tests/new-game` is compiled with the catalogue, and nothing but generated lists has changed.
#[test]
fn a_game_of_its_own_is_a_folder_and_nothing_else() {
    let tree = copied("own-game");
    let generated: Vec<PathBuf> =
        folders::listings(&tree).unwrap().into_iter().map(|listing| listing.path).collect();
    let before = contents(&tree);
    with_own_game(&tree);
    let own = tree.join("crates/games/src/catalog").join(OWN);
    let after = contents(&tree);
    // A new folder is complete as well, and so is one like any other game.
    folders::create(&tree, "of-its-own", None).unwrap();
    for game in GAMES {
        let id = game.card().id;
        folders::create(&tree, &format!("like-{id}"), Some(id)).unwrap();
    }
    for (path, text) in &after {
        let same = before.get(path) == Some(text);
        let listed = generated.contains(path) || path.starts_with(&own);
        assert!(same || listed, "{} has changed", path.display());
    }
    let lists = generated.iter().filter(|path| before.get(*path) != after.get(*path)).count();
    assert!(lists >= 3, "only {lists} lists have changed");
    let check = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--package", "last-move-games"])
        .current_dir(&tree)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-game-target"))
        .output()
        .unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    fs::remove_dir_all(&tree).unwrap();
}

/// All files of a tree.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => all.extend(contents(&path)),
            false => drop(all.insert(path.clone(), fs::read(&path).unwrap())),
        }
    }
    all
}

/// With three new games, one of its own, a template and a copy of Kayles, all native tests of games pass in a copy of the
/// tree.
#[test]
#[ignore = "soak: builds the tree anew"]
fn a_new_folder_is_a_game() {
    let tree = copied("new-game");
    with_own_game(&tree);
    folders::create(&tree, "quite-new", None).unwrap();
    folders::create(&tree, "as-kayles", Some("kayles")).unwrap();
    let packages = ["solver", "games", "session", "embed", "tests", "cli"];
    let packages =
        packages.iter().flat_map(|name| ["--package".into(), format!("last-move-{name}")]);
    let tests = Command::new(env!("CARGO"))
        .args(["test", "--offline", "--no-fail-fast", "--lib", "--bins", "--tests"])
        .args(packages)
        .current_dir(&tree)
        .env("LAST_MOVE_GOLDEN", "new")
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game-target"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&tests.stdout);
    let errors = String::from_utf8_lossy(&tests.stderr);
    assert!(tests.status.success(), "{said}\n{errors}");
    assert!(said.contains("test result: ok."), "{said}");
    fs::remove_dir_all(&tree).unwrap();
}
