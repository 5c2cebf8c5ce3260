//! Conventions of the source: the first line and the length of files, and names that they must not contain.

#[path = "../../crates/xtask/src/folders.rs"]
pub(crate) mod folders;

use crate::english::english;
use games::GAMES;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Most lines of a file.
const LINES: usize = 500;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// Calls `check` with path and text of every file in some folders.
pub(crate) fn each_file(below: &[&str], ending: &str, mut check: impl FnMut(&str, &str)) {
    let mut folders: Vec<PathBuf> = below.iter().map(|folder| root().join(folder)).collect();
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("node_modules") && !path.ends_with("target") {
                    folders.push(path);
                }
            } else if path.to_string_lossy().ends_with(ending) {
                let name = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
                check(&name, &fs::read_to_string(&path).unwrap());
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "there are no files in {below:?}");
}

/// The lines of a file that are no unit tests, without comments.
fn code<'t>(name: &str, text: &'t str) -> Vec<(usize, &'t str)> {
    let tests =
        name.ends_with("/tests.rs") || name.contains("/tests/") || name.contains("/src/testing");
    let (mut kept, mut lines) = (Vec::new(), text.lines().enumerate());
    while let Some((n, line)) = lines.next().filter(|_| !tests) {
        if line.trim().starts_with("#[cfg(test)]") {
            let item = lines.by_ref().find(|(_, line)| !line.trim().starts_with("#["));
            // A single line, such as the name of a module; else the tests, which come last.
            if item.is_some_and(|(_, line)| line.ends_with(';')) {
                continue;
            }
            break;
        }
        kept.push((n + 1, line.split("//").next().unwrap_or_default()));
    }
    kept
}

#[test]
fn files_begin_with_a_sentence_and_are_not_too_long() {
    each_file(&["crates", "tests"], ".rs", |name, text| {
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("//! ") && first.ends_with('.'), "{name}: {first}");
        let lines = text.lines().count();
        assert!(lines <= LINES, "{name} has {lines} lines, more than {LINES}");
    });
}

#[test]
fn crates_without_a_browser_forbid_unsafe_code() {
    let mut forbid = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else { continue };
        if manifest.contains("wasm-bindgen") {
            continue;
        }
        let heads = ["src/lib.rs", "src/main.rs"].map(|head| folder.join(head));
        for head in heads.iter().filter(|head| head.exists()) {
            let text = fs::read_to_string(head).unwrap();
            let forbids = text.lines().any(|line| line == "#![forbid(unsafe_code)]");
            assert!(forbids, "{}: it does not forbid unsafe code", head.display());
            forbid.push(folder.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    for name in ["kernel", "solver", "checker", "sequence", "games"] {
        assert!(forbid.iter().any(|known| known == name), "{name} was not checked");
    }
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    each_file(&["crates"], ".rs", |name, text| {
        for (n, line) in code(name, text) {
            assert!(!line.contains(".unwrap()"), "{name}:{n}: use expect with the reason");
        }
    });
}

/// What the test command leaves out is in `cargo xtask soak`, and says so.
#[test]
fn ignored_tests_are_left_to_long_runs() {
    each_file(&["crates", "tests"], ".rs", |name, text| {
        for (n, line) in text.lines().enumerate() {
            let ignored = line.trim().starts_with("#[ignore");
            assert!(!ignored || line.contains("= \"soak: "), "{name}:{}: {line}", n + 1);
        }
    });
}

#[test]
fn only_the_wire_uses_serde() {
    let crates = ["kernel", "solver", "notation", "games", "session", "app", "worker"];
    let folders: Vec<String> = crates.iter().map(|name| format!("crates/{name}/src")).collect();
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    each_file(&folders, ".rs", |name, text| {
        // The types of the wire; the types within them derive serde behind a feature.
        if name == "crates/session/src/wire.rs" || name == "crates/session/src/judgement.rs" {
            return;
        }
        for (n, line) in
            code(name, text).into_iter().filter(|(_, line)| !line.contains("feature = \"serde\""))
        {
            assert!(!line.contains("serde"), "{name}:{n}: only types of the wire may use serde");
        }
    });
}

#[test]
fn libraries_are_no_std_and_need_no_browser() {
    for name in ["kernel", "solver", "notation", "games", "session"] {
        let text = fs::read_to_string(root().join(format!("crates/{name}/src/lib.rs"))).unwrap();
        let heads = ["#![no_std]", "#![cfg_attr(not(test), no_std)]"];
        assert!(text.lines().any(|line| heads.contains(&line)), "{name}");
        let text = fs::read_to_string(root().join(format!("crates/{name}/Cargo.toml"))).unwrap();
        for guest in ["yew", "web-sys", "js-sys", "gloo", "wasm-bindgen"] {
            assert!(!text.contains(guest), "{name} must not need {guest}");
        }
    }
}

/// True if a string literal of the line contains the id as a word. An id that is also an English word is allowed in a
/// sentence.
fn names(line: &str, id: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let word = ["sum"].contains(&id);
    line.split('"').skip(1).step_by(2).filter(|text| !word || !text.contains(' ')).any(|text| {
        text.match_indices(id).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + id.len()..].chars().next();
            !before.is_some_and(part) && !after.is_some_and(part)
        })
    })
}

/// The sources of all shipped crates except these.
fn shipped(but: &[&str]) -> Vec<String> {
    let mut crates = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        // Tools, benchmarks and tests may look into game folders, but shipped code must not.
        let kept = !["xtask", "bench", "tools"].contains(&name.as_str());
        if path.is_dir() && kept && !but.contains(&name.as_str()) {
            crates.push(format!("crates/{name}/src"));
        }
    }
    crates
}

/// Calls `check` with each file, its text, and each game whose folder does not contain the file.
fn each_foreign_game(crates: &[String], mut check: impl FnMut(&str, &str, &str)) {
    let crates: Vec<&str> = crates.iter().map(String::as_str).collect();
    each_file(&crates, ".rs", |name, text| {
        for game in GAMES {
            let id = game.card().id;
            let own = format!("crates/games/src/catalog/{id}/");
            if name != "crates/games/src/catalog/mod.rs" && !name.starts_with(&own) {
                check(name, text, id);
            }
        }
    });
}

#[test]
fn a_game_is_named_only_in_its_own_folder() {
    // The page of tables, the notation of rules and the pages for authors name games as the literature does.
    let named = ["checker", "cli", "study", "explorer", "notation", "sequence", "site"];
    each_foreign_game(&shipped(&named), |name, text, id| {
        // The sum of games names its possible parts.
        if name.starts_with("crates/games/src/catalog/sum/") {
            return;
        }
        // A game names those that it is in disguise.
        let catalogued = name.starts_with("crates/games/src/catalog/");
        let disguise = |line: &str| line.contains("Twin::") || line.contains(".twin(");
        for (n, line) in code(name, text) {
            let free = catalogued && disguise(line);
            assert!(free || !names(line, id), "{name}:{n} names the game {id}");
        }
    });
}

/// The first name of each path through the catalogue in a line of code.
fn through_catalog(line: &str) -> Vec<String> {
    let name = |path: &str| {
        let path = path.trim_start();
        path.chars().take_while(|c| c.is_ascii_alphanumeric() || "_*".contains(*c)).collect()
    };
    let paths = line.match_indices("catalog").filter_map(|(at, word)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        match after.strip_prefix("::") {
            Some(after) => Some(after),
            // The module itself, perhaps under another name.
            None => before.ends_with("::").then_some("*"),
        }
    });
    let each = paths.flat_map(|path| match path.strip_prefix('{') {
        Some(list) => list.split(',').map(name).collect(),
        None => vec![name(path)],
    });
    each.collect()
}

/// Other code has no path through the catalogue to the items of a folder, and no names of its symbols.
#[test]
fn items_and_symbols_of_a_folder_are_used_only_there() {
    let crates = shipped(&[]);
    let mut paths = 0;
    each_file(&crates.iter().map(String::as_str).collect::<Vec<_>>(), ".rs", |name, text| {
        let inside = name.strip_prefix("crates/games/src/catalog/").unwrap_or_default();
        if inside == "mod.rs" {
            return;
        }
        let own = inside.split('/').next().unwrap_or_default().replace('-', "_");
        let within = inside.matches('/').count() - usize::from(inside.ends_with("/mod.rs"));
        for (n, line) in code(name, text) {
            for reached in through_catalog(line) {
                let known = ["GAMES", "JUDGED", "PARTS", &own].contains(&reached.as_str());
                assert!(known, "{name}:{n} reaches catalog::{reached}");
                paths += 1;
            }
            let out = "super::".repeat(within + 1);
            assert!(inside.is_empty() || !line.contains(&out), "{name}:{n} leaves its folder");
        }
    });
    assert!(paths > 2, "{paths}");
    each_foreign_game(&crates, |name, text, id| {
        for (n, line) in code(name, text) {
            assert!(!line.contains(&format!("\"#{id}-")), "{name}:{n} draws a symbol of {id}");
        }
    });
}

#[test]
fn paths_through_the_catalogue_are_found() {
    for (line, reached) in [
        ("use crate::catalog::nim::Nim;", vec!["nim"]),
        ("use games::catalog::{GAMES, nim::Nim, kayles};", vec!["GAMES", "nim", "kayles"]),
        ("use games::catalog as other;", vec!["*"]),
        ("let a = catalog::chomp::bars(1, 2) + catalog::wythoff::x();", vec!["chomp", "wythoff"]),
        ("fn games(catalog: &Path) {", vec![]),
    ] {
        assert_eq!(through_catalog(line), reached, "{line}");
    }
}

#[test]
fn a_citation_names_the_version() {
    let citation = fs::read_to_string(root().join("CITATION.cff")).unwrap();
    let version = format!("\nversion: {}\n", env!("CARGO_PKG_VERSION"));
    assert!(citation.contains(&version), "{version}");
}

#[test]
fn the_generated_lists_are_up_to_date() {
    for listing in folders::listings(&root()).unwrap() {
        assert!(!listing.stale(), "{}: run cargo xtask sync", listing.path.display());
    }
}

#[test]
fn cards_are_complete() {
    let mut titles = BTreeSet::new();
    for game in GAMES {
        let card = game.card();
        let folder = root().join("crates/games/src/catalog").join(card.id);
        assert!(folder.join("mod.rs").is_file(), "{}: the folder has another name", card.id);
        let [title, summary, rule, naive, search] =
            [card.title, card.summary, card.rule, card.naive, card.search]
                .map(|words| english(&words()));
        for text in [&title, &summary, &rule, &naive] {
            assert!(!text.is_empty() && text.trim() == text, "{}: {text:?}", card.id);
        }
        assert!(titles.insert(title.clone()), "{title} is the title of two games");
        assert!(summary.ends_with('.') && summary.chars().count() <= 80, "{}", card.id);
        let keys: BTreeSet<&str> = card.fields.iter().map(|field| field.key).collect();
        assert!(keys.len() == card.fields.len() && !keys.contains("at"), "{}", card.id);
        if games::prose::draft(card.id) {
            continue;
        }
        let ends = |c: char| ['.', '?', '!'].contains(&c);
        assert!(rule.ends_with('.') && rule.matches(ends).count() == 3, "{}: {rule}", card.id);
        let words: BTreeSet<&str> = search.split(' ').collect();
        assert_eq!(words.len(), search.split(' ').count(), "{}: a word twice", card.id);
        assert!(words.len() >= 5 && !words.contains(""), "{}: search words", card.id);
        let starts: BTreeSet<String> =
            card.starts.iter().map(|start| english(&(start.name)())).collect();
        assert_eq!(starts.len(), card.starts.len(), "{}", card.id);
    }
}

/// The ids in a text that follow `before`: of symbols that it defines, or of references to them.
fn ids_after(text: &str, before: &str) -> BTreeSet<String> {
    let pieces = text.split(before).skip(1);
    let ids = pieces.filter_map(|piece| Some(piece.split_once('"')?.0.to_string()));
    ids.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')).collect()
}

/// The symbols of a folder begin with the id of its game, and are exactly those that its code draws.
#[test]
fn symbols_of_folders_are_drawn_by_them() {
    let mut all = 0;
    for game in GAMES {
        let id = game.card().id;
        let folder = root().join("crates/games/src/catalog").join(id);
        let mut sources = String::new();
        each_file(&[&format!("crates/games/src/catalog/{id}")], ".rs", |_, text| sources += text);
        let art = fs::read_to_string(folder.join("art.svg")).unwrap_or_default();
        let (there, drawn) = (ids_after(&art, "<symbol id=\""), ids_after(&sources, "\"#"));
        // A folder refers to shared symbols only by constants of the kits.
        assert_eq!(there, drawn, "{id}");
        assert!(
            there.iter().all(|symbol| symbol.starts_with(&format!("{id}-"))),
            "{id}: {there:?}"
        );
        all += there.len();
    }
    assert!(all >= 11, "{all}");
}

/// Each shared symbol is drawn by a kit or by the page itself, and kits draw only symbols that exist.
#[test]
fn shared_symbols_are_drawn_by_kits_and_the_page() {
    let named = |folder: &str| {
        let mut ids = BTreeSet::new();
        each_file(&[folder], ".rs", |_, text| ids.extend(ids_after(text, "\"#")));
        ids
    };
    let kits = named("crates/games/src/kits");
    let mut drawn = &kits | &named("crates/app/src");
    drawn.extend(ids_after(&fs::read_to_string(root().join("index.html")).unwrap(), "\"#"));
    let art = fs::read_to_string(root().join("web/symbols.svg")).unwrap();
    let there = ids_after(&art, "<symbol id=\"");
    let absent: Vec<&String> = there.difference(&drawn).collect();
    assert!(absent.is_empty(), "nothing draws {absent:?}");
    let unknown: Vec<&String> = kits.difference(&there).collect();
    assert!(unknown.is_empty(), "a kit draws {unknown:?}");
}
