//! Examples in the documentation: the name of a function that another crate uses occurs in one of them.

use crate::tidy::each_file;
use std::collections::{BTreeMap, BTreeSet};

/// Libraries whose functions are called from JavaScript or need a browser, where the runner of wasm-bindgen runs no
/// examples (its issue 4921).
const IN_BROWSER: [&str; 4] = ["app", "explorer", "web-common", "module"];

/// What is found in the sources of one crate, or in all tests.
#[derive(Default)]
struct Found {
    /// Public functions, with the file of each.
    public: BTreeMap<String, String>,
    /// Words of its code.
    words: BTreeSet<String>,
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    parts.filter(|word| !word.is_empty()).map(str::to_string)
}

/// The words of the examples in a file.
fn shown(text: &str) -> BTreeSet<String> {
    let (mut within, mut all) = (false, BTreeSet::new());
    for line in text.lines().map(str::trim) {
        let comment = line.strip_prefix("///").or(line.strip_prefix("//!")).map(str::trim);
        match comment {
            Some(fence) if fence.starts_with("```") => within = !within,
            Some(example) if within => all.extend(words(example)),
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
    let (mut crates, mut examples) = (BTreeMap::<String, Found>::new(), BTreeSet::new());
    each_file(&["crates", "tests"], ".rs", |path, text| {
        let parts: Vec<&str> = path.split('/').collect();
        let name = if parts[0] == "tests" { "tests" } else { parts[1] };
        let found = crates.entry(name.to_string()).or_default();
        examples.extend(shown(text));
        for line in text.lines().filter(|line| !line.trim().starts_with("//")) {
            found.words.extend(words(line));
            found.public.extend(public(line).map(|name| (name, path.to_string())));
        }
    });
    let (mut called, mut missing) = (0, Vec::new());
    for (name, found) in crates.iter().filter(|(name, _)| !IN_BROWSER.contains(&name.as_str())) {
        let others = || crates.iter().filter(|(other, _)| *other != name);
        for (function, path) in &found.public {
            if others().any(|(_, other)| other.words.contains(function)) {
                called += 1;
                missing
                    .extend((!examples.contains(function)).then(|| format!("{path}: {function}")));
            }
        }
    }
    assert!(called > 500, "{called} functions are called by another crate");
    assert!(missing.is_empty(), "functions without an example:\n{}", missing.join("\n"));
}
