//! The licences of the project and of all code compiled into its programs, as files that ship with them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::frames::{read, write};
use crate::{ChoreResult, install, place};

/// The folder beside the pages.
pub(crate) const FOLDER: &str = "licences";
/// The file with the licences of others.
pub(crate) const THIRD_PARTY: &str = "THIRD-PARTY.txt";
/// The licences of the project.
const OWN: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];
/// The programs that visitors load, and the JavaScript module.
const PROGRAMS: [&str; 5] = [
    "last-move-app",
    "last-move-worker",
    "last-move-explorer",
    "last-move-tables",
    "last-move-module",
];
/// The licence of the library that makes QR codes.
const CODES: &str = "uqr/LICENSE";
/// Scripts of others that the pages load, all of them under [`COMMON`].
const VENDORED: &str = "web/vendor";
/// Beginnings of the names of licence files, in lower case.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "authors"];
/// The licence used for a package that ships no text of one: it needs no author's name.
const COMMON: &str = "Apache-2.0";

/// A package that is compiled in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shipped {
    name: String,
    version: String,
    /// The expression in its manifest.
    licence: String,
    folder: PathBuf,
}

pub(crate) fn files(staging: &Path) -> ChoreResult {
    let folder = staging.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for name in OWN {
        write(&folder.join(format!("{name}.txt")), &read(&place::root().join(name))?)?;
    }
    write(&folder.join(THIRD_PARTY), &third_party()?)
}

/// The metadata of cargo for all packages, or for those of one target.
pub fn metadata(target: Option<&str>) -> Result<Value, String> {
    let mut ask = Command::new(place::cargo());
    ask.args(["metadata", "--locked", "--format-version", "1"]).current_dir(place::root());
    if let Some(target) = target {
        ask.args(["--filter-platform", target]);
    }
    let out = ask.output().map_err(|error| format!("cargo metadata: {error}"))?;
    if !out.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&out.stderr).trim()));
    }
    serde_json::from_slice(&out.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// A list in the metadata; empty if there is none.
///
/// ```
/// use site::licences::{list, metadata, text};
/// let all = metadata(None).expect("cargo knows the project");
/// let ours = list(&all, "packages").iter().filter(|one| text(one, "name") == "last-move-kernel");
/// assert_eq!(ours.count(), 1);
/// assert!(list(&all, "no such list").is_empty() && text(&all, "no such text").is_empty());
/// ```
pub fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// A text in the metadata; empty if there is none.
pub fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

/// Packages of others in the programs, by name. Macros and build scripts run on the builder's machine alone.
fn shipped(metadata: &Value) -> Vec<Shipped> {
    let by_id = |all: &'static str| move |one: &Value| text(one, all).to_string();
    let packages: BTreeMap<String, &Value> =
        list(metadata, "packages").iter().map(|one| (by_id("id")(one), one)).collect();
    let nodes: BTreeMap<String, &Value> =
        list(&metadata["resolve"], "nodes").iter().map(|one| (by_id("id")(one), one)).collect();
    let ours = |id: &&String| PROGRAMS.contains(&text(packages[*id], "name"));
    let mut open: Vec<String> = packages.keys().filter(ours).cloned().collect();
    let (mut seen, mut found) = (BTreeSet::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        let (Some(package), Some(node)) = (packages.get(&id), nodes.get(&id)) else { continue };
        let kinds = list(package, "targets").iter().flat_map(|target| list(target, "kind"));
        if !seen.insert(id) || kinds.into_iter().any(|kind| kind == "proc-macro") {
            continue;
        }
        if !package["source"].is_null() {
            let folder = Path::new(text(package, "manifest_path")).parent();
            found.insert(Shipped {
                name: text(package, "name").to_string(),
                version: text(package, "version").to_string(),
                licence: text(package, "license").to_string(),
                folder: folder.unwrap_or(Path::new("")).to_path_buf(),
            });
        }
        for needed in list(node, "deps") {
            if list(needed, "dep_kinds").iter().any(|kind| kind["kind"].is_null()) {
                open.push(text(needed, "pkg").to_string());
            }
        }
    }
    found.into_iter().collect()
}

/// The licences of a package, in the order of their file names.
fn texts(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let named = |path: &&PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin))
    };
    paths.iter().filter(named).map(|path| read(path)).collect()
}

/// Name and version of a vendored script, from its first line.
fn named(script: &str) -> Option<(&str, &str)> {
    let first = script.lines().next()?;
    first.strip_prefix("/** ")?.strip_suffix(" */")?.rsplit_once('@')
}

/// The scripts of others, by the names of their files.
fn scripts() -> Result<Vec<String>, String> {
    let entries = fs::read_dir(place::root().join(VENDORED))
        .map_err(|error| format!("{VENDORED}: {error}"))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// Every package with its licence, and each licence once.
pub(crate) fn third_party() -> Result<String, String> {
    let metadata = metadata(Some(install::WASM))?;
    let mut parts = Vec::new();
    for package in shipped(&metadata) {
        let name = format!("{} {}", package.name, package.version);
        parts.push((name, package.licence, texts(&package.folder)?));
    }
    for script in scripts()? {
        let (name, version) = named(&script)
            .ok_or_else(|| format!("{VENDORED}: the first line of a script names no package"))?;
        parts.push((format!("{name} {version}"), COMMON.to_string(), Vec::new()));
    }
    let rust = "the Rust standard library".to_string();
    parts.push((rust, "MIT OR Apache-2.0".to_string(), Vec::new()));
    if let Some(path) = install::npm_script(CODES) {
        parts.push(("uqr".to_string(), "MIT".to_string(), vec![read(&path)?]));
    }
    together(&parts, &read(&place::root().join("LICENSE-APACHE"))?)
}

/// The list of parts (name, licence, texts), followed by each text under its number.
fn together(parts: &[(String, String, Vec<String>)], common: &str) -> Result<String, String> {
    let mut known: Vec<(String, &str)> = Vec::new();
    let mut listed = String::from(
        "What others wrote and Last Move contains. Each line names a package, the licences under which its\n\
         authors offer it, and the numbers of the texts below that came with it.\n\
         The typeface Literata lies in the folder fonts, with its licence in OFL.txt.\n\n",
    );
    for (name, licence, texts) in parts {
        if texts.is_empty() && !licence.contains(COMMON) {
            return Err(format!("{name}: it ships no licence, and {licence} has no text here"));
        }
        let own = texts.iter().map(String::as_str);
        let mut numbers = Vec::new();
        for text in own.chain(texts.is_empty().then_some(common)) {
            // Texts are the same if they differ in line breaks alone.
            let words: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let at = known.iter().position(|(had, _)| *had == words);
            numbers.push(format!("[{}]", at.unwrap_or(known.len()) + 1));
            if at.is_none() {
                known.push((words, text));
            }
        }
        listed += &format!("{name}: {licence} {}\n", numbers.join(" "));
    }
    for (i, (_, text)) in known.iter().enumerate() {
        listed += &format!("\n\n======== [{}] ========\n\n{}\n", i + 1, text.trim_end());
    }
    Ok(listed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_that_is_compiled_in_has_its_licence() {
        let metadata = metadata(Some(install::WASM)).expect("cargo tells");
        let all = shipped(&metadata);
        let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
        for known in ["yew", "wasm-bindgen", "js-sys", "postcard", "rlsf", "spin"] {
            assert!(names.contains(&known), "{known} is in the programs");
        }
        for foreign in ["syn", "proptest", "serde_derive", "tiny_http", "math-core"] {
            assert!(!names.contains(&foreign), "{foreign} is in no program");
        }
        let text = third_party().expect("each has a text");
        for one in all {
            let line = format!("\n{} {}: {} [", one.name, one.version, one.licence);
            assert!(text.contains(&line), "{line}");
        }
        for part in ["Apache License", "Permission is hereby granted", "UNICODE LICENSE"] {
            assert!(text.contains(part), "{part}");
        }
    }

    /// Scripts of others are shipped as programs are.
    #[test]
    fn every_script_of_others_has_its_licence() {
        let text = third_party().expect("each has a text");
        let scripts = scripts().expect("they are text");
        assert!(!scripts.is_empty());
        for script in scripts {
            let (name, version) = named(&script).expect("its first line names it");
            let line = format!("\n{name} {version}: Apache-2.0 [");
            assert!(text.contains(&line), "{line}");
        }
        assert_eq!(named("/** @a/b@1.2 */\nx"), Some(("@a/b", "1.2")));
        assert_eq!(named("// a@1\n"), None);
    }

    #[test]
    fn the_same_text_stands_once_and_a_missing_one_is_noticed() {
        let part = |name: &str, licence: &str, texts: &[&str]| {
            (name.to_string(), licence.to_string(), texts.iter().map(|t| t.to_string()).collect())
        };
        let parts = [
            part("a 1", "MIT", &["by  a\nand b"]),
            part("b 2", "MIT", &["by a and\n\nb", "more"]),
            part("c 3", "MIT OR Apache-2.0", &[]),
        ];
        let text = together(&parts, "common").expect("each has one");
        assert!(text.contains("\na 1: MIT [1]\nb 2: MIT [1] [2]\nc 3: MIT OR Apache-2.0 [3]\n"));
        assert_eq!(text.matches("========\n\n").count(), 3, "{text}");
        let bare = together(&[part("d 4", "MIT", &[])], "common");
        assert!(bare.is_err_and(|error| error.contains("d 4")));
    }
}
