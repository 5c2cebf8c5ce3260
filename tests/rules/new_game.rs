//! A new game folder, created in a copy of the tree, passes the same tests as all others.

use crate::tidy::{folders, root};
use games::GAMES;
use games::card::Difficulty;
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
    folders::create(&tree, "like-kayles", Some("kayles")).unwrap();
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

/// With two new games, a template and a copy of Kayles, all native tests of games pass in a copy of the tree.
#[test]
#[ignore = "soak: builds the tree anew"]
fn a_new_folder_is_a_game() {
    let tree = copied("new-game");
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
