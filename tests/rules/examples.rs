//! Examples in the documentation: the name of a function that another crate uses occurs in one of them.

use crate::tidy::each_file;
use std::collections::{BTreeMap, BTreeSet};

/// Libraries whose examples need a browser. Its runner runs only tests, so that each example is one.
const IN_BROWSER: [&str; 2] = ["web-common", "worker-loop"];

/// What is found in the sources of one crate, or in all tests.
#[derive(Default)]
struct Found {
    /// Public functions, with the file of each.
    public: BTreeMap<String, String>,
    /// Words of its code.
    words: BTreeSet<String>,
    /// Words of its examples.
    shown: BTreeSet<String>,
    /// The crates that its manifest names, among other keys.
    needs: BTreeSet<String>,
}

/// The folder of the package that a file belongs to.
fn package(path: &str) -> &str {
    match path.strip_prefix("crates/") {
        Some(path) => path.split('/').next().unwrap_or(path),
        // A folder of the catalogue that only a test puts there.
        None if path.starts_with("tests/new-game") => "games",
        None => "tests",
    }
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    parts.filter(|word| !word.is_empty()).map(str::to_string)
}

/// The lines of each example in a file.
fn examples(text: &str) -> Vec<Vec<&str>> {
    let (mut within, mut all) = (false, Vec::new());
    for line in text.lines().map(str::trim) {
        let comment = line.strip_prefix("///").or(line.strip_prefix("//!")).map(str::trim);
        match comment {
            Some(fence) if fence.starts_with("```") => {
                within = !within;
                all.extend(within.then(Vec::new));
            }
            Some(line) if within => all.last_mut().expect("a fence began it").push(line),
            Some(_) => {}
            None => within = false,
        }
    }
    all
}

/// The function that a line declares as public.
fn public(line: &str) -> Option<String> {
    let line = line.trim().strip_prefix("pub ")?;
    words(line.strip_prefix("const ").unwrap_or(line).strip_prefix("fn ")?).next()
}

#[test]
fn each_function_that_another_crate_uses_is_in_an_example() {
    let mut crates = BTreeMap::<String, Found>::new();
    each_file(&["crates", "tests"], ".rs", |path, text| {
        let found = crates.entry(package(path).to_string()).or_default();
        found.shown.extend(examples(text).concat().into_iter().flat_map(words));
        for line in text.lines().filter(|line| !line.trim().starts_with("//")) {
            // Without what is between quotation marks.
            found.words.extend(line.split('"').step_by(2).flat_map(words));
            found.public.extend(public(line).map(|name| (name, path.to_string())));
        }
    });
    each_file(&["crates", "tests"], "Cargo.toml", |path, text| {
        let found = crates.get_mut(package(path)).expect("a package has sources");
        let key = |line: &str| line.split_once(" =").map(|(key, _)| key.replace('_', "-"));
        found.needs.extend(text.lines().filter_map(key));
    });
    let (mut called, mut missing) = (0, Vec::new());
    for (name, found) in &crates {
        let others = || crates.values().filter(|other| other.needs.contains(name));
        for (function, path) in &found.public {
            let shows = |found: &Found| found.shown.contains(function);
            if others().any(|other| other.words.contains(function)) {
                called += 1;
                missing.extend(
                    (!shows(found) && !others().any(shows)).then(|| format!("{path}: {function}")),
                );
            }
        }
    }
    assert!(called > 500, "{called} functions are called by another crate");
    assert!(missing.is_empty(), "functions without an example:\n{}", missing.join("\n"));
}

#[test]
fn each_example_for_a_browser_is_a_test() {
    let folders = IN_BROWSER.map(|name| format!("crates/{name}"));
    let (mut count, mut missing) = (0, Vec::new());
    each_file(&folders.each_ref().map(String::as_str), ".rs", |path, text| {
        for example in examples(text) {
            count += 1;
            if example.get(1) != Some(&"# #[wasm_bindgen_test::wasm_bindgen_test]") {
                missing.push(format!("{path}: {}", example.join(" ")));
            }
        }
    });
    assert!(count > 30, "{count} examples");
    assert!(missing.is_empty(), "examples that would not run:\n{}", missing.join("\n"));
}
