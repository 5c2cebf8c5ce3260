//! The structure of the crates that show something: no large circles of modules, structs or scattered `impl`s.

use crate::tidy::each_file;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The crates of the pages.
const PAGES: [&str; 3] = ["app", "explorer", "study"];
/// Others with structs that hold a state.
const OTHERS: [&str; 5] = ["session", "embed", "games", "solver", "web-common"];
/// Most files in a circle of modules that use each other.
const CIRCLE: usize = 3;
/// Most fields of a struct.
const FIELDS: usize = 14;
/// Most files with an `impl` of one type.
const IMPLS: usize = 8;

/// The source files of a crate by their module, such as `ui/board`.
fn modules(name: &str) -> BTreeMap<String, String> {
    let top = format!("crates/{name}/src");
    let mut all = BTreeMap::new();
    each_file(&[&top], ".rs", |path, text| {
        let module = module_of(Path::new(path).strip_prefix(&top).unwrap());
        all.insert(module, text.to_string());
    });
    all
}

fn module_of(path: &Path) -> String {
    let name = path.with_extension("").to_string_lossy().into_owned();
    name.strip_suffix("/mod").unwrap_or(&name).to_string()
}

/// The modules that a file imports: the longest part of each path that is a file.
fn imports(text: &str, all: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in text.split("use crate::").skip(1) {
        let statement = path.split(';').next().unwrap_or_default();
        let (stem, list) = statement.split_once('{').unwrap_or((statement, ""));
        let stem = stem.trim_end_matches("::");
        let names = list.trim_end_matches('}').split(',').map(|name| name.trim());
        for name in names {
            let mut path = format!("{stem}::{name}").trim_end_matches("::").replace("::", "/");
            while !all.contains_key(&path) {
                let Some((above, _)) = path.rsplit_once('/') else { break };
                path = above.to_string();
            }
            found.extend(all.contains_key(&path).then_some(path));
        }
    }
    found
}

/// The modules that can be reached from one by imports.
fn reached<'a>(from: &'a str, uses: &'a BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&'a str> {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(module) = open.pop() {
        for next in &uses[module] {
            if seen.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    seen
}

#[test]
fn no_large_circle_of_modules_imports_itself() {
    for name in PAGES {
        let all = modules(name);
        let uses: BTreeMap<String, BTreeSet<String>> =
            all.iter().map(|(module, text)| (module.clone(), imports(text, &all))).collect();
        assert!(uses.values().map(BTreeSet::len).sum::<usize>() > all.len(), "{name}: few imports");
        for module in all.keys() {
            let circle: Vec<&str> = reached(module, &uses)
                .into_iter()
                .filter(|other| reached(other, &uses).contains(module.as_str()))
                .collect();
            assert!(circle.len() <= CIRCLE, "{name}: {circle:?} import each other");
        }
    }
}

/// The names of structs with the number of their fields.
fn structs(text: &str) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let begins = line.split_whitespace().any(|word| word == "struct") && line.ends_with('{');
        if begins && !line.trim_start().starts_with("//") {
            let name = line.split("struct ").nth(1).unwrap_or_default();
            let body = lines.by_ref().take_while(|line| line.trim() != "}");
            let field = |line: &&str| {
                let line = line.trim().trim_start_matches("pub(crate) ").trim_start_matches("pub ");
                line.split_once(": ").is_some_and(|(name, _)| {
                    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
                })
            };
            found.push((name.trim_end_matches(" {").to_string(), body.filter(field).count()));
        }
    }
    found
}

#[test]
fn structs_are_small_and_stand_in_few_files() {
    for name in PAGES.into_iter().chain(OTHERS) {
        let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut most = 0;
        for (module, text) in modules(name) {
            for (of, fields) in structs(&text) {
                assert!(fields <= FIELDS, "{name}/{module}: {of} has {fields} fields");
                most = most.max(fields);
            }
            for line in text.lines().filter(|line| line.starts_with("impl ")) {
                let of = line.trim_start_matches("impl ").trim_end_matches(" {").to_string();
                if !of.contains(" for ") {
                    places.entry(of).or_default().insert(module.clone());
                }
            }
        }
        assert!(most > 2, "{name}: no fields were found");
        for (of, files) in places {
            assert!(files.len() <= IMPLS, "{name}: `impl {of}` stands in {files:?}");
        }
    }
}
